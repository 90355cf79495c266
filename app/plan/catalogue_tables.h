// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/csv.h"
#include "app/base/result.h"
#include "app/plan/catalogue.h"

#include <map>
#include <string>
#include <vector>

namespace xuanka::plan {

/// The tables of the catalogue by name ("accelerators"), however they are stored: a text file
/// resources/catalogue/NAME.csv, a table of the SQLite file, the user's rows laid over.
using CatalogueTables = std::map<std::string, CsvTable, std::less<>>;

/// A row that breaks a rule: `error.field` is the column, `error.detail` "NAME.csv line 12".
struct BadRow {
    std::string table;
    std::size_t row = 0; ///< index into CsvTable::rows
    Error error;
};

/// A catalogue without the rows that could not be read, which are named in `bad`.
struct ReadCatalogue {
    Catalogue catalogue;
    std::vector<BadRow> bad;
};

/// Reads every table that is there; rules between tables (a peak of a card that is not there, an
/// unknown parent of a profile) are checked too.
ReadCatalogue readCatalogue(const CatalogueTables&);

/// The same, all or nothing: the first bad row is the error.
Result<Catalogue> catalogueFromTables(const CatalogueTables&);

/// From the text of the files, by table name. An unreadable file is an error that names it.
Result<CatalogueTables> tablesFromTexts(const std::map<std::string, std::string, std::less<>>&);

} // namespace xuanka::plan
