// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/estimate.h"
#include "app/money/cost_basis.h"
#include "app/money/ownership.h"
#include "app/plan/plan.h"

namespace xuanka::money {

/// How the money is looked at: the same for every plan that is compared.
struct CostTerms {
    std::string currency = "CNY";
    std::string region = "CN"; ///< CN, US, EU
    std::string place = "own-room";
    std::string provenance = "new";
    std::string rentKind = "on-demand";
    double years = 3.0;
    std::map<std::string, double, std::less<>> given = {}; ///< by key, in `currency`
};

/// The money of one fleet: what it costs to own, and to rent the same cards.
struct PlanCost {
    CostBasis basis;
    CashFlow own;
    CashFlow rent;
    double grossCapital = 0.0; ///< all that is bought, with tax, in the first month
    double netCapital = 0.0;   ///< the same without tax
    double yearlyRunning = 0.0;
    bool hasPrice = false;
    bool hasRent = false;
};

/// Cards, server size and power of the plan are taken; power is the engine's, not the data sheet's.
CostQuery costQuery(const plan::Fleet&,
                    const hardware::Accelerator&,
                    const estimate::Estimate&,
                    const CostTerms&);

/// Errors: those of costBasis().
Result<PlanCost> planCost(const CostQuery&, const Market&);

/// Present cost of owning for each million tokens of useful work over the horizon; empty without a
/// price or without work.
std::optional<double> costPerMillionTokens(const PlanCost&, double tokensPerSecond, double cards);

} // namespace xuanka::money
