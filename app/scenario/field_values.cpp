// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text.h"
#include "app/scenario/fields.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace xuanka::scenario {

namespace {

std::string shortest(double value) {
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value);
    return {buffer.data(), end.ptr};
}

Failure refuse(const Field& f, std::string rule, std::string_view given, std::string nearest = {}) {
    return failField(std::string(f.key), std::move(rule), std::string(given), std::move(nearest));
}

/// A multiplier that people write behind a number.
struct Suffix {
    std::string_view text;
    double factor;
};

constexpr std::array kSuffixes{
    Suffix{"", 1.0},   Suffix{"k", 1e3},  Suffix{"m", 1e6},     Suffix{"b", 1e9},
    Suffix{"g", 1e9},  Suffix{"t", 1e12}, Suffix{"ki", 1024.0}, Suffix{"mi", 1048576.0},
    Suffix{"万", 1e4}, Suffix{"亿", 1e8},
};

/// "4k" tokens of context are 4,096; "4k" tokens of a job are 4,000. "7B" is 7 in a field that
/// counts billions already.
std::optional<double> factorOf(const Field& f, std::string_view suffix) {
    if (suffix == "%" && f.unit == UnitKind::Share)
        return 0.01;
    if (f.unit == UnitKind::Seconds && (suffix == "ms" || suffix == "s"))
        return suffix == "s" ? 1.0 : 1e-3;
    const auto it = std::ranges::find(kSuffixes, suffix, &Suffix::text);
    if (it == kSuffixes.end())
        return std::nullopt;
    if (f.unit == UnitKind::Tokens && f.scale == Scale::PowersOfTwo) {
        if (suffix == "k")
            return 1024.0;
        if (suffix == "m")
            return 1048576.0;
    }
    if (f.key == "size" && !suffix.empty())
        return it->factor / 1e9;
    return it->factor;
}

std::optional<double> parseNumber(const Field& f, std::string_view text) {
    std::string digits = lowerAscii(text);
    std::erase_if(digits, [](char c) { return c == ',' || c == '_'; });
    double value = 0.0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc{} || !std::isfinite(value))
        return std::nullopt;
    const std::string_view rest(end, static_cast<std::size_t>(digits.data() + digits.size() - end));
    const auto factor = factorOf(f, trimmed(rest));
    return factor ? std::optional(value * *factor) : std::nullopt;
}

std::string numberText(const Field& f, double value) {
    return f.kind == FieldKind::Count ? std::to_string(static_cast<std::int64_t>(value))
                                      : shortest(value);
}

Result<FieldValue> checkedNumber(const Field& f, double value, std::string_view given) {
    if (value < f.least)
        return refuse(f, "rule.at_least", given, numberText(f, f.least));
    if (value > f.most)
        return refuse(f, "rule.at_most", given, numberText(f, f.most));
    if (f.kind == FieldKind::Real)
        return FieldValue(value);
    const double whole = std::nearbyint(value);
    if (std::abs(whole - value) > 1e-9 * std::max(1.0, std::abs(value)))
        return refuse(f, "rule.whole_number", given, numberText(f, std::max(f.least, whole)));
    return FieldValue(static_cast<std::int64_t>(whole));
}

Result<FieldValue> parseSwitch(const Field& f, std::string_view text) {
    const std::string word = lowerAscii(text);
    constexpr std::array<std::string_view, 6> yes{"yes", "true", "on", "1", "y", "是"};
    constexpr std::array<std::string_view, 6> no{"no", "false", "off", "0", "n", "否"};
    if (std::ranges::find(yes, word) != yes.end())
        return FieldValue(true);
    if (std::ranges::find(no, word) != no.end())
        return FieldValue(false);
    return refuse(f, "rule.yes_or_no", text, "yes");
}

struct ChoiceSpelling {
    std::string_view field;
    std::string_view spelling;
    std::string_view choice;
};

constexpr std::array kChoiceSpellings{
    ChoiceSpelling{"task", "pre-train", "pretrain"},
    ChoiceSpelling{"task", "pretraining", "pretrain"},
    ChoiceSpelling{"task", "pre-training", "pretrain"},
    ChoiceSpelling{"task", "finetune", "full"},
    ChoiceSpelling{"task", "full-finetune", "full"},
    ChoiceSpelling{"task", "sft", "full"},
    ChoiceSpelling{"task", "dora", "lora"},
    ChoiceSpelling{"task", "dpo", "preference"},
    ChoiceSpelling{"task", "rlhf", "reinforcement"},
    ChoiceSpelling{"task", "grpo", "reinforcement"},
    ChoiceSpelling{"task", "ppo", "reinforcement"},
    ChoiceSpelling{"task", "serving", "serve"},
    ChoiceSpelling{"task", "inference", "serve"},
    ChoiceSpelling{"task", "infer", "serve"},
    ChoiceSpelling{"task", "batch", "offline"},
    ChoiceSpelling{"task", "offline-inference", "offline"},
    ChoiceSpelling{"attention", "flash-attention", "flash"},
    ChoiceSpelling{"loss", "fused", "chunked"},
    ChoiceSpelling{"offload-optimizer", "cpu", "host"},
    ChoiceSpelling{"offload-params", "cpu", "host"},
    ChoiceSpelling{"offload-activations", "cpu", "host"},
};

Result<FieldValue> parseChoice(const Field& f, std::string_view text) {
    std::string word = lowerAscii(text);
    std::ranges::replace(word, '_', '-');
    for (const ChoiceSpelling& s : kChoiceSpellings)
        if (s.field == f.key && s.spelling == word)
            word = s.choice;
    if (std::ranges::find(f.choices, word) != f.choices.end())
        return FieldValue(word);
    const std::string_view nearest = nearestOf(word, f.choices);
    return refuse(f, "rule.one_of", text, std::string(nearest.empty() ? f.choices[0] : nearest));
}

Result<FieldValue> parseText(const Field& f, std::string_view text) {
    if (f.accepts != nullptr && !f.accepts(text))
        return refuse(f, "rule.not_understood", text, formatValue(f, f.read(Scenario{})));
    return FieldValue(std::string(text));
}

Result<FieldValue> checked(const Field& f, const FieldValue& value) {
    switch (f.kind) {
    case FieldKind::Count:
    case FieldKind::Real:
        if (const auto* count = std::get_if<std::int64_t>(&value))
            return checkedNumber(f, static_cast<double>(*count), formatValue(f, value));
        if (const auto* real = std::get_if<double>(&value); real != nullptr && std::isfinite(*real))
            return checkedNumber(f, *real, formatValue(f, value));
        return refuse(f, "rule.number", formatValue(f, value), numberText(f, f.least));
    case FieldKind::Switch:
        if (std::holds_alternative<bool>(value))
            return value;
        return refuse(f, "rule.yes_or_no", formatValue(f, value), "yes");
    case FieldKind::Choice:
    case FieldKind::Id:
    case FieldKind::Text:
        if (std::holds_alternative<std::string>(value))
            return parseValue(f, std::get<std::string>(value));
        return refuse(f, "rule.text", formatValue(f, value));
    }
    return value;
}

} // namespace

Result<FieldValue> parseValue(const Field& f, std::string_view text) {
    const std::string_view word = trimmed(text);
    switch (f.kind) {
    case FieldKind::Switch:
        return parseSwitch(f, word);
    case FieldKind::Choice:
        return parseChoice(f, word);
    case FieldKind::Id:
        return FieldValue(std::string(word));
    case FieldKind::Text:
        return parseText(f, text);
    case FieldKind::Count:
    case FieldKind::Real:
        break;
    }
    if (const auto number = parseNumber(f, word))
        return checkedNumber(f, *number, word);
    return refuse(f, "rule.number", word, numberText(f, f.least));
}

std::string formatValue(const Field&, const FieldValue& value) {
    struct Writer {
        std::string operator()(std::int64_t v) const { return std::to_string(v); }

        std::string operator()(double v) const { return shortest(v); }

        std::string operator()(bool v) const { return v ? "yes" : "no"; }

        std::string operator()(const std::string& v) const { return v; }
    };

    return std::visit(Writer{}, value);
}

Result<Scenario> apply(const Scenario& scenario, const Edit& edit) {
    const Field* field = findField(edit.field);
    if (field == nullptr)
        return fail({ErrorCode::UnknownId, edit.field, "rule.unknown_field", edit.field, {}, {}});
    const auto value = checked(*field, edit.value);
    if (!value)
        return fail(value.error());
    Scenario changed = scenario;
    field->write(changed, *value);
    return changed;
}

} // namespace xuanka::scenario
