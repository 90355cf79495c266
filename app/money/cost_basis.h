// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/market.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace xuanka::money {

/// What the cost model is asked about.
struct CostQuery {
    const hardware::Accelerator* card = nullptr; ///< never null
    double cards = 8;
    double cardsPerNode = 8;
    std::string currency = "CNY";
    std::string region = "CN";          ///< CN, US, EU
    std::string place = "own-room";     ///< own-room, colocation, office
    std::string provenance = "new";     ///< new, used, ex-mining
    std::string rentKind = "on-demand"; ///< on-demand, reserved-1y, reserved-3y, spot
    double years = 3;
    std::optional<double> loadWattsPerCard = std::nullopt; ///< from the engine; empty: the TDP
    std::map<std::string, double, std::less<>> given =
        {}; ///< assumptions that the user has set, in `currency`
};

/// One assumption of a basis: its range in the asked currency and where it comes from.
struct Sourced {
    AssumptionRange range;
    bool isGiven = false; ///< set by the user
};

struct CostBasis {
    Assumptions values;
    std::vector<Sourced> sources; ///< one for each field, in the order of assumptionFields()
    std::vector<std::string>
        missing; ///< keys of figures that nobody could be found for: the card's price, its rent

    std::vector<AssumptionRange>
    ranges() const; ///< of the fields that may vary, for tornado and Monte Carlo
};

/// Assumptions for a fleet, from the market's rows: the most specific row wins (subject and region,
/// then subject, then region, then any), user's values over all. Errors: an unknown key in `given`,
/// or a value out of its rule.
Result<CostBasis> costBasis(const CostQuery&, const Market&);

} // namespace xuanka::money
