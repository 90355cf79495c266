// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/page_painter.h"

#include "ui/charts/chart_export.h"

#include <QImage>
#include <QPainter>
#include <QPainterPath>

namespace xuanka::report {

namespace {

QColor inkOf(Tone tone) {
    switch (tone) {
    case Tone::Quiet:
        return {0x5c, 0x64, 0x6c};
    case Tone::Rule:
        return {0xc4, 0xca, 0xd0};
    case Tone::Accent:
        return {0x0b, 0x4f, 0x7d};
    case Tone::Tint:
        return {0xf1, 0xf5, 0xf8};
    case Tone::White:
        return Qt::white;
    case Tone::Ink:
        break;
    }
    return {0x22, 0x26, 0x2b};
}

/// As an outline, not as text: it is found by nobody who searches, and lies under what is read.
void paintWatermark(QPainter& painter, const QSizeF& size, const QString& text) {
    if (text.isEmpty())
        return;
    constexpr double kPoints = 120.0;
    QPainterPath path;
    path.addText(0, 0, fontOf({kPoints, true, Tone::Rule}), text);
    const QRectF box = path.boundingRect();
    painter.save();
    painter.translate(size.width() / 2, size.height() / 2);
    painter.rotate(-52.0);
    painter.translate(-box.center());
    painter.fillPath(path, QColor(0xea, 0xed, 0xf0));
    painter.restore();
}

void paintChart(QPainter& painter, const PlacedChart& chart) {
    charts::ExportOptions options;
    constexpr int kWidthPixels = 720;
    options.size = QSize(kWidthPixels,
                         static_cast<int>(kWidthPixels * chart.rect.height() / chart.rect.width()));
    options.theme.ground = Qt::transparent;
    painter.save();
    charts::drawChart(painter, chart.rect, chart.spec, options);
    painter.restore();
}

} // namespace

void paintPage(QPainter& painter, const Booklet& booklet, std::size_t at, double scale) {
    const PageContent& page = booklet.pages[at];
    painter.save();
    painter.scale(scale, scale);
    for (const Fill& fill : page.fills)
        if (fill.tone == Tone::Tint)
            painter.fillRect(fill.rect, inkOf(fill.tone));
    paintWatermark(painter, booklet.size, page.watermark);
    for (const Fill& fill : page.fills)
        if (fill.tone != Tone::Tint)
            painter.fillRect(fill.rect, inkOf(fill.tone));
    for (const PlacedPicture& picture : page.pictures)
        painter.drawImage(picture.rect, QImage::fromData(picture.file));
    for (const PlacedChart& chart : page.charts)
        paintChart(painter, chart);
    for (const TextLine& line : page.lines) {
        painter.setFont(fontOf(line.style));
        painter.setPen(inkOf(line.style.tone));
        painter.drawText(line.base, line.text);
    }
    painter.restore();
}

} // namespace xuanka::report
