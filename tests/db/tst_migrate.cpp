// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/migrate.h"

#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;

class TestMigrate : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    int m_number = 0;

    db::Connection fresh() {
        auto c =
            db::Connection::open(m_folder.filePath(QStringLiteral("m%1.sqlite").arg(++m_number)),
                                 db::OpenMode::ReadWrite);
        if (!c)
            qFatal("%s", c.error().detail.c_str());
        return std::move(*c);
    }

    const QStringList m_steps{QStringLiteral("CREATE TABLE a (x TEXT) STRICT;"),
                              QStringLiteral("INSERT INTO a VALUES ('one;two'); -- not; cut here"),
                              QStringLiteral("ALTER TABLE a ADD COLUMN y TEXT")};

private slots:

    void everyVersionReachesTheLast_data() {
        QTest::addColumn<int>("version");
        for (int v = 0; v <= 3; ++v)
            QTest::addRow("from %d", v) << v;
    }

    void everyVersionReachesTheLast() {
        QFETCH(int, version);
        const auto c = fresh();
        QVERIFY(db::migrate(c, m_steps.mid(0, version)));
        QCOMPARE(*c.userVersion(), version);
        QVERIFY(db::migrate(c, m_steps));
        QCOMPARE(*c.userVersion(), 3);
        auto rows = c.run(QStringLiteral("SELECT x, y FROM a"));
        QVERIFY(rows && rows->next());
        QCOMPARE(rows->value(0).toString(), QStringLiteral("one;two"));
        QVERIFY(!rows->next());
    }

    void aStepThatFailsLeavesTheVersionBefore() {
        const auto c = fresh();
        QVERIFY(!db::migrate(c, {m_steps[0], QStringLiteral("CREATE TABLE b (x TEXT); nonsense")}));
        QCOMPARE(*c.userVersion(), 1);
        QVERIFY(!c.run(QStringLiteral("SELECT * FROM b")));
        QVERIFY(db::migrate(c, m_steps));
    }

    void aNewerFileIsLeftAlone() {
        const auto c = fresh();
        QVERIFY(c.runScript(QStringLiteral("PRAGMA user_version = 4")));
        const auto done = db::migrate(c, m_steps);
        QVERIFY(!done);
        QCOMPARE(done.error().code, ErrorCode::NewerVersion);
        QCOMPARE(*c.userVersion(), 4);
    }

    void ourOwnScriptsRun() {
        const auto user = fresh();
        QVERIFY(db::migrate(user, db::userSchema()));
        const auto shipped = fresh();
        QVERIFY(db::migrate(shipped, db::shippedSchema()));
    }
};

QTEST_GUILESS_MAIN(TestMigrate)
#include "tst_migrate.moc"
