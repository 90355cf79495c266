// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/estimate.h"
#include "ui/text/voice.h"

namespace xuanka::cli {

/// The answer of `estimate` for people: verdict, speed, limit, memory and time by part, warnings.
QString estimateText(const plan::Plan&, const estimate::Estimate&, const text::Voice&);

} // namespace xuanka::cli
