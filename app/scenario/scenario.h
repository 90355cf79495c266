// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/plan/plan.h"

#include <string>
#include <vector>

namespace xuanka::scenario {

/// A named plan that a user saves and compares. A value of a few kilobytes; an undo step is two of
/// them.
struct Scenario {
    std::string name;
    std::string notes;
    plan::PlanChoice choice;
    std::vector<std::string> candidates; ///< accelerator ids drawn as curves beside the chosen one
    std::string
        importedModelJson; ///< config.json of a model that is not in the catalogue; empty = none
    std::string moneyJson = "{}";   ///< assumptions of app/money in its own form
    std::string adviceJson = "{}";  ///< answers given in the advisor
    std::string unknownJson = "{}"; ///< fields of a newer program, kept as they came

    friend bool operator==(const Scenario&, const Scenario&) = default;
};

/// One file: scenarios, which one is open, the meeting's notes.
struct Project {
    std::vector<Scenario> scenarios{Scenario{}};
    std::size_t current = 0;
    std::string meetingJson = "{}"; ///< compare weights, decision log, proposal settings
    std::string unknownJson = "{}";

    friend bool operator==(const Project&, const Project&) = default;
};

} // namespace xuanka::scenario
