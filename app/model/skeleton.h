// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/architecture.h"

#include <cstdint>
#include <vector>

namespace xuanka::model {

/// The layer kind without its sizes: what is left tells whether two models are built alike.
LayerKind skeletonOf(const LayerKind&);

/// True where both have the same kinds of layers in the same places of the list.
bool isBuiltLike(const Architecture&, const Architecture&);

/// Kind index of every layer, also where `order` is empty.
std::vector<std::uint8_t> expandedOrder(const Architecture&);

/// The same pattern of layers at another depth: what comes before the pattern stays, a repeating
/// pattern repeats more or less often, any other is stretched. The depth is rounded to whole
/// patterns, at least one.
std::vector<std::uint8_t> stretchedOrder(const std::vector<std::uint8_t>& order, double layers);

/// Takes over an order: counts of the kinds, and no order where the kinds simply follow each other.
void setOrder(Architecture&, const std::vector<std::uint8_t>& order);

} // namespace xuanka::model
