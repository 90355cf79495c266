// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/advice/advise.h"

#include <QTabWidget>

#include <memory>

class QTreeWidget;

namespace xuanka::pages {

using AdvicePtr = std::shared_ptr<const advice::Advice>;

/// The cards that still do the job, with their figures, and those that left with their reason.
class CardLists : public QTabWidget {
    Q_OBJECT
public:
    explicit CardLists(QWidget* parent = nullptr);

    void show(const AdvicePtr& advice, const plan::Catalogue& catalogue, const QString& currency);
    using QWidget::show;
    void retranslate();

    /// Row of Advice::inPlay that is chosen; -1: none.
    int chosen() const;

Q_SIGNALS:
    void chosenChanged();
    void activated(); ///< double click or Enter on a card in play

private:
    QTreeWidget* newList(const char* name);

    QTreeWidget* m_inPlay;
    QTreeWidget* m_left;
};

} // namespace xuanka::pages
