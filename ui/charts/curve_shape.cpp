// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/curve_shape.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace xuanka::charts {

namespace {

constexpr double kGap = std::numeric_limits<double>::quiet_NaN();
constexpr double kMargin = 0.5; ///< of the range, kept on either side of it

bool drawable(double v, Scale scale) {
    return std::isfinite(v) && (scale == Scale::Linear || v > 0.0);
}

/// A range as wide again as what is seen: lines still leave the picture at the right angle.
Span widened(Span s, Scale scale) {
    if (scale != Scale::Linear)
        return {s.least / 100.0, s.most * 100.0};
    return {s.least - kMargin * s.width(), s.most + kMargin * s.width()};
}

void append(Stroke& stroke, double x, double y) {
    stroke.x.append(x);
    stroke.y.append(y);
}

/// Joins the dashed part to the solid one, at the edge where it lies between two points.
void turnDashed(CurveShape& shape, const Series& series, const Point& next) {
    const double x = shape.fits.x.last();
    const double y = shape.fits.y.last();
    if (series.edge && *series.edge > x && *series.edge < next.x) {
        const double share = (*series.edge - x) / (next.x - x);
        append(shape.fits, *series.edge, y + share * (next.y - y));
    }
    append(shape.beyond, shape.fits.x.last(), shape.fits.y.last());
}

/// Ends the curve at x = `edge`, on the way to a point far out of sight.
void leave(CurveShape& shape, const Series& series, bool isBeyond, const Point& next, double edge) {
    if (isBeyond && shape.beyond.x.isEmpty())
        turnDashed(shape, series, next);
    Stroke& stroke = isBeyond ? shape.beyond : shape.fits;
    if (stroke.x.isEmpty() || stroke.x.last() >= edge)
        return;
    const double share = (edge - stroke.x.last()) / (next.x - stroke.x.last());
    append(stroke, edge, stroke.y.last() + share * (next.y - stroke.y.last()));
}

class Extent {
public:
    void take(double v, Scale scale) {
        if (!drawable(v, scale))
            return;
        m_least = std::min(m_least, v);
        m_most = std::max(m_most, v);
    }

    bool isEmpty() const { return m_least > m_most; }

    Span span() const { return {m_least, m_most}; }

private:
    double m_least = std::numeric_limits<double>::infinity();
    double m_most = -std::numeric_limits<double>::infinity();
};

Span roomy(const Axis& axis, const Extent& drawn, double air) {
    Span s = drawn.isEmpty() ? Span{axis.scale == Scale::Linear ? 0.0 : 1.0, 10.0} : drawn.span();
    if (axis.scale == Scale::Linear) {
        if (!drawn.isEmpty() && s.least > 0.0)
            s.least = 0.0;
        s.most += air * s.width();
    } else {
        const double factor = axis.scale == Scale::PowersOfTwo ? std::sqrt(2.0) : 2.0;
        s = {s.least / factor, s.most * factor};
    }
    s.least = axis.least.value_or(s.least);
    s.most = axis.most.value_or(s.most);
    if (s.most <= s.least)
        s.most = s.least + 1.0;
    return s;
}

} // namespace

CurveShape shapeOf(const Series& series, const ChartSpec& spec, Span x, Span y) {
    const Span wideX = widened(x, spec.x.scale);
    const Span wideY = widened(y, spec.y.scale);
    CurveShape shape;
    double reached = -std::numeric_limits<double>::infinity();
    for (std::size_t i = 0; i < series.points.size(); ++i) {
        Point p = series.points[i];
        const bool isBeyond = i >= series.firstBeyond;
        Stroke& stroke = isBeyond ? shape.beyond : shape.fits;
        if (!drawable(p.x, spec.x.scale) || !drawable(p.y, spec.y.scale)) {
            if (std::isfinite(reached))
                append(stroke, reached, kGap);
            continue;
        }
        if (p.x < reached)
            continue;
        reached = p.x;
        if (p.x < wideX.least)
            continue;
        if (p.x > wideX.most) {
            // The last line still leaves the picture, however far its end is away.
            if (!stroke.x.isEmpty() || !shape.fits.x.isEmpty())
                leave(shape, series, isBeyond, p, wideX.most);
            break;
        }
        p.y = std::clamp(p.y, wideY.least, wideY.most);
        if (isBeyond && shape.beyond.x.isEmpty() && !shape.fits.x.isEmpty())
            turnDashed(shape, series, p);
        append(stroke, p.x, p.y);
    }
    return shape;
}

Span xSpan(const ChartSpec& spec) {
    Extent drawn;
    for (const Series& s : spec.series)
        for (const Point& p : s.points)
            drawn.take(p.x, spec.x.scale);
    for (const CapacityLine& line : spec.capacities)
        drawn.take(line.x, spec.x.scale);
    for (const Marker& m : spec.markers)
        drawn.take(m.at.x, spec.x.scale);
    return roomy(spec.x, drawn, 0.04);
}

Span ySpan(const ChartSpec& spec) {
    const Span x = xSpan(spec);
    Extent drawn;
    const auto take = [&](const Point& p) {
        if (p.x >= x.least && p.x <= x.most)
            drawn.take(p.y, spec.y.scale);
    };
    for (const Series& s : spec.series)
        std::ranges::for_each(s.points, take);
    for (const Band& b : spec.bands)
        std::ranges::for_each(b.high, take);
    for (const Marker& m : spec.markers)
        take(m.at);
    return roomy(spec.y, drawn, spec.capacities.empty() ? 0.08 : 0.22);
}

Span joined(Span a, Span b) {
    return {std::min(a.least, b.least), std::max(a.most, b.most)};
}

} // namespace xuanka::charts
