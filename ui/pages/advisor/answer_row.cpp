// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/advisor/answer_row.h"

#include "ui/theme/colours.h"
#include "ui/theme/fonts.h"

#include <QEvent>
#include <QPainter>

namespace xuanka::pages {

namespace {

constexpr int kPad = 10;
constexpr int kMark = 18;

QRect textRoom(int width) {
    return {0, 0, width - 2 * kPad - kMark, 1000};
}

} // namespace

AnswerRow::AnswerRow(QWidget* parent) : QAbstractButton(parent) {
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::StrongFocus);
    setCursor(Qt::PointingHandCursor);
    setAttribute(Qt::WA_Hover);
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void AnswerRow::setTexts(const QString& label, const QString& consequence, const QString& origin) {
    setText(label);
    m_consequence = consequence;
    m_origin = origin;
    setAccessibleName(label);
    setAccessibleDescription(consequence +
                             (origin.isEmpty() ? QString() : QStringLiteral(" · ") + origin));
    setToolTip(consequence.isEmpty() ? label : consequence);
    updateGeometry();
    update();
}

QSize AnswerRow::sizeHint() const {
    return {320, heightForWidth(std::max(width(), 320))};
}

int AnswerRow::heightForWidth(int width) const {
    const QFontMetrics label(theme::font(theme::TextSize::Body, true));
    const QFontMetrics caption(theme::font(theme::TextSize::Caption));
    int h = label.boundingRect(textRoom(width), Qt::TextWordWrap, text()).height();
    if (!m_consequence.isEmpty())
        h += caption.boundingRect(textRoom(width), Qt::TextWordWrap, m_consequence).height() + 2;
    if (!m_origin.isEmpty())
        h += caption.lineSpacing() + 2;
    return h + 2 * 7;
}

bool AnswerRow::event(QEvent* event) {
    if (event->type() == QEvent::HoverEnter || event->type() == QEvent::HoverLeave)
        update();
    return QAbstractButton::event(event);
}

void AnswerRow::paintEvent(QPaintEvent*) {
    const theme::Colours& c = theme::coloursOf(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setPen(QPen(isChecked() || hasFocus() ? c.accent : c.line, hasFocus() ? 2.0 : 1.0));
    painter.setBrush(isChecked() ? c.accentSoft : underMouse() ? c.alternate : c.base);
    painter.drawRoundedRect(frame, 4.0, 4.0);
    const QPointF centre(kPad + 5.0, height() / 2.0);
    painter.setPen(QPen(isChecked() ? c.accent : c.mark, 1.4));
    painter.setBrush(c.base);
    painter.drawEllipse(centre, 6.0, 6.0);
    if (isChecked()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.accent);
        painter.drawEllipse(centre, 3.0, 3.0);
    }
    int y = 7;
    const auto say = [&](const QString& words, const QFont& font, const QColor& ink) {
        if (words.isEmpty())
            return;
        painter.setFont(font);
        painter.setPen(ink);
        QRect used;
        painter.drawText(textRoom(width()).translated(kPad + kMark, y), Qt::TextWordWrap, words,
                         &used);
        y += used.height() + 2;
    };
    say(text(), theme::font(theme::TextSize::Body, true), c.text);
    say(m_consequence, theme::font(theme::TextSize::Caption), c.quiet);
    say(m_origin, theme::font(theme::TextSize::Caption), c.accent);
}

} // namespace xuanka::pages
