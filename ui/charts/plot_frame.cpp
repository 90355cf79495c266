// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/plot_frame.h"

#include "ui/charts/axis_ticker.h"

#include <qcustomplot.h>

#include <algorithm>

namespace xuanka::charts {

namespace {

constexpr int kLongestName = 26;

void styleAxis(QCPAxis& axis, const Axis& wanted, const ChartTheme& theme, bool hasGrid) {
    axis.setScaleType(wanted.scale == Scale::Linear ? QCPAxis::stLinear : QCPAxis::stLogarithmic);
    axis.setBasePen(hasGrid ? Qt::NoPen : QPen(theme.frame, theme.thinWidth));
    axis.setTickPen(Qt::NoPen);
    axis.setSubTickPen(Qt::NoPen);
    axis.setTickLabelColor(theme.quiet);
    axis.setTickLabelFont(theme.smallFont);
    axis.setLabelColor(theme.quiet);
    axis.setLabelFont(theme.font);
    axis.setLabel(wanted.title);
    axis.setLabelPadding(4);
    axis.setTickLabelPadding(6);
    axis.grid()->setVisible(hasGrid);
    axis.grid()->setPen(QPen(theme.grid, theme.thinWidth));
    axis.grid()->setSubGridVisible(false);
    axis.grid()->setZeroLinePen(Qt::NoPen);
}

QString shortened(const QString& name) {
    return name.size() <= kLongestName ? name : name.left(kLongestName - 1) + QChar(0x2026);
}

std::vector<QString> rowNames(const ChartSpec& spec) {
    std::vector<QString> names;
    for (const Bar& bar : spec.bars)
        names.push_back(shortened(bar.name));
    for (const Swing& swing : spec.swings)
        names.push_back(shortened(swing.name));
    for (const QString& row : spec.heat.rows)
        names.push_back(shortened(row));
    return names;
}

} // namespace

void prepareFrame(QCustomPlot& plot) {
    plot.setPlottingHint(QCP::phFastPolylines, true);
    plot.setPlottingHint(QCP::phCacheLabels, true);
    plot.setSelectionTolerance(0);
    plot.setNoAntialiasingOnDrag(false);
    plot.axisRect()->setMinimumMargins(QMargins(4, 8, 14, 4));
    QString below = QStringLiteral("main");
    for (const char* name : {kGhostLayer, kCurveLayer, kLiveLayer, kCursorLayer}) {
        const QString layer = QString::fromLatin1(name);
        plot.addLayer(layer, plot.layer(below), QCustomPlot::limAbove);
        plot.layer(layer)->setMode(QCPLayer::lmBuffered);
        below = layer;
    }
}

void styleFrame(QCustomPlot& plot, const ChartSpec& spec, const ChartTheme& theme) {
    plot.setBackground(QBrush(theme.ground));
    const bool hasRows = spec.kind != ChartKind::Curves;
    const bool isHeat = spec.kind == ChartKind::Heat;
    styleAxis(*plot.xAxis, spec.x, theme, hasRows && !isHeat);
    styleAxis(*plot.yAxis, spec.y, theme, !hasRows);
    plot.xAxis->setTicker(isHeat ? namesTicker(spec.heat.columns)
                                 : tickerOf(spec.x, spec.language));
    plot.yAxis->setTicker(hasRows ? namesTicker(rowNames(spec)) : tickerOf(spec.y, spec.language));
    // Axes without anything on them would look like a measurement of nothing.
    for (QCPAxis* axis : {plot.xAxis, plot.yAxis}) {
        axis->setVisible(!spec.isEmpty());
        axis->grid()->setVisible(axis->grid()->visible() && !spec.isEmpty());
    }
    plot.yAxis->setRangeReversed(hasRows);
    plot.yAxis->setTickLabelColor(hasRows ? theme.text : theme.quiet);
}

} // namespace xuanka::charts
