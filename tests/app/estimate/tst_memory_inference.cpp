// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/result.h"
#include "app/estimate/estimate.h"
#include "app/estimate/memory_inference.h"
#include "tests/support/memory_plan.h"

#include <QTest>

using namespace xuanka;
using namespace xuanka::estimate;
using test::HandPlan;

namespace {

model::Architecture llama70b() {
    return test::architecture("llama-3.1-70b", "Llama 3.1 70B", 8192, 128256, 131072,
                              test::llamaLayers(80, 64, 8, 28672));
}

model::Architecture llama7b() {
    return test::architecture("llama-2-7b", "Llama 2 7B", 4096, 32000, 4096,
                              test::llamaLayers(32, 32, 32, 11008));
}

/// DeepSeek-V3's attention: a latent of 512 and 64 rotary values a token.
model::Architecture latentModel() {
    model::LayerKind kind;
    kind.count = 61;
    kind.mixer = model::LatentAttention{128, 1536, 512, 64, 128, 128};
    kind.dense = model::DenseFfn{18432, true, false};
    return test::architecture("latent", "Latent", 7168, 129280, 163840, kind);
}

/// gpt-oss: every other layer sees 128 tokens.
model::Architecture windowedModel() {
    auto full = test::llamaLayers(18, 64, 8, 2880);
    std::get<model::SoftmaxAttention>(full.mixer).headDim = 64;
    std::get<model::SoftmaxAttention>(full.mixer).valueHeadDim = 64;
    auto windowed = full;
    std::get<model::SoftmaxAttention>(windowed.mixer).windowTokens = 128;
    auto m = test::architecture("windowed", "Windowed", 2880, 201088, 131072, full);
    m.kinds.push_back(windowed);
    return m;
}

HandPlan serving(model::Architecture model) {
    HandPlan h(std::move(model));
    auto& w = h.plan.choice.workload;
    w.task = plan::Task::Serving;
    w.promptTokens = 1024;
    w.outputTokens = 1024;
    w.concurrency = 1;
    h.catalogue->accelerators[0].usableMib = 81559.0;
    h.plan.choice.techniques.cudaGraphs = false;
    return h;
}

void spread(HandPlan& h, std::int64_t tp) {
    h.plan.choice.layout.tp = tp;
    h.plan.choice.fleet.gpus = tp;
}

double cacheOf(const HandPlan& h, double tokens) {
    return cachePerRequest(h.plan, prepare(h.plan).value(), tokens);
}

Memory memoryOf(const HandPlan& h) {
    return estimate::estimate(h.plan).value().memory;
}

Service serviceOf(const HandPlan& h) {
    return estimate::estimate(h.plan).value().service;
}

} // namespace

class TestMemoryInference : public QObject {
    Q_OBJECT

private slots:

    // 2 (K, V) × 80 layers × 8 heads × 128 × 2 bytes = 327,680 bytes a token.
    void groupedHeadsAreReplicatedBeyondTheirNumber() {
        HandPlan h = serving(llama70b());
        QCOMPARE(cacheOf(h, 1000), 327680.0 * 1000);
        spread(h, 8);
        QCOMPARE(cacheOf(h, 1000), 327680.0 * 1000 / 8);
        spread(h, 16);
        QCOMPARE(cacheOf(h, 1000), 327680.0 * 1000 / 8);
    }

    // 61 × (512 + 64) × 2 = 70,272 bytes a token on every card, whatever the split.
    void latentCacheIsNotSplit() {
        HandPlan h = serving(latentModel());
        QCOMPARE(cacheOf(h, 1000), 70272.0 * 1000);
        spread(h, 8);
        QCOMPARE(cacheOf(h, 1000), 70272.0 * 1000);
    }

    void slidingWindowsCapHalfTheLayers() {
        const HandPlan h = serving(windowedModel());
        const double perLayer = 2.0 * 8 * 64 * 2;
        QCOMPARE(cacheOf(h, 100000), 18 * perLayer * 100000 + 18 * perLayer * 128);
        QCOMPARE(cacheOf(h, 100), 36 * perLayer * 100);
    }

    void attentionDataParallelSplitsRequestsAndReplicatesAttention() {
        HandPlan h = serving(latentModel());
        spread(h, 8);
        h.plan.choice.workload.concurrency = 64;
        const auto tensor = memoryOf(h);
        h.plan.choice.layout.attentionDataParallel = true;
        QCOMPARE(requestsPerCard(h.plan, 64), 8.0);
        const auto data = memoryOf(h);
        QCOMPARE(data.part(MemoryPart::Cache).value, tensor.part(MemoryPart::Cache).value / 8);
        QVERIFY(data.part(MemoryPart::Weights) > tensor.part(MemoryPart::Weights));
    }

    void blocksAreRoundedUp() {
        HandPlan h = serving(llama70b());
        h.coefficient("mem_cache_block_tokens", 16);
        QCOMPARE(cacheOf(h, 1), 327680.0 * 16);
        QCOMPARE(cacheOf(h, 17), 327680.0 * 32);
    }

    void eightBitCacheHalvesIt() {
        HandPlan h = serving(llama70b());
        h.plan.cache = h.format("fp8");
        QCOMPARE(cacheOf(h, 1000), 327680.0 * 1000 / 2);
    }

    // Embedding and head stay 16-bit under a 4-bit scheme.
    void fourBitsAreMoreThanFour() {
        HandPlan h = serving(llama7b());
        h.plan.weights = h.format("awq-int4-g128");
        const double linear = 32.0 * (4.0 * 4096 * 4096 + 3.0 * 4096 * 11008);
        const double rest = 6738415616.0 - linear;
        const double weights = memoryOf(h).part(MemoryPart::Weights).value;
        QCOMPARE(weights, linear * 4.15625 / 8 + rest * 2);
        QVERIFY(weights * 8 / 6738415616.0 > 4.5);
    }

    // The two ways of solving agree: what largestConcurrency says fits, and one more does not.
    void largestConcurrencyIsTheLastThatFits() {
        HandPlan h = serving(llama7b());
        h.coefficient("mem_engine_fraction", 0.9).coefficient("mem_decode_logit_bytes", 0);
        const std::int64_t most = serviceOf(h).largestConcurrency;
        QVERIFY(most > 1);
        h.plan.choice.workload.concurrency = most;
        QVERIFY(memoryOf(h).fits);
        QCOMPARE(serviceOf(h).runningRequests, most);
        h.plan.choice.workload.concurrency = most + 1;
        QVERIFY(!memoryOf(h).fits);
        // Not all are at their full length at once: in steady state one more may run.
        const auto beyond = serviceOf(h);
        QVERIFY(beyond.steadyConcurrency >= most);
        QCOMPARE(beyond.runningRequests, std::min(most + 1, beyond.steadyConcurrency));
    }

    void largestContextIsTheLastThatFits() {
        HandPlan h = serving(llama70b());
        spread(h, 2);
        h.catalogue->accelerators[0].usableMib = 80000.0;
        const std::int64_t most = serviceOf(h).largestContext;
        QVERIFY(most > 2048 && most < 131072);
        h.plan.choice.workload.promptTokens = most - 1;
        h.plan.choice.workload.outputTokens = 1;
        QVERIFY(memoryOf(h).fits);
        h.plan.choice.workload.promptTokens = most;
        QVERIFY(!memoryOf(h).fits);
    }

    // Plain Transformers: the widest tensors of the prompt's own pass.
    void prefillOfAWholePromptBinds() {
        HandPlan h = serving(llama7b());
        h.coefficient("mem_prefill_wide_bytes", 6).coefficient("mem_prefill_hidden_bytes", 8);
        auto& w = h.plan.choice.workload;
        w.promptTokens = 4000;
        w.outputTokens = 1;
        const auto m = memoryOf(h);
        QCOMPARE(m.peakPhase, Phase::Prefill);
        QCOMPARE(m.part(MemoryPart::Workspace).value, 4000.0 * (6.0 * 11008 + 8.0 * 4096));
    }

    // vLLM class: activations are those of one chunk, however long the prompts are.
    void chunkBoundsTheWorkspace() {
        HandPlan h = serving(llama7b());
        h.coefficient("mem_prefill_wide_bytes", 6).coefficient("mem_prefill_chunk_tokens", 2048);
        const double one = memoryOf(h).part(MemoryPart::Workspace).value;
        h.plan.choice.workload.promptTokens = 3000;
        QCOMPARE(memoryOf(h).part(MemoryPart::Workspace).value, one);
        h.plan.choice.techniques.chunkedPrefillTokens = 4096;
        QCOMPARE(memoryOf(h).part(MemoryPart::Workspace).value, 2 * one);
    }

    // llama.cpp keeps logits on the host: the wrong device is a public error of calculators.
    void hostLogitsTakeNothingOfTheCard() {
        HandPlan h = serving(llama7b());
        h.coefficient("mem_prefill_logit_bytes", 4);
        QVERIFY(servingFixed(h.plan, prepare(h.plan).value()).prefillLogits > 0);
        h.coefficient("mem_host_logits", 1);
        const auto fixed = servingFixed(h.plan, prepare(h.plan).value());
        QCOMPARE(fixed.prefillLogits, 0.0);
        QCOMPARE(fixed.decodeLogits, 0.0);
    }

    // The fraction belongs to the engine: a stack without one may use the whole card.
    void fractionIsTheEngines() {
        HandPlan h = serving(llama7b());
        const double whole = 81559.0 * kMebi;
        QCOMPARE(servingFixed(h.plan, prepare(h.plan).value()).capacity, whole);
        h.coefficient("mem_engine_fraction", 0.9);
        QCOMPARE(servingFixed(h.plan, prepare(h.plan).value()).capacity, 0.9 * whole);
        h.plan.choice.techniques.memoryFraction = 0.5;
        QCOMPARE(servingFixed(h.plan, prepare(h.plan).value()).capacity, 0.5 * whole);
    }

    void driverKeepsAShare() {
        HandPlan h = serving(llama7b());
        h.coefficient("mem_driver_share", 0.0125);
        QCOMPARE(memoryOf(h).usable.value, 81559.0 * kMebi * 0.9875);
    }

    // Cards are not one pool: two replicas need the model twice.
    void severalCardsAreNotPooled() {
        HandPlan h = serving(llama7b());
        const double one = memoryOf(h).part(MemoryPart::Weights).value;
        h.plan.choice.fleet.gpus = 2;
        h.plan.dp = 2;
        QCOMPARE(memoryOf(h).part(MemoryPart::Weights).value, one);
    }

    // Context is what the plan asks for, not the model's maximum.
    void contextIsThePlans() {
        HandPlan h = serving(llama70b());
        spread(h, 2);
        QCOMPARE(memoryOf(h).part(MemoryPart::Cache).value, 327680.0 * 2048 / 2);
    }

    // Experts that a token does not visit are in memory all the same: 46.7 B of Mixtral, not 12.9.
    void allExpertsAreHeld() {
        auto kind = test::llamaLayers(32, 32, 8, 14336);
        kind.dense.reset();
        kind.moe = model::MoeFfn{8, 2, 14336};
        const HandPlan h =
            serving(test::architecture("mixtral", "Mixtral", 4096, 32000, 32768, kind));
        QCOMPARE(memoryOf(h).part(MemoryPart::Weights).value, 2.0 * 46702792704.0);
    }

    // Three matrices in a gated feed-forward: 3 · h · I.
    void gatedFeedForwardHasThreeMatrices() {
        auto gated = llama7b();
        auto plain = gated;
        plain.kinds[0].dense->isGated = false;
        const double more = memoryOf(serving(gated)).part(MemoryPart::Weights).value -
                            memoryOf(serving(plain)).part(MemoryPart::Weights).value;
        QCOMPARE(more, 32.0 * 4096 * 11008 * 2);
    }

    void trainingHasNoCache() {
        HandPlan h(llama7b());
        QCOMPARE(memoryOf(h).part(MemoryPart::Cache).value, 0.0);
    }

    void partsAddUp() {
        HandPlan h = serving(llama7b());
        h.coefficient("mem_context_mib", 500).coefficient("mem_serve_fragmentation", 0.05);
        const auto m = memoryOf(h);
        Bytes sum;
        for (const Bytes b : m.parts)
            sum += b;
        QVERIFY(std::abs((sum - m.deviceUsed).value) < 1.0);
        QVERIFY(m.allocated < m.reserved && m.reserved < m.deviceUsed);
    }

    // More of anything never needs less (a property the search's bounds rest on).
    void needGrowsWithLoad() {
        double last = 0.0;
        for (const std::int64_t concurrency : {1, 2, 8, 64}) {
            HandPlan h = serving(llama7b());
            h.plan.choice.workload.concurrency = concurrency;
            const double now = memoryOf(h).deviceUsed.value;
            QVERIFY(now > last);
            last = now;
        }
    }
};

QTEST_APPLESS_MAIN(TestMemoryInference)
#include "tst_memory_inference.moc"
