// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/import_model.h"

#include "app/model/read_config_json.h"
#include "app/outlook/plan_of.h"
#include "ui/document/project_file.h"

#include <QDir>
#include <QFileInfo>

namespace xuanka::document {

Result<scenario::Scenario> importModelConfig(const scenario::Scenario& scenario,
                                             const QString& path) {
    const auto bytes = readWhole(path);
    if (!bytes)
        return fail(bytes.error());
    const std::string text = bytes->toStdString();
    const auto read = model::readConfigJson(text);
    if (!read) {
        Error error = read.error();
        error.given = QFileInfo(path).fileName().toStdString();
        return fail(std::move(error));
    }
    scenario::Scenario changed = scenario;
    changed.importedModelJson = text;
    // A config.json seldom names its model; the folder it lies in does.
    const std::string& id = read->architecture.id;
    changed.choice.workload.modelId =
        std::string(outlook::kImportedPrefix) +
        (id.empty() ? QFileInfo(path).dir().dirName().toStdString() : id);
    changed.choice.workload.sizeBillions = 0.0;
    return changed;
}

} // namespace xuanka::document
