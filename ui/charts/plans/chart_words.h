// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/outlook/outlook.h"
#include "ui/charts/chart_spec.h"
#include "ui/text/voice.h"
#include "ui/theme/series_colours.h"

namespace xuanka::charts {

/// What the charts of an outlook are written with: a language, and the colours that cards have in
/// this session. Window and proposal each bring their own voice.
class ChartWords {
public:
    ChartWords(text::Voice voice, theme::CardColours& colours)
        : m_voice(std::move(voice)), m_colours(colours), m_format(m_voice.language()) {}

    QString word(std::string_view id) const { return m_voice.word(id); }

    QString sentence(const Message& message) const { return m_voice.sentence(message); }

    const text::Voice& voice() const { return m_voice; }

    const text::Format& format() const { return m_format; }

    text::Language language() const { return m_voice.language(); }

    Ink inkOf(const outlook::Candidate& c) const {
        return {Ink::Kind::Card, m_colours.slot(c.accelerator->id)};
    }

    /// "21.4 of 23.6 GiB, fits" or "3.2 GiB short".
    QString fitNote(const estimate::Memory&) const;

private:
    text::Voice m_voice;
    theme::CardColours& m_colours;
    text::Format m_format;
};

double gib(double bytes);
double gib(Bytes bytes);
QString idOf(const outlook::Candidate&);
QString nameOf(const outlook::Candidate&);

/// The candidate with this id; null where there is none.
const outlook::Candidate* candidateOf(const outlook::Outlook&, const QString& id);

/// A new spec with language and title.
ChartSpec newSpec(const ChartWords&, ChartKind, std::string_view titleId);

} // namespace xuanka::charts
