// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

namespace xuanka::estimate {

inline double fourth(double x) {
    const double square = x * x;
    return square * square;
}

/// Fourth-power mean: the larger of the two, up to 19 % more where they are equal (neither fully
/// hides behind the other).
inline double smoothMax(double a, double b) {
    return std::sqrt(std::sqrt(fourth(a) + fourth(b)));
}

inline double smoothMax(double a, double b, double c) {
    return std::sqrt(std::sqrt(fourth(a) + fourth(b) + fourth(c)));
}

} // namespace xuanka::estimate
