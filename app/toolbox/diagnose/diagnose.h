// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/toolbox/diagnose/diagnosis.h"

#include <string_view>

namespace xuanka::toolbox {

/// What a pasted message or listing means. Never fails: a text that none of the signatures fits has
/// `isRecognised` false. Of several messages in one text the one nearest to the root counts.
Diagnosis diagnose(std::string_view text);

/// The devices alone, for reading the machine.
Listing readDevices(std::string_view text);

} // namespace xuanka::toolbox
