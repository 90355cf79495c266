// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/unit_spin_box.h"

#include "ui/text/format.h"
#include "ui/text/voice.h"

#include <QGuiApplication>
#include <QLineEdit>
#include <QStyle>
#include <QStyleOptionSpinBox>
#include <QTimer>
#include <QWheelEvent>

#include <cmath>

namespace xuanka::controls {

namespace {

/// 0 means "none" or "automatic" in some fields; text has the word.
QString zeroWord(const scenario::Field& field) {
    const std::string id = "zero." + std::string(field.key);
    const QString word = text::Voice().word(id);
    return word == QString::fromStdString(id) ? QString() : word;
}

double asNumber(const scenario::FieldValue& v) {
    if (const auto* count = std::get_if<std::int64_t>(&v))
        return static_cast<double>(*count);
    return std::get<double>(v);
}

} // namespace

UnitSpinBox::UnitSpinBox(const scenario::Field& field, const SliderScale& scale, QWidget* parent)
    : QAbstractSpinBox(parent), m_field(field), m_scale(scale) {
    setAlignment(Qt::AlignRight);
    setFocusPolicy(Qt::StrongFocus);
    connect(this, &QAbstractSpinBox::editingFinished, this, &UnitSpinBox::readText);
}

QString UnitSpinBox::shown(double value) const {
    if (value == 0.0)
        if (const QString word = zeroWord(m_field); !word.isEmpty())
            return word;
    const text::Format format(text::Voice().language());
    if (m_field.unit == UnitKind::Count || (m_field.unit == UnitKind::Tokens && value < 1e7))
        return format.count(static_cast<std::int64_t>(value));
    if (m_field.unit == UnitKind::None)
        return format.number(value, 4);
    // The label says tokens; the number needs the room.
    if (m_field.unit == UnitKind::Tokens)
        return format.figure(value, UnitKind::Parameters);
    return format.figure(value, m_field.unit);
}

void UnitSpinBox::setValue(double value) {
    m_value = value;
    const QString text = shown(value);
    if (lineEdit()->text() != text)
        lineEdit()->setText(text);
}

void UnitSpinBox::retranslate() {
    setValue(m_value);
    updateGeometry();
}

void UnitSpinBox::readText() {
    const QString typed = lineEdit()->text();
    if (typed == shown(m_value))
        return;
    const auto value = scenario::parseValue(m_field, typed.toStdString());
    if (!value) {
        setValue(m_value);
        Q_EMIT refused(value.error());
        return;
    }
    setValue(asNumber(*value));
    Q_EMIT chosen(m_value);
}

void UnitSpinBox::stepBy(int steps) {
    // The arrows of QAbstractSpinBox ask for ten steps where a big one is meant.
    const bool isBig =
        std::abs(steps) >= 10 || QGuiApplication::keyboardModifiers().testFlag(Qt::ControlModifier);
    const double next = m_scale.stepped(m_value, steps > 0 ? 1 : -1, isBig);
    if (next == m_value)
        return;
    setValue(next);
    Q_EMIT chosen(next);
}

QAbstractSpinBox::StepEnabled UnitSpinBox::stepEnabled() const {
    StepEnabled enabled = StepNone;
    if (m_value > m_field.least)
        enabled |= StepDownEnabled;
    if (m_value < m_field.most)
        enabled |= StepUpEnabled;
    return enabled;
}

void UnitSpinBox::wheelEvent(QWheelEvent* event) {
    // A panel that scrolls under the pointer must not change values on its way.
    if (!hasFocus()) {
        event->ignore();
        return;
    }
    if (event->angleDelta().y() != 0)
        stepBy(event->angleDelta().y() > 0 ? 1 : -1);
    event->accept();
}

void UnitSpinBox::focusInEvent(QFocusEvent* event) {
    QAbstractSpinBox::focusInEvent(event);
    QTimer::singleShot(0, this, &QAbstractSpinBox::selectAll);
}

QSize UnitSpinBox::sizeHint() const {
    const int digits = fontMetrics().horizontalAdvance(QStringLiteral("1,048,576  "));
    QStyleOptionSpinBox option;
    initStyleOption(&option);
    const QSize inner(digits, lineEdit()->sizeHint().height());
    return style()->sizeFromContents(QStyle::CT_SpinBox, &option, inner, this);
}

} // namespace xuanka::controls
