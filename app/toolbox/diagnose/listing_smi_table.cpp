// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/quantity.h"
#include "app/base/text.h"
#include "app/toolbox/diagnose/listing.h"
#include "app/toolbox/diagnose/pattern.h"

#include <algorithm>
#include <array>

namespace xuanka::toolbox {

namespace {

bool holds(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

/// Tools of other makers draw the table of nvidia-smi.
struct Tool {
    std::string_view mark; ///< of the squeezed head line
    std::string_view kind;
};

constexpr std::array kTools{
    Tool{"nvidia-smi", "table/nvidia-smi"}, Tool{"hl-smi", "table/hl-smi"},
    Tool{"ix-ml", "table/ixsmi"},           Tool{"ixsmi", "table/ixsmi"},
    Tool{"mx-smi", "table/mx-smi"},         Tool{"mthreads-gmi", "table/mthreads-gmi"},
    Tool{"cnmon", "table/cnmon"},           Tool{"hy-smi", "table/hy-smi"},
};

std::string wordAfter(std::string_view line, std::string_view label) {
    const std::size_t at = line.find(label);
    if (at == std::string_view::npos)
        return {};
    const std::string_view rest = trimmed(line.substr(at + label.size()));
    return std::string(rest.substr(0, rest.find_first_of(" |")));
}

constexpr std::array<std::string_view, 3> kDriverModels{"WDDM", "TCC", "MCDM"};

bool isSwitch(std::string_view word) {
    return word == "On" || word == "Off" || word == "N/A" ||
           std::ranges::find(kDriverModels, word) != kDriverModels.end();
}

class TableReader {
public:
    explicit TableReader(Listing& listing) : m_listing(listing) {}

    void read(const std::string& line) {
        if (readHead(line))
            return;
        if (holds(line, "MIG devices:"))
            m_part = Part::Slices;
        else if (holds(line, "Processes:"))
            m_part = Part::Processes;
        const auto cells = tableCells(line);
        if (cells.empty() || m_listing.devices.size() >= kMostDevices)
            return;
        if (m_part == Part::Devices)
            readDevice(cells);
        else if (m_part == Part::Slices)
            readSlice(cells);
        else
            readProcess(cells);
    }

private:
    enum class Part { Devices, Slices, Processes };

    bool readHead(const std::string& line) {
        if (!m_listing.kind.empty() && !m_listing.driver.empty())
            return false;
        if (m_listing.kind.empty()) {
            const std::string text = squeezed(line);
            for (const Tool& t : kTools)
                if (holds(text, t.mark) && (holds(text, "version") || holds(text, "ver.")))
                    m_listing.kind = t.kind;
        }
        for (const std::string_view label : {"Driver Version:", "KMD Version:"})
            if (m_listing.driver.empty())
                m_listing.driver = wordAfter(line, label);
        for (const std::string_view label : {"CUDA Version:", "CUDA UMD Version:"})
            if (m_listing.runtime.empty())
                m_listing.runtime = wordAfter(line, label);
        return !m_listing.driver.empty();
    }

    void readDevice(const std::vector<std::string_view>& cells) {
        if (isFirstRow(cells))
            return begin(cells);
        if (m_listing.devices.empty())
            return;
        Device& d = m_listing.devices.back();
        if (!d.totalBytes)
            return readFigures(d, cells);
        const std::string_view last = cells.back();
        if (last == "Enabled" || last == "Disabled")
            d.mig = last;
    }

    /// A number, a name, and a PCI address in the next cell.
    static bool isFirstRow(const std::vector<std::string_view>& cells) {
        if (cells.size() < 2 || cells[0].empty() || cells[0][0] < '0' || cells[0][0] > '9')
            return false;
        const auto words = splitWords(cells[0]);
        return words.size() >= 2 && words[0].find_first_not_of("0123456789") == words[0].npos &&
               std::ranges::any_of(
                   cells, [](std::string_view c) { return std::ranges::count(c, ':') == 2; });
    }

    void begin(const std::vector<std::string_view>& cells) {
        Device d;
        auto words = splitWords(cells[0]);
        d.index = static_cast<std::int64_t>(leadingNumber(words[0]).value_or(0));
        while (words.size() > 2 && isSwitch(words.back())) {
            if (std::ranges::find(kDriverModels, words.back()) != kDriverModels.end())
                d.driverModel = words.back();
            words.pop_back();
        }
        for (std::size_t i = 1; i < words.size(); ++i)
            d.name += (i > 1 ? " " : "") + std::string(words[i]);
        for (const std::string_view c : cells)
            if (const auto parts = splitWords(c);
                std::ranges::count(c, ':') == 2 && !parts.empty()) {
                d.busId = parts[0];
                d.hasDisplay = parts.size() > 1 && parts[1] == "On";
            }
        const std::string_view ecc = cells.back();
        if (!ecc.empty() && ecc[0] >= '0' && ecc[0] <= '9' && splitWords(ecc).size() == 1)
            d.eccErrors = leadingNumber(ecc);
        if (std::ranges::any_of(cells, [](std::string_view c) { return holds(c, "ERR!"); }))
            d.health = "ERR!";
        m_listing.devices.push_back(std::move(d));
    }

    static void readFigures(Device& d, const std::vector<std::string_view>& cells) {
        for (std::size_t i = 0; i < cells.size(); ++i) {
            const std::string_view c = cells[i];
            const bool isMemory = holds(c, "MiB") || holds(c, "MB");
            if (isMemory && !d.totalBytes) {
                if (const auto pair = usedOfTotal(c)) {
                    d.usedBytes = pair->used;
                    d.totalBytes = pair->total;
                }
            }
            if (holds(c, "ERR!"))
                d.health = "ERR!";
            for (const std::string_view word : splitWords(c)) {
                if (word.ends_with("C") && !d.celsius && leadingNumber(word))
                    d.celsius = leadingNumber(word);
                else if (word.ends_with("W") && leadingNumber(word))
                    (d.watts ? d.wattsLimit : d.watts) = leadingNumber(word);
                else if (word.ends_with("%") && i > 0 && leadingNumber(word))
                    d.busyPercent = leadingNumber(word);
            }
        }
    }

    Device* deviceOf(std::int64_t index) {
        const auto it = std::ranges::find_if(
            m_listing.devices, [&](const Device& d) { return d.index == index && !d.isSlice; });
        return it == m_listing.devices.end() ? nullptr : &*it;
    }

    void readSlice(const std::vector<std::string_view>& cells) {
        const auto words = splitWords(cells[0]);
        const auto pair = cells.size() > 1 ? usedOfTotal(cells[1]) : std::nullopt;
        if (words.size() < 3 || !pair || !leadingNumber(words[0]) || !holds(cells[1], "MiB"))
            return;
        Device d;
        d.index = static_cast<std::int64_t>(*leadingNumber(words[0]));
        d.mig = "GI " + std::string(words[1]);
        d.isSlice = true;
        if (const Device* whole = deviceOf(d.index))
            d.name = whole->name;
        d.usedBytes = pair->used;
        d.totalBytes = pair->total;
        m_listing.devices.push_back(std::move(d));
    }

    /// "0   N/A  N/A   22310   C   python   22786MiB"
    void readProcess(const std::vector<std::string_view>& cells) {
        const auto words = splitWords(cells[0]);
        if (words.size() < 5 || !leadingNumber(words[0]) ||
            words.back().find("MiB") == words[0].npos)
            return;
        Device* d = deviceOf(static_cast<std::int64_t>(*leadingNumber(words[0])));
        const auto type = std::ranges::find_if(words, [](std::string_view w) {
            return w == "C" || w == "G" || w == "C+G" || w == "M+C";
        });
        if (d == nullptr || type == words.end() || type == words.begin())
            return;
        DeviceProcess p;
        p.isGraphics = *type == "G";
        p.pid = static_cast<std::int64_t>(leadingNumber(*(type - 1)).value_or(0));
        for (auto w = type + 1; w + 1 < words.end(); ++w)
            p.name += (p.name.empty() ? "" : " ") + std::string(*w);
        if (const auto mib = leadingNumber(words.back()))
            p.bytes = *mib * kMebi;
        d->processes.push_back(std::move(p));
    }

    Listing& m_listing;
    Part m_part = Part::Devices;
};

} // namespace

std::optional<Listing> readSmiTable(const std::vector<std::string>& lines) {
    Listing listing;
    TableReader reader(listing);
    for (const std::string& line : lines)
        reader.read(line);
    std::erase_if(listing.devices,
                  [](const Device& d) { return !d.totalBytes && d.health.empty(); });
    if (listing.devices.empty())
        return std::nullopt;
    if (listing.kind.empty())
        listing.kind = "table/nvidia-smi";
    return listing;
}

} // namespace xuanka::toolbox
