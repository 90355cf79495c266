// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProxyStyle>

namespace xuanka::theme {

/// Fusion, calmer: no animation, short tooltips delay, thin sliders with a round handle, flat group
/// titles. Widgets that draw themselves use theme::coloursOf(palette()).
class QuietStyle : public QProxyStyle {
    Q_OBJECT
public:
    QuietStyle();
    int styleHint(StyleHint hint,
                  const QStyleOption* option,
                  const QWidget* widget,
                  QStyleHintReturn* returnData) const override;
    int pixelMetric(PixelMetric metric,
                    const QStyleOption* option,
                    const QWidget* widget) const override;
    void drawPrimitive(PrimitiveElement element,
                       const QStyleOption* option,
                       QPainter* painter,
                       const QWidget* widget) const override;
    void drawComplexControl(ComplexControl control,
                            const QStyleOptionComplex* option,
                            QPainter* painter,
                            const QWidget* widget) const override;
};

} // namespace xuanka::theme
