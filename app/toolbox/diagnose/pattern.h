// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::toolbox {

/// What one place of a pattern took from the text.
struct Capture {
    std::string name;
    double value = 0.0;
    bool isBytes = false;
    std::string text; ///< of a text place, without spaces
};

struct Found {
    std::size_t at = 0;  ///< where the match begins in the squeezed text
    std::size_t end = 0; ///< one past it
    std::vector<Capture> captures;
};

/// An amount of memory at `at`: "2.44GiB", "1,024MB", "5368709120bytes", "17.2G". `unitBytes` is
/// taken where no unit stands; 0: there must be one. GB and MB are powers of 1024, as the programs
/// that print them mean it. Values past 2^60 or below zero are not believed.
struct Amount {
    double bytes = 0.0;
    std::size_t length = 0;
};

std::optional<Amount> readAmount(std::string_view squeezed, std::size_t at, double unitBytes);

/// A plain number: "32768", "0.9", "1,234". `length` of it in the text.
struct PlainNumber {
    double value = 0.0;
    std::size_t length = 0;
};

std::optional<PlainNumber> readNumber(std::string_view squeezed, std::size_t at);

/// Finds a pattern in a squeezed text (see clean_text.h), at or after `from`. Spaces of the pattern
/// mean nothing; `{name}` takes an amount with its unit, `{name:b}`, `{name:kb}`, `{name:mib}` and
/// `{name:gib}` one whose unit may be missing, `{name:n}` a number, `{name:t}` the text up to what
/// follows, and `~` skips at most 200 characters. Linear in the text: at most `kMostTries` places
/// are tried.
std::optional<Found>
findPattern(std::string_view pattern, std::string_view squeezedText, std::size_t from = 0);

inline constexpr std::size_t kMostTries = 2'000;

} // namespace xuanka::toolbox
