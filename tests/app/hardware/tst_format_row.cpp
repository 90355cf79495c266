// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hardware/format_row.h"
#include "tests/support/catalogue_files.h"

#include <QTest>

#include <map>

using namespace xuanka;

class TestFormatRow : public QObject {
    Q_OBJECT

    CsvTable m_table = support::catalogueTable("formats.csv");

    hardware::NumberFormat format(std::string_view id) const {
        for (const auto& row : m_table.rows)
            if (cell(row, "id") == id)
                return hardware::formatFromRow(row).value();
        throw std::runtime_error("no format " + std::string(id));
    }

private slots:

    void everyShippedRowReadsAndComesBackTheSame() {
        std::map<std::string, std::string> owner;
        for (const auto& row : m_table.rows) {
            const auto f = hardware::formatFromRow(row);
            QVERIFY2(f.has_value(), cell(row, "id").data());
            QVERIFY2(!f->evidence.empty(), f->id.c_str());
            for (const auto& [column, text] : hardware::rowFromFormat(*f))
                QCOMPARE(text, std::string(cell(row, column)));
            auto names = f->aliases;
            names.push_back(f->id);
            for (const auto& name : names)
                QVERIFY2(owner.emplace(lowerAscii(name), f->id).second, name.c_str());
        }
    }

    void bitsWithScalesAreExact() {
        QCOMPARE(format("nf4-dq").bitsPerWeight, 4 + 8.0 / 64 + 32.0 / (64 * 256));
        QCOMPARE(format("nf4").bitsPerWeight, 4 + 32.0 / 64);
        QCOMPARE(format("awq-int4-g128").bitsPerWeight, 4 + 20.0 / 128);
        QCOMPARE(format("gptq-int8-g128").bitsPerWeight, 8 + 24.0 / 128);
        QCOMPARE(format("fp8-block128").bitsPerWeight, 8 + 32.0 / (128 * 128));
        QCOMPARE(format("mxfp4").bitsPerWeight, 17 * 8.0 / 32);
        QCOMPARE(format("nvfp4").bitsPerWeight, 9 * 8.0 / 16);
        QCOMPARE(format("gguf-q6_k").bitsPerWeight, 210 * 8.0 / 256);
    }

    void onlyFloatsTrainAndCachesAreMarked() {
        QVERIFY(format("bf16").isTrainable);
        QVERIFY(!format("nf4-dq").isTrainable);
        QVERIFY(format("gguf-q8_0").isCacheFormat);
        QVERIFY(!format("gguf-q4_k_m").isCacheFormat);
    }

    void badRowNamesColumnRuleAndNearest_data() {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("nearest");
        QTest::newRow("id") << "id"
                            << ""
                            << "rule.not_empty"
                            << "";
        QTest::newRow("text") << "bits"
                              << "four"
                              << "rule.number"
                              << "";
        QTest::newRow("zero") << "bits"
                              << "0"
                              << "rule.bits_range"
                              << "1";
        QTest::newRow("many") << "row_bits"
                              << "1e9"
                              << "rule.bits_range"
                              << "64";
        QTest::newRow("not a number") << "bits"
                                      << "nan"
                                      << "rule.bits_range"
                                      << "64";
        QTest::newRow("compute") << "compute"
                                 << "bf61"
                                 << "rule.known_word"
                                 << "bf16";
    }

    void badRowNamesColumnRuleAndNearest() {
        QFETCH(QString, column);
        QFETCH(QString, value);
        Row row{{"id", "x"}, {"bits", "4"}, {"compute", "bf16"}};
        QVERIFY(hardware::formatFromRow(row).has_value());
        row[column.toStdString()] = value.toStdString();
        const auto f = hardware::formatFromRow(row);
        QVERIFY(!f.has_value());
        QCOMPARE(QString::fromStdString(f.error().field), column);
        QTEST(QString::fromStdString(f.error().rule), "rule");
        QTEST(QString::fromStdString(f.error().nearest), "nearest");
    }
};

QTEST_APPLESS_MAIN(TestFormatRow)
#include "tst_format_row.moc"
