// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/quantity.h"
#include "app/base/text.h"
#include "app/toolbox/diagnose/listing.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka::toolbox {

namespace {

using Cells = std::vector<std::string_view>;

bool holdsAny(std::string_view text, std::initializer_list<std::string_view> parts) {
    return std::ranges::any_of(
        parts, [&](std::string_view p) { return text.find(p) != std::string_view::npos; });
}

/// "memory.total [MiB]" is "memory.total".
std::string columnOf(std::string_view cell) {
    return lowerAscii(trimmed(cell.substr(0, cell.find('['))));
}

bool isAbsent(std::string_view cell) {
    return cell.empty() || cell.starts_with("[") || cell == "N/A";
}

bool isLost(std::string_view cell) {
    const std::string text = lowerAscii(cell);
    return holdsAny(text, {"gpu is lost", "unknown error", "gpu requires reset", "err!"});
}

void setMib(std::optional<double>& into, std::string_view cell) {
    if (const auto n = isAbsent(cell) ? std::nullopt : leadingNumber(cell))
        into = *n * kMebi;
}

void setNumber(std::optional<double>& into, std::string_view cell) {
    if (const auto n = isAbsent(cell) ? std::nullopt : leadingNumber(cell))
        into = *n;
}

void setCell(Device& d, const std::string& column, std::string_view cell) {
    if (isLost(cell))
        d.health = "lost";
    if (column == "index")
        d.index = static_cast<std::int64_t>(leadingNumber(cell).value_or(0.0));
    else if (column == "name" || column == "gpu_name")
        d.name = cell;
    else if (column == "pci.bus_id" || column == "gpu_bus_id")
        d.busId = cell;
    else if (column == "memory.total")
        setMib(d.totalBytes, cell);
    else if (column == "memory.used")
        setMib(d.usedBytes, cell);
    else if (column == "memory.free")
        setMib(d.freeBytes, cell);
    else if (column == "memory.reserved")
        setMib(d.reservedBytes, cell);
    else if (column == "utilization.gpu")
        setNumber(d.busyPercent, cell);
    else if (column == "temperature.gpu")
        setNumber(d.celsius, cell);
    else if (column == "power.draw" || column == "power.draw.average")
        setNumber(d.watts, cell);
    else if (column == "power.limit" || column == "enforced.power.limit")
        setNumber(d.wattsLimit, cell);
    else if (column == "mig.mode.current" && !isAbsent(cell))
        d.mig = cell;
    else if (column == "display_active")
        d.hasDisplay = cell == "Enabled";
    else if (column.starts_with("ecc.errors.uncorrected.volatile"))
        setNumber(d.eccErrors, cell);
}

constexpr std::array<std::string_view, 18> kMakers{
    "NVIDIA", "Tesla", "GeForce", "Quadro", "RTX", "GTX",  "TITAN", "A100", "H100",
    "H200",   "B200",  "L40",     "A10",    "A40", "V100", "P100",  "AMD",  "Instinct"};

bool namesCard(std::string_view cell) {
    return std::ranges::any_of(
        kMakers, [&](std::string_view m) { return cell.find(m) != std::string_view::npos; });
}

/// Without a head the columns are told by what stands in them: a name; total, used and free memory
/// by their sum (or the larger of two as the total); then shares, watts.
std::vector<std::string> guessColumns(const Cells& cells) {
    std::vector<std::string> columns(cells.size());
    const auto name = std::ranges::find_if(cells, namesCard);
    const auto nameAt = static_cast<std::size_t>(name - cells.begin());
    columns[nameAt] = "name";
    if (nameAt > 0 && leadingNumber(cells[0]) && cells[0].size() <= 3)
        columns[0] = "index";
    std::vector<std::size_t> large;
    std::vector<std::size_t> small;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const auto n = leadingNumber(cells[i]);
        if (i == nameAt || !columns[i].empty() || !n || isAbsent(cells[i]) ||
            cells[i].find_first_of("-:") != std::string_view::npos || cells[i].starts_with("P"))
            continue;
        const bool isWatts = cells[i].find('W') != std::string_view::npos;
        const bool isShare = cells[i].find('%') != std::string_view::npos;
        if (cells[i].find("MiB") != std::string_view::npos || (*n > 1000.0 && !isWatts && !isShare))
            large.push_back(i);
        else if (large.size() < 3 && !large.empty() && !isWatts && !isShare &&
                 cells[i].find('.') == std::string_view::npos && small.empty() && *n > 100.0)
            large.push_back(i); // 665 MiB free of 24,576
        else
            small.push_back(i);
    }
    if (large.empty())
        return columns;
    std::ranges::sort(large, [&](std::size_t a, std::size_t b) {
        return *leadingNumber(cells[a]) > *leadingNumber(cells[b]);
    });
    const std::size_t total = large.front();
    columns[total] = "memory.total";
    large.erase(large.begin());
    std::ranges::sort(large);
    constexpr std::array<std::string_view, 2> kRest{"memory.used", "memory.free"};
    for (std::size_t i = 0; i < std::min(large.size(), kRest.size()); ++i)
        columns[large[i]] = kRest[i];
    for (const std::size_t i : small)
        if (cells[i].find('.') != std::string_view::npos || cells[i].find('W') != std::string::npos)
            columns[i] =
                std::ranges::count(columns, "power.draw") == 0 ? "power.draw" : "power.limit";
        else if (std::ranges::count(columns, "utilization.gpu") == 0 && i > total)
            columns[i] = "utilization.gpu";
    return columns;
}

Cells cellsOf(const std::string& line) {
    return splitText(line, ',');
}

bool isHead(const Cells& cells) {
    return std::ranges::count_if(cells, [](std::string_view c) {
               const std::string column = columnOf(c);
               return column.starts_with("memory.") || column == "name" || column == "index" ||
                      column.starts_with("utilization.") || column.starts_with("power.") ||
                      column.starts_with("temperature.") || column == "driver_version";
           }) >= 2;
}

/// "pid, process_name, used_gpu_memory [MiB]": one device without a total that holds them all.
std::optional<Listing> readProcesses(const std::vector<std::string>& lines) {
    std::vector<std::string> columns;
    Listing listing;
    listing.kind = "query/--query-compute-apps";
    for (const std::string& line : lines) {
        const Cells cells = cellsOf(line);
        if (columns.empty()) {
            const bool isProcessHead =
                std::ranges::any_of(cells,
                                    [](std::string_view c) { return columnOf(c) == "pid"; }) &&
                line.find("memory") != std::string::npos;
            if (isProcessHead)
                for (const std::string_view c : cells)
                    columns.push_back(columnOf(c));
            continue;
        }
        if (cells.size() != columns.size() || listing.devices.size() > kMostDevices)
            continue;
        if (listing.devices.empty())
            listing.devices.emplace_back();
        DeviceProcess p;
        for (std::size_t i = 0; i < cells.size(); ++i) {
            if (columns[i] == "pid")
                p.pid = static_cast<std::int64_t>(leadingNumber(cells[i]).value_or(0.0));
            else if (columns[i].ends_with("name"))
                p.name = cells[i];
            else if (columns[i].find("memory") != std::string::npos)
                setMib(p.bytes, cells[i]);
        }
        listing.devices.front().processes.push_back(std::move(p));
    }
    if (listing.devices.empty())
        return std::nullopt;
    return listing;
}

} // namespace

std::optional<Listing> readGpuCsv(const std::vector<std::string>& lines) {
    if (auto processes = readProcesses(lines))
        return processes;
    Listing listing;
    listing.kind = "query/--query-gpu";
    std::vector<std::string> columns;
    for (const std::string& line : lines) {
        const Cells cells = cellsOf(line);
        if (cells.size() < 2 || listing.devices.size() >= kMostDevices)
            continue;
        if (isHead(cells)) {
            columns.clear();
            for (const std::string_view c : cells)
                columns.push_back(columnOf(c));
            continue;
        }
        if (columns.empty() && cells.size() >= 3 && std::ranges::any_of(cells, namesCard))
            columns = guessColumns(cells);
        if (columns.size() != cells.size())
            continue;
        Device d;
        d.index = static_cast<std::int64_t>(listing.devices.size());
        for (std::size_t i = 0; i < cells.size(); ++i) {
            setCell(d, columns[i], cells[i]);
            if (columns[i] == "driver_version")
                listing.driver = cells[i];
        }
        if (d.totalBytes || d.usedBytes || d.health == "lost")
            listing.devices.push_back(std::move(d));
    }
    if (listing.devices.empty())
        return std::nullopt;
    return listing;
}

} // namespace xuanka::toolbox
