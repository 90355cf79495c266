// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/library/load.h"

#include "app/outlook/library_tables.h"
#include "db/catalogue/table_list.h"
#include "db/catalogue/table_store.h"
#include "db/library/user_catalogue.h"
#include "db/sqlite/migrate.h"

#include <QFileInfo>

#include <algorithm>

namespace xuanka::db {
namespace {

Result<plan::CatalogueTables> readShipped(const QString& path) {
    const auto connection = Connection::open(path, OpenMode::Immutable);
    if (!connection)
        return Failure(connection.error());
    const auto version = connection->userVersion();
    if (!version)
        return Failure(version.error());
    if (*version != shippedSchema().size())
        return fail({ErrorCode::Malformed,
                     path.toStdString(),
                     "rule.database_version",
                     std::to_string(*version),
                     std::to_string(shippedSchema().size()),
                     {}});
    return readTables(*connection);
}

Message notice(std::string id, std::vector<std::string> arguments) {
    Message m{std::move(id), {}};
    for (auto& a : arguments)
        m.arguments.emplace_back(std::move(a));
    return m;
}

/// The user's edits, or none and the reason among the notices.
std::vector<RowEdit> readUser(const QString& path, LoadedLibrary& out) {
    if (path.isEmpty() || !QFileInfo::exists(path))
        return {};
    const auto newer = isNewer(path);
    if (newer && *newer) {
        out.isUserReadOnly = true;
        out.notices.push_back(notice("notice.user_catalogue_newer", {path.toStdString()}));
    }
    auto edits = UserCatalogue::read(path);
    if (edits)
        return std::move(*edits);
    if (edits.error().code == ErrorCode::NewerVersion)
        return {};
    const auto aside = edits.error().code == ErrorCode::Malformed
                           ? setAside(path)
                           : Result<QString>(Failure(edits.error()));
    if (aside)
        out.notices.push_back(
            notice("notice.user_catalogue_set_aside", {path.toStdString(), aside->toStdString()}));
    else
        out.notices.push_back(notice("notice.user_catalogue_unreadable", {path.toStdString()}));
    out.isUserReadOnly = out.isUserReadOnly || !aside;
    return {};
}

Message ignoredRow(std::string table, std::string key, std::string column, std::string rule) {
    Message m =
        notice("notice.user_row_ignored", {std::move(table), std::move(key), std::move(column)});
    m.arguments.emplace_back(TextId{std::move(rule)});
    return m;
}

/// Takes the edits of rows that cannot be read back out, and says so. False where none of the bad
/// rows is the user's.
bool dropBadEdits(const std::vector<plan::BadRow>& bad,
                  const OverlaidTables& laid,
                  std::vector<RowEdit>& edits,
                  std::vector<Message>& notices) {
    const auto before = edits.size();
    for (const plan::BadRow& b : bad) {
        const auto table = laid.tables.find(b.table);
        const TableSpec* spec = findTable(b.table);
        if (table == laid.tables.end() || spec == nullptr || b.row >= table->second.rows.size())
            continue;
        const std::string key = keyOf(*spec, table->second.rows[b.row]);
        const auto erased = std::erase_if(
            edits, [&](const RowEdit& e) { return e.table == b.table && e.key == key; });
        if (erased > 0)
            notices.push_back(ignoredRow(b.table, key, b.error.field, b.error.rule));
    }
    return edits.size() < before;
}

/// Nothing of one table's edits is left: for tables whose readers name no row.
bool dropTables(const std::vector<plan::BadRow>& bad,
                std::vector<RowEdit>& edits,
                std::vector<Message>& notices) {
    const auto before = edits.size();
    const bool isMarket =
        std::ranges::any_of(bad, [](const plan::BadRow& b) { return b.table == "cloud_offers"; });
    std::erase_if(edits, [&](const RowEdit& e) {
        const bool goes =
            std::ranges::any_of(bad, [&](const auto& b) { return b.table == e.table; }) ||
            (isMarket && (e.table == "cost_assumptions" || e.table == "currencies"));
        if (goes)
            notices.push_back(ignoredRow(e.table, e.key, {}, bad.front().error.rule));
        return goes;
    });
    return edits.size() < before;
}

/// Library and tables with as many of the edits as can be read.
struct Laid {
    OverlaidTables tables;
    outlook::Library library;
};

Result<Laid> lay(const QString& shippedFile, std::vector<RowEdit> edits, LoadedLibrary& out) {
    while (true) {
        auto shipped = readShipped(shippedFile);
        if (!shipped)
            return Failure(shipped.error());
        auto tables = overlay(std::move(*shipped), edits);
        auto read = outlook::readLibrary(tables.tables);
        if (read.bad.empty())
            return Laid{std::move(tables), std::move(read.library)};
        if (!dropBadEdits(read.bad, tables, edits, out.notices) &&
            !dropTables(read.bad, edits, out.notices))
            return fail(std::move(read.bad.front().error));
    }
}

} // namespace

Result<LoadedLibrary> loadLibrary(const CataloguePaths& paths) {
    LoadedLibrary out;
    auto laid = lay(paths.shipped, readUser(paths.user, out), out);
    if (!laid)
        return Failure(laid.error());
    for (const RowEdit& e : laid->tables.ignored)
        out.notices.push_back(ignoredRow(e.table, e.key, {}, "rule.unknown"));
    out.library = std::make_shared<const outlook::Library>(std::move(laid->library));
    return out;
}

Result<OverlaidTables> loadTables(const CataloguePaths& paths) {
    LoadedLibrary out;
    auto laid = lay(paths.shipped, readUser(paths.user, out), out);
    if (!laid)
        return Failure(laid.error());
    return std::move(laid->tables);
}

} // namespace xuanka::db
