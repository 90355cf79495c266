// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/result.h"
#include "app/money/cost_basis.h"
#include "app/money/ownership.h"
#include "tests/support/catalogue_files.h"

#include <QTest>

#include <cmath>
#include <set>

using namespace xuanka;
using namespace xuanka::money;

namespace {

Market shipped() {
    const auto m = marketFromTables(support::catalogueTable("cloud_offers.csv"),
                                    support::catalogueTable("cost_assumptions.csv"),
                                    support::catalogueTable("currencies.csv"));
    if (!m)
        qFatal("%s %s %s", m.error().field.c_str(), m.error().rule.c_str(),
               m.error().given.c_str());
    return *m;
}

hardware::Accelerator h100() {
    hardware::Accelerator card;
    card.id = "h100-sxm5-80gb";
    card.formFactor = "SXM5";
    card.segment = "datacenter";
    card.ecosystem = "cuda";
    card.tdp = Watts(700);
    card.prices.push_back({28000, "USD", "2026-10", "street", "e", true, {}});
    return card;
}

const Sourced& source(const CostBasis& b, std::string_view key) {
    for (const Sourced& s : b.sources)
        if (s.range.key == key)
            return s;
    qFatal("no such assumption");
}

} // namespace

class TestMarket : public QObject {
    Q_OBJECT

private slots:

    void offersAreManyAndSourced() {
        const Market m = shipped();
        std::set<std::string> providers;
        for (const CloudOffer& o : m.offers) {
            providers.insert(o.provider);
            QVERIFY2(!o.evidence.empty() && !o.date.empty(), o.id.c_str());
            QVERIFY2(o.perCardHour() > 0.005 && o.perCardHour() < 120, o.id.c_str());
        }
        QVERIFY(m.offers.size() >= 300);
        QVERIFY(providers.size() >= 15);
    }

    void everyAssumptionHasEvidenceAndOrder() {
        for (const AssumptionRange& r : shipped().ranges) {
            QVERIFY2(!r.evidence.empty() && !r.date.empty(), r.key.c_str());
            QVERIFY2(r.low <= r.central && r.central <= r.high, r.key.c_str());
        }
    }

    void moneyRowsSayTheirCurrency() {
        const Market m = shipped();
        for (const AssumptionRange& r : m.ranges)
            if (const AssumptionField* f = findAssumption(r.key))
                QVERIFY2((f->unit == AssumptionUnit::Money) == !r.currency.empty(),
                         (r.key + " " + r.subject).c_str());
    }

    void brokenTablesNameTheLine() {
        const auto offers =
            readCsv("id,provider,accelerator,cards,kind,currency,per_hour,date,evidence\n"
                    "o1,P,c,1,on-demand,USD,2,2026-10,e\no2,P,c,0,on-demand,USD,2,2026-10,e\n");
        const auto m = marketFromTables(*offers, CsvTable{}, CsvTable{});
        QVERIFY(!m);
        QCOMPARE(m.error().field, std::string("cloud_offers.csv:3:cards"));
        QCOMPARE(m.error().rule, std::string("rule.at_least"));
    }

    void quotesRunFromCheapToDear() {
        const auto q = rentQuote(shipped(), "h100-sxm5-80gb", "on-demand", "US", "USD");
        QVERIFY(q);
        QVERIFY(q->low <= q->central && q->central <= q->high);
        QVERIFY2(q->central > 1.5 && q->central < 6, qPrintable(QString::number(q->central)));
        QVERIFY(q->offers >= 10);
    }

    void basisOfEightH100IsNearTheWorkedExample() {
        const auto card = h100();
        CostQuery q{&card};
        q.currency = "USD";
        q.region = "US";
        q.place = "colocation";
        const auto basis = costBasis(q, shipped());
        QVERIFY(basis);
        const Assumptions& a = basis->values;
        QVERIFY2(std::abs(a.loadKwPerNode - 7.8) < 0.1,
                 qPrintable(QString::number(a.loadKwPerNode)));
        QVERIFY2(std::abs(a.ratedKwPerNode - 10.2) < 0.1,
                 qPrintable(QString::number(a.ratedKwPerNode)));
        QVERIFY2(std::abs(a.idleKwPerNode - 2.0) < 0.1,
                 qPrintable(QString::number(a.idleKwPerNode)));
        const double hour = cashFlow(a, Channel::Own).costPerDeliveredHour;
        QVERIFY2(hour > 3 && hour < 4.6, qPrintable(QString::number(hour)));
        QVERIFY(basis->missing.empty());
    }

    void currencyConvertsEveryAmountAndNothingElse() {
        const auto card = h100();
        CostQuery q{&card};
        q.currency = "USD";
        const auto usd = costBasis(q, shipped());
        q.currency = "CNY";
        const auto cny = costBasis(q, shipped());
        QVERIFY(usd && cny);
        for (const AssumptionField& f : assumptionFields()) {
            const double factor = f.unit == AssumptionUnit::Money ? 7.1072 : 1.0;
            const double expected = usd->values.*f.member * factor;
            QVERIFY2(std::abs(cny->values.*f.member - expected) <= 1e-9 * std::abs(expected),
                     f.key.data());
        }
    }

    void givenValuesWinAndAreMarked() {
        const auto card = h100();
        CostQuery q{&card};
        q.given = {{"tariff", 0.42}};
        const auto basis = costBasis(q, shipped());
        QVERIFY(basis);
        QCOMPARE(basis->values.tariffPerKwh, 0.42);
        QVERIFY(source(*basis, "tariff").isGiven);
    }

    void unknownAssumptionIsAnsweredWithTheNearest() {
        const auto card = h100();
        CostQuery q{&card};
        q.given = {{"tarif", 0.42}};
        const auto basis = costBasis(q, shipped());
        QVERIFY(!basis);
        QCOMPARE(basis.error().nearest, std::string("tariff"));
    }

    void residualFollowsTheCurve() {
        const auto card = h100();
        CostQuery q{&card};
        q.years = 3;
        QCOMPARE(costBasis(q, shipped())->values.residualShare, 0.30);
        q.years = 2.5;
        QCOMPARE(costBasis(q, shipped())->values.residualShare, 0.3625);
        q.years = 1;
        QCOMPARE(costBasis(q, shipped())->values.residualShare, 0.625);
    }

    void minedCardsFailMoreAndCostLess() {
        const auto card = h100();
        CostQuery q{&card};
        const auto fresh = costBasis(q, shipped());
        q.provenance = "ex-mining";
        const auto mined = costBasis(q, shipped());
        QVERIFY(mined->values.failuresPerCardYear > 5 * fresh->values.failuresPerCardYear);
        QVERIFY(mined->values.cardPrice < fresh->values.cardPrice);
    }

    void networkGrowsWithTheCluster() {
        const auto card = h100();
        CostQuery q{&card};
        q.currency = "USD";
        const auto perCard = [&](double cards) {
            q.cards = cards;
            return costBasis(q, shipped())->values.networkPerCard;
        };
        QCOMPARE(perCard(8), 0.0);
        QCOMPARE(perCard(16), 800.0);
        QCOMPARE(perCard(512), 1900.0);
        QCOMPARE(perCard(2048), 4200.0);
        QVERIFY(std::abs(perCard(100000) - 6600) < 1e-6);
    }

    void cardWithoutPriceSaysSo() {
        auto card = h100();
        card.prices.clear();
        card.id = "no-such-card";
        const auto basis = costBasis(CostQuery{&card}, shipped());
        QVERIFY(basis);
        QCOMPARE(basis->missing, (std::vector<std::string>{"card-price", "rent"}));
    }

    /// Lenovo Press LP2225 (2025): a system of 833,806 $ that costs 0.87 $ an hour to run
    /// against 98.32 $ an hour on demand breaks even after 8,556 hours. Every hour is used, nothing
    /// is sold, nothing discounted.
    void publishedBreakEvenOfLenovo() {
        Assumptions a;
        a.cards = 8;
        a.hostPricePerNode = 833806;
        a.utilisation = 1;
        a.discountRate = 0;
        a.horizonYears = 5;
        a.loadKwPerNode = 8.7;
        a.tariffPerKwh = 0.1;
        a.rentPerCardHour = 98.32 / 8;
        const CashFlow own = cashFlow(a, Channel::Own);
        const CashFlow rent = cashFlow(a, Channel::Rent);
        const auto month = breakEvenMonth(own, rent);
        QVERIFY(month);
        const auto m = static_cast<std::size_t>(*month);
        // The two lines are straight, so the crossing inside the month is exact.
        const double before = own.cumulative[m - 1] - rent.cumulative[m - 1];
        const double after = own.cumulative[m] - rent.cumulative[m];
        const double hours = 730.0 * (static_cast<double>(*month) - 1 + before / (before - after));
        QVERIFY2(std::abs(hours - 8556) < 1, qPrintable(QString::number(hours)));
    }
};

QTEST_APPLESS_MAIN(TestMarket)
#include "tst_market.moc"
