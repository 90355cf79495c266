// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/library/paths.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QStandardPaths>

namespace xuanka::db {
namespace {

QString shippedFile() {
    const QString name = QStringLiteral("xuanka-catalogue.sqlite");
    const QString folder = QCoreApplication::applicationDirPath();
    for (const auto* place : {"/", "/../share/xuanka/", "/../bin/"}) {
        const QString file = folder + QLatin1String(place) + name;
        if (QFileInfo::exists(file))
            return QFileInfo(file).canonicalFilePath();
    }
    return folder + QLatin1Char('/') + name;
}

QString userFile() {
    const QString chosen = qEnvironmentVariable("XUANKA_CATALOGUE");
    if (!chosen.isEmpty())
        return chosen;
    return QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
           QStringLiteral("/xuanka/catalogue.sqlite");
}

} // namespace

CataloguePaths standardPaths() {
    return {shippedFile(), userFile()};
}

} // namespace xuanka::db
