// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/json.h"
#include "app/model/kv_cache.h"
#include "app/model/layer_text.h"
#include "app/model/parameter_count.h"
#include "app/model/read_config_json.h"
#include "tests/support/catalogue_files.h"

#include <QDir>
#include <QTest>

#include <cmath>

using namespace xuanka;

/// Configs of published models, in the words of their publishers, against what is known of them.
class TestReadConfigJson : public QObject {
    Q_OBJECT

    std::map<std::string, model::Architecture> m_models = support::shippedModels();
    SortedJson m_configs =
        parseSortedJson(
            support::readAll(QStringLiteral(XUANKA_SOURCE_DIR "/tests/data/configs.json")))
            .value();

    static QString shared(const char* folder) {
        return QStringLiteral(XUANKA_SHARED_DIR "/data/") + QString::fromLatin1(folder);
    }

    const model::Architecture* shipped(const std::string& hubName) const {
        const std::string name = lowerAscii(hubName);
        for (const auto& [id, a] : m_models) {
            if (id == name)
                return &a;
            for (const auto& alias : a.aliases)
                if (lowerAscii(alias) == name)
                    return &a;
        }
        return nullptr;
    }

    static void compareSizes(const model::Architecture& ours, const model::Architecture& theirs) {
        QCOMPARE(model::totalParameters(ours), model::totalParameters(theirs));
        QCOMPARE(model::activeParameters(ours), model::activeParameters(theirs));
        const auto a = model::cacheShape(ours);
        const auto b = model::cacheShape(theirs);
        for (const double context : {1.0, 100.0, 5000.0, 100000.0})
            QCOMPARE(model::cacheBytes(a, context, {}).value,
                     model::cacheBytes(b, context, {}).value);
        QCOMPARE(model::stateBytesPerSequence(a, {}).value,
                 model::stateBytesPerSequence(b, {}).value);
    }

    static QString describe(const Error& e) {
        return QString::fromStdString(e.field + " " + e.rule + " " + e.given + " " + e.detail);
    }

private slots:

    void ownConfig_data() {
        QTest::addColumn<QString>("id");
        for (const auto& [id, config] : m_configs.items())
            QTest::newRow(id.c_str()) << QString::fromStdString(id);
    }

    void ownConfig() {
        QFETCH(QString, id);
        const auto imported = model::readConfigJson(m_configs.at(id.toStdString()).dump());
        QVERIFY2(imported.has_value(), imported ? "" : qPrintable(describe(imported.error())));
        compareSizes(imported->architecture, m_models.at(id.toStdString()));
    }

    void sharedConfig_data() {
        QTest::addColumn<QString>("file");
        QTest::addColumn<qint64>("total");
        QTest::addColumn<int>("layers");
        QTest::addColumn<bool>("tied");
        QTest::addColumn<QString>("model");
        if (!QDir(shared("configs")).exists())
            QSKIP("the shared configs are not here");
        const auto expected = readCsv(support::readAll(shared("configs/EXPECTED.csv"))).value();
        for (const auto& row : expected.rows) {
            const auto text = [&row](const char* column) {
                return QString::fromStdString(std::string(cell(row, column)));
            };
            QTest::newRow(qPrintable(text("file")))
                << text("file") << qint64{text("params_total").toLongLong()}
                << text("layers").toInt() << (text("tied") == QStringLiteral("y")) << text("model");
        }
    }

    void sharedConfig() {
        QFETCH(QString, file);
        QFETCH(qint64, total);
        QFETCH(int, layers);
        QFETCH(bool, tied);
        QFETCH(QString, model);
        const auto imported = model::readConfigJson(support::readAll(shared("configs/") + file));
        QVERIFY2(imported.has_value(), imported ? "" : qPrintable(describe(imported.error())));
        const auto& a = imported->architecture;
        QCOMPARE(qint64{model::totalParameters(a)}, total);
        QCOMPARE(a.layers(), std::int64_t{layers});
        QCOMPARE(a.hasTiedEmbeddings, tied);
        if (const auto* known = shipped(model.toStdString()))
            compareSizes(a, *known);
    }

    void publishedConfig_data() {
        QTest::addColumn<QString>("file");
        const QDir folder(shared("model_configs"));
        if (!folder.exists())
            QSKIP("the published configs are not here");
        for (const auto& file : folder.entryList({QStringLiteral("*.json")}))
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
    }

    void publishedConfig() {
        QFETCH(QString, file);
        const auto imported = model::readConfigJson(support::readAll(file));
        QVERIFY2(imported.has_value(), imported ? "" : qPrintable(describe(imported.error())));
        auto name = QFileInfo(file).completeBaseName();
        name.replace(QStringLiteral("--"), QStringLiteral("/"));
        const auto* known = shipped(name.toStdString());
        QVERIFY2(known != nullptr, qPrintable(name + QStringLiteral(" is not in the catalogue")));
        compareSizes(imported->architecture, *known);
        for (const auto& message : imported->messages)
            QVERIFY(message.id != "import.unknown_family");
    }

    /// Sizes that publishers state in their names and cards, in billions, to the digits given.
    void statedSize_data() {
        QTest::addColumn<QString>("model");
        QTest::addColumn<double>("total");
        QTest::addColumn<double>("active");
        QTest::addColumn<double>("tolerance");
        QTest::newRow("deepseek-v4-flash") << "deepseek-v4-flash" << 284.0 << 13.3 << 0.005;
        QTest::newRow("deepseek-v4-pro") << "deepseek-v4-pro" << 1573.0 << 48.9 << 0.005;
        QTest::newRow("nemotron-3-ultra") << "nemotron-3-ultra-550b-a55b" << 550.0 << 55.0 << 0.02;
        QTest::newRow("step-3.7") << "step-3.7-flash" << 196.0 << 10.3 << 0.02;
        QTest::newRow("glm-5.2") << "glm-5.2" << 744.0 << 40.3 << 0.005;
    }

    void statedSize() {
        QFETCH(QString, model);
        QFETCH(double, total);
        QFETCH(double, active);
        QFETCH(double, tolerance);
        const auto& a = m_models.at(model.toStdString());
        const double billions = static_cast<double>(model::totalParameters(a)) / 1e9;
        QVERIFY2(std::abs(billions / total - 1) < tolerance, qPrintable(QString::number(billions)));
        // Publishers leave the embedding out of the active count.
        const double activeBillions =
            static_cast<double>(model::activeParameters(a) - model::countParameters(a).embedding) /
            1e9;
        QVERIFY2(std::abs(activeBillions / active - 1) < tolerance,
                 qPrintable(QString::number(activeBillions)));
    }

    void storedFormat_data() {
        QTest::addColumn<QString>("quantization");
        QTest::addColumn<QString>("format");
        QTest::newRow("none") << "null"
                              << "bf16";
        QTest::newRow("awq") << R"({"quant_method":"awq","bits":4,"group_size":128})"
                             << "awq-int4-g128";
        QTest::newRow("gptq") << R"({"quant_method":"gptq","bits":4,"group_size":32})"
                              << "gptq-int4-g32";
        QTest::newRow("gptq channel") << R"({"quant_method":"gptq","bits":4,"group_size":-1})"
                                      << "gptq-int4-channel";
        QTest::newRow("nf4") << R"({"quant_method":"bitsandbytes","load_in_4bit":true,
            "bnb_4bit_quant_type":"nf4","bnb_4bit_use_double_quant":false})"
                             << "nf4";
        QTest::newRow("int8") << R"({"quant_method":"bitsandbytes","load_in_8bit":true})"
                              << "bnb-int8";
        QTest::newRow("fp8 blocks") << R"({"quant_method":"fp8","weight_block_size":[128,128]})"
                                    << "fp8-block128";
        QTest::newRow("fp8 tensor") << R"({"quant_method":"fp8"})"
                                    << "fp8";
        QTest::newRow("fp8 rows") << R"({"quant_method":"fbgemm_fp8"})"
                                  << "fp8-channel";
        QTest::newRow("compressed int8")
            << R"({"quant_method":"compressed-tensors","config_groups":{"group_0":{"weights":
            {"num_bits":8,"type":"int","strategy":"channel"}}}})"
            << "int8";
        QTest::newRow("compressed fp8")
            << R"({"quant_method":"compressed-tensors","config_groups":{"group_0":{"weights":
            {"num_bits":8,"type":"float","strategy":"channel"}}}})"
            << "fp8-channel";
        QTest::newRow("compressed int4")
            << R"({"quant_method":"compressed-tensors","config_groups":{"group_0":{"weights":
            {"num_bits":4,"type":"int","strategy":"group","group_size":128}}}})"
            << "awq-int4-g128";
        QTest::newRow("modelopt") << R"({"quant_method":"modelopt","quant_algo":"NVFP4"})"
                                  << "nvfp4";
        QTest::newRow("unknown") << R"({"quant_method":"magic"})"
                                 << "bf16";
    }

    void storedFormat() {
        QFETCH(QString, quantization);
        auto config = m_configs.at("qwen2.5-0.5b");
        config["quantization_config"] = SortedJson::parse(quantization.toStdString());
        const auto imported = model::readConfigJson(config.dump()).value();
        QTEST(QString::fromStdString(imported.weightFormat), "format");
        const bool saysSo =
            std::any_of(imported.messages.begin(), imported.messages.end(),
                        [](const auto& m) { return m.id == "import.unknown_quantization"; });
        QCOMPARE(saysSo, quantization.contains(QStringLiteral("magic")));
    }

    void formatsAreRowsOfTheCatalogue() {
        std::vector<std::string> ids;
        for (const auto& row : support::catalogueTable("formats.csv").rows)
            ids.emplace_back(cell(row, "id"));
        for (const auto& [id, a] : m_models)
            QVERIFY2(std::find(ids.begin(), ids.end(), a.nativeFormat) != ids.end(), id.c_str());
    }

    void unknownFamilyIsReadAsFarAsItsKeysAllow() {
        const auto imported = model::readConfigJson(R"({"model_type":"nebula9","n_embd":1024,
            "n_layers":8,"n_heads":16,"vocab_size":32000,"hidden_act":"silu",
            "num_experts":8,"num_experts_per_tok":2,"moe_intermediate_size":512,
            "n_ctx":4096,"num_nextn_predict_layers":0})");
        QVERIFY2(imported.has_value(), imported ? "" : qPrintable(describe(imported.error())));
        QCOMPARE(
            model::formatLayers(imported->architecture.kinds),
            std::string("8 softmax heads=16 kv=16 dim=64; moe experts=8 active=2 width=512 gated"));
        QCOMPARE(imported->messages.front().id, std::string("import.unknown_family"));
        QCOMPARE(imported->messages.back().id, std::string("import.assumed_format"));
    }

    void layersChosenOneByOneAreReadOneByOne() {
        const auto imported = model::readConfigJson(R"({"model_type":"nemotron-nas",
            "hidden_size":8192,"vocab_size":128256,"num_hidden_layers":3,"num_attention_heads":64,
            "intermediate_size":null,"num_key_value_heads":null,"tie_word_embeddings":false,
            "torch_dtype":"bfloat16","block_configs":[
            {"attention":{"n_heads_in_group":8,"no_op":false},"ffn":{"ffn_mult":5.25,"no_op":false}},
            {"attention":{"n_heads_in_group":null,"no_op":true},"ffn":{"ffn_mult":2.625}},
            {"attention":{"replace_with_linear":true},"ffn":{"no_op":true}}]})");
        QVERIFY2(imported.has_value(), imported ? "" : qPrintable(describe(imported.error())));
        QCOMPARE(QString::fromStdString(model::formatLayers(imported->architecture.kinds)),
                 QStringLiteral("1 softmax heads=64 kv=8 dim=128; dense width=28672 gated"
                                " | 1 dense width=14336 gated; norms=1"
                                " | 1 norms=1; extra=67108864"));
    }

    void whatIsMissingIsNamed_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("rule");
        QTest::newRow("not json") << "{"
                                  << "json"
                                  << "rule.json_syntax";
        QTest::newRow("a list") << "[1]"
                                << "config.json"
                                << "rule.json_object";
        QTest::newRow("empty") << "{}"
                               << "hidden_size"
                               << "rule.key_missing";
        QTest::newRow("deep") << QString(100, QLatin1Char('[')) << "json"
                              << "rule.json_depth";
        QTest::newRow("no vocabulary") << R"({"hidden_size":64})"
                                       << "vocab_size"
                                       << "rule.key_missing";
        QTest::newRow("no layers") << R"({"hidden_size":64,"vocab_size":10})"
                                   << "num_hidden_layers"
                                   << "rule.layer_count";
        QTest::newRow("many layers")
            << R"({"hidden_size":64,"vocab_size":10,"num_hidden_layers":100000})"
            << "num_hidden_layers"
            << "rule.layer_count";
        QTest::newRow("negative") << R"({"hidden_size":-64,"vocab_size":10,"num_hidden_layers":2})"
                                  << "hidden_size"
                                  << "rule.not_negative";
        QTest::newRow("huge") << R"({"hidden_size":1e300,"vocab_size":10,"num_hidden_layers":2})"
                              << "hidden_size"
                              << "rule.key_missing";
        QTest::newRow("too large")
            << R"({"hidden_size":67000000,"vocab_size":67000000,"num_hidden_layers":2000,
            "num_attention_heads":1,"intermediate_size":67000000})"
            << "layers"
            << "rule.at_most";
        QTest::newRow("heads")
            << R"({"hidden_size":64,"vocab_size":10,"num_hidden_layers":2,"num_attention_heads":6,
            "num_key_value_heads":4,"head_dim":8,"intermediate_size":128})"
            << "layers"
            << "rule.heads_multiple_of_kv_heads";
    }

    void whatIsMissingIsNamed() {
        QFETCH(QString, text);
        const auto imported = model::readConfigJson(text.toStdString());
        QVERIFY(!imported.has_value());
        QTEST(QString::fromStdString(imported.error().field), "field");
        QTEST(QString::fromStdString(imported.error().rule), "rule");
    }

    /// Any key set to any odd value is an error or a model, never an end of the program.
    void oddValuesDoNoHarm() {
        const std::vector<SortedJson> odd{-1,
                                          0,
                                          1e18,
                                          0.5,
                                          "x",
                                          true,
                                          SortedJson::array(),
                                          SortedJson::object(),
                                          SortedJson::array({1, "a", nullptr}),
                                          nullptr};
        int models = 0;
        for (const auto& [id, config] : m_configs.items())
            for (const auto& [key, value] : config.items())
                for (const auto& other : odd) {
                    auto changed = config;
                    changed[key] = other;
                    const auto imported = model::readConfigJson(changed.dump());
                    if (!imported)
                        continue;
                    ++models;
                    QVERIFY2(model::totalParameters(imported->architecture) >= 0, id.c_str());
                    model::cacheShape(imported->architecture);
                }
        QVERIFY(models > 1000);
    }
};

QTEST_APPLESS_MAIN(TestReadConfigJson)
#include "tst_read_config_json.moc"
