// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

namespace xuanka::theme {

/// Every colour of the window that is not a series: one set for light, one for dark. Text keeps at
/// least 4.5 : 1 against `window`, `base` and `alternate`, marks at least 3 : 1 (tested).
struct Colours {
    QColor window;    ///< behind everything
    QColor base;      ///< fields, tables, charts
    QColor alternate; ///< every other row, hovered rows
    QColor text;
    QColor quiet;  ///< units, captions, what may be read second
    QColor line;   ///< hairlines that separate; not a mark
    QColor mark;   ///< frames and handles that must be seen
    QColor accent; ///< the current page, the current point, links
    QColor onAccent;
    QColor accentSoft; ///< behind what is chosen
    QColor good;       ///< always beside a word
    QColor warn;
    QColor bad;
};

const Colours& colours(bool isDark);
QPalette palette(const Colours&);

/// Judged by the lightness of the window colour, so that it also holds for a palette not ours.
bool isDark(const QPalette&);
const Colours& coloursOf(const QPalette&);

/// Contrast of WCAG 2: 1 to 21.
double contrast(const QColor&, const QColor&);

/// `share` of `over` on `under`.
QColor mixed(const QColor& under, const QColor& over, double share);

} // namespace xuanka::theme
