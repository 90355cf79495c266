// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/message.h"
#include "app/base/quantity.h"
#include "app/plan/plan.h"

#include <cstdint>
#include <vector>

namespace xuanka::estimate {

/// The rule of thumb of the article that the planner grew from: training memory = parameters ×
/// (4 + 2 × s) × accumulation factor, s being the bytes of one of the optimizer's two states (4
/// with Adam). It counts parameters in whole billions and divides the whole by the accumulation
/// steps: LLaMA-7B gives 84 GB, and 21 GB with accumulation over 4.
struct QuickRule {
    double parameters = 0.0; ///< as the rule counts them
    double bytesPerParameter = 0.0;
    Bytes total;
    std::int64_t accumulation = 1;
    Bytes afterAccumulation;
    /// Why the engine says otherwise; ids "quick.…".
    std::vector<Message> reasons;

    friend bool operator==(const QuickRule&, const QuickRule&) = default;
};

/// The rule says nothing about inference: then only the reason is set.
QuickRule quickRule(const plan::Plan&);

/// The arithmetic alone.
QuickRule quickRule(double parameters, double stateBytesPerParameter, std::int64_t accumulation);

} // namespace xuanka::estimate
