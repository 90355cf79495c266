// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_view.h"

#include "ui/charts/chart_accessible.h"
#include "ui/charts/chart_export.h"
#include "ui/charts/chart_legend.h"
#include "ui/charts/cursor_card.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QVBoxLayout>
#include <QWindow>
#include <qcustomplot.h>

#include <cmath>

namespace xuanka::charts {

namespace {

constexpr double kReach = 36.0; ///< pixels from the mouse to a sample
constexpr double kClickSlack = 4.0;
constexpr double kZoomStep = 0.8;
constexpr int kResizeMilliseconds = 12;
constexpr int kBigSteps = 10;

} // namespace

ChartView::ChartView(QWidget* parent)
    : QWidget(parent), m_plot(new QCustomPlot(this)), m_legend(new ChartLegend(this)),
      m_card(new CursorCard(this)), m_painter(std::make_unique<ChartPainter>(*m_plot)) {
    ChartAccessible::install();
    setFocusPolicy(Qt::StrongFocus);
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_plot, 1);
    layout->addWidget(m_legend);
    m_legend->setContentsMargins(8, 0, 8, 4);
    buildPlot();
    connect(m_legend, &ChartLegend::toggled, this, &ChartView::setCurveShown);
    m_resized.setSingleShot(true);
    m_resized.setInterval(kResizeMilliseconds);
    connect(&m_resized, &QTimer::timeout, this, &ChartView::relayout);
    applyTheme();
}

ChartView::~ChartView() = default;

void ChartView::buildPlot() {
    m_plot->setObjectName(QStringLiteral("plot"));
    m_plot->setFocusPolicy(Qt::NoFocus);
    m_plot->setMouseTracking(true);
    m_plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    m_plot->axisRect()->setRangeZoomFactor(kZoomStep, kZoomStep);
    m_plot->setContextMenuPolicy(Qt::NoContextMenu);
    m_plot->installEventFilter(this);
    const auto zoomed = [this] {
        if (m_plot->xAxis->range() == QCPRange() || !isVisible())
            return;
        showCursor();
    };
    connect(m_plot, &QCustomPlot::afterReplot, this, zoomed);
    connect(m_plot, &QCustomPlot::mouseWheel, this, [this] { m_isZoomed = true; });
    connect(m_plot, &QCustomPlot::mouseMove, this, [this](QMouseEvent* e) {
        const bool isDrag = m_pressedAt && (e->buttons() & Qt::LeftButton);
        if (isDrag && QLineF(*m_pressedAt, e->position()).length() > kClickSlack)
            m_isZoomed = true;
    });
}

void ChartView::show(const ChartSpec& spec, Settling settling) {
    const bool isOtherKind = spec.kind != m_spec.kind || spec.x.title != m_spec.x.title;
    if (isOtherKind) {
        m_isZoomed = false;
        letGo();
    }
    m_spec = spec;
    m_legend->show(spec);
    m_legend->setHidden(m_painter->hidden());
    m_spots = spotsOf(m_spec, m_painter->hidden());
    if (m_cursor && *m_cursor >= m_spots.size())
        letGo();
    setAccessibleName(spec.title);
    display(isOtherKind ? Settling::Settled : settling);
}

void ChartView::display(Settling settling) {
    Span x = horizontalSpan(m_spec);
    Span y = verticalSpan(m_spec, m_plot->axisRect()->height());
    const Span shownX{m_plot->xAxis->range().lower, m_plot->xAxis->range().upper};
    const Span shownY{m_plot->yAxis->range().lower, m_plot->yAxis->range().upper};
    const bool isCurves = m_spec.kind == ChartKind::Curves;
    if (m_isZoomed) {
        x = shownX;
        y = shownY;
    } else if (settling == Settling::Dragged && m_painter->spec().kind == m_spec.kind) {
        x = joined(x, shownX);
        y = isCurves ? joined(y, shownY) : y;
    }
    m_painter->show(m_spec, x, y);
    m_painter->replot();
}

void ChartView::relayout() {
    display(Settling::Settled);
}

ToPixels ChartView::toPixels() const {
    return [this](const Point& p) {
        return QPointF(m_plot->xAxis->coordToPixel(p.x), m_plot->yAxis->coordToPixel(p.y));
    };
}

QPointF ChartView::pixelOf(const Point& p) const {
    return toPixels()(p) + QPointF(m_plot->pos());
}

void ChartView::setCurveShown(const QString& seriesId, bool isShown) {
    QSet<QString> hidden = m_painter->hidden();
    if (isShown)
        hidden.remove(seriesId);
    else
        hidden.insert(seriesId);
    m_painter->setHidden(hidden);
    m_legend->setHidden(hidden);
    m_spots = spotsOf(m_spec, hidden);
    letGo();
    m_painter->replot();
    Q_EMIT curveShown(seriesId, isShown);
}

bool ChartView::isCurveShown(const QString& seriesId) const {
    return !m_painter->hidden().contains(seriesId);
}

void ChartView::moveCursorTo(std::optional<std::size_t> spot) {
    if (spot && *spot >= m_spots.size())
        spot.reset();
    if (spot == m_cursor)
        return;
    m_cursor = spot;
    showCursor();
    // No live regions in this Qt: the name of the focused chart carries what the cursor says.
    if (const auto said = reading(); said && hasFocus())
        setAccessibleDescription(plainText(*said));
}

std::optional<Reading> ChartView::reading() const {
    if (!m_cursor || !m_reader || *m_cursor >= m_spots.size())
        return std::nullopt;
    const Spot& spot = m_spots[*m_cursor];
    return m_reader(spot.seriesId, spot.sample);
}

void ChartView::showCursor() {
    const auto said = reading();
    if (!said) {
        m_card->hide();
        m_painter->setCross(std::nullopt, {});
        return;
    }
    const Spot& spot = m_spots[*m_cursor];
    const bool isCurve = m_spec.kind == ChartKind::Curves;
    m_painter->setCross(isCurve ? std::optional(spot.at) : std::nullopt, spot.ink);
    m_card->showReading(*said, pixelOf(spot.at).toPoint(), m_isPinned);
}

void ChartView::hover(const QPointF& pixel) {
    if (!m_isPinned)
        moveCursorTo(spotAt(m_spec, m_spots, pixel, toPixels(), kReach));
}

bool ChartView::mousePressed(const QPointF& pixel) {
    setFocus(Qt::MouseFocusReason);
    m_pressedAt = pixel;
    return false;
}

bool ChartView::mouseReleased(const QPointF& pixel) {
    const bool isClick = m_pressedAt && QLineF(*m_pressedAt, pixel).length() <= kClickSlack;
    m_pressedAt.reset();
    if (!isClick)
        return false;
    const auto spot = spotAt(m_spec, m_spots, pixel, toPixels(), kReach);
    if (!spot || (m_isPinned && spot == m_cursor)) {
        letGo();
        return false;
    }
    m_isPinned = false;
    moveCursorTo(spot);
    pinOrActivate();
    return false;
}

void ChartView::pinOrActivate() {
    if (!m_cursor)
        return;
    m_isPinned = true;
    showCursor();
    const Spot& spot = m_spots[*m_cursor];
    Q_EMIT spotActivated(spot.seriesId, spot.sample);
}

void ChartView::letGo() {
    m_isPinned = false;
    m_cursor.reset();
    showCursor();
}

bool ChartView::moveByKey(int key, bool isBig) {
    const int steps = isBig ? kBigSteps : 1;
    switch (key) {
    case Qt::Key_Left:
        moveCursorTo(along(m_spots, m_cursor, -steps));
        return true;
    case Qt::Key_Right:
        moveCursorTo(along(m_spots, m_cursor, steps));
        return true;
    case Qt::Key_Up:
        moveCursorTo(across(m_spots, m_cursor, -1));
        return true;
    case Qt::Key_Down:
        moveCursorTo(across(m_spots, m_cursor, 1));
        return true;
    case Qt::Key_Home:
        moveCursorTo(along(m_spots, m_cursor, -static_cast<int>(m_spots.size())));
        return true;
    case Qt::Key_End:
        moveCursorTo(along(m_spots, m_cursor, static_cast<int>(m_spots.size())));
        return true;
    default:
        return false;
    }
}

bool ChartView::zoomByKey(int key) {
    switch (key) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(kZoomStep);
        return true;
    case Qt::Key_Minus:
        zoom(1.0 / kZoomStep);
        return true;
    case Qt::Key_0:
        resetZoom();
        return true;
    default:
        return false;
    }
}

void ChartView::keyPressEvent(QKeyEvent* event) {
    const int key = event->key();
    if (event->matches(QKeySequence::Copy)) {
        if (const auto said = reading())
            copy(plainText(*said));
    } else if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Space) {
        pinOrActivate();
    } else if (key == Qt::Key_Escape && m_cursor) {
        letGo();
    } else if (key == Qt::Key_Menu ||
               (key == Qt::Key_F10 && event->modifiers() == Qt::ShiftModifier)) {
        menu()->exec(mapToGlobal(rect().center()));
    } else if (!moveByKey(key, event->modifiers().testFlag(Qt::ControlModifier)) &&
               !zoomByKey(key)) {
        QWidget::keyPressEvent(event);
    }
}

void ChartView::focusOutEvent(QFocusEvent* event) {
    if (!m_isPinned && !underMouse() && event->reason() != Qt::PopupFocusReason)
        letGo();
    QWidget::focusOutEvent(event);
}

void ChartView::zoom(double factor) {
    m_isZoomed = true;
    m_plot->xAxis->scaleRange(factor);
    if (m_spec.kind == ChartKind::Curves)
        m_plot->yAxis->scaleRange(factor);
    display(Settling::Settled);
}

void ChartView::resetZoom() {
    m_isZoomed = false;
    display(Settling::Settled);
}

bool ChartView::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseMove:
        hover(static_cast<QMouseEvent*>(event)->position());
        return false;
    case QEvent::Leave:
        if (!m_isPinned)
            moveCursorTo(std::nullopt);
        return false;
    case QEvent::MouseButtonDblClick:
        resetZoom();
        return true;
    case QEvent::MouseButtonPress: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::RightButton) {
            menu()->exec(mouse->globalPosition().toPoint());
            return true;
        }
        return mousePressed(mouse->position());
    }
    case QEvent::MouseButtonRelease:
        return mouseReleased(static_cast<QMouseEvent*>(event)->position());
    default:
        return QWidget::eventFilter(watched, event);
    }
}

void ChartView::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    if (QWindow* window = this->window()->windowHandle())
        connect(window, &QWindow::screenChanged, this, &ChartView::followPixelRatio,
                Qt::UniqueConnection);
    followPixelRatio();
}

void ChartView::followPixelRatio() {
    // The plotting widget does not follow a move to a screen of another ratio by itself.
    if (m_plot->bufferDevicePixelRatio() == devicePixelRatioF())
        return;
    m_plot->setBufferDevicePixelRatio(devicePixelRatioF());
    m_plot->replot(QCustomPlot::rpQueuedReplot);
}

void ChartView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    m_resized.start();
}

void ChartView::applyTheme() {
    m_painter->setTheme(screenTheme(palette()));
    m_painter->replot();
}

void ChartView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        applyTheme();
    QWidget::changeEvent(event);
}

Result<void> ChartView::exportTo(const QString& path) const {
    ExportOptions options;
    options.hidden = m_painter->hidden();
    return exportChart(m_spec, path, options);
}

} // namespace xuanka::charts
