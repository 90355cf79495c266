// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/quantity.h"
#include "app/base/text.h"
#include "app/toolbox/diagnose/listing.h"

#include <algorithm>

namespace xuanka::toolbox {

namespace {

bool isNumber(std::string_view word) {
    return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

/// Reads pairs of rows: number and name, health, power and temperature; then chip, address, memory.
class NpuReader {
public:
    explicit NpuReader(Listing& listing) : m_listing(listing) {}

    void read(const std::string& line) {
        if (const std::size_t at = line.find("Version:"); at != std::string::npos) {
            const auto words = splitWords(std::string_view(line).substr(at + 8));
            if (!words.empty() && m_listing.driver.empty())
                m_listing.driver = words[0];
        }
        if (line.find("Process id") != std::string::npos)
            m_isProcesses = true;
        const auto cells = tableCells(line);
        if (cells.size() < 3 || m_listing.devices.size() >= kMostDevices)
            return;
        if (m_isProcesses)
            readProcess(cells);
        else if (const auto words = splitWords(cells[0]); !words.empty() && isNumber(words[0]))
            readDevice(cells, words);
    }

private:
    void readDevice(const std::vector<std::string_view>& cells,
                    const std::vector<std::string_view>& words) {
        const bool isSecond = std::ranges::count(cells[1], ':') == 2 || cells[1] == "NA";
        if (!isSecond) {
            m_card = Device{};
            m_number = static_cast<std::int64_t>(leadingNumber(words[0]).value_or(0.0));
            for (std::size_t i = 1; i < words.size(); ++i)
                m_card.name += (i > 1 ? " " : "") + std::string(words[i]);
            m_card.health = cells[1];
            const auto figures = splitWords(cells[2]);
            if (!figures.empty())
                m_card.watts = leadingNumber(figures[0]);
            if (figures.size() > 1)
                m_card.celsius = leadingNumber(figures[1]);
            return;
        }
        Device d = m_card;
        d.index = static_cast<std::int64_t>(m_listing.devices.size());
        m_places.emplace_back(m_number, leadingNumber(words[0]).value_or(0.0));
        d.busId = cells[1];
        const auto figures = splitWords(cells[2]);
        if (!figures.empty())
            d.busyPercent = leadingNumber(figures[0]);
        auto pair = lastUsedOfTotal(cells[2]);
        if (pair && pair->total <= 0.0)
            pair = usedOfTotal(cells[2].substr(std::min(cells[2].find(' '), cells[2].size())));
        if (pair) {
            d.usedBytes = pair->used;
            d.totalBytes = pair->total;
        }
        m_listing.devices.push_back(std::move(d));
    }

    void readProcess(const std::vector<std::string_view>& cells) {
        const auto words = splitWords(cells[0]);
        if (cells.size() < 4 || words.size() < 2 || !isNumber(words[0]) || !isNumber(cells[1]))
            return;
        const std::pair place(static_cast<std::int64_t>(leadingNumber(words[0]).value_or(0.0)),
                              leadingNumber(words[1]).value_or(0.0));
        const auto it = std::ranges::find(m_places, place);
        if (it == m_places.end())
            return;
        DeviceProcess p;
        p.pid = static_cast<std::int64_t>(leadingNumber(cells[1]).value_or(0.0));
        p.name = cells[2];
        if (const auto mib = leadingNumber(cells[3]))
            p.bytes = *mib * kMebi;
        m_listing.devices[static_cast<std::size_t>(it - m_places.begin())].processes.push_back(p);
    }

    Listing& m_listing;
    Device m_card;
    std::int64_t m_number = 0;
    std::vector<std::pair<std::int64_t, double>> m_places;
    bool m_isProcesses = false;
};

} // namespace

std::optional<Listing> readNpuSmi(const std::vector<std::string>& lines) {
    const bool isNpu = std::ranges::any_of(lines, [](const std::string& l) {
        return l.find("npu-smi") != std::string::npos || l.find("AICore(%)") != std::string::npos;
    });
    if (!isNpu)
        return std::nullopt;
    Listing listing;
    listing.kind = "table/npu-smi";
    NpuReader reader(listing);
    for (const std::string& line : lines)
        reader.read(line);
    if (listing.devices.empty())
        return std::nullopt;
    return listing;
}

} // namespace xuanka::toolbox
