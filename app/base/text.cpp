// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace xuanka {
namespace {

constexpr std::string_view kSpaces = " \t\r\n";

std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> before(b.size() + 1);
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        before.swap(last);
        last.swap(row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({changed, last[j] + 1, row[j - 1] + 1});
            const bool isSwapped = i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1];
            if (isSwapped)
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
    }
    return row.back();
}

} // namespace

std::string_view cell(const Row& row, std::string_view column) {
    const auto it = row.find(column);
    return it == row.end() ? std::string_view{} : std::string_view(it->second);
}

std::string_view trimmed(std::string_view text) {
    const auto first = text.find_first_not_of(kSpaces);
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(kSpaces) - first + 1);
}

std::vector<std::string_view> splitText(std::string_view text, char separator) {
    std::vector<std::string_view> pieces;
    if (trimmed(text).empty())
        return pieces;
    for (std::size_t at = 0; at <= text.size();) {
        const auto end = std::min(text.find(separator, at), text.size());
        pieces.push_back(trimmed(text.substr(at, end - at)));
        at = end + 1;
    }
    return pieces;
}

std::vector<std::string_view> splitWords(std::string_view text) {
    std::vector<std::string_view> words;
    for (auto at = text.find_first_not_of(kSpaces); at != std::string_view::npos;) {
        const auto end = std::min(text.find_first_of(kSpaces, at), text.size());
        words.push_back(text.substr(at, end - at));
        at = text.find_first_not_of(kSpaces, end);
    }
    return words;
}

std::string lowerAscii(std::string_view text) {
    std::string lower(text);
    for (char& c : lower)
        if (c >= 'A' && c <= 'Z')
            c = static_cast<char>(c - 'A' + 'a');
    return lower;
}

std::string_view nearestOf(std::string_view word, std::span<const std::string_view> candidates) {
    constexpr std::size_t kLongestWord = 256; // the distance takes the product of both lengths
    if (word.size() > kLongestWord)
        return {};
    const std::string wanted = lowerAscii(word);
    std::string_view best;
    std::size_t bestDistance = wanted.size();
    for (const auto candidate : candidates) {
        const std::size_t distance = editDistance(wanted, lowerAscii(candidate));
        if (distance < bestDistance && distance < candidate.size()) {
            best = candidate;
            bestDistance = distance;
        }
    }
    return best;
}

} // namespace xuanka
