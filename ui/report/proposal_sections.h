// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/plans/chart_words.h"
#include "ui/report/proposal_facts.h"
#include "ui/report/proposal_words.h"
#include "ui/report/reviewer_questions.h"
#include "ui/report/story_builder.h"

#include <span>
#include <vector>

namespace xuanka::report {

/// What a section is written from and into.
struct Section {
    const ProposalInput& in;
    const ProposalFacts& facts;
    const ProposalWords& w;
    const charts::ChartWords& charts;
    const std::vector<QuestionState>& questions;
    StoryBuilder& b;

    const std::string& currency() const { return in.settings.currency; }

    QString money(double amount) const { return w.money(amount, currency()); }

    const estimate::Estimate& now() const { return *facts.outlook.now; }

    const plan::Plan& plan() const { return *facts.outlook.plan; }

    bool trains() const { return plan::isTraining(plan().choice.workload.task); }

    bool hasPrice() const { return facts.cost && facts.cost->hasPrice; }
};

/// One section that the composer offers, in the order of the document.
struct SectionRow {
    const char* id; ///< title is the text "proposal.section.<id>"
    void (*write)(const Section&);
    bool forCompany = true;
    bool forInstitute = true;
    bool isNeeded = false; ///< cannot be left out
};

std::span<const SectionRow> sectionRows();

/// "4 × GeForce RTX 4090".
QString fleetName(std::int64_t gpus, std::string_view card);
QString fleetName(const Section&);
QString cardName(const Section&, const std::string& id);
/// "runs", "does not hold": one sentence with the memory it rests on.
QString verdict(const Section&);
/// The amount asked for, or that it must be quoted.
QString askAmount(const Section&);
/// "tokens/s" with its interval.
QString speed(const Section&, const estimate::Estimate&);
QString stressName(const Section&, Stress::Kind);

void writeCover(const Section&);
void writeSummary(const Section&);
void writeNeed(const Section&);
void writeOptions(const Section&);
void writeEvidence(const Section&);
void writePath(const Section&);
void writeCost(const Section&);
void writeSensitivity(const Section&);
void writeSite(const Section&);
void writeUse(const Section&);
void writeRisks(const Section&);
void writeGates(const Section&);
void writeAcceptance(const Section&);
void writeRejected(const Section&);
void writeQuestions(const Section&);
void writeAssumptions(const Section&);
void writeSources(const Section&);
void writeSignOff(const Section&);
void writeGlossary(const Section&);

// proposal_charts.cpp
charts::ChartSpec optionsChart(const Section&);
charts::ChartSpec costOverTimeChart(const Section&);
charts::ChartSpec tornadoChart(const Section&);

} // namespace xuanka::report
