// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/spelling.h"

#include "app/base/text.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace xuanka::plan {

namespace {

using Words = std::vector<std::string>;
using Noise = std::span<const std::string_view>;

bool isWordCharacter(char c) {
    // Bytes past ASCII belong to words, so that Chinese names work.
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) > 127;
}

Words withoutNoise(Words all, Noise noise) {
    std::erase_if(all, [&](const std::string& w) { return std::ranges::count(noise, w) > 0; });
    return all;
}

std::string joined(const Words& all) {
    return std::accumulate(all.begin(), all.end(), std::string());
}

/// The words of the query that the row lacks make it no answer; those that the row has besides
/// make it a worse one.
std::optional<std::size_t> surplus(const Words& row, const Words& query) {
    Words left = row;
    for (const std::string& q : query) {
        const auto hit = std::ranges::find_if(left, [&](const std::string& w) {
            return w == q || (q.size() > 2 && w.starts_with(q));
        });
        if (hit == left.end())
            return std::nullopt;
        left.erase(hit);
    }
    return left.size();
}

Words wordsOfIdAndName(const Called& row, Noise noise) {
    Words all = withoutNoise(words(row.id), noise);
    for (std::string& w : withoutNoise(words(row.name), noise))
        if (std::ranges::count(all, w) == 0)
            all.push_back(std::move(w));
    return all;
}

template <class Same>
std::optional<std::size_t> firstRow(std::span<const Called> rows, const Same& same) {
    const auto it = std::ranges::find_if(rows, [&](const Called& r) {
        return same(r.id) || same(r.name) || std::ranges::any_of(r.aliases, same);
    });
    return it == rows.end() ? std::nullopt
                            : std::optional(static_cast<std::size_t>(it - rows.begin()));
}

/// Edits (a swap of neighbours is one) that turn the query into some stretch of the text (Sellers
/// 1980): "4900" lies near "rtx409024gb" although that is much longer.
std::size_t editsToStretch(std::string_view query, std::string_view text) {
    std::vector<std::size_t> before(text.size() + 1, 0);
    std::vector<std::size_t> last(text.size() + 1, 0);
    std::vector<std::size_t> row(text.size() + 1, 0);
    for (std::size_t i = 1; i <= query.size(); ++i) {
        before.swap(last);
        last.swap(row);
        row[0] = i;
        for (std::size_t j = 1; j <= text.size(); ++j) {
            const std::size_t changed = last[j - 1] + (query[i - 1] == text[j - 1] ? 0 : 1);
            row[j] = std::min({changed, last[j] + 1, row[j - 1] + 1});
            if (i > 1 && j > 1 && query[i - 1] == text[j - 2] && query[i - 2] == text[j - 1])
                row[j] = std::min(row[j], before[j - 2] + 1);
        }
    }
    return *std::ranges::min_element(row);
}

/// How far a row is: edits first, then how much longer it is than what was asked for.
std::pair<std::size_t, std::size_t> distance(const Called& row, std::string_view wanted) {
    const std::string id = normalised(row.id);
    const std::string name = normalised(row.name);
    return {std::min(editsToStretch(wanted, id), editsToStretch(wanted, name)),
            std::max(id.size(), wanted.size()) - std::min(id.size(), wanted.size())};
}

std::optional<std::size_t> nearestRow(std::span<const Called> rows, std::string_view query) {
    const std::string wanted = normalised(query);
    const auto best = std::ranges::min_element(
        rows, {}, [&](const Called& row) { return distance(row, wanted); });
    if (best == rows.end() || distance(*best, wanted).first >= wanted.size())
        return std::nullopt;
    return static_cast<std::size_t>(best - rows.begin());
}

/// Rows that have every word; the one with fewest words besides, if there is only one such.
Spotted spotByWords(std::span<const Called> rows, const Words& query, Noise noise) {
    Spotted result;
    std::size_t least = std::numeric_limits<std::size_t>::max();
    for (std::size_t i = 0; i < rows.size() && !query.empty(); ++i) {
        const auto more = surplus(wordsOfIdAndName(rows[i], noise), query);
        if (!more || *more > least)
            continue;
        result.isAmbiguous = *more == least;
        if (!result.isAmbiguous)
            result.row = i;
        least = *more;
    }
    return result;
}

} // namespace

std::string normalised(std::string_view text) {
    std::string out;
    for (const char c : lowerAscii(text))
        if (isWordCharacter(c) || c == '.')
            out += c;
    return out;
}

Words words(std::string_view text) {
    Words all;
    std::string word;
    const auto end = [&] {
        while (word.ends_with('.'))
            word.pop_back();
        if (!word.empty())
            all.push_back(std::exchange(word, {}));
    };
    for (const char c : lowerAscii(text)) {
        if (isWordCharacter(c) || (c == '.' && !word.empty()))
            word += c;
        else
            end();
    }
    end();
    return all;
}

Spotted spot(std::span<const Called> rows, std::string_view query, Noise noise) {
    // A look-up is for names; nobody writes one of a thousand characters.
    query = query.substr(0, 200);
    const std::size_t slash = query.find_last_of('/');
    const std::string_view name = slash == std::string_view::npos ? query : query.substr(slash + 1);
    for (const std::string_view spelling : {query, name}) {
        const std::string wanted = normalised(spelling);
        const auto hit =
            firstRow(rows, [&](std::string_view s) { return normalised(s) == wanted; });
        if (hit && !wanted.empty())
            return {hit, false, *hit};
    }
    const Words essential = withoutNoise(words(name), noise);
    const std::string wanted = joined(essential);
    const auto hit = firstRow(
        rows, [&](std::string_view s) { return joined(withoutNoise(words(s), noise)) == wanted; });
    if (hit && !wanted.empty())
        return {hit, false, *hit};
    Spotted result = spotByWords(rows, essential, noise);
    result.nearest = result.row ? result.row : nearestRow(rows, name);
    if (result.isAmbiguous)
        result.row.reset();
    return result;
}

} // namespace xuanka::plan
