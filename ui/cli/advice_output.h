// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/advice/advise.h"
#include "app/base/json.h"
#include "ui/text/voice.h"

namespace xuanka::cli {

/// What `advise` says, for people and for programs.
class AdvicePrinter {
public:
    AdvicePrinter(const advice::Tree& tree,
                  const advice::Advice& advice,
                  const advice::AdviceQuery& query,
                  const text::Voice& voice);

    Json json() const;
    QString text() const;

private:
    QString say(const Bilingual&) const;
    QString say(const advice::Reason&) const;
    QString nameOf(const std::string& acceleratorId) const;
    Json stepsJson() const;
    Json candidateJson(const advice::Candidate&) const;
    Json rejectionsJson(const std::vector<advice::Rejection>&) const;
    QString stepsText() const;
    QString candidatesText() const;
    QString rejectionsText(const char* titleId, const std::vector<advice::Rejection>&) const;

    const advice::Tree& m_tree;
    const advice::Advice& m_advice;
    const advice::AdviceQuery& m_query;
    const text::Voice& m_voice;
    text::Format m_format;
};

} // namespace xuanka::cli
