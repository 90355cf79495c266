// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/quick_rule.h"

#include "app/model/parameter_count.h"

#include <algorithm>
#include <cmath>

namespace xuanka::estimate {

namespace {

constexpr double kBytesOfWeightAndGradient = 4.0; ///< "4": two 16-bit numbers
constexpr double kFactorOfStates = 2.0;           ///< "2 ×": Adam keeps two of them

/// "7B" in the article is LLaMA-7B with its 6.74 billion; smaller models are taken as they are.
double asTheRuleCounts(double parameters) {
    return parameters < kGiga ? parameters : std::round(parameters / kGiga) * kGiga;
}

Figure memory(Bytes b) {
    return {b.value, UnitKind::Bytes};
}

bool trainsAdapter(plan::Task task) {
    return task == plan::Task::Lora || task == plan::Task::Qlora;
}

} // namespace

QuickRule quickRule(double parameters, double stateBytesPerParameter, std::int64_t accumulation) {
    QuickRule rule;
    rule.parameters = asTheRuleCounts(parameters);
    rule.bytesPerParameter =
        kBytesOfWeightAndGradient + kFactorOfStates * (stateBytesPerParameter / 2.0);
    rule.accumulation = std::max<std::int64_t>(1, accumulation);
    rule.total = Bytes(rule.parameters * rule.bytesPerParameter);
    rule.afterAccumulation = rule.total / static_cast<double>(rule.accumulation);
    return rule;
}

QuickRule quickRule(const plan::Plan& plan) {
    const plan::Workload& w = plan.choice.workload;
    if (!isTraining(w.task)) {
        QuickRule none;
        none.reasons = {{"quick.no_inference", {}}};
        return none;
    }
    QuickRule rule = quickRule(static_cast<double>(model::totalParameters(*plan.model)),
                               plan.optimizer->stateBytesPerParameter, w.accumulation);
    if (rule.accumulation > 1)
        rule.reasons.push_back(
            {"quick.accumulation", {memory(rule.total - rule.afterAccumulation)}});
    if (trainsAdapter(w.task))
        rule.reasons.push_back({"quick.adapter", {}});
    else if (plan.choice.techniques.masterWeights != plan::MasterWeights::None)
        rule.reasons.push_back({"quick.master_weights", {}});
    if (plan.choice.fleet.gpus > 1)
        rule.reasons.push_back({"quick.sharding", {}});
    rule.reasons.push_back({"quick.activations", {}});
    return rule;
}

} // namespace xuanka::estimate
