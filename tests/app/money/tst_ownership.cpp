// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/money/sensitivity.h"

#include <QTest>

#include <cmath>
#include <random>

using namespace xuanka::money;

namespace {

/// Eight H100 in a colocation, three years, US dollars: the worked example A of the cost notes.
Assumptions eightH100() {
    Assumptions a;
    a.cards = 8;
    a.cardsPerNode = 8;
    a.hostPricePerNode = 300000; // the node as quoted, cards and all
    a.rackAndPower = 12000;
    a.storage = 30000;
    a.installation = 6000;
    a.supportShare = 0.05;
    a.colocationPerKwMonth = 180;
    a.ratedKwPerNode = 10.2;
    a.loadKwPerNode = 7.8;
    a.idleKwPerNode = 2.0;
    a.pue = 1.3;
    a.tariffPerKwh = 0.10;
    a.staffFte = 0.25;
    a.staffYearCost = 150000;
    a.residualShare = 0.30;
    a.residualOfAll = 1.0;
    a.utilisation = 0.70;
    a.discountRate = 0.08;
    a.horizonYears = 3;
    a.rentPerCardHour = 6.88;
    a.carbonKgPerKwh = 0.35;
    return a;
}

/// Worked example B: a 7 B project on A100, CNY, the article's prices.
Assumptions eightA100() {
    Assumptions a;
    a.cards = 8;
    a.cardsPerNode = 8;
    a.cardPrice = 165000;
    a.hostPricePerNode = 200000;
    a.vatRate = 0.13;
    a.supportShare = 0.03;
    a.loadKwPerNode = 4.9;
    a.idleKwPerNode = 1.2;
    a.pue = 1.4;
    a.tariffPerKwh = 0.65;
    a.staffFte = 1;
    a.staffYearCost = 60000;
    a.failuresPerCardYear = 0.03;
    a.residualShare = 0.25;
    return a;
}

Assumptions eight4090() {
    Assumptions a = eightA100();
    a.cardPrice = 16000;
    a.hostPricePerNode = 80000;
    a.supportShare = 0;
    a.loadKwPerNode = 3.9;
    a.idleKwPerNode = 0.5;
    a.failuresPerCardYear = 0.06;
    a.residualShare = 0.35;
    return a;
}

double cents(double v) {
    return std::round(v * 100) / 100;
}

Assumptions randomAssumptions(std::mt19937_64& random) {
    const auto between = [&](double lo, double hi) {
        return lo + (hi - lo) * (static_cast<double>(random() >> 11U) / 9007199254740992.0);
    };
    Assumptions a = eightH100();
    a.cards = std::round(between(1, 64));
    a.cardPrice = between(1000, 40000);
    a.hostPricePerNode = between(5000, 80000);
    a.vatRate = between(0, 0.2);
    a.vatRecoverable = between(0, 1);
    a.utilisation = between(0.05, 1);
    a.discountRate = between(0, 0.15);
    a.inflation = between(0, 0.05);
    a.horizonYears = std::round(between(1, 7));
    a.residualShare = between(0.05, 0.6);
    a.failuresPerCardYear = between(0, 0.2);
    a.repairHours = between(0, 300);
    a.rentPerCardHour = between(0.5, 10);
    a.rentDriftYear = between(-0.3, 0.1);
    a.rentFirstMonths = std::round(between(0, 12));
    a.ownedShare = between(0, 1);
    return a;
}

constexpr std::array kChannels{Channel::Own, Channel::Rent, Channel::RentThenOwn, Channel::OwnBase};

} // namespace

class TestOwnership : public QObject {
    Q_OBJECT

private slots:

    void exampleACapitalAndYear() {
        const Assumptions a = eightH100();
        QCOMPARE(cents(sum(capital(a, 8))), 348000.0);
        const PartCosts year = runningYear(a, 8, 0.7);
        QCOMPARE(std::round(year[size_t(CostPart::Energy)]), 6901.0);
        QCOMPARE(cents(year[size_t(CostPart::Space)]), 22032.0);
        QCOMPARE(std::round(sum(year)), 81433.0);
    }

    void exampleAPresentCost() {
        const CashFlow own = cashFlow(eightH100(), Channel::Own);
        QVERIFY2(std::abs(own.npv - 494649) < 10, qPrintable(QString::number(own.npv, 'f', 2)));
        QVERIFY2(std::abs(own.equivalentAnnual - 184695) < 5,
                 qPrintable(QString::number(own.equivalentAnnual, 'f', 2)));
        QCOMPARE(std::round(own.costPerDeliveredHour * 100) / 100, 3.76);
        QCOMPARE(std::round(own.kwh / 3), 69011.0);
        QCOMPARE(std::round(own.carbonKg / 3 / 1000), 24.0);
    }

    void exampleABreakEvenUtilisation_data() {
        QTest::addColumn<double>("price");
        QTest::addColumn<double>("share");
        QTest::newRow("hyperscaler list") << 6.88 << 0.38;
        QTest::newRow("4.90: 53.47 %, which the notes print as 54") << 4.90 << 0.53;
        QTest::newRow("median of providers") << 2.95 << 0.90;
        QTest::newRow("one-year commitment price") << 2.35 << -1.0;
        QTest::newRow("trough") << 1.70 << -1.0;
    }

    void exampleABreakEvenUtilisation() {
        QFETCH(double, price);
        QFETCH(double, share);
        Assumptions a = eightH100();
        a.rentPerCardHour = price;
        const auto u = breakEvenUtilisation(a);
        QCOMPARE(u.has_value(), share > 0);
        if (u)
            QCOMPARE(std::round(*u * 100) / 100, share);
    }

    void exampleATornado() {
        const std::vector<AssumptionRange> ranges{
            {"utilisation", 0.4, 0.7, 0.9, {}, {}, {}, {}, {}, false},
            {"staff-cost", 60000, 150000, 300000, {}, {}, {}, {}, {}, false},
            {"host-price", 250000, 300000, 380000, {}, {}, {}, {}, {}, false},
            {"residual", 0.1, 0.3, 0.5, {}, {}, {}, {}, {}, false},
            {"licence", 0, 0, 4500, {}, {}, {}, {}, {}, false},
            {"discount", 0.05, 0.08, 0.12, {}, {}, {}, {}, {}, false},
            {"pue", 1.1, 1.3, 1.6, {}, {}, {}, {}, {}, false}};
        const auto bars = tornado(eightH100(), ranges, Channel::Own);
        const auto two = [](double v) { return std::round(v * 100) / 100; };
        QCOMPARE(bars[0].key, std::string("utilisation"));
        QCOMPARE(two(bars[0].resultAtLow), 6.52);
        QCOMPARE(two(bars[0].resultAtHigh), 2.95);
        QCOMPARE(bars[1].key, std::string("staff-cost"));
        QCOMPARE(two(bars[1].resultAtLow), 3.31);
        QCOMPARE(two(bars[1].resultAtHigh), 4.53);
        QCOMPARE(two(bars[2].resultAtLow), 3.42);
        QCOMPARE(two(bars[2].resultAtHigh), 4.31);
        QCOMPARE(bars.back().key, std::string("pue"));
        QCOMPARE(two(bars.back().resultAtHigh), 3.80);
    }

    void exampleBAnnualCostAndHour() {
        const CashFlow a100 = cashFlow(eightA100(), Channel::Own);
        const CashFlow rtx = cashFlow(eight4090(), Channel::Own);
        QCOMPARE(std::round(sum(capital(eightA100(), 8))), 1345133.0);
        QCOMPARE(std::round(sum(capital(eight4090(), 8))), 184071.0);
        QVERIFY2(std::abs(a100.equivalentAnnual - 563781) < 20,
                 qPrintable(QString::number(a100.equivalentAnnual, 'f', 1)));
        QVERIFY2(std::abs(rtx.equivalentAnnual - 143334) < 20,
                 qPrintable(QString::number(rtx.equivalentAnnual, 'f', 1)));
        QCOMPARE(std::round(a100.costPerDeliveredHour * 100) / 100, 11.49);
        QCOMPARE(std::round(rtx.costPerDeliveredHour * 100) / 100, 2.92);
    }

    void exampleBProject() {
        const double fastHours = 10e9 / 29472 / 3600;
        const double fast =
            cashFlow(eightA100(), Channel::Own).costPerDeliveredHour * 8 * fastHours;
        const double hour = cashFlow(eight4090(), Channel::Own).costPerDeliveredHour * 8;
        QCOMPARE(std::round(100 * (hour * fastHours * 2.3 / fast - 1)), -42.0);
        QCOMPARE(std::round(100 * (hour * fastHours * 3.3 / fast - 1)), -16.0);
        const double day =
            breakEvenValueOfDay(hour * fastHours * 2.3, fastHours * 2.3 / 24, fast, fastHours / 24);
        QVERIFY2(std::abs(day - 705) < 3, qPrintable(QString::number(day)));
    }

    void partsSumToTheTotal() {
        std::mt19937_64 random(7);
        for (int i = 0; i < 200; ++i) {
            const Assumptions a = randomAssumptions(random);
            for (const Channel c : kChannels) {
                const CashFlow f = cashFlow(a, c);
                double paid = 0;
                for (const PartCosts& m : f.months)
                    paid += sum(m);
                QCOMPARE(sum(f.parts), f.npv);
                // The short way and the month table agree.
                QVERIFY(std::abs(presentCost(a, c) - f.npv) <= 1e-9 * std::abs(f.npv) + 1e-6);
                const PartCosts& last = f.months.back();
                const double end =
                    last[size_t(CostPart::Resale)] + last[size_t(CostPart::Decommission)];
                QVERIFY(std::abs(paid - end - f.cumulative.back()) < 1e-6 * std::abs(paid) + 1e-6);
            }
        }
    }

    void buyingForNoUseNeverWins() {
        std::mt19937_64 random(11);
        for (int i = 0; i < 200; ++i) {
            Assumptions a = randomAssumptions(random);
            a.utilisation = 0;
            QVERIFY(presentCost(a, Channel::Own) > presentCost(a, Channel::Rent));
        }
    }

    void breakEvenUtilisationIsWhereTheLinesCross() {
        std::mt19937_64 random(13);
        int crossed = 0;
        for (int i = 0; i < 200; ++i) {
            Assumptions a = randomAssumptions(random);
            const auto u = breakEvenUtilisation(a);
            if (!u)
                continue;
            a.utilisation = *u;
            const double own = presentCost(a, Channel::Own);
            QVERIFY(std::abs(own - presentCost(a, Channel::Rent)) < 1e-6 * own);
            ++crossed;
        }
        QVERIFY(crossed > 20);
    }

    void breakEvenMonthIsTheFirst() {
        const CashFlow own = cashFlow(eightH100(), Channel::Own);
        const CashFlow rent = cashFlow(eightH100(), Channel::Rent);
        const auto month = breakEvenMonth(own, rent);
        QVERIFY(month);
        const auto ahead = [&](int m) {
            const auto i = static_cast<std::size_t>(m);
            return own.cumulative[i] - own.resaleValue[i] < rent.cumulative[i];
        };
        QVERIFY(ahead(*month));
        QVERIFY(!ahead(*month - 1));
    }

    void currencyChangesNoDecision() {
        Assumptions a = eightH100();
        Assumptions b = a;
        for (const AssumptionField& f : assumptionFields())
            if (f.unit == AssumptionUnit::Money)
                b.*f.member *= 7.1;
        QVERIFY(std::abs(cashFlow(b, Channel::Own).npv - 7.1 * cashFlow(a, Channel::Own).npv) <
                1e-6);
        QCOMPARE(*breakEvenUtilisation(a), *breakEvenUtilisation(b));
        QCOMPARE(*breakEvenMonth(cashFlow(a, Channel::Own), cashFlow(a, Channel::Rent)),
                 *breakEvenMonth(cashFlow(b, Channel::Own), cashFlow(b, Channel::Rent)));
    }

    void mixedPlansMeetTheirEnds() {
        Assumptions a = eightH100();
        a.rentFirstMonths = 0;
        QCOMPARE(presentCost(a, Channel::RentThenOwn), presentCost(a, Channel::Own));
        a.ownedShare = 0;
        QCOMPARE(presentCost(a, Channel::OwnBase), presentCost(a, Channel::Rent));
    }

    void monteCarloIsTheSameEveryTime() {
        const std::vector<AssumptionRange> ranges{
            {"rent", 2, 6.88, 8, {}, {}, {}, {}, {}, false},
            {"utilisation", 0.3, 0.7, 0.9, {}, {}, {}, {}, {}, false}};
        const MonteCarlo a = monteCarlo(eightH100(), ranges, 42);
        const MonteCarlo b = monteCarlo(eightH100(), ranges, 42);
        QCOMPARE(a.ownLessRent, b.ownLessRent);
        QCOMPARE(a.ownLessRent.size(), std::size_t(10000));
        QVERIFY(a.probabilityOwnWins > 0.5 && a.probabilityOwnWins < 1.0);
        QVERIFY(a.quantile(0.1) < a.quantile(0.9));
    }

    void monteCarloOfNothingUncertainIsCertain() {
        QCOMPARE(monteCarlo(eightH100(), {}, 1, 10).probabilityOwnWins, 1.0);
    }

    void badAssumptionsNameFieldAndNearest() {
        Assumptions a = eightH100();
        a.pue = 0.9;
        a.horizonYears = 9;
        a.idleKwPerNode = 9;
        const auto errors = check(a);
        QCOMPARE(errors.size(), std::size_t(3));
        QCOMPARE(errors[0].field, std::string("pue"));
        QCOMPARE(errors[0].nearest, std::string("1"));
        QCOMPARE(errors[1].field, std::string("years"));
        QCOMPARE(errors[1].nearest, std::string("7"));
        QCOMPARE(errors[2].nearest, std::string("7.8"));
    }
};

QTEST_APPLESS_MAIN(TestOwnership)
#include "tst_ownership.moc"
