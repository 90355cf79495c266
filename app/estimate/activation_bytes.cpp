// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/activation_bytes.h"

#include "app/plan/technique.h"

#include <algorithm>

namespace xuanka::estimate {

namespace {

constexpr double kLogSumBytes = 4.0;  // flash attention: one FP32 per head and token
constexpr double kRouterCopies = 8.0; // FP32 router logits and probabilities

constexpr std::uint32_t kLoraQkv = plan::kLoraQuery | plan::kLoraKey | plan::kLoraValue;
constexpr std::uint32_t kLoraFfnIn = plan::kLoraGate | plan::kLoraUp;

bool keepsInput(const KeptRules& r, std::uint32_t targets) {
    return r.trainsBase || (r.adapterTargets & targets) != 0;
}

bool hasFeedForward(const LayerShape& s) {
    return s.gatedWidth + s.plainWidth + s.routedGatedWidth + s.routedPlainWidth > 0.0;
}

/// Gate, up, silu(gate) and their product; or the input and output of a plain activation.
double feedForwardBytes(const KeptRules& r, double gated, double plain) {
    const double product = keepsInput(r, plan::kLoraDown) ? 1.0 : 0.0;
    const double gatedCopies = 2.0 + r.profile->gateActivationKept + product;
    return r.elementBytes * (gated * gatedCopies + plain * (1.0 + product));
}

double adapterCopies(const KeptRules& r, const LayerShape& s) {
    double width = 0.0;
    for (std::size_t t = 0; t < kLoraTargets; ++t)
        if ((r.adapterTargets >> t & 1u) != 0)
            width += s.adapterInputs[t];
    return width * r.profile->adapterInputBytes;
}

/// A matrix product with a quantised weight keeps its own input, trained or not.
LayerKept quantisedInputs(const KeptRules& r, const LayerShape& s) {
    if (!r.hasQuantisedBase)
        return {};
    const double bytes = r.profile->quantisedInputBytes;
    const auto& in = s.adapterInputs;
    return {bytes * (in[0] + std::max(in[4], in[5])), bytes * (in[3] + in[6])};
}

double routedWhole(const KeptRules& r, const LayerShape& s) {
    if (s.experts == 0.0)
        return 0.0;
    const double dispatched = keepsInput(r, kLoraFfnIn) ? 2.0 : 1.0; // inputs, outputs
    return s.activeExperts * r.hidden * r.elementBytes * dispatched + kRouterCopies * s.experts;
}

} // namespace

double scoreBytes(const KeptRules& r, const LayerShape& s) {
    const bool attends = s.queryWidth > 0.0 && r.usesEagerAttention;
    return attends ? s.heads * r.sequenceTokens * r.profile->scoreBytes : 0.0;
}

LayerKept keptWhole(const KeptRules& r, const LayerShape& s) {
    const auto& c = *r.profile;
    const double a = r.elementBytes;
    const bool attends = s.queryWidth + s.stateWidth > 0.0;
    const double normOutputs = (attends && keepsInput(r, kLoraQkv) ? 1.0 : 0.0) +
                               (hasFeedForward(s) && keepsInput(r, kLoraFfnIn) ? 1.0 : 0.0);
    LayerKept kept;
    kept.whole = r.hidden * (s.norms * (r.usesRmsNorm ? c.rmsNormBytes : c.layerNormBytes) +
                             c.dropoutBytes + a * c.normOutputKept * normOutputs);
    const LayerKept inputs = quantisedInputs(r, s);
    kept.whole += adapterCopies(r, s) + routedWhole(r, s) + inputs.whole;
    kept.split = a * (s.queryWidth + s.keyWidth + s.valueWidth + s.mixedWidth + s.latentWidth +
                      s.stateWidth + c.ropeCopies * (s.queryWidth + s.keyWidth));
    if (s.queryWidth > 0.0 && !r.usesEagerAttention)
        kept.split += kLogSumBytes * s.heads;
    kept.split += scoreBytes(r, s) + inputs.split;
    kept.split +=
        feedForwardBytes(r, s.gatedWidth + s.routedGatedWidth, s.plainWidth + s.routedPlainWidth);
    return kept;
}

LayerKept keptAfterRecompute(const KeptRules& r, const LayerShape& s, plan::Recompute level) {
    const double a = r.elementBytes;
    if (level == plan::Recompute::Full)
        return {r.profile->checkpointBytes * a / 2.0 * r.hidden, 0.0};
    LayerKept kept = keptWhole(r, s);
    if (level == plan::Recompute::None)
        return kept;
    const double share = r.profile->selectiveMatmulShare;
    if (share <= 0.0) {
        kept.split -= scoreBytes(r, s);
        return kept;
    }
    // The policy keeps the block's input, attention's output and a share of matmul outputs.
    const double outputs = s.queryWidth + s.keyWidth + s.valueWidth +
                           2.0 * (s.gatedWidth + s.routedGatedWidth) + s.plainWidth +
                           s.routedPlainWidth;
    return {a * r.hidden * (1.0 + 2.0 * share),
            a * (share * outputs + s.mixedWidth) + kLogSumBytes * s.heads};
}

} // namespace xuanka::estimate
