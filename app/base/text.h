// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka {

/// One row of a table with a head: column name to text.
using Row = std::map<std::string, std::string, std::less<>>;

/// Text of a column, empty where the row has no such column.
std::string_view cell(const Row&, std::string_view column);

/// Pieces between separators, without the spaces around them; an empty text has no pieces.
std::vector<std::string_view> splitText(std::string_view, char separator);

/// Words between spaces.
std::vector<std::string_view> splitWords(std::string_view);

std::string_view trimmed(std::string_view);

/// Lower case of the ASCII letters, whatever the locale.
std::string lowerAscii(std::string_view);

/// The candidate that takes the fewest insertions, deletions, changes and swaps of neighbours to
/// become `word`, letters of either case being the same (Damerau 1964, optimal string alignment);
/// empty where every candidate would have to be
/// rewritten. The first of equals.
std::string_view nearestOf(std::string_view word, std::span<const std::string_view> candidates);

} // namespace xuanka
