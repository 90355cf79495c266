// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/library/user_catalogue.h"

#include "app/base/json.h"
#include "db/sqlite/migrate.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace xuanka::db {
namespace {

/// A file of a person's edits holds some hundred; these bounds keep a hostile one from filling
/// the memory.
constexpr int kMostEdits = 100000;
constexpr int kMostCellBytes = 2 << 20;

Failure io(const QString& path, std::string_view rule) {
    return fail({ErrorCode::Io, path.toStdString(), std::string(rule), {}, {}, {}});
}

Failure malformed(std::string field, std::string rule) {
    return fail({ErrorCode::Malformed, std::move(field), std::move(rule), {}, {}, {}});
}

Result<Row> cellsFromJson(const std::string& text) {
    const auto json = parseJson(text);
    if (!json)
        return Failure(json.error());
    if (!json->is_object())
        return malformed("edits.cells", "rule.json_object");
    Row cells;
    for (const auto& [column, value] : json->items()) {
        if (!value.is_string())
            return malformed("edits.cells." + column, "rule.text");
        cells.emplace(column, value.get<std::string>());
    }
    return cells;
}

QString jsonFromCells(const Row& cells) {
    Json json = Json::object();
    for (const auto& [column, text] : cells)
        json[column] = text;
    return QString::fromStdString(jsonText(json, false));
}

Result<std::vector<RowEdit>> readEdits(const Connection& connection) {
    auto query =
        connection.run(QStringLiteral("SELECT table_name, row_key, cells, removed FROM edits "
                                      "WHERE length(cells) <= ? ORDER BY rowid LIMIT ?"),
                       {kMostCellBytes, kMostEdits});
    if (!query)
        return Failure(query.error());
    std::vector<RowEdit> edits;
    while (query->next()) {
        auto cells = cellsFromJson(query->value(2).toString().toStdString());
        if (!cells)
            return Failure(cells.error());
        edits.push_back({query->value(0).toString().toStdString(),
                         query->value(1).toString().toStdString(), std::move(*cells),
                         query->value(3).toInt() != 0});
    }
    return edits;
}

/// A copy of an older file before its tables change.
Result<void> backUp(const Connection& connection, const QString& path) {
    const auto version = connection.userVersion();
    if (!version)
        return Failure(version.error());
    if (*version == 0 || *version >= userSchema().size())
        return {};
    const QString copy = path + QStringLiteral(".backup");
    QFile::remove(copy);
    const auto done = connection.run(QStringLiteral("VACUUM INTO ?"), {copy});
    return done ? Result<void>{} : Failure(done.error());
}

} // namespace

Result<UserCatalogue> UserCatalogue::open(const QString& path) {
    if (!QDir().mkpath(QFileInfo(path).absolutePath()))
        return io(path, "rule.file_write");
    auto connection = Connection::open(path, OpenMode::ReadWrite);
    if (!connection)
        return Failure(connection.error());
    if (auto kept = backUp(*connection, path); !kept)
        return Failure(kept.error());
    if (auto migrated = migrate(*connection, userSchema()); !migrated)
        return Failure(migrated.error());
    return UserCatalogue(std::move(*connection));
}

Result<std::vector<RowEdit>> UserCatalogue::read(const QString& path) {
    const auto connection = Connection::open(path, OpenMode::ReadOnly);
    if (!connection)
        return Failure(connection.error());
    if (auto whole = connection->check(); !whole)
        return Failure(whole.error());
    const auto version = connection->userVersion();
    if (!version)
        return Failure(version.error());
    auto edits = readEdits(*connection);
    // What cannot be read in a newer file may be right there; in one of ours it is damage.
    if (!edits && *version > userSchema().size())
        edits.error().code = ErrorCode::NewerVersion;
    else if (!edits)
        edits.error().code = ErrorCode::Malformed;
    return edits;
}

Result<std::vector<RowEdit>> UserCatalogue::edits() const {
    return readEdits(m_connection);
}

Result<void> UserCatalogue::put(const RowEdit& edit, const QString& changed) const {
    const auto done = m_connection.run(
        QStringLiteral("INSERT INTO edits (table_name, row_key, cells, removed, changed) "
                       "VALUES (?, ?, ?, ?, ?) ON CONFLICT (table_name, row_key) DO UPDATE SET "
                       "cells = excluded.cells, removed = excluded.removed, "
                       "changed = excluded.changed"),
        {QString::fromStdString(edit.table), QString::fromStdString(edit.key),
         jsonFromCells(edit.cells), edit.isRemoved ? 1 : 0, changed});
    return done ? Result<void>{} : Failure(done.error());
}

Result<RowEdit> UserCatalogue::merged(const RowEdit& edit) const {
    auto query = m_connection.run(
        QStringLiteral("SELECT cells FROM edits WHERE table_name = ? AND row_key = ?"),
        {QString::fromStdString(edit.table), QString::fromStdString(edit.key)});
    if (!query)
        return Failure(query.error());
    RowEdit both = edit;
    if (!query->next())
        return both;
    auto earlier = cellsFromJson(query->value(0).toString().toStdString());
    if (!earlier)
        return Failure(earlier.error());
    both.cells.merge(std::move(*earlier));
    return both;
}

Result<void> UserCatalogue::mergeAll(const std::vector<RowEdit>& edits,
                                     const QString& changed) const {
    return m_connection.transaction([&]() -> Result<void> {
        for (const RowEdit& edit : edits) {
            const auto both = merged(edit);
            if (!both)
                return Failure(both.error());
            if (auto done = put(*both, changed); !done)
                return done;
        }
        return {};
    });
}

Result<void> UserCatalogue::restore(const std::string& table, const std::string& key) const {
    const auto done =
        m_connection.run(QStringLiteral("DELETE FROM edits WHERE table_name = ? AND row_key = ?"),
                         {QString::fromStdString(table), QString::fromStdString(key)});
    return done ? Result<void>{} : Failure(done.error());
}

Result<bool> isNewer(const QString& path) {
    const auto connection = Connection::open(path, OpenMode::ReadOnly);
    if (!connection)
        return Failure(connection.error());
    const auto version = connection->userVersion();
    if (!version)
        return Failure(version.error());
    return *version > userSchema().size();
}

Result<QString> setAside(const QString& path) {
    QString aside;
    int at = 1;
    do
        aside = QStringLiteral("%1.damaged-%2").arg(path).arg(at++);
    while (QFileInfo::exists(aside));
    if (!QFile::rename(path, aside))
        return io(path, "rule.file_write");
    // The journal belongs to the file: left behind, it would be played into the next one.
    for (const auto* end : {"-wal", "-shm"})
        if (QFileInfo::exists(path + QLatin1String(end)))
            QFile::rename(path + QLatin1String(end), aside + QLatin1String(end));
    return aside;
}

} // namespace xuanka::db
