// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/outlook/library.h"
#include "tests/support/shipped_catalogue.h"

namespace xuanka::test {

/// A library with this catalogue and nothing beside it.
inline outlook::LibraryPtr libraryOf(std::shared_ptr<const plan::Catalogue> catalogue) {
    outlook::Library library;
    library.catalogue = std::move(catalogue);
    return std::make_shared<const outlook::Library>(std::move(library));
}

/// What the window shows in a test: the catalogue as it ships.
inline outlook::LibraryPtr shippedLibrary() {
    return libraryOf(support::shippedCatalogue());
}

} // namespace xuanka::test
