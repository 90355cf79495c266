// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_theme.h"

class QCustomPlot;

namespace xuanka::charts {

/// Layers above grid and axes, each with its own buffer, so that what moves is painted alone.
inline constexpr const char* kGhostLayer = "ghost";
inline constexpr const char* kCurveLayer = "cards";
inline constexpr const char* kLiveLayer = "live";
inline constexpr const char* kCursorLayer = "cursor";

/// Once for a new plot: layers, fast polylines, nothing selectable.
void prepareFrame(QCustomPlot&);

/// Axes, grid, ground, fonts, titles and tickers of the spec.
void styleFrame(QCustomPlot&, const ChartSpec&, const ChartTheme&);

} // namespace xuanka::charts
