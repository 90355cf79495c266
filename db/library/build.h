// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/catalogue_tables.h"

#include <QString>

namespace xuanka::db {

/// Reads every table and tree of a folder of texts (NAME.csv, trees/ID.json). A file that is no
/// table of the catalogue is an error.
Result<plan::CatalogueTables> readTexts(const QString& folder);

/// Makes the shipped catalogue from its tables: read and checked as the program will read it, then
/// written beside and moved into place. The same tables give the same rows.
Result<void>
buildCatalogue(const plan::CatalogueTables&, const QString& file, const QString& version);

} // namespace xuanka::db
