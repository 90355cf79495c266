// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/message.h"
#include "app/base/result.h"
#include "app/scenario/scenario.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace xuanka::scenario {

using FieldValue = std::variant<std::int64_t, double, bool, std::string>;

enum class FieldKind : std::uint8_t { Count, Real, Switch, Choice, Id, Text };

/// Which way a slider of the field runs.
enum class Scale : std::uint8_t { Linear, Logarithmic, PowersOfTwo };

/// One input of engine §1. The command line's flags, the project's JSON keys, the window's
/// controls, the labels of undo steps and the `field` of an Error all come from this one table.
struct Field {
    std::string_view
        key; ///< "micro-batch": flag, JSON key, control name; ui/text has its label and tooltip
    std::string_view group; ///< workload, training, inference, techniques, fleet, layout
    FieldKind kind = FieldKind::Count;
    UnitKind unit = UnitKind::None;
    Scale scale = Scale::Linear;
    double least = 0.0; ///< of numbers, inclusive
    double most = 0.0;
    std::span<const std::string_view> choices; ///< of Choice
    FieldValue (*read)(const Scenario&) = nullptr;
    void (*write)(Scenario&, const FieldValue&) = nullptr; ///< the value has the field's kind
    bool (*accepts)(std::string_view) = nullptr;           ///< further rule of a Text
};

std::span<const Field> fields();

/// By key, or by one of the spellings people use for it ("count" is "gpus", "method" is "task").
const Field* findField(std::string_view keyOrSpelling);

/// The other spellings: pairs of spelling and key, for the flags of the command line.
struct FieldSpelling {
    std::string_view spelling;
    std::string_view key;
};

std::span<const FieldSpelling> fieldSpellings();

/// A small change: one field gets one value.
struct Edit {
    std::string field;
    FieldValue value;

    friend bool operator==(const Edit&, const Edit&) = default;
};

/// Checks the edit against the field's own rule and applies it. Rules between fields belong to
/// plan::makePlan.
Result<Scenario> apply(const Scenario&, const Edit&);

/// Reads a value as a user writes it ("4096", "4k", "7B", "yes"); an Error names field, rule,
/// nearest.
Result<FieldValue> parseValue(const Field&, std::string_view text);
std::string formatValue(const Field&, const FieldValue&);

} // namespace xuanka::scenario
