// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/format.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace xuanka::charts {

/// A colour by meaning. The theme of the moment (light, dark, paper) makes a colour of it, so one
/// spec serves window and report.
struct Ink {
    enum class Kind : std::uint8_t { Card, MemoryPart, TimePart, Accent, Quiet, Text, Bad };
    Kind kind = Kind::Quiet;
    std::size_t index = 0; ///< slot of theme::CardColours, or part of app/estimate

    friend bool operator==(const Ink&, const Ink&) = default;
};

enum class Scale : std::uint8_t { Linear, Logarithmic, PowersOfTwo };

struct Axis {
    QString title; ///< with its unit: "Memory per GPU (GiB)"
    Scale scale = Scale::Linear;
    std::optional<double> least; ///< empty: from what is drawn
    std::optional<double> most;
    bool isShare = false; ///< 0.25 is labelled 25 %

    friend bool operator==(const Axis&, const Axis&) = default;
};

struct Point {
    double x = 0.0;
    double y = 0.0;

    friend bool operator==(const Point&, const Point&) = default;
};

/// A curve: solid up to `firstBeyond`, dashed from there on (where it does not fit).
struct Series {
    QString id;
    QString name;
    Ink ink;
    std::vector<Point> points; ///< in the order in which the curve is traced
    std::size_t firstBeyond = SIZE_MAX;
    std::optional<double>
        edge; ///< x at which it turns dashed, between two points; empty: at a point
    bool isEmphasised = false; ///< drawn wider and on top: the chosen card
    bool hasDots = false;      ///< samples are marked: few and discrete
    bool hasLine = true;       ///< off: a scatter

    friend bool operator==(const Series&, const Series&) = default;
};

/// 80 % interval around a curve.
struct Band {
    QString seriesId;
    std::vector<Point> low;
    std::vector<Point> high;

    friend bool operator==(const Band&, const Band&) = default;
};

/// A vertical line with its name on top: the usable memory of a card.
struct CapacityLine {
    QString seriesId; ///< hidden together with this curve
    QString name;
    double x = 0.0;
    Ink ink;

    friend bool operator==(const CapacityLine&, const CapacityLine&) = default;
};

struct Marker {
    enum class Shape : std::uint8_t { Current, Ghost, Dot };
    QString seriesId;
    QString name; ///< drawn beside it where there is room; may be empty
    Point at;
    Ink ink;
    Shape shape = Shape::Dot;
    double weight = 1.0; ///< area of a dot: 0 to 1

    friend bool operator==(const Marker&, const Marker&) = default;
};

struct Part {
    QString name;
    Ink ink;
    double value = 0.0;

    friend bool operator==(const Part&, const Part&) = default;
};

/// A horizontal bar of stacked parts. A bar without parts and with an interval is a dot with
/// whiskers.
struct Bar {
    QString id;
    QString name;
    Ink ink;
    std::vector<Part> parts;
    std::optional<double> capacity; ///< a mark across the bar
    std::optional<Ranged> interval; ///< whiskers
    QString note;                   ///< after the bar: "fits", "3.2 GiB short"
    bool isEmphasised = false;

    friend bool operator==(const Bar&, const Bar&) = default;
};

/// What one assumption does to the answer when it moves between its bounds.
struct Swing {
    QString name;
    double low = 0.0; ///< answer at the lower bound
    double high = 0.0;
    QString lowText;
    QString highText;

    friend bool operator==(const Swing&, const Swing&) = default;
};

struct HeatMap {
    std::vector<QString> columns;
    std::vector<QString> rows;
    std::vector<double> values; ///< row by row; NaN is an empty cell

    friend bool operator==(const HeatMap&, const HeatMap&) = default;
};

enum class ChartKind : std::uint8_t { Curves, Bars, Tornado, Heat };

/// All that a chart shows, as a plain value: the window, an exported file and the proposal draw the
/// same spec, so they cannot differ. Texts are in `language` already.
struct ChartSpec {
    ChartKind kind = ChartKind::Curves;
    QString title; ///< for export, report and screen readers; the window has its own heading
    text::Language language = text::Language::English;
    Axis x;
    Axis y;
    std::vector<Series> series;
    std::vector<Series> ghosts; ///< the last committed state, behind and grey
    std::vector<Band> bands;
    std::vector<CapacityLine> capacities;
    std::vector<Marker> markers;
    std::vector<Bar> bars;
    double base = 0.0; ///< of a tornado: the answer with every assumption as it is
    std::vector<Swing> swings;
    HeatMap heat;
    QString emptyText; ///< said in the middle where there is nothing to draw

    bool isEmpty() const {
        return series.empty() && bars.empty() && swings.empty() && heat.values.empty();
    }

    friend bool operator==(const ChartSpec&, const ChartSpec&) = default;
};

/// What the hover card, the status line, the copied row and a screen reader say of one sample.
struct Reading {
    struct Row {
        QString label;
        QString value;
        std::optional<Ink> ink; ///< a swatch before the label
    };

    QString title;
    Ink ink;
    std::vector<Row> rows;
    QString note; ///< "Does not fit: 3.2 GiB short"
    bool isWarning = false;
};

} // namespace xuanka::charts
