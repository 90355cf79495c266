// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/outlook/library.h"
#include "app/plan/catalogue_tables.h"

#include <vector>

namespace xuanka::outlook {

/// What the tables say, without the rows that could not be read, which are named in `bad`.
struct ReadLibrary {
    Library library;
    std::vector<plan::BadRow> bad;
};

/// All that the program knows, from its tables: those of plan/catalogue_tables.h, the market
/// (cloud_offers, cost_assumptions, currencies) and the decision trees (trees: id, document). A new
/// table is read here, one line.
ReadLibrary readLibrary(const plan::CatalogueTables&);

/// The same, all or nothing: the first bad row is the error.
Result<Library> libraryFromTables(const plan::CatalogueTables&);

} // namespace xuanka::outlook
