// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/plan/catalogue.h"
#include "app/plan/fleet.h"
#include "app/plan/technique.h"
#include "app/plan/workload.h"

#include <memory>
#include <string>
#include <vector>

namespace xuanka::plan {

/// What the user chose, by id: workload + fleet + layout + techniques + stack.
struct PlanChoice {
    Workload workload;
    Techniques techniques;
    Fleet fleet;
    Layout layout;
    std::string profileId; ///< empty: the default stack of the task and the card

    friend bool operator==(const PlanChoice&, const PlanChoice&) = default;
};

/// A choice resolved against a catalogue: what the engine evaluates. The rows live in `catalogue`.
struct Plan {
    PlanChoice choice;
    std::shared_ptr<const Catalogue> catalogue;
    std::shared_ptr<const model::Architecture>
        model; ///< own value: may be a member of a family or imported
    std::shared_ptr<const model::Architecture> draft; ///< speculative decoding
    const hardware::Accelerator* accelerator = nullptr;
    const hardware::NumberFormat* weights = nullptr;
    const hardware::NumberFormat* compute = nullptr;
    const hardware::NumberFormat* cache = nullptr;
    const Optimizer* optimizer = nullptr;
    const SoftwareProfile* profile = nullptr;
    std::int64_t dp = 1; ///< gpus / (tp·pp·cp)
};

/// Resolves ids and checks every rule of engine §7; all broken rules come back, most important
/// first. Errors name the field by its key in scenario/fields.h ("tp", "micro-batch", "gpu" …).
tl::expected<Plan, std::vector<Error>> makePlan(const PlanChoice&,
                                                std::shared_ptr<const Catalogue>);

/// The same for a model that is not in the catalogue (imported config.json).
tl::expected<Plan, std::vector<Error>> makePlan(const PlanChoice&,
                                                std::shared_ptr<const Catalogue>,
                                                std::shared_ptr<const model::Architecture>);

} // namespace xuanka::plan
