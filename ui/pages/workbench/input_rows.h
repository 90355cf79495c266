// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenario/scenario.h"

#include <cstdint>
#include <span>

namespace xuanka::pages {

/// The groups of the left panel, from top to bottom.
enum class InputGroup : std::uint8_t { Workload, Techniques, Fleet, More, Layout, Count };

/// One input of the left panel and when it says anything.
struct InputRow {
    const char* key;
    InputGroup group;
    bool (*matters)(const plan::PlanChoice&);
};

std::span<const InputRow> inputRows();

/// Message id of the group's heading.
const char* titleOf(InputGroup group);

/// Groups that are folded until somebody opens them.
bool startsFolded(InputGroup group);

} // namespace xuanka::pages
