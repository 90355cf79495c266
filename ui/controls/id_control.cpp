// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/id_control.h"

#include "ui/controls/calm_combo_box.h"
#include "ui/controls/search_picker.h"
#include "ui/text/voice.h"

#include <QLineEdit>

namespace xuanka::controls {

IdControl::IdControl(const scenario::Field& field, ItemSource source, QWidget* parent)
    : FieldControl(field, parent), m_source(std::move(source)), m_box(new CalmComboBox(this)) {
    setEditor(m_box);
    IdControl::retranslate();
    connect(m_box, &QComboBox::activated, this, [this](int row) {
        Q_EMIT committed(edit(m_box->itemData(row).toString().toStdString()));
    });
}

void IdControl::fill() {
    const QVariant current = m_box->currentData();
    m_box->clear();
    for (const PickerItem& item : m_source())
        m_box->addItem(item.label, item.id);
    m_box->setCurrentIndex(m_box->findData(current));
}

void IdControl::showScenario(const scenario::Scenario& scenario) {
    const QString id = QString::fromStdString(std::get<std::string>(field().read(scenario)));
    // An id that the catalogue lacks is shown as it is; the plan says what is wrong with it.
    if (m_box->findData(id) < 0)
        m_box->addItem(id, id);
    m_box->setCurrentIndex(m_box->findData(id));
}

void IdControl::retranslate() {
    FieldControl::retranslate();
    fill();
}

SearchControl::SearchControl(const scenario::Field& field, ItemSource source, QWidget* parent)
    : FieldControl(field, parent), m_picker(new SearchPicker(std::move(source), this)) {
    setEditor(m_picker);
    SearchControl::retranslate();
    connect(m_picker, &SearchPicker::picked, this, [this](const QString& id) {
        showProblem({});
        Q_EMIT committed(edit(id.toStdString()));
    });
    connect(m_picker, &SearchPicker::unknown, this, [this](const QString& typed) {
        showProblem(text::Voice().line(Error{ErrorCode::UnknownId,
                                             std::string(this->field().key),
                                             "rule.unknown",
                                             typed.toStdString(),
                                             m_picker->currentId().toStdString(),
                                             {}}));
    });
}

void SearchControl::showScenario(const scenario::Scenario& scenario) {
    m_picker->setCurrentId(QString::fromStdString(std::get<std::string>(field().read(scenario))));
}

void SearchControl::retranslate() {
    FieldControl::retranslate();
    m_picker->reload();
}

TextControl::TextControl(const scenario::Field& field, QWidget* parent)
    : FieldControl(field, parent), m_line(new QLineEdit(this)) {
    setEditor(m_line);
    FieldControl::retranslate();
    connect(m_line, &QLineEdit::editingFinished, this, [this] {
        if (!m_line->isModified())
            return;
        m_line->setModified(false);
        const auto value = scenario::parseValue(this->field(), m_line->text().toStdString());
        showProblem(value ? QString() : text::Voice().line(value.error()));
        if (value)
            Q_EMIT committed(edit(*value));
    });
}

void TextControl::showScenario(const scenario::Scenario& scenario) {
    const QString value = QString::fromStdString(std::get<std::string>(field().read(scenario)));
    if (!m_line->isModified() && m_line->text() != value)
        m_line->setText(value);
}

} // namespace xuanka::controls
