// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/json.h"
#include "app/base/quantity.h"
#include "app/base/row_reader.h"
#include "app/base/text.h"
#include "app/toolbox/diagnose/listing.h"

#include <algorithm>

namespace xuanka::toolbox {

namespace {

bool holds(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

Device& deviceOf(Listing& listing, std::int64_t index) {
    const auto it = std::ranges::find(listing.devices, index, &Device::index);
    if (it != listing.devices.end())
        return *it;
    Device d;
    d.index = index;
    listing.devices.push_back(std::move(d));
    return listing.devices.back();
}

void setField(Device& d, std::string_view key, std::string_view value) {
    const auto number = leadingNumber(value);
    if (holds(key, "VRAM Total Used Memory") || holds(key, "USED_VRAM"))
        d.usedBytes = number;
    else if (holds(key, "VRAM Total Memory") || holds(key, "TOTAL_VRAM"))
        d.totalBytes = number;
    else if (holds(key, "FREE_VRAM"))
        d.freeBytes = number;
    else if (holds(key, "GPU use (%)") || key == "GFX_ACTIVITY")
        d.busyPercent = number;
    else if (holds(key, "GPU Memory Allocated (VRAM%)") || holds(key, "GPU memory use (%)"))
        d.memoryPercent = number;
    else if (holds(key, "Package Power (W)") || key == "SOCKET_POWER")
        d.watts = number;
    else if (holds(key, "Temperature") && holds(key, "edge") && !d.celsius)
        d.celsius = number;
    else if (holds(key, "Card series") || holds(key, "Card Series") || holds(key, "Device Name") ||
             holds(key, "MARKET_NAME"))
        d.name = value;
    // amd-smi says MB where rocm-smi says bytes.
    for (std::optional<double>* bytes : {&d.usedBytes, &d.totalBytes, &d.freeBytes})
        if (*bytes && holds(key, "_VRAM") && **bytes < 16.0 * kMebi)
            *bytes = **bytes * kMebi;
}

/// "GPU[0]   : VRAM Total Memory (B): 206141652992"
void readKeyed(Listing& listing, std::string_view line) {
    const std::size_t open = line.find("GPU[");
    const std::size_t close = line.find(']', open);
    const auto index = leadingNumber(line.substr(open + 4));
    if (close == std::string_view::npos || !index || *index >= kMostDevices)
        return;
    std::string_view rest = trimmed(line.substr(close + 1));
    if (rest.starts_with(":"))
        rest = trimmed(rest.substr(1));
    const std::size_t colon = rest.rfind(": ");
    if (colon != std::string_view::npos)
        setField(deviceOf(listing, static_cast<std::int64_t>(*index)), rest.substr(0, colon),
                 trimmed(rest.substr(colon + 1)));
}

/// A row of the concise table: number, "61.0c", "287.0W", …, "300.0W", "97%", "99%".
bool readConcise(Listing& listing, std::string_view line) {
    const auto words = splitWords(line);
    if (words.size() < 6 || words[0].find_first_not_of("0123456789") != std::string_view::npos ||
        !words.back().ends_with("%") || listing.devices.size() >= kMostDevices)
        return false;
    Device d;
    d.index = static_cast<std::int64_t>(leadingNumber(words[0]).value_or(0.0));
    d.busyPercent = leadingNumber(words.back());
    d.memoryPercent = leadingNumber(words[words.size() - 2]);
    for (const std::string_view w : words) {
        if ((w.ends_with("c") || w.ends_with("C")) && leadingNumber(w) && !d.celsius)
            d.celsius = leadingNumber(w);
        else if (w.ends_with("W") && leadingNumber(w))
            (d.watts ? d.wattsLimit : d.watts) = leadingNumber(w);
    }
    listing.devices.push_back(std::move(d));
    return true;
}

/// {"card0": {"VRAM Total Memory (B)": "206141652992", …}}
std::optional<Listing> readJson(const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines)
        text += line + "\n";
    if (!holds(text, "\"card") || !holds(text, "VRAM"))
        return std::nullopt;
    const std::size_t open = text.find('{');
    const auto json = parseSortedJson(std::string_view(text).substr(std::min(open, text.size())),
                                      {kMostBytes, 8});
    if (!json || !json->is_object())
        return std::nullopt;
    Listing listing;
    listing.kind = "query/rocm-smi";
    for (const auto& [card, fields] : json->items()) {
        const auto index = card.starts_with("card") ? numberOf(card.substr(4)) : std::nullopt;
        if (!index || *index < 0 || *index >= kMostDevices || !fields.is_object())
            continue;
        for (const auto& [key, value] : fields.items())
            if (value.is_string())
                setField(deviceOf(listing, static_cast<std::int64_t>(*index)), key,
                         value.get<std::string>());
    }
    return listing;
}

/// amd-smi: "GPU: 0" and below it "TOTAL_VRAM: 196592 MB".
std::optional<Listing> readAmdSmi(const std::vector<std::string>& lines) {
    Listing listing;
    listing.kind = "query/amd-smi";
    for (const std::string& line : lines) {
        const std::string_view text = trimmed(line);
        const std::size_t colon = text.find(": ");
        if (colon == std::string_view::npos)
            continue;
        const std::string_view key = text.substr(0, colon);
        const std::string_view value = trimmed(text.substr(colon + 1));
        const auto index = leadingNumber(value);
        if (key == "GPU" && index && *index < kMostDevices)
            (void)deviceOf(listing, static_cast<std::int64_t>(*index));
        else if (!listing.devices.empty())
            setField(listing.devices.back(), key, value);
    }
    return listing;
}

bool isUseful(const Device& d) {
    return d.totalBytes || d.usedBytes || d.memoryPercent;
}

std::optional<Listing> ifUseful(std::optional<Listing> listing) {
    if (!listing || std::ranges::none_of(listing->devices, isUseful))
        return std::nullopt;
    return listing;
}

} // namespace

std::optional<Listing> readRocmSmi(const std::vector<std::string>& lines) {
    const auto mentions = [&](std::string_view what) {
        return std::ranges::any_of(lines, [&](const std::string& l) { return holds(l, what); });
    };
    if (auto json = ifUseful(readJson(lines)))
        return json;
    if (mentions("TOTAL_VRAM"))
        return ifUseful(readAmdSmi(lines));
    if (!mentions("VRAM"))
        return std::nullopt;
    Listing listing;
    bool isTable = false;
    for (const std::string& line : lines) {
        if (holds(line, "GPU["))
            readKeyed(listing, line);
        else if (readConcise(listing, line))
            isTable = true;
    }
    listing.kind = isTable ? "table/rocm-smi" : "query/rocm-smi";
    return ifUseful(std::move(listing));
}

} // namespace xuanka::toolbox
