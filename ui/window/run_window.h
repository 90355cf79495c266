// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace xuanka::window {

/// Opens the window and stays until it is closed; the exit code of the program. An argument that is
/// no flag is a project to open.
int runWindow(int& argc, char** argv);

} // namespace xuanka::window
