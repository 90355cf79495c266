// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/assumptions.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace xuanka::money {

namespace {

using A = Assumptions;
using U = AssumptionUnit;

constexpr double kMostMoney = 1e12;
constexpr double kMostCards = 1e6;

constexpr std::array kFields{
    AssumptionField{"cards", "fleet", U::Count, &A::cards, 1, kMostCards},
    AssumptionField{"cards-per-node", "fleet", U::Count, &A::cardsPerNode, 1, 1024},
    AssumptionField{"card-price", "capital", U::Money, &A::cardPrice, 0, kMostMoney},
    AssumptionField{"host-price", "capital", U::Money, &A::hostPricePerNode, 0, kMostMoney},
    AssumptionField{"network-per-card", "capital", U::Money, &A::networkPerCard, 0, kMostMoney},
    AssumptionField{"rack", "capital", U::Money, &A::rackAndPower, 0, kMostMoney},
    AssumptionField{"storage", "capital", U::Money, &A::storage, 0, kMostMoney},
    AssumptionField{"installation", "capital", U::Money, &A::installation, 0, kMostMoney},
    AssumptionField{"spare-share", "capital", U::Share, &A::spareShare, 0, 1},
    AssumptionField{"vat", "capital", U::Share, &A::vatRate, 0, 1},
    AssumptionField{"vat-recoverable", "capital", U::Share, &A::vatRecoverable, 0, 1},
    AssumptionField{"porting-weeks", "capital", U::Weeks, &A::portingWeeks, 0, 520},
    AssumptionField{"engineer-week", "capital", U::Money, &A::engineerWeekCost, 0, kMostMoney},
    AssumptionField{"decommission", "capital", U::Money, &A::decommission, 0, kMostMoney},
    AssumptionField{"support-share", "running", U::Share, &A::supportShare, 0, 1},
    AssumptionField{"colocation", "running", U::Money, &A::colocationPerKwMonth, 0, 1e5},
    AssumptionField{"rated-kw", "running", U::Kilowatts, &A::ratedKwPerNode, 0, 1000},
    AssumptionField{"load-kw", "running", U::Kilowatts, &A::loadKwPerNode, 0, 1000},
    AssumptionField{"idle-kw", "running", U::Kilowatts, &A::idleKwPerNode, 0, 1000},
    AssumptionField{"pue", "running", U::Count, &A::pue, 1, 3},
    AssumptionField{"tariff", "running", U::Money, &A::tariffPerKwh, 0, 100},
    AssumptionField{"staff-fte", "running", U::Count, &A::staffFte, 0, 10000},
    AssumptionField{"staff-cost", "running", U::Money, &A::staffYearCost, 0, kMostMoney},
    AssumptionField{"licence", "running", U::Money, &A::licencePerCardYear, 0, kMostMoney},
    AssumptionField{"insurance-share", "running", U::Share, &A::insuranceShare, 0, 1},
    AssumptionField{"failures", "running", U::Share, &A::failuresPerCardYear, 0, 5},
    AssumptionField{"failure-cost", "running", U::Share, &A::failureCostShare, 0, 2},
    AssumptionField{"repair-hours", "running", U::Hours, &A::repairHours, 0, 8760},
    AssumptionField{"residual", "end", U::Share, &A::residualShare, 0, 2},
    AssumptionField{"residual-of-all", "end", U::Share, &A::residualOfAll, 0, 1},
    AssumptionField{"rent", "rent", U::Money, &A::rentPerCardHour, 0, 1e5},
    AssumptionField{"rent-reserved", "rent", U::Share, &A::rentReserved, 0, 1},
    AssumptionField{"rent-extra", "rent", U::Share, &A::rentExtraShare, 0, 5},
    AssumptionField{"rent-redo", "rent", U::Share, &A::rentRedoShare, 0, 5},
    AssumptionField{"rent-drift", "rent", U::Share, &A::rentDriftYear, -0.9, 2},
    AssumptionField{"rent-start", "rent", U::Money, &A::rentStart, 0, kMostMoney},
    AssumptionField{"utilisation", "both", U::Share, &A::utilisation, 0, 1},
    AssumptionField{"discount", "both", U::Share, &A::discountRate, -0.5, 1},
    AssumptionField{"inflation", "both", U::Share, &A::inflation, -0.5, 1},
    AssumptionField{"years", "both", U::Years, &A::horizonYears, 1, 7},
    AssumptionField{"carbon", "both", U::Kilograms, &A::carbonKgPerKwh, 0, 5},
    AssumptionField{"rent-first", "mixed", U::Months, &A::rentFirstMonths, 0, 84},
    AssumptionField{"owned-share", "mixed", U::Share, &A::ownedShare, 0, 1},
};

std::string number(double v) {
    return fmt::format("{:g}", v);
}

} // namespace

std::span<const AssumptionField> assumptionFields() {
    return kFields;
}

const AssumptionField* findAssumption(std::string_view key) {
    const auto* it =
        std::find_if(kFields.begin(), kFields.end(), [&](const auto& f) { return f.key == key; });
    return it == kFields.end() ? nullptr : &*it;
}

std::vector<Error> check(const Assumptions& a) {
    std::vector<Error> errors;
    const auto add = [&](std::string_view field, std::string_view rule, double given,
                         double nearest) {
        errors.push_back({ErrorCode::InvalidValue,
                          std::string(field),
                          std::string(rule),
                          number(given),
                          number(nearest),
                          {}});
    };
    for (const AssumptionField& f : kFields) {
        const double v = a.*f.member;
        if (std::isnan(v))
            add(f.key, "rule.is_number", v, f.least);
        else if (v < f.least)
            add(f.key, "rule.at_least", v, f.least);
        else if (v > f.most)
            add(f.key, "rule.at_most", v, f.most);
    }
    if (a.idleKwPerNode > a.loadKwPerNode)
        add("idle-kw", "rule.at_most_load", a.idleKwPerNode, a.loadKwPerNode);
    if (a.rentFirstMonths > a.horizonYears * 12.0)
        add("rent-first", "rule.within_horizon", a.rentFirstMonths, a.horizonYears * 12.0);
    return errors;
}

} // namespace xuanka::money
