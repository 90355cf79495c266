// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/text.h"
#include "app/model/parameter_count.h"
#include "ui/cli/catalog_exchange.h"
#include "ui/cli/catalog_json.h"
#include "ui/cli/inputs.h"
#include "ui/cli/table.h"
#include "ui/cli/verb.h"

#include <algorithm>
#include <array>

namespace xuanka::cli {

namespace {

using plan::Catalogue;

QString fromStd(const std::string& s) {
    return QString::fromStdString(s);
}

Table gpuTable(const Catalogue& c, const Session& s) {
    const text::Voice& v = s.voice();
    Table table({{v.word("cli.id"), false},
                 {v.word("cli.name"), false},
                 {v.word("cli.usable_memory"), true},
                 {v.word("cli.bandwidth"), true},
                 {v.word("cli.power"), true},
                 {v.word("cli.released"), false}});
    const auto figure = [&](bool isKnown, double value, UnitKind unit) {
        return isKnown ? s.format().figure(value, unit) : QStringLiteral("–");
    };
    for (const auto& a : c.accelerators)
        table.add(
            {fromStd(a.id), fromStd(a.name),
             figure(a.usableMib.has_value(), a.usableMib.value_or(0.0) * kMebi, UnitKind::Bytes),
             figure(a.bandwidth.has_value(), a.bandwidth.value_or(BytesPerSecond()).value,
                    UnitKind::BytesPerSecond),
             figure(a.tdp.has_value(), a.tdp.value_or(Watts()).value, UnitKind::Watts),
             fromStd(a.released)});
    return table;
}

Table modelTable(const Catalogue& c, const Session& s) {
    const text::Voice& v = s.voice();
    Table table({{v.word("cli.id"), false},
                 {v.word("cli.name"), false},
                 {v.word("cli.parameters"), true},
                 {v.word("cli.active"), true},
                 {v.word("cli.context"), true},
                 {v.word("cli.released"), false}});
    const auto parameters = [&](std::int64_t n) {
        return s.format().figure(static_cast<double>(n), UnitKind::Parameters);
    };
    for (const auto& m : c.models)
        table.add({fromStd(m.id), fromStd(m.name), parameters(model::totalParameters(m)),
                   parameters(model::activeParameters(m)), s.format().count(m.maxContext),
                   fromStd(m.released)});
    return table;
}

Table formatTable(const Catalogue& c, const Session& s) {
    const text::Voice& v = s.voice();
    Table table({{v.word("cli.id"), false},
                 {v.word("cli.name"), false},
                 {v.word("cli.group"), false},
                 {v.word("cli.bits"), true}});
    for (const auto& f : c.formats)
        table.add({fromStd(f.id), fromStd(f.name), fromStd(f.group),
                   s.format().number(f.bitsPerWeight, 4)});
    return table;
}

Table optimizerTable(const Catalogue& c, const Session& s) {
    const text::Voice& v = s.voice();
    Table table({{v.word("cli.id"), false},
                 {v.word("cli.name"), false},
                 {v.word("cli.state_bytes"), true}});
    for (const auto& o : c.optimizers)
        table.add({fromStd(o.id), fromStd(o.name), s.format().number(o.stateBytesPerParameter)});
    return table;
}

Table stackTable(const Catalogue& c, const Session& s) {
    const text::Voice& v = s.voice();
    Table table({{v.word("cli.id"), false},
                 {v.word("cli.name"), false},
                 {v.word("cli.does"), false},
                 {v.word("cli.ecosystems"), false}});
    for (const auto& p : c.profiles) {
        QStringList does;
        if (p.trains)
            does += v.word("group.training");
        if (p.serves)
            does += v.word("group.inference");
        table.add({fromStd(p.id), fromStd(p.name), does.join(QStringLiteral(", ")),
                   fromStd(p.ecosystems).replace(QLatin1Char(';'), QStringLiteral(", "))});
    }
    return table;
}

template <class Row> Json rowsJson(const std::vector<Row>& rows) {
    Json list = Json::array();
    for (const Row& row : rows)
        list.push_back(toJson(row));
    return list;
}

template <class Row> Result<Json> found(Result<const Row*> row) {
    if (row)
        return toJson(**row);
    return fail(std::move(row.error()));
}

/// A kind of row: how it is listed, and how one of it is shown.
struct Kind {
    std::string_view name;
    Table (*table)(const Catalogue&, const Session&);
    Json (*list)(const Catalogue&);
    Result<Json> (*show)(const Catalogue&, std::string_view id);
};

const std::array kKinds{
    Kind{"gpus", gpuTable, [](const Catalogue& c) { return rowsJson(c.accelerators); },
         [](const Catalogue& c, std::string_view id) {
             return found(plan::findAccelerator(c, id));
         }},
    Kind{"models", modelTable, [](const Catalogue& c) { return rowsJson(c.models); },
         [](const Catalogue& c, std::string_view id) { return found(plan::findModel(c, id)); }},
    Kind{"formats", formatTable, [](const Catalogue& c) { return rowsJson(c.formats); },
         [](const Catalogue& c, std::string_view id) { return found(plan::findFormat(c, id)); }},
    Kind{"optimizers", optimizerTable, [](const Catalogue& c) { return rowsJson(c.optimizers); },
         [](const Catalogue& c, std::string_view id) { return found(plan::findOptimizer(c, id)); }},
    Kind{"stacks", stackTable, [](const Catalogue& c) { return rowsJson(c.profiles); },
         [](const Catalogue& c, std::string_view id) { return found(plan::findProfile(c, id)); }},
};

Error notOneOf(const char* what,
               const std::string& given,
               std::span<const std::string_view> names) {
    const std::string_view nearest = nearestOf(given, names);
    return {ErrorCode::InvalidValue,
            what,
            "rule.one_of",
            given,
            std::string(nearest.empty() ? names.front() : nearest),
            {}};
}

Result<const Kind*> kindOf(const Arguments& given) {
    std::vector<std::string_view> names;
    for (const Kind& k : kKinds)
        names.push_back(k.name);
    const std::string name = given.positionals.size() > 1 ? given.positionals[1] : std::string();
    const auto it = std::ranges::find(kKinds, name, &Kind::name);
    if (it == kKinds.end())
        return fail(notOneOf("KIND", name, names));
    return &*it;
}

int list(const Session& session, const Kind& kind, const Catalogue& catalogue) {
    if (session.writesJson())
        session.write(kind.list(catalogue));
    else
        session.write(kind.table(catalogue, session).text());
    return kAnswered;
}

int show(const Session& session,
         const Kind& kind,
         const Catalogue& catalogue,
         const Arguments& given) {
    if (given.positionals.size() < 3)
        return session.refuse({ErrorCode::InvalidValue, "ID", "rule.missing_argument", {}, {}, {}});
    const auto row = kind.show(catalogue, given.positionals[2]);
    if (!row)
        return session.refuse(renamed(row.error(), "ID"));
    session.write(*row);
    return kAnswered;
}

int listOrShow(const Session& session, const Arguments& given) {
    const auto kind = kindOf(given);
    if (!kind)
        return session.refuse(kind.error());
    const auto library = openLibrary(session);
    if (!library)
        return session.refuse(library.error());
    const Catalogue& catalogue = *(*library)->catalogue;
    return given.positionals.front() == "list" ? list(session, **kind, catalogue)
                                               : show(session, **kind, catalogue, given);
}

struct Action {
    std::string_view name;
    int (*run)(const Session&, const Arguments&);
};

constexpr std::array kActions{
    Action{"list", listOrShow},
    Action{"show", listOrShow},
    Action{"export", exportTable},
    Action{"import", importTable},
};

int run(const Session& session, const Arguments& given) {
    const std::string& name = given.positionals.front();
    const auto action = std::ranges::find(kActions, name, &Action::name);
    if (action != kActions.end())
        return action->run(session, given);
    std::vector<std::string_view> names;
    for (const Action& a : kActions)
        names.push_back(a.name);
    return session.refuse(notOneOf("ACTION", name, names));
}

} // namespace

Verb catalogVerb() {
    Verb v;
    v.name = "catalog";
    v.summary = "cli.verb.catalog";
    v.positional = "ACTION";
    v.positionalIsRequired = true;
    v.flags = {{"out", Takes::Value, "cli.flag.out", {}},
               {"dry-run", Takes::Nothing, "cli.flag.dry_run", {}}};
    v.run = run;
    return v;
}

} // namespace xuanka::cli
