// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/estimate.h"

#include <string_view>

namespace xuanka::estimate {

/// Names of the parts of an estimate ("optimizer_states", "memory_bandwidth"): keys of the JSON
/// answers, and the ends of the ids of ui/text ("part.", "time.", "limit.", "phase.", "rung.",
/// "load.").
std::string_view name(MemoryPart);
std::string_view name(TimePart);
std::string_view name(Limit);
std::string_view name(Phase);
std::string_view name(Rung);
std::string_view name(Service::Load);

} // namespace xuanka::estimate
