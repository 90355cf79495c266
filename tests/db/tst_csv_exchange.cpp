// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/exchange/csv_exchange.h"
#include "db/library/user_catalogue.h"
#include "tests/support/built_catalogue.h"

#include <QTest>

#include <algorithm>

using namespace xuanka;

class TestCsvExchange : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    db::CataloguePaths m_paths;
    int m_number = 0;
    const QString m_today = QStringLiteral("2026-12-01");

    db::OverlaidTables tables() const {
        auto t = db::loadTables(m_paths);
        if (!t)
            qFatal("%s", t.error().detail.c_str());
        return std::move(*t);
    }

    Result<db::ImportPlan> import(const char* table, const std::string& csv) const {
        return db::importCsv(m_paths, table, csv, m_today);
    }

private slots:

    void init() {
        m_paths = {support::builtCatalogue(),
                   m_folder.filePath(QStringLiteral("u%1.sqlite").arg(++m_number))};
    }

    void whatIsExportedComesBackUnchanged() {
        const auto current = tables();
        for (const auto& [name, table] : current.tables) {
            const auto plan = db::planImport(current, name, db::csvText(table));
            QVERIFY2(plan, plan ? "" : (name + " " + plan.error().detail).c_str());
            QVERIFY2(plan->edits.empty(), name.c_str());
            QCOMPARE(plan->same, table.rows.size());
        }
    }

    void formulasAreGuardedAndComeBack() {
        CsvTable t{{"a", "b"}, {{{"a", "=HYPERLINK(\"x\")"}, {"b", "-5.5"}}}, {}};
        QCOMPARE(QString::fromStdString(db::csvText(t)),
                 QStringLiteral("a,b\r\n\"'=HYPERLINK(\"\"x\"\")\",-5.5\r\n"));
        for (const char* start : {"+1+cmd", "@SUM(A1)", "-2+3", "\tx"}) {
            t.rows = {{{"a", start}}};
            QVERIFY(db::csvText(t).find("'" + std::string(start)) != std::string::npos);
        }
        const auto plan = import("evidence", "id,kind,title\nmine,user,'=1+1\n");
        QVERIFY(plan);
        QCOMPARE(plan->edits.front().cells.at("title"), std::string("=1+1"));
    }

    void rowsAreAddedAndChangedInTheCellsGiven() {
        const auto plan = import("accelerators", "id,tdp_w,note\nrtx-4090-24gb,400,capped\n"
                                                 "l4-24gb,72,\n");
        QVERIFY(plan);
        QCOMPARE(plan->changed, std::size_t(2)); // the L4's note is emptied
        const auto loaded = db::loadLibrary(m_paths);
        const auto card = plan::findAccelerator(*loaded->library->catalogue, "4090");
        QCOMPARE((*card)->tdp->value, 400.0);
        QCOMPARE((*card)->note, std::string("capped"));
        // A second import keeps the cells of the first.
        QVERIFY(import("accelerators", "id,idle_w\nrtx-4090-24gb,20\n"));
        const auto again = db::loadLibrary(m_paths);
        QCOMPARE((*plan::findAccelerator(*again->library->catalogue, "4090"))->tdp->value, 400.0);
    }

    void aBadRowRefusesTheWholeFile_data() {
        QTest::addColumn<QString>("table");
        QTest::addColumn<QString>("csv");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("detail");
        const auto row = [](const char* name, const char* table, const char* csv, const char* field,
                            const char* detail) {
            QTest::addRow("%s", name) << QString::fromUtf8(table) << QString::fromUtf8(csv)
                                      << QString::fromUtf8(field) << QString::fromUtf8(detail);
        };
        row("table", "acelerators", "id\nx\n", "table", "");
        row("column", "accelerators", "id,tdp\nx,1\n", "tdp", "");
        row("figure", "accelerators", "id,tdp_w\nl4-24gb,80\nrtx-4090-24gb,many\n", "tdp_w",
            "line 3");
        row("no key", "accelerators", "id,tdp_w\n,80\n", "id", "line 2");
        row("new row without evidence", "accelerators",
            "id,name,vendor,kernel_class,ecosystem\nx,X,V,other,cuda\n", "evidence", "line 2");
        row("price without date", "prices",
            "subject,kind,amount,currency,date,evidence\nl4-24gb,street,1,USD,,user\n", "date",
            "line 2");
        row("price of nobody", "prices",
            "subject,kind,amount,currency,date,evidence\nl4,street,1,USD,2026,user\n", "subject",
            "line 2");
        row("open quote", "accelerators", "id,name\nx,\"never closed\n", "csv", "line 2");
    }

    void aBadRowRefusesTheWholeFile() {
        QFETCH(QString, table);
        QFETCH(QString, csv);
        QFETCH(QString, field);
        QFETCH(QString, detail);
        const auto plan = import(table.toUtf8().constData(), csv.toStdString());
        QVERIFY(!plan);
        QCOMPARE(QString::fromStdString(plan.error().field), field);
        QCOMPARE(QString::fromStdString(plan.error().detail), detail);
        QVERIFY(!QFileInfo::exists(m_paths.user));
    }

    void tooMuchIsRefused() {
        const auto plan = import("models", std::string(db::kMostImportBytes + 1, 'x'));
        QVERIFY(!plan);
        QCOMPARE(plan.error().code, ErrorCode::TooLarge);
    }

    void anEditIsCheckedBeforeItIsWritten() {
        QVERIFY(
            !db::editRow(m_paths, {"accelerators", "l4-24gb", {{"tdp_w", "-1"}}, false}, m_today));
        QVERIFY(
            !db::editRow(m_paths, {"accelerators", "nobody", {{"tdp_w", "1"}}, false}, m_today));
        QVERIFY(!QFileInfo::exists(m_paths.user));
        QVERIFY(
            db::editRow(m_paths, {"accelerators", "l4-24gb", {{"tdp_w", "75"}}, false}, m_today));
        QVERIFY(db::editRow(m_paths, {"accelerators", "dcu-k100-64gb", {}, true}, m_today));
        QCOMPARE(db::loadLibrary(m_paths)->library->catalogue->accelerators.size(),
                 tables().tables.at("accelerators").rows.size());
    }

    void aFailedWriteLeavesTheOldFile() {
        const QString file = m_folder.filePath(QStringLiteral("out.csv"));
        QVERIFY(db::writeFile(file, "old"));
        QVERIFY(!db::writeFile(m_folder.filePath(QStringLiteral("no/such/folder/x.csv")), "new"));
        QVERIFY(db::writeFile(file, "new"));
        QFile read(file);
        QVERIFY(read.open(QIODevice::ReadOnly));
        QCOMPARE(read.readAll(), QByteArray("new"));
    }
};

QTEST_GUILESS_MAIN(TestCsvExchange)
#include "tst_csv_exchange.moc"
