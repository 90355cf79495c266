// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/toolbox/diagnose/clean_text.h"
#include "app/toolbox/diagnose/device.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::toolbox {

inline constexpr std::size_t kMostDevices = 1024;

/// Reads the output of nvidia-smi (table, -q, --query-gpu, --query-compute-apps, -L), rocm-smi and
/// amd-smi, npu-smi, and of other makers' tools that draw the same table (hl-smi, ixsmi, mx-smi,
/// mthreads-gmi), gpustat. Nothing where the text is none of these.
std::optional<Listing> readListing(const CleanText&);

// The single readers, each for one form.
std::optional<Listing> readSmiTable(const std::vector<std::string>& lines);
std::optional<Listing> readSmiQuery(const std::vector<std::string>& lines);
std::optional<Listing> readGpuCsv(const std::vector<std::string>& lines);
std::optional<Listing> readRocmSmi(const std::vector<std::string>& lines);
std::optional<Listing> readNpuSmi(const std::vector<std::string>& lines);
std::optional<Listing> readPlainLists(const std::vector<std::string>& lines);

/// A number with what stands around it: "  54W" is 54, "16130MiB" is 16130, "[N/A]" is nothing.
std::optional<double> leadingNumber(std::string_view);

/// "15714MiB / 16130MiB" and the like, in bytes; MiB where no unit stands.
struct UsedOfTotal {
    double used = 0.0;
    double total = 0.0;
};

std::optional<UsedOfTotal> usedOfTotal(std::string_view);

/// The last of several such pairs.
std::optional<UsedOfTotal> lastUsedOfTotal(std::string_view);

/// The texts between bars, trimmed; the empty ones before the first and after the last are left
/// out.
std::vector<std::string_view> tableCells(std::string_view line);

} // namespace xuanka::toolbox
