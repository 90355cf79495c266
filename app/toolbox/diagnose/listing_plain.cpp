// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text.h"
#include "app/toolbox/diagnose/listing.h"

#include <algorithm>

namespace xuanka::toolbox {

namespace {

/// gpustat: "[0] NVIDIA A100 | 45'C, 99 % | 70000 / 81920 MB | user(70000M)".
std::optional<Device> gpustatRow(std::string_view line) {
    const std::size_t close = line.find(']');
    if (!line.starts_with("[") || close == std::string_view::npos || close > 4)
        return std::nullopt;
    const auto index = leadingNumber(line.substr(1));
    const auto cells = splitText(line.substr(close + 1), '|');
    if (!index || cells.size() < 3)
        return std::nullopt;
    const auto pair = usedOfTotal(cells[2]);
    if (!pair)
        return std::nullopt;
    Device d;
    d.index = static_cast<std::int64_t>(*index);
    d.name = cells[0];
    d.celsius = leadingNumber(cells[1]);
    if (const std::size_t comma = cells[1].find(','); comma != std::string_view::npos)
        d.busyPercent = leadingNumber(cells[1].substr(comma + 1));
    d.usedBytes = pair->used;
    d.totalBytes = pair->total;
    return d;
}

/// nvidia-smi -L: "GPU 0: NVIDIA A100-SXM4-80GB (UUID: GPU-…)".
std::optional<Device> listRow(std::string_view line) {
    const std::size_t colon = line.find(": ");
    const std::size_t uuid = line.find(" (UUID:");
    if (!line.starts_with("GPU ") || colon == std::string_view::npos ||
        uuid == std::string_view::npos || uuid < colon)
        return std::nullopt;
    const auto index = leadingNumber(line.substr(4, colon - 4));
    if (!index)
        return std::nullopt;
    Device d;
    d.index = static_cast<std::int64_t>(*index);
    d.name = line.substr(colon + 2, uuid - colon - 2);
    return d;
}

} // namespace

std::optional<Listing> readPlainLists(const std::vector<std::string>& lines) {
    Listing listing;
    for (const std::string& raw : lines) {
        const std::string_view line = trimmed(raw);
        auto row = gpustatRow(line);
        if (row)
            listing.kind = "table/gpustat";
        else if ((row = listRow(line)))
            listing.kind = "query/nvidia-smi -L";
        if (row && listing.devices.size() < kMostDevices)
            listing.devices.push_back(std::move(*row));
    }
    if (listing.devices.empty())
        return std::nullopt;
    return listing;
}

} // namespace xuanka::toolbox
