// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/outlook/library.h"
#include "app/scenario/scenario.h"
#include "ui/cli/arguments.h"
#include "ui/cli/session.h"

#include <string>

namespace xuanka::cli {

/// The bytes of a file; an Io error that names it.
Result<std::string> readFile(const std::string& path, std::size_t mostBytes);

/// The catalogue that ships, with the user's beside it. What the user should hear of it (a damaged
/// file set aside …) goes to the error channel.
Result<outlook::LibraryPtr> openLibrary(const Session&);

/// --scenario FILE (its current scenario) or the default one, with every field flag applied.
Result<scenario::Scenario> scenarioOf(const Arguments&);

} // namespace xuanka::cli
