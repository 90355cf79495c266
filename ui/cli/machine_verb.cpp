// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/toolbox/match_card.h"
#include "ui/cli/diagnose_output.h"
#include "ui/cli/inputs.h"
#include "ui/cli/table.h"
#include "ui/cli/verb.h"
#include "ui/runtime/machine.h"

namespace xuanka::cli {

namespace {

using Groups = std::vector<toolbox::CardGroup>;

Json machineJson(const runtime::Machine& machine, const Groups& groups) {
    Json json = Json::object();
    json["tool"] = machine.tool.isEmpty() ? Json(nullptr) : Json(machine.tool.toStdString());
    json["kind"] = machine.listing.kind;
    json["driver"] = machine.listing.driver;
    json["devices"] = devicesJson(machine.listing.devices);
    json["fleet"] = Json::array();
    for (const auto& g : groups)
        json["fleet"].push_back({{"gpu", g.card ? Json(g.card->id) : Json(nullptr)},
                                 {"name", g.name},
                                 {"gpus", g.indices.size()}});
    json["not_installed"] = Json::array();
    for (const QString& tool : machine.notFound)
        json["not_installed"].push_back(tool.toStdString());
    json["failed"] = Json::array();
    for (const QString& line : machine.failed)
        json["failed"].push_back(line.toStdString());
    return json;
}

QString machineText(const Session& session, const runtime::Machine& machine, const Groups& groups) {
    const text::Voice& voice = session.voice();
    if (machine.listing.devices.empty()) {
        QString out = voice.word("cli.machine_none") + QLatin1Char('\n');
        for (const QString& line : machine.failed)
            out += QStringLiteral("  ") + line + QLatin1Char('\n');
        return out;
    }
    const auto memory = [&](const std::optional<double>& bytes) {
        return bytes ? session.format().memory(Bytes(*bytes)) : QStringLiteral("–");
    };
    Table table({{voice.word("cli.machine_index"), true},
                 {voice.word("field.gpu"), false},
                 {voice.word("cli.usable_memory"), true},
                 {voice.word("cli.machine_used"), true}});
    for (const toolbox::Device& d : machine.listing.devices)
        table.add({QString::number(d.index), QString::fromStdString(d.name), memory(d.totalBytes),
                   memory(d.usedBytes)});
    QString out = table.text();
    for (const auto& g : groups)
        out += QLatin1Char('\n') +
               (g.card ? QStringLiteral("--gpu %1 --gpus %2")
                             .arg(QString::fromStdString(g.card->id))
                             .arg(g.indices.size())
                       : voice.word("cli.machine_unknown").arg(QString::fromStdString(g.name)));
    return out + QLatin1Char('\n');
}

int run(const Session& session, const Arguments&) {
    const auto library = openLibrary(session);
    if (!library)
        return session.refuse(library.error());
    const runtime::Machine machine = runtime::readMachine();
    const Groups groups = toolbox::groupCards(machine.listing.devices, *(*library)->catalogue);
    if (session.writesJson())
        session.write(machineJson(machine, groups));
    else
        session.write(machineText(session, machine, groups));
    return kAnswered; // no GPU here is an answer too
}

} // namespace

Verb machineVerb() {
    Verb v;
    v.name = "machine";
    v.summary = "cli.verb.machine";
    v.run = run;
    return v;
}

} // namespace xuanka::cli
