// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/estimate.h"
#include "app/estimate/prepared.h"
#include "app/estimate/training_stage.h"

namespace xuanka::estimate {

/// Peak of one stage: the worst instant over the phases of a step, with what is alive in it.
struct StagePeak {
    std::array<Bytes, kMemoryParts> parts{}; ///< at that instant
    Bytes allocated;
    Bytes transient; ///< the share of `allocated` that comes and goes within a step
    Phase phase = Phase::Backward;
};

StagePeak stagePeak(const plan::Plan&, const Prepared&, const TrainingStage&);

/// Fills parts, allocated, reserved, deviceUsed, host, peak phase and fullest stage.
void fillTrainingMemory(const plan::Plan&, const Prepared&, Memory&);

} // namespace xuanka::estimate
