// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/ownership.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace xuanka::money {

namespace {

constexpr double kHoursPerYear = 8760.0;
constexpr int kMonthsPerYear = 12;
constexpr double kHoursPerMonth = kHoursPerYear / kMonthsPerYear;

double& at(PartCosts& parts, CostPart p) {
    return parts[static_cast<std::size_t>(p)];
}

double at(const PartCosts& parts, CostPart p) {
    return parts[static_cast<std::size_t>(p)];
}

void add(PartCosts& to, const PartCosts& what, double factor) {
    for (std::size_t i = 0; i < kCostParts; ++i)
        to[i] += what[i] * factor;
}

int horizonMonths(const Assumptions& a) {
    return static_cast<int>(std::lround(a.horizonYears * kMonthsPerYear));
}

double midYearFactor(const Assumptions& a, int month) {
    const int year = (month - 1) / kMonthsPerYear;
    return std::pow(1.0 + a.discountRate, -(year + 0.5));
}

double factorAtEnd(const Assumptions& a, int month) {
    return std::pow(1.0 + a.discountRate, -static_cast<double>(month) / kMonthsPerYear);
}

/// Price as it burdens the buyer.
double burden(const Assumptions& a, double quoted) {
    return a.vatRecoverable >= 0.5 ? quoted / (1.0 + a.vatRate) : quoted;
}

double nodesOf(const Assumptions& a, double cards) {
    return std::ceil(cards / a.cardsPerNode - 1e-9);
}

/// Cards whose price comes back at the end; hosts too where the assumption says so.
double resaleBase(const Assumptions& a, double cards) {
    const PartCosts c = capital(a, cards);
    return at(c, CostPart::Cards) + (a.residualOfAll >= 0.5 ? at(c, CostPart::Host) : 0.0);
}

/// Falls geometrically, so that the share of the horizon is met at the horizon.
double resaleShare(const Assumptions& a, double monthsOld) {
    if (a.residualShare <= 0.0)
        return monthsOld <= 0.0 ? 1.0 : 0.0;
    return std::pow(a.residualShare, monthsOld / (a.horizonYears * kMonthsPerYear));
}

double rentMonth(const Assumptions& a, int month, double cards, double utilisation, bool reserved) {
    const double hours = reserved ? 1.0 : utilisation * (1.0 + a.rentRedoShare);
    const double drift = std::pow(1.0 + a.rentDriftYear, (month - 1) / kMonthsPerYear);
    return cards * kHoursPerMonth * hours * a.rentPerCardHour * (1.0 + a.rentExtraShare) * drift;
}

/// How the cards and hours of one month divide over owned and rented.
struct Split {
    double ownedCards = 0.0;
    double ownedUtilisation = 0.0;
    double rentedCards = 0.0;
    double rentedUtilisation = 0.0;
    bool reserved = false;
};

Split split(const Assumptions& a, Channel channel, int month) {
    const bool reserved = a.rentReserved >= 0.5;
    const Split rented{0.0, 0.0, a.cards, a.utilisation, reserved};
    const Split owned{a.cards, a.utilisation, 0.0, 0.0, false};
    switch (channel) {
    case Channel::Own:
        return owned;
    case Channel::Rent:
        return rented;
    case Channel::RentThenOwn:
        return month <= a.rentFirstMonths ? rented : owned;
    case Channel::OwnBase:
        break;
    }
    constexpr double kBusiest = 0.95; // owned cards run the base load, but never every hour
    const double ownedCards = std::round(a.cards * a.ownedShare);
    const double work = a.cards * a.utilisation;
    const double ownedUtilisation = ownedCards > 0.0 ? std::min(kBusiest, work / ownedCards) : 0.0;
    const double rest = std::max(0.0, work - ownedCards * ownedUtilisation);
    return {ownedCards, ownedUtilisation, rest, 1.0, false};
}

int purchaseMonth(const Assumptions& a, Channel channel) {
    return channel == Channel::RentThenOwn ? static_cast<int>(std::lround(a.rentFirstMonths)) : 0;
}

double ownedAtEnd(const Assumptions& a, Channel channel) {
    return channel == Channel::Rent ? 0.0 : split(a, channel, horizonMonths(a)).ownedCards;
}

PartCosts monthCosts(const Assumptions& a, Channel channel, int month) {
    const Split s = split(a, channel, month);
    PartCosts costs{};
    const double inflation = std::pow(1.0 + a.inflation, (month - 1) / kMonthsPerYear);
    if (s.ownedCards > 0.0)
        add(costs, runningYear(a, s.ownedCards, s.ownedUtilisation), inflation / kMonthsPerYear);
    if (s.rentedCards > 0.0)
        at(costs, CostPart::Rent) +=
            rentMonth(a, month, s.rentedCards, s.rentedUtilisation, s.reserved);
    return costs;
}

double monthKwh(const Assumptions& a, double cards, double utilisation) {
    const double kw = a.idleKwPerNode + utilisation * (a.loadKwPerNode - a.idleKwPerNode);
    return nodesOf(a, cards) * kw * kHoursPerMonth * a.pue;
}

PartCosts startCosts(const Assumptions& a, Channel channel) {
    PartCosts costs{};
    const bool rentsFirst = channel == Channel::Rent || channel == Channel::RentThenOwn;
    if (rentsFirst || channel == Channel::OwnBase)
        at(costs, CostPart::Rent) = a.rentStart;
    return costs;
}

PartCosts endCosts(const Assumptions& a, Channel channel) {
    PartCosts costs{};
    const double cards = ownedAtEnd(a, channel);
    if (cards <= 0.0)
        return costs;
    const double age = horizonMonths(a) - purchaseMonth(a, channel);
    at(costs, CostPart::Resale) = -resaleBase(a, cards) * resaleShare(a, age);
    at(costs, CostPart::Decommission) = a.decommission;
    return costs;
}

void addMonth(
    const Assumptions& a, const Split& s, int month, CashFlow& flow, double& discountedHours) {
    // A card that waits for repair delivers nothing; the share of the year it is missing is
    // failures × hours.
    const double missing = std::min(1.0, a.failuresPerCardYear * a.repairHours / kHoursPerYear);
    const double hours = kHoursPerMonth * (s.ownedCards * s.ownedUtilisation * (1.0 - missing) +
                                           s.rentedCards * s.rentedUtilisation);
    flow.deliveredHours += hours;
    discountedHours += hours * midYearFactor(a, month);
    if (s.ownedCards > 0.0)
        flow.kwh += monthKwh(a, s.ownedCards, s.ownedUtilisation);
}

/// Sum of the mid-year factors of every twelfth: what a yearly amount is worth over the horizon.
double annuity(const Assumptions& a) {
    double factor = 0.0;
    for (int m = 1; m <= horizonMonths(a); ++m)
        factor += midYearFactor(a, m) / kMonthsPerYear;
    return factor;
}

} // namespace

std::string_view partName(CostPart part) {
    constexpr std::array<std::string_view, kCostParts> kNames{
        "cards",     "host",     "network", "storage", "installation", "tax",
        "porting",   "support",  "space",   "energy",  "staff",        "licence",
        "insurance", "failures", "rent",    "resale",  "decommission"};
    return kNames[static_cast<std::size_t>(part)];
}

double sum(const PartCosts& parts) {
    return std::accumulate(parts.begin(), parts.end(), 0.0);
}

PartCosts capital(const Assumptions& a, double cards) {
    PartCosts c{};
    const double share = a.cards > 0.0 ? cards / a.cards : 0.0;
    at(c, CostPart::Cards) = burden(a, a.cardPrice * cards * (1.0 + a.spareShare));
    at(c, CostPart::Host) = burden(a, a.hostPricePerNode * nodesOf(a, cards));
    at(c, CostPart::Network) = burden(a, a.networkPerCard * cards + a.rackAndPower * share);
    at(c, CostPart::Storage) = burden(a, a.storage * share);
    at(c, CostPart::Installation) = burden(a, a.installation * share);
    at(c, CostPart::Porting) = a.portingWeeks * a.engineerWeekCost;
    return c;
}

PartCosts runningYear(const Assumptions& a, double cards, double utilisation) {
    const PartCosts c = capital(a, cards);
    const double hardware = at(c, CostPart::Cards) + at(c, CostPart::Host);
    PartCosts r{};
    at(r, CostPart::Support) = a.supportShare * hardware;
    at(r, CostPart::Space) =
        a.colocationPerKwMonth * kMonthsPerYear * a.ratedKwPerNode * nodesOf(a, cards);
    at(r, CostPart::Energy) = monthKwh(a, cards, utilisation) * kMonthsPerYear * a.tariffPerKwh;
    at(r, CostPart::Staff) = a.staffFte * a.staffYearCost;
    at(r, CostPart::Licence) = a.licencePerCardYear * cards;
    at(r, CostPart::Insurance) = a.insuranceShare * hardware;
    at(r, CostPart::Failures) =
        a.failuresPerCardYear * cards * a.failureCostShare * burden(a, a.cardPrice);
    return r;
}

CashFlow cashFlow(const Assumptions& a, Channel channel) {
    CashFlow flow;
    const int horizon = horizonMonths(a);
    const int bought = purchaseMonth(a, channel);
    const double owned = ownedAtEnd(a, channel);
    double paid = 0.0;
    double discountedHours = 0.0;
    for (int m = 0; m <= horizon; ++m) {
        PartCosts costs = m == 0 ? startCosts(a, channel) : monthCosts(a, channel, m);
        double factor = m == 0 ? 1.0 : midYearFactor(a, m);
        add(flow.parts, costs, factor);
        if (m == bought && owned > 0.0) {
            const PartCosts c = capital(a, owned);
            add(flow.parts, c, factorAtEnd(a, m));
            add(costs, c, 1.0);
        }
        if (m > 0)
            addMonth(a, split(a, channel, m), m, flow, discountedHours);
        paid += sum(costs);
        flow.cumulative.push_back(paid);
        flow.resaleValue.push_back(
            m >= bought && owned > 0.0 ? resaleBase(a, owned) * resaleShare(a, m - bought) : 0.0);
        if (m == horizon) {
            const PartCosts end = endCosts(a, channel);
            add(flow.parts, end, factorAtEnd(a, m));
            add(costs, end, 1.0);
        }
        flow.months.push_back(costs);
    }
    flow.npv = sum(flow.parts);
    flow.equivalentAnnual = flow.npv / annuity(a);
    flow.costPerDeliveredHour = discountedHours > 0.0 ? flow.npv / discountedHours : 0.0;
    flow.carbonKg = flow.kwh * a.carbonKgPerKwh;
    return flow;
}

double presentCost(const Assumptions& a, Channel channel) {
    const int horizon = horizonMonths(a);
    double total =
        sum(startCosts(a, channel)) + sum(endCosts(a, channel)) * factorAtEnd(a, horizon);
    if (const double owned = ownedAtEnd(a, channel); owned > 0.0)
        total += sum(capital(a, owned)) * factorAtEnd(a, purchaseMonth(a, channel));
    // Months of one year differ only where the channel changes inside it.
    for (int m = 1; m <= horizon;) {
        const bool changes = channel == Channel::RentThenOwn && m <= purchaseMonth(a, channel);
        const int step =
            changes ? 1 : std::min(kMonthsPerYear - (m - 1) % kMonthsPerYear, horizon - m + 1);
        total += sum(monthCosts(a, channel, m)) * midYearFactor(a, m) * step;
        m += step;
    }
    return total;
}

std::optional<double> breakEvenUtilisation(const Assumptions& a) {
    if (a.rentReserved >= 0.5)
        return std::nullopt;
    // Both costs are straight lines in the utilisation, so two points give the crossing exactly.
    const auto difference = [&](double u) {
        Assumptions at = a;
        at.utilisation = u;
        return presentCost(at, Channel::Own) - presentCost(at, Channel::Rent);
    };
    const double idle = difference(0.0);
    const double busy = difference(1.0);
    if (busy >= 0.0)
        return std::nullopt;
    return idle <= 0.0 ? 0.0 : idle / (idle - busy);
}

std::optional<int> breakEvenMonth(const CashFlow& own, const CashFlow& rent) {
    const std::size_t months = std::min(own.cumulative.size(), rent.cumulative.size());
    for (std::size_t m = 1; m < months; ++m)
        if (own.cumulative[m] - own.resaleValue[m] < rent.cumulative[m] - rent.resaleValue[m])
            return static_cast<int>(m);
    return std::nullopt;
}

double breakEvenValueOfDay(double cheapCost, double cheapDays, double fastCost, double fastDays) {
    const double days = cheapDays - fastDays;
    return days > 0.0 ? (fastCost - cheapCost) / days : 0.0;
}

} // namespace xuanka::money
