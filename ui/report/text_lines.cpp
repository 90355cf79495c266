// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/text_lines.h"

#include <QFontMetricsF>
#include <QTextLayout>

namespace xuanka::report {

namespace {

constexpr double kPointsPerInch = 72.0;
constexpr double kLeading = 1.32; ///< baseline to baseline, in font sizes
constexpr double kAscent = 1.02;  ///< top of the line to the baseline

double sizeInDots(const TextStyle& style) {
    return style.points / kPointsPerInch * kDotsPerInch;
}

} // namespace

QFont fontOf(const TextStyle& style) {
    QFont f;
    // WenQuanYi first: its glyphs come out of the file as the characters that went in, Latin ones
    // too.
    f.setFamilies({QStringLiteral("WenQuanYi Micro Hei"), QStringLiteral("DejaVu Sans")});
    f.setPixelSize(static_cast<int>(sizeInDots(style) + 0.5));
    f.setBold(style.isBold);
    f.setHintingPreference(QFont::PreferNoHinting);
    return f;
}

double lineHeight(const TextStyle& style) {
    return sizeInDots(style) * kLeading;
}

double ascent(const TextStyle& style) {
    return sizeInDots(style) * kAscent;
}

std::vector<BrokenLine> brokenLines(const QString& text, const TextStyle& style, double width) {
    std::vector<BrokenLine> lines;
    const QFont font = fontOf(style);
    for (const QString& paragraph : text.split(QLatin1Char('\n'))) {
        QTextLayout layout(paragraph, font);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        option.setUseDesignMetrics(true);
        layout.setTextOption(option);
        layout.beginLayout();
        for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
            line.setLineWidth(width);
            QString part = paragraph.mid(line.textStart(), line.textLength());
            while (part.endsWith(QLatin1Char(' ')))
                part.chop(1);
            lines.push_back({part, line.naturalTextWidth()});
        }
        layout.endLayout();
    }
    return lines;
}

} // namespace xuanka::report
