// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"

#include <QByteArray>
#include <QFont>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <vector>

namespace xuanka::report {

// Pages as values: where each line of text, rule, chart and link stands. All lengths are dots of
// 1/1200 inch (the true resolution of the PDF writer), so that screen, printer and file paint the
// very same lines.

inline constexpr int kDotsPerInch = 1200;
inline constexpr double kMmPerInch = 25.4;

constexpr double dots(double mm) {
    return mm * kDotsPerInch / kMmPerInch;
}

/// What a colour means; the painter has the inks.
enum class Tone : std::uint8_t { Ink, Quiet, Rule, Accent, Tint, White };

struct TextStyle {
    double points = 10.0;
    bool isBold = false;
    Tone tone = Tone::Ink;

    friend bool operator==(const TextStyle&, const TextStyle&) = default;
};

QFont fontOf(const TextStyle&);

/// One line of text that never wraps again.
struct TextLine {
    QPointF base; ///< left end of the baseline
    QString text;
    TextStyle style;
    QRectF box;  ///< what it covers
    QRectF cell; ///< what it may cover: its column
};

struct Fill {
    QRectF rect;
    Tone tone = Tone::Rule;
};

struct PlacedChart {
    QRectF rect;
    charts::ChartSpec spec;
};

struct PlacedPicture {
    QRectF rect;
    QByteArray file;
};

/// A press leads to a place of another page.
struct Link {
    QRectF rect;
    int page = 0;
    double y = 0.0;
};

struct PageContent {
    std::vector<Fill> fills;
    std::vector<TextLine> lines;
    std::vector<PlacedChart> charts;
    std::vector<PlacedPicture> pictures;
    std::vector<Link> links;
    QString watermark;
};

struct OutlineEntry {
    QString title;
    int level = 1;
    int page = 0;
    double y = 0.0;
};

struct Booklet {
    QSizeF size; ///< of a page
    QRectF area; ///< inside the margins
    std::vector<PageContent> pages;
    std::vector<OutlineEntry> outline;
};

} // namespace xuanka::report
