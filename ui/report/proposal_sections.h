// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/plans/chart_words.h"
#include "ui/report/page_flow.h"
#include "ui/report/proposal_facts.h"

namespace xuanka::report {

/// What a section is written from and on.
struct Section {
    const ProposalInput& in;
    const ProposalFacts& facts;
    const ProposalWords& w;
    const charts::ChartWords& charts;
    PageFlow& flow;
};

/// All sections in order.
void writeProposal(const Section&);

// proposal_money.cpp
void writeCost(const Section&);
void writeAssumptions(const Section&);

} // namespace xuanka::report
