// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

#include <QScrollArea>

class QLabel;
class QVBoxLayout;

namespace xuanka::pages {

class FactList;
class MemoryMeter;
class RemedyRow;

/// The right side of the workbench: the answer in words and the changes that make it better, each
/// applied by one click as one undo step.
class AnswerPanel : public QScrollArea {
    Q_OBJECT
public:
    AnswerPanel(const PageContext& context, QWidget* parent);

    void showOutlook(const outlook::Outlook& outlook);

    QSize sizeHint() const override { return {264, 640}; }

    QSize minimumSizeHint() const override { return {208, 200}; }

Q_SIGNALS:
    void statusMessage(const QString& sentence);

protected:
    void changeEvent(QEvent* event) override;

private:
    void buildHead(QWidget* body);
    void buildRemedies(QWidget* body);
    void showNumbers(const outlook::Outlook& outlook);
    void showProblems(const outlook::Outlook& outlook);
    void showRemedies(const outlook::Outlook& outlook);
    void apply(const RemedyRow& row);
    void paint();

    PageContext m_context;
    QVBoxLayout* m_column = nullptr;
    QLabel* m_verdict = nullptr;
    QLabel* m_memory = nullptr;
    MemoryMeter* m_meter = nullptr;
    QLabel* m_memoryNote = nullptr;
    QLabel* m_speed = nullptr;
    QLabel* m_speedNote = nullptr;
    FactList* m_facts = nullptr;
    QLabel* m_problems = nullptr;
    QLabel* m_remedyHeading = nullptr;
    QLabel* m_noRemedy = nullptr;
    QList<RemedyRow*> m_remedies;
    std::vector<Error> m_errors;
    bool m_isGood = true;
};

} // namespace xuanka::pages
