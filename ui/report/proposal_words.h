// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/advice/advise.h"
#include "ui/text/voice.h"

#include <memory>
#include <string>
#include <string_view>

class QTranslator;

namespace xuanka::report {

inline QString fromStd(std::string_view s) {
    return QString::fromUtf8(s.data(), static_cast<qsizetype>(s.size()));
}

/// Texts and numbers in the language of the proposal, whatever the window's is.
class ProposalWords {
public:
    explicit ProposalWords(text::Language);

    /// The text "proposal.<id>".
    QString operator()(std::string_view id) const {
        return m_voice.word("proposal." + std::string(id));
    }

    QString operator()(const Bilingual& t) const { return m_voice.say(t); }

    bool isChinese() const { return m_voice.language() == text::Language::Chinese; }

    QString reason(const advice::Reason&) const;
    /// A text of the catalogue (where a figure comes from), translated where a translation is
    /// known.
    QString data(const std::string& source) const;
    QString assumption(std::string_view key) const;

    /// "¥56,789 (5.68 万元)": to the unit, and in 万元 where Chinese forms want them.
    QString fullMoney(double amount, const std::string& currency) const;
    QString money(double amount, const std::string& currency) const;
    /// Tokens as people count them: 4,096 is 4,096 and not 4,100.
    QString tokens(std::int64_t) const;

    const text::Voice& voice() const { return m_voice; }

    const text::Format& format() const { return m_format; }

private:
    text::Voice m_voice;
    text::Format m_format;
    std::shared_ptr<QTranslator> m_dataTranslator;
};

} // namespace xuanka::report
