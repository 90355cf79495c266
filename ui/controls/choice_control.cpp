// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/choice_control.h"

#include "ui/controls/calm_combo_box.h"
#include "ui/text/voice.h"

#include <QCheckBox>

namespace xuanka::controls {

ChoiceControl::ChoiceControl(const scenario::Field& field, QWidget* parent)
    : FieldControl(field, parent), m_box(new CalmComboBox(this)) {
    setEditor(m_box);
    for (const std::string_view choice : field.choices)
        m_box->addItem(QString(),
                       QString::fromUtf8(choice.data(), static_cast<qsizetype>(choice.size())));
    ChoiceControl::retranslate();
    connect(m_box, &QComboBox::activated, this, [this](int row) {
        Q_EMIT committed(edit(m_box->itemData(row).toString().toStdString()));
    });
}

void ChoiceControl::showScenario(const scenario::Scenario& scenario) {
    const std::string value = std::get<std::string>(field().read(scenario));
    m_box->setCurrentIndex(m_box->findData(QString::fromStdString(value)));
}

void ChoiceControl::retranslate() {
    FieldControl::retranslate();
    const text::Voice voice;
    for (int row = 0; row < m_box->count(); ++row)
        m_box->setItemText(
            row, voice.choice(field().key, field().choices[static_cast<std::size_t>(row)]));
}

SwitchControl::SwitchControl(const scenario::Field& field, QWidget* parent)
    : FieldControl(field, parent), m_box(new QCheckBox(this)) {
    setEditor(m_box);
    hideLabel();
    SwitchControl::retranslate();
    connect(m_box, &QCheckBox::clicked, this, [this](bool isOn) { Q_EMIT committed(edit(isOn)); });
}

void SwitchControl::showScenario(const scenario::Scenario& scenario) {
    m_box->setChecked(std::get<bool>(field().read(scenario)));
}

void SwitchControl::retranslate() {
    FieldControl::retranslate();
    m_box->setText(text::Voice().fieldLabel(field().key));
}

} // namespace xuanka::controls
