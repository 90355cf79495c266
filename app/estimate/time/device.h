// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/estimate/kernels/kernel_coefficients.h"
#include "app/estimate/kernels/shapes.h"
#include "app/estimate/profile_coefficients.h"
#include "app/plan/plan.h"

#include <string>

namespace xuanka::estimate {

/// A card as the operators see it, resolved once for a plan's card, formats and stack.
struct Device {
    DeviceRates rates;     ///< in the plan's arithmetic
    DeviceRates halfRates; ///< of the matrices that stay 16-bit
    KernelCoefficients kernels;
    KernelCoefficients halfKernels;
    double inputBytes = 2.0; ///< of an activation as the product reads it
    bool quantisesInput = false;
    double cacheBytes = 2.0; ///< of one cached value
    double sustainedShare =
        1.0;             ///< clocks under hours of full load over those of a lone timed kernel
    std::string missing; ///< the figure that the catalogue lacks; empty: all are there
};

Device deviceOf(const plan::Plan&, const ProfileCoefficients&);

/// The links of a group of `ranks` neighbouring cards, `stride` apart in the order of ranks.
LinkPath linkPath(const plan::Plan&, double ranks, double stride = 1.0);

/// Host memory and storage over the card's own PCIe lanes, one way.
BytesPerSecond hostLink(const hardware::Accelerator&);

} // namespace xuanka::estimate
