// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/colours.h"

#include <algorithm>
#include <cmath>

namespace xuanka::theme {

namespace {

const Colours kLight{QColor(0xF6F7F9), QColor(0xFFFFFF), QColor(0xEEF1F5), QColor(0x1B1F24),
                     QColor(0x57606A), QColor(0xD8DDE3), QColor(0x838D98), QColor(0x0B5CAD),
                     QColor(0xFFFFFF), QColor(0xDCEBFA), QColor(0x17692F), QColor(0x805300),
                     QColor(0xB42318)};

const Colours kDark{QColor(0x16191D), QColor(0x1D2126), QColor(0x262B31), QColor(0xE6EAEF),
                    QColor(0xA7B1BC), QColor(0x343A42), QColor(0x76818D), QColor(0x6CB6FF),
                    QColor(0x0B1A28), QColor(0x1B3A58), QColor(0x63D08C), QColor(0xE3B04B),
                    QColor(0xFF8F84)};

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor& c) {
    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF());
}

void setForAll(QPalette& p, QPalette::ColorRole role, const QColor& c) {
    p.setColor(QPalette::Active, role, c);
    p.setColor(QPalette::Inactive, role, c);
}

void setDisabled(QPalette& p, const Colours& c) {
    const QColor faded = mixed(c.window, c.text, 0.42);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText,
                            QPalette::HighlightedText, QPalette::PlaceholderText})
        p.setColor(QPalette::Disabled, role, faded);
    p.setColor(QPalette::Disabled, QPalette::Base, c.window);
    p.setColor(QPalette::Disabled, QPalette::Button, c.window);
    p.setColor(QPalette::Disabled, QPalette::Window, c.window);
    p.setColor(QPalette::Disabled, QPalette::Highlight, c.line);
}

} // namespace

const Colours& colours(bool isDark) {
    return isDark ? kDark : kLight;
}

QPalette palette(const Colours& c) {
    QPalette p;
    setForAll(p, QPalette::Window, c.window);
    setForAll(p, QPalette::WindowText, c.text);
    setForAll(p, QPalette::Base, c.base);
    setForAll(p, QPalette::AlternateBase, c.alternate);
    setForAll(p, QPalette::Text, c.text);
    setForAll(p, QPalette::PlaceholderText, c.quiet);
    setForAll(p, QPalette::Button, c.base);
    setForAll(p, QPalette::ButtonText, c.text);
    setForAll(p, QPalette::BrightText, c.bad);
    setForAll(p, QPalette::Highlight, c.accent);
    setForAll(p, QPalette::HighlightedText, c.onAccent);
    setForAll(p, QPalette::Link, c.accent);
    setForAll(p, QPalette::LinkVisited, c.accent);
    setForAll(p, QPalette::ToolTipBase, c.base);
    setForAll(p, QPalette::ToolTipText, c.text);
    setForAll(p, QPalette::Light, mixed(c.base, c.window, 0.5));
    setForAll(p, QPalette::Midlight, c.line);
    setForAll(p, QPalette::Mid, c.mark);
    setForAll(p, QPalette::Dark, c.mark);
    setForAll(p, QPalette::Shadow, mixed(c.mark, c.text, 0.5));
    setDisabled(p, c);
    return p;
}

bool isDark(const QPalette& p) {
    return p.color(QPalette::Window).lightness() < 128;
}

const Colours& coloursOf(const QPalette& p) {
    return colours(isDark(p));
}

double contrast(const QColor& a, const QColor& b) {
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

QColor mixed(const QColor& under, const QColor& over, double share) {
    const auto part = [share](int u, int o) {
        return static_cast<int>(std::lround(u + share * (o - u)));
    };
    return {part(under.red(), over.red()), part(under.green(), over.green()),
            part(under.blue(), over.blue())};
}

} // namespace xuanka::theme
