// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/kv_cache.h"
#include "app/model/parameter_count.h"
#include "app/model/read_config_json.h"
#include "ui/cli/catalog_json.h"
#include "ui/cli/inputs.h"
#include "ui/cli/verb.h"

#include <QFileInfo>

namespace xuanka::cli {

namespace {

using model::Architecture;

/// What one more token takes in the cache, by how the cache is stored.
double cacheBytesPerToken(const Architecture& m) {
    return model::cacheBytesPerToken(model::cacheShape(m), {}).value;
}

QString modelText(const Architecture& m, const Session& s) {
    const auto line = [&](const char* id, Figure figure) -> QString {
        return s.voice().sentence({id, {figure}}) + QLatin1Char('\n');
    };
    const auto number = [](std::int64_t n) { return static_cast<double>(n); };
    return QString::fromStdString(m.name) + QLatin1Char('\n') +
           s.voice().sentence(
               {"cli.model_parameters", {model::totalParameters(m), model::activeParameters(m)}}) +
           QLatin1Char('\n') + line("cli.model_cache", {cacheBytesPerToken(m), UnitKind::Bytes}) +
           line("cli.model_layers", {number(m.layers()), UnitKind::Count}) +
           line("cli.model_context", {number(m.maxContext), UnitKind::Count});
}

constexpr std::size_t kLargestConfigBytes = 16u << 20;

/// A model and what had to be assumed to read it.
struct Found {
    Architecture architecture;
    std::vector<Message> messages;
};

Result<Found> fromFile(const std::string& path) {
    const auto text = readFile(path, kLargestConfigBytes);
    if (!text)
        return fail(text.error());
    auto imported = model::readConfigJson(*text);
    if (imported)
        return Found{std::move(imported->architecture), std::move(imported->messages)};
    Error e = std::move(imported.error());
    e.detail = e.detail.empty() ? path : path + ": " + e.detail;
    return fail(std::move(e));
}

Result<Found> fromCatalogue(const Session& session, const std::string& name) {
    const auto library = openLibrary(session);
    if (!library)
        return fail(library.error());
    const auto found = plan::findModel(*(*library)->catalogue, name);
    if (!found)
        return fail(renamed(found.error(), "MODEL"));
    return Found{**found, {}};
}

int run(const Session& session, const Arguments& given) {
    const std::string& name = given.positionals.front();
    const bool isFile = QFileInfo(QString::fromStdString(name)).isFile() || name.ends_with(".json");
    const auto found = isFile ? fromFile(name) : fromCatalogue(session, name);
    if (!found)
        return session.refuse(found.error());
    for (const Message& m : found->messages)
        session.notify(session.voice().sentence(m));
    if (session.writesJson())
        session.write(toJson(found->architecture));
    else
        session.write(modelText(found->architecture, session));
    return kAnswered;
}

} // namespace

Verb modelVerb() {
    Verb v;
    v.name = "model";
    v.summary = "cli.verb.model";
    v.positional = "MODEL";
    v.positionalIsRequired = true;
    v.run = run;
    return v;
}

} // namespace xuanka::cli
