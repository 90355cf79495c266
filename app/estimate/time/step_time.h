// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/estimate.h"
#include "app/estimate/prepared.h"

namespace xuanka::estimate {

/// Fills time, throughput, MFU and HFU of one optimizer step: forward and backward by operator,
/// collectives with what compute hides of them, the pipeline's bubble, the optimizer's pass. Parts
/// sum to the step. Formulas: 1F1B bubble (p − 1)/v of a micro-batch (Narayanan et al. 2021); ZeRO
/// traffic (Rajbhandari et al. 2020); sequence parallelism moves what tensor parallelism does
/// (Korthikanti et al. 2022).
void fillTrainingTime(const plan::Plan&, const Prepared&, Estimate&);

/// Useful FLOP of one trained token by the usual count: 6 a parameter, 12·L·h·s of attention
/// (Chowdhery et al. 2022, appendix B); the square counts whole, causal or not.
double modelFlopPerToken(const plan::Plan&, const Prepared&);

} // namespace xuanka::estimate
