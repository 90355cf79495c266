// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/built_catalogue.h"

namespace xuanka::support {

/// Everything the program ships, read from its own SQLite: cards, trees, market.
inline outlook::LibraryPtr wholeLibrary() {
    static const outlook::LibraryPtr loaded = [] {
        auto l = db::loadLibrary({builtCatalogue(), QString()});
        if (!l)
            throw std::runtime_error(l.error().field + " " + l.error().rule);
        return l->library;
    }();
    return loaded;
}

} // namespace xuanka::support
