// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_export.h"

#include "ui/charts/chart_painter.h"

#include <QBuffer>
#include <QPdfWriter>
#include <QPicture>
#include <QSaveFile>
#include <QSvgGenerator>
#include <qcustomplot.h>

#include <algorithm>
#include <cmath>

namespace xuanka::charts {

namespace {

constexpr double kPixelsPerInch = 96.0;
constexpr double kMillimetresPerInch = 25.4;
constexpr int kPdfResolution = 1200; ///< the writer's true resolution; others mislead
constexpr double kRow = 18.0;
constexpr double kTitleRow = 26.0;

struct Key {
    QString name;
    QColor colour;
    bool isLine = false;
};

std::vector<Key> keysOf(const ChartSpec& spec, const ExportOptions& options) {
    std::vector<Key> keys;
    for (const Series& s : spec.series)
        if (!options.hidden.contains(s.id))
            keys.push_back({s.name, options.theme.colour(s.ink), true});
    for (const Bar& bar : spec.bars)
        for (const Part& part : bar.parts) {
            const auto isSame = [&](const Key& k) { return k.name == part.name; };
            if (part.value > 0.0 && std::ranges::none_of(keys, isSame))
                keys.push_back({part.name, options.theme.colour(part.ink), false});
        }
    return keys;
}

/// Lays the keys out in rows and draws them where a painter is given; returns the height.
double flowKeys(const std::vector<Key>& keys, const ChartTheme& theme, double width, QPainter* p) {
    const QFontMetricsF metrics(theme.font);
    double x = 0.0;
    double y = 0.0;
    for (const Key& key : keys) {
        const double needed = 20.0 + metrics.horizontalAdvance(key.name);
        if (x > 0.0 && x + needed > width) {
            x = 0.0;
            y += kRow;
        }
        if (p) {
            const double middle = y + kRow / 2.0;
            const double thick = key.isLine ? 2.4 : 9.0;
            p->fillRect(QRectF(x, middle - thick / 2.0, key.isLine ? 14.0 : 9.0, thick),
                        key.colour);
            p->setPen(theme.text);
            p->drawText(QRectF(x + 20.0, y, needed, kRow), Qt::AlignVCenter | Qt::AlignLeft,
                        key.name);
        }
        x += needed + 14.0;
    }
    return keys.empty() ? 0.0 : y + kRow + 4.0;
}

void drawPlot(QCPPainter& painter, const ChartSpec& spec, const ExportOptions& o, QSize size) {
    QCustomPlot plot;
    plot.resize(size);
    ChartPainter chart(plot);
    chart.setTheme(o.theme);
    chart.setHidden(o.hidden);
    chart.show(spec, horizontalSpan(spec), verticalSpan(spec, size.height()));
    plot.toPainter(&painter, size.width(), size.height());
}

/// Everything, in pixels from the origin.
void drawAll(QCPPainter& painter, const ChartSpec& spec, const ExportOptions& o) {
    const QRectF all(QPointF(0, 0), QSizeF(o.size));
    painter.fillRect(all, o.theme.ground);
    double top = 0.0;
    if (!spec.title.isEmpty()) {
        QFont font = o.theme.font;
        font.setPixelSize(14);
        font.setBold(true);
        painter.setFont(font);
        painter.setPen(o.theme.text);
        painter.drawText(QRectF(10.0, 4.0, all.width() - 20.0, kTitleRow), Qt::AlignVCenter,
                         spec.title);
        top = kTitleRow + 4.0;
    }
    const std::vector<Key> keys = keysOf(spec, o);
    const double below = flowKeys(keys, o.theme, all.width() - 20.0, nullptr);
    const QSize plotSize(o.size.width(),
                         static_cast<int>(std::max(40.0, all.height() - top - below)));
    painter.save();
    painter.translate(0.0, top);
    drawPlot(painter, spec, o, plotSize);
    painter.restore();
    painter.save();
    painter.translate(10.0, top + plotSize.height());
    painter.setFont(o.theme.font);
    flowKeys(keys, o.theme, all.width() - 20.0, &painter);
    painter.restore();
}

void startVector(QCPPainter& painter) {
    painter.setMode(QCPPainter::pmVectorized);
    painter.setMode(QCPPainter::pmNoCaching);
}

QByteArray png(const ChartSpec& spec, const ExportOptions& o) {
    QImage image(o.size * o.pixelRatio, QImage::Format_RGB32);
    image.setDevicePixelRatio(o.pixelRatio);
    {
        QCPPainter painter(&image);
        painter.setMode(QCPPainter::pmNoCaching);
        drawAll(painter, spec, o);
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    image.save(&buffer, "PNG");
    return bytes;
}

QByteArray svg(const ChartSpec& spec, const ExportOptions& o) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(o.size);
    generator.setViewBox(QRect(QPoint(0, 0), o.size));
    generator.setResolution(static_cast<int>(kPixelsPerInch));
    generator.setTitle(spec.title);
    QCPPainter painter;
    painter.begin(&generator);
    startVector(painter);
    drawAll(painter, spec, o);
    painter.end();
    return bytes;
}

QByteArray pdf(const ChartSpec& spec, const ExportOptions& o) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QPdfWriter writer(&buffer);
    writer.setTitle(spec.title);
    writer.setResolution(kPdfResolution);
    const QSizeF page = QSizeF(o.size) * kMillimetresPerInch / kPixelsPerInch;
    writer.setPageSize(QPageSize(page, QPageSize::Millimeter, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF());
    QCPPainter painter;
    painter.begin(&writer);
    startVector(painter);
    painter.scale(kPdfResolution / kPixelsPerInch, kPdfResolution / kPixelsPerInch);
    drawAll(painter, spec, o);
    painter.end();
    return bytes;
}

} // namespace

std::optional<FileFormat> formatOf(const QString& path) {
    if (path.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        return FileFormat::Png;
    if (path.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        return FileFormat::Svg;
    if (path.endsWith(QLatin1String(".pdf"), Qt::CaseInsensitive))
        return FileFormat::Pdf;
    return std::nullopt;
}

QByteArray chartFile(const ChartSpec& spec, FileFormat format, const ExportOptions& options) {
    switch (format) {
    case FileFormat::Png:
        return png(spec, options);
    case FileFormat::Svg:
        return svg(spec, options);
    case FileFormat::Pdf:
        break;
    }
    return pdf(spec, options);
}

Result<void> exportChart(const ChartSpec& spec, const QString& path, const ExportOptions& options) {
    const auto format = formatOf(path);
    if (!format)
        return fail({ErrorCode::InvalidValue,
                     "file",
                     "rule.one_of",
                     path.toStdString(),
                     path.toStdString() + ".png",
                     {}});
    const QByteArray bytes = chartFile(spec, *format, options);
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size() && file.commit())
        return {};
    return fail({ErrorCode::Io,
                 "file",
                 "rule.file_write",
                 path.toStdString(),
                 {},
                 file.errorString().toStdString()});
}

void drawChart(QPainter& page,
               const QRectF& target,
               const ChartSpec& spec,
               const ExportOptions& options) {
    // A plot paints only through its own painter class: recorded here, replayed on the page.
    QPicture picture;
    {
        QCPPainter painter;
        painter.begin(&picture);
        startVector(painter);
        drawAll(painter, spec, options);
        painter.end();
    }
    page.save();
    page.translate(target.topLeft());
    const double scale =
        std::min(target.width() / options.size.width(), target.height() / options.size.height());
    // A picture is replayed in the inches of the page: take that factor out again.
    const double perInch =
        static_cast<double>(page.device()->logicalDpiX()) / picture.logicalDpiX();
    page.scale(scale / perInch, scale / perInch);
    page.drawPicture(QPointF(0, 0), picture);
    page.restore();
}

} // namespace xuanka::charts
