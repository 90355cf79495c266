// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/outlook/curves.h"
#include "app/outlook/outlook.h"
#include "app/outlook/plan_of.h"
#include "tests/support/sample_catalogue.h"
#include "tests/support/shipped_library.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace xuanka;

class TestOutlook : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void sameInputSameOutlook();
    void candidatesComeOnceAndTheChosenFirst();
    void curvesRiseAndTurnAtTheCapacity();
    void operatorsLieUnderTheRoof();
    void aCardThatCannotSaysWhy();
    void aBrokenPlanHasItsErrorsInside();
    void remediesMakeItFitWhenApplied();
    void pairsStandWhereNoSingleChangeIsEnough();

private:
    static outlook::LibraryPtr library();

    static outlook::LibraryPtr shipped() { return test::shippedLibrary(); }
};

namespace {

void setUsable(plan::Catalogue& c, const char* id, double mib) {
    for (hardware::Accelerator& a : c.accelerators)
        if (a.id == id) {
            a.usableMib = mib;
            a.bandwidth = BytesPerSecond(1e12);
        }
}

} // namespace

outlook::LibraryPtr TestOutlook::library() {
    auto c = std::make_shared<plan::Catalogue>(*test::sampleCatalogue());
    setUsable(*c, "rtx-4090-24gb", 24076);
    setUsable(*c, "h100-sxm5-80gb", 81079);
    setUsable(*c, "mi300x-192gb", 196288);
    return test::libraryOf(c);
}

void TestOutlook::sameInputSameOutlook() {
    scenario::Scenario s;
    s.candidates = {"h100-sxm5-80gb"};
    const auto a = outlook::makeOutlook(s, library(), {});
    const auto b = outlook::makeOutlook(s, library(), {});
    QVERIFY(a.now && b.now);
    QCOMPARE(a.candidates.size(), b.candidates.size());
    for (std::size_t i = 0; i < a.candidates.size(); ++i)
        QVERIFY(a.candidates[i].curve == b.candidates[i].curve);
}

void TestOutlook::candidatesComeOnceAndTheChosenFirst() {
    scenario::Scenario s;
    s.candidates = {"h100-sxm5-80gb", "rtx-4090-24gb", "no-such-card", "h100-sxm5-80gb"};
    const auto o = outlook::makeOutlook(s, library(), {});
    QCOMPARE(o.candidates.size(), std::size_t(2));
    QCOMPARE(o.candidates[0].id(), std::string("rtx-4090-24gb"));
    QVERIFY(o.candidates[0].isChosen && !o.candidates[1].isChosen);
}

void TestOutlook::curvesRiseAndTurnAtTheCapacity() {
    scenario::Scenario s;
    s.candidates = {"h100-sxm5-80gb"};
    for (const plan::Task task : {plan::Task::Lora, plan::Task::Serving}) {
        s.choice.workload.task = task;
        const auto o = outlook::makeOutlook(s, library(), {});
        QVERIFY(o.now);
        for (const outlook::Candidate& c : o.candidates) {
            QVERIFY(c.curve.size() > 3);
            QCOMPARE(c.curve.front().batch, std::int64_t(1));
            for (std::size_t i = 1; i < c.curve.size(); ++i) {
                QVERIFY(c.curve[i].batch > c.curve[i - 1].batch);
                QVERIFY(c.curve[i].memoryBytes >= c.curve[i - 1].memoryBytes);
                QVERIFY(c.curve[i - 1].fits || !c.curve[i].fits); // once past, always past
            }
            // The turn is exact: the last that fits and the first that does not are neighbours.
            const auto past = std::ranges::find(c.curve, false, &outlook::CurvePoint::fits);
            if (past != c.curve.end() && past != c.curve.begin())
                QCOMPARE(past->batch, std::prev(past)->batch + 1);
        }
    }
}

void TestOutlook::operatorsLieUnderTheRoof() {
    if (shipped()->catalogue->profiles.empty())
        QSKIP("the catalogue has no software profiles");
    outlook::Visible visible;
    visible.roofline = true;
    for (const plan::Task task : {plan::Task::Lora, plan::Task::Serving}) {
        scenario::Scenario s;
        s.choice.workload.task = task;
        const auto o = outlook::makeOutlook(s, shipped(), visible);
        QVERIFY2(
            o.now,
            o.errors.empty()
                ? ""
                : (o.errors[0].field + " " + o.errors[0].rule + " " + o.errors[0].given).c_str());
        const outlook::Roofline& roof = o.candidates[0].roofline;
        QVERIFY(roof.points.size() >= 2);
        for (const outlook::RooflinePoint& p : roof.points) {
            const double under =
                std::min(roof.peakFlopPerSecond, p.flopPerByte * roof.bytesPerSecond);
            // The cache of a card may serve what the shapes count as memory; it cannot beat the
            // peak.
            QVERIFY(p.flopPerSecond > 0.0 && p.flopPerSecond <= roof.peakFlopPerSecond);
            QVERIFY2(p.flopPerSecond <= 1.5 * under,
                     qPrintable(QString::number(p.flopPerSecond / under)));
            QVERIFY(p.timeShare > 0.0 && p.timeShare <= 1.0);
        }
    }
    // Hand-made: a decode step of one request reads each 16-bit weight once for two FLOP.
    scenario::Scenario one;
    one.choice.workload.task = plan::Task::Serving;
    one.choice.workload.concurrency = 1;
    one.choice.techniques.weightFormat = "bf16";
    const auto o = outlook::makeOutlook(one, shipped(), visible);
    QVERIFY(qAbs(o.candidates[0].roofline.points[0].flopPerByte - 1.0) < 0.01);
}

void TestOutlook::aCardThatCannotSaysWhy() {
    scenario::Scenario s;
    s.candidates = {"unknown-npu", "h100-pcie-80gb"};
    const auto o = outlook::makeOutlook(s, library(), {});
    QCOMPARE(o.candidates.size(), std::size_t(3));
    for (std::size_t i = 1; i < 3; ++i) {
        QVERIFY(!o.candidates[i].now && o.candidates[i].curve.empty());
        QVERIFY(!o.candidates[i].errors.empty());
    }
    // No usable memory is known of this one.
    QVERIFY(o.candidates[2].errors[0].code == ErrorCode::MissingFigure);
}

void TestOutlook::aBrokenPlanHasItsErrorsInside() {
    scenario::Scenario s;
    s.choice.layout.tp = 3;
    const auto o = outlook::makeOutlook(s, library(), {});
    QVERIFY(!o.now && !o.plan && !o.fits());
    QVERIFY(!o.errors.empty());
}

void TestOutlook::remediesMakeItFitWhenApplied() {
    scenario::Scenario s;
    s.choice.workload.microBatch = 16;
    s.choice.workload.sequenceTokens = 4096;
    const auto before = outlook::makeOutlook(s, library(), {});
    QVERIFY(before.now && !before.fits());
    QVERIFY(!before.remedies.empty());
    QVERIFY(before.remedies.size() <= 3);
    for (const outlook::Remedy& r : before.remedies) {
        QVERIFY(r.makesItFit);
        scenario::Scenario changed = s;
        for (const scenario::Edit& e : r.edits)
            changed = scenario::apply(changed, e).value();
        const auto after = outlook::makeOutlook(changed, library(), {});
        QVERIFY2(after.now, after.errors.empty() ? "" : after.errors[0].rule.c_str());
        QVERIFY2(after.fits(),
                 (r.edits[0].field +
                  scenario::formatValue(*scenario::findField(r.edits[0].field), r.edits[0].value))
                     .c_str());
        QCOMPARE(after.now->memory.deviceUsed.value, r.after.memory.deviceUsed.value);
    }
}

/// LoRA on Qwen2.5-7B at 4,096 tokens on a card of 24 GB: neither recomputation (24.1 GiB) nor a
/// chunked loss (32.4 GiB) is enough, both together are.
void TestOutlook::pairsStandWhereNoSingleChangeIsEnough() {
    const auto o = outlook::makeOutlook({}, shipped(), {});
    QVERIFY(o.now && !o.fits());
    QCOMPARE(o.remedies.size(), 3U);
    const auto isThePair = [](const outlook::Remedy& r) {
        std::set<std::string> fields;
        for (const scenario::Edit& e : r.edits)
            fields.insert(e.field);
        return fields == std::set<std::string>{"loss", "recompute"} &&
               r.after.memory.fitProbability > 0.9;
    };
    QVERIFY(std::ranges::any_of(o.remedies, isThePair));
    for (const outlook::Remedy& r : o.remedies)
        QVERIFY(r.makesItFit);
}

QTEST_APPLESS_MAIN(TestOutlook)
#include "tst_outlook.moc"
