// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/estimate.h"
#include "app/estimate/prepared.h"
#include "app/estimate/time/layer_time.h"

namespace xuanka::estimate {

/// Seconds of one pass of a serving engine, by what it is spent on.
struct PassSeconds {
    LayerSeconds layers;
    double head = 0.0;
    double communication = 0.0;
    double host = 0.0;

    double total() const { return layers.device() + head + communication + host; }
};

/// One decode step of a replica with `requests` running, each looking at `context` tokens.
PassSeconds decodeStep(const plan::Plan&, const Prepared&, double requests, double context);

/// One prompt of `tokens` (those beyond the prefix-cache hit) read alone; `context` includes the
/// hit.
PassSeconds prefillPass(const plan::Plan&, const Prepared&, double tokens, double context);

/// Steady state of continuous batching: fills time (of one decode step with its share of prefill),
/// service, throughput. Closed loop at the concurrency, or at the arrival rate where one is given.
void fillServingTime(const plan::Plan&, const Prepared&, Estimate&);

} // namespace xuanka::estimate
