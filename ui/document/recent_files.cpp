// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/recent_files.h"

#include <QFileInfo>

namespace xuanka::document {

QStringList withRecent(const QStringList& recent, const QString& path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList result{absolute};
    for (const QString& other : recent)
        if (other != absolute && result.size() < kMostRecentFiles)
            result.append(other);
    return result;
}

QStringList existing(const QStringList& recent) {
    QStringList result;
    for (const QString& path : recent)
        if (QFileInfo::exists(path))
            result.append(path);
    return result;
}

} // namespace xuanka::document
