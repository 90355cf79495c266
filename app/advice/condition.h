// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace xuanka::advice {

using FactValue = std::variant<bool, double, std::string>;

/// Named facts of a scenario or of a card. Ordered, so that walks are the same everywhere.
using Facts = std::map<std::string, FactValue, std::less<>>;

/// A test on facts, as a tree's author writes it:
///   {"fact":"parameters","below":7e9}   {"all":[…]}   {"any":[…]}   {"not":{…}}
/// A test of a fact that is not known is neither true nor false: it does not hold, and `not` of it
/// does not either.
struct Condition {
    enum class Kind : std::uint8_t {
        Always,
        All,
        Any,
        Not,
        Equals,
        Below,
        AtMost,
        Above,
        AtLeast,
        OneOf,
        Known
    };
    Kind kind = Kind::Always;
    std::string fact;
    std::vector<FactValue> values;
    std::vector<Condition> parts;

    friend bool operator==(const Condition&, const Condition&) = default;
};

enum class Truth : std::uint8_t { No, Yes, Unknown };

Truth evaluate(const Condition&, const Facts&);

inline bool holds(const Condition& condition, const Facts& facts) {
    return evaluate(condition, facts) == Truth::Yes;
}

} // namespace xuanka::advice
