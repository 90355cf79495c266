// SPDX-License-Identifier: GPL-3.0-or-later
// Which techniques go together, and what the model bears.
#include "app/plan/plan_rules.h"

#include <algorithm>
#include <array>

namespace xuanka::plan {

namespace {

using MaybeError = std::optional<Error>;

bool trains(const Plan& p) {
    return isTraining(p.choice.workload.task);
}

bool hasAdapter(const Plan& p) {
    return p.choice.workload.task == Task::Lora || p.choice.workload.task == Task::Qlora;
}

/// Pre-training chooses its own context; everything later works with the one the model has. Where
/// positions are learned, the table's length binds training too.
MaybeError contextWithinModel(const Plan& p, std::string_view id) {
    const Workload& w = p.choice.workload;
    const std::int64_t limit = p.model->maxContext;
    const bool isFree = limit <= 0 || w.task == Task::Pretrain;
    if (trains(p)) {
        if (isFree || w.sequenceTokens <= limit)
            return {};
        return broken(id, "seq", std::to_string(w.sequenceTokens), std::to_string(limit));
    }
    if (limit <= 0 || w.promptTokens + w.outputTokens <= limit)
        return {};
    const std::int64_t prompt = limit - w.outputTokens;
    if (prompt >= 1)
        return broken(id, "prompt", std::to_string(w.promptTokens), std::to_string(prompt));
    return broken(id, "output", std::to_string(w.outputTokens),
                  std::to_string(std::max<std::int64_t>(1, limit - 1)));
}

MaybeError adapterNarrowerThanModel(const Plan& p, std::string_view id) {
    const std::int64_t rank = p.choice.techniques.loraRank;
    if (!hasAdapter(p) || p.model->hidden <= 0 || rank <= p.model->hidden)
        return {};
    return broken(id, "lora-rank", std::to_string(rank), std::to_string(p.model->hidden));
}

MaybeError adapterHasTargets(const Plan& p, std::string_view id) {
    if (!hasAdapter(p) || (p.choice.techniques.loraTargets & kLoraAllLinear) != 0)
        return {};
    return broken(id, "lora-targets", "", "all-linear");
}

/// The gathered parameters of a stage would have to be fetched again for each micro-batch in
/// flight.
MaybeError zero3WithoutPipeline(const Plan& p, std::string_view id) {
    if (!trains(p) || p.choice.techniques.zeroStage < 3 || p.choice.layout.pp == 1)
        return {};
    return broken(id, "zero", "3", "2");
}

MaybeError hybridShardNeedsSharding(const Plan& p, std::string_view id) {
    const Techniques& t = p.choice.techniques;
    if (!trains(p) || !t.hybridShard || t.zeroStage >= 2)
        return {};
    return broken(id, "hybrid-shard", "yes", "no");
}

MaybeError optimizerInBackwardTakesNoAccumulation(const Plan& p, std::string_view id) {
    if (!trains(p) || !p.choice.techniques.optimizerInBackward ||
        p.choice.workload.accumulation == 1)
        return {};
    return broken(id, "accumulation", std::to_string(p.choice.workload.accumulation), "1");
}

MaybeError offloadedParametersAreSharded(const Plan& p, std::string_view id) {
    const Techniques& t = p.choice.techniques;
    if (!trains(p) || t.offloadParameters == OffloadTarget::None || t.zeroStage == 3)
        return {};
    return broken(id, "zero", std::to_string(t.zeroStage), "3");
}

bool offloadsTo(const Techniques& t, OffloadTarget target) {
    return t.offloadOptimizer == target || t.offloadParameters == target ||
           t.offloadActivations == target;
}

MaybeError offloadHasHostMemory(const Plan& p, std::string_view id) {
    if (!offloadsTo(p.choice.techniques, OffloadTarget::Host) || p.choice.fleet.hostMemoryGib > 0)
        return {};
    return broken(id, "host-memory", "0", "512");
}

MaybeError offloadHasDrive(const Plan& p, std::string_view id) {
    if (!offloadsTo(p.choice.techniques, OffloadTarget::Nvme) || p.choice.fleet.nvmeGbPerSecond > 0)
        return {};
    return broken(id, "nvme", "0", "6");
}

MaybeError prefixHitsNeedCache(const Plan& p, std::string_view id) {
    if (trains(p) || p.choice.techniques.prefixCache || p.choice.workload.prefixHitShare == 0.0)
        return {};
    return broken(id, "prefix-cache", "no", "yes");
}

MaybeError draftIsAnotherModel(const Plan& p, std::string_view id) {
    if (trains(p) || p.draft == nullptr || p.draft->id != p.model->id)
        return {};
    return broken(id, "draft-model", p.draft->id, "");
}

MaybeError disaggregationNeedsTwoGroups(const Plan& p, std::string_view id) {
    const Layout& l = p.choice.layout;
    const std::int64_t least = 2 * l.tp * l.pp * l.cp;
    if (trains(p) || !p.choice.techniques.disaggregated || p.choice.fleet.gpus >= least)
        return {};
    return broken(id, "gpus", std::to_string(p.choice.fleet.gpus), std::to_string(least));
}

constexpr std::array kRules{
    Rule{"rule.context_limit", contextWithinModel},
    Rule{"rule.lora_rank", adapterNarrowerThanModel},
    Rule{"rule.lora_targets", adapterHasTargets},
    Rule{"rule.zero3_pipeline", zero3WithoutPipeline},
    Rule{"rule.hybrid_shard", hybridShardNeedsSharding},
    Rule{"rule.optimizer_in_backward", optimizerInBackwardTakesNoAccumulation},
    Rule{"rule.offload_params", offloadedParametersAreSharded},
    Rule{"rule.offload_host", offloadHasHostMemory},
    Rule{"rule.offload_nvme", offloadHasDrive},
    Rule{"rule.prefix_hits", prefixHitsNeedCache},
    Rule{"rule.draft_model", draftIsAnotherModel},
    Rule{"rule.disaggregated", disaggregationNeedsTwoGroups},
};

} // namespace

std::span<const Rule> techniqueRules() {
    return kRules;
}

} // namespace xuanka::plan
