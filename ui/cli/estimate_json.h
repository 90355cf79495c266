// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/json.h"
#include "app/estimate/estimate.h"
#include "ui/text/voice.h"

namespace xuanka::cli {

/// The answer of `estimate --json`: SI units in numbers, the unit in the name of the field.
Json estimateJson(const plan::Plan&, const estimate::Estimate&, const text::Voice&);

Json rangeJson(const Ranged&);

} // namespace xuanka::cli
