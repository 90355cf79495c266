// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/plan_cost.h"

#include <algorithm>

namespace xuanka::money {

CostQuery costQuery(const plan::Fleet& fleet,
                    const hardware::Accelerator& card,
                    const estimate::Estimate& estimate,
                    const CostTerms& terms) {
    CostQuery q;
    q.card = &card;
    q.cards = static_cast<double>(fleet.gpus);
    q.cardsPerNode = static_cast<double>(std::min(fleet.gpus, fleet.gpusPerNode));
    q.currency = terms.currency;
    q.region = terms.region;
    q.place = terms.place;
    q.provenance = terms.provenance;
    q.rentKind = terms.rentKind;
    q.years = terms.years;
    q.given = terms.given;
    if (estimate.gpuWatts > 0.0)
        q.loadWattsPerCard = estimate.gpuWatts;
    return q;
}

Result<PlanCost> planCost(const CostQuery& query, const Market& market) {
    auto basis = costBasis(query, market);
    if (!basis)
        return fail(std::move(basis.error()));
    PlanCost c;
    c.basis = std::move(*basis);
    const Assumptions& a = c.basis.values;
    c.hasPrice = a.cardPrice > 0.0;
    c.hasRent = a.rentPerCardHour > 0.0;
    c.own = cashFlow(a, Channel::Own);
    c.rent = cashFlow(a, Channel::Rent);
    Assumptions gross = a;
    gross.vatRecoverable = 0.0;
    c.grossCapital = sum(capital(gross, a.cards));
    Assumptions net = a;
    net.vatRecoverable = 1.0;
    c.netCapital = sum(capital(net, a.cards));
    c.yearlyRunning = sum(runningYear(a, a.cards, a.utilisation));
    return c;
}

std::optional<double>
costPerMillionTokens(const PlanCost& cost, double tokensPerSecond, double cards) {
    if (!cost.hasPrice || tokensPerSecond <= 0.0 || cards <= 0.0)
        return std::nullopt;
    // A delivered hour of one card does its share of the fleet's tokens.
    const double tokensPerCardHour = tokensPerSecond * 3600.0 / cards;
    return cost.own.costPerDeliveredHour / tokensPerCardHour * 1e6;
}

} // namespace xuanka::money
