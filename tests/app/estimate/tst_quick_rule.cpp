// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/names.h"
#include "app/estimate/quick_rule.h"
#include "tests/support/sample_catalogue.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace xuanka;

namespace {

constexpr double kLlama7b = 6738415616.0; // parameters of LLaMA-7B as published
constexpr double kAdamBytes = 8.0;

std::vector<std::string> reasonsOf(const plan::PlanChoice& choice) {
    const auto made = plan::makePlan(choice, test::sampleCatalogue());
    if (!made)
        return {made.error().front().rule};
    std::vector<std::string> ids;
    for (const Message& m : estimate::quickRule(*made).reasons)
        ids.push_back(m.id);
    return ids;
}

} // namespace

class TestQuickRule : public QObject {
    Q_OBJECT

private slots:

    void theArticlesFigures() {
        const auto rule = estimate::quickRule(kLlama7b, kAdamBytes, 1);
        QCOMPARE(rule.bytesPerParameter, 12.0);
        QCOMPARE(rule.total.value, 84e9);
        QCOMPARE(rule.afterAccumulation.value, 84e9);
        QCOMPARE(estimate::quickRule(kLlama7b, kAdamBytes, 4).afterAccumulation.value, 21e9);
    }

    void smallModelsAreNotRounded() {
        QCOMPARE(estimate::quickRule(124439808.0, kAdamBytes, 1).total.value, 124439808.0 * 12);
    }

    void fewerStatesTakeLess() {
        QCOMPARE(estimate::quickRule(7e9, 0.0, 1).bytesPerParameter, 4.0);
        QCOMPARE(estimate::quickRule(7e9, 2.0, 1).bytesPerParameter, 6.0);
    }

    void saysWhyTheEngineSaysOtherwise() {
        plan::PlanChoice c;
        c.workload.task = plan::Task::FullFinetune;
        c.workload.accumulation = 4;
        auto ids = reasonsOf(c);
        QCOMPARE(ids.front(), std::string("quick.accumulation"));
        QVERIFY(std::ranges::count(ids, "quick.master_weights") == 1);
        c.workload.task = plan::Task::Lora;
        ids = reasonsOf(c);
        QVERIFY(std::ranges::count(ids, "quick.adapter") == 1);
        c.workload.task = plan::Task::Serving;
        QCOMPARE(reasonsOf(c), std::vector<std::string>{"quick.no_inference"});
    }

    void partsHaveNamesOfTheirOwn() {
        std::set<std::string_view> names;
        for (std::size_t i = 0; i < estimate::kMemoryParts; ++i)
            names.insert(estimate::name(static_cast<estimate::MemoryPart>(i)));
        QCOMPARE(names.size(), estimate::kMemoryParts);
        names.clear();
        for (std::size_t i = 0; i < estimate::kTimeParts; ++i)
            names.insert(estimate::name(static_cast<estimate::TimePart>(i)));
        QCOMPARE(names.size(), estimate::kTimeParts);
        QCOMPARE(estimate::name(estimate::MemoryPart::Fragmentation),
                 std::string_view("fragmentation"));
        QCOMPARE(estimate::name(estimate::TimePart::Host), std::string_view("host"));
        QCOMPARE(estimate::name(estimate::Limit::Queueing), std::string_view("queueing"));
        QCOMPARE(estimate::name(estimate::Phase::Load), std::string_view("load"));
    }
};

QTEST_APPLESS_MAIN(TestQuickRule)
#include "tst_quick_rule.moc"
