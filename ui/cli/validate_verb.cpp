// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/estimate/validate/error_groups.h"
#include "ui/cli/inputs.h"
#include "ui/cli/table.h"
#include "ui/cli/verb.h"

#include <algorithm>
#include <iterator>

namespace xuanka::cli {

namespace {

using estimate::ErrorGroup;
using estimate::Measurement;
using estimate::Trial;

constexpr std::size_t kLargestTableBytes = 256u << 20;

/// Metric and source of a group, told apart again when it is shown.
constexpr char kBetween = '\x1f';

std::string label(const Measurement& m) {
    return m.metric + kBetween + estimate::sourceTable(m);
}

std::string metricOf(const ErrorGroup& g) {
    return g.label.substr(0, g.label.find(kBetween));
}

std::string sourceOf(const ErrorGroup& g) {
    return g.label.substr(g.label.find(kBetween) + 1);
}

Result<std::vector<Measurement>> readAll(const std::vector<std::string>& paths) {
    std::vector<Measurement> all;
    for (const std::string& path : paths) {
        const auto text = readFile(path, kLargestTableBytes);
        if (!text)
            return fail(text.error());
        auto rows = estimate::readMeasurements(*text);
        if (!rows) {
            Error e = rows.error();
            e.detail = e.detail.empty() ? path : path + ": " + e.detail;
            return fail(std::move(e));
        }
        std::ranges::move(*rows, std::back_inserter(all));
    }
    return all;
}

std::string reasonOf(const Error& e, const text::Voice& voice) {
    return voice.line(e).toStdString();
}

Json predictionJson(const Trial& t) {
    const auto& p = *t.prediction;
    Json json = Json::object();
    json["id"] = t.row.id;
    json["value"] = t.row.value;
    json["predicted"] = p.value.value;
    json["lo"] = p.value.lo;
    json["hi"] = p.value.hi;
    return json;
}

Json groupJson(const ErrorGroup& g) {
    Json json = Json::object();
    json["metric"] = metricOf(g);
    json["source"] = sourceOf(g);
    json["n"] = g.predicted;
    json["median_ape"] = g.median;
    json["p90_ape"] = g.p90;
    json["bias"] = g.bias;
    json["coverage80"] = g.inside;
    return json;
}

Json validationJson(const std::vector<Trial>& trials, bool withRows, const text::Voice& voice) {
    Json json = Json::object();
    json["rows"] = trials.size();
    json["predicted"] =
        std::ranges::count_if(trials, [](const Trial& t) { return t.prediction.has_value(); });
    json["unpredicted"] = Json::array();
    json["groups"] = Json::array();
    for (const Trial& t : trials)
        if (!t.prediction)
            json["unpredicted"].push_back(
                {{"id", t.row.id}, {"reason", reasonOf(t.prediction.error(), voice)}});
    for (const ErrorGroup& g : estimate::errorGroups(trials, label))
        if (g.predicted > 0)
            json["groups"].push_back(groupJson(g));
    if (!withRows)
        return json;
    json["predictions"] = Json::array();
    for (const Trial& t : trials)
        if (t.prediction)
            json["predictions"].push_back(predictionJson(t));
    return json;
}

QString percent(const Session& s, double share) {
    return s.format().figure(share, UnitKind::Share);
}

QString groupsText(const std::vector<Trial>& trials, const Session& s) {
    const text::Voice& v = s.voice();
    Table table({{v.word("cli.metric"), false},
                 {v.word("cli.source"), false},
                 {v.word("cli.rows"), true},
                 {v.word("cli.median_error"), true},
                 {v.word("cli.p90_error"), true},
                 {v.word("cli.bias"), true},
                 {v.word("cli.coverage"), true}});
    for (const ErrorGroup& g : estimate::errorGroups(trials, label))
        if (g.predicted > 0)
            table.add({QString::fromStdString(metricOf(g)), QString::fromStdString(sourceOf(g)),
                       s.format().count(static_cast<std::int64_t>(g.predicted)),
                       percent(s, g.median), percent(s, g.p90), percent(s, g.bias),
                       percent(s, g.inside)});
    return table.text();
}

QString refusalsText(const std::vector<Trial>& trials, const Session& s) {
    QString out;
    for (const estimate::Refusal& r : estimate::refusals(trials))
        out += s.voice().sentence({"cli.refusal",
                                   {static_cast<std::int64_t>(r.rows),
                                    reasonOf(r.reason, s.voice()), r.firstId}}) +
               QLatin1Char('\n');
    return out.isEmpty() ? out : QLatin1Char('\n') + out;
}

int run(const Session& session, const Arguments& given) {
    auto rows = readAll(given.positionals);
    if (!rows)
        return session.refuse(rows.error());
    const auto library = openLibrary(session);
    if (!library)
        return session.refuse(library.error());
    const std::vector<Trial> trials = estimate::tryAll(std::move(*rows), (*library)->catalogue);
    if (session.writesJson()) {
        session.write(validationJson(trials, given.has("rows"), session.voice()));
        return kAnswered;
    }
    session.write(groupsText(trials, session) + refusalsText(trials, session));
    return kAnswered;
}

} // namespace

Verb validateVerb() {
    Verb v;
    v.name = "validate";
    v.summary = "cli.verb.validate";
    v.positional = "FILE...";
    v.positionalIsRequired = true;
    v.flags = {{"rows", Takes::Nothing, "cli.flag.rows", {}}};
    v.run = run;
    return v;
}

} // namespace xuanka::cli
