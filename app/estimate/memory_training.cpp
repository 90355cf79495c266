// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/memory_training.h"

#include <algorithm>

namespace xuanka::estimate {

namespace {

using Parts = std::array<Bytes, kMemoryParts>;

Bytes& at(Parts& parts, MemoryPart p) {
    return parts[static_cast<std::size_t>(p)];
}

Bytes sum(const Parts& parts) {
    Bytes total;
    for (const Bytes b : parts)
        total += b;
    return total;
}

/// Held from step to step.
Parts persistent(const Prepared& prepared, const TrainingStage& s) {
    Parts p{};
    at(p, MemoryPart::Weights) = Bytes(s.weights);
    at(p, MemoryPart::Adapter) = Bytes(s.adapter);
    at(p, MemoryPart::MasterWeights) = Bytes(s.master);
    at(p, MemoryPart::OptimizerStates) = Bytes(s.states);
    at(p, MemoryPart::CommunicationBuffers) = Bytes(s.buckets);
    at(p, MemoryPart::Workspace) = Bytes(prepared.profile.trainConstantMib * kMebi);
    return p;
}

Parts lossPhase(Parts p, const TrainingStage& s) {
    at(p, MemoryPart::Activations) = Bytes(s.activations);
    at(p, MemoryPart::Logits) = Bytes(s.logits + s.headGradient);
    at(p, MemoryPart::GatheredParameters) = Bytes(s.gatheredLoss + s.castCache);
    return p;
}

Parts backwardStart(Parts p, const TrainingStage& s) {
    at(p, MemoryPart::Activations) = Bytes(s.activations);
    at(p, MemoryPart::Workspace) += Bytes(s.block + s.dequantised);
    at(p, MemoryPart::GatheredParameters) = Bytes(s.gathered + s.gatheredRoot + s.castCache);
    at(p, MemoryPart::Gradients) = std::max(at(p, MemoryPart::Gradients), Bytes(s.headGradient));
    return p;
}

Parts backwardEnd(Parts p, const TrainingStage& s, double lastActivations) {
    at(p, MemoryPart::Activations) = Bytes(lastActivations);
    at(p, MemoryPart::Gradients) = Bytes(s.gradients);
    at(p, MemoryPart::Workspace) += Bytes(std::max(s.block + s.dequantised, s.embeddingGradient));
    at(p, MemoryPart::GatheredParameters) = Bytes(s.gathered + s.gatheredRoot);
    return p;
}

Parts optimizerStep(Parts p, const TrainingStage& s) {
    at(p, MemoryPart::Gradients) = Bytes(s.gradients);
    at(p, MemoryPart::Workspace) += Bytes(s.stepTemporaries);
    return p;
}

/// Gradients live through the whole step in flat buffers, or once a micro-batch has gone before.
bool holdsGradients(const plan::Plan& plan, const Prepared& prepared) {
    return prepared.profile.gradientsPersist > 0.0 ||
           (plan.choice.workload.accumulation > 1 && !plan.choice.techniques.optimizerInBackward);
}

void consider(StagePeak& best, const Parts& parts, Phase phase) {
    const Bytes total = sum(parts);
    if (total <= best.allocated)
        return;
    best.parts = parts;
    best.allocated = total;
    best.phase = phase;
}

/// Collective communicators of a rank: one a group that it belongs to.
double communicators(const plan::Plan& plan) {
    const auto& l = plan.choice.layout;
    return (l.tp > 1) + (l.pp > 1) + (l.cp > 1) + (l.ep > 1) + (plan.dp > 1);
}

} // namespace

StagePeak stagePeak(const plan::Plan& plan, const Prepared& prepared, const TrainingStage& s) {
    const Parts held = persistent(prepared, s);
    Parts inStep = held;
    if (holdsGradients(plan, prepared))
        at(inStep, MemoryPart::Gradients) = Bytes(s.gradients);
    StagePeak best;
    consider(best, lossPhase(inStep, s), Phase::Loss);
    consider(best, backwardStart(inStep, s), Phase::Backward);
    // With one micro-batch at most the last layer's input is left when all gradients are there.
    const double layers =
        static_cast<double>(prepared.order.size()) / static_cast<double>(plan.choice.layout.pp);
    const double left = s.activations / std::max(1.0, layers);
    consider(best, backwardEnd(held, s, left), Phase::Backward);
    consider(best, optimizerStep(held, s), Phase::OptimizerStep);
    best.transient = best.allocated - sum(held);
    return best;
}

void fillTrainingMemory(const plan::Plan& plan, const Prepared& prepared, Memory& out) {
    const std::int64_t stages = plan.choice.layout.pp;
    StagePeak fullest;
    double host = 0.0;
    for (const std::int64_t index :
         {std::int64_t{0}, std::min<std::int64_t>(1, stages - 1), stages - 1}) {
        const TrainingStage stage = trainingStage(plan, prepared, index);
        const StagePeak peak = stagePeak(plan, prepared, stage);
        host = std::max(host, stage.host);
        if (peak.allocated <= fullest.allocated)
            continue;
        fullest = peak;
        out.fullestStage = index;
        if (stages == 1)
            break;
    }
    const auto& c = prepared.profile;
    out.parts = fullest.parts;
    out.allocated = fullest.allocated;
    out.peakPhase = fullest.phase;
    at(out.parts, MemoryPart::Fragmentation) = fullest.transient * c.trainFragmentation;
    out.reserved = out.allocated + at(out.parts, MemoryPart::Fragmentation);
    const Bytes library(communicators(plan) * c.communicatorMib * kMebi);
    at(out.parts, MemoryPart::CommunicationBuffers) += library;
    at(out.parts, MemoryPart::Context) = Bytes(prepared.contextBytes);
    out.deviceUsed = out.reserved + library + Bytes(prepared.contextBytes);
    const auto& fleet = plan.choice.fleet;
    const double perNode = static_cast<double>(std::min(fleet.gpus, fleet.gpusPerNode));
    out.host = Bytes(host * perNode);
}

} // namespace xuanka::estimate
