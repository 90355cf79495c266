// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

#include <cstdint>

namespace xuanka::theme {

/// The five sizes of the window, in points: 9, 10, 13, 18, 28.
enum class TextSize : std::uint8_t { Caption, Body, Heading, Title, Display };

/// The system's own family first, Chinese from a family that has it.
QFont font(TextSize size = TextSize::Body, bool isSemibold = false);

/// Every digit as wide as the next, for columns of figures.
QFont tabularFont(TextSize size = TextSize::Body);

} // namespace xuanka::theme
