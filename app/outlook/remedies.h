// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/outlook/outlook.h"
#include "app/outlook/plan_of.h"

namespace xuanka::outlook {

/// A plan that does not fit: the changes that make it fit, two together where single ones are too
/// few; those that surely fit first, then switches before settings, hardware and methods, then
/// those that cost least speed. One that fits: the changes that make it faster and still fit. At
/// most three, each of other fields, each tried by the engine.
std::vector<Remedy>
findRemedies(const scenario::Scenario&, const Planner&, const estimate::Estimate& now);

/// One set of edits tried out; nothing where it breaks a rule.
std::optional<Remedy> tryEdits(const scenario::Scenario&,
                               const Planner&,
                               const estimate::Estimate& now,
                               std::vector<scenario::Edit> edits);

} // namespace xuanka::outlook
