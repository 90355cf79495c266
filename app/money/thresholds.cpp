// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/thresholds.h"

#include "app/money/ownership.h"

namespace xuanka::money {

std::optional<double>
flipValue(const Assumptions& a, std::string_view key, double low, double high) {
    const AssumptionField* field = findAssumption(key);
    if (field == nullptr || high <= low)
        return std::nullopt;
    const auto ownWinsAt = [&](double value) {
        Assumptions moved = a;
        moved.*field->member = value;
        return presentCost(moved, Channel::Own) < presentCost(moved, Channel::Rent);
    };
    const bool atLow = ownWinsAt(low);
    if (atLow == ownWinsAt(high))
        return std::nullopt;
    constexpr int kHalvings = 60;
    for (int i = 0; i < kHalvings; ++i) {
        const double middle = (low + high) / 2.0;
        (ownWinsAt(middle) == atLow ? low : high) = middle;
    }
    return (low + high) / 2.0;
}

} // namespace xuanka::money
