// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "ui/cli/arguments.h"

namespace xuanka::cli {

/// The number behind a flag, "0.7" or "70%"; `otherwise` where the flag is not given. Errors name
/// the flag, the rule and the nearest legal value.
Result<double>
numberFlag(const Arguments&, std::string_view flag, double otherwise, double least, double most);

/// The word behind a flag, one of `choices`; `otherwise` where the flag is not given.
Result<std::string> choiceFlag(const Arguments&,
                               std::string_view flag,
                               std::string_view otherwise,
                               std::span<const std::string_view> choices);

} // namespace xuanka::cli
