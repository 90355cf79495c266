// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/validate/measurement.h"
#include "app/plan/plan.h"

#include <memory>

namespace xuanka::estimate {

/// The plan that a row describes. What a row does not state is the stack's default; a value that
/// nobody knows (a recomputation called "sometimes") is an error that names the column.
Result<plan::PlanChoice> choiceOf(const Measurement&, const plan::Catalogue&);

} // namespace xuanka::estimate
