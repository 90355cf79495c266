// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "app/outlook/library.h"
#include "app/scenario/scenario.h"
#include "ui/cli/arguments.h"

#include <string>

namespace xuanka::cli {

/// The bytes of a file; an Io error that names it.
Result<std::string> readFile(const std::string& path, std::size_t mostBytes);

/// The catalogue that ships, with the user's beside it.
Result<outlook::Library> openLibrary();

/// --scenario FILE (its current scenario) or the default one, with every field flag applied.
Result<scenario::Scenario> scenarioOf(const Arguments&);

} // namespace xuanka::cli
