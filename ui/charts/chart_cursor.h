// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_spec.h"

#include <QPointF>
#include <QSet>

#include <functional>

namespace xuanka::charts {

/// A sample that can be read: of a curve, a dot, or a part of a bar.
struct Spot {
    QString seriesId; ///< of a curve or marker; id of a bar
    std::size_t sample = 0;
    Point at; ///< of a bar: end of the part, row
    Ink ink;

    friend bool operator==(const Spot&, const Spot&) = default;
};

using ToPixels = std::function<QPointF(const Point&)>;

/// Every sample of what is not hidden, curve by curve in the order of tracing.
std::vector<Spot> spotsOf(const ChartSpec&, const QSet<QString>& hidden);

/// The sample nearest to a pixel, within `reach` pixels; of bars the part under it.
std::optional<std::size_t> spotAt(const ChartSpec&,
                                  const std::vector<Spot>&,
                                  const QPointF& pixel,
                                  const ToPixels&,
                                  double reach);

/// Where the arrow keys lead: along the curve, or to the nearest sample of the next curve.
std::optional<std::size_t>
along(const std::vector<Spot>&, std::optional<std::size_t> from, int steps);
std::optional<std::size_t>
across(const std::vector<Spot>&, std::optional<std::size_t> from, int curves);

} // namespace xuanka::charts
