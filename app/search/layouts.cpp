// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/layouts.h"

#include <algorithm>

namespace xuanka::search {

namespace {

bool isMixtureOfExperts(const model::Architecture& m) {
    return std::any_of(m.kinds.begin(), m.kinds.end(),
                       [](const auto& k) { return k.moe.has_value(); });
}

std::vector<std::int64_t> powersOfTwo(std::int64_t most) {
    std::vector<std::int64_t> all;
    for (std::int64_t n = 1; n <= most; n *= 2)
        all.push_back(n);
    return all;
}

/// Sharding stages worth trying for so many replicas: none for one, else plain, optimizer and full
/// sharding.
std::vector<std::int64_t> zeroStages(bool trains, std::int64_t replicas, std::int64_t pp) {
    if (!trains || replicas == 1)
        return {0};
    return pp > 1 ? std::vector<std::int64_t>{0, 1} : std::vector<std::int64_t>{0, 1, 3};
}

} // namespace

std::vector<plan::PlanChoice>
layouts(const plan::PlanChoice& base, const model::Architecture& model, std::int64_t gpus) {
    const std::int64_t perNode = std::min(gpus, base.fleet.gpusPerNode);
    const bool trains = plan::isTraining(base.workload.task);
    std::vector<plan::PlanChoice> all;
    for (const std::int64_t tp : powersOfTwo(perNode)) {
        for (const std::int64_t pp : powersOfTwo(std::min(gpus / tp, model.layers()))) {
            if (gpus % (tp * pp) != 0)
                continue;
            for (const std::int64_t zero : zeroStages(trains, gpus / (tp * pp), pp)) {
                plan::PlanChoice c = base;
                c.fleet.gpus = gpus;
                c.fleet.gpusPerNode = perNode;
                c.layout = {};
                c.layout.tp = tp;
                c.layout.pp = pp;
                if (!trains && isMixtureOfExperts(model))
                    c.layout.ep = tp;
                c.techniques.zeroStage = zero;
                c.techniques.sequenceParallel = trains && tp > 1;
                if (pp > 1)
                    c.workload.accumulation = std::max(c.workload.accumulation, 4 * pp);
                all.push_back(std::move(c));
            }
        }
    }
    return all;
}

} // namespace xuanka::search
