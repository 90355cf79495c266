// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/catalogue_tables.h"
#include "tests/support/catalogue_files.h"

#include <QDir>

#include <memory>
#include <stdexcept>

namespace xuanka::support {

/// Every table that ships, from its text; a file that cannot be read fails the test that asks.
inline plan::CatalogueTables shippedTables() {
    std::map<std::string, std::string, std::less<>> texts;
    const QDir folder(QStringLiteral(XUANKA_SOURCE_DIR "/resources/catalogue"));
    for (const QString& name : folder.entryList({QStringLiteral("*.csv")}, QDir::Files, QDir::Name))
        texts.emplace(name.chopped(4).toStdString(), readAll(folder.filePath(name)));
    auto tables = plan::tablesFromTexts(texts);
    if (!tables)
        throw std::runtime_error(tables.error().detail + ": " + tables.error().rule);
    return std::move(*tables);
}

/// The catalogue as it ships, read once a program.
inline std::shared_ptr<const plan::Catalogue> shippedCatalogue() {
    static const auto shipped = [] {
        auto read = plan::catalogueFromTables(shippedTables());
        if (!read) {
            const Error& e = read.error();
            throw std::runtime_error(e.detail + " " + e.field + " \"" + e.given + "\": " + e.rule);
        }
        return std::make_shared<const plan::Catalogue>(std::move(*read));
    }();
    return shipped;
}

} // namespace xuanka::support
