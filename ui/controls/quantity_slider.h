// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/controls/field_control.h"
#include "ui/controls/slider_scale.h"

class QSlider;

namespace xuanka::controls {

class UnitSpinBox;

/// A slider and a spin box that are one control. Dragging previews, letting go commits; wheel and
/// arrows step; Ctrl makes big steps; a double click resets.
class QuantitySlider : public FieldControl {
    Q_OBJECT
public:
    QuantitySlider(const scenario::Field& field, QWidget* parent);

    void showScenario(const scenario::Scenario&) override;

    double value() const { return m_value; }

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void buildSlider();
    void buildSpin();
    void moved(int position);
    void released();
    void choose(double value);
    bool stepped(int steps, bool isBig);
    bool sliderEvent(QEvent* event);
    scenario::FieldValue asField(double value) const;
    void showValue(double value);

    SliderScale m_scale;
    QSlider* m_slider;
    UnitSpinBox* m_spin;
    double m_value = 0.0;
};

} // namespace xuanka::controls
