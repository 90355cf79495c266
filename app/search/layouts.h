// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/architecture.h"
#include "app/plan/plan.h"

#include <cstdint>
#include <vector>

namespace xuanka::search {

/// The ways to lay `gpus` cards out for the task of `base`, simplest first: tensor parallelism
/// inside a node, pipeline stages over nodes, sharding for what is left. Deterministic order; only
/// rules of arithmetic are applied here, plan::makePlan judges the rest.
std::vector<plan::PlanChoice>
layouts(const plan::PlanChoice& base, const model::Architecture&, std::int64_t gpus);

} // namespace xuanka::search
