// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/prepared.h"

namespace xuanka::estimate {

/// What autograd keeps of one layer, per token of one sequence. `whole` is held by every card of a
/// tensor-parallel group unless sequence parallelism splits it; `split` is divided by it.
struct LayerKept {
    double whole = 0.0;
    double split = 0.0;

    double perCard(double tensorParallel, bool sequenceParallel) const {
        return split / tensorParallel + whole / (sequenceParallel ? tensorParallel : 1.0);
    }
};

/// The choices that decide what must be kept.
struct KeptRules {
    const ProfileCoefficients* profile = nullptr;
    double hidden = 0.0;
    double elementBytes = 2.0; ///< of activations
    double sequenceTokens = 0.0;
    bool usesRmsNorm = true;
    bool usesEagerAttention = false;
    bool trainsBase = true; ///< every matrix gets a gradient, so every input is kept
    bool hasQuantisedBase = false;
    std::uint32_t adapterTargets = 0; ///< plan::LoraTarget bits
};

/// Without recomputation. Dense layers of the Megatron kind give s·b·h·(34 + 5·a·s/h)
/// (Korthikanti et al. 2022, equation 2).
LayerKept keptWhole(const KeptRules&, const LayerShape&);

/// Attention scores of the eager kernel alone: what selective recomputation drops.
double scoreBytes(const KeptRules&, const LayerShape&);

/// With recomputation as the plan asks for.
LayerKept keptAfterRecompute(const KeptRules&, const LayerShape&, plan::Recompute);

} // namespace xuanka::estimate
