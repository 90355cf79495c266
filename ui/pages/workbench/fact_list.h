// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QGridLayout;
class QLabel;

namespace xuanka::pages {

/// A figure with its name.
struct Fact {
    QString name;
    QString value;
    QString tip;
};

/// Names on the left in a quiet tone, figures on the right, each pair one row.
class FactList : public QWidget {
    Q_OBJECT
public:
    explicit FactList(QWidget* parent);

    void show(const std::vector<Fact>& facts);

    QString valueOf(const QString& name) const;

protected:
    void changeEvent(QEvent* event) override;

private:
    struct Row {
        QLabel* name;
        QLabel* value;
    };

    void addRow();
    void paintNames();

    QGridLayout* m_grid;
    QList<Row> m_rows;
};

} // namespace xuanka::pages
