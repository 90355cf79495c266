// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace xuanka::scenario {

using Texts = std::map<std::string, std::string, std::less<>>;

/// What the composer of the proposal was set to. Texts are as the user typed them.
struct ProposalSettings {
    std::string templateId = "company"; ///< company, institute
    std::string language;               ///< zh, en, both; empty: the window's
    std::string currency = "CNY";
    std::string region = "CN"; ///< CN, US, EU: whose rents, taxes and tariffs
    std::string paper = "a4";  ///< a4, letter
    std::string organisation;
    std::string unit; ///< department or group that asks
    std::string applicant;
    std::string logo;                  ///< PNG or JPEG in base 64; empty: none
    std::vector<std::string> roles;    ///< of the sign-off block; empty: the template's
    std::vector<std::string> leftOut;  ///< ids of sections that are not wanted
    std::vector<std::string> compared; ///< names of other scenarios that stand beside the current
    Texts answers;                     ///< reviewer question id → the applicant's own answer
    std::string frozenDate;    ///< "2026-12-01": the day on which it was frozen; empty: draft
    std::string frozenVersion; ///< versionOf() at that moment: a later change is a draft again

    friend bool operator==(const ProposalSettings&, const ProposalSettings&) = default;
};

/// One line of the decision log.
struct Decision {
    std::string date; ///< "2026-12-01"
    std::string author;
    std::string text;

    friend bool operator==(const Decision&, const Decision&) = default;
};

/// What the meeting keeps beside the scenarios: Project::meetingJson in its typed form.
struct Meeting {
    ProposalSettings proposal;
    std::vector<std::string> sideBySide; ///< names of the scenarios compared; empty: the first six
    std::map<std::string, double, std::less<>> weights; ///< of the score, by criterion, 0 to 10
    std::string notes;
    std::vector<Decision> log;
    std::string unknownJson = "{}"; ///< of a newer program, kept as it came

    friend bool operator==(const Meeting&, const Meeting&) = default;
};

/// Never fails: what is not of its kind reads as if it were not there. What is unknown is kept.
Meeting meetingFromJson(std::string_view);
std::string toJson(const Meeting&);

struct Scenario;
struct Project;

/// Eight hexadecimal digits that change when any figure of the scenario or any setting of the
/// proposal does (freezing itself aside): printed on the cover, so that two prints can be told
/// apart.
std::string versionOf(const Scenario&, const ProposalSettings&);

} // namespace xuanka::scenario
