// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/advice/walk.h"
#include "app/base/bilingual.h"
#include "app/base/message.h"
#include "app/money/plan_cost.h"
#include "app/search/least_fleet.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace xuanka::advice {

using Reason = std::variant<Bilingual, Message>;

/// A card still in play, with the smallest fleet of it that does the job.
struct Candidate {
    std::string acceleratorId;
    search::EvaluatedPlan plan;
    std::optional<double>
        cardsCost; ///< price of all cards in the asked currency; empty: no price known
    std::optional<double> capital;          ///< to get them running: with hosts, network and tax
    std::optional<double> owning;           ///< present cost over the years of the terms
    std::optional<double> perMillionTokens; ///< of owning, at the assumed use
    std::string priceDate;
    double score = 0.0;       ///< what the aim ranks by; less is better
    bool isPreferred = false; ///< the tree would take it
    bool equalsBest = false;  ///< its interval overlaps the best one's
};

struct Rejection {
    std::string acceleratorId;
    Reason reason;
};

struct Advice {
    Walk walk;
    std::string channel; ///< rent, reserve, buy, hybrid, wait; empty: the walk has not said
    std::vector<Candidate> inPlay;   ///< best first
    std::vector<Rejection> rejected; ///< in catalogue order
    std::vector<Bilingual> notes;
    std::vector<Rejection>
        conflicts; ///< cards that the tree would take and that the engine refuses
};

struct AdviceQuery {
    plan::PlanChoice choice;
    std::shared_ptr<const plan::Catalogue> catalogue;
    std::shared_ptr<const model::Architecture> imported;
    const money::Market* market = nullptr; ///< null: nothing has a price
    money::CostTerms terms;
    GivenAnswers given;
    Facts extra; ///< facts that other rooms know: months, utilisation
    std::int64_t mostGpus = 64;
};

/// Walks the tree and checks every card with the engine. Nothing that does not fit is ever in play,
/// whatever the tree prefers; each card that left has its reason.
Advice advise(const Tree&, const AdviceQuery&);

} // namespace xuanka::advice
