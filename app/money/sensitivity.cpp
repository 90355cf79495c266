// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/sensitivity.h"

#include <algorithm>
#include <cmath>

namespace xuanka::money {

namespace {

/// splitmix64 (Steele, Lea, Flood 2014): tiny, and the same everywhere, which std's distributions
/// are not.
class Random {
public:
    explicit Random(std::uint64_t seed) : m_state(seed) {}

    /// In [0, 1).
    double uniform() {
        m_state += 0x9E3779B97F4A7C15ULL;
        std::uint64_t z = m_state;
        z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
        z ^= z >> 31U;
        constexpr double kTwoToMinus53 = 1.0 / 9007199254740992.0;
        return static_cast<double>(z >> 11U) * kTwoToMinus53;
    }

private:
    std::uint64_t m_state;
};

double triangular(double u, double low, double mode, double high) {
    if (high <= low)
        return mode;
    const double peak = (mode - low) / (high - low);
    if (u < peak)
        return low + std::sqrt(u * (high - low) * (mode - low));
    return high - std::sqrt((1.0 - u) * (high - low) * (high - mode));
}

struct Varied {
    double Assumptions::*member = nullptr;
    double low = 0.0, mode = 0.0, high = 0.0;
};

/// The mode of a draw is what the scenario assumes, kept inside the range.
std::vector<Varied> varied(const Assumptions& a, const std::vector<AssumptionRange>& ranges) {
    std::vector<Varied> all;
    for (const AssumptionRange& r : ranges)
        if (const AssumptionField* f = findAssumption(r.key); f != nullptr && r.high > r.low)
            all.push_back({f->member, r.low, std::clamp(a.*f->member, r.low, r.high), r.high});
    return all;
}

double costPerHour(const Assumptions& a, Channel channel) {
    return cashFlow(a, channel).costPerDeliveredHour;
}

std::vector<double> steps(const HeatAxis& axis) {
    std::vector<double> all;
    for (int i = 0; i < axis.steps; ++i)
        all.push_back(axis.low + (axis.high - axis.low) * i / std::max(1, axis.steps - 1));
    return all;
}

} // namespace

std::vector<TornadoBar>
tornado(const Assumptions& a, const std::vector<AssumptionRange>& ranges, Channel channel) {
    std::vector<TornadoBar> bars;
    for (const AssumptionRange& r : ranges) {
        const AssumptionField* f = findAssumption(r.key);
        if (f == nullptr)
            continue;
        Assumptions low = a;
        Assumptions high = a;
        low.*f->member = r.low;
        high.*f->member = r.high;
        bars.push_back(
            {r.key, r.low, r.high, costPerHour(low, channel), costPerHour(high, channel)});
    }
    std::sort(bars.begin(), bars.end(), [](const TornadoBar& x, const TornadoBar& y) {
        return x.span() != y.span() ? x.span() > y.span() : x.key < y.key;
    });
    return bars;
}

HeatMap heatMap(const Assumptions& a, const HeatAxis& x, const HeatAxis& y) {
    HeatMap map;
    const AssumptionField* fx = findAssumption(x.key);
    const AssumptionField* fy = findAssumption(y.key);
    if (fx == nullptr || fy == nullptr)
        return map;
    map.x = steps(x);
    map.y = steps(y);
    Assumptions at = a;
    for (const double vy : map.y) {
        for (const double vx : map.x) {
            at.*fy->member = vy;
            at.*fx->member = vx;
            map.ownLessRent.push_back(presentCost(at, Channel::Own) -
                                      presentCost(at, Channel::Rent));
        }
    }
    return map;
}

double MonteCarlo::quantile(double p) const {
    if (ownLessRent.empty())
        return 0.0;
    const double at = std::clamp(p, 0.0, 1.0) * static_cast<double>(ownLessRent.size() - 1);
    return ownLessRent[static_cast<std::size_t>(std::lround(at))];
}

MonteCarlo monteCarlo(const Assumptions& a,
                      const std::vector<AssumptionRange>& ranges,
                      std::uint64_t seed,
                      int draws) {
    const std::vector<Varied> inputs = varied(a, ranges);
    Random random(seed);
    MonteCarlo result;
    result.ownLessRent.reserve(static_cast<std::size_t>(draws));
    int wins = 0;
    for (int i = 0; i < draws; ++i) {
        Assumptions drawn = a;
        for (const Varied& v : inputs)
            drawn.*v.member = triangular(random.uniform(), v.low, v.mode, v.high);
        const double difference =
            presentCost(drawn, Channel::Own) - presentCost(drawn, Channel::Rent);
        wins += difference < 0.0 ? 1 : 0;
        result.ownLessRent.push_back(difference);
    }
    result.probabilityOwnWins = draws > 0 ? static_cast<double>(wins) / draws : 0.0;
    std::sort(result.ownLessRent.begin(), result.ownLessRent.end());
    return result;
}

} // namespace xuanka::money
