// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_facts.h"

#include <algorithm>

namespace xuanka::report {

namespace {

void addCost(const ProposalInput& in, ProposalFacts& f) {
    if (!f.outlook.plan || !f.outlook.now)
        return;
    const auto& plan = *f.outlook.plan;
    const auto& fleet = plan.choice.fleet;
    money::CostQuery q;
    q.card = plan.accelerator;
    q.cards = static_cast<double>(fleet.gpus);
    q.cardsPerNode = static_cast<double>(std::min(fleet.gpus, fleet.gpusPerNode));
    q.currency = in.currency;
    q.region = in.region;
    if (f.outlook.now->gpuWatts > 0.0)
        q.loadWattsPerCard = f.outlook.now->gpuWatts;
    const auto basis = money::costBasis(q, in.library->market);
    if (!basis)
        return;
    f.cost = *basis;
    f.own = money::cashFlow(basis->values, money::Channel::Own);
    f.rent = money::cashFlow(basis->values, money::Channel::Rent);
    f.cardsCost = basis->values.cardPrice * basis->values.cards;
    if (const auto* price = money::currentPrice(*plan.accelerator))
        f.priceDate = price->date;
    if (basis->values.rentPerCardHour > 0.0 && basis->values.cardPrice > 0.0) {
        f.breakEvenMonth = money::breakEvenMonth(f.own, f.rent);
        f.breakEvenUtilisation = money::breakEvenUtilisation(basis->values);
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
    q.rates = in.library->market.rates;
    q.currency = in.currency;
    f.advice = advice::advise(*f.tree, q);
}

} // namespace

ProposalFacts proposalFacts(const ProposalInput& in) {
    outlook::Visible visible;
    visible.roofline = true;
    visible.scaling = true;
    ProposalFacts f;
    f.outlook = outlook::makeOutlook(in.scenario, in.library, visible);
    addAdvice(in, f);
    addCost(in, f);
    return f;
}

QString ProposalWords::reason(const advice::Reason& r) const {
    if (const auto* text = std::get_if<Bilingual>(&r))
        return (*this)(*text);
    return m_voice.sentence(std::get<Message>(r));
}

} // namespace xuanka::report
