// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xuanka::window {

/// Opens the window and runs until it is closed; arguments name files to open. Returns the exit
/// code of the program: 2 where the shipped catalogue cannot be read.
int runWindow(int& argc, char** argv);

} // namespace xuanka::window
