// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_charts.h"
#include "ui/charts/chart_cursor.h"
#include "ui/charts/curve_shape.h"

#include <QTest>

#include <limits>

using namespace xuanka;
using namespace xuanka::charts;

namespace {

constexpr double kInfinite = std::numeric_limits<double>::infinity();

Series seriesOf(std::vector<Point> points, std::size_t firstBeyond = SIZE_MAX) {
    Series s;
    s.id = QStringLiteral("card");
    s.points = std::move(points);
    s.firstBeyond = firstBeyond;
    return s;
}

CurveShape shaped(const Series& s, Scale scale = Scale::Linear) {
    ChartSpec spec;
    spec.x.scale = scale;
    return shapeOf(s, spec, {0.0, 100.0}, {0.0, 100.0});
}

} // namespace

class TstCurveShape : public QObject {
    Q_OBJECT

private Q_SLOTS:

    void dashedPartJoinsTheSolidOne() {
        const CurveShape shape = shaped(seriesOf({{1, 1}, {2, 2}, {3, 3}, {4, 4}}, 2));
        QCOMPARE(shape.fits.x, (QVector<double>{1, 2}));
        QCOMPARE(shape.beyond.x, (QVector<double>{2, 3, 4}));
        QCOMPARE(shape.beyond.y, (QVector<double>{2, 3, 4}));
    }

    void turnsDashedAtTheEdgeBetweenTwoPoints() {
        Series s = seriesOf({{1, 1}, {2, 2}, {4, 4}}, 2);
        s.edge = 3.0;
        const CurveShape shape = shaped(s);
        QCOMPARE(shape.fits.x, (QVector<double>{1, 2, 3}));
        QCOMPARE(shape.fits.y.last(), 3.0);
        QCOMPARE(shape.beyond.x, (QVector<double>{3, 4}));
    }

    void nothingFitsThenAllIsDashed() {
        const CurveShape shape = shaped(seriesOf({{1, 1}, {2, 2}}, 0));
        QVERIFY(shape.fits.x.isEmpty());
        QCOMPARE(shape.beyond.x, (QVector<double>{1, 2}));
    }

    void xNeverRunsBack() {
        std::vector<Point> zigzag;
        for (int i = 0; i < 200; ++i)
            zigzag.push_back({i % 2 == 0 ? 10.0 + i * 0.1 : 60.0 - i * 0.1, 10.0 * (i % 7)});
        const CurveShape shape = shaped(seriesOf(zigzag));
        QVERIFY(shape.fits.x.size() >= 2);
        for (qsizetype i = 1; i < shape.fits.x.size(); ++i)
            QVERIFY(shape.fits.x[i] >= shape.fits.x[i - 1]);
    }

    void valuesThatAreNotFiniteAreGaps() {
        const CurveShape shape =
            shaped(seriesOf({{1, 1}, {2, kInfinite}, {3, std::nan("")}, {4, 4}}));
        QCOMPARE(shape.fits.x.size(), 4);
        QVERIFY(std::isnan(shape.fits.y[1]));
        QVERIFY(std::isnan(shape.fits.y[2]));
        QCOMPARE(shape.fits.y[3], 4.0);
    }

    void farPointsAreCut() {
        const CurveShape shape = shaped(seriesOf({{1, 1}, {99, 1e9}, {1e7, 5}}));
        QCOMPARE(shape.fits.x, (QVector<double>{1, 99, 150}));
        QVERIFY(shape.fits.y[1] <= 150.0);
    }

    void onlyPositiveOnALogarithmicAxis() {
        const CurveShape shape = shaped(seriesOf({{-1, 1}, {0, 1}, {10, 2}}), Scale::Logarithmic);
        QCOMPARE(shape.fits.x, (QVector<double>{10}));
    }

    void spansHoldAllThatIsDrawn() {
        const ChartSpec spec = test::sampleMemoryChart();
        const Span x = xSpan(spec);
        const Span y = ySpan(spec);
        QCOMPARE(x.least, 0.0);
        QCOMPARE_GE(x.most, 79.6);
        for (const Series& s : spec.series)
            for (const Point& p : s.points)
                QVERIFY(p.y <= y.most);
        ChartSpec nothing;
        QVERIFY(xSpan(nothing).width() > 0.0);
    }

    void anAxisThatAsksForItsRangeGetsIt() {
        ChartSpec spec = test::sampleMemoryChart();
        spec.x.most = 48.0;
        QCOMPARE(xSpan(spec).most, 48.0);
        // Curves are then scaled by what is in sight alone.
        QVERIFY(ySpan(spec).most < ySpan(test::sampleMemoryChart()).most);
    }

    void arrowsStayOnACurveAndChangeCurves() {
        const ChartSpec spec = test::sampleMemoryChart(10);
        const std::vector<Spot> spots = spotsOf(spec, {});
        QCOMPARE(spots.size(), 30U);
        QCOMPARE(along(spots, {}, 1), std::optional<std::size_t>(0));
        QCOMPARE(along(spots, 3, 2), std::optional<std::size_t>(5));
        QCOMPARE(along(spots, 9, 1), std::optional<std::size_t>(9));
        QCOMPARE(across(spots, 4, 1), std::optional<std::size_t>(14));
        QCOMPARE(across(spots, 4, -1), std::optional<std::size_t>(24));
        QCOMPARE(spotsOf(spec, {QStringLiteral("h100")}).size(), 20U);
        QVERIFY(!along({}, 0, 1));
    }

    void mouseFindsTheNearestSampleWithinReach() {
        const ChartSpec spec = test::sampleMemoryChart(10);
        const std::vector<Spot> spots = spotsOf(spec, {});
        const ToPixels plain = [](const Point& p) { return QPointF(p.x * 10.0, p.y / 100.0); };
        const QPointF at = plain(spots[13].at);
        QCOMPARE(spotAt(spec, spots, at + QPointF(1, 1), plain, 30.0),
                 std::optional<std::size_t>(13));
        QVERIFY(!spotAt(spec, spots, QPointF(-500, -500), plain, 30.0));
    }

    void mouseFindsThePartOfABar() {
        const ChartSpec spec = test::sampleMemoryBars();
        const std::vector<Spot> spots = spotsOf(spec, {});
        const ToPixels plain = [](const Point& p) { return QPointF(p.x * 10.0, p.y * 30.0); };
        const auto first = spotAt(spec, spots, {30.0, 2.0}, plain, 30.0);
        QVERIFY(first);
        QCOMPARE(spots[*first].sample, 0U);
        const auto activations = spotAt(spec, spots, {170.0, 28.0}, plain, 30.0);
        QVERIFY(activations);
        QCOMPARE(spots[*activations].seriesId, QStringLiteral("bar1"));
        QCOMPARE(spots[*activations].sample, 3U);
    }
};

QTEST_APPLESS_MAIN(TstCurveShape)
#include "tst_curve_shape.moc"
