// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/toolbox/diagnose/diagnosis.h"

#include <span>
#include <string_view>

namespace xuanka::toolbox {

/// One explanation: its cause, the facts put into its sentence "why." + id, the remedies and what
/// not to advise. Lists are words between spaces.
struct Reason {
    std::string_view id;
    Cause cause = Cause::Unknown;
    std::string_view facts;
    std::string_view remedies; ///< ids of Fix, the best first within one cost
    std::string_view avoid;    ///< ids of sentences "avoid." + id
};

/// One remedy: what it costs to do (Advised::cost) and the facts in its sentence "fix." + id; where
/// a fact is missing the sentence is "fix." + id + "_plain".
struct Fix {
    std::string_view id;
    int cost = 0;
    std::string_view facts;
};

std::span<const Reason> reasons();
std::span<const Fix> fixes();

const Reason* findReason(std::string_view id);
const Fix* findFix(std::string_view id);

/// Fills cause, explanation, remedies by cost and what to avoid from the row of `reason`.
void applyReason(Diagnosis&, std::string_view reason);

/// The fact as an argument of a sentence; "an unstated amount" where the text does not tell it.
MessageArgument factArgument(const Facts&, std::string_view id);

} // namespace xuanka::toolbox
