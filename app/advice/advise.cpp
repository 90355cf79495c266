// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/advice/advise.h"

#include "app/advice/facts.h"

#include <algorithm>
#include <limits>
#include <tuple>

namespace xuanka::advice {

namespace {

using Aim = double (*)(const Candidate&);

constexpr double kNeverFirst = std::numeric_limits<double>::max();

/// Cards alone would put old and small ones first, whose hosts and power cost more than they do.
double byCost(const Candidate& c) {
    return c.capital.value_or(kNeverFirst);
}

double byCostOfWork(const Candidate& c) {
    return c.perMillionTokens.value_or(kNeverFirst);
}

double byTime(const Candidate& c) {
    return -c.plan.estimate.tokensPerSecond.value;
}

double byEnergy(const Candidate& c) {
    const double joules = c.plan.estimate.joulesPerToken;
    return joules > 0.0 ? joules : kNeverFirst;
}

double byCards(const Candidate& c) {
    return static_cast<double>(c.plan.choice.fleet.gpus);
}

/// The last step of the default tree names the aim; other trees rank by cost.
Aim aimOf(const Walk& walk) {
    const auto step = std::find_if(walk.steps.begin(), walk.steps.end(),
                                   [](const Step& s) { return s.nodeId == "aim"; });
    const std::string_view aim =
        step == walk.steps.end() ? std::string_view("cost") : step->answerId;
    if (aim == "cost_per_token")
        return byCostOfWork;
    if (aim == "time")
        return byTime;
    if (aim == "energy")
        return byEnergy;
    return aim == "simplicity" ? byCards : byCost;
}

const Effect*
firstThatHolds(const std::vector<Effect>& effects, Effect::Kind kind, const Facts& card) {
    const auto it = std::find_if(effects.begin(), effects.end(), [&](const Effect& e) {
        return e.kind == kind && holds(e.card, card);
    });
    return it == effects.end() ? nullptr : &*it;
}

void addCost(Candidate& c, const hardware::Accelerator& card, const AdviceQuery& q) {
    const hardware::Price* price = money::currentPrice(card);
    if (price == nullptr || q.market == nullptr)
        return;
    const plan::Fleet& fleet = c.plan.choice.fleet;
    const auto cost =
        money::planCost(money::costQuery(fleet, card, c.plan.estimate, q.terms), *q.market);
    if (!cost || !cost->hasPrice)
        return;
    const auto gpus = static_cast<double>(fleet.gpus);
    c.cardsCost = cost->basis.values.cardPrice * gpus;
    c.capital = cost->grossCapital;
    c.owning = cost->own.npv;
    c.perMillionTokens =
        money::costPerMillionTokens(*cost, c.plan.estimate.tokensPerSecond.value, gpus);
    c.priceDate = price->date;
}

void sort(std::vector<Candidate>& all, Aim aim) {
    for (Candidate& c : all)
        c.score = aim(c);
    // Equal scores go to the faster plan, then to the id, so that the order never depends on the
    // input's.
    std::sort(all.begin(), all.end(), [](const Candidate& a, const Candidate& b) {
        return std::tuple(a.score, -a.plan.estimate.tokensPerSecond.value, a.acceleratorId) <
               std::tuple(b.score, -b.plan.estimate.tokensPerSecond.value, b.acceleratorId);
    });
    for (Candidate& c : all)
        c.equalsBest = aim == byTime && overlaps(c.plan.estimate.tokensPerSecond,
                                                 all.front().plan.estimate.tokensPerSecond);
}

void collectTexts(Advice& advice) {
    for (const Effect& e : advice.walk.effects) {
        if (e.kind == Effect::Kind::Note)
            advice.notes.push_back(e.text);
        // The first answer that settles the channel wins: it is the harder limit.
        if (e.kind == Effect::Kind::Channel && advice.channel.empty()) {
            advice.channel = e.value;
            advice.notes.push_back(e.text);
        }
    }
}

void judge(Advice& advice, const hardware::Accelerator& card, const AdviceQuery& q) {
    const Facts facts = cardFacts(card, q.catalogue->date);
    if (const Effect* out = firstThatHolds(advice.walk.effects, Effect::Kind::Remove, facts)) {
        advice.rejected.push_back({card.id, out->text});
        return;
    }
    const Effect* wanted = firstThatHolds(advice.walk.effects, Effect::Kind::Prefer, facts);
    search::FleetQuery fleet{q.choice, card.id, q.catalogue, q.imported, q.mostGpus};
    fleet.base.profileId.clear(); // the stack that suits the card, not the scenario's
    search::LeastFleet least = search::leastFleet(fleet);
    if (!least.plan) {
        if (wanted != nullptr)
            advice.conflicts.push_back({card.id, least.reason});
        advice.rejected.push_back({card.id, least.reason});
        return;
    }
    Candidate c;
    c.acceleratorId = card.id;
    c.plan = std::move(*least.plan);
    c.isPreferred = wanted != nullptr;
    addCost(c, card, q);
    advice.inPlay.push_back(std::move(c));
}

} // namespace

Advice advise(const Tree& tree, const AdviceQuery& q) {
    Advice advice;
    Facts facts = scenarioFacts(q.choice, q.catalogue, q.imported);
    facts.insert(q.extra.begin(), q.extra.end());
    advice.walk = walk(tree, facts, q.given);
    collectTexts(advice);
    for (const hardware::Accelerator& card : q.catalogue->accelerators)
        judge(advice, card, q);
    sort(advice.inPlay, aimOf(advice.walk));
    return advice;
}

} // namespace xuanka::advice
