// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

namespace xuanka::cli {

/// True where the arguments (without the program's name) ask for the command line: a verb, help,
/// the version, or something that is neither a file to open nor an option of the window.
bool isMeantForUs(std::span<const std::string> arguments);

/// Runs a verb to its end; needs a QCoreApplication. Returns the exit code (see session.h).
int run(std::span<const std::string> arguments);

} // namespace xuanka::cli
