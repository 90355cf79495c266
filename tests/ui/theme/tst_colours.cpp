// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/estimate.h"
#include "ui/theme/colours.h"
#include "ui/theme/series_colours.h"

#include <QTest>

#include <set>

using namespace xuanka::theme;

class TestColours : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void contrastFollowsWcag();
    void textIsReadable_data();
    void textIsReadable();

    void seriesStandOut_data() { textIsReadable_data(); }

    void seriesStandOut();
    void aCardKeepsItsColour();
};

void TestColours::contrastFollowsWcag() {
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QCOMPARE(contrast(Qt::white, Qt::white), 1.0);
    QVERIFY(qAbs(contrast(QColor(0x767676), Qt::white) - 4.54) < 0.01);
}

void TestColours::textIsReadable_data() {
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

void TestColours::textIsReadable() {
    QFETCH(bool, dark);
    const Colours& c = colours(dark);
    for (const QColor& ground : {c.window, c.base, c.alternate}) {
        for (const QColor& text : {c.text, c.quiet, c.accent, c.good, c.warn, c.bad})
            QVERIFY2(contrast(text, ground) >= 4.5,
                     qPrintable(text.name() + QStringLiteral(" on ") + ground.name()));
        if (ground != c.alternate)
            QVERIFY2(contrast(c.mark, ground) >= 3.0, qPrintable(ground.name()));
    }
    QVERIFY(contrast(c.onAccent, c.accent) >= 4.5);
    QVERIFY(contrast(c.text, c.accentSoft) >= 4.5);
    QVERIFY(contrast(c.accent, c.accentSoft) >= 4.5);
    QCOMPARE(isDark(palette(c)), dark);
}

void TestColours::seriesStandOut() {
    QFETCH(bool, dark);
    const QColor ground = colours(dark).base;
    std::set<QRgb> seen;
    for (std::size_t slot = 0; slot < 24; ++slot) {
        const QColor colour = seriesColour(slot, dark);
        QVERIFY2(contrast(colour, ground) >= 3.0, qPrintable(colour.name()));
        seen.insert(colour.rgb());
    }
    QCOMPARE(seen.size(), std::size_t(24));
    std::set<QRgb> memory;
    for (std::size_t part = 0; part < xuanka::estimate::kMemoryParts; ++part) {
        QVERIFY2(contrast(memoryPartColour(part, dark), ground) >= 3.0,
                 qPrintable(QString::number(part)));
        memory.insert(memoryPartColour(part, dark).rgb());
    }
    QCOMPARE(memory.size(), xuanka::estimate::kMemoryParts);
    std::set<QRgb> time;
    for (std::size_t part = 0; part < xuanka::estimate::kTimeParts; ++part) {
        QVERIFY2(contrast(timePartColour(part, dark), ground) >= 3.0,
                 qPrintable(QString::number(part)));
        time.insert(timePartColour(part, dark).rgb());
    }
    QCOMPARE(time.size(), xuanka::estimate::kTimeParts);
}

void TestColours::aCardKeepsItsColour() {
    CardColours cards;
    const QColor first = cards.colour("a", false);
    const QColor second = cards.colour("b", false);
    QVERIFY(first != second);
    QCOMPARE(cards.colour("a", false), first);
    QCOMPARE(cards.colour("c", false), seriesColour(2, false));
    QCOMPARE(cards.colour("b", false), second);
}

QTEST_MAIN(TestColours)
#include "tst_colours.moc"
