// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/base/text.h"

#include <string>
#include <string_view>
#include <vector>

namespace xuanka {

/// A comma-separated table with a head (RFC 4180: quotes, doubled quotes, line ends of any kind, an
/// optional byte-order mark). A row with fewer cells than the head lacks the last columns; one with
/// more is an error that names its line. `rows[i]` starts at line `lines[i]`, counted from 1.
struct CsvTable {
    std::vector<std::string> columns;
    std::vector<Row> rows;
    std::vector<std::size_t> lines;
};

/// Refuses texts past `kMostCsvBytes`.
Result<CsvTable> readCsv(std::string_view text);

/// The cell as it stands in a CSV file, quoted where it must be.
std::string csvCell(std::string_view);

inline constexpr std::size_t kMostCsvBytes = 256U << 20U;

} // namespace xuanka
