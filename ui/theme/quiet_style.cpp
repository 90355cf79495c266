// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/quiet_style.h"

#include "ui/theme/colours.h"

#include <QPainter>
#include <QStyleOptionSlider>

namespace xuanka::theme {

namespace {

void drawSlider(const QStyle& style,
                const QStyleOptionSlider& o,
                QPainter& painter,
                const QWidget* widget) {
    const Colours& c = coloursOf(o.palette);
    const bool isEnabled = (o.state & QStyle::State_Enabled) != 0;
    const QRect handle =
        style.subControlRect(QStyle::CC_Slider, &o, QStyle::SC_SliderHandle, widget);
    const QRect groove =
        style.subControlRect(QStyle::CC_Slider, &o, QStyle::SC_SliderGroove, widget);
    const qreal y = groove.center().y() + 0.5;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(c.mark);
    painter.drawRoundedRect(QRectF(groove.left(), y - 1.5, groove.width(), 3), 1.5, 1.5);
    const QColor strong = isEnabled ? c.accent : c.mark;
    painter.setBrush(strong);
    const qreal middle = handle.center().x() + 0.5;
    painter.drawRoundedRect(QRectF(groove.left(), y - 1.5, middle - groove.left(), 3), 1.5, 1.5);
    const bool hasFocus = (o.state & QStyle::State_HasFocus) != 0;
    const bool isHeld = (o.activeSubControls & QStyle::SC_SliderHandle) != 0;
    if (hasFocus || isHeld) {
        QColor halo = strong;
        halo.setAlpha(60);
        painter.setBrush(halo);
        painter.drawEllipse(QPointF(middle, y), 9, 9);
    }
    painter.setBrush(strong);
    painter.setPen(QPen(c.base, 1.5));
    painter.drawEllipse(QPointF(middle, y), 6.5, 6.5);
    painter.restore();
}

/// Fusion's own frames vanish on a dark ground: a control must be seen to be one.
void drawFrame(const QStyleOption& o, QPainter& painter) {
    const Colours& c = coloursOf(o.palette);
    const bool isEnabled = (o.state & QStyle::State_Enabled) != 0;
    const bool hasFocus = (o.state & QStyle::State_HasFocus) != 0;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(hasFocus ? c.accent : isEnabled ? c.mark : c.line, hasFocus ? 1.5 : 1.0));
    painter.drawRoundedRect(QRectF(o.rect).adjusted(0.5, 0.5, -0.5, -0.5), 2.5, 2.5);
    painter.restore();
}

} // namespace

QuietStyle::QuietStyle() : QProxyStyle(QStringLiteral("Fusion")) {}

int QuietStyle::styleHint(StyleHint hint,
                          const QStyleOption* option,
                          const QWidget* widget,
                          QStyleHintReturn* returnData) const {
    switch (hint) {
    case SH_Widget_Animation_Duration:
        return 0;
    case SH_ToolTip_WakeUpDelay:
        return 400;
    case SH_Slider_AbsoluteSetButtons:
        return Qt::LeftButton;
    case SH_UnderlineShortcut:
        return 1;
    default:
        return QProxyStyle::styleHint(hint, option, widget, returnData);
    }
}

int QuietStyle::pixelMetric(PixelMetric metric,
                            const QStyleOption* option,
                            const QWidget* widget) const {
    switch (metric) {
    case PM_SliderLength:
        return 16;
    case PM_SliderThickness:
        return 20;
    case PM_SmallIconSize:
    case PM_ButtonIconSize:
    case PM_ToolBarIconSize:
        return 20;
    case PM_MenuBarVMargin:
        return 5;
    case PM_SplitterWidth:
        return 5;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

void QuietStyle::drawPrimitive(PrimitiveElement element,
                               const QStyleOption* option,
                               QPainter* painter,
                               const QWidget* widget) const {
    QProxyStyle::drawPrimitive(element, option, painter, widget);
    if (element == PE_FrameLineEdit || element == PE_IndicatorCheckBox ||
        element == PE_PanelButtonCommand)
        drawFrame(*option, *painter);
}

void QuietStyle::drawComplexControl(ComplexControl control,
                                    const QStyleOptionComplex* option,
                                    QPainter* painter,
                                    const QWidget* widget) const {
    const auto* slider = qstyleoption_cast<const QStyleOptionSlider*>(option);
    if (control == CC_Slider && slider != nullptr && slider->orientation == Qt::Horizontal)
        drawSlider(*this, *slider, *painter, widget);
    else
        QProxyStyle::drawComplexControl(control, option, painter, widget);
    if (control == CC_ComboBox || control == CC_SpinBox)
        drawFrame(*option, *painter);
}

} // namespace xuanka::theme
