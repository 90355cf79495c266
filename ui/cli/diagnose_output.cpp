// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/diagnose_output.h"

#include "app/scenario/fields.h"
#include "ui/cli/table.h"

#include <algorithm>
#include <cmath>

namespace xuanka::cli {

namespace {

using toolbox::Device;
using toolbox::Diagnosis;
using toolbox::Fact;

std::string keyOf(const Fact& f) {
    const bool isPlain = f.unit != UnitKind::Bytes || f.id.ends_with("_bytes");
    return isPlain ? f.id : f.id + "_bytes";
}

Json numberJson(double value) {
    if (value == std::floor(value) && std::abs(value) < 9e15)
        return static_cast<std::int64_t>(value);
    return value;
}

Json optionalJson(const std::optional<double>& value) {
    return value ? numberJson(*value) : Json(nullptr);
}

Json messageJson(const Message& m, const text::Voice& voice) {
    Json json = Json::object();
    json["id"] = m.id;
    json["text"] = voice.sentence(m).toStdString();
    return json;
}

const outlook::Effect* effectOf(const std::vector<outlook::Effect>& effects,
                                const std::string& id) {
    const auto it = std::ranges::find(effects, id, &outlook::Effect::remedyId);
    return it == effects.end() ? nullptr : &*it;
}

Json effectJson(const outlook::Effect& e) {
    Json json = Json::object();
    json["memory_change_bytes"] = numberJson(std::round(e.memoryChangeBytes));
    json["speed_factor"] = e.speedFactor;
    json["fits"] = e.fits;
    json["edits"] = Json::object();
    for (const scenario::Edit& edit : e.edits)
        json["edits"][edit.field] = std::visit([](const auto& v) { return Json(v); }, edit.value);
    return json;
}

Json deviceJson(const Device& d) {
    Json json = Json::object();
    json["index"] = d.index;
    json["name"] = d.name;
    json["bus_id"] = d.busId;
    json["is_slice"] = d.isSlice;
    json["total_bytes"] = optionalJson(d.totalBytes);
    json["used_bytes"] = optionalJson(d.usedBytes);
    json["free_bytes"] = optionalJson(d.freeBytes);
    json["reserved_bytes"] = optionalJson(d.reservedBytes);
    json["memory_percent"] = optionalJson(d.memoryPercent);
    json["utilisation_percent"] = optionalJson(d.busyPercent);
    json["power_watts"] = optionalJson(d.watts);
    json["power_limit_watts"] = optionalJson(d.wattsLimit);
    json["celsius"] = optionalJson(d.celsius);
    json["bar1_bytes"] = optionalJson(d.bar1Bytes);
    json["driver_model"] = d.driverModel;
    json["mig"] = d.mig;
    json["health"] = d.health;
    json["display"] = d.hasDisplay;
    json["throttles"] = d.throttles;
    json["processes"] = Json::array();
    for (const toolbox::DeviceProcess& p : d.processes)
        json["processes"].push_back(
            {{"pid", p.pid}, {"name", p.name}, {"bytes", optionalJson(p.bytes)}});
    return json;
}

QString effectText(const outlook::Effect& e, const text::Voice& voice) {
    const bool isFit = e.fits;
    const text::Format format(voice.language());
    // A change of memory with its sign: the words around it are the same for all.
    const QString change =
        (e.memoryChangeBytes <= 0.0 ? QStringLiteral("−") : QStringLiteral("+")) +
        format.memory(Bytes(std::abs(e.memoryChangeBytes)));
    return voice.sentence({isFit ? "tool.effect_fits" : "tool.effect",
                           {change.toStdString(), format.number(e.speedFactor, 2).toStdString()}});
}

QString factText(const Fact& f, const text::Voice& voice) {
    const text::Format format(voice.language());
    if (f.unit == UnitKind::Count || f.unit == UnitKind::Tokens)
        return format.count(std::llround(f.value));
    return format.figure({f.value, f.unit});
}

QString heading(const char* id, const text::Voice& voice) {
    return QLatin1Char('\n') + voice.word(id) + QStringLiteral(":\n");
}

QString factsText(const Diagnosis& d, const text::Voice& voice) {
    Table table({{voice.word("tool.numbers")}, {QString(), true}});
    for (const Fact& f : d.facts.all())
        table.add({voice.word("fact." + f.id), factText(f, voice)});
    for (const auto& [id, name] : d.facts.names())
        table.add({voice.word("fact." + id), QString::fromStdString(name)});
    return table.isEmpty() ? QString() : QLatin1Char('\n') + table.text();
}

QString devicesText(const std::vector<Device>& devices, const text::Voice& voice) {
    if (devices.empty())
        return {};
    const text::Format format(voice.language());
    Table table({{voice.word("tool.devices"), true},
                 {voice.word("cli.name")},
                 {voice.word("fact.used"), true},
                 {voice.word("fact.total"), true},
                 {voice.word("fact.busy"), true},
                 {voice.word("cli.power"), true}});
    const auto figure = [&](const std::optional<double>& v, UnitKind unit) {
        return v ? format.figure({*v, unit}) : QStringLiteral("–");
    };
    for (const Device& d : devices)
        table.add(
            {QString::number(d.index) +
                 (d.isSlice ? QStringLiteral(" %1").arg(QString::fromStdString(d.mig)) : QString()),
             QString::fromStdString(d.name), figure(d.usedBytes, UnitKind::Bytes),
             figure(d.totalBytes, UnitKind::Bytes), figure(d.busyPercent, UnitKind::Percent),
             figure(d.watts, UnitKind::Watts)});
    return QLatin1Char('\n') + table.text();
}

} // namespace

Json devicesJson(const std::vector<Device>& devices) {
    Json json = Json::array();
    for (const Device& d : devices)
        json.push_back(deviceJson(d));
    return json;
}

Json diagnosisJson(const Diagnosis& d,
                   const std::vector<outlook::Effect>& effects,
                   const text::Voice& voice) {
    Json json = Json::object();
    json["recognised"] = d.isRecognised;
    json["kind"] = d.kind;
    json["cause"] = toolbox::causeName(d.cause);
    json["cause_text"] =
        voice.word("cause." + std::string(toolbox::causeName(d.cause))).toStdString();
    json["reason"] = d.reason;
    json["explanation"] = d.isRecognised ? voice.sentence(d.explanation).toStdString()
                                         : voice.word("tool.unrecognised").toStdString();
    json["numbers"] = Json::object();
    for (const Fact& f : d.facts.all())
        json["numbers"][keyOf(f)] =
            numberJson(f.unit == UnitKind::Bytes ? std::round(f.value) : f.value);
    for (const auto& [id, name] : d.facts.names())
        json["numbers"][id] = name;
    json["findings"] = Json::array();
    for (const Message& m : d.findings)
        json["findings"].push_back(messageJson(m, voice));
    json["remedies"] = Json::array();
    for (const toolbox::Advised& r : d.remedies) {
        Json one = messageJson(r.text, voice);
        one["id"] = r.id;
        one["cost"] = r.cost;
        const outlook::Effect* effect = effectOf(effects, r.id);
        one["effect"] = effect != nullptr ? effectJson(*effect) : Json(nullptr);
        json["remedies"].push_back(std::move(one));
    }
    json["avoid"] = Json::array();
    for (const Message& m : d.avoid)
        json["avoid"].push_back(messageJson(m, voice));
    json["devices"] = devicesJson(d.listing.devices);
    json["cut"] = d.isCut;
    return json;
}

QString diagnosisText(const Diagnosis& d,
                      const std::vector<outlook::Effect>& effects,
                      const text::Voice& voice) {
    if (!d.isRecognised)
        return voice.word("tool.unrecognised") + QLatin1Char('\n');
    QString out = voice.word("tool.kind") + QStringLiteral(": ") + QString::fromStdString(d.kind) +
                  QLatin1Char('\n');
    out += voice.word("tool.cause") + QStringLiteral(": ") +
           voice.word("cause." + std::string(toolbox::causeName(d.cause))) + QLatin1Char('\n');
    out += voice.sentence(d.explanation) + QLatin1Char('\n');
    out += factsText(d, voice);
    out += devicesText(d.listing.devices, voice);
    if (!d.findings.empty())
        out += heading("tool.also", voice);
    for (const Message& m : d.findings)
        out += QStringLiteral("- ") + voice.sentence(m) + QLatin1Char('\n');
    out += heading("tool.helps", voice);
    int number = 0;
    for (const toolbox::Advised& r : d.remedies) {
        out += QStringLiteral("%1. %2").arg(++number).arg(voice.sentence(r.text));
        if (const outlook::Effect* e = effectOf(effects, r.id))
            out += QLatin1Char(' ') + effectText(*e, voice);
        out += QLatin1Char('\n');
    }
    if (!d.avoid.empty())
        out += heading("tool.avoid", voice);
    for (const Message& m : d.avoid)
        out += QStringLiteral("- ") + voice.sentence(m) + QLatin1Char('\n');
    return out;
}

} // namespace xuanka::cli
