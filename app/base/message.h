// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

namespace xuanka {

// g++ 12 takes scoped enumerators for shadows of the quantity types of the same name.
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wshadow"

/// How a figure in a message is shown; ui/text picks prefix, separators and unit name.
enum class UnitKind {
    None,
    Count,
    Share,          ///< 0.25 shows as 25 %
    Bytes,          ///< shows GiB
    BytesPerSecond, ///< shows GB/s
    FlopPerSecond,  ///< shows TFLOPS
    Seconds,
    Tokens,
    TokensPerSecond,
    RequestsPerSecond,
    Watts,
    KilowattHours,
    Parameters, ///< shows B or 亿
    BitsPerWeight,
    GigabitsPerSecond,
    Months,
    Percent, ///< already in per cent
};

#pragma GCC diagnostic pop

struct Figure {
    double value = 0.0;
    UnitKind unit = UnitKind::None;

    friend bool operator==(const Figure&, const Figure&) = default;
};

/// A sentence without words: an id of ui/text and its arguments in order. app never makes text.
/// A string argument is a name shown as it is (a card, a model, a file); an id to translate goes as
/// TextId.
struct TextId {
    std::string id;

    friend bool operator==(const TextId&, const TextId&) = default;
};

using MessageArgument = std::variant<std::string, TextId, std::int64_t, Figure>;

struct Message {
    std::string id;
    std::vector<MessageArgument> arguments;

    friend bool operator==(const Message&, const Message&) = default;
};

} // namespace xuanka
