// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/plans/chart_words.h"

namespace xuanka::charts {

/// Throughput over the number of GPUs, both in powers of two, beside the line of perfect scaling.
ChartSpec scalingChart(const outlook::Outlook&, const ChartWords&);

Reading scalingReading(const outlook::Outlook&, const ChartWords&, std::size_t sample);

} // namespace xuanka::charts
