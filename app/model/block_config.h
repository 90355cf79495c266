// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/architecture.h"
#include "app/model/config_view.h"

namespace xuanka::model {

/// Changes that block_configs makes to a layer: models whose layers were chosen one by one
/// (Nemotron-NAS) drop attention or feed-forward in some, put a matrix in their place, or give each
/// its own grouping and width. Does nothing where the file has no such list.
void applyBlockConfig(const ConfigView&, std::int64_t layer, std::int64_t hidden, LayerKind&);

} // namespace xuanka::model
