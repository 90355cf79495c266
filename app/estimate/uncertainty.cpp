// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/uncertainty.h"

#include <cmath>
#include <numbers>

namespace xuanka::estimate {

Ranged interval80(double value, double spread) {
    const double factor = std::exp(kHalfWidth80 * spread);
    return {value, value / factor, value * factor};
}

double fitProbability(double need, double room, double spread) {
    if (need <= 0.0)
        return 1.0;
    if (room <= 0.0)
        return 0.0;
    if (spread <= 0.0)
        return need <= room ? 1.0 : 0.0;
    const double z = std::log(room / need) / spread;
    return 0.5 * std::erfc(-z / std::numbers::sqrt2);
}

} // namespace xuanka::estimate
