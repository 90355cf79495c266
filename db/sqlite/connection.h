// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"

#include <QSqlDatabase>
#include <QSqlQuery>
#include <QString>
#include <QVariant>

#include <memory>

namespace xuanka::db {

enum class OpenMode {
    Immutable, ///< read-only, no journal looked at: the shipped file
    ReadOnly,
    ReadWrite, ///< made when missing; write-ahead log
};

/// One open SQLite file, closed with the value. Foreign keys on, nothing in the schema trusted. An
/// instance stays in the thread that opened it. Errors are Io (cannot be opened, written) or
/// Malformed (damaged, no database), `field` is the path.
class Connection {
public:
    static Result<Connection> open(const QString& path, OpenMode mode);

    Connection(Connection&&) noexcept = default;
    Connection& operator=(Connection&&) noexcept = default;
    ~Connection();

    /// A prepared statement with its values bound in order, executed.
    Result<QSqlQuery> run(const QString& sql, const QVariantList& values = {}) const;

    /// One statement after the other; comments and semicolons inside quotes are minded.
    Result<void> runScript(const QString& script) const;

    /// Work inside one transaction: committed when `work` succeeds, rolled back when it does not.
    template <class Work> Result<void> transaction(Work work) const {
        if (auto begun = run(QStringLiteral("BEGIN IMMEDIATE")); !begun)
            return Failure(begun.error());
        Result<void> done = work();
        if (done) {
            const auto committed = run(QStringLiteral("COMMIT"));
            if (committed)
                return {};
            done = Failure(committed.error());
        }
        (void)run(QStringLiteral("ROLLBACK"));
        return done;
    }

    Result<int> userVersion() const;

    /// SQLite's own look at every page; Malformed with what it found.
    Result<void> check() const;

private:
    explicit Connection(QString path);

    Error errorOf(const QSqlError&, const QString& sql) const;

    QString m_path;
    std::unique_ptr<QString> m_name; ///< of the connection; null once moved from
};

} // namespace xuanka::db
