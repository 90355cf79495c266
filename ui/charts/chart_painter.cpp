// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_painter.h"

#include "ui/charts/mark_items.h"
#include "ui/charts/plot_frame.h"
#include "ui/theme/colours.h"

#include <algorithm>
#include <cmath>

namespace xuanka::charts {

namespace {

constexpr double kRowPixels = 30.0; ///< rows are not spread wider than this

QString layerName(const char* name) {
    return QString::fromLatin1(name);
}

QPen solidPen(const QColor& colour, double width) {
    QPen pen(colour, width);
    pen.setJoinStyle(Qt::RoundJoin);
    pen.setCapStyle(Qt::RoundCap);
    return pen;
}

QPen dashedPen(const QColor& colour, double width) {
    QPen pen(colour, width);
    pen.setDashPattern({3.0, 2.5});
    pen.setCapStyle(Qt::FlatCap);
    return pen;
}

std::size_t rowsOf(const ChartSpec& spec) {
    return std::max({spec.bars.size(), spec.swings.size(), spec.heat.rows.size()});
}

} // namespace

ChartPainter::ChartPainter(QCustomPlot& plot) : m_plot(plot) {
    prepareFrame(plot);
    buildItems();
}

void ChartPainter::buildItems() {
    m_rows = {new BarsItem(&m_plot), new TornadoItem(&m_plot), new HeatItem(&m_plot)};
    for (SpecItem* item : std::as_const(m_rows))
        item->setLayer(layerName(kCurveLayer));
    m_capacities = new CapacityItem(&m_plot);
    m_capacities->setLayer(layerName(kCurveLayer));
    m_capacities->setHidden(&m_hidden);
    m_markers = new MarkerItem(&m_plot);
    m_markers->setLayer(layerName(kLiveLayer));
    m_markers->setHidden(&m_hidden);
    m_cross = new CrossItem(&m_plot);
    m_cross->setLayer(layerName(kCursorLayer));
    for (SpecItem* item : m_rows + QList<SpecItem*>{m_capacities, m_markers, m_cross})
        item->show(&m_spec, &m_theme);
}

void ChartPainter::setTheme(const ChartTheme& theme) {
    m_theme = theme;
    styleFrame(m_plot, m_spec, m_theme);
    showCurves();
    m_isLiveOnly = false;
}

bool ChartPainter::onlyMarkersDiffer(const ChartSpec& next, Span x, Span y) const {
    return m_isShown && x == m_x && y == m_y && next.kind == m_spec.kind &&
           next.series == m_spec.series && next.ghosts == m_spec.ghosts &&
           next.bands == m_spec.bands && next.capacities == m_spec.capacities &&
           next.bars == m_spec.bars && next.x == m_spec.x && next.y == m_spec.y &&
           next.language == m_spec.language && next.swings == m_spec.swings;
}

void ChartPainter::show(ChartSpec spec, Span x, Span y) {
    if (onlyMarkersDiffer(spec, x, y)) {
        m_spec.markers = std::move(spec.markers);
        m_isLiveOnly = true;
        return;
    }
    const bool isSameFrame = m_isShown && spec.kind == m_spec.kind && spec.x == m_spec.x &&
                             spec.y == m_spec.y && spec.language == m_spec.language &&
                             spec.isEmpty() == m_spec.isEmpty() && spec.kind == ChartKind::Curves;
    m_spec = std::move(spec);
    m_x = x;
    m_y = y;
    if (!isSameFrame)
        styleFrame(m_plot, m_spec, m_theme);
    m_plot.xAxis->setRange(x.least, x.most);
    m_plot.yAxis->setRange(y.least, y.most);
    showCurves();
    m_isShown = true;
    m_isLiveOnly = false;
}

void ChartPainter::setHidden(const QSet<QString>& seriesIds) {
    m_hidden = seriesIds;
    showCurves();
    m_isLiveOnly = false;
}

QCPGraph* ChartPainter::newGraph(const char* layer) {
    QCPGraph* graph = m_plot.addGraph();
    graph->setLayer(layerName(layer));
    graph->setSelectable(QCP::stNone);
    graph->setAdaptiveSampling(true);
    return graph;
}

ChartPainter::Strokes& ChartPainter::strokesOf(const QString& key, const char* layer) {
    Strokes& strokes = m_strokes[key];
    if (!strokes.fits) {
        strokes.fits = newGraph(layer);
        strokes.beyond = newGraph(layer);
    }
    return strokes;
}

void ChartPainter::colourCurve(const Series& series, Strokes& strokes, bool isGhost) const {
    const QColor colour =
        isGhost ? theme::mixed(m_theme.ground, m_theme.quiet, 0.45) : m_theme.colour(series.ink);
    const double width = series.isEmphasised ? m_theme.emphasisWidth : m_theme.curveWidth;
    strokes.fits->setPen(solidPen(colour, width));
    strokes.beyond->setPen(dashedPen(colour, m_theme.curveWidth));
    const auto line = series.hasLine ? QCPGraph::lsLine : QCPGraph::lsNone;
    const QCPScatterStyle dots =
        series.hasDots
            ? QCPScatterStyle(QCPScatterStyle::ssCircle, QPen(m_theme.ground, 1.4), colour, 7.0)
            : QCPScatterStyle(QCPScatterStyle::ssNone);
    for (QCPGraph* graph : {strokes.fits, strokes.beyond}) {
        graph->setLineStyle(line);
        graph->setScatterStyle(dots);
    }
}

void ChartPainter::showCurve(const Series& series, const QString& key, const char* layer) {
    Strokes& strokes = strokesOf(key, layer);
    strokes.isUsed = true;
    for (QCPGraph* graph : {strokes.fits, strokes.beyond})
        if (graph->layer()->name() != layerName(layer))
            graph->setLayer(layerName(layer));
    const CurveShape shape = shapeOf(series, m_spec, m_x, m_y);
    strokes.fits->setData(shape.fits.x, shape.fits.y, true);
    strokes.beyond->setData(shape.beyond.x, shape.beyond.y, true);
    colourCurve(series, strokes, layer == kGhostLayer);
}

void ChartPainter::showCurves() {
    for (Strokes& strokes : m_strokes)
        strokes.isUsed = false;
    for (const Series& series : m_spec.ghosts)
        if (!m_hidden.contains(series.id))
            showCurve(series, QStringLiteral("ghost/") + series.id, kGhostLayer);
    for (const Series& series : m_spec.series)
        if (!m_hidden.contains(series.id))
            showCurve(series, series.id, kCurveLayer);
    for (Strokes& strokes : m_strokes) {
        strokes.fits->setVisible(strokes.isUsed);
        strokes.beyond->setVisible(strokes.isUsed);
    }
    showBands();
    for (SpecItem* item : std::as_const(m_rows))
        item->setVisible(false);
    if (m_spec.kind != ChartKind::Curves)
        m_rows.at(static_cast<qsizetype>(m_spec.kind) - 1)->setVisible(true);
}

void ChartPainter::showBands() {
    for (Strokes& band : m_bands)
        band.isUsed = false;
    for (const Band& band : m_spec.bands) {
        if (m_hidden.contains(band.seriesId))
            continue;
        Strokes& edges = m_bands[band.seriesId];
        if (!edges.fits) {
            edges.fits = newGraph(kGhostLayer);
            edges.beyond = newGraph(kGhostLayer);
        }
        Series edge;
        edge.points = band.low;
        const CurveShape low = shapeOf(edge, m_spec, m_x, m_y);
        edge.points = band.high;
        const CurveShape high = shapeOf(edge, m_spec, m_x, m_y);
        edges.isUsed = true;
        edges.fits->setData(low.fits.x, low.fits.y, true);
        edges.beyond->setData(high.fits.x, high.fits.y, true);
        for (QCPGraph* graph : {edges.fits, edges.beyond})
            graph->setPen(Qt::NoPen);
        edges.beyond->setChannelFillGraph(edges.fits);
        const auto owner = std::ranges::find(m_spec.series, band.seriesId, &Series::id);
        QColor ink = owner == m_spec.series.end() ? m_theme.quiet : m_theme.colour(owner->ink);
        ink.setAlphaF(0.14F); // the ground may be the paper, which has no colour of its own
        edges.beyond->setBrush(ink);
    }
    for (Strokes& band : m_bands)
        for (QCPGraph* graph : {band.fits, band.beyond})
            graph->setVisible(band.isUsed);
}

void ChartPainter::setCross(const std::optional<Point>& at, const Ink& ink) {
    m_cross->moveTo(at, m_theme.colour(ink));
    m_plot.layer(layerName(kCursorLayer))->replot();
}

void ChartPainter::replot() {
    if (m_isLiveOnly)
        m_plot.layer(layerName(kLiveLayer))->replot();
    else
        m_plot.replot(QCustomPlot::rpQueuedReplot);
    m_isLiveOnly = false;
}

Span horizontalSpan(const ChartSpec& spec) {
    if (spec.kind == ChartKind::Curves)
        return xSpan(spec);
    if (spec.kind == ChartKind::Heat)
        return {-0.5, static_cast<double>(spec.heat.columns.size()) - 0.5};
    double least = spec.kind == ChartKind::Tornado ? spec.base : 0.0;
    double most = least;
    for (const Bar& bar : spec.bars) {
        double total = 0.0;
        for (const Part& part : bar.parts)
            total += part.value;
        most = std::max(
            {most, total, bar.capacity.value_or(0.0), bar.interval ? bar.interval->hi : 0.0});
    }
    for (const Swing& swing : spec.swings) {
        least = std::min({least, swing.low, swing.high});
        most = std::max({most, swing.low, swing.high});
    }
    const double width = most > least ? most - least : 1.0;
    const double before = spec.kind == ChartKind::Tornado ? 0.25 * width : 0.0;
    return {spec.x.least.value_or(least - before), spec.x.most.value_or(most + 0.25 * width)};
}

Span verticalSpan(const ChartSpec& spec, double heightPixels) {
    if (spec.kind == ChartKind::Curves)
        return ySpan(spec);
    const auto rows = static_cast<double>(std::max<std::size_t>(rowsOf(spec), 1));
    const double shown =
        spec.kind == ChartKind::Heat ? rows : std::max(rows, std::floor(heightPixels / kRowPixels));
    return {-0.5, shown - 0.5};
}

} // namespace xuanka::charts
