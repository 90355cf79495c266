// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_theme.h"

#include "ui/theme/colours.h"
#include "ui/theme/fonts.h"
#include "ui/theme/series_colours.h"

namespace xuanka::charts {

namespace {

ChartTheme themeOf(const theme::Colours& c, bool isDark) {
    ChartTheme t;
    t.isDark = isDark;
    t.ground = c.base;
    t.text = c.text;
    t.quiet = c.quiet;
    t.grid = theme::mixed(c.base, c.line, 0.55);
    t.frame = c.line;
    t.accent = c.accent;
    t.bad = c.bad;
    t.font = theme::tabularFont(theme::TextSize::Caption);
    t.smallFont = t.font;
    return t;
}

} // namespace

QColor ChartTheme::colour(const Ink& ink) const {
    switch (ink.kind) {
    case Ink::Kind::Card:
        return theme::seriesColour(ink.index, isDark);
    case Ink::Kind::MemoryPart:
        return theme::memoryPartColour(ink.index, isDark);
    case Ink::Kind::TimePart:
        return theme::timePartColour(ink.index, isDark);
    case Ink::Kind::Accent:
        return accent;
    case Ink::Kind::Text:
        return text;
    case Ink::Kind::Bad:
        return bad;
    case Ink::Kind::Quiet:
        break;
    }
    return quiet;
}

ChartTheme screenTheme(const QPalette& palette) {
    return themeOf(theme::coloursOf(palette), theme::isDark(palette));
}

ChartTheme reportTheme() {
    ChartTheme t = themeOf(theme::colours(false), false);
    t.ground = Qt::white;
    t.isPaper = true;
    t.font.setPixelSize(11);
    t.smallFont = t.font;
    return t;
}

} // namespace xuanka::charts
