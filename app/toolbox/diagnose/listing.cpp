// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/toolbox/diagnose/listing.h"

#include "app/base/quantity.h"
#include "app/base/text.h"
#include "app/toolbox/diagnose/pattern.h"

namespace xuanka::toolbox {

std::optional<double> leadingNumber(std::string_view text) {
    text = trimmed(text);
    const auto number = readNumber(text, 0);
    return number ? std::optional(number->value) : std::nullopt;
}

namespace {

/// The pair whose slash is at `slash` of a squeezed text.
std::optional<UsedOfTotal> pairAround(std::string_view squeezedText, std::size_t slash) {
    std::size_t from = slash;
    const auto belongs = [](char c) {
        return (c >= '0' && c <= '9') || c == '.' || (c >= 'a' && c <= 'z');
    };
    while (from > 0 && belongs(squeezedText[from - 1]))
        --from;
    // A unit alone before the slash is none of ours; letters before the number neither.
    while (from < slash && (squeezedText[from] < '0' || squeezedText[from] > '9'))
        ++from;
    const auto total = readAmount(squeezedText, slash + 1, kMebi);
    if (!total)
        return std::nullopt;
    const auto number = readNumber(squeezedText, slash + 1);
    const std::string_view unit =
        squeezedText.substr(slash + 1 + number->length, total->length - number->length);
    double unitBytes = kMebi;
    if (!unit.empty())
        if (const auto one = readAmount("1" + std::string(unit), 0, 0.0))
            unitBytes = one->bytes;
    const auto used = readAmount(squeezedText.substr(0, slash), from, unitBytes);
    if (!used)
        return std::nullopt;
    return UsedOfTotal{used->bytes, total->bytes};
}

} // namespace

std::optional<UsedOfTotal> usedOfTotal(std::string_view cell) {
    const std::string text = squeezed(cell);
    const std::size_t slash = text.find('/');
    return slash == std::string::npos ? std::nullopt : pairAround(text, slash);
}

std::optional<UsedOfTotal> lastUsedOfTotal(std::string_view cell) {
    // Pairs stand apart by spaces that a squeezed text has lost: look at the last slash alone.
    const std::size_t slash = cell.rfind('/');
    if (slash == std::string_view::npos)
        return std::nullopt;
    const std::string_view before = trimmed(cell.substr(0, slash));
    const std::size_t space = before.find_last_of(' ');
    const std::string_view used =
        space == std::string_view::npos ? before : before.substr(space + 1);
    return usedOfTotal(std::string(used) + "/" + std::string(cell.substr(slash + 1)));
}

std::vector<std::string_view> tableCells(std::string_view line) {
    std::vector<std::string_view> cells;
    const std::size_t first = line.find('|');
    const std::size_t last = line.rfind('|');
    if (first == std::string_view::npos || last <= first)
        return cells;
    for (std::size_t at = first + 1; at <= last;) {
        const std::size_t end = line.find('|', at);
        cells.push_back(trimmed(line.substr(at, end - at)));
        at = end + 1;
    }
    return cells;
}

std::optional<Listing> readListing(const CleanText& text) {
    for (const auto reader :
         {readNpuSmi, readSmiTable, readSmiQuery, readGpuCsv, readRocmSmi, readPlainLists})
        if (auto listing = reader(text.lines))
            return listing;
    return std::nullopt;
}

} // namespace xuanka::toolbox
