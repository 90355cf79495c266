// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/report/blocks.h"

namespace xuanka::report {

/// Numbers headings, tables and figures as they are added, so that a text can name a table before
/// it stands there: `"Table %1"` with `nextTable()`.
class StoryBuilder {
public:
    /// `tableWords` and `figureWords` are "Table %1. %2" and "Figure %1. %2" of the language.
    StoryBuilder(Story& story, QString tableWords, QString figureWords)
        : m_story(story), m_tableWords(std::move(tableWords)),
          m_figureWords(std::move(figureWords)) {}

    void section(const QString& id, const QString& title, bool startsPage = false) {
        m_subsection = 0;
        add(Heading{QStringLiteral("%1  %2").arg(++m_section).arg(title), id, 1, startsPage});
    }

    void subsection(const QString& title) {
        ++m_subsection;
        add(Heading{QStringLiteral("%1.%2  %3").arg(m_section).arg(m_subsection).arg(title),
                    QStringLiteral("s%1-%2").arg(m_section).arg(m_subsection), 2, false});
    }

    int nextTable() const { return m_tables + 1; }

    int nextFigure() const { return m_figures + 1; }

    int currentSection() const { return m_section; }

    /// A table without rows is no table, and takes no number.
    void table(Table t) {
        if (t.rows.empty())
            return;
        t.caption = m_tableWords.arg(++m_tables).arg(t.caption);
        add(std::move(t));
    }

    void figure(Figure f) {
        f.caption = m_figureWords.arg(++m_figures).arg(f.caption);
        f.spec.title.clear(); // the caption says it
        add(std::move(f));
    }

    void text(const QString& sentence) {
        if (!sentence.isEmpty())
            add(Paragraph{sentence});
    }

    void add(Block block) { m_story.blocks.push_back(std::move(block)); }

private:
    Story& m_story;
    QString m_tableWords;
    QString m_figureWords;
    int m_section = 0;
    int m_subsection = 0;
    int m_tables = 0;
    int m_figures = 0;
};

} // namespace xuanka::report
