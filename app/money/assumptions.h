// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::money {

/// Everything that the cost model reads, as plain numbers in one currency, so that sensitivity and
/// Monte Carlo can vary each by its place in assumptionFields(). Prices are as quoted (with tax);
/// shares are 0 to 1.
struct Assumptions {
    // the fleet
    double cards = 8;
    double cardsPerNode = 8;
    double cardPrice = 0.0;
    double hostPricePerNode = 0.0;
    double networkPerCard = 0.0;
    double rackAndPower = 0.0; ///< racks, distribution, switches that are not per card
    double storage = 0.0;
    double installation = 0.0;
    double spareShare = 0.0; ///< spare cards kept, as a share of the fleet
    double vatRate = 0.0;
    double vatRecoverable = 1.0; ///< 1: taken off the price; 0: a real cost
    double portingWeeks = 0.0;
    double engineerWeekCost = 0.0;
    double decommission = 0.0;
    // running, a year
    double supportShare = 0.0; ///< of cards and hosts
    double colocationPerKwMonth = 0.0;
    double ratedKwPerNode = 0.0;
    double loadKwPerNode = 0.0; ///< at the wall, under load
    double idleKwPerNode = 0.0;
    double pue = 1.0;
    double tariffPerKwh = 0.0; ///< mean over the hours in which it runs
    double staffFte = 0.0;
    double staffYearCost = 0.0;
    double licencePerCardYear = 0.0;
    double insuranceShare = 0.0;
    double failuresPerCardYear = 0.0;
    double failureCostShare =
        0.5; ///< of a card's price that one failure costs its owner (warranty, scrap)
    double repairHours = 0.0;   ///< a failed card is missing for so long
    double residualShare = 0.0; ///< of the cards' price at the horizon
    double residualOfAll = 0.0; ///< 1: the share is of cards and hosts together
    // renting
    double rentPerCardHour = 0.0;
    double rentReserved = 0.0;   ///< 1: all hours are paid, used or not
    double rentExtraShare = 0.0; ///< storage, egress, support on top
    double rentRedoShare = 0.0;  ///< work done again after interruptions (spot)
    double rentDriftYear = 0.0;  ///< change of the price a year
    double rentStart = 0.0;      ///< moving in: migration, images, data
    // both
    double utilisation = 0.7; ///< share of all hours in which paid work runs
    double discountRate = 0.08;
    double inflation = 0.0; ///< of running costs
    double horizonYears = 3.0;
    double carbonKgPerKwh = 0.0;
    // mixed plans
    double rentFirstMonths = 0.0; ///< rented until the owned fleet stands
    double ownedShare = 1.0;      ///< of the cards that are owned where the peak is rented

    friend bool operator==(const Assumptions&, const Assumptions&) = default;
};

/// What kind of number it is; decides unit and currency conversion.
enum class AssumptionUnit : std::uint8_t {
    Count,
    Money,
    Share,
    KilowattHours,
    Kilowatts,
    Hours,
    Months,
    Years,
    Weeks,
    Kilograms
};

struct AssumptionField {
    std::string_view key; ///< "card-price"; ui/text has label and explanation
    std::string_view group;
    AssumptionUnit unit = AssumptionUnit::Share;
    double Assumptions::*member = nullptr;
    double least = 0.0;
    double most = 0.0;
};

std::span<const AssumptionField> assumptionFields();
const AssumptionField* findAssumption(std::string_view key);

/// Where an assumption comes from and how far it may be off. Rows of
/// resources/catalogue/cost_assumptions.csv.
struct AssumptionRange {
    std::string key;
    double low = 0.0;
    double central = 0.0;
    double high = 0.0;
    std::string currency; ///< of Money rows
    std::string region;   ///< "CN", "US", "EU", "" = anywhere
    std::string subject;  ///< card class or provenance that it holds for, "" = any
    std::string date;
    std::string evidence;
    bool isAssumed = false; ///< not sourced: the user is asked to confirm it

    friend bool operator==(const AssumptionRange&, const AssumptionRange&) = default;
};

/// Rules of every field and between fields; an Error names the field and the nearest legal value.
std::vector<Error> check(const Assumptions&);

} // namespace xuanka::money
