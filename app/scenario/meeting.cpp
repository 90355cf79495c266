// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/meeting.h"

#include "app/base/json.h"
#include "app/scenario/scenario.h"
#include "app/scenario/scenario_json.h"

#include <array>
#include <utility>

namespace xuanka::scenario {

namespace {

struct TextMember {
    const char* key;
    std::string ProposalSettings::*member;
};

constexpr std::array kTexts{
    TextMember{"template", &ProposalSettings::templateId},
    TextMember{"language", &ProposalSettings::language},
    TextMember{"currency", &ProposalSettings::currency},
    TextMember{"region", &ProposalSettings::region},
    TextMember{"paper", &ProposalSettings::paper},
    TextMember{"organisation", &ProposalSettings::organisation},
    TextMember{"unit", &ProposalSettings::unit},
    TextMember{"applicant", &ProposalSettings::applicant},
    TextMember{"logo", &ProposalSettings::logo},
    TextMember{"frozen-date", &ProposalSettings::frozenDate},
    TextMember{"frozen-version", &ProposalSettings::frozenVersion},
};

struct ListMember {
    const char* key;
    std::vector<std::string> ProposalSettings::*member;
};

constexpr std::array kLists{
    ListMember{"roles", &ProposalSettings::roles},
    ListMember{"left-out", &ProposalSettings::leftOut},
    ListMember{"compared", &ProposalSettings::compared},
};

std::string textOf(const Json& object, const char* key, std::string otherwise) {
    const auto it = object.find(key);
    return it != object.end() && it->is_string() ? it->get<std::string>() : std::move(otherwise);
}

std::vector<std::string> listOf(const Json& object, const char* key) {
    std::vector<std::string> all;
    if (const auto it = object.find(key); it != object.end() && it->is_array())
        for (const Json& item : *it)
            if (item.is_string())
                all.push_back(item.get<std::string>());
    return all;
}

ProposalSettings proposalOf(const Json& object) {
    ProposalSettings s;
    for (const TextMember& t : kTexts)
        s.*t.member = textOf(object, t.key, s.*t.member);
    for (const ListMember& l : kLists)
        s.*l.member = listOf(object, l.key);
    if (const auto it = object.find("answers"); it != object.end() && it->is_object())
        for (const auto& [id, answer] : it->items())
            if (answer.is_string())
                s.answers[id] = answer.get<std::string>();
    return s;
}

/// Only what differs from the standard is written.
Json jsonOf(const ProposalSettings& s) {
    const ProposalSettings standard;
    Json object = Json::object();
    for (const TextMember& t : kTexts)
        if (s.*t.member != standard.*t.member)
            object[t.key] = s.*t.member;
    for (const ListMember& l : kLists)
        if (!(s.*l.member).empty())
            object[l.key] = s.*l.member;
    for (const auto& [id, answer] : s.answers)
        object["answers"][id] = answer;
    return object;
}

std::vector<Decision> logOf(const Json& json) {
    std::vector<Decision> log;
    for (const Json& line : json)
        if (line.is_object())
            log.push_back(
                {textOf(line, "date", {}), textOf(line, "author", {}), textOf(line, "text", {})});
    return log;
}

std::uint64_t fnv1a(std::string_view text) {
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    for (const char c : text) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 0x100000001b3ULL;
    }
    return hash;
}

} // namespace

Meeting meetingFromJson(std::string_view text) {
    Meeting m;
    auto parsed = parseJson(text);
    if (!parsed || !parsed->is_object())
        return m;
    Json unknown = Json::object();
    for (const auto& [key, value] : parsed->items()) {
        if (key == "proposal" && value.is_object())
            m.proposal = proposalOf(value);
        else if (key == "side-by-side")
            m.sideBySide = listOf(*parsed, "side-by-side");
        else if (key == "weights" && value.is_object()) {
            for (const auto& [criterion, weight] : value.items())
                if (weight.is_number())
                    m.weights[criterion] = weight.get<double>();
        } else if (key == "notes" && value.is_string())
            m.notes = value.get<std::string>();
        else if (key == "log" && value.is_array())
            m.log = logOf(value);
        else
            unknown[key] = value;
    }
    m.unknownJson = jsonText(unknown, false);
    return m;
}

std::string toJson(const Meeting& m) {
    Json object = Json::object();
    if (const Json proposal = jsonOf(m.proposal); !proposal.empty())
        object["proposal"] = proposal;
    if (!m.sideBySide.empty())
        object["side-by-side"] = m.sideBySide;
    for (const auto& [criterion, weight] : m.weights)
        object["weights"][criterion] = weight;
    if (!m.notes.empty())
        object["notes"] = m.notes;
    for (const Decision& d : m.log)
        object["log"].push_back(Json{{"date", d.date}, {"author", d.author}, {"text", d.text}});
    if (const auto unknown = parseJson(m.unknownJson); unknown && unknown->is_object())
        for (const auto& [key, value] : unknown->items())
            object[key] = value;
    return jsonText(object, false);
}

std::string versionOf(const Scenario& scenario, const ProposalSettings& settings) {
    Project alone;
    alone.scenarios = {scenario};
    ProposalSettings open = settings;
    open.frozenDate.clear();
    open.frozenVersion.clear();
    open.language.clear();
    const std::uint64_t hash = fnv1a(toJson(alone) + jsonText(jsonOf(open), false));
    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string text;
    for (int shift = 60; shift >= 32; shift -= 4)
        text += kDigits[(hash >> static_cast<unsigned>(shift)) & 0xfU];
    return text;
}

} // namespace xuanka::scenario
