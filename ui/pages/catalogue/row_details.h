// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/catalogue_model.h"

#include <QWidget>

class QGridLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QScrollArea;

namespace xuanka::pages {

/// One row in full: every figure that it has, where it comes from and since when; and what can be
/// done with it.
class RowDetails : public QWidget {
    Q_OBJECT
public:
    explicit RowDetails(QWidget* parent);

    /// A row of the table that `model` shows; the evidence is looked up in `store`.
    void show(const models::CatalogueModel& model, int row, const models::CatalogueStore& store);
    void clear();
    void retranslate();

Q_SIGNALS:
    void copyWanted(const QString& name);
    void restoreWanted();
    void removeWanted();

private:
    void buildActions();
    QLabel* data(const QString& text);
    void addFact(const QString& name, const QString& value);
    void addEvidence(const std::string& ids, const models::CatalogueStore& store);
    void empty();

    QLabel* m_title;
    QLabel* m_origin;
    QScrollArea* m_scroll;
    QWidget* m_facts = nullptr;
    QGridLayout* m_grid = nullptr;
    QWidget* m_actions;
    QLineEdit* m_name;
    QPushButton* m_copy;
    QPushButton* m_restore;
    QPushButton* m_remove;
};

} // namespace xuanka::pages
