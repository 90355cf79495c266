// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "ui/charts/chart_theme.h"

#include <QByteArray>
#include <QRectF>
#include <QSet>
#include <QSize>

class QPainter;

namespace xuanka::charts {

/// How a chart goes to paper: size in pixels of 1/96 inch, what is hidden in the window.
struct ExportOptions {
    QSize size{960, 600};
    ChartTheme theme = reportTheme();
    QSet<QString> hidden;
    double pixelRatio = 2.0; ///< of a PNG
};

enum class FileFormat : std::uint8_t { Png, Svg, Pdf };

/// By the end of the file's name; empty where it is none of the three.
std::optional<FileFormat> formatOf(const QString& path);

/// The whole file as bytes: PNG as a picture, SVG and PDF as vectors with text that stays text.
QByteArray chartFile(const ChartSpec&, FileFormat, const ExportOptions& = {});

/// Writes all bytes or nothing. An Error (Io) names the file; the old file stays whole.
Result<void> exportChart(const ChartSpec&, const QString& path, const ExportOptions& = {});

/// Into a painter of a page: vectors, scaled to `target`. The legend is drawn below.
void drawChart(QPainter&, const QRectF& target, const ChartSpec&, const ExportOptions& = {});

} // namespace xuanka::charts
