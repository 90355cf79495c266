// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalogue/table_store.h"
#include "db/library/load.h"
#include "db/library/user_catalogue.h"
#include "db/sqlite/migrate.h"
#include "tests/support/built_catalogue.h"
#include "tests/support/shipped_catalogue.h"

#include <QTest>

using namespace xuanka;

namespace {

db::RowEdit edit(std::string table, std::string key, Row cells) {
    return {std::move(table), std::move(key), std::move(cells), false};
}

const hardware::Accelerator* card(const db::LoadedLibrary& loaded, std::string_view id) {
    for (const auto& a : loaded.library->catalogue->accelerators)
        if (a.id == id)
            return &a;
    return nullptr;
}

QByteArray bytesOf(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void writeBytes(const QString& path, const QByteArray& bytes) {
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

} // namespace

class TestLoad : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString m_user;
    int m_number = 0;

    db::CataloguePaths paths() const { return {support::builtCatalogue(), m_user}; }

    void put(const db::RowEdit& e) {
        const auto user = db::UserCatalogue::open(m_user);
        QVERIFY2(user, user ? "" : user.error().detail.c_str());
        QVERIFY(user->put(e, QStringLiteral("2026-12-01")));
    }

    db::LoadedLibrary load() const {
        auto loaded = db::loadLibrary(paths());
        if (!loaded)
            qFatal("%s: %s", loaded.error().rule.c_str(), loaded.error().detail.c_str());
        return std::move(*loaded);
    }

    QStringList setAside() const {
        return m_folder.path().isEmpty()
                   ? QStringList()
                   : QDir(m_folder.path())
                         .entryList({QFileInfo(m_user).fileName() + QStringLiteral(".damaged*")});
    }

private slots:

    void init() { m_user = m_folder.filePath(QStringLiteral("user%1.sqlite").arg(++m_number)); }

    void theBuiltFileSaysWhatTheTextsSay() {
        const auto loaded = load();
        QVERIFY(*loaded.library->catalogue == *support::shippedCatalogue());
        QVERIFY(loaded.notices.empty());
        QVERIFY(loaded.library->market.offers.size() >= 300);
        QCOMPARE(loaded.library->trees.size(), std::size_t(2));
        QVERIFY(!QFileInfo::exists(m_user));
    }

    void theSnapshotsSayWhatTheRowsSay() {
        const auto c = db::Connection::open(support::builtCatalogue(), db::OpenMode::Immutable);
        QVERIFY(c);
        for (const auto& spec : db::catalogueTables()) {
            const auto rows = db::readTable(*c, spec);
            const auto snapshot = db::readSnapshot(*c, spec);
            QVERIFY(rows && snapshot);
            QVERIFY2(rows->rows == snapshot->rows && rows->columns == snapshot->columns,
                     std::string(spec.name).c_str());
        }
    }

    void theShippedFileIsNeverWritten() {
        const auto c = db::Connection::open(support::builtCatalogue(), db::OpenMode::Immutable);
        QVERIFY(c);
        QVERIFY(!c->run(QStringLiteral("DELETE FROM accelerators")));
    }

    void everyShippedTableIsStrict() {
        const auto c = db::Connection::open(support::builtCatalogue(), db::OpenMode::Immutable);
        auto loose = c->run(QStringLiteral("SELECT count(*) FROM pragma_table_list WHERE "
                                           "schema = 'main' AND strict = 0 AND name NOT LIKE "
                                           "'sqlite_%'"));
        QVERIFY(loose && loose->next());
        QCOMPARE(loose->value(0).toInt(), 0);
    }

    void aChangedCellLiesOverTheShippedRow() {
        put(edit("accelerators", "rtx-4090-24gb", {{"usable_mib", "24000"}}));
        const auto loaded = load();
        const auto* changed = card(loaded, "rtx-4090-24gb");
        QCOMPARE(*changed->usableMib, 24000.0);
        QCOMPARE(changed->name, std::string("GeForce RTX 4090"));
        QCOMPARE(changed->bandwidth->value / kGiga, 1008.0);
    }

    void aRowIsAddedRemovedAndRestored() {
        put(edit("accelerators", "my-card-1gb",
                 {{"id", "my-card-1gb"},
                  {"name", "My card"},
                  {"vendor", "Me"},
                  {"kernel_class", "other"},
                  {"ecosystem", "cuda"},
                  {"evidence", "user"}}));
        put(edit("prices", "my-card-1gb | street | CNY | 2026-12",
                 {{"subject", "my-card-1gb"},
                  {"kind", "street"},
                  {"amount", "100"},
                  {"currency", "CNY"},
                  {"date", "2026-12"},
                  {"evidence", "user"}}));
        put({"accelerators", "dcu-k100-64gb", {}, true});
        auto loaded = load();
        QCOMPARE(loaded.notices.size(), std::size_t(0));
        QCOMPARE(card(loaded, "my-card-1gb")->prices.size(), std::size_t(1));
        QVERIFY(card(loaded, "dcu-k100-64gb") == nullptr);
        const auto tables = db::loadTables(paths());
        QCOMPARE(tables->origins.at("accelerators").back(), db::RowOrigin::Added);

        const auto user = db::UserCatalogue::open(m_user);
        QVERIFY(user->restore("accelerators", "dcu-k100-64gb"));
        loaded = load();
        QVERIFY(card(loaded, "dcu-k100-64gb") != nullptr);
    }

    void aRowThatBreaksARuleIsLeftOutAndNamed() {
        put(edit("accelerators", "rtx-4090-24gb", {{"tdp_w", "lots"}}));
        put(edit("accelerators", "l4-24gb", {{"tdp_w", "80"}}));
        const auto loaded = load();
        QCOMPARE(loaded.notices.size(), std::size_t(1));
        const Message& notice = loaded.notices.front();
        QCOMPARE(notice.id, std::string("notice.user_row_ignored"));
        QCOMPARE(std::get<std::string>(notice.arguments[1]), std::string("rtx-4090-24gb"));
        QCOMPARE(std::get<std::string>(notice.arguments[2]), std::string("tdp_w"));
        QCOMPARE(card(loaded, "rtx-4090-24gb")->tdp->value, 450.0);
        QCOMPARE(card(loaded, "l4-24gb")->tdp->value, 80.0);
    }

    void rowsOfTablesWithoutRowErrorsAreLeftOutToo() {
        put(edit("currencies", "CNY", {{"per_usd", "much"}}));
        const auto loaded = load();
        QCOMPARE(loaded.notices.size(), std::size_t(1));
        QVERIFY(loaded.library->market.offers.size() >= 300);
    }

    void anEditOfAnUnknownTableOrColumnIsNamed() {
        put(edit("spaceships", "x", {{"id", "x"}}));
        put(edit("accelerators", "l4-24gb", {{"colour", "red"}}));
        QCOMPARE(load().notices.size(), std::size_t(2));
    }

    void aDamagedFileIsSetAside_data() {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("text") << QByteArray("this is no database, whatever its name says\n");
        QTest::newRow("noise") << QByteArray(8192, '\x5a');
        QTest::newRow("another database's head")
            << QByteArray("SQLite format 3\0", 16) + QByteArray(4080, '\0');
    }

    void aDamagedFileIsSetAside() {
        QFETCH(QByteArray, bytes);
        writeBytes(m_user, bytes);
        const auto loaded = load();
        QCOMPARE(loaded.notices.size(), std::size_t(1));
        QCOMPARE(loaded.notices.front().id, std::string("notice.user_catalogue_set_aside"));
        QVERIFY(*loaded.library->catalogue == *support::shippedCatalogue());
        QVERIFY(!QFileInfo::exists(m_user));
        QCOMPARE(setAside().size(), qsizetype(1));
        QCOMPARE(bytesOf(m_folder.filePath(setAside().front())), bytes);
        QVERIFY(load().notices.empty());
    }

    void aFileWithoutItsTableIsSetAside() {
        {
            const auto c = db::Connection::open(m_user, db::OpenMode::ReadWrite);
            QVERIFY(c->runScript(
                QStringLiteral("CREATE TABLE edits (other TEXT); PRAGMA user_version = 1")));
        }
        QCOMPARE(load().notices.front().id, std::string("notice.user_catalogue_set_aside"));
    }

    void cellsThatAreNoTextAreDamage_data() {
        QTest::addColumn<QString>("cells");
        QTest::newRow("no json") << QStringLiteral("{\"id\":");
        QTest::newRow("a list") << QStringLiteral("[1]");
        QTest::newRow("a number") << QStringLiteral("{\"tdp_w\": 4}");
        QTest::newRow("deep") << QString(200000, QLatin1Char('['));
    }

    void cellsThatAreNoTextAreDamage() {
        QFETCH(QString, cells);
        {
            const auto user = db::UserCatalogue::open(m_user);
            QVERIFY(user);
            const auto c = db::Connection::open(m_user, db::OpenMode::ReadWrite);
            QVERIFY(c->run(QStringLiteral("INSERT INTO edits (table_name, row_key, cells) VALUES "
                                          "('accelerators', 'l4-24gb', ?)"),
                           {cells}));
        }
        QCOMPARE(load().notices.front().id, std::string("notice.user_catalogue_set_aside"));
    }

    void aFlippedBitNeverCrashes() {
        put(edit("accelerators", "rtx-4090-24gb", {{"tdp_w", "400"}}));
        const QByteArray whole = bytesOf(m_user);
        QVERIFY(whole.size() >= 4096);
        for (qsizetype at = 0; at < whole.size(); at += 211) {
            QByteArray flipped = whole;
            flipped[at] = static_cast<char>(flipped[at] ^ 0x10);
            writeBytes(m_user, flipped);
            const auto loaded = db::loadLibrary(paths());
            QVERIFY2(loaded, qPrintable(QString::number(at)));
            QVERIFY(card(*loaded, "rtx-4090-24gb") != nullptr);
            for (const QString& name : setAside())
                QFile::remove(m_folder.filePath(name));
        }
    }

    void aNewerFileIsReadButNotWritten() {
        put(edit("accelerators", "rtx-4090-24gb", {{"tdp_w", "400"}}));
        {
            const auto c = db::Connection::open(m_user, db::OpenMode::ReadWrite);
            QVERIFY(c->runScript(QStringLiteral("PRAGMA user_version = 900")));
        }
        const QByteArray before = bytesOf(m_user);
        const auto loaded = load();
        QCOMPARE(loaded.notices.front().id, std::string("notice.user_catalogue_newer"));
        QVERIFY(loaded.isUserReadOnly);
        QCOMPARE(card(loaded, "rtx-4090-24gb")->tdp->value, 400.0);
        const auto writer = db::UserCatalogue::open(m_user);
        QVERIFY(!writer);
        QCOMPARE(writer.error().code, ErrorCode::NewerVersion);
        QCOMPARE(bytesOf(m_user), before);
    }

    void aMissingShippedFileIsAnError() {
        const auto loaded = db::loadLibrary({m_folder.filePath(QStringLiteral("none")), m_user});
        QVERIFY(!loaded);
        QVERIFY(!QFileInfo::exists(m_folder.filePath(QStringLiteral("none"))));
    }

    void manyEditsAreAllOrNothing() {
        const auto user = db::UserCatalogue::open(m_user);
        QVERIFY(!user->mergeAll(
            {edit("accelerators", "l4-24gb", {{"tdp_w", "80"}}), edit("", "nothing", {})},
            QStringLiteral("2026-12-01")));
        QVERIFY(user->edits()->empty());
    }
};

QTEST_GUILESS_MAIN(TestLoad)
#include "tst_load.moc"
