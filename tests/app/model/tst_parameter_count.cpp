// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/layer_tensors.h"
#include "app/model/parameter_count.h"
#include "tests/support/catalogue_files.h"

#include <QTest>

#include <cmath>

using namespace xuanka;

/// Counts of the shipped models against the counts that were published, to the integer.
class TestParameterCount : public QObject {
    Q_OBJECT

    std::map<std::string, model::Architecture> m_models = support::shippedModels();
    CsvTable m_counts = support::catalogueTable("published_counts.csv");

    static std::int64_t number(const Row& row, std::string_view column) {
        return QString::fromStdString(std::string(cell(row, column))).toLongLong();
    }

    static std::int64_t computed(const model::Architecture& a, const Row& row) {
        return model::totalParameters(a) + number(row, "adjust") +
               (cell(row, "with_mtp") == "y" ? model::mtpParameters(a) : 0);
    }

private slots:

    void publishedCount_data() {
        QTest::addColumn<qint64>("count");
        QTest::addColumn<qint64>("published");
        QTest::addColumn<qint64>("tolerance");
        for (const auto& row : m_counts.rows) {
            const auto& a = m_models.at(std::string(cell(row, "model")));
            const auto name = a.id + "/" + std::string(cell(row, "kind")) + "/" +
                              std::to_string(number(row, "published"));
            QTest::newRow(name.c_str())
                << qint64{computed(a, row)} << qint64{number(row, "published")}
                << qint64{number(row, "tolerance")};
        }
    }

    void publishedCount() {
        QFETCH(qint64, count);
        QFETCH(qint64, published);
        QFETCH(qint64, tolerance);
        if (tolerance == 0)
            QCOMPARE(count, published);
        QVERIFY2(std::abs(count - published) <= tolerance,
                 qPrintable(QStringLiteral("%1 against %2").arg(count).arg(published)));
    }

    void atLeast206ExactCountsAreChecked() {
        int exact = 0;
        for (const auto& row : m_counts.rows)
            exact += cell(row, "kind") == "exact" && number(row, "tolerance") == 0 &&
                     computed(m_models.at(std::string(cell(row, "model"))), row) ==
                         number(row, "published");
        QVERIFY2(exact >= 206, qPrintable(QString::number(exact)));
    }

    void everyAdjustmentHasItsReason() {
        for (const auto& row : m_counts.rows) {
            QVERIFY2(number(row, "adjust") == 0 || !cell(row, "reason").empty(),
                     cell(row, "model").data());
            QVERIFY2(!cell(row, "evidence").empty(), cell(row, "model").data());
        }
    }

    void partsAddUpToTheTensors() {
        for (const auto& [id, a] : m_models) {
            std::int64_t sum = 0;
            for (const auto& t : model::outerTensors(a))
                sum += t.elements();
            for (std::int64_t i = 0; i < a.layers(); ++i)
                for (const auto& t : model::layerTensors(a, model::kindOfLayer(a, i)))
                    sum += t.elements();
            QCOMPARE(sum, model::countParameters(a).total());
        }
    }

    void activeCountsTheExpertsOfOneToken_data() {
        QTest::addColumn<QString>("id");
        QTest::addColumn<qint64>("active");
        // The figures of the publishers, by the definition of parameter_count.h.
        QTest::newRow("mixtral-8x7b") << "mixtral-8x7b" << qint64{12'879'925'248};
        QTest::newRow("qwen3-next") << "qwen3-next-80b-a3b" << qint64{3'874'929'408};
        QTest::newRow("kimi-linear") << "kimi-linear-48b-a3b" << qint64{3'484'459'904};
        QTest::newRow("jamba") << "jamba-v0.1" << qint64{12'110'311'296};
        QTest::newRow("gemma-4-26b") << "gemma-4-26b-a4b" << qint64{3'822'530'560};
        QTest::newRow("dense") << "llama-3.1-8b" << qint64{8'030'261'248};
    }

    void activeCountsTheExpertsOfOneToken() {
        QFETCH(QString, id);
        QFETCH(qint64, active);
        QCOMPARE(qint64{model::activeParameters(m_models.at(id.toStdString()))}, active);
    }

    void partsOfALlama() {
        const auto parts = model::countParameters(m_models.at("llama-3.1-8b"));
        QCOMPARE(parts.embedding, 128256LL * 4096);
        QCOMPARE(parts.head, 128256LL * 4096);
        QCOMPARE(parts.attention, 32LL * (2 * 4096 * 4096 + 2 * 4096 * 1024));
        QCOMPARE(parts.dense, 32LL * 3 * 4096 * 14336);
        QCOMPARE(parts.norms, 65LL * 4096);
    }
};

QTEST_APPLESS_MAIN(TestParameterCount)
#include "tst_parameter_count.moc"
