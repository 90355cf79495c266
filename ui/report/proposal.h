// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/result.h"
#include "ui/report/blocks.h"
#include "ui/report/pages.h"
#include "ui/report/proposal_input.h"
#include "ui/report/reviewer_questions.h"

#include <QByteArray>
#include <QString>

#include <memory>
#include <vector>

namespace xuanka::report {

/// A proposal as it is shown, printed and exported. Immutable once made.
struct Proposal {
    ProposalInput input;
    ProposalFacts facts;
    std::vector<Story> stories; ///< one a language
    Booklet booklet;
    std::vector<QuestionState> questions; ///< in the first language
    QString trouble;                      ///< why there are no pages: the scenario has no estimate

    bool isEmpty() const { return booklet.pages.empty(); }
};

using ProposalPtr = std::shared_ptr<const Proposal>;

/// Computes, writes and lays out. Pure; safe away from the window thread.
ProposalPtr makeProposal(ProposalInput);

/// The PDF of it. Window thread (charts are widgets).
Result<QByteArray> proposalPdf(const Proposal&);

} // namespace xuanka::report
