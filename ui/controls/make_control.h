// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/field_control.h"

#include <memory>
#include <string_view>

namespace xuanka::plan {
struct Catalogue;
}

namespace xuanka::controls {

/// The control that suits a field of scenario/fields.h: slider, choice, switch, chooser or text.
/// The key must be one of the table's.
FieldControl* makeControl(std::string_view key,
                          const std::shared_ptr<const plan::Catalogue>& catalogue,
                          QWidget* parent);

} // namespace xuanka::controls
