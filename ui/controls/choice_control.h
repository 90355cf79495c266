// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/field_control.h"

class QCheckBox;
class QComboBox;

namespace xuanka::controls {

/// One of a few words.
class ChoiceControl : public FieldControl {
    Q_OBJECT
public:
    ChoiceControl(const scenario::Field& field, QWidget* parent);
    void showScenario(const scenario::Scenario&) override;

protected:
    void retranslate() override;

private:
    QComboBox* m_box;
};

/// On or off; the label is the check box's own.
class SwitchControl : public FieldControl {
    Q_OBJECT
public:
    SwitchControl(const scenario::Field& field, QWidget* parent);
    void showScenario(const scenario::Scenario&) override;

protected:
    void retranslate() override;

private:
    QCheckBox* m_box;
};

} // namespace xuanka::controls
