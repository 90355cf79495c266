// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/field_control.h"
#include "ui/controls/picker_item.h"

class QComboBox;
class QLineEdit;

namespace xuanka::controls {

class SearchPicker;

/// A row of the catalogue out of a list short enough to scroll.
class IdControl : public FieldControl {
    Q_OBJECT
public:
    IdControl(const scenario::Field& field, ItemSource source, QWidget* parent);
    void showScenario(const scenario::Scenario&) override;

protected:
    void retranslate() override;

private:
    void fill();

    ItemSource m_source;
    QComboBox* m_box;
};

/// A row of the catalogue found by typing a part of its name.
class SearchControl : public FieldControl {
    Q_OBJECT
public:
    SearchControl(const scenario::Field& field, ItemSource source, QWidget* parent);
    void showScenario(const scenario::Scenario&) override;

protected:
    void retranslate() override;

private:
    SearchPicker* m_picker;
};

/// Free text, such as a name or the targets of an adapter.
class TextControl : public FieldControl {
    Q_OBJECT
public:
    TextControl(const scenario::Field& field, QWidget* parent);
    void showScenario(const scenario::Scenario&) override;

private:
    QLineEdit* m_line;
};

} // namespace xuanka::controls
