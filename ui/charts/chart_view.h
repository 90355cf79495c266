// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "ui/charts/chart_cursor.h"
#include "ui/charts/chart_painter.h"

#include <QTimer>
#include <QWidget>

#include <functional>
#include <memory>

class QCustomPlot;
class QMenu;

namespace xuanka::charts {

class ChartLegend;
class CursorCard;

/// What is said of a sample. Asked only for the one under the cursor, so it may be slow to make.
using Reader = std::function<Reading(const QString& seriesId, std::size_t sample)>;

/// While something is dragged axes only grow, so that the picture does not breathe; settled, they
/// take their own ranges.
enum class Settling : std::uint8_t { Dragged, Settled };

/// A chart in the window: hover shows a cross-hair and a card, a click pins it, the wheel zooms,
/// dragging pans, a double click resets; arrows move the cursor, Enter pins, Esc lets go, plus,
/// minus and 0 zoom; the legend hides curves; right click copies and exports.
class ChartView : public QWidget {
    Q_OBJECT
public:
    explicit ChartView(QWidget* parent = nullptr);
    ~ChartView() override;

    void setReader(Reader reader) { m_reader = std::move(reader); }

    void show(const ChartSpec&, Settling = Settling::Settled);
    using QWidget::show;

    const ChartSpec& spec() const { return m_spec; }

    void setCurveShown(const QString& seriesId, bool isShown);
    bool isCurveShown(const QString& seriesId) const;

    // The cursor.
    void moveCursorTo(std::optional<std::size_t> spot);

    const std::vector<Spot>& spots() const { return m_spots; }

    std::optional<std::size_t> cursor() const { return m_cursor; }

    std::optional<Reading> reading() const;

    bool isPinned() const { return m_isPinned; }

    QPointF pixelOf(const Point&) const; ///< in this widget

    // The range.
    bool isZoomed() const { return m_isZoomed; }

    void zoom(double factor);
    void resetZoom();

    Result<void> exportTo(const QString& path) const;
    std::unique_ptr<QMenu> menu();

    /// Asks for a file name; replaced in tests.
    std::function<QString(QWidget* parent, const QString& suggested)> askFileName;

    QSize sizeHint() const override { return {640, 380}; }

    QSize minimumSizeHint() const override { return {260, 140}; }

Q_SIGNALS:
    void statusMessage(const QString& sentence);
    void curveShown(const QString& seriesId, bool isShown);
    void spotActivated(const QString& seriesId, std::size_t sample); ///< a click or Enter

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildPlot();
    void followPixelRatio();
    void applyTheme();
    void display(Settling);
    void relayout();
    void showCursor();
    void hover(const QPointF& pixel);
    bool mousePressed(const QPointF& pixel);
    bool mouseReleased(const QPointF& pixel);
    bool moveByKey(int key, bool isBig);
    bool zoomByKey(int key);
    void pinOrActivate();
    void letGo();
    void copy(const QString& text);
    void askAndExport();
    ToPixels toPixels() const;

    QCustomPlot* m_plot;
    ChartLegend* m_legend;
    CursorCard* m_card;
    std::unique_ptr<ChartPainter> m_painter;
    ChartSpec m_spec;
    Reader m_reader;
    std::vector<Spot> m_spots;
    std::optional<std::size_t> m_cursor;
    std::optional<QPointF> m_pressedAt;
    QTimer m_resized; ///< resizes are not merged by the plot
    bool m_isPinned = false;
    bool m_isZoomed = false;
};

} // namespace xuanka::charts
