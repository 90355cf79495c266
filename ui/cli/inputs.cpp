// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/inputs.h"

#include "app/scenario/fields.h"
#include "app/scenario/scenario_json.h"
#include "db/library/load.h"

#include <QFile>

namespace xuanka::cli {

namespace {

Failure ioFailure(const std::string& path, const QString& why) {
    return fail({ErrorCode::Io, path, "rule.file_open", {}, {}, why.toStdString()});
}

Result<scenario::Scenario> readScenario(const std::string& path) {
    const auto text = readFile(path, scenario::kLargestProjectBytes);
    if (!text)
        return fail(text.error());
    auto project = scenario::projectFromJson(*text);
    if (project)
        return project->scenarios[project->current];
    Error e = std::move(project.error());
    e.detail = e.detail.empty() ? path : path + ": " + e.detail;
    return fail(std::move(e));
}

/// "--task finetune --method lora": the method says it more exactly, so spellings come last.
Result<void> applyFlag(scenario::Scenario& s, const Arguments& given, std::string_view flag) {
    if (!given.has(flag))
        return {};
    const scenario::Field& field = *scenario::findField(flag);
    const auto value = scenario::parseValue(field, given.value(flag));
    if (!value) {
        Error e = value.error();
        e.field = flag;
        return fail(std::move(e));
    }
    auto changed = scenario::apply(s, {std::string(field.key), *value});
    if (!changed)
        return fail(changed.error());
    s = std::move(*changed);
    return {};
}

} // namespace

Result<std::string> readFile(const std::string& path, std::size_t mostBytes) {
    QFile file(QString::fromStdString(path));
    if (!file.open(QIODevice::ReadOnly))
        return ioFailure(path, file.errorString());
    if (file.size() > static_cast<qint64>(mostBytes))
        return fail({ErrorCode::TooLarge, path, "rule.json_too_large", {}, {}, {}});
    const QByteArray bytes = file.readAll();
    if (file.error() != QFileDevice::NoError)
        return ioFailure(path, file.errorString());
    return bytes.toStdString();
}

Result<outlook::LibraryPtr> openLibrary(const Session& session) {
    auto loaded = db::loadLibrary(db::standardPaths());
    if (!loaded)
        return fail(std::move(loaded.error()));
    for (const Message& notice : loaded->notices)
        session.notify(session.voice().sentence(notice));
    return loaded->library;
}

Result<scenario::Scenario> scenarioOf(const Arguments& given) {
    scenario::Scenario s;
    if (given.has("scenario")) {
        auto read = readScenario(given.value("scenario"));
        if (!read)
            return read;
        s = std::move(*read);
    }
    for (const scenario::Field& f : scenario::fields())
        if (auto done = applyFlag(s, given, f.key); !done)
            return fail(done.error());
    for (const scenario::FieldSpelling& spelling : scenario::fieldSpellings())
        if (auto done = applyFlag(s, given, spelling.spelling); !done)
            return fail(done.error());
    return s;
}

} // namespace xuanka::cli
