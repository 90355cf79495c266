// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/advisor_page.h"

#include "app/scenario/meeting.h"
#include "ui/pages/advisor/advice_tree_view.h"
#include "ui/pages/advisor/answer_row.h"
#include "ui/text/voice.h"
#include "ui/theme/fonts.h"

#include <QButtonGroup>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace xuanka::pages {

namespace {

constexpr auto kDefaultTree = "xuanka";

QLabel* words(QWidget* parent, const char* name, theme::TextSize size, bool isSemibold = false) {
    auto* label = new QLabel(parent);
    label->setObjectName(QString::fromLatin1(name));
    label->setFont(theme::font(size, isSemibold));
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

QPushButton* button(QWidget* parent, const char* name) {
    auto* b = new QPushButton(parent);
    b->setObjectName(QString::fromLatin1(name));
    return b;
}

void name(QPushButton* b, const QString& text, const QString& tip) {
    b->setText(text);
    b->setToolTip(tip);
    b->setAccessibleName(QString(text).remove(QLatin1Char('&')));
}

} // namespace

AdvisorPage::AdvisorPage(const PageContext& context, QWidget* parent)
    : Page(parent), m_context(context) {
    auto* columns = new QSplitter(Qt::Horizontal, this);
    columns->setObjectName(QStringLiteral("advisorColumns"));
    columns->setChildrenCollapsible(false);
    auto* right = new QSplitter(Qt::Vertical, columns);
    right->setChildrenCollapsible(false);
    columns->addWidget(buildTree());
    right->addWidget(buildQuestion());
    right->addWidget(buildOutcome());
    right->setStretchFactor(0, 0);
    right->setStretchFactor(1, 1);
    columns->addWidget(right);
    columns->setStretchFactor(0, 2);
    columns->setStretchFactor(1, 3);
    columns->setSizes({460, 760});
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(8, 8, 8, 8);
    row->addWidget(columns);
    fillTrees();
    retranslate();
}

QWidget* AdvisorPage::buildTree() {
    auto* left = new QWidget(this);
    auto* column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    m_trees = new QComboBox(left);
    m_trees->setObjectName(QStringLiteral("trees"));
    m_view = new AdviceTreeView(left);
    m_view->setObjectName(QStringLiteral("tree"));
    auto* scroll = new QScrollArea(left);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(m_view);
    column->addWidget(m_trees);
    column->addWidget(scroll, 1);
    connect(m_trees, &QComboBox::currentIndexChanged, this, [this] { restart(); });
    connect(m_view, &AdviceTreeView::nodeActivated, this, [this](const QString& id) {
        m_current = id.toStdString();
        showQuestion();
    });
    return left;
}

QWidget* AdvisorPage::buildQuestion() {
    using theme::TextSize;
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(12, 0, 4, 8);
    column->setSpacing(6);
    m_step = words(box, "step", TextSize::Caption);
    m_question = words(box, "question", TextSize::Title, true);
    m_whyButton = button(box, "whyButton");
    m_whyButton->setCheckable(true);
    m_why = words(box, "why", TextSize::Body);
    m_why->hide();
    m_answers = new QVBoxLayout;
    m_answers->setSpacing(4);
    m_group = new QButtonGroup(this);
    m_back = button(box, "back");
    m_next = button(box, "next");
    m_restart = button(box, "restart");
    auto* row = new QHBoxLayout;
    row->addWidget(m_back);
    row->addWidget(m_next);
    row->addWidget(m_restart);
    row->addStretch(1);
    row->addWidget(m_whyButton);
    column->addWidget(m_step);
    column->addWidget(m_question);
    column->addLayout(m_answers);
    column->addWidget(m_why);
    column->addLayout(row);
    column->addStretch(1);
    connect(m_whyButton, &QPushButton::toggled, m_why, &QWidget::setVisible);
    connect(m_back, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_next, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_restart, &QPushButton::clicked, this, &AdvisorPage::restart);
    return box;
}

QWidget* AdvisorPage::buildOutcome() {
    using theme::TextSize;
    auto* box = new QWidget(this);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(12, 4, 4, 0);
    m_recommendation = words(box, "recommendation", TextSize::Heading, true);
    m_notes = words(box, "notes", TextSize::Caption);
    m_take = button(box, "takePlan");
    m_propose = button(box, "makeProposal");
    auto* row = new QHBoxLayout;
    row->addWidget(m_take);
    row->addWidget(m_propose);
    row->addStretch(1);
    m_cards = new CardLists(box);
    column->addWidget(m_recommendation);
    column->addWidget(m_notes);
    column->addLayout(row);
    column->addWidget(m_cards, 1);
    connect(m_cards, &CardLists::activated, this, &AdvisorPage::takePlan);
    connect(m_cards, &CardLists::chosenChanged, this, &AdvisorPage::showRecommendation);
    connect(m_take, &QPushButton::clicked, this, &AdvisorPage::takePlan);
    connect(m_propose, &QPushButton::clicked, this, [this] {
        takePlan();
        Q_EMIT pageRequested(QStringLiteral("proposal"));
    });
    return box;
}

void AdvisorPage::fillTrees() {
    const QSignalBlocker quiet(m_trees);
    const QString chosen = m_trees->currentData().toString();
    m_trees->clear();
    const text::Voice voice;
    for (const advice::Tree& t : m_context.library->trees)
        m_trees->addItem(voice.say(t.name), QString::fromStdString(t.id));
    const int at = m_trees->findData(chosen.isEmpty() ? QString::fromLatin1(kDefaultTree) : chosen);
    m_trees->setCurrentIndex(std::max(0, at));
}

const advice::Tree* AdvisorPage::tree() const {
    const auto& trees = m_context.library->trees;
    const auto it = std::ranges::find(trees, m_trees->currentData().toString().toStdString(),
                                      &advice::Tree::id);
    return it == trees.end() ? nullptr : &*it;
}

void AdvisorPage::setLibrary(const outlook::LibraryPtr& library) {
    m_context.library = library;
    fillTrees();
    ask();
}

void AdvisorPage::showOutlook(const OutlookPtr& outlook, Moment moment) {
    if (moment == Moment::Preview)
        return;
    m_outlook = outlook;
    ask();
}

/// Away from the window: every card of the catalogue is planned anew.
void AdvisorPage::ask() {
    if (!m_outlook || tree() == nullptr)
        return;
    const auto& project = *m_context.document.project();
    m_currency =
        QString::fromStdString(scenario::meetingFromJson(project.meetingJson).proposal.currency);
    advice::AdviceQuery q;
    q.choice = m_context.document.scenario().choice;
    q.catalogue = m_context.library->catalogue;
    if (m_outlook->plan)
        q.imported = m_outlook->plan->model;
    q.given = m_given;
    q.terms.currency = m_currency.toStdString();
    m_job.start(
        [q, t = *tree(), library = m_context.library](const runtime::JobControl&) mutable {
            q.market = &library->market;
            return std::make_shared<const advice::Advice>(advice::advise(t, q));
        },
        [this](const AdvicePtr& advice) {
            m_advice = advice;
            showAdvice();
        });
}

void AdvisorPage::showAdvice() {
    if (!m_advice || tree() == nullptr)
        return;
    const auto& steps = m_advice->walk.steps;
    if (std::ranges::find(steps, m_current, &advice::Step::nodeId) == steps.end())
        m_current = steps.empty() ? tree()->root : steps.front().nodeId;
    m_cards->show(m_advice, *m_context.library->catalogue, m_currency);
    const text::Voice voice;
    QStringList notes;
    for (const Bilingual& note : m_advice->notes)
        notes << voice.say(note);
    m_notes->setText(notes.join(QLatin1Char('\n')));
    m_notes->setVisible(!notes.isEmpty());
    showQuestion();
    showRecommendation();
}

std::size_t AdvisorPage::at() const {
    const auto& steps = m_advice->walk.steps;
    return static_cast<std::size_t>(std::ranges::find(steps, m_current, &advice::Step::nodeId) -
                                    steps.begin());
}

void AdvisorPage::showQuestion() {
    if (!m_advice || tree() == nullptr)
        return;
    const advice::Node* node = tree()->find(m_current);
    m_view->show(*tree(), m_advice->walk, m_current);
    const std::size_t index = at();
    const auto& steps = m_advice->walk.steps;
    if (node == nullptr || index >= steps.size())
        return;
    const text::Voice voice;
    const advice::Step& step = steps[index];
    m_step->setText(tr("Question %1 of %2").arg(index + 1).arg(steps.size()));
    m_question->setText(voice.say(node->question));
    m_why->setText(
        voice.say(node->why) +
        (node->evidence.empty()
             ? QString()
             : QLatin1Char('\n') + tr("Evidence: %1").arg(QString::fromStdString(node->evidence))));
    while (QLayoutItem* item = m_answers->takeAt(0)) {
        item->widget()->deleteLater();
        item->widget()->hide();
        delete item;
    }
    using From = advice::Step::From;
    const QString origin = step.from == From::Scenario ? tr("taken from your scenario")
                           : step.from == From::User   ? tr("your answer")
                                                       : tr("assumed until you answer");
    for (const advice::Answer& a : node->answers) {
        const bool isTaken = a.id == step.answerId;
        auto* row = new AnswerRow(this);
        row->setObjectName(QStringLiteral("answer-") + QString::fromStdString(a.id));
        row->setTexts(voice.say(a.label), voice.say(a.consequence), isTaken ? origin : QString());
        row->setChecked(isTaken);
        connect(row, &AnswerRow::clicked, this, [this, id = a.id] { answer(id); });
        m_answers->addWidget(row);
        row->show();
    }
    m_back->setEnabled(index > 0);
    m_next->setEnabled(index + 1 < steps.size());
}

void AdvisorPage::answer(const std::string& answerId) {
    m_given[m_current] = answerId;
    ask();
}

void AdvisorPage::move(int by) {
    if (!m_advice)
        return;
    const auto& steps = m_advice->walk.steps;
    const auto to = static_cast<std::ptrdiff_t>(at()) + by;
    if (to < 0 || to >= static_cast<std::ptrdiff_t>(steps.size()))
        return;
    m_current = steps[static_cast<std::size_t>(to)].nodeId;
    showQuestion();
}

void AdvisorPage::restart() {
    m_given.clear();
    m_current.clear();
    ask();
}

void AdvisorPage::showRecommendation() {
    const int row = m_cards->chosen();
    const bool hasCard = m_advice && row >= 0;
    m_take->setEnabled(hasCard);
    m_propose->setEnabled(hasCard);
    if (!m_advice)
        return;
    if (!hasCard) {
        m_recommendation->setText(tr("No card of the catalogue does this job as it is set."));
        return;
    }
    const text::Voice voice;
    const text::Format f(voice.language());
    const advice::Candidate& c = m_advice->inPlay[static_cast<std::size_t>(row)];
    const auto card = plan::findAccelerator(*m_context.library->catalogue, c.acceleratorId);
    QString sentence = QStringLiteral("%1 × %2").arg(
        f.count(c.plan.choice.fleet.gpus),
        QString::fromStdString(card ? (*card)->name : c.acceleratorId));
    if (c.capital)
        sentence = tr("%1, %2 to buy").arg(sentence, f.money(*c.capital, m_currency));
    if (!m_advice->channel.empty())
        sentence += QStringLiteral(" · ") + voice.word("cli.channel." + m_advice->channel);
    m_recommendation->setText(row == 0 ? tr("Recommended: %1").arg(sentence)
                                       : tr("Alternative: %1").arg(sentence));
}

void AdvisorPage::takePlan() {
    const int row = m_cards->chosen();
    if (!m_advice || row < 0)
        return;
    scenario::Scenario s = m_context.document.scenario();
    s.choice = m_advice->inPlay[static_cast<std::size_t>(row)].plan.choice;
    m_context.document.commit(std::move(s), tr("Take the advised plan"));
    Q_EMIT statusMessage(tr("The plan is now your scenario; undo takes it back"));
}

void AdvisorPage::retranslate() {
    m_trees->setAccessibleName(tr("Decision tree"));
    m_trees->setToolTip(tr("Which decision tree asks the questions"));
    m_view->setAccessibleName(tr("Drawn decision tree"));
    m_view->setToolTip(tr("The walked path is lit; press a question to open it"));
    name(m_back, tr("&Back"), tr("The question before"));
    name(m_next, tr("&Next"), tr("The next question"));
    name(m_restart, tr("&Restart"), tr("Forget your answers; the scenario's stay"));
    name(m_whyButton, tr("Wh&y this question"), tr("What the answer changes, and the evidence"));
    name(m_take, tr("&Use this plan"), tr("Make the chosen card's plan the current scenario"));
    name(m_propose, tr("Make &proposal"), tr("Take the plan and open the proposal"));
    fillTrees();
    m_cards->retranslate();
    showAdvice();
}

Page* makeAdvisor(const PageContext& context, QWidget* parent) {
    return new AdvisorPage(context, parent);
}

} // namespace xuanka::pages
