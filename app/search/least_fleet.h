// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/message.h"
#include "app/estimate/estimate.h"
#include "app/plan/plan.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace xuanka::search {

/// A plan and what the engine says of it.
struct EvaluatedPlan {
    plan::PlanChoice choice;
    estimate::Estimate estimate;
};

struct LeastFleet {
    std::optional<EvaluatedPlan>
        plan;       ///< the smallest fleet of the card that does the job, in its fastest layout
    Message reason; ///< why there is none
};

struct FleetQuery {
    plan::PlanChoice base;
    std::string acceleratorId;
    std::shared_ptr<const plan::Catalogue> catalogue;
    std::shared_ptr<const model::Architecture> model; ///< null: the one of base.workload.modelId
    std::int64_t mostGpus = 64;
    double leastFitProbability = 0.9; ///< below it a plan is said not to fit
};

/// Tries 1, 2, 4, 8 … cards. "Does the job" is: fits, and holds the deadline and the service
/// targets where given.
LeastFleet leastFleet(const FleetQuery&);

} // namespace xuanka::search
