// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/csv.h"
#include "app/base/result.h"
#include "app/hardware/accelerator.h"
#include "app/money/assumptions.h"
#include "app/money/currency.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::money {

/// One price of one instance, for all its cards together.
struct CloudOffer {
    std::string id;
    std::string provider;
    std::string country; ///< CN, US, EU, IN: where the provider sells from
    std::string region;
    std::string instance;
    std::string acceleratorId;
    double cards = 1;
    std::string kind; ///< on-demand, spot, serverless, listing, median, block
    std::string currency;
    double perHour = 0.0;
    std::string date;
    bool isConfirmed = false;
    std::string evidence;
    std::string note;

    double perCardHour() const { return perHour / cards; }

    friend bool operator==(const CloudOffer&, const CloudOffer&) = default;
};

/// What money knows besides cards and models.
struct Market {
    std::vector<CloudOffer> offers;
    std::vector<AssumptionRange> ranges;
    ExchangeRates rates;

    friend bool operator==(const Market&, const Market&) = default;
};

/// Reads cloud_offers.csv, cost_assumptions.csv and currencies.csv; an Error names file, line and
/// column.
Result<Market>
marketFromTables(const CsvTable& offers, const CsvTable& assumptions, const CsvTable& currencies);

/// Low, central and high price of one card-hour: 10 %, 50 % and 90 % points of the offers of that
/// kind, in `currency`. Offers of the buyer's country are taken alone where there are at least
/// three. Null without offers.
struct RentQuote {
    double low = 0.0, central = 0.0, high = 0.0;
    std::size_t offers = 0;
    std::string newest; ///< date
};

std::optional<RentQuote> rentQuote(const Market&,
                                   std::string_view acceleratorId,
                                   std::string_view kind,
                                   std::string_view country,
                                   std::string_view currency);

} // namespace xuanka::money
