// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/plan_rules.h"

#include <array>
#include <cstdlib>

namespace xuanka::plan {

Error broken(std::string_view rule,
             std::string_view field,
             std::string given,
             std::string nearest,
             ErrorCode code) {
    return {code, std::string(field), std::string(rule), std::move(given), std::move(nearest), {}};
}

std::vector<Error> brokenRules(const Plan& plan) {
    std::vector<Error> errors;
    for (const auto rules : {supportRules(), layoutRules(), techniqueRules()})
        for (const Rule& rule : rules)
            if (auto error = rule.broken(plan, rule.id))
                errors.push_back(std::move(*error));
    return errors;
}

std::int64_t nearestDivisor(std::int64_t n, std::int64_t wanted) {
    std::int64_t best = 1;
    for (std::int64_t d = 1; d * d <= n; ++d) {
        if (n % d != 0)
            continue;
        for (const std::int64_t candidate : {d, n / d}) {
            const std::int64_t gain = std::abs(best - wanted) - std::abs(candidate - wanted);
            if (gain > 0 || (gain == 0 && candidate < best))
                best = candidate;
        }
    }
    return best;
}

} // namespace xuanka::plan
