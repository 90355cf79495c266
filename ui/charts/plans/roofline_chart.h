// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/plans/chart_words.h"

namespace xuanka::charts {

/// Roofs of all candidates (Williams et al. 2009): attainable TFLOPS over FLOP per byte; the dots
/// are the chosen card's operators, as large as their share of the step.
ChartSpec rooflineChart(const outlook::Outlook&, const ChartWords&);

Reading
rooflineReading(const outlook::Outlook&, const ChartWords&, const QString& id, std::size_t sample);

} // namespace xuanka::charts
