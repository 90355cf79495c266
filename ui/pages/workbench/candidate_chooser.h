// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

#include <QFrame>
#include <QToolButton>

class QLineEdit;
class QListWidget;

namespace xuanka::pages {

/// The list behind the button: every card of the catalogue with a tick, narrowed by typing.
class CandidateList : public QFrame {
    Q_OBJECT
public:
    explicit CandidateList(QWidget* parent);

    void fill(const plan::Catalogue& catalogue, const scenario::Scenario& scenario);
    void retranslate();

Q_SIGNALS:
    void ticked(const QString& acceleratorId, bool isOn);

private:
    void narrow(const QString& typed);

    QLineEdit* m_filter;
    QListWidget* m_list;
    bool m_isFilling = false;
};

/// Which cards have a curve beside the chosen one.
class CandidateChooser : public QToolButton {
    Q_OBJECT
public:
    CandidateChooser(const PageContext& context, QWidget* parent);

    void showOutlook(const outlook::Outlook& outlook);
    void retranslate();

    /// Puts a card among the compared ones or takes it out: one undo step.
    void setCompared(const QString& acceleratorId, bool isCompared);

Q_SIGNALS:
    void statusMessage(const QString& sentence);

private:
    void open();

    PageContext m_context;
    CandidateList* m_popup;
    int m_shown = 0;
};

} // namespace xuanka::pages
