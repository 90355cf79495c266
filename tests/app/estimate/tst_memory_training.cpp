// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/result.h"
#include "app/estimate/activation_bytes.h"
#include "app/estimate/estimate.h"
#include "app/estimate/memory_training.h"
#include "app/estimate/training_stage.h"
#include "tests/support/memory_plan.h"

#include <QTest>

using namespace xuanka;
using namespace xuanka::estimate;
using test::HandPlan;

namespace {

/// Stack of the Megatron papers: eager attention with dropout, FP32 copies and gradients.
HandPlan megatron(model::Architecture model) {
    HandPlan h(std::move(model));
    h.master(plan::MasterWeights::Optimizer)
        .coefficient("mem_dropout_bytes", 2.0)
        .coefficient("mem_score_bytes", 5.0)
        .coefficient("mem_gradient_bytes", 4.0);
    h.plan.choice.techniques.attention = plan::AttentionKernel::Eager;
    h.plan.choice.workload.sequenceTokens = 2048;
    h.plan.choice.layout.tp = 8;
    h.plan.choice.fleet.gpus = 8;
    return h;
}

double gib(double bytes) {
    return bytes / kGibi;
}

model::Architecture llama7b() {
    return test::architecture("llama-2-7b", "Llama 2 7B", 4096, 32000, 4096,
                              test::llamaLayers(32, 32, 32, 11008));
}

} // namespace

class TestMemoryTraining : public QObject {
    Q_OBJECT

private slots:

    // Korthikanti et al. 2022, equations 2 to 4, per layer and token: s·b·h·(34 + 5·a·s/h).
    void layerKeepsWhatThePaperCounts() {
        const HandPlan h = megatron(test::megatronGpt(48, 6144, 64));
        const Prepared p = prepare(h.plan).value();
        const KeptRules rules{&p.profile, 6144, 2, 2048, false, true, true, false, 0};
        const LayerKept kept = keptWhole(rules, p.kinds[0]);
        const double s = 2048, hidden = 6144, heads = 64;
        QCOMPARE(kept.whole + kept.split, hidden * (34 + 5 * heads * s / hidden));
        QCOMPARE(kept.perCard(8, false), hidden * (10 + 24 / 8.0 + 5 * heads * s / (hidden * 8)));
        QCOMPARE(kept.perCard(8, true), hidden * (34 + 5 * heads * s / hidden) / 8);
    }

    void recomputeLevelsOfThePaper() {
        const HandPlan h = megatron(test::megatronGpt(48, 6144, 64));
        const Prepared p = prepare(h.plan).value();
        const KeptRules rules{&p.profile, 6144, 2, 2048, false, true, true, false, 0};
        const auto& kind = p.kinds[0];
        using enum plan::Recompute;
        QCOMPARE(keptAfterRecompute(rules, kind, Selective).perCard(8, true), 6144 * 34.0 / 8);
        QCOMPARE(keptAfterRecompute(rules, kind, Full).perCard(8, false), 2 * 6144.0);
    }

    // Figure 1 of the paper: 22B, 59.25 GiB of activations; 175B first stage, interleaved, 66.8.
    void activationsOfTheFirstStage() {
        HandPlan small = megatron(test::megatronGpt(48, 6144, 64));
        small.plan.choice.workload.microBatch = 4;
        const auto stage = trainingStage(small.plan, prepare(small.plan).value(), 0);
        QVERIFY(std::abs(gib(stage.activations) - 59.25) < 0.01);

        HandPlan large = megatron(test::megatronGpt(96, 12288, 96));
        auto& c = large.plan.choice;
        c.layout.pp = 8;
        c.layout.virtualStages = 3;
        c.fleet.gpus = 64;
        c.workload.accumulation = 64;
        const auto first = trainingStage(large.plan, prepare(large.plan).value(), 0);
        QVERIFY(std::abs(gib(first.activations) - 66.86) < 0.05);
    }

    // 12 h² per layer at 18 bytes: 45.56 GiB a card for the layers of both models.
    void statesOfTheLayers() {
        HandPlan h = megatron(test::megatronGpt(96, 12288, 96));
        h.plan.choice.layout.pp = 8;
        h.plan.choice.fleet.gpus = 64;
        const auto middle = trainingStage(h.plan, prepare(h.plan).value(), 1);
        QVERIFY(std::abs(gib(middle.layerStates) - 45.56) < 0.05);
    }

    void oneForwardOneBackward() {
        plan::Layout l;
        l.pp = 4;
        for (std::int64_t i = 0; i < 4; ++i)
            QCOMPARE(microBatchesInFlight(l, i, 16), 4.0 - static_cast<double>(i));
        QCOMPARE(microBatchesInFlight(l, 0, 2), 2.0);
        l.virtualStages = 2; // p (1 + (p−1)/(p m)) on the first stage
        QCOMPARE(microBatchesInFlight(l, 0, 16), 4.0 * (1 + 3 / 8.0));
        QVERIFY(microBatchesInFlight(l, 3, 16) > 1.0);
    }

    void firstStageHasEmbeddingLastHasLogitsAndTiedCopy() {
        HandPlan h = megatron(test::megatronGpt(96, 12288, 96));
        h.plan.choice.layout.pp = 8;
        h.plan.choice.fleet.gpus = 64;
        const Prepared p = prepare(h.plan).value();
        const auto first = trainingStage(h.plan, p, 0);
        const auto middle = trainingStage(h.plan, p, 1);
        const auto last = trainingStage(h.plan, p, 7);
        const double embedding = (51200.0 + 2048.0) * 12288 / 8 * 2;
        QCOMPARE(first.weights - middle.weights, embedding);
        QVERIFY(last.weights - middle.weights >= 51200.0 * 12288 / 8 * 2);
        QCOMPARE(first.logits, 0.0);
        QVERIFY(last.logits > 0.0);
    }

    // Mixed precision with Adam: 2 + 4 + 2 + 8 = 16 bytes a parameter; 6.738 B of Llama 2 7B.
    void sixteenBytesAParameter() {
        HandPlan h(llama7b());
        h.master(plan::MasterWeights::Optimizer);
        const auto s = trainingStage(h.plan, prepare(h.plan).value(), 0);
        QCOMPARE(s.weights + s.master + s.gradients + s.states, 16.0 * 6738415616.0);
        h.master(plan::MasterWeights::Parameters); // FSDP mixed precision: 4 + 4 + 8, the same sum
        const auto f = trainingStage(h.plan, prepare(h.plan).value(), 0);
        QCOMPARE(f.weights, 4.0 * 6738415616.0);
        QCOMPARE(f.weights + f.master + f.gradients + f.states, 16.0 * 6738415616.0);
        h.master(plan::MasterWeights::None);
        const auto pure = trainingStage(h.plan, prepare(h.plan).value(), 0);
        QCOMPARE(pure.weights + pure.master + pure.gradients + pure.states, 12.0 * 6738415616.0);
    }

    // ZeRO paper, figure 1: K = 12 bytes of states, 2 + 2 of weights and gradients, N cards.
    void zeroStages() {
        const double psi = 6738415616.0;
        const std::array<double, 4> expected{16 * psi, (4 + 12 / 8.0) * psi, (2 + 14 / 8.0) * psi,
                                             16 * psi / 8.0};
        for (std::int64_t stage = 0; stage < 4; ++stage) {
            HandPlan h(llama7b());
            h.master(plan::MasterWeights::Optimizer);
            h.plan.choice.fleet.gpus = 8;
            h.plan.dp = 8;
            h.plan.choice.techniques.zeroStage = stage;
            const auto s = trainingStage(h.plan, prepare(h.plan).value(), 0);
            QCOMPARE(s.weights + s.master + s.gradients + s.states,
                     expected[static_cast<std::size_t>(stage)]);
        }
    }

    void hybridShardDividesInsideTheNodeOnly() {
        HandPlan h(llama7b());
        h.plan.dp = 32;
        h.plan.choice.fleet.gpus = 32;
        h.plan.choice.techniques.zeroStage = 3;
        h.plan.choice.techniques.hybridShard = true;
        const auto s = trainingStage(h.plan, prepare(h.plan).value(), 0);
        QCOMPARE(s.weights, 2.0 * 6738415616.0 / 8.0);
    }

    // A trap: accumulation shrinks nothing but the micro-batch that the user chose.
    void accumulationDividesNoStates() {
        HandPlan h(llama7b());
        const auto one = estimate::estimate(h.plan).value().memory;
        h.plan.choice.workload.accumulation = 8;
        const auto eight = estimate::estimate(h.plan).value().memory;
        using enum MemoryPart;
        for (const auto part : {Weights, OptimizerStates})
            QCOMPARE(one.part(part).value, eight.part(part).value);
        // Gradients of the micro-batches before stay while the next one runs: never less memory.
        QVERIFY(eight.allocated >= one.allocated);
    }

    // A trap: FP32 logits of a 128 k vocabulary beat a small model; a chunked loss removes them.
    void logitsBeatASmallModelUntilChunked() {
        auto model = test::architecture("llama-3.2-1b", "Llama 3.2 1B", 2048, 128256, 131072,
                                        test::llamaLayers(16, 32, 8, 8192));
        model.hasTiedEmbeddings = true;
        HandPlan h(model);
        h.coefficient("mem_logit_bytes", 10.0);
        auto& w = h.plan.choice.workload;
        w.sequenceTokens = 8192;
        w.microBatch = 2;
        const auto full = estimate::estimate(h.plan).value().memory;
        QCOMPARE(full.peakPhase, Phase::Loss);
        const double logits = 2.0 * 8192 * 128256 * 10.0;
        QVERIFY(full.part(MemoryPart::Logits).value >= logits);
        h.plan.choice.techniques.loss = plan::LossKernel::Chunked;
        const auto chunked = estimate::estimate(h.plan).value().memory;
        QVERIFY(chunked.allocated < full.allocated - Bytes(0.5 * logits));
    }

    // A trap: recomputation keeps one input a block plus the whole block being recomputed.
    void fullRecomputeKeepsInputsAndOneBlock() {
        HandPlan h(llama7b());
        h.coefficient("mem_block_gradients", 0.0);
        h.plan.choice.techniques.recompute = plan::Recompute::Full;
        const Prepared p = prepare(h.plan).value();
        const auto s = trainingStage(h.plan, p, 0);
        const double tokens = 4096;
        QCOMPARE(s.activations, tokens * 32 * 2 * 4096);
        const KeptRules rules{&p.profile, 4096, 2, 4096, true, false, true, false, 0};
        const double whole = keptWhole(rules, p.kinds[0]).perCard(1, false);
        QCOMPARE(s.block, tokens * (whole - 2 * 4096));
    }

    // A trap: ZeRO-3 gathers blocks at compute precision: 0.5 GB of shards is not the need.
    void zero3GathersBlocksAndHead() {
        HandPlan h(llama7b());
        h.master(plan::MasterWeights::Parameters).coefficient("mem_gathered_blocks", 2.0);
        h.plan.dp = 64;
        h.plan.choice.fleet.gpus = 64;
        h.plan.choice.techniques.zeroStage = 3;
        const auto s = trainingStage(h.plan, prepare(h.plan).value(), 0);
        const double block = (4.0 * 4096 * 4096 + 3.0 * 4096 * 11008 + 2 * 4096) * 2;
        QCOMPARE(s.gathered, 3 * block); // two gathered, one gradient
        QCOMPARE(s.gatheredLoss, (2.0 * 32000 * 4096 + 4096) * 2);
        h.plan.choice.techniques.reshardAfterForward = false;
        const auto kept = trainingStage(h.plan, prepare(h.plan).value(), 0);
        QCOMPARE(kept.gathered, 2.0 * 6738415616.0 + block);
    }

    // A trap: LoRA's states are tiny, but inputs of adapted layers and the frozen base's own
    // activations are kept.
    void loraKeepsActivationsOfTheFrozenBase() {
        HandPlan h(llama7b());
        h.plan.choice.workload.task = plan::Task::Lora;
        auto& t = h.plan.choice.techniques;
        t.loraRank = 8;
        t.loraTargets = plan::kLoraQuery | plan::kLoraValue;
        const Prepared p = prepare(h.plan).value();
        const auto s = trainingStage(h.plan, p, 0);
        QCOMPARE(s.weights, 2.0 * 6738415616.0);
        QCOMPARE(s.adapter, 32.0 * 2 * 8 * (4096 + 4096) * 12.0); // 4.19 M parameters
        QCOMPARE(s.gradients, 0.0);
        const KeptRules frozen{&p.profile, 4096, 2, 4096, true, false, false, false, t.loraTargets};
        const KeptRules trained{&p.profile, 4096, 2, 4096, true, false, true, false, 0};
        const double kept = keptWhole(frozen, p.kinds[0]).perCard(1, false);
        const double full = keptWhole(trained, p.kinds[0]).perCard(1, false);
        // The product of the gated feed-forward (frozen down) and the second norm's output go.
        QCOMPARE(full - kept, 2.0 * 11008 + 2.0 * 4096);
        QVERIFY(kept > 0.7 * full);
    }

    // QLoRA: bitsandbytes quantises linear layers, not embedding or head.
    void qloraKeepsEmbeddingsSixteenBit() {
        HandPlan h(llama7b());
        h.plan.choice.workload.task = plan::Task::Qlora;
        h.plan.weights = h.format("nf4-dq");
        const auto s = trainingStage(h.plan, prepare(h.plan).value(), 0);
        const double linear = 32.0 * (4.0 * 4096 * 4096 + 3.0 * 4096 * 11008);
        const double rest = 6738415616.0 - linear;
        QCOMPARE(s.weights, linear * 4.127 / 8 + rest * 2);
    }

    void preferenceHoldsAReferenceAndPairs() {
        HandPlan h(llama7b());
        const auto tuned = trainingStage(h.plan, prepare(h.plan).value(), 0);
        h.plan.choice.workload.task = plan::Task::Preference;
        const auto dpo = trainingStage(h.plan, prepare(h.plan).value(), 0);
        QCOMPARE(dpo.weights - tuned.weights, 2.0 * 6738415616.0);
        QCOMPARE(dpo.activations, 2.0 * tuned.activations);
    }

    void offloadMovesToTheHost() {
        HandPlan h(llama7b());
        h.master(plan::MasterWeights::Optimizer);
        h.plan.choice.techniques.offloadOptimizer = plan::OffloadTarget::Host;
        const auto m = estimate::estimate(h.plan).value().memory;
        QCOMPARE(m.part(MemoryPart::OptimizerStates).value, 0.0);
        QCOMPARE(m.host.value, 12.0 * 6738415616.0);
    }

    // A trap: three numbers, in this order.
    void allocatedReservedAndDeviceDiffer() {
        HandPlan h(llama7b());
        h.coefficient("mem_train_fragmentation", 0.1).coefficient("mem_context_mib", 512);
        const auto m = estimate::estimate(h.plan).value().memory;
        QVERIFY(m.allocated < m.reserved);
        QVERIFY(m.reserved < m.deviceUsed);
        Bytes sum;
        for (const Bytes b : m.parts)
            sum += b;
        QVERIFY(std::abs(sum.value - m.deviceUsed.value) < 1.0);
    }

    // 7 B with mixed Adam needs 108 GB of states alone; a 24 GB card never holds it.
    void fullTuningOf7bNeverFitsOn24Gb() {
        HandPlan h(llama7b());
        h.master(plan::MasterWeights::Optimizer);
        h.plan.choice.workload.sequenceTokens = 512;
        h.plan.choice.techniques.recompute = plan::Recompute::Full;
        const auto m = estimate::estimate(h.plan).value().memory;
        QVERIFY(!m.fits);
        QVERIFY(m.fitProbability < 0.001);
    }

    void missingMemoryIsAnErrorNotAZero() {
        HandPlan h(llama7b());
        h.catalogue->accelerators[0].usableMib.reset();
        const auto e = estimate::estimate(h.plan);
        QVERIFY(!e);
        QCOMPARE(e.error().code, ErrorCode::MissingFigure);
    }
};

QTEST_APPLESS_MAIN(TestMemoryTraining)
#include "tst_memory_training.moc"
