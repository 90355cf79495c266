// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/time/limits.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka::estimate {

namespace {

constexpr std::size_t kLimits = static_cast<std::size_t>(Limit::Queueing) + 1;

double asDouble(std::int64_t v) {
    return static_cast<double>(v);
}

bool crossesNodes(const plan::Plan& plan) {
    return plan.choice.fleet.nodes() > 1;
}

/// A decode step whose products are shorter than the ridge point streams weights; a training step
/// multiplies.
bool productsStream(const plan::Plan& plan, const Estimate& e, const Prepared& prepared) {
    if (isTraining(plan.choice.workload.task))
        return false;
    const auto& d = prepared.device;
    const double ridge = d.rates.matmul.value / d.rates.bandwidth.value; // FLOP a byte
    const double bytes = plan.weights->bytesPerWeight();
    return 2.0 * std::max(1.0, asDouble(e.service.runningRequests) / asDouble(plan.dp)) / bytes <
           ridge;
}

std::array<double, kLimits>
causes(const plan::Plan& plan, const Prepared& prepared, const Estimate& e) {
    std::array<double, kLimits> t{};
    const auto& time = e.time;
    const auto add = [&](Limit l, double v) { t[static_cast<std::size_t>(l)] += v; };
    const double products = time.part(TimePart::Matmul).value + time.part(TimePart::Experts).value;
    add(productsStream(plan, e, prepared) ? Limit::MemoryBandwidth : Limit::Compute, products);
    const bool trains = isTraining(plan.choice.workload.task);
    add(trains ? Limit::Compute : Limit::MemoryBandwidth, time.part(TimePart::Attention).value);
    add(Limit::Compute, time.part(TimePart::Recompute).value);
    add(Limit::MemoryBandwidth,
        time.part(TimePart::Elementwise).value + time.part(TimePart::Optimizer).value);
    add(Limit::LaunchLatency, time.part(TimePart::Launch).value);
    add(Limit::IntraNodeLink, time.part(TimePart::TensorParallel).value);
    const Limit outer = crossesNodes(plan) ? Limit::InterNodeLink : Limit::IntraNodeLink;
    add(outer, time.part(TimePart::DataParallel).value + time.part(TimePart::ExpertParallel).value);
    add(Limit::PipelineBubble, time.part(TimePart::Pipeline).value);
    add(Limit::Host, time.part(TimePart::Host).value + time.part(TimePart::Offload).value);
    add(trains ? Limit::Queueing : Limit::Compute, time.part(TimePart::Queue).value);
    return t;
}

} // namespace

void fillLimits(const plan::Plan& plan, const Prepared& prepared, Estimate& out) {
    const auto t = causes(plan, prepared, out);
    std::size_t first = 0;
    for (std::size_t i = 1; i < kLimits; ++i)
        if (t[i] > t[first])
            first = i;
    std::size_t second = first == 0 ? 1 : 0;
    for (std::size_t i = 0; i < kLimits; ++i)
        if (i != first && t[i] > t[second])
            second = i;
    out.limit = out.memory.fits ? static_cast<Limit>(first) : Limit::MemoryCapacity;
    out.nextLimit = static_cast<Limit>(out.memory.fits ? second : first);
    out.nextLimitDistance = t[second] > 0.0 ? t[first] / t[second] - 1.0 : 1e9;
}

void fillEnergy(const plan::Plan& plan, Estimate& out) {
    if (!plan.accelerator->tdp)
        return;
    const double tdp = plan.accelerator->tdp->value;
    constexpr double kIdleShare =
        0.12; // data-centre cards idle at 9 to 15 % of their limit (nvidia-smi prints)
    constexpr double kStreamingShare =
        0.65; // decoding draws 47 to 75 % of the limit in published measurements
    constexpr double kComputeShare = 0.92; // dense training draws 85 to 100 %
    const double idle = plan.accelerator->idle ? plan.accelerator->idle->value : kIdleShare * tdp;
    const double step = std::max(1e-12, out.time.step.value);
    const double waiting =
        out.time.part(TimePart::Launch).value + out.time.part(TimePart::Pipeline).value +
        out.time.part(TimePart::Host).value + out.time.part(TimePart::Offload).value +
        out.time.exposedCommunication.value;
    const double busy = std::clamp(1.0 - waiting / step, 0.0, 1.0);
    const double loaded = (out.limit == Limit::Compute ? kComputeShare : kStreamingShare) * tdp;
    out.gpuWatts = idle + busy * std::max(0.0, loaded - idle);
    const double gpus = asDouble(plan.choice.fleet.gpus);
    if (out.tokensPerSecond.value > 0.0)
        out.joulesPerToken = out.gpuWatts * gpus / out.tokensPerSecond.value;
}

void fillFinish(const plan::Plan& plan, const Prepared& prepared, Estimate& out) {
    const auto& w = plan.choice.workload;
    const auto& c = prepared.profile;
    const double gpus = asDouble(plan.choice.fleet.gpus);
    // Interruptions a card and year; 466 in 54 days on 16,384 cards (Llama 3 report) are the
    // coefficient's evidence.
    const double perSecond = c.interruptionsPerGpuYear * gpus / (365.0 * 86400.0);
    if (isTraining(w.task) && perSecond > 0.0) {
        const double between = 1.0 / perSecond;
        const double interval = std::sqrt(2.0 * c.checkpointSeconds * between);
        const double lost =
            c.checkpointSeconds / interval + (interval / 2.0 + c.restartSeconds) / between;
        out.time.goodput = std::clamp(1.0 - lost, 0.0, 1.0);
    }
    const double rate = isTraining(w.task) ? out.tokensPerSecond.value : out.tokensPerSecond.value;
    if (w.tokensToProcess > 0.0 && rate > 0.0 && out.time.goodput > 0.0)
        out.time.finishSeconds.value = w.tokensToProcess / (rate * out.time.goodput);
}

} // namespace xuanka::estimate
