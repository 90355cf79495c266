// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/outlook/library.h"
#include "tests/support/shipped_catalogue.h"

namespace xuanka::test {

/// What the window shows in a test: the catalogue as it ships.
inline outlook::LibraryPtr shippedLibrary() {
    outlook::Library library;
    library.catalogue = support::shippedCatalogue();
    return std::make_shared<const outlook::Library>(std::move(library));
}

} // namespace xuanka::test
