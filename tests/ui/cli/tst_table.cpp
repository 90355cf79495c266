// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/table.h"

#include <QTest>

using xuanka::cli::Table;

class TestTable : public QObject {
    Q_OBJECT

private slots:

    void chineseIsTwoWide() {
        QCOMPARE(xuanka::cli::widthOf(QStringLiteral("显存 a")), qsizetype{6});
        QCOMPARE(xuanka::cli::padded(QStringLiteral("显存"), 6), QStringLiteral("显存  "));
    }

    void columnsLineUp() {
        Table t({{QStringLiteral("Name"), false}, {QStringLiteral("GiB"), true}});
        t.add({QStringLiteral("显存"), QStringLiteral("1")});
        t.add({QStringLiteral("weights"), QStringLiteral("14.2")});
        QCOMPARE(t.text(),
                 QStringLiteral("Name      GiB\n───────  ────\n显存        1\nweights  14.2\n"));
    }

    void aBarIsItsShare() {
        QCOMPARE(xuanka::cli::bar(0.5, 8).size(), qsizetype{4});
        QCOMPARE(xuanka::cli::bar(7.0, 8).size(), qsizetype{8});
        QVERIFY(xuanka::cli::bar(-1.0, 8).isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestTable)
#include "tst_table.moc"
