// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart_cursor.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace xuanka::charts {

namespace {

using Range = std::pair<std::size_t, std::size_t>; ///< first and one past the last spot of a curve

std::vector<Range> curvesOf(const std::vector<Spot>& spots) {
    std::vector<Range> curves;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (i == 0 || spots[i].seriesId != spots[i - 1].seriesId)
            curves.emplace_back(i, i);
        curves.back().second = i + 1;
    }
    return curves;
}

std::optional<std::size_t> partAt(const ChartSpec& spec,
                                  const std::vector<Spot>& spots,
                                  const QPointF& pixel,
                                  const ToPixels& toPixels) {
    const double rowHeight = std::abs(toPixels({0.0, 1.0}).y() - toPixels({0.0, 0.0}).y());
    std::optional<std::size_t> last;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const QPointF end = toPixels(spots[i].at);
        if (std::abs(end.y() - pixel.y()) > rowHeight / 2.0)
            continue;
        last = i;
        if (pixel.x() <= end.x())
            return i;
    }
    return spec.kind == ChartKind::Bars ? last : std::nullopt;
}

void appendBar(std::vector<Spot>& spots, const Bar& bar, double row) {
    double end = 0.0;
    for (std::size_t p = 0; p < bar.parts.size(); ++p) {
        end += bar.parts[p].value;
        spots.push_back({bar.id, p, {end, row}, bar.parts[p].ink});
    }
    if (bar.parts.empty())
        spots.push_back({bar.id, 0, {bar.interval ? bar.interval->value : 0.0, row}, bar.ink});
}

} // namespace

std::vector<Spot> spotsOf(const ChartSpec& spec, const QSet<QString>& hidden) {
    std::vector<Spot> spots;
    const double least = spec.x.least.value_or(-std::numeric_limits<double>::infinity());
    const double most = spec.x.most.value_or(std::numeric_limits<double>::infinity());
    const auto isDrawn = [&](const Point& p) {
        return std::isfinite(p.x) && std::isfinite(p.y) && p.x >= least && p.x <= most;
    };
    for (const Series& s : spec.series)
        for (std::size_t i = 0; i < s.points.size() && !hidden.contains(s.id); ++i)
            if (isDrawn(s.points[i]))
                spots.push_back({s.id, i, s.points[i], s.ink});
    for (const Marker& m : spec.markers)
        if (m.shape == Marker::Shape::Dot && !hidden.contains(m.seriesId) && isDrawn(m.at))
            spots.push_back({m.seriesId, 0, m.at, m.ink});
    for (std::size_t row = 0; row < spec.bars.size(); ++row)
        appendBar(spots, spec.bars[row], static_cast<double>(row));
    return spots;
}

std::optional<std::size_t> spotAt(const ChartSpec& spec,
                                  const std::vector<Spot>& spots,
                                  const QPointF& pixel,
                                  const ToPixels& toPixels,
                                  double reach) {
    if (spec.kind != ChartKind::Curves)
        return partAt(spec, spots, pixel, toPixels);
    std::optional<std::size_t> nearest;
    double best = reach * reach;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const QPointF d = toPixels(spots[i].at) - pixel;
        const double square = QPointF::dotProduct(d, d);
        if (square < best) {
            best = square;
            nearest = i;
        }
    }
    return nearest;
}

std::optional<std::size_t>
along(const std::vector<Spot>& spots, std::optional<std::size_t> from, int steps) {
    if (spots.empty())
        return std::nullopt;
    if (!from || *from >= spots.size())
        return 0;
    for (const auto& [first, end] : curvesOf(spots)) {
        if (*from < first || *from >= end)
            continue;
        const auto wanted = static_cast<std::ptrdiff_t>(*from) + steps;
        return static_cast<std::size_t>(std::clamp(wanted, static_cast<std::ptrdiff_t>(first),
                                                   static_cast<std::ptrdiff_t>(end) - 1));
    }
    return from;
}

std::optional<std::size_t>
across(const std::vector<Spot>& spots, std::optional<std::size_t> from, int curves) {
    if (spots.empty() || !from || *from >= spots.size())
        return along(spots, from, 0);
    const std::vector<Range> ranges = curvesOf(spots);
    const auto isHome = [&](const Range& r) { return *from >= r.first && *from < r.second; };
    const auto home = std::ranges::find_if(ranges, isHome) - ranges.begin();
    const auto count = static_cast<std::ptrdiff_t>(ranges.size());
    const Range& next = ranges[static_cast<std::size_t>(((home + curves) % count + count) % count)];
    std::size_t nearest = next.first;
    for (std::size_t i = next.first; i < next.second; ++i)
        if (std::abs(spots[i].at.x - spots[*from].at.x) <
            std::abs(spots[nearest].at.x - spots[*from].at.x))
            nearest = i;
    return nearest;
}

} // namespace xuanka::charts
