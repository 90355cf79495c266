// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/kv_cache.h"
#include "app/model/parameter_count.h"
#include "ui/cli/catalog_json.h"
#include "ui/cli/inputs.h"
#include "ui/cli/verb.h"

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

int run(const Session& session, const Arguments& given) {
    const auto library = openLibrary();
    if (!library)
        return session.refuse(library.error());
    const auto found = plan::findModel(*library->catalogue, given.positionals.front());
    if (!found)
        return session.refuse(renamed(found.error(), "NAME"));
    if (session.writesJson())
        session.write(toJson(**found));
    else
        session.write(modelText(**found, session));
    return kAnswered;
}

} // namespace

Verb modelVerb() {
    Verb v;
    v.name = "model";
    v.summary = "cli.verb.model";
    v.positional = "NAME";
    v.positionalIsRequired = true;
    v.run = run;
    return v;
}

} // namespace xuanka::cli
