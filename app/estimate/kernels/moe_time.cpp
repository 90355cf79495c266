// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/kernels/kernel_time.h"
#include "app/estimate/kernels/smooth_max.h"

#include <algorithm>
#include <cmath>

namespace xuanka::estimate {
namespace {

constexpr int kQuantiles = 16; // experts are looked at in sixteen groups of equal size
constexpr double kColumns = 128.0;
constexpr double kHalfBytes = 2.0;
constexpr double kFullestShare = 0.8; // of the tokens that may all visit one expert

struct Routing {
    double touched = 0.0; ///< share of experts with a token
    double rows = 0.0;    ///< rows an expert works on, padded, on average
};

double paddedRows(double load, double block) {
    // Half a block on average, none where there is no token.
    return load + 0.5 * block * (1.0 - std::exp(-2.0 * load / block));
}

Routing balanced(const MoeShape& s, double load, double block) {
    const double missed = s.tokens * std::log1p(-std::min(s.activeExperts / s.experts, 1.0 - 1e-9));
    return {1.0 - std::exp(missed), paddedRows(load, block)};
}

/// Loads of experts are drawn from a power law x^-skew between 1 and most of the tokens.
Routing skewed(const MoeShape& s, double load, double block) {
    const double bend = std::abs(1.0 - s.skew) < 1e-3 ? 1e-3 : 1.0 - s.skew;
    const double reach = std::pow(std::max(kFullestShare * s.tokens, 1.0001), bend) - 1.0;
    double loads[kQuantiles];
    double sum = 0.0;
    for (int i = 0; i < kQuantiles; ++i) {
        loads[i] = std::pow(1.0 + (i + 0.5) / kQuantiles * reach, 1.0 / bend);
        sum += loads[i];
    }
    Routing out;
    for (const double weight : loads) {
        const double own = load * weight * kQuantiles / sum;
        out.touched += (1.0 - std::exp(-own)) / kQuantiles;
        out.rows += paddedRows(own, block) / kQuantiles;
    }
    return out;
}

Routing route(const MoeShape& s, double block) {
    const double load = s.tokens * s.activeExperts / s.experts;
    return s.skew > 0.0 ? skewed(s, load, block) : balanced(s, load, block);
}

} // namespace

double expertsTouched(const MoeShape& s) {
    return s.localExperts * route(s, 1.0).touched;
}

Seconds moeTime(const MoeShape& s, const DeviceRates& d, const MoeCoefficients& c) {
    if (!(s.tokens > 0.0 && s.experts > 0.0 && s.localExperts > 0.0 && s.width > 0.0))
        return Seconds(0.0);
    const Routing routing = route(s, c.rowBlock);
    const double matrices = s.isGated ? 3.0 : 2.0;
    const double touched = s.localExperts * routing.touched;
    const double padded = s.localExperts * routing.rows;
    const double pairs = s.tokens * s.activeExperts;
    const double local = pairs * s.localExperts / s.experts;
    const double bandwidth = d.bandwidth.value * c.stream;
    const double pairBytes = (2.0 * s.hidden + matrices * s.width) * kHalfBytes;
    const double weights = touched * matrices * s.hidden * s.width * s.weightBytes;
    const double stream = (weights + local * pairBytes) / bandwidth;
    const double compute =
        2.0 * matrices * padded * s.hidden * s.width / (d.matmul.value * c.compute);
    const double lone = (s.hidden + s.width) * kColumns * s.weightBytes * d.multiprocessors /
                        (c.tileBandwidth * d.half.value);
    const double body = std::sqrt(std::sqrt(fourth(stream) + fourth(compute) + fourth(lone)));
    const double tiles =
        std::max(touched, padded / kColumns) * std::ceil((matrices - 1.0) * s.width / kColumns);
    const double waves = std::max(1.0, tiles / d.multiprocessors);
    const double passes = (pairs * c.routedPasses + local * c.localPasses) * pairBytes / bandwidth;
    return Seconds(c.launch + body + passes + waves * c.prologue);
}

} // namespace xuanka::estimate
