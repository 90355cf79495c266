// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/numbers.h"

#include "app/base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

namespace xuanka::cli {

namespace {

std::optional<double> numberIn(std::string_view text) {
    const bool isPercent = text.ends_with('%');
    text = trimmed(isPercent ? text.substr(0, text.size() - 1) : text);
    double v = 0.0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), v);
    if (error != std::errc{} || end != text.data() + text.size() || !std::isfinite(v))
        return std::nullopt;
    return isPercent ? v / 100.0 : v;
}

std::string dashed(std::string_view flag) {
    return "--" + std::string(flag);
}

} // namespace

Result<double> numberFlag(
    const Arguments& given, std::string_view flag, double otherwise, double least, double most) {
    if (!given.has(flag))
        return otherwise;
    const std::string text = given.value(flag);
    const auto v = numberIn(text);
    const auto refuse = [&](std::string_view rule, double nearest) {
        return fail({ErrorCode::InvalidValue,
                     dashed(flag),
                     std::string(rule),
                     text,
                     fmt::format("{:g}", nearest),
                     {}});
    };
    if (!v)
        return refuse("rule.number", std::clamp(otherwise, least, most));
    if (*v < least)
        return refuse("rule.at_least", least);
    if (*v > most)
        return refuse("rule.at_most", most);
    return *v;
}

Result<std::string> choiceFlag(const Arguments& given,
                               std::string_view flag,
                               std::string_view otherwise,
                               std::span<const std::string_view> choices) {
    if (!given.has(flag))
        return std::string(otherwise);
    const std::string text = given.value(flag);
    if (std::ranges::find(choices, text) != choices.end())
        return text;
    std::string nearest(nearestOf(text, choices));
    return fail({ErrorCode::UnknownId,
                 dashed(flag),
                 "rule.one_of",
                 text,
                 nearest.empty() ? std::string(choices.front()) : nearest,
                 {}});
}

} // namespace xuanka::cli
