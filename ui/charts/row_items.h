// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_theme.h"

#include <qcustomplot.h>

namespace xuanka::charts {

/// What is drawn by hand inside the axes, from one spec that outlives the item.
class SpecItem : public QCPAbstractItem {
public:
    explicit SpecItem(QCustomPlot* plot) : QCPAbstractItem(plot) { setClipToAxisRect(true); }

    void show(const ChartSpec* spec, const ChartTheme* theme) {
        m_spec = spec;
        m_theme = theme;
    }

    double selectTest(const QPointF&, bool, QVariant*) const override { return -1.0; }

protected:
    const ChartSpec& spec() const { return *m_spec; }

    const ChartTheme& theme() const { return *m_theme; }

    bool isReady() const { return m_spec && m_theme; }

    double xPixel(double x) const { return mParentPlot->xAxis->coordToPixel(x); }

    double yPixel(double y) const { return mParentPlot->yAxis->coordToPixel(y); }

    /// Thickness of a row's bar in pixels.
    double barHeight() const;

private:
    const ChartSpec* m_spec = nullptr;
    const ChartTheme* m_theme = nullptr;
};

/// Stacked bars with capacity marks, whiskers and a note after each.
class BarsItem : public SpecItem {
public:
    using SpecItem::SpecItem;

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawParts(QCPPainter& painter, const Bar& bar, double row) const;
    void drawMarks(QCPPainter& painter, const Bar& bar, double row) const;
    void drawNote(QCPPainter& painter, const Bar& bar, double middle) const;
};

class TornadoItem : public SpecItem {
public:
    using SpecItem::SpecItem;

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawSwing(QCPPainter& painter, const Swing& swing, double row) const;
};

class HeatItem : public SpecItem {
public:
    using SpecItem::SpecItem;

protected:
    void draw(QCPPainter* painter) override;
};

} // namespace xuanka::charts
