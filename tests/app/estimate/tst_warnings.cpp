// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/estimate.h"
#include "tests/support/sample_catalogue.h"

#include <QTest>

#include <algorithm>

using namespace xuanka;
using estimate::Estimate;

namespace {

/// A plan and an estimate about which there is nothing to say.
struct Quiet {
    plan::Plan plan;
    Estimate estimate;

    explicit Quiet(plan::Task task = plan::Task::FullFinetune) {
        plan::PlanChoice choice;
        choice.workload.task = task;
        choice.fleet.acceleratorId = "h100-sxm5-80gb";
        plan = plan::makePlan(choice, test::sampleCatalogue()).value();
        plan.choice.techniques.masterWeights = plan::MasterWeights::Optimizer;
        estimate.memory.fits = true;
        estimate.memory.fitProbability = 0.99;
        estimate.memory.usable = Bytes(80e9);
        estimate.memory.deviceUsed = Bytes(60e9);
        estimate.time.step = Seconds(1.0);
        estimate.service.largestConcurrency = 100;
        estimate.rung = estimate::Rung::NeighbouringShape;
    }

    std::vector<std::string> ids() const {
        std::vector<std::string> all;
        for (const Message& m : estimate::warnings(plan, estimate))
            all.push_back(m.id);
        return all;
    }
};

using Ids = std::vector<std::string>;

} // namespace

class TestWarnings : public QObject {
    Q_OBJECT

private slots:

    void aSoundPlanIsNotWarnedOf() {
        QCOMPARE(Quiet().ids(), Ids());
        QCOMPARE(Quiet(plan::Task::Serving).ids(), Ids());
    }

    void shortMemoryComesFirstAndSaysHowMuch() {
        Quiet q;
        q.estimate.memory.fits = false;
        q.estimate.memory.deviceUsed = Bytes(83e9);
        q.estimate.rung = estimate::Rung::DataSheet;
        QCOMPARE(q.ids(), (Ids{"warning.memory_short", "warning.data_sheet_only"}));
        const Message m = estimate::warnings(q.plan, q.estimate).front();
        QCOMPARE(std::get<Figure>(m.arguments[0]).value, 3e9);
    }

    void aDoubtfulFitIsSaid() {
        Quiet q;
        q.estimate.memory.fitProbability = 0.6;
        QCOMPARE(q.ids(), Ids{"warning.memory_tight"});
    }

    void theHostMustHoldWhatIsOffloaded() {
        Quiet q;
        q.estimate.memory.host = Bytes(600 * kGibi);
        QCOMPARE(q.ids(), Ids{"warning.host_short"});
    }

    void serviceTargets() {
        Quiet q(plan::Task::Serving);
        q.plan.choice.workload.ttftTargetSeconds = 0.5;
        q.plan.choice.workload.tpotTargetSeconds = 0.05;
        q.plan.choice.workload.concurrency = 101;
        q.estimate.service.ttftSeconds.value = 0.6;
        q.estimate.service.tpotSeconds.value = 0.06;
        QCOMPARE(q.ids(),
                 (Ids{"warning.cache_holds_fewer", "warning.ttft_missed", "warning.tpot_missed"}));
        q.estimate.service.load = estimate::Service::Load::Overloaded;
        QCOMPARE(q.ids().front(), std::string("warning.overloaded"));
    }

    void aMissedDeadline() {
        Quiet q;
        q.plan.choice.workload.deadlineHours = 1.0;
        q.estimate.time.finishSeconds.value = 3601.0;
        QCOMPARE(q.ids(), Ids{"warning.deadline_missed"});
    }

    void slowLinks() {
        Quiet q;
        q.plan.choice.layout.tp = 16;
        QCOMPARE(q.ids(), Ids{"warning.tp_over_network"});
        q.plan.choice.layout.tp = 2;
        q.plan.choice.fleet.intraLink = "pcie";
        QCOMPARE(q.ids(), Ids{"warning.tp_over_pcie"});
    }

    void techniques() {
        Quiet q;
        q.estimate.time.parts[static_cast<std::size_t>(estimate::TimePart::Pipeline)] =
            Seconds(0.3);
        q.plan.choice.techniques.masterWeights = plan::MasterWeights::None;
        q.plan.choice.techniques.attention = plan::AttentionKernel::Eager;
        q.plan.choice.workload.sequenceTokens = 65536;
        QCOMPARE(q.ids(), (Ids{"warning.large_bubble", "warning.no_master_weights",
                               "warning.eager_attention", "warning.longer_than_published"}));
    }

    void formats() {
        Quiet q(plan::Task::Serving);
        q.plan.weights = plan::findFormat(*q.plan.catalogue, "fp8").value();
        QCOMPARE(q.ids(), Ids{"warning.unpacked"});
        Quiet t;
        t.plan.compute = plan::findFormat(*t.plan.catalogue, "fp16").value();
        QCOMPARE(t.ids(), Ids{"warning.loss_scaling"});
    }

    void figuresThatRestOnMemory() {
        Quiet q;
        hardware::Accelerator card = *q.plan.accelerator;
        card.unconfirmed = "usable_mib;idle_w;peak_int8;link_gbs";
        q.plan.accelerator = &card;
        QCOMPARE(q.ids(), (Ids{"warning.usable_by_rule", "warning.speed_unconfirmed"}));
        q.plan.choice.fleet.gpus = 2;
        QCOMPARE(q.ids().back(), std::string("warning.link_unconfirmed"));
        card.unconfirmed = "idle_w";
        QCOMPARE(q.ids(), Ids());
    }
};

QTEST_APPLESS_MAIN(TestWarnings)
#include "tst_warnings.moc"
