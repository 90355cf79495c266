// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/catalogue_tables.h"
#include "tests/support/shipped_catalogue.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace xuanka;
using hardware::ComputeKind;

namespace {

const hardware::Accelerator& card(std::string_view name) {
    const auto found = plan::findAccelerator(*support::shippedCatalogue(), name);
    if (!found)
        throw std::runtime_error("no card " + std::string(name) + ", nearest " +
                                 found.error().nearest);
    return **found;
}

double tera(const std::optional<FlopPerSecond>& rate) {
    return rate ? rate->value / kTera : -1.0;
}

const char* const kHead = "id,name,vendor,kernel_class,ecosystem,evidence";

} // namespace

class TestCatalogueTables : public QObject {
    Q_OBJECT

private slots:

    void theShippedTablesAreWhole() {
        const auto& c = *support::shippedCatalogue();
        QVERIFY(c.accelerators.size() >= 170);
        QVERIFY(c.models.size() >= 250);
        QVERIFY(c.formats.size() >= 40);
        QVERIFY(c.optimizers.size() >= 12);
        QVERIFY(c.kernelClasses.size() >= 20);
        QVERIFY(!c.gguf.mixes.empty());
    }

    void everyFigureHasEvidence() {
        const auto& c = *support::shippedCatalogue();
        std::set<std::string, std::less<>> known;
        for (const auto& e : c.evidence)
            known.insert(e.id);
        const auto check = [&](const std::string& owner, const std::string& evidence) {
            QVERIFY2(!evidence.empty(), owner.c_str());
            for (const auto piece : splitText(evidence, ';'))
                QVERIFY2(known.contains(piece),
                         (owner + " rests on unknown evidence " + std::string(piece)).c_str());
        };
        for (const auto& a : c.accelerators) {
            check(a.id, a.evidence);
            for (const auto& p : a.prices)
                check(a.id + " price", p.evidence);
        }
        for (const auto& o : c.optimizers)
            check(o.id, o.evidence);
        const auto tables = support::shippedTables();
        for (const auto& row : tables.at("accelerator_peaks").rows)
            check(std::string(cell(row, "accelerator")), std::string(cell(row, "evidence")));
        for (const auto& row : tables.at("techniques").rows)
            check(std::string(cell(row, "id")), std::string(cell(row, "evidence")));
    }

    void pricesHaveCurrencyAndDate() {
        int prices = 0;
        for (const auto& a : support::shippedCatalogue()->accelerators)
            for (const auto& p : a.prices) {
                QVERIFY2(p.amount > 0.0, a.id.c_str());
                QCOMPARE(p.currency.size(), std::size_t(3));
                QVERIFY2(!p.date.empty(), a.id.c_str());
                ++prices;
            }
        QVERIFY(prices >= 120);
    }

    void cardsAnswerToTheirSpellings_data() {
        QTest::addColumn<QString>("spelling");
        QTest::addColumn<QString>("id");
        const auto row = [](const char* spelling, const char* id) {
            QTest::addRow("%s", spelling) << QString::fromUtf8(spelling) << QString::fromUtf8(id);
        };
        row("RTX 4090", "rtx-4090-24gb");
        row("4090", "rtx-4090-24gb");
        row("rtx-4090", "rtx-4090-24gb");
        row("NVIDIA GeForce RTX 4090", "rtx-4090-24gb");
        row("RTX 4090 D", "rtx-4090-d-24gb");
        row("H100", "h100-sxm5-80gb");
        row("H100 SXM", "h100-sxm5-80gb");
        row("H100 PCIe", "h100-pcie-80gb");
        row("H100 NVL", "h100-nvl-94gb");
        row("A100", "a100-sxm4-80gb");
        row("A100 PCIe", "a100-pcie-80gb");
        row("A100 40GB", "a100-sxm4-40gb");
        row("V100", "v100-sxm2-32gb");
        row("T4", "t4-16gb");
        row("L4", "l4-24gb");
        row("L40S", "l40s-48gb");
        row("RTX 3090", "rtx-3090-24gb");
        row("RTX PRO 6000", "rtx-pro-6000-blackwell-96gb");
        row("H200", "h200-sxm-141gb");
        row("B200", "b200-sxm-180gb");
        row("GB200", "gb200-186gb");
        row("MI300X", "mi300x-192gb");
        row("MI250X", "mi250x-64gb");
        row("M2 Ultra", "apple-m2-ultra-192gb");
        row("昇腾 910B", "ascend-910b3-64gb");
        row("DGX Spark", "gb10-128gb");
        row("RTX 4060", "rtx-4060-8gb");
        row("RTX 2080", "rtx-2080-8gb");
        row("RTX 2080 Ti", "rtx-2080-ti-11gb");
        row("5060", "rtx-5060-8gb");
        row("MI455X", "mi455x-432gb");
    }

    void cardsAnswerToTheirSpellings() {
        QFETCH(QString, spelling);
        QFETCH(QString, id);
        QCOMPARE(QString::fromStdString(card(spelling.toStdString()).id), id);
    }

    void geForceAccumulatesIn32BitAtHalfTheRate() {
        const auto& geForce = card("rtx-4090-24gb").peak(ComputeKind::Fp16);
        QCOMPARE(tera(geForce.fastAccumulate), 330.3);
        QCOMPARE(tera(geForce.fp32Accumulate), 165.2);
        QCOMPARE(tera(card("rtx-4090-24gb").peak(ComputeKind::Bf16).fp32Accumulate), 165.2);
        QCOMPARE(tera(card("rtx-3090-24gb").peak(ComputeKind::Fp16).fp32Accumulate), 71.16);
        // Workstation and data-centre cards of the same dies run at the full rate.
        QCOMPARE(tera(card("rtx-a6000-48gb").peak(ComputeKind::Fp16).fp32Accumulate), 154.8);
        QCOMPARE(tera(card("l40s-48gb").peak(ComputeKind::Fp16).fp32Accumulate), 362.0);
    }

    void peaksAreDense() {
        QCOMPARE(tera(card("h100-sxm5-80gb").peak(ComputeKind::Bf16).fp32Accumulate), 989.4);
        QCOMPARE(tera(card("h100-sxm5-80gb").peak(ComputeKind::Fp8).fp32Accumulate), 1978.9);
        QCOMPARE(tera(card("a100-sxm4-80gb").peak(ComputeKind::Bf16).fp32Accumulate), 312.0);
        QVERIFY(card("a100-sxm4-80gb").hasSparsity);
    }

    void cardsLackTheFormatsThatTheyLack() {
        QVERIFY(!card("v100-sxm2-32gb").peak(ComputeKind::Bf16).fp32Accumulate);
        QVERIFY(!card("t4-16gb").peak(ComputeKind::Bf16).fp32Accumulate);
        QVERIFY(!card("a100-sxm4-80gb").peak(ComputeKind::Fp8).fp32Accumulate);
        QVERIFY(!card("h100-sxm5-80gb").peak(ComputeKind::Fp4).fp32Accumulate);
        QVERIFY(card("b200-sxm-180gb").peak(ComputeKind::Fp4).fp32Accumulate);
    }

    void skusOfOneNameDiffer() {
        QCOMPARE(card("h100-pcie-80gb").bandwidth->value / kGiga, 2039.0);
        QCOMPARE(card("h100-sxm5-80gb").bandwidth->value / kGiga, 3350.0);
        QCOMPARE(card("h100-nvl-94gb").bandwidth->value / kGiga, 3938.0);
        QCOMPARE(card("h100-sxm5-96gb-hbm2e").tdp->value, 500.0);
        QCOMPARE(card("a100-sxm4-40gb").bandwidth->value / kGiga, 1555.0);
    }

    void linksCountOneDirection() {
        using hardware::LinkKind;
        QCOMPARE(card("h100-sxm5-80gb").link.perDirection->value / kGiga, 450.0);
        QCOMPARE(card("h100-sxm5-80gb").link.kind, LinkKind::NvSwitch);
        QCOMPARE(card("mi300x-192gb").link.perDirection->value / kGiga, 448.0);
        QCOMPARE(card("mi300x-192gb").link.kind, LinkKind::PointToPoint);
        QCOMPARE(card("rtx-3090-24gb").link.kind, LinkKind::Bridge);
        QCOMPARE(card("rtx-3090-24gb").link.largestDomain, std::int64_t(2));
        QCOMPARE(card("rtx-4090-24gb").link.kind, LinkKind::None);
        QCOMPARE(card("gb200-186gb").link.largestDomain, std::int64_t(72));
    }

    void usableMemoryIsWhatTheDriverReports() {
        QCOMPARE(*card("rtx-4090-24gb").usableMib, 24564.0);
        QCOMPARE(*card("h100-sxm5-80gb").usableMib, 81559.0);
        QCOMPARE(*card("b200-sxm-180gb").usableMib, 183359.0);
        QCOMPARE(*card("a10-24gb").usableMib, 23028.0); // ECC takes its share
        QCOMPARE(*card("mi250x-64gb").usableMib, 65520.0);
        QVERIFY(card("mi250x-64gb").unconfirmed.find("usable_mib") != std::string::npos);
    }

    void announcedCardsSayWhatIsNotKnown() {
        const auto& rubin = card("Vera Rubin");
        QCOMPARE(rubin.availability, std::string("announced"));
        QVERIFY(!rubin.peak(ComputeKind::Bf16).fp32Accumulate);
        QVERIFY(!rubin.unconfirmed.empty());
        QCOMPARE(rubin.cooling, std::string("liquid"));
    }

    void onlySupportedPricesAreConfirmed() {
        for (const auto& a : support::shippedCatalogue()->accelerators)
            for (const auto& p : a.prices)
                QVERIFY2(!p.isConfirmed || p.kind == "launch",
                         (a.id + " " + p.kind + " " + p.evidence).c_str());
    }

    void everyMeasuredCardIsThere() {
        for (const char* id : {"a100-pcie-80gb",
                               "a100-sxm4-40gb",
                               "a100-sxm4-80gb",
                               "apple-m1-8gb",
                               "apple-m1-max-64gb",
                               "apple-m2-ultra-192gb",
                               "b200-sxm-180gb",
                               "gaudi3-128gb",
                               "gb200-186gb",
                               "gb300-288gb",
                               "h100-sxm5-80gb",
                               "h100-sxm5-96gb-hbm2e",
                               "h20-96gb",
                               "h200-sxm-141gb",
                               "rtx-3070-8gb",
                               "rtx-3080-ti-12gb",
                               "rtx-3090-24gb",
                               "rtx-4000-ada-20gb",
                               "rtx-4080-16gb",
                               "rtx-4090-24gb",
                               "rtx-6000-ada-48gb",
                               "rtx-a6000-48gb",
                               "rtx-pro-6000-blackwell-96gb"})
            QCOMPARE(card(id).id, std::string(id));
    }

    void kernelClassesOfCardsAreKnown() {
        const auto& c = *support::shippedCatalogue();
        for (const auto& a : c.accelerators)
            QVERIFY2(std::ranges::count(c.kernelClasses, a.kernelClass, &plan::KernelClass::id) ==
                         1,
                     a.kernelClass.c_str());
    }

    void badRowsNameFileLineColumnAndRule_data() {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* name, const char* table, std::string text,
                            const char* column, const char* rule) {
            QTest::addRow("%s", name) << QString::fromUtf8(table) << QString::fromStdString(text)
                                      << QString::fromUtf8(column) << QString::fromUtf8(rule);
        };
        const std::string head(kHead);
        row("no id", "accelerators", head + "\n,N,V,k,cuda,e\n", "id", "rule.not_empty");
        row("twice", "accelerators", head + "\na,N,V,k,cuda,e\na,N,V,k,cuda,e\n", "id",
            "rule.unique");
        row("no evidence", "accelerators", head + "\na,N,V,k,cuda,\n", "evidence",
            "rule.not_empty");
        row("word for number", "accelerators", head + ",tdp_w\na,N,V,k,cuda,e,much\n", "tdp_w",
            "rule.number");
        row("negative", "accelerators", head + ",usable_mib\na,N,V,k,cuda,e,-4\n", "usable_mib",
            "rule.number");
        row("infinite", "accelerators", head + ",bandwidth_gbs\na,N,V,k,cuda,e,inf\n",
            "bandwidth_gbs", "rule.number");
        row("half a device", "accelerators", head + ",devices\na,N,V,k,cuda,e,1.5\n", "devices",
            "rule.whole_number");
        row("month 13", "accelerators", head + ",released\na,N,V,k,cuda,e,2024-13\n", "released",
            "rule.date");
        row("unknown link", "accelerators", head + ",link_kind\na,N,V,k,cuda,e,bridgge\n",
            "link_kind", "rule.known_word");
        row("peak of nobody", "accelerator_peaks",
            "accelerator,format,accumulate,tflops,evidence\nx,fp16,fp32,1,e\n", "accelerator",
            "rule.unknown");
        row("price without date", "prices",
            "subject,kind,amount,currency,date,evidence\nx,street,5,USD,,e\n", "date",
            "rule.not_empty");
        row("price in dollars", "prices",
            "subject,kind,amount,currency,date,evidence\nx,street,5,dollar,2026,e\n", "currency",
            "rule.currency_code");
    }

    void badRowsNameFileLineColumnAndRule() {
        QFETCH(QString, table);
        QFETCH(QString, text);
        QFETCH(QString, column);
        QFETCH(QString, rule);
        const auto tables = plan::tablesFromTexts({{table.toStdString(), text.toStdString()}});
        QVERIFY(tables);
        const auto read = plan::catalogueFromTables(*tables);
        QVERIFY(!read);
        QCOMPARE(QString::fromStdString(read.error().field), column);
        QCOMPARE(QString::fromStdString(read.error().rule), rule);
        const auto line = text.count(QLatin1Char('\n'));
        QCOMPARE(QString::fromStdString(read.error().detail),
                 QStringLiteral("%1.csv line %2").arg(table).arg(line));
    }

    void goodRowsSurviveABadOne() {
        const auto tables = plan::tablesFromTexts(
            {{"accelerators", std::string(kHead) + "\na,N,V,k,cuda,\nb,N,V,k,cuda,e\n"}});
        const auto read = plan::readCatalogue(*tables);
        QCOMPARE(read.catalogue.accelerators.size(), std::size_t(1));
        QCOMPARE(read.bad.size(), std::size_t(1));
        QCOMPARE(read.bad.front().row, std::size_t(0));
    }
};

QTEST_GUILESS_MAIN(TestCatalogueTables)
#include "tst_catalogue_tables.moc"
