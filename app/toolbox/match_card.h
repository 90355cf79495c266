// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/catalogue.h"
#include "app/toolbox/diagnose/device.h"

#include <vector>

namespace xuanka::toolbox {

/// The card of the catalogue that a listed device is: by its name, and where several cards share
/// one (80 and 40 GB) by the memory that the driver shows. Null where none is near enough.
const hardware::Accelerator* matchCard(const Device&, const plan::Catalogue&);

/// Devices of one machine that are the same card.
struct CardGroup {
    const hardware::Accelerator* card = nullptr; ///< null: not in the catalogue
    std::string name;                            ///< as the tool names it
    std::vector<std::int64_t> indices;
};

/// Whole devices (no slices), equal ones together, in the order of their first one.
std::vector<CardGroup> groupCards(const std::vector<Device>&, const plan::Catalogue&);

} // namespace xuanka::toolbox
