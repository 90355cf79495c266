// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"

#include <QColor>
#include <QFont>
#include <QPalette>

namespace xuanka::charts {

/// Colours, fonts and line widths of one medium. Widths are never exactly 1: that would be a
/// hairline, too thin on a fine screen.
struct ChartTheme {
    bool isDark = false;
    QColor ground;
    QColor text;
    QColor quiet;
    QColor grid;
    QColor frame;
    QColor accent;
    QColor bad;
    QFont font;
    QFont smallFont;
    double curveWidth = 2.0;
    double emphasisWidth = 3.0;
    double thinWidth = 1.2;
    bool isPaper = false;

    QColor colour(const Ink&) const;

    friend bool operator==(const ChartTheme&, const ChartTheme&) = default;
};

ChartTheme screenTheme(const QPalette&);

/// White ground, inks that print well in grey, fonts of fixed pixel size so that any scale fits.
ChartTheme reportTheme();

} // namespace xuanka::charts
