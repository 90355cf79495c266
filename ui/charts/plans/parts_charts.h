// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/plans/chart_words.h"

namespace xuanka::charts {

/// Memory of the fullest card by part, one bar a candidate, against its usable memory (GiB).
ChartSpec memoryPartsChart(const outlook::Outlook&, const ChartWords&);

/// Time of a step by part, one bar a candidate (ms, or s where steps are long).
ChartSpec timePartsChart(const outlook::Outlook&, const ChartWords&);

/// Throughput of each candidate with its 80 % interval and how the figure was reached.
ChartSpec intervalChart(const outlook::Outlook&, const ChartWords&);

Reading memoryPartsReading(const outlook::Outlook&, const ChartWords&, const QString& cardId);
Reading timePartsReading(const outlook::Outlook&, const ChartWords&, const QString& cardId);
Reading intervalReading(const outlook::Outlook&, const ChartWords&, const QString& cardId);

} // namespace xuanka::charts
