// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/catalogue_tables.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace xuanka::db {

/// What the user did to one row: the cells that differ from the shipped ones, or the whole row
/// away.
struct RowEdit {
    std::string table;
    std::string key;
    Row cells;
    bool isRemoved = false;

    friend bool operator==(const RowEdit&, const RowEdit&) = default;
};

enum class RowOrigin { Shipped, Changed, Added };

/// The shipped tables with the user's edits laid over. Rows keep their order; added ones follow.
struct OverlaidTables {
    plan::CatalogueTables tables;
    std::map<std::string, std::vector<RowOrigin>, std::less<>> origins; ///< beside each row
    std::vector<RowEdit> ignored; ///< edits of tables or columns that the program does not know
};

OverlaidTables overlay(plan::CatalogueTables shipped, const std::vector<RowEdit>&);

} // namespace xuanka::db
