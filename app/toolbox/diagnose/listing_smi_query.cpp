// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/quantity.h"
#include "app/base/text.h"
#include "app/toolbox/diagnose/listing.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace xuanka::toolbox {

namespace {

/// Reads the indented "key : value" of nvidia-smi -q; a key is known by the sections it stands in.
class QueryReader {
public:
    explicit QueryReader(Listing& listing) : m_listing(listing) {}

    void read(std::string_view line) {
        const std::size_t indent = line.find_first_not_of(' ');
        if (indent == std::string_view::npos)
            return;
        const std::string_view text = trimmed(line);
        if (isDevice(indent, text))
            return begin(text);
        const std::size_t colon = text.find(" : ");
        leave(indent);
        if (colon == std::string_view::npos) {
            if (m_sections.size() < 16)
                m_sections.push_back({indent, lowerAscii(trimmed(text.substr(0, text.find(':'))))});
            return;
        }
        value(lowerAscii(trimmed(text.substr(0, colon))), trimmed(text.substr(colon + 3)));
    }

private:
    struct Section {
        std::size_t indent = 0;
        std::string name;
    };

    /// "GPU 00000000:65:00.0" at the margin.
    static bool isDevice(std::size_t indent, std::string_view text) {
        return indent == 0 && text.starts_with("GPU ") && std::ranges::count(text, ':') == 2;
    }

    void begin(std::string_view text) {
        m_sections.clear();
        if (m_listing.devices.size() >= kMostDevices)
            return;
        Device d;
        d.index = static_cast<std::int64_t>(m_listing.devices.size());
        d.busId = trimmed(text.substr(4));
        m_listing.devices.push_back(std::move(d));
    }

    void leave(std::size_t indent) {
        while (!m_sections.empty() && m_sections.back().indent >= indent)
            m_sections.pop_back();
    }

    bool isIn(std::string_view section) const {
        return std::ranges::any_of(m_sections,
                                   [&](const Section& s) { return s.name.starts_with(section); });
    }

    void value(const std::string& key, std::string_view value) {
        if (key == "driver version")
            m_listing.driver = value;
        else if (key == "cuda version")
            m_listing.runtime = value;
        if (m_listing.devices.empty())
            return;
        Device& d = m_listing.devices.back();
        if (isIn("fb memory usage"))
            memory(d, key, value);
        else if (isIn("bar1 memory usage") && key == "total")
            set(d.bar1Bytes, value, kMebi);
        else if (isIn("clocks throttle reasons") || isIn("clocks event reasons"))
            throttle(d, key, value);
        else if (isIn("ecc errors"))
            ecc(d, key, value);
        else if (isIn("remapped rows"))
            rows(d, key, value);
        else if (isIn("processes"))
            process(d, key, value);
        else
            other(d, key, value);
    }

    static void set(std::optional<double>& into, std::string_view value, double unit = 1.0) {
        if (const auto n = leadingNumber(value))
            into = *n * unit;
    }

    static void memory(Device& d, const std::string& key, std::string_view value) {
        if (key == "total")
            set(d.totalBytes, value, kMebi);
        else if (key == "reserved")
            set(d.reservedBytes, value, kMebi);
        else if (key == "used")
            set(d.usedBytes, value, kMebi);
        else if (key == "free")
            set(d.freeBytes, value, kMebi);
    }

    struct Throttle {
        std::string_view key;
        std::string_view name;
    };

    void throttle(Device& d, const std::string& key, std::string_view value) {
        static constexpr std::array kThrottles{
            Throttle{"sw power cap", "sw_power"},
            Throttle{"hw thermal slowdown", "hw_thermal"},
            Throttle{"hw power brake slowdown", "hw_power_brake"},
            Throttle{"sw thermal slowdown", "sw_thermal"},
        };
        if (isIn("clocks event reasons counters")) {
            if (key == "hw thermal slowdown" && leadingNumber(value).value_or(0.0) >= 1e6)
                d.throttles.push_back("hw_thermal_us:" + std::string(value));
            return;
        }
        for (const Throttle& t : kThrottles)
            if (key == t.key && value == "Active")
                d.throttles.emplace_back(t.name);
    }

    void ecc(Device& d, const std::string& key, std::string_view value) const {
        const bool counts = key.find("uncorrectable") != std::string::npos || key == "double bit";
        if (isIn("volatile") && counts)
            if (const auto n = leadingNumber(value))
                d.eccErrors = d.eccErrors.value_or(0.0) + *n;
    }

    static void rows(Device& d, const std::string& key, std::string_view value) {
        if (key == "pending" && value == "Yes")
            d.pendingRemaps = 1.0;
        if (key == "remapping failure occurred" && value == "Yes")
            d.remapFailures = 1.0;
    }

    static void process(Device& d, const std::string& key, std::string_view value) {
        if (key == "process id") {
            if (d.processes.size() >= kMostDevices)
                return;
            d.processes.emplace_back();
            d.processes.back().pid = static_cast<std::int64_t>(leadingNumber(value).value_or(0));
        }
        if (d.processes.empty())
            return;
        DeviceProcess& p = d.processes.back();
        if (key == "name")
            p.name = value;
        else if (key == "type")
            p.isGraphics = value == "G";
        else if (key == "used gpu memory")
            set(p.bytes, value, kMebi);
    }

    void other(Device& d, const std::string& key, std::string_view value) const {
        if (key == "product name")
            d.name = value;
        else if (key == "display active")
            d.hasDisplay = value == "Enabled";
        else if (key == "current" && isIn("mig mode") && value != "N/A")
            d.mig = value;
        else if (key == "current" && isIn("driver model") && value != "N/A")
            d.driverModel = value;
        else if (key == "gpu" && isIn("utilization"))
            set(d.busyPercent, value);
        else if (key == "gpu current temp")
            set(d.celsius, value);
        else if ((key == "power draw" || key == "average power draw") && !d.watts)
            set(d.watts, value);
        else if ((key == "power limit" || key == "current power limit") && !d.wattsLimit)
            set(d.wattsLimit, value);
    }

    Listing& m_listing;
    std::vector<Section> m_sections;
};

} // namespace

std::optional<Listing> readSmiQuery(const std::vector<std::string>& lines) {
    const bool isQuery = std::ranges::any_of(lines, [](const std::string& l) {
        return l.find("FB Memory Usage") != std::string::npos ||
               l.find("NVSMI LOG") != std::string::npos;
    });
    if (!isQuery)
        return std::nullopt;
    Listing listing;
    listing.kind = "query/nvidia-smi -q";
    QueryReader reader(listing);
    for (const std::string& line : lines)
        reader.read(line);
    if (listing.devices.empty())
        return std::nullopt;
    return listing;
}

} // namespace xuanka::toolbox
