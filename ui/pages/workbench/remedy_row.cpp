// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workbench/remedy_row.h"

#include "ui/text/voice.h"
#include "ui/theme/colours.h"
#include "ui/theme/fonts.h"
#include "ui/theme/icons.h"

#include <QEvent>
#include <QPainter>

#include <cmath>

namespace xuanka::pages {

namespace {

constexpr int kPad = 8;
constexpr int kIcon = 16;
constexpr double kNoticeable = 0.005; ///< smaller changes of speed are not said

QString signedShare(double share, const text::Format& f) {
    const QString sign = share < 0.0 ? QString(QChar(0x2212)) : QStringLiteral("+");
    return sign + f.figure(std::abs(share), UnitKind::Share, share < 1.0 ? 2 : 3);
}

QString signedBytes(double bytes, const text::Format& f) {
    const QString sign = bytes < 0.0 ? QString(QChar(0x2212)) : QStringLiteral("+");
    return sign + f.figure(std::abs(bytes), UnitKind::Bytes);
}

} // namespace

RemedyRow::RemedyRow(QWidget* parent) : QAbstractButton(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    hide(); // until there is a change to offer
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAttribute(Qt::WA_Hover);
}

void RemedyRow::show(const outlook::Remedy& remedy) {
    const text::Voice voice;
    const text::Format f(voice.language());
    m_edits = remedy.edits;
    setText(voice.sentence(remedy.what));
    QStringList effect;
    const double gain = remedy.speedFactor - 1.0;
    if (std::abs(gain) >= kNoticeable)
        effect << tr("%1 speed").arg(signedShare(gain, f));
    if (std::abs(remedy.memoryChangeBytes) >= 0.01 * kGibi)
        effect << tr("%1 memory").arg(signedBytes(remedy.memoryChangeBytes, f));
    m_effect = effect.join(QStringLiteral(" · "));
    setAccessibleName(text());
    setAccessibleDescription(m_effect);
    setToolTip(tr("Apply this change. Undo takes it back."));
    updateGeometry();
    update();
}

QSize RemedyRow::sizeHint() const {
    return {200, heightForWidth(std::max(width(), 200))};
}

int RemedyRow::heightForWidth(int width) const {
    const QFontMetrics title(theme::font());
    const QFontMetrics effect(theme::font(theme::TextSize::Caption));
    const QRect room(0, 0, width - 2 * kPad - kIcon, 1000);
    return title.boundingRect(room, Qt::TextWordWrap, text()).height() + effect.lineSpacing() +
           2 * kPad - 2;
}

bool RemedyRow::event(QEvent* event) {
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave)
        update();
    return QAbstractButton::event(event);
}

void RemedyRow::paintEvent(QPaintEvent*) {
    const theme::Colours& c = theme::coloursOf(palette());
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    const bool isLit = underMouse() || hasFocus() || isDown();
    p.setPen(QPen(hasFocus() ? c.accent : c.line, hasFocus() ? 1.6 : 1.0));
    p.setBrush(isLit ? c.accentSoft : c.base);
    p.drawRoundedRect(QRectF(rect()).adjusted(0.8, 0.8, -0.8, -0.8), 4, 4);
    const QFontMetrics caption(theme::font(theme::TextSize::Caption));
    const QRect room = rect().adjusted(kPad, kPad - 1, -kPad - kIcon, -kPad + 1);
    p.setFont(theme::font());
    p.setPen(c.text);
    p.drawText(room, Qt::TextWordWrap | Qt::AlignTop, text());
    p.setFont(theme::font(theme::TextSize::Caption));
    p.setPen(c.quiet);
    p.drawText(room, Qt::AlignBottom | Qt::AlignLeft, m_effect);
    theme::icon("chevron-right")
        .paint(&p, QRect(width() - kIcon - 4, (height() - kIcon) / 2, kIcon, kIcon));
}

} // namespace xuanka::pages
