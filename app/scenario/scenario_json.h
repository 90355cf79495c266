// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/scenario/scenario.h"

#include <string>
#include <string_view>

namespace xuanka::scenario {

inline constexpr int kProjectVersion = 1;
inline constexpr std::size_t kLargestProjectBytes = 16u << 20;

/// Versioned JSON, keys of fields.h, unknown fields kept. Same value, same bytes.
std::string toJson(const Project&);

/// Never throws, never crashes: Malformed with the position, TooLarge, NewerVersion, or the field's
/// own error. A scenario alone (one object with "workload") reads as a project of one.
Result<Project> projectFromJson(std::string_view);

} // namespace xuanka::scenario
