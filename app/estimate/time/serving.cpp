// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/time/serving.h"

#include "app/estimate/kernels/kernel_time.h"

#include <algorithm>
#include <cmath>

namespace xuanka::estimate {

namespace {

constexpr double kHalfBytes = 2.0;
constexpr double kMicro = 1e-6;
constexpr double kMilli = 1e-3;

double asDouble(std::int64_t v) {
    return static_cast<double>(v);
}

/// How a replica splits its work.
struct Replica {
    double tp = 1.0, pp = 1.0, ep = 1.0, replicas = 1.0;
    bool attentionDataParallel = false;
    bool splitsByLayer = false;

    explicit Replica(const plan::Plan& p, const ProfileCoefficients& c) {
        const auto& l = p.choice.layout;
        tp = asDouble(l.tp);
        pp = asDouble(l.pp);
        ep = asDouble(l.ep);
        replicas = asDouble(p.dp);
        attentionDataParallel = l.attentionDataParallel;
        splitsByLayer = c.splitsByLayer > 0.0;
    }

    double attentionRanks() const { return attentionDataParallel ? tp : 1.0; }
};

Pass passOf(const Prepared& prepared, const Replica& r, double tokens, double sequences) {
    Pass p;
    p.tokens = tokens / r.attentionRanks();
    p.sequences = sequences / r.attentionRanks();
    p.tensorSplit =
        r.attentionDataParallel && r.ep <= 1.0 ? r.tp : (r.attentionDataParallel ? 1.0 : r.tp);
    p.attentionSplit = r.attentionDataParallel ? 1.0 : r.tp;
    p.expertRanks = r.ep;
    p.expertTensor = std::max(1.0, r.tp / r.ep);
    p.routedTokens = tokens;
    p.elementwisePasses = prepared.profile.serveElementwisePasses;
    p.operatorsBeside = prepared.profile.serveOperatorsPerLayer;
    p.isFused = prepared.profile.usesGraphs > 0.0;
    return p;
}

double allReduce(const plan::Plan& plan, const Prepared& prepared, double bytes, double ranks) {
    if (ranks <= 1.0)
        return 0.0;
    const LinkPath path = linkPath(plan, ranks);
    const auto& c = prepared.device.halfKernels.collective;
    const double plain = collectiveTime(Collective::AllReduce, Bytes(bytes), ranks, path, c).value;
    if (path.ranksPerDomain < ranks || path.crossesHost)
        return plain;
    return std::min(plain, customAllReduceTime(Bytes(bytes), ranks, path, c).value);
}

/// Two all-reduces a layer; under attention data parallelism the experts' dispatch and combine
/// instead.
double
communication(const plan::Plan& plan, const Prepared& prepared, const Replica& r, double tokens) {
    const double hidden = asDouble(plan.model->hidden);
    const double layers = static_cast<double>(prepared.order.size());
    double time = 0.0;
    if (!r.attentionDataParallel)
        time += layers * 2.0 * allReduce(plan, prepared, tokens * hidden * kHalfBytes, r.tp);
    if (r.ep > 1.0 || r.attentionDataParallel) {
        const LinkPath path = linkPath(plan, r.tp);
        const auto& c = prepared.device.halfKernels.collective;
        for (std::size_t k = 0; k < plan.model->kinds.size(); ++k) {
            const auto& e = prepared.operators[k].experts;
            if (!r.attentionDataParallel && e.experts > 0.0)
                continue; // tensor-parallel ranks hold all tokens; the all-reduce above combines
                          // the experts
            const double spread = e.experts > 0.0 ? std::min(e.active, r.tp) : 1.0;
            const double bytes = tokens / r.tp * spread * hidden * kHalfBytes;
            time += asDouble(plan.model->kinds[k].count) * 2.0 *
                    collectiveTime(Collective::AllToAll, Bytes(bytes), r.tp, path, c).value;
        }
    }
    if (r.pp > 1.0) {
        const LinkPath path = linkPath(plan, 2.0, r.tp);
        time += (r.pp - 1.0) * collectiveTime(Collective::PointToPoint,
                                              Bytes(tokens * hidden * kHalfBytes), 2.0, path,
                                              prepared.device.halfKernels.collective)
                                   .value;
    }
    return time;
}

LayerSeconds allLayers(const plan::Plan& plan, const Prepared& prepared, const Pass& pass) {
    LayerSeconds sum;
    for (std::size_t k = 0; k < plan.model->kinds.size(); ++k)
        sum += forwardTime(prepared.operators[k], prepared.device, pass) *
               asDouble(plan.model->kinds[k].count);
    for (std::size_t k = 0; k < plan.model->kinds.size(); ++k) {
        const double held = asDouble(plan.model->kinds[k].count) *
                            prepared.operators[k].experts.experts / pass.expertRanks;
        sum.operators += held * prepared.profile.serveExpertOperators;
        if (prepared.profile.serveExpertOperators > 0.0 &&
            prepared.operators[k].experts.weightBytes != kHalfBytes)
            sum.quantisedOperators += held * (prepared.operators[k].experts.isGated ? 3.0 : 2.0);
    }
    const double share =
        pass.isDecode ? prepared.profile.decodeShare : prepared.profile.prefillShare;
    sum.matmul /= share;
    const double pulled =
        prepared.profile.streamPerMultiprocessorGbs * 1e9 * prepared.device.rates.multiprocessors;
    if (pass.isDecode && pulled > 0.0)
        sum.matmul *= std::max(1.0, prepared.device.rates.bandwidth.value / pulled);
    sum.experts /= share;
    return sum;
}

/// Host time that a product of quantised weights takes beyond one of plain ones: a separate
/// dequantisation, or a kernel of the stack that is issued in pieces.
double quantisedOperatorMicroseconds(const hardware::NumberFormat& f,
                                     const ProfileCoefficients& c) {
    constexpr double kPlainBits = 16.0;
    constexpr double kMostFourBit = 5.0; ///< with scales and zero points
    if (f.bitsPerWeight >= kPlainBits)
        return 0.0;
    if (f.group == "float8")
        return c.float8OperatorMicroseconds;
    if (f.group == "awq")
        return c.awqOperatorMicroseconds;
    if (f.group == "gptq" && f.bitsPerWeight < kMostFourBit)
        return c.gptq4OperatorMicroseconds;
    return c.packedOperatorMicroseconds;
}

/// What the host needs to issue the kernels of a pass one by one.
double
issueSeconds(const plan::Plan& plan, const ProfileCoefficients& c, const LayerSeconds& layers) {
    return (layers.operators * c.serveHostOperatorMicroseconds +
            layers.quantisedOperators * quantisedOperatorMicroseconds(*plan.weights, c)) *
           kMicro;
}

/// A stack that keeps its cache in one piece copies it as it grows, and repeats it for every query
/// head.
double cacheCopies(const plan::Plan& plan, const Prepared& prepared, const Pass& pass) {
    const auto& c = prepared.profile;
    if (c.cachePasses <= 0.0 && c.expandedPasses <= 0.0)
        return 0.0;
    double bytes = 0.0;
    for (std::size_t k = 0; k < plan.model->kinds.size(); ++k) {
        const auto& a = prepared.operators[k].attention;
        if (a.kind != AttentionSlot::Kind::Softmax)
            continue;
        const double one =
            asDouble(plan.model->kinds[k].count) * (a.keyDim + a.valueDim) * kHalfBytes;
        const double expanded = a.heads > a.kvHeads ? c.expandedPasses * a.heads : 0.0;
        bytes += one * (c.cachePasses * a.kvHeads + expanded);
    }
    return bytes * pass.sequences * pass.context /
           (pass.attentionSplit * prepared.device.rates.bandwidth.value);
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

/// Closed loop: every output token of a request sees concurrency / output prompts of others read.
Steady closedLoop(const plan::Plan& plan, const Prepared& prepared, double requests) {
    const auto& w = plan.choice.workload;
    const auto& c = prepared.profile;
    Steady s;
    s.requests = std::max(1.0, requests);
    s.decode = decodeStep(plan, prepared, s.requests, meanContext(w));
    s.prefill = prefillPass(plan, prepared, uncachedPrompt(w), asDouble(w.promptTokens)).total();
    const Speculation spec = speculation(plan, prepared, s.decode);
    const double step = (s.decode.total() + spec.extraSeconds) / spec.tokensPerStep;
    const double outputs = std::max(1.0, asDouble(w.outputTokens));
    const bool apart = plan.choice.techniques.disaggregated;
    const double interference =
        apart ? 0.0 : c.prefillInterference * (s.requests - 1.0) / outputs * s.prefill;
    s.tpot = step + interference;
    // A new request waits for the step in flight and for the prompts before it; those of one wave
    // come together.
    const double waiting = apart ? 0.0 : c.waveShare * (s.requests - 1.0);
    s.ttft = c.firstTokenMilliseconds * kMilli + s.prefill * (1.0 + waiting) +
             (apart ? 0.0 : 0.5 * s.decode.total());
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

/// Most requests a second within the targets: the largest closed loop that keeps them.
double highestRate(const plan::Plan& plan, const Prepared& prepared, double most, double replicas) {
    const auto& w = plan.choice.workload;
    const auto keeps = [&](const Steady& s) {
        return (w.ttftTargetSeconds <= 0.0 || s.ttft <= w.ttftTargetSeconds) &&
               (w.tpotTargetSeconds <= 0.0 || s.tpot <= w.tpotTargetSeconds);
    };
    double best = 0.0;
    for (double n = 1.0; n <= most; n = std::max(n + 1.0, n * 1.5)) {
        const Steady s = closedLoop(plan, prepared, n);
        if (!keeps(s))
            break;
        best = std::max(best, requestRate(plan, s, replicas));
    }
    return best;
}

double mostRequests(const Prepared& prepared, const Service& service, double replicas) {
    const double held = asDouble(service.largestConcurrency) / replicas;
    const double limit = prepared.profile.mostRequests;
    return std::max(1.0, limit > 0.0 ? std::min(held, limit) : held);
}

} // namespace

PassSeconds
decodeStep(const plan::Plan& plan, const Prepared& prepared, double requests, double context) {
    const Replica r(plan, prepared.profile);
    const auto& c = prepared.profile;
    // A pipeline works on as many groups as it has stages; a step of one group passes all of them
    // in turn.
    const double group = r.splitsByLayer ? requests : std::max(1.0, requests / r.pp);
    Pass pass = passOf(prepared, r, group, group);
    pass.queries = 1.0;
    pass.context = context;
    pass.isDecode = true;
    PassSeconds out;
    out.layers = allLayers(plan, prepared, pass);
    out.head = headTime(plan, prepared.device, pass.tokens, pass.tensorSplit);
    out.communication = communication(plan, prepared, r, group);
    const bool graphs = plan.choice.techniques.cudaGraphs && c.usesGraphs > 0.0;
    out.layers.attention += cacheCopies(plan, prepared, pass);
    const double issued = graphs ? 0.0 : issueSeconds(plan, c, out.layers);
    const double device = out.layers.device() + out.head + out.communication;
    out.host = std::max(0.0, issued - device) +
               (c.serveStepMicroseconds + c.serveRequestMicroseconds * group) * kMicro;
    return out;
}

PassSeconds
prefillPass(const plan::Plan& plan, const Prepared& prepared, double tokens, double context) {
    const Replica r(plan, prepared.profile);
    const auto& c = prepared.profile;
    Pass pass = passOf(prepared, r, tokens, 1.0);
    // One prompt goes to one attention rank; alone it leaves the others idle.
    pass.tokens = tokens;
    pass.sequences = 1.0;
    pass.queries = tokens;
    pass.context = std::max(tokens, context);
    PassSeconds out;
    out.layers = allLayers(plan, prepared, pass);
    out.head = headTime(plan, prepared.device, 1.0, pass.tensorSplit);
    out.communication = communication(plan, prepared, r, tokens);
    const double issued = issueSeconds(plan, c, out.layers);
    const double device = out.layers.device() + out.head + out.communication;
    out.host = std::max(0.0, issued - device) + c.serveStepMicroseconds * kMicro;
    return out;
}

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
    if (!open && asked > most) // the others queue until one of the running leaves
        s.ttft += (asked - most) / most * (s.ttft + asDouble(w.outputTokens) * s.tpot);
    fillParts(s, out.time);
    service.ttftSeconds.value = s.ttft;
    service.tpotSeconds.value = s.tpot;
    service.load = s.busy > 1.0           ? Service::Load::Overloaded
                   : s.busy > 0.9 && open ? Service::Load::Backlogged
                                          : Service::Load::Stable;
    fillPercentiles(service, s);
    const PassSeconds lone =
        prefillPass(plan, prepared, asDouble(std::max<std::int64_t>(1, w.promptTokens)),
                    asDouble(w.promptTokens));
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
