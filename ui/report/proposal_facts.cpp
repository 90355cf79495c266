// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_facts.h"

#include "app/model/parameter_count.h"
#include "app/money/thresholds.h"
#include "app/outlook/plan_of.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace xuanka::report {

namespace {

constexpr std::uint64_t kSeed = 2026;
constexpr int kDraws = 2000;
constexpr std::size_t kMostOptions = 4;

money::CostTerms termsOf(const ProposalInput& in) {
    money::CostTerms terms;
    terms.currency = in.settings.currency;
    terms.region = in.settings.region;
    return terms;
}

/// The money of any plan; empty where the market cannot tell.
std::optional<money::PlanCost>
planCost(const plan::Plan& plan, const estimate::Estimate& estimate, const ProposalInput& in) {
    auto cost = money::planCost(
        money::costQuery(plan.choice.fleet, *plan.accelerator, estimate, termsOf(in)),
        in.library->market);
    if (!cost)
        return std::nullopt;
    cost->hasRent = cost->hasRent && cost->hasPrice; // nothing to compare renting with
    return std::move(*cost);
}

void addMoney(const ProposalInput& in, ProposalFacts& f) {
    f.price = money::currentPrice(*f.outlook.plan->accelerator);
    f.cost = planCost(*f.outlook.plan, *f.outlook.now, in);
    if (!f.cost || !f.cost->hasPrice)
        return;
    const money::CostBasis& basis = f.cost->basis;
    f.tornado = money::tornado(basis.values, basis.ranges(), money::Channel::Own);
    if (!f.cost->hasRent)
        return;
    f.breakEvenMonth = money::breakEvenMonth(f.cost->own, f.cost->rent);
    f.breakEvenUtilisation = money::breakEvenUtilisation(basis.values);
    f.chances = money::monteCarlo(basis.values, basis.ranges(), kSeed, kDraws);

    struct Span {
        const char* key;
        double low, high; ///< in multiples of the value; of shares the ends themselves
        bool isShare;
    };

    constexpr std::array kSpans{
        Span{"utilisation", 0.0, 1.0, true}, Span{"rent", 0.05, 20.0, false},
        Span{"card-price", 0.05, 20.0, false}, Span{"residual", 0.0, 1.0, true},
        Span{"staff-fte", 0.0, 10.0, false}};
    for (const Span& span : kSpans) {
        const double now = basis.values.*money::findAssumption(span.key)->member;
        const double unit = span.isShare ? 1.0 : now;
        if (const auto flip =
                money::flipValue(basis.values, span.key, span.low * unit, span.high * unit))
            f.thresholds.push_back({span.key, now, *flip});
    }
}

void addAdvice(const ProposalInput& in, ProposalFacts& f) {
    const auto& trees = in.library->trees;
    const auto it = std::find_if(trees.begin(), trees.end(),
                                 [](const advice::Tree& t) { return t.id == "xuanka"; });
    if (it == trees.end())
        return;
    f.tree = &*it;
    advice::AdviceQuery q;
    q.choice = in.scenario.choice;
    q.catalogue = in.library->catalogue;
    q.imported = f.outlook.plan->model;
    q.market = &in.library->market;
    q.terms = termsOf(in);
    f.advice = advice::advise(*f.tree, q);
}

plan::PlanChoice stressed(plan::PlanChoice c, Stress::Kind kind, double parameters) {
    constexpr std::int64_t kTimes = 3;
    switch (kind) {
    case Stress::Kind::HalfTheCards:
        c.fleet.gpus = std::max<std::int64_t>(1, c.fleet.gpus / 2);
        break;
    case Stress::Kind::TwiceTheCards:
        c.fleet.gpus *= 2;
        break;
    case Stress::Kind::LongerContext:
        c.workload.sequenceTokens *= kTimes;
        c.workload.promptTokens *= kTimes;
        break;
    case Stress::Kind::MoreUsers:
        c.workload.microBatch *= kTimes;
        c.workload.concurrency *= kTimes;
        break;
    case Stress::Kind::LargerModel:
        c.workload.sizeBillions = 2.0 * parameters / 1e9;
        break;
    }
    return c;
}

void addStresses(const ProposalInput& in, ProposalFacts& f) {
    using Kind = Stress::Kind;
    const auto parameters = static_cast<double>(model::totalParameters(*f.outlook.plan->model));
    for (const Kind kind : {Kind::HalfTheCards, Kind::TwiceTheCards, Kind::LongerContext,
                            Kind::MoreUsers, Kind::LargerModel}) {
        if (kind == Kind::HalfTheCards && in.scenario.choice.fleet.gpus < 2)
            continue;
        if (kind == Kind::LargerModel && parameters <= 0.0)
            continue;
        scenario::Scenario moved = in.scenario;
        moved.choice = stressed(moved.choice, kind, parameters);
        Stress s;
        s.kind = kind;
        s.gpus = moved.choice.fleet.gpus;
        const auto planned = outlook::planOf(moved, *in.library);
        if (planned) {
            if (const auto e = estimate::estimate(*planned))
                s.estimate = *e;
            else
                s.errors = {e.error()};
        } else {
            s.errors = planned.error();
        }
        f.stresses.push_back(std::move(s));
    }
}

Option optionOf(const ProposalInput& in, const scenario::Scenario& scenario) {
    Option o;
    o.gpus = scenario.choice.fleet.gpus;
    const auto planned = outlook::planOf(scenario, *in.library);
    o.name = planned ? planned->accelerator->name : scenario.choice.fleet.acceleratorId;
    if (!planned)
        return o;
    if (const auto e = estimate::estimate(*planned)) {
        o.estimate = *e;
        o.cost = planCost(*planned, *e, in);
    }
    return o;
}

void addOptions(const ProposalInput& in, ProposalFacts& f) {
    for (const scenario::Scenario& other : in.others) {
        Option o = optionOf(in, other);
        o.name = (other.name.empty() ? std::string() : other.name + ": ") + o.name;
        o.isScenario = true;
        f.options.push_back(std::move(o));
    }
    std::size_t cards = 0;
    for (const advice::Candidate& c : f.advice.inPlay) {
        if (cards == kMostOptions)
            break;
        if (c.acceleratorId == f.outlook.plan->accelerator->id)
            continue;
        scenario::Scenario variant = in.scenario;
        variant.choice = c.plan.choice;
        Option o = optionOf(in, variant);
        o.equalsBest = c.equalsBest;
        f.options.push_back(std::move(o));
        ++cards;
    }
}

} // namespace

ProposalFacts proposalFacts(const ProposalInput& in) {
    outlook::Visible visible;
    visible.roofline = true;
    visible.scaling = true;
    ProposalFacts f;
    f.outlook = outlook::makeOutlook(in.scenario, in.library, visible);
    if (!f.hasPlan())
        return f;
    addAdvice(in, f);
    addMoney(in, f);
    addStresses(in, f);
    addOptions(in, f);
    return f;
}

std::vector<text::Language> ProposalInput::languages() const {
    using text::Language;
    if (settings.language == "both")
        return {Language::Chinese, Language::English};
    if (settings.language == "zh")
        return {Language::Chinese};
    if (settings.language == "en")
        return {Language::English};
    return {language};
}

ProposalInput inputOf(const scenario::Project& project, const outlook::LibraryPtr& library) {
    ProposalInput in;
    in.scenario = project.scenarios[project.current];
    in.library = library;
    in.settings = scenario::meetingFromJson(project.meetingJson).proposal;
    for (std::size_t i = 0; i < project.scenarios.size(); ++i)
        if (i != project.current &&
            std::ranges::find(in.settings.compared, project.scenarios[i].name) !=
                in.settings.compared.end())
            in.others.push_back(project.scenarios[i]);
    return in;
}

} // namespace xuanka::report
