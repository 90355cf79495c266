// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>

namespace xuanka::theme {

/// A line icon of resources/icons by name, drawn at any scale in the text colour of the theme at
/// the moment of painting: a change of theme needs no new icon.
QIcon icon(const char* name);

} // namespace xuanka::theme
