// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outlook/curves.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace xuanka::outlook {

namespace {

/// How far past the card's capacity a curve goes on, dashed.
constexpr double kPastCapacity = 1.3;
constexpr std::int64_t kLeastEnd = 8; ///< fewer points make no curve
constexpr std::int64_t kLargestMicroBatch = 1 << 14;
constexpr std::int64_t kLargestConcurrency = 1 << 14;

/// One plan whose batch moves; everything else was resolved once.
class Tracer {
public:
    Tracer(const plan::Plan& plan, const estimate::Prepared& prepared)
        : m_plan(plan), m_prepared(prepared) {}

    std::optional<CurvePoint> at(std::int64_t batch) {
        setBatch(m_plan, batch);
        const auto e = estimate::estimate(m_plan, m_prepared);
        if (!e)
            return std::nullopt;
        return CurvePoint{batch,
                          e->memory.deviceUsed.value,
                          e->tokensPerSecond,
                          e->memory.fits,
                          e->limit,
                          e->memory.parts};
    }

    double usable() const { return m_plan.accelerator->usableMib.value_or(0.0) * kMebi; }

    std::int64_t largest() const {
        return traceOf(m_plan.choice.workload.task) == Trace::MicroBatch ? kLargestMicroBatch
                                                                         : kLargestConcurrency;
    }

private:
    plan::Plan m_plan;
    const estimate::Prepared& m_prepared;
};

/// The batch at which the curve ends.
std::int64_t endOf(Tracer& tracer, const CurvePoint& first) {
    const double enough = kPastCapacity * std::max(tracer.usable(), first.memoryBytes);
    std::int64_t batch = 1;
    while (batch < tracer.largest()) {
        batch *= 2;
        const auto point = tracer.at(batch);
        if (!point || (point->memoryBytes > enough && batch >= kLeastEnd))
            break;
    }
    return batch;
}

/// Largest batch in [1, end] that fits; 0 where none does.
std::int64_t largestFitting(Tracer& tracer, std::int64_t end) {
    std::int64_t fits = 0;
    std::int64_t fails = end + 1;
    while (fails - fits > 1) {
        const std::int64_t middle = fits + (fails - fits) / 2;
        const auto point = tracer.at(middle);
        (point && point->fits ? fits : fails) = middle;
    }
    return fits;
}

std::vector<std::int64_t> batches(std::int64_t end, std::int64_t edge, std::size_t samples) {
    std::vector<std::int64_t> result;
    const double octaves = std::log2(static_cast<double>(end));
    for (std::size_t i = 0; i < samples; ++i) {
        const double share = static_cast<double>(i) / static_cast<double>(samples - 1);
        result.push_back(std::llround(std::exp2(octaves * share)));
    }
    if (edge > 0)
        result.insert(result.end(), {edge, std::min(edge + 1, end)});
    std::ranges::sort(result);
    result.erase(std::ranges::unique(result).begin(), result.end());
    return result;
}

} // namespace

Trace traceOf(plan::Task task) {
    return plan::isTraining(task) ? Trace::MicroBatch : Trace::Concurrency;
}

std::int64_t batchOf(const plan::Plan& plan) {
    const plan::Workload& w = plan.choice.workload;
    return traceOf(w.task) == Trace::MicroBatch ? w.microBatch : w.concurrency;
}

void setBatch(plan::Plan& plan, std::int64_t batch) {
    plan::Workload& w = plan.choice.workload;
    (traceOf(w.task) == Trace::MicroBatch ? w.microBatch : w.concurrency) = batch;
}

std::vector<CurvePoint>
traceCurve(const plan::Plan& plan, const estimate::Prepared& prepared, std::size_t samples) {
    Tracer tracer(plan, prepared);
    const auto first = tracer.at(1);
    if (!first || samples < 2)
        return {};
    const std::int64_t end = endOf(tracer, *first);
    std::vector<CurvePoint> curve;
    for (const std::int64_t batch : batches(end, largestFitting(tracer, end), samples))
        if (auto point = tracer.at(batch))
            curve.push_back(std::move(*point));
    return curve;
}

} // namespace xuanka::outlook
