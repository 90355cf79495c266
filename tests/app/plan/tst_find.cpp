// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/plan/catalogue.h"
#include "tests/support/sample_catalogue.h"

#include <QTest>

using namespace xuanka;

class TestFind : public QObject {
    Q_OBJECT

private slots:

    void resolvesTheSpellingsOfPeople_data() {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("spelling");
        QTest::addColumn<QString>("id");
        const auto row = [](const char* table, const char* spelling, const char* id) {
            QTest::addRow("%s", spelling)
                << QString::fromUtf8(table) << QString::fromUtf8(spelling) << QString::fromUtf8(id);
        };
        row("gpu", "rtx-4090-24gb", "rtx-4090-24gb");
        row("gpu", "RTX 4090", "rtx-4090-24gb");
        row("gpu", "NVIDIA GeForce RTX 4090", "rtx-4090-24gb");
        row("gpu", "4090", "rtx-4090-24gb");
        row("gpu", "rtx4090d", "rtx-4090-d-24gb");
        row("gpu", "H100 SXM", "h100-sxm5-80gb");
        row("gpu", "H100", "h100-sxm5-80gb");
        row("gpu", "h100 pcie", "h100-pcie-80gb");
        row("gpu", "MI300X", "mi300x-192gb");
        row("gpu", "AMD Instinct MI300X", "mi300x-192gb");
        row("model", "meta-llama/Llama-3.1-8B-Instruct", "llama-3.1-8b");
        row("model", "meta-llama/Meta-Llama-3.1-8B", "llama-3.1-8b");
        row("model", "Qwen/Qwen2.5-7B-Instruct-AWQ", "qwen2.5-7b");
        row("model", "Qwen/Qwen2.5-7B-Instruct-GPTQ-Int4", "qwen2.5-7b");
        row("model", "Qwen2.5-7B", "qwen2.5-7b");
        row("model", "TheBloke/Llama-2-7B-Chat-GGUF", "llama-2-7b");
        row("model", "mistralai/Mixtral-8x7B", "mixtral-8x7b");
        row("format", "q4_k_m", "gguf-q4_k_m");
        row("format", "bfloat16", "bf16");
        row("format", "f16", "fp16");
        row("format", "awq", "awq-int4-g128");
        row("optimizer", "8-bit AdamW", "adamw-8bit");
        row("stack", "vllm-0.11.0", "vllm");
        row("stack", "torchtitan-eager", "fsdp2-compile");
        row("stack", "Ollama", "llama.cpp");
    }

    void resolvesTheSpellingsOfPeople() {
        QFETCH(QString, table);
        QFETCH(QString, spelling);
        QFETCH(QString, id);
        QCOMPARE(idOf(table, spelling.toStdString()), id.toStdString());
    }

    void anUnknownNameIsAnsweredWithTheNearest() {
        const auto found = plan::findAccelerator(*m_catalogue, "rtx-4009");
        QVERIFY(!found);
        QCOMPARE(found.error().code, ErrorCode::UnknownId);
        QCOMPARE(found.error().field, std::string("gpu"));
        QCOMPARE(found.error().rule, std::string("rule.unknown"));
        QCOMPARE(found.error().nearest, std::string("rtx-4090-24gb"));
        QCOMPARE(plan::findModel(*m_catalogue, "lama-3.1-8b").error().nearest,
                 std::string("llama-3.1-8b"));
    }

    void aShortNameIsNearALongOne() {
        QCOMPARE(plan::findAccelerator(*m_catalogue, "4900").error().nearest,
                 std::string("rtx-4090-24gb"));
        QCOMPARE(plan::findModel(*m_catalogue, "lama").error().nearest, std::string("llama-2-7b"));
    }

    void aNameOfSeveralIsNotGuessed() {
        const auto found = plan::findModel(*m_catalogue, "llama 3.1");
        QVERIFY(!found);
        QCOMPARE(found.error().rule, std::string("rule.ambiguous"));
    }

    void anEmptyOrHugeNameIsUnknown() {
        QVERIFY(!plan::findModel(*m_catalogue, ""));
        QVERIFY(!plan::findModel(*m_catalogue, "///"));
        QVERIFY(!plan::findModel(*m_catalogue, std::string(1u << 20, 'x')));
        QVERIFY(!plan::findModel(plan::Catalogue{}, "gpt2"));
    }

    void everyIdFindsItself() {
        for (const auto& a : m_catalogue->accelerators)
            QCOMPARE(plan::findAccelerator(*m_catalogue, a.id).value(), &a);
        for (const auto& f : m_catalogue->formats)
            QCOMPARE(plan::findFormat(*m_catalogue, f.id).value(), &f);
    }

private:
    std::string idOf(const QString& table, const std::string& spelling) const {
        const auto& c = *m_catalogue;
        const auto id = [](const auto& found) {
            return found ? (*found)->id : "none, nearest " + found.error().nearest;
        };
        if (table == QStringLiteral("gpu"))
            return id(plan::findAccelerator(c, spelling));
        if (table == QStringLiteral("model"))
            return id(plan::findModel(c, spelling));
        if (table == QStringLiteral("format"))
            return id(plan::findFormat(c, spelling));
        if (table == QStringLiteral("optimizer"))
            return id(plan::findOptimizer(c, spelling));
        return id(plan::findProfile(c, spelling));
    }

    std::shared_ptr<const plan::Catalogue> m_catalogue = test::sampleCatalogue();
};

QTEST_APPLESS_MAIN(TestFind)
#include "tst_find.moc"
