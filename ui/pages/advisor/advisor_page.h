// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/advisor/card_lists.h"
#include "ui/pages/page.h"
#include "ui/runtime/background_job.h"

class QButtonGroup;
class QComboBox;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace xuanka::pages {

class AdviceTreeView;

/// The decision tree beside its questions: what the scenario does not answer the person does, and
/// every card that is left has been checked by the engine.
class AdvisorPage : public Page {
    Q_OBJECT
public:
    AdvisorPage(const PageContext& context, QWidget* parent);

    outlook::Visible visible() const override { return {false, false, false, false, 0}; }

    void showOutlook(const OutlookPtr& outlook, Moment moment) override;
    void retranslate() override;
    void setLibrary(const outlook::LibraryPtr& library) override;

private:
    QWidget* buildTree();
    QWidget* buildQuestion();
    QWidget* buildOutcome();
    void fillTrees();
    const advice::Tree* tree() const;
    void ask();
    void showAdvice();
    void showQuestion();
    void showRecommendation();
    void answer(const std::string& answerId);
    void move(int by);
    void restart();
    void takePlan();
    std::size_t at() const;

    PageContext m_context;
    OutlookPtr m_outlook;
    AdvicePtr m_advice;
    advice::GivenAnswers m_given;
    std::string m_current; ///< node whose question is shown
    QString m_currency = QStringLiteral("CNY");
    QComboBox* m_trees;
    AdviceTreeView* m_view;
    QLabel* m_step;
    QLabel* m_question;
    QPushButton* m_whyButton;
    QLabel* m_why;
    QVBoxLayout* m_answers;
    QButtonGroup* m_group;
    QPushButton* m_back;
    QPushButton* m_next;
    QPushButton* m_restart;
    QLabel* m_recommendation;
    QLabel* m_notes;
    QPushButton* m_take;
    QPushButton* m_propose;
    CardLists* m_cards;
    runtime::BackgroundJob<AdvicePtr> m_job; ///< last: it ends before what it answers to
};

Page* makeAdvisor(const PageContext& context, QWidget* parent);

} // namespace xuanka::pages
