// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/plan.h"
#include "app/scenario/fields.h"

#include <vector>

namespace xuanka::outlook {

/// One thing a person could change in a plan, and how far it reaches.
struct Move {
    std::vector<scenario::Edit> edits;
    /// 0: a switch. 1: a setting that training notices. 2: more hardware. 3: another method.
    int reach = 0;
};

/// The changes worth trying on this plan: those of its kind of task that are not in force already.
std::vector<Move> movesFor(const plan::Plan&);

} // namespace xuanka::outlook
