// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/advice/advise.h"
#include "app/money/plan_cost.h"
#include "app/money/sensitivity.h"
#include "app/outlook/outlook.h"
#include "ui/report/proposal_input.h"

#include <cstdint>
#include <optional>

namespace xuanka::report {

/// The plan with one thing moved: the answer to "what if".
struct Stress {
    enum class Kind : std::uint8_t {
        HalfTheCards,
        TwiceTheCards,
        LongerContext,
        MoreUsers,
        LargerModel
    };
    Kind kind = Kind::HalfTheCards;
    std::optional<estimate::Estimate> estimate; ///< empty: the engine refuses
    std::int64_t gpus = 1;
    std::vector<Error> errors;
};

/// Another way to get the work done, with its figures.
struct Option {
    std::string name; ///< card or scenario
    std::int64_t gpus = 1;
    std::optional<estimate::Estimate> estimate;
    std::optional<money::PlanCost> cost;
    bool isScenario = false;
    bool equalsBest = false;
};

/// At which value of an assumption owning and renting change places.
struct Threshold {
    std::string key;
    double now = 0.0;
    double flip = 0.0;
};

/// All figures of a proposal, computed once by app; the pages only set them.
struct ProposalFacts {
    outlook::Outlook outlook;
    const advice::Tree* tree = nullptr;
    advice::Advice advice;
    std::optional<money::PlanCost> cost;
    std::optional<int> breakEvenMonth;
    std::optional<double> breakEvenUtilisation;
    std::vector<money::TornadoBar> tornado; ///< of the cost of a delivered card-hour
    std::optional<money::MonteCarlo> chances;
    std::vector<Threshold> thresholds;
    std::vector<Stress> stresses;
    std::vector<Option> options; ///< others than the one asked for
    const hardware::Price* price = nullptr;

    bool hasPlan() const { return outlook.now && outlook.plan; }
};

/// Pure, and safe away from the window thread.
ProposalFacts proposalFacts(const ProposalInput&);

} // namespace xuanka::report
