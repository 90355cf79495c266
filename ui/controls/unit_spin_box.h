// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenario/fields.h"
#include "ui/controls/slider_scale.h"

#include <QAbstractSpinBox>

namespace xuanka::controls {

/// A number with its unit, read as people write it ("4k", "7B", "25%"), stepped as its field
/// suits.
class UnitSpinBox : public QAbstractSpinBox {
    Q_OBJECT
public:
    UnitSpinBox(const scenario::Field& field, const SliderScale& scale, QWidget* parent);

    double value() const { return m_value; }

    void setValue(double value);
    void retranslate();

    void stepBy(int steps) override;
    QSize sizeHint() const override;

    QSize minimumSizeHint() const override { return sizeHint(); }

Q_SIGNALS:
    void chosen(double value);
    /// What was typed is not a value of the field; the old one is kept.
    void refused(const xuanka::Error& error);

protected:
    StepEnabled stepEnabled() const override;
    void wheelEvent(QWheelEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    void readText();
    QString shown(double value) const;

    const scenario::Field& m_field;
    const SliderScale& m_scale;
    double m_value = 0.0;
};

} // namespace xuanka::controls
