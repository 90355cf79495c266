// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/slider_scale.h"

#include <QTest>

using namespace xuanka;
using controls::SliderScale;

class TestSliderScale : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyPositionComesBack_data();
    void everyPositionComesBack();
    void steps_data();
    void steps();
};

namespace {

SliderScale scaleOf(std::string_view key) {
    const scenario::Field* field = scenario::findField(key);
    return {*field, controls::comfortableRange(*field)};
}

} // namespace

void TestSliderScale::everyPositionComesBack_data() {
    QTest::addColumn<QString>("key");
    for (const scenario::Field& f : scenario::fields())
        if (f.kind == scenario::FieldKind::Count || f.kind == scenario::FieldKind::Real)
            QTest::newRow(std::string(f.key).c_str()) << QString::fromStdString(std::string(f.key));
}

void TestSliderScale::everyPositionComesBack() {
    QFETCH(QString, key);
    const scenario::Field* field = scenario::findField(key.toStdString());
    const SliderScale scale = scaleOf(key.toStdString());
    const controls::SliderRange range = controls::comfortableRange(*field);
    double before = -1.0;
    for (int p = 0; p <= scale.last(); ++p) {
        const double v = scale.valueAt(p);
        QVERIFY2(v >= before, qPrintable(QString::number(p)));
        QVERIFY(v >= field->least && v <= field->most);
        QCOMPARE(scale.valueAt(scale.positionOf(v)), v);
        before = v;
    }
    QCOMPARE(scale.valueAt(scale.last()), range.most);
    QCOMPARE(scale.valueAt(0), field->scale == scenario::Scale::Linear ? range.least
                               : field->least <= 0.0                   ? 0.0
                                                                       : range.least);
    // What is typed beyond the slider rests at its end.
    QCOMPARE(scale.positionOf(field->most * 10 + 1), scale.last());
}

void TestSliderScale::steps_data() {
    QTest::addColumn<QString>("key");
    QTest::addColumn<double>("from");
    QTest::addColumn<int>("steps");
    QTest::addColumn<bool>("isBig");
    QTest::addColumn<double>("to");
    QTest::newRow("next power of two") << "micro-batch" << 4.0 << 1 << false << 8.0;
    QTest::newRow("down a power") << "micro-batch" << 4.0 << -1 << false << 2.0;
    QTest::newRow("from between up") << "micro-batch" << 6.0 << 1 << false << 8.0;
    QTest::newRow("from between down") << "micro-batch" << 6.0 << -1 << false << 4.0;
    QTest::newRow("big") << "seq" << 4096.0 << 1 << true << 32768.0;
    QTest::newRow("not below the least") << "micro-batch" << 1.0 << -1 << false << 1.0;
    QTest::newRow("past the slider, not past the field")
        << "micro-batch" << 256.0 << 1 << false << 512.0;
    QTest::newRow("zero is the step below") << "chunked-prefill" << 128.0 << -1 << false << 0.0;
    QTest::newRow("and the way back") << "chunked-prefill" << 0.0 << 1 << false << 128.0;
    QTest::newRow("logarithmic") << "size" << 7.0 << 1 << false << 7.35;
    QTest::newRow("logarithmic big") << "size" << 7.0 << 1 << true << 14.0;
    QTest::newRow("linear count") << "zero" << 1.0 << 1 << false << 2.0;
    QTest::newRow("share") << "padding" << 0.1 << 1 << true << 0.2;
}

void TestSliderScale::steps() {
    QFETCH(QString, key);
    QFETCH(double, from);
    QFETCH(int, steps);
    QFETCH(bool, isBig);
    QFETCH(double, to);
    QCOMPARE(scaleOf(key.toStdString()).stepped(from, steps, isBig), to);
}

QTEST_APPLESS_MAIN(TestSliderScale)
#include "tst_slider_scale.moc"
