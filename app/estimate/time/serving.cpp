// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/time/serving.h"

#include <algorithm>
#include <cmath>

namespace xuanka::estimate {

namespace {

constexpr double kMilli = 1e-3;

double asDouble(std::int64_t v) {
    return static_cast<double>(v);
}

/// What the closed loop or the arrival rate comes to on one replica.
struct Steady {
    double requests = 1.0; ///< running together
    PassSeconds decode;
    double prefill = 0.0; ///< one prompt alone
    double tpot = 0.0;
    double ttft = 0.0;
    double busy = 0.0; ///< share of the time in which the engine works; ≥ 1: overloaded
};

double uncachedPrompt(const plan::Workload& w) {
    return std::max(1.0, asDouble(w.promptTokens) * (1.0 - w.prefixHitShare));
}

/// Speculative decoding: tokens a step and its cost (Leviathan et al. 2023, equation 1).
struct Speculation {
    double tokensPerStep = 1.0;
    double extraSeconds = 0.0;
    double verifiedTokens = 1.0;
};

Speculation speculation(const plan::Plan& plan, const Prepared& prepared, const PassSeconds& step) {
    const auto& t = plan.choice.techniques;
    if (!plan.draft || t.draftTokens <= 0)
        return {};
    const double a = std::clamp(t.draftAcceptance, 0.0, 0.999);
    const double g = asDouble(t.draftTokens);
    Speculation s;
    s.tokensPerStep = (1.0 - std::pow(a, g + 1.0)) / (1.0 - a);
    s.verifiedTokens = g + 1.0;
    double stored = 0.0;
    for (std::size_t k = 0; k < prepared.kinds.size(); ++k)
        stored += asDouble(plan.model->kinds[k].count) *
                  (prepared.kinds[k].storedBytes + prepared.kinds[k].expertStoredBytes);
    const double share = stored > 0.0 ? prepared.draftStoredBytes / stored : 0.0;
    s.extraSeconds = g * share * step.total();
    return s;
}

double meanContext(const plan::Workload& w) {
    return asDouble(w.promptTokens) + asDouble(w.outputTokens) / 2.0;
}

/// Prompts that one step reads together: as many as its token budget takes and as there are.
double promptsTogether(const plan::Plan& plan, const Prepared& prepared, double requests) {
    const auto& t = plan.choice.techniques;
    const double budget = t.chunkedPrefillTokens > 0 ? asDouble(t.chunkedPrefillTokens)
                                                     : prepared.profile.prefillChunkTokens;
    const double prompt = uncachedPrompt(plan.choice.workload);
    return std::max(1.0, std::floor(std::min(budget / prompt, requests)));
}

/// Closed loop: while a request writes its answer, the prompts of all the others are read. A share
/// of that delays its tokens; together the requests never need less than all prompts take.
Steady closedLoop(const plan::Plan& plan, const Prepared& prepared, double requests) {
    const auto& w = plan.choice.workload;
    const auto& c = prepared.profile;
    Steady s;
    s.requests = std::max(1.0, requests);
    s.decode = decodeStep(plan, prepared, s.requests, meanContext(w));
    // Attention ranks read prompts side by side, each its own.
    const double ranks = std::min(Replica(plan, c).attentionRanks(), s.requests);
    const double aRank = s.requests / ranks;
    Prompts prompts{uncachedPrompt(w), asDouble(w.promptTokens), 1.0, ranks};
    s.prefill = prefillPass(plan, prepared, prompts).total();
    prompts.together = promptsTogether(plan, prepared, aRank);
    const double shared = prompts.together > 1.0
                              ? prefillPass(plan, prepared, prompts).total() / prompts.together
                              : s.prefill;
    const Speculation spec = speculation(plan, prepared, s.decode);
    const double step = (s.decode.total() + spec.extraSeconds) / spec.tokensPerStep;
    const double outputs = std::max(1.0, asDouble(w.outputTokens));
    const bool apart = plan.choice.techniques.disaggregated;
    const double others = apart ? 0.0 : (aRank - 1.0) * shared;
    s.tpot = step + c.prefillInterference * others / outputs;
    // A new request waits for the step in flight and for the prompts before it; those of one wave
    // come together.
    s.ttft = c.firstTokenMilliseconds * kMilli + s.prefill + c.waveShare * others +
             (apart ? 0.0 : 0.5 * s.decode.total());
    s.tpot += std::max(0.0, others + s.prefill - s.ttft - outputs * s.tpot) / outputs;
    s.busy = 1.0;
    return s;
}

/// At an arrival rate the engine settles at the number of requests that Little's law asks for (L =
/// λ·W).
Steady openLoop(const plan::Plan& plan, const Prepared& prepared, double rate, double most) {
    const auto& w = plan.choice.workload;
    Steady s;
    double low = 1.0;
    double high = std::max(1.0, most);
    constexpr int kHalvings = 30;
    for (int i = 0; i < kHalvings; ++i) {
        const double requests = 0.5 * (low + high);
        s = closedLoop(plan, prepared, requests);
        const double served = requests / (s.ttft + asDouble(w.outputTokens) * s.tpot);
        (served < rate ? low : high) = requests;
    }
    const double capacity =
        most / (s.ttft + asDouble(w.outputTokens) * closedLoop(plan, prepared, most).tpot);
    s.busy = capacity > 0.0 ? rate / capacity : 1e9;
    const double rho = std::min(rate * s.prefill, 0.99);
    // Prompts queue for the prefill as in an M/D/1 queue.
    s.ttft = s.prefill * (1.0 + rho / (2.0 * (1.0 - rho))) + 0.5 * s.decode.total() +
             prepared.profile.firstTokenMilliseconds * kMilli;
    return s;
}

void fillParts(const Steady& s, Time& t) {
    const auto set = [&](TimePart p, double v) {
        t.parts[static_cast<std::size_t>(p)] = Seconds(v);
    };
    set(TimePart::Matmul, s.decode.layers.matmul + s.decode.head);
    set(TimePart::Attention, s.decode.layers.attention);
    set(TimePart::Experts, s.decode.layers.experts);
    set(TimePart::Elementwise, s.decode.layers.elementwise);
    set(TimePart::TensorParallel, s.decode.communication);
    set(TimePart::Host, s.decode.host);
    set(TimePart::Queue, s.tpot - s.decode.total());
    t.step = Seconds(s.tpot);
    t.exposedCommunication = Seconds(s.decode.communication);
}

/// Percentiles of a latency whose spread comes from queueing: exponential tail above the mean.
void fillPercentiles(Service& out, const Steady& s) {
    const double tail = std::clamp(s.busy, 0.0, 1.0) * 0.5;
    const auto at = [&](double mean, double p) {
        return mean * (1.0 + tail * (-std::log(1.0 - p) - 1.0));
    };
    out.ttftP50 = at(s.ttft, 0.5);
    out.ttftP90 = at(s.ttft, 0.9);
    out.ttftP99 = at(s.ttft, 0.99);
    out.tpotP50 = s.tpot;
    out.tpotP90 = s.tpot * (1.0 + 0.3 * tail);
    out.tpotP99 = s.tpot * (1.0 + 0.8 * tail);
}

double requestRate(const plan::Plan& plan, const Steady& s, double replicas) {
    return replicas * s.requests / (s.ttft + asDouble(plan.choice.workload.outputTokens) * s.tpot);
}

/// Most requests a second within the targets: the largest closed loop that keeps them, by halving.
double highestRate(const plan::Plan& plan, const Prepared& prepared, double most, double replicas) {
    const auto& w = plan.choice.workload;
    const auto keeps = [&](const Steady& s) {
        return (w.ttftTargetSeconds <= 0.0 || s.ttft <= w.ttftTargetSeconds) &&
               (w.tpotTargetSeconds <= 0.0 || s.tpot <= w.tpotTargetSeconds);
    };
    Steady s = closedLoop(plan, prepared, most);
    if (keeps(s))
        return requestRate(plan, s, replicas);
    constexpr double kFine = 1.05; // between two neighbours the rate moves less than its interval
    double best = 0.0;
    double low = 1.0;
    double high = most;
    while (high > low * kFine) {
        const double middle = std::sqrt(low * high);
        s = closedLoop(plan, prepared, middle);
        if (keeps(s))
            best = std::max(best, requestRate(plan, s, replicas));
        (keeps(s) ? low : high) = middle;
    }
    return best;
}

double mostRequests(const Prepared& prepared, const Service& service, double replicas) {
    const double held = asDouble(service.steadyConcurrency) / replicas;
    const double limit = prepared.profile.mostRequests;
    return std::max(1.0, limit > 0.0 ? std::min(held, limit) : held);
}

} // namespace

void fillServingTime(const plan::Plan& plan, const Prepared& prepared, Estimate& out) {
    const auto& w = plan.choice.workload;
    const Replica r(plan, prepared.profile);
    const double most = mostRequests(prepared, out.service, r.replicas);
    const double asked = asDouble(std::max<std::int64_t>(1, w.concurrency)) / r.replicas;
    const bool open = w.requestsPerSecond > 0.0;
    Steady s = open ? openLoop(plan, prepared, w.requestsPerSecond / r.replicas, most)
                    : closedLoop(plan, prepared, std::min(asked, most));
    auto& service = out.service;
    service.runningRequests = static_cast<std::int64_t>(std::llround(s.requests * r.replicas));
    fillParts(s, out.time);
    service.ttftSeconds.value = s.ttft;
    if (!open && asked > most) // the others queue until one of the running leaves
        service.ttftSeconds.value +=
            (asked - most) / most * (s.ttft + asDouble(w.outputTokens) * s.tpot);
    service.tpotSeconds.value = s.tpot;
    service.load = s.busy > 1.0           ? Service::Load::Overloaded
                   : s.busy > 0.9 && open ? Service::Load::Backlogged
                                          : Service::Load::Stable;
    fillPercentiles(service, s);
    const double prompt = asDouble(std::max<std::int64_t>(1, w.promptTokens));
    const PassSeconds lone = prefillPass(plan, prepared, {prompt, prompt});
    service.prefillTokensPerSecond = asDouble(w.promptTokens) / lone.total();
    service.decodeTokensPerSecond = 1.0 / decodeStep(plan, prepared, 1.0, meanContext(w)).total();
    service.highestRequestsPerSecond = highestRate(plan, prepared, most, r.replicas);
    const double rate =
        open && s.busy <= 1.0 ? w.requestsPerSecond : requestRate(plan, s, r.replicas);
    out.tokensPerSecond.value = rate * asDouble(w.outputTokens);
    out.totalTokensPerSecond = rate * asDouble(w.outputTokens + w.promptTokens);
    out.tokensPerSecondPerGpu = out.tokensPerSecond.value / asDouble(plan.choice.fleet.gpus);
}

} // namespace xuanka::estimate
