// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/sqlite/migrate.h"

namespace xuanka::db {

Result<void> migrate(const Connection& connection, const QStringList& scripts) {
    const auto version = connection.userVersion();
    if (!version)
        return Failure(version.error());
    if (*version > scripts.size() || *version < 0)
        return fail({ErrorCode::NewerVersion,
                     "user_version",
                     "rule.database_version",
                     std::to_string(*version),
                     std::to_string(scripts.size()),
                     {}});
    for (int at = *version; at < scripts.size(); ++at) {
        const auto step = connection.transaction([&]() -> Result<void> {
            if (auto done = connection.runScript(scripts[at]); !done)
                return done;
            return connection.runScript(QStringLiteral("PRAGMA user_version = %1").arg(at + 1));
        });
        if (!step)
            return step;
    }
    return {};
}

} // namespace xuanka::db
