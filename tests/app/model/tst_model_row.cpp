// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/layer_text.h"
#include "app/model/model_row.h"
#include "tests/support/catalogue_files.h"

#include <QTest>

#include <set>

using namespace xuanka;

class TestModelRow : public QObject {
    Q_OBJECT

    CsvTable m_table = support::catalogueTable("models.csv");

    static Row smallest() {
        return {{"id", "x"},
                {"hidden", "64"},
                {"vocabulary", "100"},
                {"layers", "2 softmax heads=4 kv=2 dim=16; dense width=128 gated"}};
    }

private slots:

    void everyShippedRowReadsAndComesBackTheSame() {
        std::set<std::string> ids;
        for (const auto& row : m_table.rows) {
            const auto a = model::architectureFromRow(row);
            QVERIFY2(a.has_value(), qPrintable(QString::fromStdString(
                                        std::string(cell(row, "id")) + " " +
                                        (a ? "" : a.error().field + " " + a.error().given))));
            QVERIFY2(ids.insert(a->id).second, a->id.c_str());
            for (const auto& [column, text] : model::rowFromArchitecture(*a))
                QCOMPARE(QString::fromStdString(text),
                         QString::fromStdString(std::string(cell(row, column))));
            QVERIFY2(!a->evidence.empty(), a->id.c_str());
        }
        QVERIFY(ids.size() >= 250);
    }

    void namesAndAliasesAreUnique() {
        std::map<std::string, std::string> owner;
        for (const auto& row : m_table.rows) {
            const auto a = model::architectureFromRow(row).value();
            auto names = a.aliases;
            names.push_back(a.id);
            for (const auto& name : names) {
                const auto [it, isNew] = owner.emplace(lowerAscii(name), a.id);
                QVERIFY2(isNew, (name + " of " + a.id + " and " + it->second).c_str());
            }
        }
    }

    void orderIsReadAndWritten_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("pattern") << "12x0001";
        QTest::newRow("prefix") << "3x0 58x1";
        QTest::newRow("many kinds") << "1xabc 2xz";
        QTest::newRow("empty") << "";
    }

    void orderIsReadAndWritten() {
        QFETCH(QString, text);
        const auto order = model::parseOrder(text.toStdString());
        QVERIFY(order.has_value());
        const auto again = model::parseOrder(model::formatOrder(*order));
        QCOMPARE(*again, *order);
    }

    void badRowNamesColumnRuleAndNearest_data() {
        QTest::addColumn<QString>("column");
        QTest::addColumn<QString>("value");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("nearest");
        QTest::newRow("not a number") << "hidden"
                                      << "4k"
                                      << "hidden"
                                      << "rule.whole_number"
                                      << "";
        QTest::newRow("no width") << "hidden"
                                  << ""
                                  << "hidden"
                                  << "rule.at_least_one"
                                  << "1";
        QTest::newRow("norm") << "norm"
                              << "rmsnrom"
                              << "norm"
                              << "rule.known_word"
                              << "rmsnorm";
        QTest::newRow("tied") << "tied"
                              << "yes"
                              << "tied"
                              << "rule.yes_or_no"
                              << "n";
        QTest::newRow("mixer") << "layers"
                               << "2 sofmax heads=1"
                               << "layers"
                               << "rule.known_word"
                               << "softmax";
        QTest::newRow("word") << "layers"
                              << "2 softmax hads=4"
                              << "layers"
                              << "rule.known_word"
                              << "heads";
        QTest::newRow("heads") << "layers"
                               << "2 softmax heads=4 kv=3 dim=8"
                               << "layers"
                               << "rule.heads_multiple_of_kv_heads"
                               << "4";
        QTest::newRow("experts") << "layers"
                                 << "2 moe experts=4 active=8 width=3"
                                 << "layers"
                                 << "rule.active_among_experts"
                                 << "4";
        QTest::newRow("count") << "layers"
                               << "99999999999 dense width=8"
                               << "layers"
                               << "rule.layer_count"
                               << "1";
        QTest::newRow("no number") << "layers"
                                   << "|"
                                   << "layers"
                                   << "rule.layer_count"
                                   << "1";
        QTest::newRow("too wide") << "layers"
                                  << "2 dense width=99999999999"
                                  << "layers"
                                  << "rule.at_most"
                                  << "67108864";
        QTest::newRow("too wide a model") << "hidden"
                                          << "1000000000000"
                                          << "hidden"
                                          << "rule.at_most"
                                          << "67108864";
        QTest::newRow("too many parameters") << "layers"
                                             << "9999 moe experts=60000000 active=1 width=60000000"
                                             << "layers"
                                             << "rule.at_most"
                                             << "100000000000000000";
        QTest::newRow("overflow") << "layers"
                                  << "99999999999999999999 dense width=8"
                                  << "layers"
                                  << "rule.whole_number"
                                  << "";
        QTest::newRow("order counts") << "layer_order"
                                      << "1x0"
                                      << "layer_order"
                                      << "rule.order_counts_layers"
                                      << "2";
        QTest::newRow("order kinds") << "layer_order"
                                     << "2x1"
                                     << "layer_order"
                                     << "rule.order_names_kinds"
                                     << "0";
        QTest::newRow("order text") << "layer_order"
                                    << "2*0"
                                    << "layer_order"
                                    << "rule.layer_order"
                                    << "1x0";
        QTest::newRow("order size") << "layer_order"
                                    << "9999x0000000000"
                                    << "layer_order"
                                    << "rule.layer_count"
                                    << "1";
    }

    void badRowNamesColumnRuleAndNearest() {
        QFETCH(QString, column);
        QFETCH(QString, value);
        Row row = smallest();
        QVERIFY(model::architectureFromRow(row).has_value());
        row[column.toStdString()] = value.toStdString();
        const auto a = model::architectureFromRow(row);
        QVERIFY(!a.has_value());
        QTEST(QString::fromStdString(a.error().field), "field");
        QTEST(QString::fromStdString(a.error().rule), "rule");
        QTEST(QString::fromStdString(a.error().nearest), "nearest");
    }
};

QTEST_APPLESS_MAIN(TestModelRow)
#include "tst_model_row.moc"
