// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <string_view>

namespace xuanka::scenario {

/// How a project file is laid out: sections of a scenario, and the groups of fields in each.
struct Section {
    std::string_view key;
    std::array<std::string_view, 3> groups;
};

inline constexpr std::array kSections{
    Section{"workload", {"workload", "training", "inference"}},
    Section{"techniques", {"techniques", "", ""}},
    Section{"fleet", {"fleet", "", ""}},
    Section{"layout", {"layout", "", ""}},
};

namespace key {
inline constexpr auto kFormat = "format";
inline constexpr auto kFormatName = "xuanka-project";
inline constexpr auto kVersion = "version";
inline constexpr auto kScenarios = "scenarios";
inline constexpr auto kCurrent = "current";
inline constexpr auto kMeeting = "meeting";
inline constexpr auto kName = "name";
inline constexpr auto kNotes = "notes";
inline constexpr auto kCandidates = "candidates";
inline constexpr auto kImportedModel = "imported-model";
inline constexpr auto kMoney = "money";
inline constexpr auto kAdvice = "advice";
} // namespace key

} // namespace xuanka::scenario
