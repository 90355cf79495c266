// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/kernels/kernel_time.h"
#include "app/estimate/kernels/rounding.h"
#include "app/estimate/kernels/smooth_max.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace xuanka::estimate {
namespace {

constexpr std::size_t kMostGroups = 16;                           // of experts of like load
constexpr std::array<double, 4> kBlocks{16.0, 32.0, 64.0, 128.0}; // rows of a tile
constexpr double kColumns = 128.0;                                // columns of a tile
constexpr double kHalfBytes = 2.0;
constexpr double kFullestShare = 0.8; // of the tokens that may all visit one expert

/// Tokens of the experts of the fullest card, in groups of equal size.
struct Routing {
    std::size_t groups = 1;
    std::array<double, kMostGroups> load{};
    std::array<double, kMostGroups> hit{}; ///< share of the group's experts with a token
    double meanLoad = 0.0;
    double meanHit = 0.0;

    void finish() {
        for (std::size_t i = 0; i < groups; ++i) {
            meanLoad += load[i] / static_cast<double>(groups);
            meanHit += hit[i] / static_cast<double>(groups);
        }
    }
};

Routing balanced(const MoeShape& s, double load) {
    Routing r;
    const double visited = std::min(s.activeExperts / s.experts, 1.0 - 1e-9);
    r.load[0] = load;
    r.hit[0] = 1.0 - std::exp(s.tokens * std::log1p(-visited));
    r.finish();
    return r;
}

/// Loads are drawn from a power law x^-skew between one and most of the tokens.
Routing skewed(const MoeShape& s, double load) {
    Routing r;
    r.groups = kMostGroups;
    const double count = static_cast<double>(kMostGroups);
    const double bend = std::abs(1.0 - s.skew) < 1e-3 ? 1e-3 : 1.0 - s.skew;
    const double reach = std::pow(std::max(kFullestShare * s.tokens, 1.0001), bend) - 1.0;
    double sum = 0.0;
    double squares = 0.0;
    for (std::size_t i = 0; i < kMostGroups; ++i) {
        const double at = (static_cast<double>(i) + 0.5) / count;
        r.load[i] = std::pow(1.0 + at * reach, 1.0 / bend);
        sum += r.load[i];
        squares += r.load[i] * r.load[i];
    }
    // The fullest of n cards lies sqrt(2 ln n) deviations of its experts' sum above the mean.
    const double cards = s.experts / s.localExperts;
    const double variance = std::max(0.0, squares * count / (sum * sum) - 1.0);
    const double above = std::sqrt(2.0 * std::log(cards) * variance / s.localExperts);
    const double scale = load * count / sum * std::min(1.0 + above, cards);
    for (std::size_t i = 0; i < kMostGroups; ++i) {
        r.load[i] *= scale;
        r.hit[i] = 1.0 - std::exp(-r.load[i]);
    }
    r.finish();
    return r;
}

Routing route(const MoeShape& s) {
    const double load = s.tokens * s.activeExperts / s.experts;
    return s.skew > 0.0 ? skewed(s, load) : balanced(s, load);
}

/// Tiles' worth of rows over all experts: half a block is lost where there is a token at all.
double blocksOf(const Routing& r, double experts, double rows) {
    double sum = 0.0;
    for (std::size_t i = 0; i < r.groups; ++i)
        sum += std::max(r.hit[i], r.load[i] * (1.0 / rows) + 0.5 * r.hit[i]);
    return experts * sum / static_cast<double>(r.groups);
}

using Blocks = std::array<double, kBlocks.size()>;

/// One product of all experts.
struct Grouped {
    double columns = 0.0;
    double depth = 0.0;
    double bytes = 0.0; ///< weights that stream, rows in and out
};

double groupedSeconds(const Grouped& g,
                      const Blocks& blocks,
                      double load,
                      const MoeShape& s,
                      const DeviceRates& d,
                      const MoeCoefficients& c) {
    const double columnTiles = wholeUp(g.columns * (1.0 / kColumns));
    double compute = std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < kBlocks.size(); ++i) {
        const double rows = kBlocks[i];
        const double bytes = std::min(rows, load) * s.inputBytes + kColumns * s.weightBytes;
        const double product =
            2.0 * rows * kColumns * d.multiprocessors / (d.matmul.value * c.compute);
        const double waves = std::max(1.0, blocks[i] * columnTiles / d.multiprocessors);
        const double step = std::max(product, bytes / c.tileBandwidth);
        compute = std::min(compute, waves * (c.prologue + g.depth * step));
    }
    return smoothMax(compute, g.bytes / (d.bandwidth.value * c.stream));
}

bool isEmpty(const MoeShape& s) {
    return !(s.tokens > 0.0 && s.experts > 0.0 && s.localExperts > 0.0 && s.width > 0.0);
}

} // namespace

double expertsTouched(const MoeShape& s) {
    return isEmpty(s) ? 0.0 : s.localExperts * route(s).meanHit;
}

Seconds moeTime(const MoeShape& s, const DeviceRates& d, const MoeCoefficients& c) {
    if (isEmpty(s))
        return Seconds(0.0);
    const Routing routing = route(s);
    Blocks blocks{};
    for (std::size_t i = 0; i < kBlocks.size(); ++i)
        blocks[i] = blocksOf(routing, s.localExperts, kBlocks[i]);
    const double touched = s.localExperts * routing.meanHit;
    const double local = s.localExperts * routing.meanLoad; // (token, expert) pairs of this card
    const double pairs = s.tokens * s.activeExperts;
    const double up = s.isGated ? 2.0 * s.width : s.width;
    const double weights = touched * s.hidden * s.weightBytes;
    const Grouped first{up, s.hidden,
                        weights * up + local * (s.hidden * s.inputBytes + kHalfBytes * up)};
    const Grouped second{s.hidden, s.width,
                         weights * s.width +
                             local * (s.width * s.inputBytes + kHalfBytes * s.hidden)};
    const double load = local / touched;
    const double products = groupedSeconds(first, blocks, load, s, d, c) +
                            groupedSeconds(second, blocks, load, s, d, c);
    const double passes = (pairs * c.routedPasses + local * c.localPasses) *
                          (2.0 * s.hidden + up + s.width) * kHalfBytes /
                          (d.bandwidth.value * c.stream);
    return Seconds(c.launch + products + passes);
}

} // namespace xuanka::estimate
