// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/proposal/composer.h"

#include "ui/report/proposal_sections.h"
#include "ui/text/voice.h"
#include "ui/theme/fonts.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace xuanka::pages {

namespace {

using Settings = scenario::ProposalSettings;

constexpr int kIdRole = Qt::UserRole;
constexpr int kMostTextLength = 200;

QLabel* heading(QWidget* parent) {
    auto* label = new QLabel(parent);
    label->setFont(theme::font(theme::TextSize::Body, true));
    return label;
}

/// As tall as its rows: the panel scrolls, not the list.
void fitRows(QListWidget* list) {
    int height = 2 * list->frameWidth() + 2;
    for (int i = 0; i < list->count(); ++i)
        height += list->sizeHintForRow(i) + 2 * list->spacing();
    list->setFixedHeight(height);
}

} // namespace

Composer::Composer(QWidget* parent) : QScrollArea(parent) {
    setObjectName(QStringLiteral("composer"));
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(290);
    auto* body = new QWidget(this);
    auto* column = new QVBoxLayout(body);
    column->setContentsMargins(4, 0, 8, 8);
    m_form = new QFormLayout;
    m_form->setLabelAlignment(Qt::AlignLeft);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    column->addLayout(m_form);
    addChoice("template", &Settings::templateId, {"company", "institute"});
    addChoice("language", &Settings::language, {"", "zh", "en", "both"});
    addChoice("currency", &Settings::currency, {"CNY", "USD", "EUR"});
    addChoice("region", &Settings::region, {"CN", "US", "EU"});
    addChoice("paper", &Settings::paper, {"a4", "letter"});
    addText("organisation", &Settings::organisation);
    addText("unit", &Settings::unit);
    addText("applicant", &Settings::applicant);
    auto* logos = new QHBoxLayout;
    m_logo = new QPushButton(body);
    m_logo->setObjectName(QStringLiteral("logo"));
    m_noLogo = new QPushButton(body);
    m_noLogo->setObjectName(QStringLiteral("noLogo"));
    logos->addWidget(m_logo);
    logos->addWidget(m_noLogo);
    logos->addStretch(1);
    column->addLayout(logos);
    m_scenariosLabel = heading(body);
    m_scenarios = newList("scenariosBeside");
    m_sectionsLabel = heading(body);
    m_sections = newList("sections");
    m_questionsLabel = heading(body);
    m_questions = newList("questions");
    m_answer = new QPlainTextEdit(body);
    m_answer->setObjectName(QStringLiteral("ownAnswer"));
    m_answer->setTabChangesFocus(true);
    m_answer->setFixedHeight(72);
    for (QWidget* w :
         std::initializer_list<QWidget*>{m_scenariosLabel, m_scenarios, m_sectionsLabel, m_sections,
                                         m_questionsLabel, m_questions, m_answer})
        column->addWidget(w);
    column->addStretch(1);
    setWidget(body);
    connect(m_logo, &QPushButton::clicked, this, [this] {
        const QString picture = askForLogo ? askForLogo() : QString();
        if (!picture.isEmpty())
            change([picture](Settings& s) { s.logo = picture.toStdString(); });
    });
    connect(m_noLogo, &QPushButton::clicked, this,
            [this] { change([](Settings& s) { s.logo.clear(); }); });
    connect(m_sections, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        if (m_isFilling)
            return;
        const std::string id = item->data(kIdRole).toString().toStdString();
        const bool isIn = item->checkState() == Qt::Checked;
        change([=](Settings& s) {
            std::erase(s.leftOut, id);
            if (!isIn)
                s.leftOut.push_back(id);
        });
    });
    connect(m_scenarios, &QListWidget::itemChanged, this, [this](const QListWidgetItem* item) {
        if (m_isFilling)
            return;
        const std::string id = item->data(kIdRole).toString().toStdString();
        const bool isIn = item->checkState() == Qt::Checked;
        change([=](Settings& s) {
            std::erase(s.compared, id);
            if (isIn)
                s.compared.push_back(id);
        });
    });
    connect(m_questions, &QListWidget::currentItemChanged, this, [this] {
        if (m_isFilling)
            return;
        keepQuestion();
        showQuestion();
    });
    m_answer->installEventFilter(this);
}

void Composer::addChoice(const char* name,
                         std::string Settings::*member,
                         std::initializer_list<const char*> values) {
    auto* box = new QComboBox(this);
    box->setObjectName(QString::fromLatin1(name));
    for (const char* v : values)
        box->addItem(QString::fromLatin1(v), QString::fromLatin1(v));
    auto* label = new QLabel(this);
    label->setBuddy(box);
    m_form->addRow(label, box);
    m_choices.push_back({box, label, member});
    connect(box, &QComboBox::activated, this, [this, box, member] {
        const std::string value = box->currentData().toString().toStdString();
        change([=](Settings& s) { s.*member = value; });
    });
}

void Composer::addText(const char* name, std::string Settings::*member) {
    auto* edit = new QLineEdit(this);
    edit->setObjectName(QString::fromLatin1(name));
    edit->setMaxLength(kMostTextLength);
    auto* label = new QLabel(this);
    label->setBuddy(edit);
    m_form->addRow(label, edit);
    m_texts.push_back({edit, label, member});
    connect(edit, &QLineEdit::editingFinished, this, [this, edit, member] {
        const std::string value = edit->text().trimmed().toStdString();
        if (edit->isModified())
            change([=](Settings& s) { s.*member = value; });
        edit->setModified(false);
    });
}

QListWidget* Composer::newList(const char* name) {
    auto* list = new QListWidget(this);
    list->setObjectName(QString::fromLatin1(name));
    list->setFrameShape(QFrame::NoFrame);
    list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    list->setTextElideMode(Qt::ElideRight);
    return list;
}

void Composer::fillSections(const Settings& settings) {
    const text::Voice voice;
    m_sections->clear();
    for (const report::SectionRow& row : report::sectionRows()) {
        const bool isOfTemplate =
            settings.templateId == "institute" ? row.forInstitute : row.forCompany;
        if (!isOfTemplate)
            continue;
        auto* item =
            new QListWidgetItem(voice.word(std::string("proposal.section.") + row.id), m_sections);
        item->setData(kIdRole, QString::fromLatin1(row.id));
        const bool isIn = row.isNeeded || std::ranges::count(settings.leftOut, row.id) == 0;
        item->setFlags(row.isNeeded
                           ? Qt::ItemIsSelectable
                           : Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        item->setCheckState(isIn ? Qt::Checked : Qt::Unchecked);
        item->setToolTip(row.isNeeded ? tr("No proposal goes without it") : item->text());
    }
    fitRows(m_sections);
}

void Composer::show(const Settings& settings, const QStringList& otherScenarios) {
    m_isFilling = true;
    for (const Choice& c : m_choices)
        c.box->setCurrentIndex(
            std::max(0, c.box->findData(QString::fromStdString(settings.*c.member))));
    for (const Text& t : m_texts)
        if (const QString value = QString::fromStdString(settings.*t.member);
            t.edit->text() != value && !t.edit->isModified())
            t.edit->setText(value);
    fillSections(settings);
    m_scenarios->clear();
    for (const QString& name : otherScenarios) {
        auto* item = new QListWidgetItem(name, m_scenarios);
        item->setData(kIdRole, name);
        item->setToolTip(name);
        item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsUserCheckable | Qt::ItemIsSelectable);
        const bool isIn = std::ranges::count(settings.compared, name.toStdString()) > 0;
        item->setCheckState(isIn ? Qt::Checked : Qt::Unchecked);
    }
    fitRows(m_scenarios);
    m_scenarios->setVisible(!otherScenarios.isEmpty());
    m_scenariosLabel->setVisible(!otherScenarios.isEmpty());
    m_noLogo->setEnabled(!settings.logo.empty());
    m_isFilling = false;
}

void Composer::showQuestions(const std::vector<report::QuestionState>& questions) {
    m_isFilling = true;
    m_states = questions;
    m_questions->clear();
    int open = 0;
    int chosen = 0;
    for (std::size_t i = 0; i < questions.size(); ++i) {
        const report::QuestionState& q = questions[i];
        open += q.isOpen ? 1 : 0;
        const QString mark = q.isOpen ? QStringLiteral("○ ") : QStringLiteral("● ");
        auto* item = new QListWidgetItem(
            mark + QString::number(i + 1) + QStringLiteral("  ") + q.question, m_questions);
        item->setToolTip(q.question);
        item->setData(kIdRole, QString::fromStdString(q.id));
        if (q.id == m_question)
            chosen = static_cast<int>(i);
    }
    m_questionsLabel->setText(
        tr("Questions of reviewers: %1 of %2 open").arg(open).arg(questions.size()));
    fitRows(m_questions);
    m_questions->setCurrentRow(chosen);
    m_isFilling = false;
    if (!m_answer->document()->isModified())
        showQuestion();
}

void Composer::showQuestion() {
    const int row = m_questions->currentRow();
    if (row < 0 || static_cast<std::size_t>(row) >= m_states.size())
        return;
    const report::QuestionState& q = m_states[static_cast<std::size_t>(row)];
    m_question = q.id;
    m_answer->setPlainText(q.given);
    m_answer->document()->setModified(false);
    m_answer->setPlaceholderText(
        q.found.isEmpty() ? tr("Your answer; the figures of this document say nothing to it.")
                          : q.found);
}

void Composer::keepQuestion() {
    if (!m_answer->document()->isModified() || m_question.empty())
        return;
    m_answer->document()->setModified(false);
    const std::string text = m_answer->toPlainText().trimmed().toStdString();
    change([id = m_question, text](Settings& s) {
        if (text.empty())
            s.answers.erase(id);
        else
            s.answers[id] = text;
    });
}

void Composer::retranslate() {
    const std::array labels{tr("&Template"), tr("&Language"), tr("Curre&ncy"), tr("Re&gion"),
                            tr("Pa&per")};
    const std::array tips{tr("Capital request of a company, or the argument of an institute"),
                          tr("Language of the document"), tr("Currency of all amounts"),
                          tr("Whose rents, taxes and tariffs are taken"), tr("Size of the pages")};
    const std::array<QStringList, 5> words{
        QStringList{tr("Company"), tr("University or institute")},
        QStringList{tr("As the window"), QStringLiteral("中文"), QStringLiteral("English"),
                    tr("Both")},
        QStringList{QStringLiteral("CNY"), QStringLiteral("USD"), QStringLiteral("EUR")},
        QStringList{tr("China"), tr("United States"), tr("European Union")},
        QStringList{QStringLiteral("A4"), QStringLiteral("Letter")}};
    for (std::size_t i = 0; i < m_choices.size(); ++i) {
        m_choices[i].label->setText(labels[i]);
        m_choices[i].box->setToolTip(tips[i]);
        m_choices[i].box->setAccessibleName(QString(labels[i]).remove(QLatin1Char('&')));
        for (int w = 0; w < words[i].size(); ++w)
            m_choices[i].box->setItemText(w, words[i][w]);
    }
    const std::array names{tr("&Organisation"), tr("&Unit"), tr("Appl&icant")};
    const std::array nameTips{tr("Whose name stands on the cover"),
                              tr("Department or group that asks"), tr("Who signs as applicant")};
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
        m_texts[i].label->setText(names[i]);
        m_texts[i].edit->setToolTip(nameTips[i]);
        m_texts[i].edit->setAccessibleName(QString(names[i]).remove(QLatin1Char('&')));
    }
    m_logo->setText(tr("&Browse for a logo…"));
    m_logo->setToolTip(tr("A PNG or JPEG picture for the cover, up to 1 MB"));
    m_logo->setAccessibleName(tr("Logo"));
    m_noLogo->setText(tr("No logo"));
    m_noLogo->setToolTip(tr("Take the logo off the cover"));
    m_noLogo->setAccessibleName(tr("No logo"));
    m_scenariosLabel->setText(tr("Scenarios beside it"));
    m_scenarios->setAccessibleName(tr("Scenarios beside it"));
    m_scenarios->setToolTip(tr("Other scenarios of the project that stand in the comparison"));
    m_sectionsLabel->setText(tr("Sections"));
    m_sections->setAccessibleName(tr("Sections"));
    m_sections->setToolTip(tr("What the document holds"));
    m_questions->setAccessibleName(tr("Questions of reviewers"));
    m_questions->setToolTip(tr("● answered, ○ open; choose one to answer it yourself"));
    m_answer->setAccessibleName(tr("Your answer"));
    m_answer->setToolTip(
        tr("Your own answer to the chosen question; it is printed as you write it"));
}

bool Composer::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_answer && event->type() == QEvent::FocusOut)
        keepQuestion();
    return QScrollArea::eventFilter(watched, event);
}

} // namespace xuanka::pages
