// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/result.h"
#include "app/estimate/uncertainty.h"
#include "app/estimate/validate/choice_of.h"
#include "app/estimate/validate/error_groups.h"
#include "app/estimate/validate/note_values.h"
#include "tests/support/sample_catalogue.h"

#include <QTest>

using namespace xuanka;
using namespace xuanka::estimate;

namespace {

Trial trial(double predicted, double lo, double hi, double measured) {
    Trial t;
    t.row.metric = "peak_alloc";
    t.row.value = measured;
    t.prediction = Prediction{{predicted, lo, hi}};
    return t;
}

std::string all(const Measurement&) {
    return "all";
}

} // namespace

class TestValidate : public QObject {
    Q_OBJECT

private slots:

    void readsARowInAnyColumnOrder() {
        const auto rows = readMeasurements("metric,id,value,unit,concurrency,mem_util\n"
                                           "peak_alloc,x-1,14.5,GiB,max,0.90-0.95\n");
        QVERIFY(rows.has_value());
        QCOMPARE(rows->size(), std::size_t{1});
        const Measurement& m = rows->front();
        QCOMPARE(m.value, 14.5);
        QVERIFY(m.isLargestConcurrency);
        QCOMPARE(m.memoryFraction, 0.925);
        QVERIFY(!m.hasPrompt);
    }

    void badCellsAreNamed_data() {
        QTest::addColumn<QString>("csv");
        QTest::addColumn<QString>("column");
        QTest::newRow("word") << "id,value\nx,many\n"
                              << "value";
        QTest::newRow("infinite") << "id,value\nx,inf\n"
                                  << "value";
        QTest::newRow("negative count") << "id,gpus\nx,-8\n"
                                        << "gpus";
        QTest::newRow("half a card") << "id,gpus\nx,1.5\n"
                                     << "gpus";
        QTest::newRow("huge") << "id,seq_len\nx,1e300\n"
                              << "seq_len";
    }

    void badCellsAreNamed() {
        QFETCH(QString, csv);
        QFETCH(QString, column);
        const auto rows = readMeasurements(csv.toStdString());
        QVERIFY(!rows.has_value());
        QCOMPARE(rows.error().code, ErrorCode::Malformed);
        QCOMPARE(QString::fromStdString(rows.error().field), column);
        QCOMPARE(rows.error().detail, std::string("2"));
    }

    void rowBecomesAPlan() {
        const auto rows = readMeasurements(
            "task,model,gpu,gpus,gpus_per_node,stack,method,weights,compute,optimizer,recompute,"
            "sharding,tp,seq_len,micro_batch,global_batch,lora_rank,lora_targets,offload,note\n"
            "finetune,llama-3.1-8b,h100-sxm5-80gb,8,8,torchtitan-compile,lora,fp32-master+bf16,"
            "bf16,adamw,selective+sequence-parallel,zero3,2,4096,2,32,8,\"q,v\",params,"
            "chunked cross entropy; optimizer in backward\n");
        const auto choice = choiceOf(rows->front(), *test::sampleCatalogue());
        QVERIFY(choice.has_value());
        QCOMPARE(choice->workload.task, plan::Task::Lora);
        QCOMPARE(choice->profileId, std::string("fsdp2-compile"));
        QCOMPARE(choice->techniques.weightFormat, std::string("bf16"));
        QCOMPARE(choice->techniques.recompute, plan::Recompute::Selective);
        QVERIFY(choice->techniques.sequenceParallel);
        QCOMPARE(choice->techniques.zeroStage, std::int64_t{3});
        QCOMPARE(choice->techniques.loraTargets,
                 std::uint32_t{plan::kLoraQuery | plan::kLoraValue});
        QCOMPARE(choice->techniques.offloadParameters, plan::OffloadTarget::Host);
        QCOMPARE(choice->techniques.loss, plan::LossKernel::Chunked);
        QVERIFY(choice->techniques.optimizerInBackward);
        QCOMPARE(choice->workload.accumulation, std::int64_t{4}); // 32 / (2 · 4 replicas)
    }

    void unknownWordsAreErrorsWithTheirColumn_data() {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("column");
        QTest::newRow("task") << "dream,vllm,,,,,"
                              << "task";
        QTest::newRow("method") << "finetune,vllm,magic,,,,"
                                << "method";
        QTest::newRow("recompute") << "pretrain,fsdp2-compile,,sometimes,,,"
                                   << "recompute";
        QTest::newRow("sharding") << "pretrain,fsdp2-compile,,,zero9,,"
                                  << "sharding";
        QTest::newRow("offload") << "pretrain,fsdp2-compile,,,,moon,"
                                 << "offload";
        QTest::newRow("targets") << "finetune,hf-fused,lora,,,,z"
                                 << "lora_targets";
    }

    void unknownWordsAreErrorsWithTheirColumn() {
        QFETCH(QString, row);
        QFETCH(QString, column);
        const auto rows = readMeasurements(
            "task,stack,method,recompute,sharding,offload,lora_targets\n" + row.toStdString());
        QVERIFY(rows.has_value());
        const auto choice = choiceOf(rows->front(), *test::sampleCatalogue());
        QVERIFY(!choice.has_value());
        QCOMPARE(QString::fromStdString(choice.error().field), column);
    }

    void notesHoldKeysAndPools() {
        const std::string note =
            "prefill: workers=2 tp=4 attn_dp=1; decode: workers=9 tp=8 attn_dp=2";
        QCOMPARE(noteValue(notePool(note, "decode"), "workers").value(), std::int64_t{9});
        QCOMPARE(noteValue(notePool(note, "prefill"), "tp").value(), std::int64_t{4});
        QVERIFY(!noteValue(note, "p").has_value());
        QVERIFY(!noteValue("tp=", "tp").has_value());
        QVERIFY(hasWords("Chunked Cross Entropy", "chunked cross entropy"));
    }

    void onePoolIsThePlanOfADisaggregatedRow() {
        const auto rows =
            readMeasurements("task,model,gpu,stack,method,metric,concurrency,note\n"
                             "serve,llama-3.1-8b,h100-sxm5-80gb,vllm,disaggregated,tpot_mean,32,"
                             "prefill: workers=1 tp=1; decode: workers=3 tp=2\n"
                             "serve,llama-3.1-8b,h100-sxm5-80gb,vllm,disaggregated,ttft_mean,32,"
                             "prefill: workers=1 tp=1; decode: workers=3 tp=2\n");
        const auto decode = choiceOf(rows->at(0), *test::sampleCatalogue());
        const auto prefill = choiceOf(rows->at(1), *test::sampleCatalogue());
        QCOMPARE(decode->fleet.gpus, std::int64_t{6});
        QCOMPARE(decode->layout.tp, std::int64_t{2});
        QCOMPARE(prefill->fleet.gpus, std::int64_t{1});
    }

    void quantilesAndCoverage() {
        std::vector<Trial> trials;
        for (const double e : {0.01, -0.02, 0.03, -0.04, 0.50})
            trials.push_back(trial(1 + e, 0.97 + e, 1.03 + e, 1.0));
        const auto groups = errorGroups(trials, all);
        QCOMPARE(groups.size(), std::size_t{1});
        QVERIFY(std::abs(groups[0].median - 0.03) < 1e-12);
        QVERIFY(std::abs(groups[0].p90 - (0.04 + 0.6 * 0.46)) < 1e-12);
        QVERIFY(std::abs(groups[0].worst - 0.50) < 1e-12);
        QVERIFY(std::abs(groups[0].inside - 0.6) < 1e-12); // 0.01, 0.02 and 0.03
    }

    void refusedRowsAreCountedWithTheirReason() {
        std::vector<Trial> trials{trial(1, 1, 1, 1), trial(1, 1, 1, 1), trial(1, 1, 1, 1)};
        trials[1].prediction = fail({ErrorCode::UnknownId, "model", "rule.unknown", "x", {}, {}});
        trials[2].prediction = fail({ErrorCode::UnknownId, "model", "rule.unknown", "x", {}, {}});
        const auto refused = refusals(trials);
        QCOMPARE(refused.size(), std::size_t{1});
        QCOMPARE(refused[0].rows, std::size_t{2});
        const auto groups = errorGroups(trials, all);
        QCOMPARE(groups[0].rows, std::size_t{3});
        QCOMPARE(groups[0].predicted, std::size_t{1});
    }

    void verdictsAreRightOrWrong() {
        std::vector<Trial> trials{trial(0.9, 1, 1, 1), trial(0.2, 0, 0, 1)};
        for (auto& t : trials)
            t.prediction->isVerdict = true;
        QCOMPARE(errorGroups(trials, all)[0].median, 0.5);
    }

    // An unlimited prediction must not poison the others' quantiles with a NaN.
    void infinitePredictionIsTheWorst() {
        std::vector<Trial> trials{trial(1.1, 1, 2, 1), trial(INFINITY, 1, 2, 1)};
        const auto g = errorGroups(trials, all)[0];
        QVERIFY(!std::isnan(g.median) && !std::isnan(g.p90));
        QVERIFY(std::isinf(g.worst));
    }

    void unitsOfMemory() {
        QCOMPARE(bytesPerUnit("GiB"), kGibi);
        QCOMPARE(bytesPerUnit("GB"), kGiga);
        QCOMPARE(bytesPerUnit("GB-as-printed"), kGibi);
        QCOMPARE(bytesPerUnit("MB-as-printed"), kMebi);
        QCOMPARE(bytesPerUnit("furlong"), 0.0);
    }

    void intervalHoldsEightyPerCent() {
        const Ranged r = interval80(100, 0.1);
        QVERIFY(std::abs(std::log(r.hi / 100) - 0.12815515655) < 1e-9);
        QVERIFY(std::abs(r.lo * r.hi - 1e4) < 1e-6);
    }

    void probabilityOfFitting() {
        QCOMPARE(fitProbability(10, 10, 0.1), 0.5);
        QVERIFY(std::abs(fitProbability(10, 10 * std::exp(kHalfWidth80 * 0.1), 0.1) - 0.9) < 1e-9);
        QCOMPARE(fitProbability(10, 9, 0.0), 0.0);
        QCOMPARE(fitProbability(0, 9, 0.1), 1.0);
    }
};

QTEST_APPLESS_MAIN(TestValidate)
#include "tst_validate.moc"
