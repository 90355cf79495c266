// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/outlook/outlook.h"
#include "app/outlook/plan_of.h"
#include "app/toolbox/diagnose/diagnosis.h"

#include <string>
#include <vector>

namespace xuanka::outlook {

/// What one remedy of a diagnosis would do to the user's plan, tried by the engine.
struct Effect {
    std::string remedyId;
    std::vector<scenario::Edit>
        edits;                      ///< empty: a setting outside the plan, such as the allocator's
    double memoryChangeBytes = 0.0; ///< after minus before, on the fullest card
    double speedFactor = 1.0;
    bool fits = false; ///< after it
};

/// Effects of those remedies that the plan can express and that are not in force already, in the
/// order of the diagnosis. Empty where the plan itself cannot be estimated.
std::vector<Effect> effectsOf(const toolbox::Diagnosis&, const scenario::Scenario&, const Planner&);

} // namespace xuanka::outlook
