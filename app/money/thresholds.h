// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/assumptions.h"

#include <optional>
#include <string_view>

namespace xuanka::money {

/// Value of one assumption between `low` and `high` at which owning costs as much as renting
/// (present cost), everything else as assumed: found by halving, so it is the crossing where there
/// is one. Empty where owning and renting do not change places in that range, or the key is
/// unknown.
std::optional<double> flipValue(const Assumptions&, std::string_view key, double low, double high);

} // namespace xuanka::money
