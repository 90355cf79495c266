// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/estimate.h"
#include "app/outlook/library.h"
#include "app/scenario/fields.h"
#include "app/scenario/scenario_json.h"

#include <QTest>

class TestQuantities : public QObject {
    Q_OBJECT

private slots:

    void quotientOfBytesAndRateIsTime() {
        QCOMPARE((xuanka::Bytes(8e9) / xuanka::BytesPerSecond(2e9)).value, 4.0);
    }

    void intervalsThatTouchOverlap() {
        QVERIFY(xuanka::overlaps({1, 0, 2}, {3, 2, 4}));
        QVERIFY(!xuanka::overlaps({1, 0, 2}, {3, 2.5, 4}));
    }
};

QTEST_APPLESS_MAIN(TestQuantities)
#include "tst_quantity.moc"
