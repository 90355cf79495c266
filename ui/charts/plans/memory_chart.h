// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/plans/chart_words.h"

namespace xuanka::charts {

/// The memory-throughput chart: one curve a card, memory per GPU on x (GiB), throughput on y
/// (tokens/s), traced by micro-batch or concurrency, dashed past the card's usable memory; the
/// scenario's own point marked. `ghost` is the last committed state, drawn grey; may be null.
ChartSpec
memoryChart(const outlook::Outlook&, const ChartWords&, const outlook::Outlook* ghost = nullptr);

/// Batch, throughput, limit and memory by part of one sample of a card's curve.
Reading memoryReading(const outlook::Outlook&,
                      const ChartWords&,
                      const QString& cardId,
                      std::size_t sample);

} // namespace xuanka::charts
