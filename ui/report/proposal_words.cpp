// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/report/proposal_words.h"

#include <QTranslator>

#include <cmath>

namespace xuanka::report {

ProposalWords::ProposalWords(text::Language language) : m_voice(language), m_format(language) {
    if (language != text::Language::Chinese)
        return;
    m_dataTranslator = std::make_shared<QTranslator>();
    if (!m_dataTranslator->load(QStringLiteral(":/translations/xuanka_zh_CN.qm")))
        m_dataTranslator.reset();
}

QString ProposalWords::reason(const advice::Reason& r) const {
    if (const auto* text = std::get_if<Bilingual>(&r))
        return (*this)(*text);
    return m_voice.sentence(std::get<Message>(r));
}

QString ProposalWords::data(const std::string& source) const {
    constexpr std::string_view kOffers = " offers"; // how app/money names a median of offers
    if (source.size() > kOffers.size() && source.ends_with(kOffers) && source.front() >= '0' &&
        source.front() <= '9')
        return (*this)("offers").arg(fromStd(source.substr(0, source.size() - kOffers.size())));
    const QString found =
        m_dataTranslator ? m_dataTranslator->translate("evidence", source.c_str()) : QString();
    return found.isEmpty() ? fromStd(source) : found;
}

QString ProposalWords::assumption(std::string_view key) const {
    return m_voice.word("assumption." + std::string(key));
}

QString ProposalWords::money(double amount, const std::string& currency) const {
    return m_format.money(amount, fromStd(currency));
}

QString ProposalWords::fullMoney(double amount, const std::string& currency) const {
    // The English form groups to the unit in any size.
    const QString whole =
        text::Format(text::Language::English).money(std::round(amount), fromStd(currency));
    constexpr double kTenThousand = 1e4;
    if (!isChinese() || std::abs(amount) < kTenThousand)
        return whole;
    return (*this)("amount.both").arg(whole, m_format.number(amount / kTenThousand, 4));
}

QString ProposalWords::tokens(std::int64_t n) const {
    constexpr std::int64_t kMillion = 1'000'000;
    if (n >= kMillion)
        return m_format.figure(static_cast<double>(n), UnitKind::Tokens);
    return (*this)("tokens").arg(m_format.count(n));
}

} // namespace xuanka::report
