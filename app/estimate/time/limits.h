// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/estimate.h"
#include "app/estimate/prepared.h"

namespace xuanka::estimate {

/// What holds the plan back and what comes next: the time that each cause takes, largest first.
void fillLimits(const plan::Plan&, const Prepared&, Estimate&);

/// Draw of a card between idle and its power limit by how busy its compute and memory are; energy a
/// token.
void fillEnergy(const plan::Plan&, Estimate&);

/// Time to finish with failures and restarts: goodput = 1 − lost share (Young 1974: checkpoint
/// interval √(2·δ·M)).
void fillFinish(const plan::Plan&, const Prepared&, Estimate&);

} // namespace xuanka::estimate
