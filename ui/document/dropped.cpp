// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/dropped.h"

#include "ui/document/project_file.h"

#include <QFileInfo>
#include <QMimeData>
#include <QUrl>

namespace xuanka::document {

Dropped dropped(const QMimeData* data) {
    if (data == nullptr || data->urls().size() != 1 || !data->urls().constFirst().isLocalFile())
        return {};
    const QString path = data->urls().constFirst().toLocalFile();
    const QString suffix = QFileInfo(path).suffix().toLower();
    if (suffix == QLatin1String(kProjectSuffix))
        return {DropKind::Project, path};
    if (suffix == QLatin1String("json"))
        return {DropKind::ModelConfig, path};
    return {};
}

} // namespace xuanka::document
