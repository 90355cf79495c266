// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/exchange/csv_exchange.h"
#include "db/library/load.h"

#include <QString>

#include <span>

namespace xuanka::models {

using db::RowOrigin;

/// The catalogue as rows of text with the user's edits laid over, and the way to write such edits.
/// What a page sees of the database.
class CatalogueStore {
public:
    explicit CatalogueStore(db::CataloguePaths paths = db::standardPaths())
        : m_paths(std::move(paths)) {}

    /// Reads both files; after an error the rows are those of before.
    Result<void> reload();

    /// Names of all tables, in the order of the program.
    std::vector<std::string> tables() const;

    /// Empty where there is no such table.
    const CsvTable& rows(const std::string& table) const;
    RowOrigin originOf(const std::string& table, std::size_t row) const;

    /// The columns that name a row, and its name made of them.
    std::span<const std::string_view> keysOf(const std::string& table) const;
    std::string keyOf(const std::string& table, const Row& row) const;

    /// Null where the evidence is not in the catalogue.
    const Row* evidence(std::string_view id) const;

    /// Each writes into the user's own catalogue or says why not, and reads it again.
    Result<void> change(const std::string& table, const std::string& key, Row cells);
    Result<void> copy(const std::string& table, const Row& from, const std::string& newKey);
    Result<void> remove(const std::string& table, const std::string& key);
    Result<void> restore(const std::string& table, const std::string& key);

    struct Imported {
        std::size_t added = 0;
        std::size_t changed = 0;
        std::size_t same = 0;
    };

    /// A CSV file of at most 16 MiB, all or nothing.
    Result<Imported> importFile(const std::string& table, const QString& path);
    static Result<void> exportFile(const QString& path, const CsvTable& rows);

private:
    Result<void> write(const db::RowEdit& edit);

    db::CataloguePaths m_paths;
    db::OverlaidTables m_tables;
};

} // namespace xuanka::models
