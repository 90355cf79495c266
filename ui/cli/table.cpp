// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/table.h"

#include <algorithm>
#include <cmath>

namespace xuanka::cli {

namespace {

bool isWide(QChar c) {
    const auto u = c.unicode();
    return (u >= 0x1100 && u <= 0x115f) || (u >= 0x2e80 && u <= 0xa4cf) ||
           (u >= 0xac00 && u <= 0xd7a3) || (u >= 0xf900 && u <= 0xfaff) ||
           (u >= 0xfe30 && u <= 0xfe6f) || (u >= 0xff00 && u <= 0xff60);
}

} // namespace

qsizetype widthOf(const QString& text) {
    return text.size() + std::ranges::count_if(text, isWide);
}

QString padded(const QString& text, qsizetype width, bool isRight) {
    const QString space(std::max<qsizetype>(0, width - widthOf(text)), QLatin1Char(' '));
    return isRight ? space + text : text + space;
}

QString Table::text() const {
    std::vector<qsizetype> widths;
    for (std::size_t c = 0; c < m_columns.size(); ++c) {
        qsizetype width = widthOf(m_columns[c].title);
        for (const QStringList& row : m_rows)
            width = std::max(width, widthOf(row.value(static_cast<qsizetype>(c))));
        widths.push_back(width);
    }
    const auto line = [&](const auto& cellOf) {
        QString out;
        for (std::size_t c = 0; c < m_columns.size(); ++c)
            out += padded(cellOf(c), widths[c], m_columns[c].isNumber) + QStringLiteral("  ");
        while (out.endsWith(QLatin1Char(' ')))
            out.chop(1);
        return QString(out + QLatin1Char('\n'));
    };
    QString out = line([&](std::size_t c) { return m_columns[c].title; });
    out += line([&](std::size_t c) { return QString(widths[c], QChar(0x2500)); });
    for (const QStringList& row : m_rows)
        out += line([&](std::size_t c) { return row.value(static_cast<qsizetype>(c)); });
    return out;
}

QString bar(double share, int width) {
    const int full = static_cast<int>(std::lround(std::clamp(share, 0.0, 1.0) * width));
    return QString(full, QChar(0x2588));
}

} // namespace xuanka::cli
