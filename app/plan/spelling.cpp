// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/spelling.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <utility>

namespace xuanka::plan {

namespace {

using Words = std::vector<std::string>;
using Noise = std::span<const std::string_view>;

char lowered(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

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

std::size_t nearestRow(std::span<const Called> rows, std::string_view query) {
    const std::string wanted = normalised(query);
    std::size_t best = 0;
    std::size_t least = std::numeric_limits<std::size_t>::max();
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const std::size_t d = std::min(editDistance(normalised(rows[i].id), wanted),
                                       editDistance(normalised(rows[i].name), wanted));
        if (d < least) {
            least = d;
            best = i;
        }
    }
    return best;
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

std::string lowered(std::string_view text) {
    std::string out(text);
    std::ranges::transform(out, out.begin(), [](char c) { return lowered(c); });
    return out;
}

std::string normalised(std::string_view text) {
    std::string out;
    for (const char c : text)
        if (const char l = lowered(c); isWordCharacter(l) || l == '.')
            out += l;
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
    for (const char c : text) {
        const char l = lowered(c);
        if (isWordCharacter(l) || (l == '.' && !word.empty()))
            word += l;
        else
            end();
    }
    end();
    return all;
}

std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replace = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replace, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
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
    result.nearest = result.row.value_or(nearestRow(rows, name));
    if (result.isAmbiguous)
        result.row.reset();
    return result;
}

} // namespace xuanka::plan
