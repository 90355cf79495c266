// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

class QApplication;

namespace xuanka::theme {

enum class Appearance : std::uint8_t { System, Light, Dark };

/// Fusion with our palette and fonts. May be called again at any time: widgets get PaletteChange.
/// System follows the desktop's window colour as it was when the program started.
void apply(QApplication&, Appearance);

} // namespace xuanka::theme
