// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/csv.h"

#include <QTest>

#include <array>

using namespace xuanka;

class TestText : public QObject {
    Q_OBJECT

private slots:

    void piecesAreTrimmedAndEmptyOnesKept() {
        const std::vector<std::string_view> expected{"a", "", "b c"};
        QCOMPARE(splitText(" a ;; b c", ';'), expected);
        QVERIFY(splitText("  ", ';').empty());
    }

    void wordsSkipRunsOfSpaces() {
        const std::vector<std::string_view> expected{"a", "b"};
        QCOMPARE(splitWords(" a \t b "), expected);
    }

    void nearestIsTheFewestChangesAway() {
        const std::vector<std::string_view> known{"rtx-4090", "rtx-3090", "h100"};
        QCOMPARE(nearestOf("RTX-409", known), std::string_view("rtx-4090"));
        QCOMPARE(nearestOf("zzzzzz", known), std::string_view());
        constexpr std::array<std::string_view, 2> flags{"size", "seq"};
        QCOMPARE(nearestOf("sqe", flags), std::string_view("seq"));
    }

    void quotesCommasAndLineEndsAreCells() {
        const auto table = readCsv("\xEF\xBB\xBF"
                                   "a,b\r\n\"x, \"\"y\"\"\nz\",2\n\n3\n");
        QVERIFY(table.has_value());
        QCOMPARE(table->rows.size(), std::size_t{2});
        QCOMPARE(cell(table->rows[0], "a"), std::string_view("x, \"y\"\nz"));
        QCOMPARE(cell(table->rows[0], "b"), std::string_view("2"));
        QCOMPARE(table->lines[1], std::size_t{5});
        QCOMPARE(cell(table->rows[1], "b"), std::string_view());
    }

    void aCellComesBackAsItWas() {
        for (const std::string text : {"plain", "a,b", "say \"x\"", "two\nlines", ""})
            QCOMPARE(readCsv("h,i\n" + csvCell(text) + ",1\n")->rows.at(0).at("h"), text);
    }

    void brokenTablesAreErrors_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("rule");
        QTest::newRow("empty") << ""
                               << "rule.csv_head";
        QTest::newRow("open quote") << "a\n\"x"
                                    << "rule.csv_quote";
        QTest::newRow("too many") << "a\n1,2"
                                  << "rule.csv_too_many_cells";
    }

    void brokenTablesAreErrors() {
        QFETCH(QString, text);
        const auto table = readCsv(text.toStdString());
        QVERIFY(!table.has_value());
        QTEST(QString::fromStdString(table.error().rule), "rule");
    }
};

QTEST_APPLESS_MAIN(TestText)
#include "tst_text.moc"
