// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/time/step_time.h"

#include "app/estimate/kernels/kernel_time.h"
#include "app/estimate/precision.h"
#include "app/estimate/time/layer_time.h"

#include <algorithm>
#include <cmath>

namespace xuanka::estimate {

namespace {

constexpr double kHalfBytes = 2.0;
constexpr double kMicro = 1e-6;

double asDouble(std::int64_t v) {
    return static_cast<double>(v);
}

double& at(Time& t, TimePart p) {
    return t.parts[static_cast<std::size_t>(p)].value;
}

/// Everything about the plan that the sums below ask for again and again.
struct Step {
    const plan::Plan& plan;
    const Prepared& prepared;
    const ProfileCoefficients& c;
    double tokens = 0.0; ///< of one micro-batch on one card's group, after context parallelism
    double layers = 0.0; ///< on the stage
    double tp = 1.0, pp = 1.0, cp = 1.0, ep = 1.0, dp = 1.0;
    double microBatches = 1.0;
    bool trainsWeights = true;
    bool quantisedBase = false;

    Step(const plan::Plan& p, const Prepared& r) : plan(p), prepared(r), c(r.profile) {
        const auto& w = p.choice.workload;
        const auto& l = p.choice.layout;
        tp = asDouble(l.tp);
        pp = asDouble(l.pp);
        cp = asDouble(l.cp);
        ep = asDouble(l.ep);
        dp = asDouble(p.dp);
        tokens = asDouble(w.microBatch) * asDouble(w.sequenceTokens) / cp;
        layers = asDouble(static_cast<std::int64_t>(r.order.size())) / pp;
        microBatches = asDouble(std::max<std::int64_t>(1, w.accumulation));
        trainsWeights = w.task != plan::Task::Lora && w.task != plan::Task::Qlora;
        quantisedBase = p.weights->bitsPerWeight < 16.0;
    }

    Pass pass() const {
        const auto& w = plan.choice.workload;
        Pass p;
        p.tokens = tokens;
        p.sequences = asDouble(w.microBatch);
        p.queries = p.context = asDouble(w.sequenceTokens);
        p.tensorSplit = p.attentionSplit = tp;
        p.expertRanks = ep;
        p.expertTensor = tp;
        p.routedTokens = tokens * ep;
        p.elementwisePasses = c.elementwisePasses;
        p.operatorsBeside = c.operatorsPerLayer;
        return p;
    }
};

/// Mean over the kinds of layers of a model, weighted by how many there are.
template <class Function> LayerSeconds overLayers(const Step& s, Function&& timeOf) {
    LayerSeconds sum;
    const auto& kinds = s.plan.model->kinds;
    double layers = 0.0;
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        sum += timeOf(s.prepared.operators[k]) * asDouble(kinds[k].count);
        layers += asDouble(kinds[k].count);
    }
    return sum * (layers > 0.0 ? s.layers / layers : 0.0);
}

/// Context parallelism balances a causal square: each card does its share of it.
Pass contextShare(Pass p, double cp) {
    p.sequences /= cp;
    return p;
}

/// Share of a layer's forward work that the backward pass does again.
LayerSeconds recomputed(const Step& s, const LayerSeconds& forward) {
    using plan::Recompute;
    switch (s.plan.choice.techniques.recompute) {
    case Recompute::Full:
        return forward;
    case Recompute::Selective: {
        LayerSeconds again;
        again.attention = forward.attention;
        if (s.c.selectiveMatmulShare > 0.0) {
            again.matmul = (1.0 - s.c.selectiveMatmulShare) * forward.matmul;
            again.elementwise = forward.elementwise;
            again.operators = forward.operators;
        }
        return again;
    }
    default:
        return {};
    }
}

/// A quantised base is turned to 16 bits before each product, forward and backward.
double dequantisation(const Step& s) {
    if (!s.quantisedBase)
        return 0.0;
    double bytes = 0.0;
    const auto& kinds = s.plan.model->kinds;
    for (std::size_t k = 0; k < kinds.size(); ++k)
        bytes += asDouble(kinds[k].count) * s.prepared.kinds[k].quantisedParameters *
                 (s.plan.weights->bytesPerWeight() + kHalfBytes);
    return s.c.dequantPasses * bytes / (s.tp * s.pp) / s.prepared.device.rates.bandwidth.value;
}

/// Logits in 16 and 32 bits pass memory several times in the loss; the head is a product forward
/// and two backward.
double lossTime(const Step& s) {
    const Device& d = s.prepared.device;
    const double vocabulary = asDouble(s.plan.model->vocabulary) / s.tp;
    const double bytes = s.c.lossPasses * 4.0 * s.tokens * vocabulary;
    const double products = s.trainsWeights ? 3.0 : 2.0;
    return bytes / d.rates.bandwidth.value + products * headTime(s.plan, d, s.tokens, s.tp);
}

double collective(const Step& s, Collective op, double bytes, double ranks, double stride) {
    if (ranks <= 1.0 || bytes <= 0.0)
        return 0.0;
    return collectiveTime(op, Bytes(bytes), ranks, linkPath(s.plan, ranks, stride),
                          s.prepared.device.halfKernels.collective)
        .value;
}

/// Two all-reduces forward and two backward a layer, and two more where the forward pass is run
/// again.
double tensorParallel(const Step& s) {
    const double bytes = s.tokens * asDouble(s.plan.model->hidden) * kHalfBytes;
    const bool again = s.plan.choice.techniques.recompute == plan::Recompute::Full;
    const double one = collective(s, Collective::AllReduce, bytes, s.tp, 1.0);
    return s.c.tpExposed * s.layers * (again ? 6.0 : 4.0) * one;
}

double expertParallel(const Step& s) {
    double time = 0.0;
    const auto& kinds = s.plan.model->kinds;
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        const auto& e = s.prepared.operators[k].experts;
        if (e.experts <= 0.0)
            continue;
        const double bytes = s.tokens * std::min(e.active, s.ep) * e.hidden * kHalfBytes / s.tp;
        const double one = collective(s, Collective::AllToAll, bytes, s.ep, s.tp);
        time += asDouble(kinds[k].count) * 4.0 * one;
    }
    return s.c.epExposed * time / s.pp;
}

/// Keys and values go round the ring, forward once and backward twice.
double contextParallel(const Step& s) {
    if (s.cp <= 1.0)
        return 0.0;
    double bytes = 0.0;
    const auto& kinds = s.plan.model->kinds;
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        const auto& a = s.prepared.operators[k].attention;
        bytes += asDouble(kinds[k].count) * a.kvHeads * (a.keyDim + a.valueDim) / s.tp;
    }
    return s.c.cpExposed * 3.0 *
           collective(s, Collective::AllGather, bytes / s.pp * s.tokens * s.cp * kHalfBytes, s.cp,
                      s.tp);
}

/// Parameters of a stage on one card, and of these the trained ones.
struct Held {
    double parameters = 0.0;
    double trained = 0.0;
};

Held held(const Step& s) {
    double dense = s.prepared.outer.embedding + s.prepared.outer.head;
    double experts = 0.0;
    double adapters = 0.0;
    const auto& kinds = s.plan.model->kinds;
    const auto& t = s.plan.choice.techniques;
    for (std::size_t k = 0; k < kinds.size(); ++k) {
        const double n = asDouble(kinds[k].count);
        dense += n * s.prepared.kinds[k].parameters;
        experts += n * s.prepared.kinds[k].expertParameters;
        for (std::size_t i = 0; i < kLoraTargets; ++i)
            if ((t.loraTargets >> i & 1U) != 0)
                adapters += n * asDouble(t.loraRank) * s.prepared.kinds[k].adapterDimensions[i];
    }
    Held h;
    h.parameters = (dense / s.tp + experts / (s.tp * s.ep)) / s.pp;
    h.trained = s.trainsWeights ? h.parameters : adapters / (s.tp * s.pp);
    return h;
}

/// Traffic of the data-parallel group; `hideable` is the compute that may run meanwhile.
double dataParallel(const Step& s, double forward, double backward) {
    const double ranks = s.dp * s.cp;
    if (ranks <= 1.0)
        return 0.0;
    const double stride = s.tp;
    const Precision precision = trainingPrecision(s.plan, s.c);
    const Held h = held(s);
    const auto& t = s.plan.choice.techniques;
    if (t.zeroStage < 3) {
        const double bytes = h.trained * precision.gradientBytes;
        const double hidden = s.c.dpOverlap * backward;
        const double time = collective(s, Collective::AllReduce, bytes, ranks, stride);
        return std::max(0.0, time - hidden) + (1.0 - s.c.dpOverlap) * std::min(time, hidden);
    }
    // Full sharding: gather forward, gather backward, scatter the gradients; each hides behind its
    // own pass.
    const double weightBytes =
        s.quantisedBase ? s.plan.weights->bytesPerWeight() : precision.computeBytes;
    const double shardRanks =
        t.hybridShard ? std::min(ranks, asDouble(s.plan.choice.fleet.gpusPerNode)) : ranks;
    const double gather =
        collective(s, Collective::AllGather, h.parameters * weightBytes, shardRanks, stride);
    const double scatter = collective(s, Collective::ReduceScatter,
                                      h.trained * precision.gradientBytes, shardRanks, stride);
    const double between =
        t.hybridShard
            ? collective(s, Collective::AllReduce, h.trained * precision.gradientBytes / shardRanks,
                         ranks / shardRanks, stride * shardRanks)
            : 0.0;
    const double backwardTraffic = (t.reshardAfterForward ? gather : 0.0) + scatter;
    const auto exposed = [&](double traffic, double compute) {
        return std::max(traffic - s.c.dpOverlap * compute, (1.0 - s.c.dpOverlap) * traffic);
    };
    return s.microBatches * (exposed(gather, forward) + exposed(backwardTraffic, backward)) +
           between;
}

/// One pass over weights, gradients, master copy and states of the trained share held here.
double optimizerTime(const Step& s) {
    const Precision p = trainingPrecision(s.plan, s.c);
    const double shards = s.plan.choice.techniques.zeroStage >= 1 ? s.dp * s.cp : 1.0;
    const double trained = held(s).trained / shards;
    const double bytes =
        2.0 * (p.weightBytes + p.masterBytes + p.stateBytes) + p.gradientBytes + 4.0;
    return s.c.optimizerPasses * trained * bytes / s.prepared.device.rates.bandwidth.value;
}

/// What lives on the host crosses PCIe each way: parameters twice a micro-batch, states once a
/// step.
double offloadTime(const Step& s) {
    const auto& t = s.plan.choice.techniques;
    const double link = hostLink(*s.plan.accelerator).value;
    const double shards = t.zeroStage >= 3 ? s.dp * s.cp : 1.0;
    const Held h = held(s);
    double time = 0.0;
    if (t.offloadParameters != plan::OffloadTarget::None)
        time +=
            s.microBatches * 2.0 * h.parameters * s.plan.weights->bytesPerWeight() / shards / link;
    if (t.offloadOptimizer != plan::OffloadTarget::None)
        time += 2.0 * h.trained * kHalfBytes * 2.0 / shards / link;
    if (t.offloadActivations != plan::OffloadTarget::None)
        time += s.microBatches * 2.0 * s.tokens * asDouble(s.plan.model->hidden) * kHalfBytes *
                s.layers / link;
    return s.c.offloadExposed * time;
}

void finishThroughput(const Step& s, Estimate& out) {
    const auto& w = s.plan.choice.workload;
    double step = 0.0;
    for (const Seconds& part : out.time.parts)
        step += part.value;
    out.time.step = Seconds(step);
    const double tokens =
        s.dp * asDouble(w.microBatch) * asDouble(w.sequenceTokens) * s.microBatches;
    const double gpus = asDouble(s.plan.choice.fleet.gpus);
    const double useful = tokens * (1.0 - w.paddingShare);
    out.tokensPerSecond.value = step > 0.0 ? useful / step : 0.0;
    out.tokensPerSecondPerGpu = out.tokensPerSecond.value / gpus;
    out.totalTokensPerSecond = out.tokensPerSecond.value;
    const double flop = tokens * modelFlopPerToken(s.plan, s.prepared);
    const double peak = gpus * s.prepared.device.rates.matmul.value;
    out.mfu = step > 0.0 ? flop / (step * peak) : 0.0;
    const bool again = s.plan.choice.techniques.recompute == plan::Recompute::Full;
    out.hfu = out.mfu * (again ? 4.0 / 3.0 : 1.0);
}

} // namespace

double modelFlopPerToken(const plan::Plan& plan, const Prepared& prepared) {
    double active = prepared.outer.embedding + prepared.outer.head + prepared.outer.other;
    double square = 0.0;
    for (std::size_t k = 0; k < plan.model->kinds.size(); ++k) {
        const double n = asDouble(plan.model->kinds[k].count);
        const auto& o = prepared.operators[k];
        active += n * o.activeParameters;
        if (o.attention.kind == AttentionSlot::Kind::Softmax ||
            o.attention.kind == AttentionSlot::Kind::Latent)
            square += n * o.attention.heads * (o.attention.keyDim + o.attention.valueDim) / 2.0;
    }
    // A frozen base has no gradient of its weights: two products of three.
    const auto task = plan.choice.workload.task;
    const bool isFrozen = task == plan::Task::Lora || task == plan::Task::Qlora;
    return (isFrozen ? 4.0 : 6.0) * active +
           12.0 * square * asDouble(plan.choice.workload.sequenceTokens);
}

void fillTrainingTime(const plan::Plan& plan, const Prepared& prepared, Estimate& out) {
    const Step s(plan, prepared);
    const Device& d = prepared.device;
    const Pass pass = contextShare(s.pass(), s.cp);
    const double slower = 1.0 / (s.c.sustainedShare * d.sustainedShare);
    const LayerSeconds forward =
        overLayers(s, [&](const LayerOperators& o) { return forwardTime(o, d, pass); });
    const LayerSeconds backward = overLayers(s, [&](const LayerOperators& o) {
        return backwardTime(o, d, pass, s.trainsWeights, s.c.attentionBackward);
    });
    const LayerSeconds again = recomputed(s, forward);
    const double loss =
        lossTime(s) / s.pp; // the last stage alone has the head; stages are balanced by layers
    const double micro = s.microBatches;
    auto& t = out.time;
    at(t, TimePart::Matmul) = micro * slower * (forward.matmul + backward.matmul + loss);
    at(t, TimePart::Attention) = micro * slower * (forward.attention + backward.attention);
    at(t, TimePart::Experts) = micro * slower * (forward.experts + backward.experts);
    at(t, TimePart::Elementwise) =
        micro * (forward.elementwise + backward.elementwise + dequantisation(s));
    at(t, TimePart::Recompute) = micro * slower * again.device();
    const double device = slower * (forward.device() + backward.device() + again.device() + loss);
    const double operators = forward.operators + backward.operators + again.operators;
    at(t, TimePart::Launch) =
        micro * std::max(0.0, operators * s.c.hostOperatorMicroseconds * kMicro - device);
    at(t, TimePart::TensorParallel) = micro * (tensorParallel(s) + contextParallel(s));
    at(t, TimePart::ExpertParallel) = micro * expertParallel(s);
    double busy = 0.0;
    for (const Seconds& part : t.parts)
        busy += part.value;
    const double stages = s.pp - 1.0;
    at(t, TimePart::Pipeline) =
        stages * busy / micro /
        asDouble(std::max<std::int64_t>(1, plan.choice.layout.virtualStages));
    const double forwardShare = (forward.device() * slower) / std::max(1e-12, device);
    at(t, TimePart::DataParallel) =
        dataParallel(s, busy / micro * forwardShare, busy / micro * (1.0 - forwardShare));
    at(t, TimePart::Optimizer) = optimizerTime(s);
    at(t, TimePart::Offload) = offloadTime(s);
    at(t, TimePart::Host) = s.c.stepMilliseconds * 1e-3;
    t.exposedCommunication =
        Seconds(at(t, TimePart::TensorParallel) + at(t, TimePart::ExpertParallel) +
                at(t, TimePart::DataParallel));
    finishThroughput(s, out);
}

} // namespace xuanka::estimate
