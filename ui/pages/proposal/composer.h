// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenario/meeting.h"
#include "ui/report/reviewer_questions.h"

#include <QScrollArea>

#include <functional>
#include <initializer_list>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QListWidget;
class QPlainTextEdit;
class QPushButton;

namespace xuanka::pages {

/// What a proposal is made of, to be set: form, names, sections, scenarios beside it, and the
/// reviewers' questions with the applicant's own answers.
class Composer : public QScrollArea {
    Q_OBJECT
public:
    explicit Composer(QWidget* parent = nullptr);

    void show(const scenario::ProposalSettings& settings, const QStringList& otherScenarios);
    void showQuestions(const std::vector<report::QuestionState>& questions);
    using QScrollArea::show;
    void retranslate();

    using Change = std::function<void(scenario::ProposalSettings&)>;

    /// What a change asks its owner to keep.
    std::function<void(const Change&)> change;
    std::function<QString()> askForLogo;

    QSize sizeHint() const override { return {330, 600}; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Choice {
        QComboBox* box;
        QLabel* label;
        std::string scenario::ProposalSettings::*member;
    };

    struct Text {
        QLineEdit* edit;
        QLabel* label;
        std::string scenario::ProposalSettings::*member;
    };

    void addChoice(const char* name,
                   std::string scenario::ProposalSettings::*member,
                   std::initializer_list<const char*> values);
    void addText(const char* name, std::string scenario::ProposalSettings::*member);
    QListWidget* newList(const char* name);
    void fillSections(const scenario::ProposalSettings& settings);
    void keepQuestion();
    void showQuestion();

    QFormLayout* m_form;
    std::vector<Choice> m_choices;
    std::vector<Text> m_texts;
    QPushButton* m_logo;
    QPushButton* m_noLogo;
    QLabel* m_scenariosLabel;
    QListWidget* m_scenarios;
    QLabel* m_sectionsLabel;
    QListWidget* m_sections;
    QLabel* m_questionsLabel;
    QListWidget* m_questions;
    QPlainTextEdit* m_answer;
    std::vector<report::QuestionState> m_states;
    std::string m_question; ///< id of the one whose answer is edited
    bool m_isFilling = false;
};

} // namespace xuanka::pages
