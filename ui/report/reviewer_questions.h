// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/proposal_facts.h"
#include "ui/report/proposal_words.h"

#include <vector>

namespace xuanka::report {

/// One of the questions that a reviewer asks, and how far this proposal answers it.
struct QuestionState {
    std::string id; ///< "q01" … "q22"
    QString question;
    QString found;               ///< what the document's own figures say; may be empty
    QString given;               ///< what the applicant wrote
    bool needsApplicant = false; ///< no figure of ours can answer it in full
    bool isOpen = true;
};

/// All of them in order. A question is answered by the figures of a section that is in the
/// document, or by the applicant; where only the applicant can know (delivery date, who pays), a
/// figure alone leaves it open.
std::vector<QuestionState>
reviewerQuestions(const ProposalInput&, const ProposalFacts&, const ProposalWords&);

} // namespace xuanka::report
