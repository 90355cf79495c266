// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/library/build.h"
#include "db/library/load.h"

#include <QTemporaryDir>

#include <stdexcept>

namespace xuanka::support {

/// The shipped catalogue as SQLite in a folder of its own, built once a program.
inline QString builtCatalogue() {
    static const QTemporaryDir folder;
    static const QString file = [] {
        const auto tables = db::readTexts(QStringLiteral(XUANKA_SOURCE_DIR "/resources/catalogue"));
        if (!tables)
            throw std::runtime_error(tables.error().detail + " " + tables.error().rule);
        const QString path = folder.filePath(QStringLiteral("catalogue.sqlite"));
        const auto built = db::buildCatalogue(*tables, path, QStringLiteral("test"));
        if (!built)
            throw std::runtime_error(built.error().field + " " + built.error().detail);
        return path;
    }();
    return file;
}

} // namespace xuanka::support
