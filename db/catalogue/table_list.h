// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/text.h"

#include <QString>

#include <span>
#include <string>
#include <string_view>

namespace xuanka::db {

/// A table of the catalogue: its SQL table and text file bear this name, and these columns name a
/// row. A new table is a row here, a CREATE TABLE in db/schema/shipped and a line in
/// app/outlook/library_tables.cpp.
struct TableSpec {
    std::string_view name;
    std::span<const std::string_view> keys;
    std::string_view owner = {};       ///< table whose rows these belong to: removed, they go too
    std::string_view ownerColumn = {}; ///< holds the owner's id
};

std::span<const TableSpec> catalogueTables();

/// Null where there is no such table.
const TableSpec* findTable(std::string_view name);

/// The key cells of a row, joined by " | ".
std::string keyOf(const TableSpec&, const Row&);

} // namespace xuanka::db
