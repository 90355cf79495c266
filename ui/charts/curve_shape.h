// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"

#include <QVector>

namespace xuanka::charts {

struct Span {
    double least = 0.0;
    double most = 1.0;

    double width() const { return most - least; }

    friend bool operator==(const Span&, const Span&) = default;
};

struct Stroke {
    QVector<double> x;
    QVector<double> y;
};

/// What may be drawn of a curve: where it fits and where it does not.
struct CurveShape {
    Stroke fits;
    Stroke beyond; ///< begins at the last point that fits, so that the two join
};

/// Makes a curve safe to stroke: x never runs back (a wide line that crosses itself can hold the
/// window for seconds), points far outside the ranges are cut, a value that is not finite is a gap,
/// on a logarithmic axis only positive values remain.
CurveShape shapeOf(const Series&, const ChartSpec&, Span x, Span y);

/// Range of an axis: what the axis asks for, else what the spec draws with some air; never empty.
Span xSpan(const ChartSpec&);
Span ySpan(const ChartSpec&);

/// The smallest range that holds both.
Span joined(Span, Span);

} // namespace xuanka::charts
