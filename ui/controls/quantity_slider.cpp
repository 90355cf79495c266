// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/quantity_slider.h"

#include "ui/controls/unit_spin_box.h"
#include "ui/text/voice.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <QSlider>
#include <QWheelEvent>

#include <algorithm>

namespace xuanka::controls {

QuantitySlider::QuantitySlider(const scenario::Field& field, QWidget* parent)
    : FieldControl(field, parent), m_scale(field, comfortableRange(field)),
      m_slider(new QSlider(Qt::Horizontal, this)), m_spin(new UnitSpinBox(field, m_scale, this)) {
    buildSlider();
    buildSpin();
    QuantitySlider::retranslate();
}

void QuantitySlider::buildSlider() {
    m_slider->setRange(0, m_scale.last());
    m_slider->setMinimumWidth(48);
    m_slider->setFocusPolicy(Qt::StrongFocus);
    m_slider->installEventFilter(this);
    setEditor(m_slider);
    connect(m_slider, &QSlider::valueChanged, this, &QuantitySlider::moved);
    connect(m_slider, &QSlider::sliderReleased, this, &QuantitySlider::released);
}

void QuantitySlider::buildSpin() {
    addExtra(m_spin);
    describe(m_spin, "-spin");
    connect(m_spin, &UnitSpinBox::chosen, this, &QuantitySlider::choose);
    connect(m_spin, &UnitSpinBox::refused, this,
            [this](const Error& error) { showProblem(text::Voice().line(error)); });
}

scenario::FieldValue QuantitySlider::asField(double value) const {
    if (field().kind == scenario::FieldKind::Count)
        return static_cast<std::int64_t>(value);
    return value;
}

void QuantitySlider::showValue(double value) {
    m_value = value;
    const QSignalBlocker quiet(m_slider);
    if (!m_slider->isSliderDown())
        m_slider->setValue(m_scale.positionOf(value));
    m_spin->setValue(value);
}

void QuantitySlider::showScenario(const scenario::Scenario& scenario) {
    const scenario::FieldValue value = field().read(scenario);
    const auto* count = std::get_if<std::int64_t>(&value);
    showValue(count != nullptr ? static_cast<double>(*count) : std::get<double>(value));
}

void QuantitySlider::moved(int position) {
    const double value = m_scale.valueAt(position);
    if (value == m_value)
        return;
    m_value = value;
    m_spin->setValue(value);
    showProblem({});
    if (m_slider->isSliderDown())
        Q_EMIT previewed(edit(asField(value)));
    else
        Q_EMIT committed(edit(asField(value)));
}

void QuantitySlider::released() {
    showValue(m_value);
    Q_EMIT committed(edit(asField(m_value)));
}

void QuantitySlider::choose(double value) {
    showProblem({});
    showValue(value);
    Q_EMIT committed(edit(asField(value)));
}

bool QuantitySlider::stepped(int steps, bool isBig) {
    const double next = m_scale.stepped(m_value, steps, isBig);
    if (next != m_value)
        choose(next);
    return true;
}

bool QuantitySlider::sliderEvent(QEvent* event) {
    if (event->type() == QEvent::MouseButtonDblClick) {
        Q_EMIT resetRequested(objectName());
        return true;
    }
    if (event->type() == QEvent::Wheel) {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        event->setAccepted(m_slider->hasFocus());
        if (!m_slider->hasFocus() || wheel->angleDelta().y() == 0)
            return true;
        return stepped(wheel->angleDelta().y() > 0 ? 1 : -1,
                       wheel->modifiers().testFlag(Qt::ControlModifier));
    }
    if (event->type() != QEvent::KeyPress)
        return false;
    const auto* pressed = static_cast<QKeyEvent*>(event);
    const bool isBig = pressed->modifiers().testFlag(Qt::ControlModifier);
    switch (pressed->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        return stepped(-1, isBig);
    case Qt::Key_Right:
    case Qt::Key_Up:
        return stepped(1, isBig);
    case Qt::Key_PageUp:
        return stepped(1, true);
    case Qt::Key_PageDown:
        return stepped(-1, true);
    default:
        return false;
    }
}

bool QuantitySlider::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_slider && sliderEvent(event))
        return true;
    return FieldControl::eventFilter(watched, event);
}

void QuantitySlider::retranslate() {
    FieldControl::retranslate();
    m_spin->retranslate();
}

} // namespace xuanka::controls
