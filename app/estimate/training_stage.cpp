// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/training_stage.h"

#include "app/base/quantity.h"
#include "app/estimate/precision.h"

#include <algorithm>

namespace xuanka::estimate {

namespace {

double asDouble(std::int64_t v) {
    return static_cast<double>(v);
}

/// One stage being filled: what all its parts need to know.
struct Filling {
    const plan::Plan& plan;
    const Prepared& prepared;
    Precision precision;
    Shards shards;
    std::array<double, 256> layers;
    bool isFirst = true;
    bool isLast = true;
    double layerElements = 0.0; ///< on one card, before sharding over data parallel
    double expertElements = 0.0;
    double outerElements = 0.0;
    double layerStored = 0.0; ///< the same in bytes of the weight format
    double expertStored = 0.0;
    double outerStored = 0.0;
    double adapterElements = 0.0;
    double largestBlock = 0.0; ///< elements of the largest layer on one card
    double largestBlockStored = 0.0;
};

bool trainsBase(const Filling& f) {
    const auto task = f.plan.choice.workload.task;
    return task != plan::Task::Lora && task != plan::Task::Qlora;
}

double adapterElements(const plan::Techniques& t, const LayerShape& s) {
    double dimensions = 0.0;
    for (std::size_t i = 0; i < kLoraTargets; ++i)
        if ((t.loraTargets >> i & 1u) != 0)
            dimensions += s.adapterDimensions[i];
    return dimensions * asDouble(t.loraRank);
}

void countElements(Filling& f) {
    const auto& layout = f.plan.choice.layout;
    const double tp = asDouble(layout.tp);
    const double expertSplit = tp * asDouble(layout.ep);
    for (std::size_t k = 0; k < f.prepared.kinds.size(); ++k) {
        const double n = f.layers[k];
        const auto& s = f.prepared.kinds[k];
        if (n == 0.0)
            continue;
        const double block = s.parameters / tp + s.expertParameters / expertSplit;
        const double stored = s.storedBytes / tp + s.expertStoredBytes / expertSplit;
        f.layerElements += n * s.parameters / tp;
        f.expertElements += n * s.expertParameters / expertSplit;
        f.layerStored += n * s.storedBytes / tp;
        f.expertStored += n * s.expertStoredBytes / expertSplit;
        f.adapterElements += n * adapterElements(f.plan.choice.techniques, s) / tp;
        f.largestBlock = std::max(f.largestBlock, block);
        f.largestBlockStored = std::max(f.largestBlockStored, stored);
    }
    const auto& outer = f.prepared.outer;
    const bool tied = outer.head == 0.0;
    if (f.isFirst || (f.isLast && tied)) {
        f.outerElements += outer.embedding / tp;
        f.outerStored += outer.embeddingBytes / tp;
    }
    if (f.isFirst)
        f.outerElements += outer.positions / tp;
    if (f.isLast) {
        f.outerElements += (outer.head + outer.other) / tp;
        f.outerStored += (outer.headBytes + outer.otherBytes) / tp;
    }
}

/// Elements held after sharding: experts have ep times fewer replicas to shard over.
double sharded(const Filling& f, bool isSharded) {
    if (!isSharded)
        return f.layerElements + f.expertElements + f.outerElements;
    return (f.layerElements + f.outerElements) / f.shards.dense +
           f.expertElements / f.shards.expert;
}

void fillTrainedStates(const Filling& f, TrainingStage& out) {
    const auto& t = f.plan.choice.techniques;
    const auto& p = f.precision;
    const double copies = 1.0 + f.prepared.profile.criticCopies *
                                    (f.plan.choice.workload.task == plan::Task::Reinforcement);
    const double stateElements = sharded(f, t.zeroStage >= 1);
    const double gradientElements = sharded(f, t.zeroStage >= 2);
    out.weights = copies * sharded(f, t.zeroStage >= 3) * p.weightBytes;
    out.master = copies * stateElements * p.masterBytes;
    out.states = copies * stateElements * p.stateBytes;
    out.gradients = copies * gradientElements * p.gradientBytes;
    const double layerShare = (f.layerElements + f.expertElements) /
                              (f.layerElements + f.expertElements + f.outerElements);
    out.layerStates = layerShare * (out.weights + out.master + out.states + out.gradients);
    out.stepTemporaries = stateElements * f.prepared.profile.stepBytes;
    if (t.optimizerInBackward)
        out.gradients = std::max(f.largestBlock / 4.0, f.outerElements) * p.gradientBytes;
    const bool replicated = f.shards.replicas > 1.0 && t.zeroStage == 0;
    out.buckets = replicated ? out.gradients * f.prepared.profile.bucketCopies : 0.0;
}

void fillFrozenStates(const Filling& f, TrainingStage& out) {
    const bool isSharded = f.plan.choice.techniques.zeroStage >= 3;
    const double dense = f.layerStored + f.outerStored;
    out.weights = isSharded ? dense / f.shards.dense + f.expertStored / f.shards.expert
                            : dense + f.expertStored;
    const double held = isSharded ? f.adapterElements / f.shards.dense : f.adapterElements;
    out.adapter = held * f.prepared.profile.adapterStateBytes;
    out.layerStates = out.weights + out.adapter;
}

/// Frozen models beside the policy: the reference of DPO, reference and reward of RL. An adapter
/// switched off is its own reference.
void addFrozenModels(const Filling& f, TrainingStage& out) {
    const auto task = f.plan.choice.workload.task;
    double copies = 0.0;
    if (task == plan::Task::Preference)
        copies = 1.0;
    if (task == plan::Task::Reinforcement)
        copies = std::max(1.0, f.prepared.profile.frozenCopies);
    out.weights +=
        copies * sharded(f, f.plan.choice.techniques.zeroStage >= 3) * f.precision.computeBytes;
}

void fillActivations(const Filling& f, std::int64_t index, TrainingStage& out) {
    const auto& w = f.plan.choice.workload;
    const auto& t = f.plan.choice.techniques;
    const auto& layout = f.plan.choice.layout;
    const double tp = asDouble(layout.tp);
    const double pairs = w.task == plan::Task::Preference ? 2.0 : 1.0; // chosen and rejected
    const double tokens =
        pairs * asDouble(w.microBatch) * asDouble(w.sequenceTokens) / asDouble(layout.cp);
    const KeptRules rules{&f.prepared.profile,
                          asDouble(f.plan.model->hidden),
                          f.precision.activationBytes,
                          asDouble(w.sequenceTokens),
                          f.plan.model->norm == model::NormKind::RmsNorm,
                          t.attention == plan::AttentionKernel::Eager,
                          trainsBase(f),
                          !trainsBase(f) &&
                              f.plan.weights->bytesPerWeight() < f.precision.computeBytes,
                          trainsBase(f) ? 0u : t.loraTargets};
    double perToken = 0.0;
    double largestBlock = 0.0;
    double largestInput = 0.0;
    for (std::size_t k = 0; k < f.prepared.kinds.size(); ++k) {
        if (f.layers[k] == 0.0)
            continue;
        const auto& s = f.prepared.kinds[k];
        const double kept =
            keptAfterRecompute(rules, s, t.recompute).perCard(tp, t.sequenceParallel);
        const double whole = keptWhole(rules, s).perCard(tp, t.sequenceParallel);
        perToken += f.layers[k] * kept;
        // What was dropped comes back for one block, and gradients flow beside it.
        const double block = whole - kept + f.prepared.profile.blockGradients * whole;
        largestBlock = std::max(largestBlock, block);
        largestInput = std::max(largestInput, kept);
    }
    const double inFlight = microBatchesInFlight(layout, index, w.accumulation);
    out.activations = tokens * perToken * inFlight;
    if (t.offloadActivations != plan::OffloadTarget::None) {
        const double stays = std::min(out.activations, 2.0 * tokens * largestInput);
        out.host += out.activations - stays;
        out.activations = stays;
    }
    out.block = tokens * largestBlock;
    if (f.isLast) {
        const auto& c = f.prepared.profile;
        const double whole = c.logitBytes + (layout.tp > 1 ? c.parallelLogitBytes : 0.0);
        const double bytes = t.loss == plan::LossKernel::Chunked ? c.chunkedLogitBytes : whole;
        out.logits = tokens * asDouble(f.plan.model->vocabulary) / tp * bytes;
    }
}

void fillGathered(const Filling& f, TrainingStage& out) {
    const auto& t = f.plan.choice.techniques;
    const auto& c = f.prepared.profile;
    const auto& p = f.precision;
    const bool trained = trainsBase(f);
    const auto& outer = f.prepared.outer;
    const double head = outer.head > 0.0 ? outer.head : outer.embedding;
    const double headElements = f.isLast ? head / asDouble(f.plan.choice.layout.tp) : 0.0;
    if (trained) {
        const bool chunked = t.loss == plan::LossKernel::Chunked;
        out.headGradient = headElements * p.gradientBytes * (chunked ? c.headGradientCopies : 1.0);
        out.embeddingGradient = f.isFirst ? f.prepared.outer.embedding /
                                                asDouble(f.plan.choice.layout.tp) * p.gradientBytes
                                          : 0.0;
        out.castCache = (f.layerElements + f.outerElements) * c.castCacheBytes;
    }
    if (t.zeroStage < 3 || f.shards.dense <= 1.0)
        return;
    if (!t.reshardAfterForward)
        out.gathered = trained ? (f.layerElements + f.outerElements) * p.computeBytes
                               : f.layerStored + f.outerStored;
    else
        out.gathered =
            c.gatheredBlocks * (trained ? f.largestBlock * p.computeBytes : f.largestBlockStored);
    if (trained)
        out.gathered += c.gatheredGradients * f.largestBlock * p.computeBytes;
    out.gatheredLoss =
        c.gatheredRoot * (trained ? f.outerElements * p.computeBytes : f.outerStored);
    out.gatheredRoot = c.rootStays * out.gatheredLoss;
}

void fillWorkspaces(const Filling& f, TrainingStage& out) {
    const auto& c = f.prepared.profile;
    if (!trainsBase(f) && f.plan.weights->bytesPerWeight() < f.precision.computeBytes) {
        double largest = 0.0;
        for (std::size_t k = 0; k < f.prepared.kinds.size(); ++k)
            if (f.layers[k] > 0.0)
                largest = std::max(largest, f.prepared.kinds[k].largestMatrix);
        if (c.quantisesHead > 0.0 && f.isLast)
            largest = std::max(largest, f.prepared.outer.head);
        out.dequantised = c.dequantCopies * largest * f.precision.computeBytes /
                          asDouble(f.plan.choice.layout.tp);
    }
    if (f.shards.replicas > 1.0)
        out.buckets += c.bucketMib * kMebi;
}

void moveToHost(const Filling& f, TrainingStage& out) {
    const auto& t = f.plan.choice.techniques;
    const bool isPaged = f.plan.optimizer != nullptr && f.plan.optimizer->isPaged;
    if (t.offloadOptimizer != plan::OffloadTarget::None || isPaged) {
        out.host += out.states + (isPaged ? 0.0 : out.master);
        out.states = 0.0;
        out.master = isPaged ? out.master : 0.0;
    }
    if (t.offloadParameters != plan::OffloadTarget::None) {
        out.host += out.weights;
        out.weights = 0.0;
    }
}

} // namespace

double
microBatchesInFlight(const plan::Layout& layout, std::int64_t index, std::int64_t accumulation) {
    const double p = asDouble(layout.pp);
    const double m = asDouble(std::max<std::int64_t>(1, layout.virtualStages));
    const double i = asDouble(index);
    const double interleaved = ((m - 1.0) * p + 2.0 * (p - i - 1.0) + 1.0) / m;
    const double held = m > 1.0 ? interleaved : p - i;
    return std::min(held, asDouble(accumulation));
}

std::array<double, 256>
stageLayers(const Prepared& prepared, std::int64_t stages, std::int64_t index) {
    std::array<double, 256> out{};
    const auto layers = static_cast<std::int64_t>(prepared.order.size());
    // Layers that do not divide go to the first stages, one each.
    const std::int64_t base = layers / stages;
    const std::int64_t extra = layers % stages;
    const std::int64_t begin = index * base + std::min(index, extra);
    const std::int64_t end = begin + base + (index < extra ? 1 : 0);
    for (std::int64_t i = begin; i < end; ++i)
        out[prepared.order[static_cast<std::size_t>(i)]] += 1.0;
    return out;
}

TrainingStage trainingStage(const plan::Plan& plan, const Prepared& prepared, std::int64_t index) {
    const std::int64_t stages = plan.choice.layout.pp;
    Filling f{plan,
              prepared,
              trainingPrecision(plan, prepared.profile),
              trainingShards(plan),
              stageLayers(prepared, stages, index),
              index == 0,
              index == stages - 1};
    countElements(f);
    TrainingStage out;
    if (trainsBase(f))
        fillTrainedStates(f, out);
    else
        fillFrozenStates(f, out);
    addFrozenModels(f, out);
    fillActivations(f, index, out);
    fillGathered(f, out);
    fillWorkspaces(f, out);
    moveToHost(f, out);
    return out;
}

} // namespace xuanka::estimate
