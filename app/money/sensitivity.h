// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/ownership.h"

#include <cstdint>
#include <string>
#include <vector>

namespace xuanka::money {

/// What one assumption does to the cost of a delivered GPU-hour, everything else as assumed.
struct TornadoBar {
    std::string key;
    double low = 0.0, high = 0.0; ///< of the assumption
    double resultAtLow = 0.0, resultAtHigh = 0.0;

    double span() const {
        return resultAtHigh > resultAtLow ? resultAtHigh - resultAtLow : resultAtLow - resultAtHigh;
    }
};

/// Widest first; ties by key. Ranges whose key is unknown are passed over.
std::vector<TornadoBar> tornado(const Assumptions&, const std::vector<AssumptionRange>&, Channel);

/// Own less rent (present cost) over two assumptions; rows run over `y`, columns over `x`.
struct HeatMap {
    std::vector<double> x, y;
    std::vector<double> ownLessRent; ///< row by row
};

struct HeatAxis {
    std::string key;
    double low = 0.0;
    double high = 0.0;
    int steps = 25;
};

HeatMap heatMap(const Assumptions&, const HeatAxis& x, const HeatAxis& y);

struct MonteCarlo {
    double probabilityOwnWins = 0.0;
    std::vector<double> ownLessRent; ///< sorted
    double quantile(double p) const;
};

/// Triangular draws over the ranges, seeded: the same seed gives the same answer on every machine.
MonteCarlo monteCarlo(const Assumptions&,
                      const std::vector<AssumptionRange>&,
                      std::uint64_t seed,
                      int draws = 10000);

} // namespace xuanka::money
