// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/library/build.h"

#include "app/outlook/library_tables.h"
#include "db/catalogue/table_list.h"
#include "db/catalogue/table_store.h"
#include "db/sqlite/migrate.h"

#include <QDir>
#include <QFile>

namespace xuanka::db {
namespace {

Result<std::string> readFile(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fail({ErrorCode::Io, path.toStdString(), "rule.file_open", {}, {}, {}});
    return file.readAll().toStdString();
}

Result<CsvTable> readTrees(const QDir& folder) {
    CsvTable trees{{"id", "document"}, {}, {}};
    for (const QString& name :
         folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        auto text = readFile(folder.filePath(name));
        if (!text)
            return Failure(text.error());
        trees.rows.push_back(
            {{"id", name.chopped(5).toStdString()}, {"document", std::move(*text)}});
        trees.lines.push_back(1);
    }
    return trees;
}

Result<void> fillTables(const Connection& connection,
                        const plan::CatalogueTables& tables,
                        const QString& version) {
    return connection.transaction([&]() -> Result<void> {
        for (const TableSpec& spec : catalogueTables()) {
            if (const auto table = tables.find(spec.name); table != tables.end())
                if (auto done = writeTable(connection, spec, table->second); !done)
                    return done;
            if (auto done = writeSnapshot(connection, spec); !done)
                return done;
        }
        const auto done = connection.run(
            QStringLiteral("INSERT INTO meta (name, value) VALUES ('version', ?)"), {version});
        return done ? Result<void>{} : Failure(done.error());
    });
}

Result<void>
writeNew(const plan::CatalogueTables& tables, const QString& file, const QString& version) {
    auto connection = Connection::open(file, OpenMode::ReadWrite);
    if (!connection)
        return Failure(connection.error());
    if (auto made = migrate(*connection, shippedSchema()); !made)
        return made;
    if (auto filled = fillTables(*connection, tables, version); !filled)
        return filled;
    // An immutable file has no journal beside it.
    return connection->runScript(QStringLiteral("PRAGMA journal_mode = DELETE; VACUUM"));
}

} // namespace

Result<plan::CatalogueTables> readTexts(const QString& folder) {
    std::map<std::string, std::string, std::less<>> texts;
    const QDir directory(folder);
    for (const QString& name :
         directory.entryList({QStringLiteral("*.csv")}, QDir::Files, QDir::Name)) {
        const std::string table = name.chopped(4).toStdString();
        if (findTable(table) == nullptr)
            return fail({ErrorCode::UnknownId,
                         name.toStdString(),
                         "rule.database_table",
                         table,
                         {},
                         "add it to db/catalogue/table_list.cpp and db/schema/shipped"});
        auto text = readFile(directory.filePath(name));
        if (!text)
            return Failure(text.error());
        texts.emplace(table, std::move(*text));
    }
    auto tables = plan::tablesFromTexts(texts);
    auto trees = readTrees(QDir(directory.filePath(QStringLiteral("trees"))));
    if (!tables || !trees)
        return Failure(tables ? trees.error() : tables.error());
    tables->emplace("trees", std::move(*trees));
    return tables;
}

Result<void>
buildCatalogue(const plan::CatalogueTables& tables, const QString& file, const QString& version) {
    if (const auto readable = outlook::libraryFromTables(tables); !readable)
        return Failure(readable.error());
    const QString beside = file + QStringLiteral(".new");
    for (const auto* end : {"", "-journal", "-wal", "-shm"})
        QFile::remove(beside + QLatin1String(end));
    if (auto written = writeNew(tables, beside, version); !written)
        return written;
    QFile::remove(file);
    if (!QFile::rename(beside, file))
        return fail({ErrorCode::Io, file.toStdString(), "rule.file_write", {}, {}, {}});
    return {};
}

} // namespace xuanka::db
