// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/fonts.h"

#include <QFontDatabase>
#include <QStringList>

#include <array>

namespace xuanka::theme {

QFont font(TextSize size, bool isSemibold) {
    constexpr std::array<int, 5> kPoints{9, 10, 13, 18, 28};
    static const QStringList kFamilies{
        QFontDatabase::systemFont(QFontDatabase::GeneralFont).family(),
        QStringLiteral("Noto Sans CJK SC"), QStringLiteral("Source Han Sans SC"),
        QStringLiteral("WenQuanYi Micro Hei")};
    QFont f;
    f.setFamilies(kFamilies);
    f.setPointSize(kPoints[static_cast<std::size_t>(size)]);
    // A family without a semibold face would show its regular one; bold is always there.
    f.setWeight(isSemibold ? QFont::Bold : QFont::Normal);
    return f;
}

QFont tabularFont(TextSize size) {
    // Debian's default families have digits of one width; fixed pitch would change the face.
    QFont f = font(size);
    f.setStyleHint(QFont::SansSerif, QFont::PreferMatch);
    return f;
}

} // namespace xuanka::theme
