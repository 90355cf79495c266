// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/sample_charts.h"
#include "ui/charts/chart_legend.h"
#include "ui/charts/chart_view.h"
#include "ui/charts/cursor_card.h"
#include "ui/theme/colours.h"
#include "ui/theme/series_colours.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace xuanka;
using namespace xuanka::charts;

namespace {

Reading readingOf(const QString& id, std::size_t sample) {
    Reading r;
    r.title = id;
    r.rows = {{QStringLiteral("Batch"), QString::number(sample + 1), {}}};
    return r;
}

} // namespace

class TstChartView : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<ChartView> m_view;

    QWidget* plot() const { return m_view->findChild<QWidget*>(QStringLiteral("plot")); }

    CursorCard* card() const { return m_view->findChild<CursorCard*>(); }

    QPoint plotPixel(std::size_t spot) const {
        return m_view->pixelOf(m_view->spots()[spot].at).toPoint() - plot()->pos();
    }

    QColor pixelColour(QPoint at) const {
        return m_view->grab().toImage().pixelColor(at + plot()->pos());
    }

private Q_SLOTS:

    void initTestCase() { theme::apply(*qApp, theme::Appearance::Light); }

    void init() {
        m_view = std::make_unique<ChartView>();
        m_view->setReader(readingOf);
        m_view->resize(800, 500);
        m_view->show(test::sampleMemoryChart());
        static_cast<QWidget&>(*m_view).show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        QTest::qWait(50);
        m_view->show(test::sampleMemoryChart());
        QTest::qWait(20);
    }

    void hoverShowsACardAndLeavingHidesIt() {
        QTest::mouseMove(plot(), plotPixel(20));
        QVERIFY(m_view->reading());
        QCOMPARE(m_view->reading()->title, QStringLiteral("rtx-4090"));
        QCOMPARE(m_view->reading()->rows.front().value, QStringLiteral("21"));
        QVERIFY(card()->isVisible());
        QVERIFY(m_view->rect().contains(card()->geometry()));
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(plot(), &leave);
        QVERIFY(!card()->isVisible());
    }

    void clickPinsAndAnotherLetsGo() {
        QSignalSpy activated(m_view.get(), &ChartView::spotActivated);
        QTest::mouseMove(plot(), plotPixel(20));
        QTest::mouseClick(plot(), Qt::LeftButton, {}, plotPixel(20));
        QVERIFY(m_view->isPinned());
        QCOMPARE(activated.size(), 1);
        QTest::mouseMove(plot(), plotPixel(60));
        QCOMPARE(m_view->cursor(), std::optional<std::size_t>(20));
        QTest::mouseClick(plot(), Qt::LeftButton, {}, plotPixel(20));
        QVERIFY(!m_view->isPinned());
        QVERIFY(!m_view->cursor());
    }

    void arrowsWalkTheCurve() {
        m_view->setFocus();
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QCOMPARE(m_view->cursor(), std::optional<std::size_t>(0));
        QTest::keyClick(m_view.get(), Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(m_view->cursor(), std::optional<std::size_t>(10));
        QTest::keyClick(m_view.get(), Qt::Key_Down);
        QCOMPARE(m_view->spots()[*m_view->cursor()].seriesId, QStringLiteral("a100-80"));
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QVERIFY(m_view->isPinned());
        QTest::keyClick(m_view.get(), Qt::Key_Escape);
        QVERIFY(!m_view->cursor());
    }

    void aHiddenCurveIsNeitherDrawnNorRead() {
        auto* entry = m_view->findChild<LegendEntry*>(QStringLiteral("legend.h100"));
        QVERIFY(entry);
        const QPoint onCurve = plotPixel(2 * 64 + 50);
        const QColor drawn = pixelColour(onCurve);
        QTest::mouseClick(entry, Qt::LeftButton);
        QVERIFY(!m_view->isCurveShown(QStringLiteral("h100")));
        QTest::qWait(30);
        QCOMPARE_NE(pixelColour(onCurve), drawn);
        QTest::mouseMove(plot(), onCurve);
        QVERIFY(!m_view->reading() || m_view->reading()->title != QStringLiteral("h100"));
        QTest::mouseClick(entry, Qt::LeftButton);
        QTest::qWait(30);
        QCOMPARE(pixelColour(onCurve), drawn);
    }

    void draggingOnlyGrowsTheAxes() {
        const QPointF before = m_view->pixelOf({50.0, 5000.0});
        ChartSpec small = test::sampleMemoryChart();
        small.series.pop_back();
        small.capacities.clear();
        m_view->show(small, Settling::Dragged);
        QCOMPARE(m_view->pixelOf({50.0, 5000.0}), before);
        m_view->show(small, Settling::Settled);
        QCOMPARE_NE(m_view->pixelOf({50.0, 5000.0}), before);
    }

    void zoomStaysUntilReset() {
        const QPointF before = m_view->pixelOf({50.0, 5000.0});
        QTest::keyClick(m_view.get(), Qt::Key_Plus);
        QVERIFY(m_view->isZoomed());
        QVERIFY(m_view->pixelOf({50.0, 5000.0}) != before);
        m_view->show(test::sampleMemoryChart());
        QVERIFY(m_view->isZoomed());
        QTest::keyClick(m_view.get(), Qt::Key_0);
        QVERIFY(!m_view->isZoomed());
        QCOMPARE(m_view->pixelOf({50.0, 5000.0}), before);
    }

    void paletteChangeRepaints() {
        m_view->setPalette(theme::palette(theme::colours(true)));
        QTest::qWait(30);
        QCOMPARE(pixelColour(QPoint(plot()->width() - 3, 3)), theme::colours(true).base);
    }

    void followsThePixelRatio() {
        // The offscreen screen has ratio 1: what is grabbed must be drawn at that of the widget.
        QCOMPARE(m_view->grab().devicePixelRatio(), m_view->devicePixelRatioF());
    }

    void menuCopiesAndExports() {
        QTemporaryDir folder;
        m_view->moveCursorTo(5);
        auto menu = m_view->menu();
        menu->findChild<QAction*>(QStringLiteral("copyValue"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("6"));
        menu->findChild<QAction*>(QStringLiteral("copyRow"))->trigger();
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("rtx-4090\nBatch\t6"));
        const QString path = folder.filePath(QStringLiteral("chart.svg"));
        m_view->askFileName = [path](QWidget*, const QString&) { return path; };
        QSignalSpy said(m_view.get(), &ChartView::statusMessage);
        menu->findChild<QAction*>(QStringLiteral("exportChart"))->trigger();
        QVERIFY(QFile::exists(path));
        QCOMPARE(said.size(), 1);
    }

    void barsAreReadByPart() {
        m_view->show(test::sampleMemoryBars());
        QTest::qWait(30);
        const QPoint inside = m_view->pixelOf({7.0, 1.0}).toPoint() - plot()->pos();
        QTest::mouseMove(plot(), inside);
        QVERIFY(m_view->reading());
        QCOMPARE(m_view->reading()->title, QStringLiteral("bar1"));
        QCOMPARE(pixelColour(inside), theme::memoryPartColour(0, false));
    }
};

QTEST_MAIN(TstChartView)
#include "tst_chart_view.moc"
