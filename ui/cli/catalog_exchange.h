// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/cli/arguments.h"
#include "ui/cli/session.h"

namespace xuanka::cli {

/// `catalog export TABLE [--out FILE]`: the table with the user's edits, as CSV.
int exportTable(const Session&, const Arguments&);

/// `catalog import TABLE FILE [--dry-run]`: rows into the user's catalogue, all or none.
int importTable(const Session&, const Arguments&);

} // namespace xuanka::cli
