// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/advice/condition.h"

#include <algorithm>

namespace xuanka::advice {

namespace {

Truth truth(bool b) {
    return b ? Truth::Yes : Truth::No;
}

/// All stops at the first No, Any at the first Yes; an Unknown on the way stays unless overruled.
Truth combine(const std::vector<Condition>& parts, const Facts& facts, Truth decisive) {
    Truth result = decisive == Truth::No ? Truth::Yes : Truth::No;
    for (const Condition& part : parts) {
        const Truth t = evaluate(part, facts);
        if (t == decisive)
            return decisive;
        if (t == Truth::Unknown)
            result = Truth::Unknown;
    }
    return result;
}

Truth compare(Condition::Kind kind, const FactValue& fact, const FactValue& limit) {
    const auto* a = std::get_if<double>(&fact);
    const auto* b = std::get_if<double>(&limit);
    if (a == nullptr || b == nullptr)
        return Truth::Unknown;
    switch (kind) {
    case Condition::Kind::Below:
        return truth(*a < *b);
    case Condition::Kind::AtMost:
        return truth(*a <= *b);
    case Condition::Kind::Above:
        return truth(*a > *b);
    default:
        return truth(*a >= *b);
    }
}

} // namespace

Truth evaluate(const Condition& condition, const Facts& facts) {
    using Kind = Condition::Kind;
    switch (condition.kind) {
    case Kind::Always:
        return Truth::Yes;
    case Kind::All:
        return combine(condition.parts, facts, Truth::No);
    case Kind::Any:
        return combine(condition.parts, facts, Truth::Yes);
    case Kind::Not: {
        const Truth t = combine(condition.parts, facts, Truth::No);
        return t == Truth::Unknown ? t : truth(t == Truth::No);
    }
    default:
        break;
    }
    const auto it = facts.find(condition.fact);
    if (condition.kind == Kind::Known)
        return truth(it != facts.end());
    if (it == facts.end() || condition.values.empty())
        return Truth::Unknown;
    if (condition.kind == Kind::Equals || condition.kind == Kind::OneOf)
        return truth(std::find(condition.values.begin(), condition.values.end(), it->second) !=
                     condition.values.end());
    return compare(condition.kind, it->second, condition.values.front());
}

} // namespace xuanka::advice
