// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/advice/tree.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace xuanka::advice {

/// Answers that the user gave: node id → answer id.
using GivenAnswers = std::map<std::string, std::string, std::less<>>;

struct Step {
    std::string nodeId;
    std::string answerId;
    enum class From : std::uint8_t { Scenario, User, Fallback } from = From::Scenario;

    friend bool operator==(const Step&, const Step&) = default;
};

/// The way through a tree for one set of facts and answers.
struct Walk {
    std::vector<Step> steps;
    std::string openNode;        ///< the question that waits; empty: the walk reached its end
    std::vector<Effect> effects; ///< of the tree and of each answer, in order

    friend bool operator==(const Walk&, const Walk&) = default;
};

/// A given answer wins over the scenario, the scenario over the fallback. Given answers that name
/// no answer of their node (the tree was edited) are passed over. Pure; the same input gives the
/// same walk.
Walk walk(const Tree&, const Facts&, const GivenAnswers&);

} // namespace xuanka::advice
