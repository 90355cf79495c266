// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/field_control.h"

#include "ui/text/voice.h"
#include "ui/theme/colours.h"
#include "ui/theme/fonts.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>

namespace xuanka::controls {

namespace {

QString key(const scenario::Field& field) {
    return QString::fromUtf8(field.key.data(), static_cast<qsizetype>(field.key.size()));
}

} // namespace

FieldControl::FieldControl(const scenario::Field& field, QWidget* parent)
    : QWidget(parent), m_field(field), m_grid(new QGridLayout(this)), m_label(new QLabel(this)),
      m_problem(new QLabel(this)) {
    setObjectName(key(field));
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(8);
    m_grid->setVerticalSpacing(2);
    m_grid->addWidget(m_label, 0, 0);
    m_grid->addWidget(m_problem, 1, 0, 1, 3);
    m_grid->setColumnStretch(1, 1);
    m_label->setWordWrap(true);
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->setFont(theme::font(theme::TextSize::Caption));
    m_problem->hide();
    paintProblem();
}

void FieldControl::paintProblem() {
    QPalette p = palette();
    p.setColor(QPalette::WindowText, theme::coloursOf(p).bad);
    m_problem->setPalette(p);
}

void FieldControl::showProblem(const QString& sentence) {
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
    if (m_editor != nullptr)
        m_editor->setAccessibleDescription(sentence.isEmpty() ? text::Voice().fieldTip(m_field.key)
                                                              : sentence);
}

int FieldControl::labelWidth() const {
    // One pixel more than the text, or rounding breaks the line.
    return m_label->isHidden() ? 0 : m_label->fontMetrics().horizontalAdvance(m_label->text()) + 1;
}

void FieldControl::setLabelWidth(int pixels) {
    m_label->setFixedWidth(pixels);
    // A row is as high as its label needs; a wrapped label alone does not tell its layout.
    m_label->setMinimumHeight(m_label->heightForWidth(pixels));
}

void FieldControl::setEditor(QWidget* editor) {
    m_editor = editor;
    m_grid->addWidget(editor, 0, 1);
    m_label->setBuddy(editor);
    setFocusProxy(editor);
    describe(editor, "");
}

void FieldControl::addExtra(QWidget* widget) {
    m_grid->addWidget(widget, 0, 2);
}

void FieldControl::hideLabel() {
    m_label->hide();
    m_grid->addWidget(m_editor, 0, 0, 1, 3);
}

void FieldControl::describe(QWidget* part, const char* suffix) {
    part->setObjectName(key(m_field) + QLatin1String(suffix));
    m_parts.append(part);
}

scenario::Edit FieldControl::edit(scenario::FieldValue value) const {
    return {std::string(m_field.key), std::move(value)};
}

void FieldControl::retranslate() {
    const text::Voice voice;
    m_label->setText(voice.fieldLabel(m_field.key));
    m_label->setToolTip(voice.fieldTip(m_field.key));
    for (QWidget* part : std::as_const(m_parts)) {
        part->setAccessibleName(voice.fieldLabel(m_field.key));
        part->setAccessibleDescription(voice.fieldTip(m_field.key));
        part->setToolTip(voice.fieldTip(m_field.key));
    }
}

void FieldControl::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::PaletteChange)
        paintProblem();
    QWidget::changeEvent(event);
}

} // namespace xuanka::controls
