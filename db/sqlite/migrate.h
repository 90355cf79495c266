// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/sqlite/connection.h"

#include <QStringList>

namespace xuanka::db {

/// Brings a file from its `user_version` to `scripts.size()`: scripts[i] leads from version i to
/// i + 1, each in a transaction of its own with its version. A file that is newer is NewerVersion
/// and left alone; a script that fails leaves the file at the version before it.
Result<void> migrate(const Connection&, const QStringList& scripts);

/// The .sql files of db/schema, in order of their numbers.
QStringList shippedSchema();
QStringList userSchema();

} // namespace xuanka::db
