// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/theme.h"

#include "ui/theme/colours.h"
#include "ui/theme/fonts.h"
#include "ui/theme/quiet_style.h"

#include <QApplication>
#include <QToolTip>

namespace xuanka::theme {

void apply(QApplication& app, Appearance appearance) {
    static const bool isSystemDark = isDark(QGuiApplication::palette());
    const bool dark =
        appearance == Appearance::Dark || (appearance == Appearance::System && isSystemDark);
    const QPalette p = palette(colours(dark));
    if (qobject_cast<QuietStyle*>(QApplication::style()) == nullptr)
        QApplication::setStyle(new QuietStyle);
    if (app.font() != font())
        QApplication::setFont(font());
    QApplication::setPalette(p);
    QToolTip::setPalette(p);
    QToolTip::setFont(font(TextSize::Caption));
}

} // namespace xuanka::theme
