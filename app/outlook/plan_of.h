// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/outlook/library.h"
#include "app/scenario/scenario.h"

namespace xuanka::outlook {

/// The scenario resolved against the library, with its imported model where it has one.
tl::expected<plan::Plan, std::vector<Error>> planOf(const scenario::Scenario&, const Library&);

/// The same scenario on another card; its links and defaults are taken from that card.
tl::expected<plan::Plan, std::vector<Error>>
planOnCard(const scenario::Scenario&, const Library&, const std::string& acceleratorId);

} // namespace xuanka::outlook
