// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/profile_coefficients.h"
#include "app/plan/plan.h"

namespace xuanka::estimate {

/// Bytes that training keeps for one trained parameter, by part.
struct Precision {
    double weightBytes = 2.0;
    double masterBytes = 0.0;
    double gradientBytes = 2.0;
    double stateBytes = 8.0;
    double computeBytes = 2.0;    ///< of gathered or cast weights
    double activationBytes = 2.0; ///< of an activation value
};

/// By stack: FP32 copies in the optimizer, FP32 parameters, or pure 16-bit.
Precision trainingPrecision(const plan::Plan&, const ProfileCoefficients&);

/// Over how many cards ZeRO or FSDP divides.
struct Shards {
    double dense = 1.0;
    double expert = 1.0;   ///< experts have ep times fewer replicas
    double replicas = 1.0; ///< data-parallel width, sharded or not
};

Shards trainingShards(const plan::Plan&);

} // namespace xuanka::estimate
