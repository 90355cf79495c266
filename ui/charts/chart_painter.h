// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_theme.h"
#include "ui/charts/curve_shape.h"

#include <QMap>
#include <QSet>

class QCustomPlot;
class QCPGraph;

namespace xuanka::charts {

class SpecItem;
class CapacityItem;
class CrossItem;
class MarkerItem;

/// Makes a plot of a spec; window, exported file and proposal all draw through it. Graphs are made
/// once a curve and kept: showing a new spec only sets data. Nothing is painted before replot().
class ChartPainter {
public:
    explicit ChartPainter(QCustomPlot& plot);
    ChartPainter(const ChartPainter&) = delete;
    ChartPainter& operator=(const ChartPainter&) = delete;

    void setTheme(const ChartTheme&);

    const ChartTheme& theme() const { return m_theme; }

    const ChartSpec& spec() const { return m_spec; }

    /// Rows of a bar chart are laid out for the plot's height; call again after a resize.
    void show(ChartSpec, Span x, Span y);

    void setHidden(const QSet<QString>& seriesIds);

    const QSet<QString>& hidden() const { return m_hidden; }

    /// The cross-hair on a sample; its layer alone is painted again.
    void setCross(const std::optional<Point>& at, const Ink& ink);

    /// Paints what changed since the last time, at the next turn of the event loop: all, or the
    /// live layer alone while the axes and the curves stand still.
    void replot();

private:
    struct Strokes {
        QCPGraph* fits = nullptr;
        QCPGraph* beyond = nullptr;
        bool isUsed = false;
    };

    void buildItems();
    bool onlyMarkersDiffer(const ChartSpec&, Span x, Span y) const;
    void showCurves();
    void showCurve(const Series&, const QString& key, const char* layer);
    void showBands();
    Strokes& strokesOf(const QString& key, const char* layer);
    QCPGraph* newGraph(const char* layer);
    void colourCurve(const Series&, Strokes&, bool isGhost) const;

    QCustomPlot& m_plot;
    ChartTheme m_theme;
    ChartSpec m_spec;
    Span m_x;
    Span m_y;
    QSet<QString> m_hidden;
    QMap<QString, Strokes> m_strokes;
    QMap<QString, Strokes> m_bands; ///< low and high edge
    QList<SpecItem*> m_rows;        ///< bars, tornado, heat: owned by the plot
    CapacityItem* m_capacities = nullptr;
    MarkerItem* m_markers = nullptr;
    CrossItem* m_cross = nullptr;
    bool m_isLiveOnly = false;
    bool m_isShown = false;
};

/// Ranges of a spec: of its axes for curves, of its rows for the other kinds.
Span horizontalSpan(const ChartSpec&);
Span verticalSpan(const ChartSpec&, double heightPixels);

} // namespace xuanka::charts
