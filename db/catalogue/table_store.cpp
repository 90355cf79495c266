// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalogue/table_store.h"

#include <algorithm>
#include <vector>

namespace xuanka::db {
namespace {

struct Column {
    QString name;
    bool isText = true;
};

// ASCII's own separators: no catalogue text holds them.
constexpr char kBetweenCells = '\x1f';
constexpr char kBetweenRows = '\x1e';

QString quoted(std::string_view name) {
    return QLatin1Char('"') + QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size())) +
           QLatin1Char('"');
}

Result<std::vector<Column>> columnsOf(const Connection& connection, const TableSpec& spec) {
    auto query = connection.run(QStringLiteral("PRAGMA table_info(%1)").arg(quoted(spec.name)));
    if (!query)
        return Failure(query.error());
    std::vector<Column> columns;
    while (query->next())
        columns.push_back(
            {query->value(1).toString(), query->value(2).toString() == QLatin1String("TEXT")});
    return columns;
}

/// The whole table as one blob: one step of the statement instead of one value at a time.
QString blobSql(const TableSpec& spec, const std::vector<Column>& columns) {
    const QString separator = QStringLiteral(" || char(31) || ");
    QStringList cells;
    QStringList names;
    for (const Column& c : columns) {
        cells << (c.isText ? QStringLiteral("\"%1\"") : QStringLiteral("ifnull(\"%1\", '')"))
                     .arg(c.name);
        names << QStringLiteral("'%1'").arg(c.name);
    }
    return QStringLiteral("SELECT CAST(%1 || ifnull(char(30) || group_concat(line, char(30)), '') "
                          "AS BLOB) FROM (SELECT %2 AS line FROM %3 ORDER BY rowid)")
        .arg(names.join(separator), cells.join(separator), quoted(spec.name));
}

Row readRow(std::string_view line, const std::vector<std::string>& columns) {
    Row row;
    for (const std::string& column : columns) {
        const auto end = std::min(line.find(kBetweenCells), line.size());
        if (end > 0)
            row.emplace(column, line.substr(0, end));
        line.remove_prefix(std::min(end + 1, line.size()));
    }
    return row;
}

/// An empty text is '' and never NULL, which QString makes of a cell that is not there.
QVariant valueOf(std::string_view text, bool isText) {
    if (text.empty())
        return isText ? QVariant(QStringLiteral("")) : QVariant();
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString writingSql(const TableSpec& spec, const std::vector<Column>& columns) {
    QStringList names;
    QStringList places;
    for (const Column& c : columns) {
        names << QLatin1Char('"') + c.name + QLatin1Char('"');
        places << QStringLiteral("?");
    }
    const QString comma = QStringLiteral(", ");
    return QStringLiteral("INSERT INTO %1 (%2) VALUES (%3)")
        .arg(quoted(spec.name), names.join(comma), places.join(comma));
}

Result<void>
knowsColumns(const TableSpec& spec, const CsvTable& table, const std::vector<Column>& columns) {
    for (const std::string& name : table.columns)
        if (std::ranges::find(columns, QString::fromStdString(name), &Column::name) ==
            columns.end())
            return fail({ErrorCode::Malformed,
                         std::string(spec.name) + "." + name,
                         "rule.database_column",
                         name,
                         {},
                         "add it to db/schema/shipped"});
    return {};
}

CsvTable tableOf(std::string_view blob) {
    CsvTable table;
    bool isHead = true;
    while (true) {
        const auto end = std::min(blob.find(kBetweenRows), blob.size());
        if (isHead)
            for (const auto name : splitText(blob.substr(0, end), kBetweenCells))
                table.columns.emplace_back(name);
        else
            table.rows.push_back(readRow(blob.substr(0, end), table.columns));
        isHead = false;
        if (end == blob.size())
            return table;
        blob.remove_prefix(end + 1);
    }
}

Result<CsvTable> tableOf(Result<QSqlQuery> query) {
    if (!query)
        return Failure(query.error());
    if (!query->next())
        return CsvTable{};
    const QByteArray blob = query->value(0).toByteArray();
    return tableOf(std::string_view(blob.constData(), static_cast<std::size_t>(blob.size())));
}

} // namespace

Result<CsvTable> readTable(const Connection& connection, const TableSpec& spec) {
    const auto columns = columnsOf(connection, spec);
    if (!columns)
        return Failure(columns.error());
    return tableOf(connection.run(blobSql(spec, *columns)));
}

Result<CsvTable> readSnapshot(const Connection& connection, const TableSpec& spec) {
    return tableOf(connection.run(
        QStringLiteral("SELECT body FROM snapshots WHERE name = ?"),
        {QString::fromUtf8(spec.name.data(), static_cast<qsizetype>(spec.name.size()))}));
}

Result<void> writeSnapshot(const Connection& connection, const TableSpec& spec) {
    const auto columns = columnsOf(connection, spec);
    if (!columns)
        return Failure(columns.error());
    const auto done = connection.run(
        QStringLiteral("INSERT INTO snapshots (name, body) SELECT '%1', (%2)")
            .arg(QLatin1String(spec.name.data(), static_cast<qsizetype>(spec.name.size())),
                 blobSql(spec, *columns)));
    return done ? Result<void>{} : Failure(done.error());
}

Result<plan::CatalogueTables> readTables(const Connection& connection) {
    plan::CatalogueTables tables;
    for (const TableSpec& spec : catalogueTables()) {
        auto table = readSnapshot(connection, spec);
        if (!table)
            return Failure(table.error());
        tables.emplace(spec.name, std::move(*table));
    }
    return tables;
}

Result<void>
writeTable(const Connection& connection, const TableSpec& spec, const CsvTable& table) {
    const auto columns = columnsOf(connection, spec);
    if (!columns)
        return Failure(columns.error());
    if (auto known = knowsColumns(spec, table, *columns); !known)
        return known;
    const QString sql = writingSql(spec, *columns);
    for (std::size_t i = 0; i < table.rows.size(); ++i) {
        QVariantList values;
        for (const Column& c : *columns)
            values << valueOf(cell(table.rows[i], c.name.toStdString()), c.isText);
        if (auto done = connection.run(sql, values); !done) {
            done.error().field = std::string(spec.name) + " " + keyOf(spec, table.rows[i]);
            return Failure(done.error());
        }
    }
    return {};
}

} // namespace xuanka::db
