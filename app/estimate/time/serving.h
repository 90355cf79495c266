// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/estimate.h"
#include "app/estimate/prepared.h"
#include "app/estimate/time/serving_pass.h"

namespace xuanka::estimate {

/// Steady state of continuous batching: fills time (of one decode step with its share of prefill),
/// service, throughput. Closed loop at the concurrency, or at the arrival rate where one is given.
void fillServingTime(const plan::Plan&, const Prepared&, Estimate&);

} // namespace xuanka::estimate
