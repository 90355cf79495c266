// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/money/assumptions.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace xuanka::money {

/// Where the money goes.
enum class CostPart : std::uint8_t {
    Cards,
    Host,
    Network,
    Storage,
    Installation,
    Tax,
    Porting,
    Support,
    Space,
    Energy,
    Staff,
    Licence,
    Insurance,
    Failures,
    Rent,
    Resale,
    Decommission,
    Count,
};
inline constexpr std::size_t kCostParts = static_cast<std::size_t>(CostPart::Count);

/// "cards", "host" …: also the ends of text ids and JSON keys.
std::string_view partName(CostPart);

using PartCosts = std::array<double, kCostParts>;

double sum(const PartCosts&);

/// How the work is paid for.
enum class Channel : std::uint8_t {
    Own,         ///< bought in month 0
    Rent,        ///< at the assumed price, on demand or reserved
    RentThenOwn, ///< rented for rentFirstMonths, then bought
    OwnBase,     ///< ownedShare of the cards bought, what they cannot do is rented on demand
};

/// One way of paying, month by month. Month 0 holds what is paid at the start.
struct CashFlow {
    std::vector<PartCosts>
        months; ///< 0 … horizon in months; positive = paid out; resale is in the last, negative
    std::vector<double> cumulative;  ///< undiscounted, without resale
    std::vector<double> resaleValue; ///< what the owned cards would fetch in that month
    PartCosts parts{};               ///< present value by part; their sum is `npv`
    double npv = 0.0;                ///< present cost
    double equivalentAnnual = 0.0;
    double deliveredHours = 0.0;       ///< GPU-hours of paid work over the horizon
    double costPerDeliveredHour = 0.0; ///< levelised: present cost over discounted hours
    double kwh = 0.0;                  ///< electricity over the horizon, with PUE
    double carbonKg = 0.0;
};

/// Sums of running years are discounted at mid-year, resale at the end (mid-year convention, tco.md
/// §2). Precondition: check(a) is empty.
CashFlow cashFlow(const Assumptions&, Channel);

/// Present cost alone, without a month table: what sensitivity and Monte Carlo call.
double presentCost(const Assumptions&, Channel);

/// Capital of an owned fleet of `cards`, as paid (tax off where it is recoverable).
PartCosts capital(const Assumptions&, double cards);

/// Running cost of an owned fleet in the first year at a utilisation.
PartCosts runningYear(const Assumptions&, double cards, double utilisation);

/// Share of all hours above which owning costs less than renting on demand; empty: never within 100
/// %, or reserved.
std::optional<double> breakEvenUtilisation(const Assumptions&);

/// First month in which what was paid for owning, less what the cards would fetch, is below what
/// renting has cost.
std::optional<int> breakEvenMonth(const CashFlow& own, const CashFlow& rent);

/// What a day of waiting must be worth for the dearer, faster plan to win (tco.md §3).
double breakEvenValueOfDay(double cheapCost, double cheapDays, double fastCost, double fastDays);

} // namespace xuanka::money
