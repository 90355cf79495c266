// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/interval.h"

namespace xuanka::estimate {

/// Half the width of an 80 % interval in standard deviations.
inline constexpr double kHalfWidth80 = 1.2815515655446004;

/// Central value with its 80 % interval from a spread of the log error.
Ranged interval80(double value, double spread);

/// Probability that the true need, log-normal about `need`, is not above `room`.
double fitProbability(double need, double room, double spread);

} // namespace xuanka::estimate
