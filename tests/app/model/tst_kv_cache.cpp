// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/architecture.h"
#include "app/model/kv_cache.h"
#include "tests/support/catalogue_files.h"

#include <QTest>

using namespace xuanka;
using model::CacheShape;
using model::CacheStorage;

namespace {

constexpr double kKilo = 1e3;
constexpr double kMega = 1e6;

double cache(const CacheShape& shape, double tokens) {
    return model::cacheBytes(shape, tokens, {}).value;
}

/// Layers of one kind alone: llama.cpp logs growing and windowed layers apart.
CacheShape only(const CacheShape& shape, bool windowed) {
    CacheShape part;
    for (const auto& g : shape.groups)
        if ((g.windowTokens > 0) == windowed)
            part.groups.push_back(g);
    return part;
}

double elements(const CacheShape& shape, double) {
    return static_cast<double>(shape.groups.front().elements);
}

double expanded(const CacheShape& shape, double) {
    return static_cast<double>(shape.groups.front().expandedElements);
}

double state(const CacheShape& shape, double sequences) {
    return sequences * static_cast<double>(shape.stateElements) * 4.0;
}

double tails(const CacheShape& shape, double sequences) {
    return sequences * static_cast<double>(shape.convolutionElements) * 4.0;
}

struct Case {
    const char* name;
    const char* model;
    double (*measure)(const CacheShape&, double);
    double argument; ///< tokens or sequences
    double unit;
    double published;
    double halfUnit; ///< half of the last digit that was printed
};

double growing(const CacheShape& shape, double tokens) {
    return cache(only(shape, false), tokens);
}

double windowedWithBatch(const CacheShape& shape, double tokens) {
    return model::cacheBytes(only(shape, true), tokens, {.extraWindowTokens = 512}).value;
}

double withoutLatentKernels(const CacheShape& shape, double tokens) {
    return model::cacheBytes(shape, tokens, {.expandsLatent = true}).value;
}

// Published figures: PagedAttention paper, llama.cpp logs, Hugging Face's Llama 3.1 post,
// ml-engineering by S. Bekman, calculator pages, DeepSeek-V3's hardware paper.
const std::vector<Case>& cases() {
    static const std::vector<Case> kCases{
        {"opt-13b one token", "opt-13b", cache, 1, kKibi, 800, 0},
        {"llama-13b 512 tokens", "llama-13b", cache, 512, kMebi, 400, 0},
        {"gpt2-xl one token", "gpt2-xl", cache, 1, kKibi, 300, 0},
        {"llama-3.1-8b one token", "llama-3.1-8b", cache, 1, kMega, 0.131, 0.0005},
        {"llama-3.1-8b 1k", "llama-3.1-8b", cache, 1024, kGibi, 0.125, 0},
        {"llama-3.1-8b 16000", "llama-3.1-8b", cache, 16000, kGibi, 1.95, 0.005},
        {"llama-3.1-8b 128000", "llama-3.1-8b", cache, 128000, kGibi, 15.62, 0.005},
        {"llama-3.1-70b 1k", "llama-3.1-70b", cache, 1024, kGibi, 0.313, 0.0005},
        {"llama-3.1-70b 128000", "llama-3.1-70b", cache, 128000, kGibi, 39.06, 0.005},
        {"llama-3.1-70b 1M", "llama-3.1-70b", cache, 1e6, kGiga, 328, 0.5},
        {"llama-3.1-405b one token", "llama-3.1-405b", cache, 1, kKilo, 516, 0.5},
        {"deepseek-v3 one token, kB", "deepseek-v3", cache, 1, kKilo, 70, 0.5},
        {"deepseek-v3 one token, KiB", "deepseek-v3", cache, 1, kKibi, 68.6, 0.05},
        {"deepseek-v2 latent", "deepseek-v2", elements, 1, 1, 576, 0},
        {"deepseek-v2 expanded", "deepseek-v2", expanded, 1, 1, 40960, 0},
        {"deepseek-r1 expanded keys and values", "deepseek-r1", expanded, 1, 1, 24576 + 16384, 0},
        {"deepseek-r1 without kernels, 61 layers", "deepseek-r1", withoutLatentKernels, 1, 1,
         61 * (24576 + 16384) * 2.0, 0},
        {"gpt-oss-20b growing 4096", "gpt-oss-20b", growing, 4096, kMebi, 96, 0},
        {"gpt-oss-20b window 640", "gpt-oss-20b", windowedWithBatch, 4096, kMebi, 15, 0},
        {"gpt-oss-20b growing 131072", "gpt-oss-20b", growing, 131072, kMebi, 3072, 0},
        {"gpt-oss-120b growing 4096", "gpt-oss-120b", growing, 4096, kMebi, 144, 0},
        {"qwen3.5-27b 24576", "qwen3.5-27b", cache, 24576, kMebi, 1536, 0},
        {"qwen3.5-27b 262144", "qwen3.5-27b", cache, 262144, kMebi, 16384, 0},
        {"qwen3.5-27b state", "qwen3.5-27b", state, 1, kMebi, 144, 0},
        {"qwen3.5-27b tails", "qwen3.5-27b", tails, 1, kMebi, 5.62, 0.005},
        {"qwen3.5-4b state", "qwen3.5-4b", state, 1, kMebi, 48, 0},
        {"qwen3.5-4b tails", "qwen3.5-4b", tails, 1, kMebi, 2.25, 0},
        {"qwen3.5-9b 135168", "qwen3.5-9b", cache, 135168, kMebi, 4224, 0},
        {"qwen3.5-35b-a3b 4 states", "qwen3.5-35b-a3b", state, 4, kMebi, 240, 0},
        {"qwen3.5-35b-a3b 4 tails", "qwen3.5-35b-a3b", tails, 4, kMebi, 11.25, 0},
    };
    return kCases;
}

} // namespace

class TestKvCache : public QObject {
    Q_OBJECT

    std::map<std::string, model::Architecture> m_models = support::shippedModels();

private slots:

    void publishedFigure_data() {
        QTest::addColumn<int>("index");
        for (int i = 0; i < static_cast<int>(cases().size()); ++i)
            QTest::newRow(cases()[static_cast<std::size_t>(i)].name) << i;
        QCOMPARE(cases().size(), std::size_t{30});
    }

    void publishedFigure() {
        QFETCH(int, index);
        const Case& c = cases()[static_cast<std::size_t>(index)];
        const double value =
            c.measure(model::cacheShape(m_models.at(c.model)), c.argument) / c.unit;
        QVERIFY2(std::abs(value - c.published) <= c.halfUnit + 1e-9,
                 qPrintable(QStringLiteral("%1 against %2").arg(value).arg(c.published)));
    }

    void quantisedCacheCountsItsScales() {
        const auto shape = model::cacheShape(m_models.at("llama-3.1-8b"));
        QCOMPARE(model::cacheBytes(shape, 1024, {.bits = 8.5}).value,
                 model::cacheBytes(shape, 1024, {}).value * 8.5 / 16);
    }

    void windowsStopGrowingUnlessTheStackIgnoresThem() {
        const auto shape = model::cacheShape(m_models.at("mistral-7b-v0.1"));
        QCOMPARE(cache(shape, 4096), cache(shape, 32768));
        QCOMPARE(model::cacheBytes(shape, 32768, {.ignoresWindows = true}).value,
                 8 * cache(shape, 4096));
    }

    void sharedKeysAndValuesAreCachedOnce() {
        const auto shape = model::cacheShape(m_models.at("hunyuan-large"));
        QCOMPARE(shape.groups.size(), std::size_t{1});
        QCOMPARE(shape.groups.front().layers, std::int64_t{32});
    }

    void sparseAttentionCachesItsIndexKeys() {
        const auto shape = model::cacheShape(m_models.at("deepseek-v3.2"));
        QCOMPARE(cache(shape, 1), 61 * (576 + 128) * 2.0);
        QCOMPARE(model::cacheBytes(shape, 1, {.indexBits = 8}).value, 61 * (576 * 2 + 128) * 1.0);
    }

    void gemma4KeepsWideKeysInGlobalLayersOnly() {
        const auto shape = model::cacheShape(m_models.at("gemma-4-31b"));
        QCOMPARE(cache(shape, 100000),
                 10 * 2.0 * (4 * 1024) * 100000 + 50 * 2.0 * (16 * 512) * 1024);
    }

    void cacheNeverShrinksWithTheContext() {
        for (const auto& [id, a] : m_models) {
            const auto shape = model::cacheShape(a);
            double last = 0;
            for (double tokens = 1; tokens < 2e6; tokens *= 1.7) {
                QVERIFY2(cache(shape, std::floor(tokens)) >= last, id.c_str());
                last = cache(shape, std::floor(tokens));
            }
        }
    }
};

QTEST_APPLESS_MAIN(TestKvCache)
#include "tst_kv_cache.moc"
