// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/catalogue_tables.h"
#include "db/catalogue/table_list.h"
#include "db/sqlite/connection.h"

namespace xuanka::db {

/// All rows of a table in the order in which they were written, as the text of their cells; an
/// empty figure is no cell.
Result<CsvTable> readTable(const Connection&, const TableSpec&);

/// The same from the text that was kept beside the rows by writeSnapshot: some ten times faster.
Result<CsvTable> readSnapshot(const Connection&, const TableSpec&);
Result<void> writeSnapshot(const Connection&, const TableSpec&);

/// All tables, from their snapshots.
Result<plan::CatalogueTables> readTables(const Connection&);

/// Appends the rows. A column that the SQL table lacks, a word where it wants a number, a second
/// row of the same key and a reference to nobody are errors that name table and line.
Result<void> writeTable(const Connection&, const TableSpec&, const CsvTable&);

} // namespace xuanka::db
