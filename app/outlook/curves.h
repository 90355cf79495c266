// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/prepared.h"
#include "app/outlook/outlook.h"

namespace xuanka::outlook {

/// Micro-batch or concurrency, whichever the task is traced by.
Trace traceOf(plan::Task);
std::int64_t batchOf(const plan::Plan&);
void setBatch(plan::Plan&, std::int64_t batch);

/// The plan traced from one to well past the card's capacity, in even steps of its logarithm, with
/// the largest batch that fits and its successor among the samples. Empty where not even one can be
/// estimated.
std::vector<CurvePoint>
traceCurve(const plan::Plan&, const estimate::Prepared&, std::size_t samples);

} // namespace xuanka::outlook
