// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/csv.h"
#include "db/catalogue/overlay.h"
#include "db/library/load.h"

#include <QByteArray>
#include <QString>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::db {

/// A table as CSV (RFC 4180, UTF-8, a head, lines that end in CR LF). A text that a spreadsheet
/// would take for a formula (it begins with = + - @ or a tab, and is no number) gets an apostrophe
/// before it, which `importCsv` takes away again.
std::string csvText(const CsvTable&);

/// Writes all bytes beside the file and moves them into place: what was there stays whole until
/// then. Io names the file.
Result<void> writeFile(const QString& path, std::string_view bytes);

/// An import may hold this much; a catalogue of thousands of rows takes about a megabyte.
inline constexpr std::size_t kMostImportBytes = 16U << 20U;

/// What an import would do.
struct ImportPlan {
    std::vector<RowEdit> edits; ///< rows that differ from what is there
    std::size_t added = 0;
    std::size_t changed = 0;
    std::size_t same = 0;
};

/// Reads a CSV of one table against the tables of the program. Columns may be left out, rows that
/// are there are changed in the cells given, others are added; nothing is removed. All or nothing:
/// the first row that breaks a rule is the error and names line and column. Nothing is written.
Result<ImportPlan>
planImport(const OverlaidTables& current, std::string_view table, std::string_view csv);

/// Plans against the catalogue at `paths` and writes the edits into the user's file. `today` is a
/// date, such as 2026-12-01.
Result<ImportPlan> importCsv(const CataloguePaths& paths,
                             std::string_view table,
                             std::string_view csv,
                             const QString& today);

/// One edit of a person: refused with the rule that the row would break, else written.
Result<void> editRow(const CataloguePaths& paths, const RowEdit& edit, const QString& today);

} // namespace xuanka::db
