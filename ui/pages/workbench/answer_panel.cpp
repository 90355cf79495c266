// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workbench/answer_panel.h"

#include "ui/pages/workbench/answer_text.h"
#include "ui/pages/workbench/input_panel.h"
#include "ui/pages/workbench/memory_meter.h"
#include "ui/pages/workbench/remedy_row.h"
#include "ui/text/voice.h"
#include "ui/theme/colours.h"
#include "ui/theme/fonts.h"

#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace xuanka::pages {

namespace {

constexpr int kRemedies = 3;

QLabel* label(QWidget* parent, const char* name, theme::TextSize size, bool isSemibold = false) {
    auto* l = new QLabel(parent);
    l->setObjectName(QString::fromLatin1(name));
    l->setFont(theme::font(size, isSemibold));
    l->setWordWrap(true);
    l->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return l;
}

void setInk(QLabel* l, const QColor& colour) {
    QPalette p = l->palette();
    p.setColor(QPalette::WindowText, colour);
    l->setPalette(p);
}

} // namespace

AnswerPanel::AnswerPanel(const PageContext& context, QWidget* parent)
    : QScrollArea(parent), m_context(context) {
    setObjectName(QStringLiteral("answer"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto* body = new QWidget(this);
    m_column = new QVBoxLayout(body);
    m_column->setContentsMargins(12, 12, 12, 12);
    m_column->setSpacing(4);
    buildHead(body);
    buildRemedies(body);
    m_column->addStretch(1);
    setWidget(body);
    paint();
}

void AnswerPanel::buildHead(QWidget* body) {
    using theme::TextSize;
    m_verdict = label(body, "verdict", TextSize::Title, true);
    m_memory = label(body, "memory", TextSize::Heading);
    m_meter = new MemoryMeter(body);
    m_memoryNote = label(body, "memoryNote", TextSize::Caption);
    m_speed = label(body, "speed", TextSize::Title);
    m_speedNote = label(body, "speedNote", TextSize::Caption);
    m_facts = new FactList(body);
    m_facts->setObjectName(QStringLiteral("facts"));
    m_problems = label(body, "problems", TextSize::Body);
    m_problems->setTextFormat(Qt::RichText);
    m_problems->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    connect(m_problems, &QLabel::linkActivated, this, [this](const QString& index) {
        const auto at = index.toULongLong();
        if (const auto edit = at < m_errors.size() ? repair(m_errors[at]) : std::nullopt)
            if (const auto done = m_context.document.commit(*edit); !done)
                Q_EMIT statusMessage(text::Voice().line(done.error()));
    });
    for (QWidget* w : std::initializer_list<QWidget*>{m_verdict, m_memory, m_meter, m_memoryNote})
        m_column->addWidget(w);
    m_column->addWidget(m_problems);
    m_column->addSpacing(12);
    m_column->addWidget(m_speed);
    m_column->addWidget(m_speedNote);
    m_column->addSpacing(12);
    m_column->addWidget(m_facts);
}

void AnswerPanel::buildRemedies(QWidget* body) {
    m_column->addSpacing(16);
    m_remedyHeading = label(body, "remedyHeading", theme::TextSize::Body, true);
    m_noRemedy = label(body, "noRemedy", theme::TextSize::Caption);
    m_column->addWidget(m_remedyHeading);
    m_column->addWidget(m_noRemedy);
    for (int i = 0; i < kRemedies; ++i) {
        auto* row = new RemedyRow(body);
        row->setObjectName(QStringLiteral("remedy%1").arg(i));
        connect(row, &RemedyRow::clicked, this, [this, row] { apply(*row); });
        m_column->addWidget(row);
        m_remedies.append(row);
    }
}

void AnswerPanel::apply(const RemedyRow& row) {
    const std::vector<scenario::Edit> edits = row.edits(); // the row is rewritten while it applies
    const QString what = row.text();
    const auto done = m_context.document.commit(edits, what);
    Q_EMIT statusMessage(done ? tr("Applied: %1").arg(what) : text::Voice().line(done.error()));
}

void AnswerPanel::paint() {
    const theme::Colours& c = theme::coloursOf(palette());
    setInk(m_verdict, m_isGood ? c.good : c.bad);
    for (QLabel* l : {m_memoryNote, m_speedNote, m_noRemedy})
        setInk(l, c.quiet);
    setInk(m_problems, c.bad);
}

void AnswerPanel::showOutlook(const outlook::Outlook& outlook) {
    m_verdict->setText(AnswerText::verdict(outlook));
    if (m_isGood != outlook.fits()) {
        m_isGood = outlook.fits();
        paint();
    }
    const bool hasNow = outlook.now.has_value();
    for (QWidget* w :
         std::initializer_list<QWidget*>{m_memory, m_meter, m_memoryNote, m_speed, m_speedNote})
        w->setVisible(hasNow);
    if (hasNow)
        showNumbers(outlook);
    m_facts->show(AnswerText::facts(outlook));
    showProblems(outlook);
    showRemedies(outlook);
}

void AnswerPanel::showNumbers(const outlook::Outlook& outlook) {
    m_memory->setText(AnswerText::memory(outlook.now->memory));
    m_memoryNote->setText(AnswerText::memoryNote(outlook.now->memory));
    m_meter->show(outlook.now->memory);
    const bool hasSpeed = outlook.now->tokensPerSecond.value > 0.0;
    m_speed->setVisible(hasSpeed);
    m_speedNote->setVisible(hasSpeed);
    m_speed->setText(AnswerText::speed(*outlook.now));
    m_speedNote->setText(AnswerText::speedNote(outlook));
}

void AnswerPanel::showProblems(const outlook::Outlook& outlook) {
    m_errors = outlook.errors;
    QString html;
    for (std::size_t i = 0; i < m_errors.size(); ++i) {
        QString line = problemHtml(m_errors[i], tr("Use %1"));
        line.replace(QStringLiteral("href=\"repair\""), QStringLiteral("href=\"%1\"").arg(i));
        html += QStringLiteral("<p>%1</p>").arg(line);
    }
    const text::Voice voice;
    for (const Message& warning : outlook.warnings)
        html += QStringLiteral("<p>%1</p>").arg(voice.sentence(warning).toHtmlEscaped());
    if (m_problems->text() != html)
        m_problems->setText(html);
    m_problems->setVisible(!html.isEmpty());
}

void AnswerPanel::showRemedies(const outlook::Outlook& outlook) {
    const auto found = static_cast<qsizetype>(outlook.remedies.size());
    m_remedyHeading->setVisible(outlook.now.has_value());
    m_remedyHeading->setText(AnswerText::remedyHeading(outlook));
    m_noRemedy->setVisible(outlook.now.has_value() && found == 0);
    m_noRemedy->setText(outlook.fits()
                            ? tr("No single change makes this plan faster on these cards.")
                            : tr("No change of up to two settings makes this plan fit here."));
    for (qsizetype i = 0; i < m_remedies.size(); ++i) {
        m_remedies[i]->setVisible(i < found);
        if (i < found)
            m_remedies[i]->show(outlook.remedies[static_cast<std::size_t>(i)]);
    }
}

void AnswerPanel::changeEvent(QEvent* event) {
    if (event->type() == QEvent::PaletteChange)
        paint();
    QScrollArea::changeEvent(event);
}

} // namespace xuanka::pages
