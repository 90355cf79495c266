// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/catalogue/overlay.h"
#include "db/sqlite/connection.h"

#include <QString>

#include <vector>

namespace xuanka::db {

/// The user's own catalogue: a file of edits beside the shipped one, which an upgrade never
/// touches. Made at the first edit. Every change is one transaction.
class UserCatalogue {
public:
    /// For writing; makes folder and file, brings an older file up to date after a copy of it was
    /// put beside ("….backup"). NewerVersion: it must not be written. Malformed: damaged.
    static Result<UserCatalogue> open(const QString& path);

    /// Edits of a file that exists, without changing it, older and newer versions included as far
    /// as they can be read. NewerVersion where not.
    static Result<std::vector<RowEdit>> read(const QString& path);

    Result<std::vector<RowEdit>> edits() const;

    /// Writes an edit over an earlier one of the same row. `changed` is a date, such as 2026-12-01.
    Result<void> put(const RowEdit& edit, const QString& changed) const;

    /// All or none of them. Cells of an earlier edit of the same row that a new one does not name
    /// stay.
    Result<void> mergeAll(const std::vector<RowEdit>& edits, const QString& changed) const;

    /// The shipped row again.
    Result<void> restore(const std::string& table, const std::string& key) const;

private:
    Result<RowEdit> merged(const RowEdit& edit) const;

    explicit UserCatalogue(Connection connection) : m_connection(std::move(connection)) {}

    Connection m_connection;
};

/// True where the file was written by a newer program.
Result<bool> isNewer(const QString& path);

/// Moves a file and its journal out of the way, under a name that is free; the new path.
Result<QString> setAside(const QString& path);

} // namespace xuanka::db
