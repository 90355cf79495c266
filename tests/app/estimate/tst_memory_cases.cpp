// SPDX-License-Identifier: GPL-3.0-or-later
// Public questions of people who do this job, with what came of it. Each comes out as it did.
#include "app/base/result.h"
#include "app/estimate/estimate.h"
#include "app/estimate/memory_inference.h"
#include "tests/support/shipped_catalogue.h"

#include <QTest>

using namespace xuanka;
using namespace xuanka::estimate;

namespace {

plan::PlanChoice choice(
    const char* model, const char* card, std::int64_t gpus, const char* profile, plan::Task task) {
    plan::PlanChoice c;
    c.workload.modelId = model;
    c.workload.task = task;
    c.fleet.acceleratorId = card;
    c.fleet.gpus = gpus;
    c.profileId = profile;
    return c;
}

Estimate evaluated(const plan::PlanChoice& c) {
    const auto plan = plan::makePlan(c, support::shippedCatalogue());
    if (!plan)
        throw std::runtime_error(plan.error().front().field + " " + plan.error().front().rule +
                                 " " + plan.error().front().given);
    const auto e = estimate::estimate(*plan);
    if (!e)
        throw std::runtime_error(e.error().field + " " + e.error().rule);
    return *e;
}

plan::PlanChoice tuning(const char* model,
                        const char* card,
                        std::int64_t gpus,
                        const char* profile,
                        plan::Task task,
                        std::int64_t tokens) {
    auto c = choice(model, card, gpus, profile, task);
    c.workload.sequenceTokens = tokens;
    c.techniques.recompute = plan::Recompute::Full;
    if (task == plan::Task::Qlora)
        c.techniques.weightFormat = "nf4-dq";
    return c;
}

plan::PlanChoice serving(const char* model,
                         const char* card,
                         std::int64_t gpus,
                         const char* profile,
                         std::int64_t context) {
    auto c = choice(model, card, gpus, profile, plan::Task::Serving);
    c.workload.promptTokens = context - 256;
    c.workload.outputTokens = 256;
    c.workload.concurrency = 1;
    c.layout.tp = gpus;
    return c;
}

double cacheGib(const char* model, double tokens) {
    const auto c = serving(model, "h100-sxm5-80gb", 1, "vllm", 1024);
    const auto plan = plan::makePlan(c, support::shippedCatalogue()).value();
    return cachePerRequest(plan, prepare(plan).value(), tokens) / kGibi;
}

bool near(double value, double wanted, double share) {
    return std::abs(value / wanted - 1.0) <= share;
}

} // namespace

class TestMemoryCases : public QObject {
    Q_OBJECT

private slots:

    // xtuner#88: QLoRA of 70 B on one 40 GB card ran out; on 24 GB it never fits.
    void qloraOf70bOnOneCard() {
        for (const char* card : {"a100-sxm4-40gb", "rtx-4090-24gb"}) {
            const auto e =
                evaluated(tuning("llama-2-70b", card, 1, "hf-eager", plan::Task::Qlora, 2048));
            QVERIFY(!e.memory.fits);
        }
    }

    // axolotl#488: with the base sharded over 16 cards of 24 GB it does.
    void qloraOf70bOnSixteenCards() {
        auto c = tuning("llama-2-70b", "a10-24gb", 16, "hf-fsdp", plan::Task::Qlora, 2048);
        c.techniques.zeroStage = 3;
        QVERIFY(evaluated(c).memory.fits);
    }

    // alpaca-lora#121: 8-10 GB for 7 B, 16-17 GB for 13 B on an int8 base.
    void int8LoraOnAGamingCard() {
        const auto need = [](const char* model) {
            auto c = tuning(model, "rtx-4090-24gb", 1, "hf-eager", plan::Task::Lora, 256);
            c.workload.microBatch = 4;
            c.techniques.weightFormat = "int8";
            c.techniques.computeFormat = "fp16";
            c.techniques.loraRank = 8;
            c.techniques.loraTargets = plan::kLoraQuery | plan::kLoraValue;
            return evaluated(c).memory.deviceUsed.value / kGiga;
        };
        QVERIFY2(need("llama-7b") > 7.5 && need("llama-7b") < 10.5,
                 qPrintable(QString::number(need("llama-7b"))));
        QVERIFY2(need("llama-13b") > 14.0 && need("llama-13b") < 18.0,
                 qPrintable(QString::number(need("llama-13b"))));
    }

    // LMFlow#213: 16-bit base of 13.5 GB leaves too little on 16 GB, ZeRO-2 or not.
    void loraOf7bOn16Gb() {
        auto c = tuning("llama-7b", "rtx-a4000-16gb", 2, "deepspeed", plan::Task::Lora, 1024);
        c.techniques.recompute = plan::Recompute::None;
        c.techniques.zeroStage = 2;
        QVERIFY(!evaluated(c).memory.fits);
    }

    // FastChat#543 and the article's claim: 24 GB does not hold full tuning of 7 B.
    void fullTuningOf7bOn24Gb() {
        for (const char* profile : {"hf-eager", "deepspeed"})
            for (const char* card : {"rtx-3090-24gb", "rtx-4090-24gb"})
                QVERIFY(
                    !evaluated(tuning("llama-7b", card, 1, profile, plan::Task::FullFinetune, 512))
                         .memory.fits);
    }

    // torchtune#990: pure bf16, paged 8-bit states and the optimizer in the backward pass do fit.
    void fullTuningOf8bOn24GbWithEveryTrick() {
        auto c =
            tuning("llama-3.1-8b", "rtx-4090-24gb", 1, "torchtune", plan::Task::FullFinetune, 2048);
        c.techniques.optimizer = "paged-adamw-8bit";
        c.techniques.optimizerInBackward = true;
        c.techniques.loss = plan::LossKernel::Chunked;
        QVERIFY(evaluated(c).memory.fits);
    }

    // DeepSeek-Coder#78: 33 B over eight 80 GB cards ran out with 77.08 GiB allocated: DeepSpeed's
    // step holds FP32 gradients beside 16 bytes a parameter. Offloaded it fits.
    void fullTuningOf33bOnOneNode() {
        auto c = tuning("deepseek-coder-33b", "a800-sxm4-80gb", 8, "deepspeed",
                        plan::Task::FullFinetune, 2048);
        c.fleet.hostMemoryGib = 1024;
        c.techniques.zeroStage = 3;
        const auto plain = evaluated(c).memory;
        QVERIFY(near(plain.allocated.value / kGibi, 77.08, 0.05));
        c.techniques.offloadOptimizer = plan::OffloadTarget::Host;
        const auto offloaded = evaluated(c).memory;
        QVERIFY(offloaded.fits);
        QVERIFY(offloaded.host.value / kGiga > 380 && offloaded.host.value / kGiga < 1000);
    }

    // torchtune#389: about 54 GB with AdamW in pure bf16, about 40.5 with 8-bit states.
    void pureBf16Tuning() {
        auto c = tuning("llama-2-7b", "a100-sxm4-80gb", 1, "torchtune-eager",
                        plan::Task::FullFinetune, 512);
        QVERIFY(near(evaluated(c).memory.allocated.value / kGiga, 54.0, 0.08));
        c.techniques.optimizer = "adamw-8bit";
        QVERIFY(near(evaluated(c).memory.allocated.value / kGiga, 40.5, 0.08));
    }

    // torchtune#987: 70 B on one node of eight 80 GB cards with paged states, about 51 GB a card.
    void fullTuningOf70bWithPagedStates() {
        auto c =
            tuning("llama-2-70b", "a100-sxm4-80gb", 8, "torchtune", plan::Task::FullFinetune, 4096);
        c.techniques.zeroStage = 3;
        c.techniques.optimizer = "paged-adamw";
        c.techniques.loss = plan::LossKernel::Chunked;
        const auto m = evaluated(c).memory;
        QVERIFY(m.fits);
        // Paged states are managed by the driver: counted on the host, they may stay on the card.
        const double states = m.host.value / 8;
        QVERIFY(m.reserved.value / kGibi < 51.0);
        QVERIFY((m.reserved.value + states) / kGibi > 51.0);
    }

    // torchtune#979
    void loraOf8bAt8kOn80Gb() {
        QVERIFY(evaluated(
                    tuning("llama-3-8b", "a100-sxm4-80gb", 1, "torchtune", plan::Task::Lora, 8192))
                    .memory.fits);
    }

    // Qwen#853: 144 GB of weights on 4 × 40 GB leave no room for the cache at 0.9.
    void noRoomForTheCache() {
        auto c = serving("qwen-72b", "a100-sxm4-40gb", 4, "vllm", 32768);
        c.techniques.memoryFraction = 0.9;
        QVERIFY(!evaluated(c).memory.fits);
    }

    // vllm#13882: 5.2 GiB of weights in 5.6 GiB leave none for 4,096 tokens.
    void laptopCardAtSeventyPerCent() {
        auto c = serving("qwen2.5-7b", "rtx-3070-8gb", 1, "vllm", 4096);
        c.techniques.weightFormat = "awq-int4-g128";
        c.techniques.memoryFraction = 0.7;
        QVERIFY(!evaluated(c).memory.fits);
    }

    // exllama#165: 70 B in 4 bits on two 24 GB cards at 4,096 tokens.
    void seventyBillionOnTwoGamingCards() {
        auto c = serving("llama-2-70b", "rtx-3090-24gb", 2, "exllama", 4096);
        c.techniques.weightFormat = "gptq-int4-g64";
        c.layout.tp = 1;
        c.layout.pp = 2;
        const auto m = evaluated(c).memory;
        QVERIFY(m.fits);
        QVERIFY2(near(2 * m.deviceUsed.value / kGiga, 43.5, 0.12),
                 qPrintable(QString::number(2 * m.deviceUsed.value / kGiga)));
    }

    // DeepSeek-R1#276: the FP8 model on eight 96 GB cards, a bit over 700 GB of 768 used.
    void deepseekR1OnEightH20() {
        auto c = serving("deepseek-r1", "h20-96gb", 8, "sglang", 16384);
        c.techniques.memoryFraction = 0.95;
        const auto m = evaluated(c).memory;
        QVERIFY(m.fits);
        QVERIFY2(near(8 * m.deviceUsed.value / kGiga, 710, 0.05),
                 qPrintable(QString::number(8 * m.deviceUsed.value / kGiga)));
    }

    // ktransformers#188: on eight 24 GB cards it does not, at 4 bits or not.
    void deepseekR1OnEightGamingCards() {
        auto c = serving("deepseek-r1", "rtx-4090-24gb", 8, "vllm", 4096);
        c.techniques.weightFormat = "awq-int4-g128";
        QVERIFY(!evaluated(c).memory.fits);
    }

    // huggingface/blog#2345, in GiB: 16-bit cache of Llama 3.1.
    void cacheTableOfLlama31() {
        QVERIFY(near(cacheGib("llama-3.1-8b", 1024), 0.125, 0.001));
        QVERIFY(near(cacheGib("llama-3.1-8b", 128000), 15.62, 0.001));
        QVERIFY(near(cacheGib("llama-3.1-70b", 16000), 4.88, 0.002));
        QVERIFY(near(cacheGib("llama-3.1-405b", 128000), 61.52, 0.001) ||
                near(cacheGib("llama-3.1-405b", 128000), 123.05, 0.001));
    }

    // vllm#34076: 24.0 GiB for 262,144 tokens of Qwen3 30B-A3B.
    void cacheOfQwen3Moe() { QVERIFY(near(cacheGib("qwen3-30b-a3b", 262144), 24.0, 0.001)); }

    // Public error: hybrid and linear layers counted as full cache (75 against 47 GB): three of
    // four layers of Qwen3-Next hold a fixed state.
    void hybridLayersKeepAStateOnly() {
        const double full = 48.0 * 2 * 2 * 256 * 2 * 262144 / kGibi; // every layer cached
        const double real = cacheGib("qwen3-next-80b-a3b", 262144);
        QVERIFY2(near(real, full / 4, 0.03), qPrintable(QString::number(real)));
    }

    // Public error: sliding windows ignored (139 against 32 GB).
    void windowedLayersAreCapped() {
        const double full = 62.0 * 2 * 16 * 128 * 2 * 131072 / kGibi; // Gemma 3 27B, 62 layers
        const double real = cacheGib("gemma-3-27b", 131072);
        QVERIFY2(real < 0.2 * full, qPrintable(QString::number(real)));
        QVERIFY(cacheGib("gpt-oss-120b", 131072) < 0.51 * 36 * 2 * 8 * 64 * 2 * 131072 / kGibi);
    }

    // DeepSeek's latent: 70,272 bytes a token, 57 times less than its heads would take.
    void latentCacheOfDeepseekV3() {
        QVERIFY(near(cacheGib("deepseek-v3", 131072) * kGibi / 131072, 70272, 1e-6));
    }
};

QTEST_APPLESS_MAIN(TestMemoryCases)
#include "tst_memory_cases.moc"
