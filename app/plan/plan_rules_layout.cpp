// SPDX-License-Identifier: GPL-3.0-or-later
// How the work may be split.
#include "app/plan/plan_rules.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace xuanka::plan {

namespace {

using MaybeError = std::optional<Error>;

/// Attention heads that tensor parallelism shares out; `kvHeads` may also be replicated.
struct Heads {
    std::int64_t heads = 0;
    std::int64_t kvHeads = 0;
};

struct HeadsOf {
    Heads operator()(std::monostate) const { return {}; }

    Heads operator()(const model::SoftmaxAttention& a) const { return {a.heads, a.kvHeads}; }

    Heads operator()(const model::LatentAttention& a) const { return {a.heads, 0}; }

    Heads operator()(const model::CompressedAttention& a) const { return {a.heads, 0}; }

    Heads operator()(const model::StateLayer&) const { return {}; }
};

bool splits(const Heads& h, std::int64_t tp) {
    const bool keys = h.kvHeads == 0 || h.kvHeads % tp == 0 || tp % h.kvHeads == 0;
    return (h.heads == 0 || h.heads % tp == 0) && keys;
}

bool splitsAllHeads(const model::Architecture& m, std::int64_t tp) {
    return std::ranges::all_of(m.kinds, [&](const model::LayerKind& kind) {
        return splits(std::visit(HeadsOf{}, kind.mixer), tp);
    });
}

/// The nearest degree that the model's heads allow, smaller first: 1 always does.
std::int64_t nearestTensorParallel(const model::Architecture& m, std::int64_t wanted) {
    for (std::int64_t step = 1; step < wanted; ++step) {
        if (splitsAllHeads(m, wanted - step))
            return wanted - step;
        if (splitsAllHeads(m, wanted + step))
            return wanted + step;
    }
    return 1;
}

MaybeError tensorParallelDividesHeads(const Plan& p, std::string_view id) {
    const Layout& l = p.choice.layout;
    // Data-parallel attention keeps every head on every card and splits the requests.
    if (l.attentionDataParallel || splitsAllHeads(*p.model, l.tp))
        return {};
    return broken(id, "tp", std::to_string(l.tp),
                  std::to_string(nearestTensorParallel(*p.model, l.tp)));
}

/// A tensor-parallel group inside the fast domain of the cards, or over whole nodes.
MaybeError tensorParallelFillsNodes(const Plan& p, std::string_view id) {
    const std::int64_t tp = p.choice.layout.tp;
    const std::int64_t node = p.choice.fleet.gpusPerNode;
    if (tp <= std::max(node, p.accelerator->link.largestDomain) || tp % node == 0)
        return {};
    return broken(id, "tp", std::to_string(tp), std::to_string(tp / node * node));
}

MaybeError groupsFillFleet(const Plan& p, std::string_view id) {
    const Layout& l = p.choice.layout;
    const std::int64_t group = l.tp * l.pp * l.cp;
    const std::int64_t gpus = p.choice.fleet.gpus;
    if (gpus % group == 0)
        return {};
    const std::int64_t below = gpus / group * group;
    const bool isNearerBelow = below > 0 && gpus - below <= below + group - gpus;
    return broken(id, "gpus", std::to_string(gpus),
                  std::to_string(isNearerBelow ? below : below + group));
}

MaybeError stagesHaveLayers(const Plan& p, std::string_view id) {
    const std::int64_t layers = std::max<std::int64_t>(1, p.model->layers());
    if (p.choice.layout.pp <= layers)
        return {};
    return broken(id, "pp", std::to_string(p.choice.layout.pp), std::to_string(layers));
}

MaybeError virtualStagesDivideLayers(const Plan& p, std::string_view id) {
    const Layout& l = p.choice.layout;
    const std::int64_t perStage = p.model->layers() / l.pp;
    if (l.virtualStages == 1 ||
        (p.model->layers() % l.pp == 0 && perStage > 0 && perStage % l.virtualStages == 0))
        return {};
    const bool isEven = p.model->layers() % l.pp == 0 && perStage > 0;
    const std::int64_t nearest = isEven ? nearestDivisor(perStage, l.virtualStages) : 1;
    return broken(id, "vpp", std::to_string(l.virtualStages), std::to_string(nearest));
}

MaybeError virtualStagesNeedPipeline(const Plan& p, std::string_view id) {
    const Layout& l = p.choice.layout;
    if (l.virtualStages == 1 || l.pp > 1)
        return {};
    return broken(id, "vpp", std::to_string(l.virtualStages), "1");
}

/// The common divisor of the expert counts of all routed layers; 0 in a dense model.
std::int64_t commonExperts(const model::Architecture& m) {
    std::int64_t common = 0;
    for (const model::LayerKind& kind : m.kinds)
        if (kind.moe)
            common = std::gcd(common, kind.moe->experts);
    return common;
}

MaybeError expertsNeedRouting(const Plan& p, std::string_view id) {
    if (p.choice.layout.ep == 1 || commonExperts(*p.model) > 0)
        return {};
    return broken(id, "ep", std::to_string(p.choice.layout.ep), "1");
}

MaybeError expertParallelDividesExperts(const Plan& p, std::string_view id) {
    const std::int64_t experts = commonExperts(*p.model);
    const std::int64_t ep = p.choice.layout.ep;
    if (experts == 0 || experts % ep == 0)
        return {};
    return broken(id, "ep", std::to_string(ep), std::to_string(nearestDivisor(experts, ep)));
}

/// Experts are spread over the cards of one pipeline stage.
MaybeError expertGroupsFillStage(const Plan& p, std::string_view id) {
    const std::int64_t ep = p.choice.layout.ep;
    const std::int64_t stage = std::max<std::int64_t>(1, p.choice.fleet.gpus / p.choice.layout.pp);
    if (stage % ep == 0)
        return {};
    const std::int64_t both = std::gcd(stage, std::max<std::int64_t>(1, commonExperts(*p.model)));
    return broken(id, "ep", std::to_string(ep), std::to_string(nearestDivisor(both, ep)));
}

/// Context parallelism gives each card an early and a late piece, so that causal work balances.
MaybeError contextParallelDividesSequence(const Plan& p, std::string_view id) {
    const std::int64_t cp = p.choice.layout.cp;
    const std::int64_t seq = p.choice.workload.sequenceTokens;
    if (!isTraining(p.choice.workload.task) || cp == 1 || seq % (2 * cp) == 0)
        return {};
    const std::int64_t nearest = seq % 2 == 0 ? nearestDivisor(seq / 2, cp) : 1;
    return broken(id, "cp", std::to_string(cp), std::to_string(nearest));
}

MaybeError interleavingFillsStages(const Plan& p, std::string_view id) {
    const Layout& l = p.choice.layout;
    const std::int64_t microBatches = p.choice.workload.accumulation;
    if (!isTraining(p.choice.workload.task) || l.virtualStages == 1 || microBatches % l.pp == 0)
        return {};
    const std::int64_t nearest = (microBatches + l.pp - 1) / l.pp * l.pp;
    return broken(id, "accumulation", std::to_string(microBatches), std::to_string(nearest));
}

constexpr std::array kRules{
    Rule{"rule.groups_fill_fleet", groupsFillFleet},
    Rule{"rule.tp_divides_heads", tensorParallelDividesHeads},
    Rule{"rule.tp_fills_nodes", tensorParallelFillsNodes},
    Rule{"rule.stages_have_layers", stagesHaveLayers},
    Rule{"rule.vpp_divides_layers", virtualStagesDivideLayers},
    Rule{"rule.vpp_needs_pipeline", virtualStagesNeedPipeline},
    Rule{"rule.interleaving_fills_stages", interleavingFillsStages},
    Rule{"rule.ep_needs_experts", expertsNeedRouting},
    Rule{"rule.ep_divides_experts", expertParallelDividesExperts},
    Rule{"rule.ep_fills_stage", expertGroupsFillStage},
    Rule{"rule.cp_divides_sequence", contextParallelDividesSequence},
};

} // namespace

std::span<const Rule> layoutRules() {
    return kRules;
}

} // namespace xuanka::plan
