// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenario/fields.h"

#include <QWidget>

class QGridLayout;
class QLabel;

namespace xuanka::controls {

/// One input bound to one field: label, editor, and below them what is wrong with it, if anything.
/// It shows a scenario and says what the person wants; it changes nothing itself.
class FieldControl : public QWidget {
    Q_OBJECT
public:
    FieldControl(const scenario::Field& field, QWidget* parent);

    const scenario::Field& field() const { return m_field; }

    /// Shows the field's value in the scenario; says nothing back.
    virtual void showScenario(const scenario::Scenario&) = 0;

    /// One line under the control; empty hides it.
    void showProblem(const QString& sentence);

    /// Labels of one column are equally wide.
    int labelWidth() const;
    void setLabelWidth(int pixels);

Q_SIGNALS:
    void previewed(const xuanka::scenario::Edit& edit); ///< while the control is held
    void committed(const xuanka::scenario::Edit& edit);
    void resetRequested(const QString& key); ///< double click: back to the default

protected:
    /// The editor gets name, tooltip and mnemonic of the field and sits beside the label.
    void setEditor(QWidget* editor);
    void addExtra(QWidget* widget);
    void hideLabel();
    virtual void retranslate();
    void changeEvent(QEvent* event) override;
    scenario::Edit edit(scenario::FieldValue value) const;
    /// Names a part for screen readers and tests.
    void describe(QWidget* part, const char* suffix);

private:
    void paintProblem();

    const scenario::Field& m_field;
    QGridLayout* m_grid;
    QLabel* m_label;
    QLabel* m_problem;
    QWidget* m_editor = nullptr;
    QList<QWidget*> m_parts;
};

} // namespace xuanka::controls
