// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/json.h"
#include "app/scenario/fields.h"
#include "app/scenario/scenario_json.h"
#include "app/scenario/scenario_sections.h"

#include <algorithm>

namespace xuanka::scenario {

namespace {

constexpr std::size_t kMostScenarios = 1000;
constexpr std::size_t kMostCandidates = 1000;

Failure malformed(std::string path, const char* rule, std::string given = {}) {
    return fail({ErrorCode::Malformed, std::move(path), rule, std::move(given), {}, {}});
}

FieldValue valueOf(const Json& json) {
    if (json.is_boolean())
        return json.get<bool>();
    if (json.is_number_float())
        return json.get<double>();
    if (json.is_number_unsigned())
        return static_cast<double>(json.get<std::uint64_t>());
    if (json.is_number_integer())
        return json.get<std::int64_t>();
    return json.is_string() ? json.get<std::string>() : jsonText(json, false);
}

std::string embeddedText(const Json& json) {
    return json.is_string() ? json.get<std::string>() : jsonText(json, false);
}

/// Reads one scenario and keeps apart what it does not know.
class ScenarioReader {
public:
    explicit ScenarioReader(std::string path) : m_path(std::move(path)) {}

    Result<Scenario> read(const Json& json) {
        if (!json.is_object())
            return malformed(m_path, "rule.json_object");
        for (const auto& [name, value] : json.items())
            if (auto done = readMember(name, value); !done)
                return fail(done.error());
        m_scenario.unknownJson = jsonText(m_unknown, false);
        return std::move(m_scenario);
    }

private:
    Result<void> readMember(const std::string& name, const Json& value) {
        if (std::ranges::count(kSections, name, &Section::key) > 0)
            return readSection(name, value);
        if (name == key::kCandidates)
            return readCandidates(value);
        if (name == key::kName || name == key::kNotes)
            return readField(*findField(name), value, name);
        if (std::string* text = embeddedMember(name))
            *text = embeddedText(value);
        else
            m_unknown[name] = value;
        return {};
    }

    std::string* embeddedMember(std::string_view name) {
        if (name == key::kImportedModel)
            return &m_scenario.importedModelJson;
        if (name == key::kMoney)
            return &m_scenario.moneyJson;
        return name == key::kAdvice ? &m_scenario.adviceJson : nullptr;
    }

    Result<void> readSection(const std::string& section, const Json& json) {
        if (!json.is_object())
            return malformed(m_path + section, "rule.json_object");
        for (const auto& [name, value] : json.items()) {
            const Field* field = findField(name);
            if (field == nullptr) {
                m_unknown[section][name] = value;
                continue;
            }
            if (auto done = readField(*field, value, section + "." + name); !done)
                return done;
        }
        return {};
    }

    Result<void> readField(const Field& field, const Json& json, const std::string& path) {
        auto changed = apply(m_scenario, {std::string(field.key), valueOf(json)});
        if (!changed) {
            Error error = std::move(changed.error());
            error.detail = m_path + path;
            return fail(std::move(error));
        }
        m_scenario = std::move(*changed);
        return {};
    }

    Result<void> readCandidates(const Json& json) {
        const std::string path = m_path + key::kCandidates;
        if (!json.is_array())
            return malformed(path, "rule.json_array");
        if (json.size() > kMostCandidates)
            return malformed(path, "rule.at_most", std::to_string(json.size()));
        for (const Json& item : json) {
            if (!item.is_string())
                return malformed(path, "rule.text", jsonText(item, false));
            m_scenario.candidates.push_back(item.get<std::string>());
        }
        return {};
    }

    std::string m_path;
    Scenario m_scenario;
    Json m_unknown = Json::object();
};

Result<void> checkVersion(const Json& json) {
    const auto version = json.find(key::kVersion);
    if (version == json.end())
        return {};
    if (!version->is_number_integer() || *version < 1)
        return malformed(key::kVersion, "rule.whole_number", jsonText(*version, false));
    if (*version <= kProjectVersion)
        return {};
    return fail({ErrorCode::NewerVersion,
                 key::kVersion,
                 "rule.project_version",
                 jsonText(*version, false),
                 std::to_string(kProjectVersion),
                 {}});
}

Result<std::vector<Scenario>> readScenarios(const Json& json) {
    if (!json.is_array())
        return malformed(key::kScenarios, "rule.json_array");
    if (json.empty())
        return malformed(key::kScenarios, "rule.project_empty");
    if (json.size() > kMostScenarios)
        return malformed(key::kScenarios, "rule.at_most", std::to_string(json.size()));
    std::vector<Scenario> all;
    for (const Json& item : json) {
        auto read =
            ScenarioReader(std::string(key::kScenarios) + "[" + std::to_string(all.size()) + "].")
                .read(item);
        if (!read)
            return fail(std::move(read.error()));
        all.push_back(std::move(*read));
    }
    return all;
}

Result<std::size_t> readCurrent(const Json& json, std::size_t scenarios) {
    const auto current = json.find(key::kCurrent);
    if (current == json.end())
        return 0;
    if (!current->is_number_unsigned() || current->get<std::uint64_t>() >= scenarios)
        return failField(key::kCurrent, "rule.at_most", jsonText(*current, false),
                         std::to_string(scenarios - 1));
    return current->get<std::size_t>();
}

Result<Project> readProject(const Json& json) {
    Project project;
    auto scenarios = readScenarios(json[key::kScenarios]);
    if (!scenarios)
        return fail(std::move(scenarios.error()));
    project.scenarios = std::move(*scenarios);
    const auto current = readCurrent(json, project.scenarios.size());
    if (!current)
        return fail(current.error());
    project.current = *current;
    Json unknown = Json::object();
    for (const auto& [name, value] : json.items()) {
        if (name == key::kMeeting)
            project.meetingJson = embeddedText(value);
        else if (name != key::kFormat && name != key::kVersion && name != key::kScenarios &&
                 name != key::kCurrent)
            unknown[name] = value;
    }
    project.unknownJson = jsonText(unknown, false);
    return project;
}

/// A scenario by itself, as a script writes it.
Result<Project> readSingle(Json json) {
    json.erase(key::kFormat);
    json.erase(key::kVersion);
    auto scenario = ScenarioReader({}).read(json);
    if (!scenario)
        return fail(std::move(scenario.error()));
    Project project;
    project.scenarios = {std::move(*scenario)};
    return project;
}

} // namespace

Result<Project> projectFromJson(std::string_view text) {
    auto json = parseJson(text, {kLargestProjectBytes, 64});
    if (!json)
        return fail(std::move(json.error()));
    if (!json->is_object())
        return malformed("json", "rule.json_object");
    if (auto version = checkVersion(*json); !version)
        return fail(version.error());
    if (json->contains(key::kScenarios))
        return readProject(*json);
    const bool isScenario = std::ranges::any_of(
        kSections, [&](const Section& s) { return json->contains(std::string(s.key)); });
    if (!isScenario)
        return malformed("json", "rule.project_empty");
    return readSingle(std::move(*json));
}

} // namespace xuanka::scenario
