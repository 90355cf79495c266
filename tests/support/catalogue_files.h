// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/csv.h"
#include "app/model/model_row.h"

#include <QFile>

#include <map>
#include <stdexcept>

namespace xuanka::support {

inline std::string readAll(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("cannot open " + path.toStdString());
    return file.readAll().toStdString();
}

inline QString catalogueFile(const char* name) {
    return QStringLiteral(XUANKA_SOURCE_DIR "/resources/catalogue/") + QString::fromLatin1(name);
}

/// A table that ships with the program; what cannot be read fails the test that asks.
inline CsvTable catalogueTable(const char* name) {
    auto table = readCsv(readAll(catalogueFile(name)));
    if (!table)
        throw std::runtime_error(std::string(name) + ": " + table.error().rule);
    return *table;
}

/// The shipped models by id.
inline std::map<std::string, model::Architecture> shippedModels() {
    std::map<std::string, model::Architecture> models;
    for (const auto& row : catalogueTable("models.csv").rows) {
        auto a = model::architectureFromRow(row);
        if (!a)
            throw std::runtime_error(std::string(cell(row, "id")) + ": " + a.error().field + " " +
                                     a.error().rule + " " + a.error().given);
        models.emplace(a->id, *a);
    }
    return models;
}

} // namespace xuanka::support
