// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/advice/advise.h"
#include "app/money/cost_basis.h"
#include "app/money/ownership.h"
#include "app/outlook/outlook.h"
#include "ui/report/proposal.h"
#include "ui/text/voice.h"

#include <optional>

namespace xuanka::report {

/// All figures of a proposal, computed once by app; the pages only set them.
struct ProposalFacts {
    outlook::Outlook outlook;
    const advice::Tree* tree = nullptr;
    advice::Advice advice;
    std::optional<money::CostBasis> cost;
    money::CashFlow own;
    money::CashFlow rent;
    std::optional<int> breakEvenMonth;
    std::optional<double> breakEvenUtilisation;
    double cardsCost = 0.0; ///< 0: no price known
    std::string priceDate;
};

ProposalFacts proposalFacts(const ProposalInput&);

/// A text in the language of the proposal, whatever the window's is.
class ProposalWords {
public:
    explicit ProposalWords(text::Language language) : m_voice(language), m_format(language) {}

    bool isChinese() const { return m_voice.language() == text::Language::Chinese; }

    QString operator()(const char* english, const char* chinese) const {
        return QString::fromUtf8(isChinese() ? chinese : english);
    }

    QString operator()(const Bilingual& t) const {
        return QString::fromStdString(isChinese() ? t.zh : t.en);
    }

    QString reason(const advice::Reason&) const;

    const text::Voice& voice() const { return m_voice; }

    const text::Format& format() const { return m_format; }

private:
    text::Voice m_voice;
    text::Format m_format;
};

} // namespace xuanka::report
