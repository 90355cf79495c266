// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/rail_button.h"

#include "ui/theme/colours.h"
#include "ui/theme/fonts.h"

#include <QAction>
#include <QPainter>

#include <algorithm>

namespace xuanka::window {

namespace {

constexpr int kIcon = 20;
constexpr int kWidth = 76;
constexpr int kHeight = 54;

/// "&Workbench", "工作台(&W)": what is read, without the mnemonic.
QString bare(QString text) {
    const qsizetype bracket = text.indexOf(QLatin1String("(&"));
    if (bracket > 0)
        text.truncate(bracket);
    return text.remove(QLatin1Char('&'));
}

} // namespace

RailButton::RailButton(QAction* action, QWidget* parent)
    : QAbstractButton(parent), m_action(action) {
    setObjectName(QStringLiteral("rail-") + action->objectName());
    setCheckable(true);
    setAutoExclusive(true);
    setFont(theme::font(theme::TextSize::Caption));
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    connect(action, &QAction::changed, this, &RailButton::follow);
    connect(this, &QAbstractButton::clicked, action, &QAction::trigger);
    follow();
}

void RailButton::follow() {
    setText(bare(m_action->text()));
    setToolTip(m_action->toolTip());
    setAccessibleName(text());
    setAccessibleDescription(m_action->statusTip());
    setIcon(m_action->icon());
    setChecked(m_action->isChecked());
    // Tab reaches the page that is shown, the arrows the others; Qt sees to it on clicks only.
    setFocusPolicy(isChecked() ? Qt::StrongFocus : Qt::ClickFocus);
    updateGeometry();
}

QSize RailButton::sizeHint() const {
    return {std::max(kWidth, fontMetrics().horizontalAdvance(text()) + 12), kHeight};
}

void RailButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const theme::Colours& c = theme::coloursOf(palette());
    const QRectF inside = QRectF(rect()).adjusted(4, 2, -4, -2);
    if (isChecked() || underMouse()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(isChecked() ? c.accentSoft : c.alternate);
        painter.drawRoundedRect(inside, 6, 6);
    }
    if (hasFocus()) {
        painter.setPen(QPen(c.accent, 1.5));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(inside.adjusted(1, 1, -1, -1), 5, 5);
    }
    const QRect iconRect((width() - kIcon) / 2, 8, kIcon, kIcon);
    icon().paint(&painter, iconRect, Qt::AlignCenter, QIcon::Normal,
                 isChecked() ? QIcon::On : QIcon::Off);
    painter.setPen(isChecked() ? c.accent : c.text);
    painter.drawText(rect().adjusted(0, 30, 0, -4), Qt::AlignHCenter | Qt::AlignVCenter, text());
}

} // namespace xuanka::window
