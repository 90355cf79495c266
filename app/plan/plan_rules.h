// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/plan.h"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace xuanka::plan {

/// One rule of engine §7: a small function over a resolved plan that says what is wrong, if it is.
struct Rule {
    std::string_view id; ///< message id of ui/text and `rule` of the error
    std::optional<Error> (*broken)(const Plan&, std::string_view id);
};

/// Rules of one kind, most important first. Each file plan_rules_*.cpp holds one list.
std::span<const Rule> supportRules();
std::span<const Rule> layoutRules();
std::span<const Rule> techniqueRules();

/// Counts and shares outside their range; needs no catalogue. The other rules rest on these.
std::vector<Error> brokenNumbers(const PlanChoice&);

/// `plan` has every pointer set (draft only where there is a draft) and sound numbers.
std::vector<Error> brokenRules(const Plan& plan);

/// An error of this rule, for the table's functions.
Error broken(std::string_view rule,
             std::string_view field,
             std::string given,
             std::string nearest,
             ErrorCode code = ErrorCode::InvalidValue);

/// The divisor of `n` nearest to `wanted`, the smaller of two equally near; n and wanted at
/// least 1.
std::int64_t nearestDivisor(std::int64_t n, std::int64_t wanted);

} // namespace xuanka::plan
