// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/json.h"
#include "app/scenario/fields.h"
#include "app/scenario/scenario_json.h"
#include "app/scenario/scenario_sections.h"

#include <algorithm>

namespace xuanka::scenario {

namespace {

Json valueJson(const FieldValue& value) {
    return std::visit([](const auto& v) { return Json(v); }, value);
}

/// JSON that another room keeps as text. What is no JSON stays a string, so that nothing is lost.
Json embedded(const std::string& text) {
    auto parsed = parseJson(text);
    return parsed ? std::move(*parsed) : Json(text);
}

/// Adds what a newer program wrote, without touching what this one knows.
void addUnknown(Json& target, const Json& unknown) {
    if (!unknown.is_object())
        return;
    for (const auto& [name, value] : unknown.items()) {
        if (!target.contains(name))
            target[name] = value;
        else if (target[name].is_object())
            addUnknown(target[name], value);
    }
}

Json sectionJson(const Scenario& s, const Section& section) {
    Json json = Json::object();
    for (const Field& f : fields())
        if (std::ranges::count(section.groups, f.group) > 0)
            json[std::string(f.key)] = valueJson(f.read(s));
    return json;
}

Json scenarioJson(const Scenario& s) {
    Json json = Json::object();
    json[key::kName] = s.name;
    json[key::kNotes] = s.notes;
    for (const Section& section : kSections)
        json[std::string(section.key)] = sectionJson(s, section);
    json[key::kCandidates] = s.candidates;
    if (!s.importedModelJson.empty())
        json[key::kImportedModel] = embedded(s.importedModelJson);
    json[key::kMoney] = embedded(s.moneyJson);
    json[key::kAdvice] = embedded(s.adviceJson);
    addUnknown(json, embedded(s.unknownJson));
    return json;
}

} // namespace

std::string toJson(const Project& project) {
    Json json = Json::object();
    json[key::kFormat] = key::kFormatName;
    json[key::kVersion] = kProjectVersion;
    json[key::kCurrent] = project.current;
    json[key::kScenarios] = Json::array();
    for (const Scenario& s : project.scenarios)
        json[key::kScenarios].push_back(scenarioJson(s));
    json[key::kMeeting] = embedded(project.meetingJson);
    addUnknown(json, embedded(project.unknownJson));
    return jsonText(json);
}

} // namespace xuanka::scenario
