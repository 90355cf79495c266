// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/connection.h"

#include <QSqlError>
#include <QUrl>
#include <QUuid>

#include <utility>

namespace xuanka::db {
namespace {

constexpr int kSqliteCorrupt = 11;
constexpr int kSqliteNotADatabase = 26;

QString optionsOf(OpenMode mode) {
    switch (mode) {
    case OpenMode::Immutable:
        return QStringLiteral("QSQLITE_OPEN_URI;QSQLITE_OPEN_READONLY");
    case OpenMode::ReadOnly:
        return QStringLiteral("QSQLITE_OPEN_READONLY");
    case OpenMode::ReadWrite:
        break;
    }
    return QStringLiteral("QSQLITE_BUSY_TIMEOUT=5000");
}

QString nameOf(const QString& path, OpenMode mode) {
    if (mode != OpenMode::Immutable)
        return path;
    return QUrl::fromLocalFile(path).toString(QUrl::FullyEncoded) + QStringLiteral("?immutable=1");
}

/// Cuts a script at the semicolons that end statements.
QStringList statementsOf(const QString& script) {
    QStringList statements;
    QString statement;
    QChar quote;
    for (qsizetype i = 0; i < script.size(); ++i) {
        const QChar c = script[i];
        const bool isComment =
            quote.isNull() && c == QLatin1Char('-') && script.mid(i, 2) == QLatin1String("--");
        if (isComment) {
            const auto end = script.indexOf(QLatin1Char('\n'), i);
            i = end < 0 ? script.size() : end;
            continue;
        }
        if (c == QLatin1Char('\'') || c == QLatin1Char('"')) {
            if (quote.isNull())
                quote = c;
            else if (quote == c)
                quote = QChar();
        }
        if (c == QLatin1Char(';') && quote.isNull()) {
            statements << statement.trimmed();
            statement.clear();
        } else {
            statement += c;
        }
    }
    statements << statement.trimmed();
    statements.removeAll(QString());
    return statements;
}

} // namespace

Connection::Connection(QString path)
    : m_path(std::move(path)),
      m_name(std::make_unique<QString>(QUuid::createUuid().toString(QUuid::WithoutBraces))) {}

Connection::~Connection() {
    if (m_name != nullptr)
        QSqlDatabase::removeDatabase(*m_name);
}

Result<Connection> Connection::open(const QString& path, OpenMode mode) {
    Connection connection(path);
    QSqlDatabase database =
        QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), *connection.m_name);
    database.setConnectOptions(optionsOf(mode));
    database.setDatabaseName(nameOf(path, mode));
    if (!database.open())
        return fail(connection.errorOf(database.lastError(), QString()));
    const auto prepared = connection.runScript(
        QStringLiteral("PRAGMA foreign_keys = ON; PRAGMA trusted_schema = OFF; "
                       "PRAGMA cell_size_check = ON"));
    if (!prepared)
        return Failure(prepared.error());
    // The first look at the file: SQLite opens anything, and complains when it reads.
    if (const auto schema = connection.run(QStringLiteral("SELECT count(*) FROM sqlite_schema"));
        !schema)
        return Failure(schema.error());
    if (mode == OpenMode::ReadWrite) {
        const auto log = connection.run(QStringLiteral("PRAGMA journal_mode = WAL"));
        if (!log)
            return Failure(log.error());
    }
    return connection;
}

Result<QSqlQuery> Connection::run(const QString& sql, const QVariantList& values) const {
    QSqlQuery query(QSqlDatabase::database(*m_name, false));
    query.setForwardOnly(true);
    if (!query.prepare(sql))
        return fail(errorOf(query.lastError(), sql));
    for (const QVariant& value : values)
        query.addBindValue(value);
    if (!query.exec())
        return fail(errorOf(query.lastError(), sql));
    return query;
}

Result<void> Connection::runScript(const QString& script) const {
    for (const QString& statement : statementsOf(script))
        if (const auto done = run(statement); !done)
            return Failure(done.error());
    return {};
}

Result<int> Connection::userVersion() const {
    auto query = run(QStringLiteral("PRAGMA user_version"));
    if (!query)
        return Failure(query.error());
    return query->next() ? query->value(0).toInt() : 0;
}

Result<void> Connection::check() const {
    auto query = run(QStringLiteral("PRAGMA quick_check(1)"));
    if (!query)
        return Failure(query.error());
    const QString found = query->next() ? query->value(0).toString() : QString();
    if (found == QLatin1String("ok"))
        return {};
    return fail({ErrorCode::Malformed,
                 m_path.toStdString(),
                 "rule.database_whole",
                 {},
                 {},
                 found.toStdString()});
}

Error Connection::errorOf(const QSqlError& error, const QString& sql) const {
    const int code = error.nativeErrorCode().toInt() & 0xFF;
    const bool isDamaged = code == kSqliteCorrupt || code == kSqliteNotADatabase;
    QString detail = error.databaseText();
    if (!sql.isEmpty())
        detail += QStringLiteral(" in: ") + sql.left(120);
    return {isDamaged ? ErrorCode::Malformed : ErrorCode::Io,
            m_path.toStdString(),
            isDamaged ? "rule.database_whole" : "rule.database_use",
            {},
            {},
            detail.toStdString()};
}

} // namespace xuanka::db
