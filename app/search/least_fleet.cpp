// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/search/least_fleet.h"

#include "app/search/layouts.h"

#include <algorithm>

namespace xuanka::search {

namespace {

/// Why a plan does not do the job, from the nearest miss to the farthest; the nearest one over all
/// layouts is told.
struct Miss {
    int distance = 5;
    Message reason{"reason.no_layout", {}};

    void keepNearer(int d, Message m) {
        if (d < distance) {
            distance = d;
            reason = std::move(m);
        }
    }
};

Message ruleReason(const Error& e) {
    return {"reason.rule", {TextId{e.rule}, TextId{"field." + e.field}, e.given, e.nearest}};
}

/// The service or time target that an estimate misses, if any.
std::optional<Message> missedTarget(const plan::Workload& w, const estimate::Estimate& e) {
    const auto figure = [](double v) { return Figure{v, UnitKind::Seconds}; };
    if (plan::isTraining(w.task)) {
        const double deadline = w.deadlineHours * 3600.0;
        if (deadline > 0.0 && e.time.finishSeconds.value > deadline)
            return Message{"reason.deadline",
                           {figure(e.time.finishSeconds.value), figure(deadline)}};
        return std::nullopt;
    }
    if (e.service.load == estimate::Service::Load::Overloaded)
        return Message{"reason.overloaded",
                       {Figure{w.requestsPerSecond, UnitKind::RequestsPerSecond}}};
    if (w.ttftTargetSeconds > 0.0 && e.service.ttftSeconds.value > w.ttftTargetSeconds)
        return Message{"reason.ttft",
                       {figure(e.service.ttftSeconds.value), figure(w.ttftTargetSeconds)}};
    if (w.tpotTargetSeconds > 0.0 && e.service.tpotSeconds.value > w.tpotTargetSeconds)
        return Message{"reason.tpot",
                       {figure(e.service.tpotSeconds.value), figure(w.tpotTargetSeconds)}};
    return std::nullopt;
}

tl::expected<plan::Plan, std::vector<Error>> planOf(const FleetQuery& q,
                                                    const plan::PlanChoice& choice) {
    return q.model ? plan::makePlan(choice, q.catalogue, q.model)
                   : plan::makePlan(choice, q.catalogue);
}

std::optional<estimate::Estimate>
evaluate(const FleetQuery& q, const plan::PlanChoice& choice, Miss& miss) {
    const auto plan = planOf(q, choice);
    if (!plan) {
        miss.keepNearer(4, ruleReason(plan.error().front()));
        return std::nullopt;
    }
    const auto e = estimate::estimate(*plan);
    if (!e) {
        miss.keepNearer(3, {"reason.missing_figure", {TextId{"figure." + e.error().field}}});
        return std::nullopt;
    }
    if (e->memory.fitProbability < q.leastFitProbability) {
        miss.keepNearer(2, {"reason.memory",
                            {Figure{e->memory.deviceUsed.value, UnitKind::Bytes},
                             Figure{e->memory.usable.value, UnitKind::Bytes}, choice.fleet.gpus}});
        return std::nullopt;
    }
    if (auto missed = missedTarget(choice.workload, *e)) {
        miss.keepNearer(1, std::move(*missed));
        return std::nullopt;
    }
    return *e;
}

} // namespace

LeastFleet leastFleet(const FleetQuery& query) {
    LeastFleet result;
    FleetQuery q = query;
    q.base.fleet.acceleratorId = q.acceleratorId;
    std::shared_ptr<const model::Architecture> model = q.model;
    if (!model) {
        const auto found = plan::findModel(*q.catalogue, q.base.workload.modelId);
        if (!found)
            return {std::nullopt, ruleReason(found.error())};
        model = std::shared_ptr<const model::Architecture>(q.catalogue, *found);
    }
    Miss miss;
    for (std::int64_t gpus = 1; gpus <= q.mostGpus && !result.plan; gpus *= 2) {
        for (const plan::PlanChoice& choice : layouts(q.base, *model, gpus)) {
            const auto e = evaluate(q, choice, miss);
            if (e && (!result.plan ||
                      e->tokensPerSecond.value > result.plan->estimate.tokensPerSecond.value))
                result.plan = EvaluatedPlan{choice, *e};
        }
    }
    if (!result.plan)
        result.reason = miss.reason;
    return result;
}

} // namespace xuanka::search
