// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/result.h"
#include "app/hardware/format_row.h"
#include "app/model/parameter_count.h"
#include "app/model/stored_weights.h"
#include "tests/support/catalogue_files.h"

#include <QTest>

#include <cmath>

using namespace xuanka;

/// Sizes of weight files against published ones.
class TestStoredWeights : public QObject {
    Q_OBJECT

    std::map<std::string, model::Architecture> m_models = support::shippedModels();
    std::map<std::string, hardware::NumberFormat> m_formats = formats();
    model::GgufRules m_rules = model::ggufRulesFromTables(support::catalogueTable("gguf_types.csv"),
                                                          support::catalogueTable("gguf_mixes.csv"))
                                   .value();

    static std::map<std::string, hardware::NumberFormat> formats() {
        std::map<std::string, hardware::NumberFormat> all;
        for (const auto& row : support::catalogueTable("formats.csv").rows) {
            const auto f = hardware::formatFromRow(row).value();
            all.emplace(f.id, f);
        }
        return all;
    }

    model::StoredWeights stored(const std::string& id, const std::string& format) const {
        return model::storedWeights(m_models.at(id), m_formats.at(format), m_rules).value();
    }

    double bitsPerWeight(const std::string& id, const std::string& format) const {
        return stored(id, format).total().value * 8 /
               static_cast<double>(model::totalParameters(m_models.at(id)));
    }

private slots:

    /// llama.cpp's quantize README, Llama 3.1 8B, to its four decimals.
    void bitsPerWeightOfLlama8b_data() {
        QTest::addColumn<QString>("format");
        QTest::addColumn<double>("published");
        const std::pair<const char*, double> rows[] = {
            {"q2_k_s", 2.9697}, {"q2_k", 3.1593},    {"q3_k_s", 3.6429}, {"q3_k_l", 4.2979},
            {"q4_k_s", 4.6672}, {"q4_k_m", 4.8944},  {"q5_k_s", 5.5704}, {"q5_k_m", 5.7036},
            {"q6_k", 6.5633},   {"q8_0", 8.5008},    {"f16", 16.0005},   {"iq4_xs", 4.4597},
            {"iq4_nl", 4.6818}, {"iq3_s", 3.6606},   {"iq3_m", 3.7628},  {"iq1_s", 2.0042},
            {"iq1_m", 2.1460},  {"iq2_xxs", 2.3824}, {"iq2_xs", 2.5882}, {"iq2_s", 2.7403},
            {"iq2_m", 2.9294},  {"iq3_xxs", 3.2548}, {"iq3_xs", 3.4977}};
        for (const auto& [format, bits] : rows)
            QTest::newRow(format) << QString::fromLatin1(format) << bits;
    }

    void bitsPerWeightOfLlama8b() {
        QFETCH(QString, format);
        QFETCH(double, published);
        const double bits = bitsPerWeight("llama-3.1-8b", "gguf-" + format.toStdString());
        QVERIFY2(std::abs(bits - published) <= 0.00005 + 1e-9,
                 qPrintable(QStringLiteral("%1 against %2").arg(bits, 0, 'f', 4).arg(published)));
    }

    /// Sizes printed by llama-bench, gguf-parser and in llama.cpp pull requests.
    void fileSize_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("format");
        QTest::addColumn<double>("gib");
        QTest::newRow("70b") << "llama-3.1-70b"
                             << "gguf-q4_k_m" << 39.59;
        QTest::newRow("70b q4_0") << "llama-3.3-70b"
                                  << "gguf-q4_0" << 37.35;
        QTest::newRow("rows of 29568") << "qwen2.5-72b"
                                       << "gguf-q4_k_m" << 44.15;
        QTest::newRow("qwen 7b") << "qwen2.5-7b"
                                 << "gguf-q4_k_m" << 4.36;
        QTest::newRow("qwen 7b q8") << "qwen2.5-7b"
                                    << "gguf-q8_0" << 7.54;
        QTest::newRow("1.5b") << "deepseek-r1-distill-qwen-1.5b"
                              << "gguf-q4_k_m" << 1.04;
        QTest::newRow("mistral") << "mistral-7b-v0.2"
                                 << "gguf-q4_k_m" << 4.07;
        QTest::newRow("3b tied") << "llama-3.2-3b"
                                 << "gguf-q4_k_m" << 1.87;
        QTest::newRow("qwen3 4b") << "qwen3-4b"
                                  << "gguf-q4_k_m" << 2.32;
        QTest::newRow("gemma 3") << "gemma-3-12b"
                                 << "gguf-q4_k_m" << 6.79;
    }

    void fileSize() {
        QFETCH(QString, model);
        QFETCH(QString, format);
        QFETCH(double, gib);
        const double size = stored(model.toStdString(), format.toStdString()).total().value / kGibi;
        QVERIFY2(std::abs(size / gib - 1) <= 0.005,
                 qPrintable(QStringLiteral("%1 against %2").arg(size).arg(gib)));
    }

    /// By the rules, from a second implementation (bits a weight to three decimals).
    void mixesOfOtherModels_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<QString>("format");
        QTest::addColumn<double>("bits");
        QTest::newRow("mixtral q4_k_m") << "mixtral-8x7b"
                                        << "gguf-q4_k_m" << 4.873;
        QTest::newRow("mixtral q2_k") << "mixtral-8x7b"
                                      << "gguf-q2_k" << 2.965;
        QTest::newRow("mixtral q3_k_m") << "mixtral-8x22b"
                                        << "gguf-q3_k_m" << 3.857;
        QTest::newRow("qwen3 moe") << "qwen3-235b-a22b"
                                   << "gguf-q5_k_m" << 5.676;
        QTest::newRow("phi-4 fused") << "phi-4"
                                     << "gguf-q4_k_m" << 4.939;
        QTest::newRow("llama-2 q5_0") << "llama-2-13b"
                                      << "gguf-q5_0" << 5.514;
        QTest::newRow("gemma-2 q6_k") << "gemma-2-9b"
                                      << "gguf-q6_k" << 6.563;
    }

    void mixesOfOtherModels() {
        QFETCH(QString, model);
        QFETCH(QString, format);
        QFETCH(double, bits);
        const double ours = bitsPerWeight(model.toStdString(), format.toStdString());
        QVERIFY2(std::abs(ours - bits) < 0.002, qPrintable(QString::number(ours, 'f', 4)));
    }

    void sixteenBitIsTwoBytesAWeight() {
        for (const auto& [id, a] : m_models)
            QCOMPARE(stored(id, "bf16").total().value,
                     2.0 * static_cast<double>(model::totalParameters(a)));
    }

    void fourBitLeavesEmbeddingAndHeadAlone() {
        const auto w = stored("llama-3-8b", "nf4-dq");
        QCOMPARE(w.embedding.value, 128256.0 * 4096 * 2);
        QCOMPARE(w.head.value, 128256.0 * 4096 * 2);
        // 6,979,321,856 weights in 224 quantised matrices, as published files have them.
        QCOMPARE(w.layers.mixer.value + w.layers.dense.value,
                 6979321856.0 * (4 + 8.0 / 64 + 32.0 / (64 * 256)) / 8);
    }

    void scalesOfRowsAreCounted() {
        const auto w = stored("llama-2-7b", "int8");
        const double rows = 32.0 * (3 * 4096 + 4096 + 2 * 11008 + 4096);
        const double weights = 32.0 * (4.0 * 4096 * 4096 + 3.0 * 4096 * 11008);
        QCOMPARE(w.layers.mixer.value + w.layers.dense.value, weights + 4 * rows);
    }

    void expertsMayHaveBitsOfTheirOwn() {
        const auto w = stored("gpt-oss-120b", "mxfp4-experts");
        QCOMPARE(w.layers.experts.value,
                 36 * 128 * (3.0 * 2880 * 2880 * 4.25 + (2 * 2880 + 2880) * 16) / 8);
        // The published files: 60.8 GiB.
        QVERIFY(std::abs(w.total().value / kGibi / 60.8 - 1) < 0.005);
    }

    void kindsAddUpToTheLayers() {
        for (const auto* format : {"bf16", "gguf-q4_k_m", "nf4"})
            for (const auto& [id, a] : m_models) {
                const auto w = stored(id, format);
                double sum = 0;
                for (std::size_t k = 0; k < a.kinds.size(); ++k)
                    sum += w.kinds[k].total().value * static_cast<double>(a.kinds[k].count);
                QVERIFY2(std::abs(sum / w.layers.total().value - 1) < 1e-9, id.c_str());
            }
    }

    void everyFormatStoresEveryModel() {
        for (const auto& [format, f] : m_formats)
            for (const auto& [id, a] : m_models) {
                const double bits = bitsPerWeight(id, format);
                QVERIFY2(bits > 1 && bits <= 64, (format + " " + id).c_str());
            }
    }

    void unknownMixIsNamed() {
        hardware::NumberFormat f = m_formats.at("gguf-q4_0");
        f.ggufMix = "q9";
        const auto w = model::storedWeights(m_models.at("llama-2-7b"), f, m_rules);
        QVERIFY(!w.has_value());
        QCOMPARE(w.error().given, std::string("q9"));
    }

    void badRulesAreErrors_data() {
        QTest::addColumn<QString>("row");
        QTest::addColumn<QString>("given");
        QTest::newRow("type") << "m,*,,Q9_K"
                              << "Q9_K";
        QTest::newRow("condition") << "m,*,moon,Q4_0"
                                   << "moon";
    }

    void badRulesAreErrors() {
        QFETCH(QString, row);
        const auto mixes = readCsv("mix,tensor,when,type\n" + row.toStdString() + "\n").value();
        const auto rules =
            model::ggufRulesFromTables(support::catalogueTable("gguf_types.csv"), mixes);
        QVERIFY(!rules.has_value());
        QTEST(QString::fromStdString(rules.error().given), "given");
    }
};

QTEST_APPLESS_MAIN(TestStoredWeights)
#include "tst_stored_weights.moc"
