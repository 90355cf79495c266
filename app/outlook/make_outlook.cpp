// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outlook/curves.h"
#include "app/outlook/outlook.h"
#include "app/outlook/plan_of.h"
#include "app/outlook/remedies.h"
#include "app/outlook/roofline.h"

#include <algorithm>
#include <cmath>

namespace xuanka::outlook {

namespace {

constexpr std::size_t kMostScalingPoints = 9;

/// The chosen card first, then the compared ones; each once, those the catalogue has.
std::vector<const hardware::Accelerator*> cardsOf(const scenario::Scenario& s,
                                                  const plan::Catalogue& catalogue) {
    std::vector<std::string> ids{s.choice.fleet.acceleratorId};
    ids.insert(ids.end(), s.candidates.begin(), s.candidates.end());
    std::vector<const hardware::Accelerator*> cards;
    for (const std::string& id : ids) {
        const auto found = plan::findAccelerator(catalogue, id);
        if (found && std::ranges::find(cards, *found) == cards.end())
            cards.push_back(*found);
    }
    return cards;
}

void fillCandidate(Candidate& c, const Planner& planner, const Visible& visible) {
    auto plan = planner.onCard(c.accelerator->id);
    if (!plan) {
        c.errors = std::move(plan.error());
        return;
    }
    const auto prepared = estimate::prepare(*plan);
    const auto now = prepared ? estimate::estimate(*plan, *prepared) : fail(prepared.error());
    if (!now) {
        c.errors = {now.error()};
        return;
    }
    c.now = *now;
    if (visible.curves)
        c.curve = traceCurve(*plan, *prepared, visible.samples);
    if (visible.roofline)
        c.roofline = rooflineOf(*plan, *prepared);
    c.plan = std::move(*plan);
}

/// The plan on `gpus` cards: more replicas, and for a service as many requests each as before.
plan::Plan onGpus(const plan::Plan& plan, std::int64_t gpus) {
    plan::Plan other = plan;
    const double factor = static_cast<double>(gpus) / static_cast<double>(plan.choice.fleet.gpus);
    other.choice.fleet.gpus = gpus;
    other.dp = std::max<std::int64_t>(
        1, gpus / (plan.choice.layout.tp * plan.choice.layout.pp * plan.choice.layout.cp));
    plan::Workload& w = other.choice.workload;
    w.concurrency =
        std::max<std::int64_t>(1, std::llround(static_cast<double>(w.concurrency) * factor));
    w.requestsPerSecond *= factor;
    return other;
}

std::vector<ScalingPoint> scalingOf(const plan::Plan& plan, const estimate::Prepared& prepared) {
    std::vector<ScalingPoint> points;
    const plan::Layout& l = plan.choice.layout;
    std::int64_t gpus = l.tp * l.pp * l.cp;
    double perGpu = 0.0;
    for (std::size_t i = 0; i < kMostScalingPoints; ++i, gpus *= 2) {
        const auto e = estimate::estimate(onGpus(plan, gpus), prepared);
        if (!e || e->tokensPerSecond.value <= 0.0)
            continue;
        const double each = e->tokensPerSecond.value / static_cast<double>(gpus);
        if (perGpu == 0.0)
            perGpu = each;
        points.push_back({gpus, e->tokensPerSecond.value, each / perGpu, e->memory.fits});
    }
    return points;
}

double energyOf(const plan::Plan& plan, const estimate::Estimate& e) {
    constexpr double kJoulesPerKwh = 3.6e6;
    return e.gpuWatts * static_cast<double>(plan.choice.fleet.gpus) * e.time.finishSeconds.value /
           kJoulesPerKwh;
}

} // namespace

Outlook
makeOutlook(const scenario::Scenario& scenario, const LibraryPtr& library, const Visible& visible) {
    Outlook out;
    out.scenario = scenario;
    out.library = library;
    out.trace = traceOf(scenario.choice.workload.task);
    const Planner planner(scenario, *library);
    for (const hardware::Accelerator* card : cardsOf(scenario, *library->catalogue)) {
        Candidate& c = out.candidates.emplace_back();
        c.accelerator = card;
        c.isChosen = out.candidates.size() == 1;
        fillCandidate(c, planner, visible);
    }
    auto plan = planner.plan(scenario.choice);
    if (!plan) {
        out.errors = std::move(plan.error());
        return out;
    }
    const auto prepared = estimate::prepare(*plan);
    const auto now = prepared ? estimate::estimate(*plan, *prepared) : fail(prepared.error());
    if (!now) {
        out.errors = {now.error()};
        return out;
    }
    out.now = *now;
    out.energyKwh = energyOf(*plan, *now);
    if (visible.scaling)
        out.scaling = scalingOf(*plan, *prepared);
    if (visible.remedies)
        out.remedies = findRemedies(scenario, planner, *now);
    out.plan = std::move(*plan);
    return out;
}

} // namespace xuanka::outlook
