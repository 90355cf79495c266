// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/advice/tree.h"
#include "app/money/market.h"
#include "app/plan/catalogue.h"

#include <memory>
#include <vector>

namespace xuanka::outlook {

/// Everything that the program knows besides the user's project: the engine's catalogue and, beside
/// it, what money, advice and toolbox read. Loaded once by db, immutable, shared by value.
struct Library {
    std::shared_ptr<const plan::Catalogue> catalogue;
    money::Market market;
    std::vector<advice::Tree> trees;
};

using LibraryPtr = std::shared_ptr<const Library>;

} // namespace xuanka::outlook
