// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/cursor_card.h"

#include "ui/theme/colours.h"
#include "ui/theme/fonts.h"

#include <QFontMetrics>
#include <QPainter>

#include <algorithm>

namespace xuanka::charts {

namespace {

constexpr int kPad = 10;
constexpr int kSwatch = 12;
constexpr int kColumnGap = 16;
constexpr int kAway = 14;

QFont titleFont() {
    return theme::font(theme::TextSize::Caption, true);
}

QFont rowFont() {
    return theme::tabularFont(theme::TextSize::Caption);
}

} // namespace

CursorCard::CursorCard(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("cursorCard"));
    setAttribute(Qt::WA_TransparentForMouseEvents);
    setFocusPolicy(Qt::NoFocus);
    hide();
}

void CursorCard::showReading(const Reading& reading, const QPoint& anchor, bool isPinned) {
    m_reading = reading;
    m_isPinned = isPinned;
    setAccessibleName(plainText(reading));
    resize(sizeHint());
    place(anchor);
    show();
    raise();
    update();
}

QSize CursorCard::sizeHint() const {
    const QFontMetrics title(titleFont());
    const QFontMetrics row(rowFont());
    int width = title.horizontalAdvance(m_reading.title) + kSwatch;
    for (const Reading::Row& r : m_reading.rows)
        width = std::max(width, kSwatch + row.horizontalAdvance(r.label) + kColumnGap +
                                    row.horizontalAdvance(r.value));
    width = std::max(width, row.horizontalAdvance(m_reading.note));
    const int lines = static_cast<int>(m_reading.rows.size()) + (m_reading.note.isEmpty() ? 0 : 1);
    return {width + 2 * kPad, title.lineSpacing() + 4 + lines * row.lineSpacing() + 2 * kPad};
}

void CursorCard::place(const QPoint& anchor) {
    const QSize room = parentWidget()->size();
    int x = anchor.x() + kAway;
    if (x + width() > room.width())
        x = anchor.x() - kAway - width();
    int y = anchor.y() - height() - kAway;
    if (y < 0)
        y = anchor.y() + kAway;
    move(std::clamp(x, 0, std::max(0, room.width() - width())),
         std::clamp(y, 0, std::max(0, room.height() - height())));
}

void CursorCard::paintEvent(QPaintEvent*) {
    const theme::Colours& c = theme::coloursOf(palette());
    const ChartTheme theme = screenTheme(palette());
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(QPen(m_isPinned ? c.accent : c.mark, m_isPinned ? 1.6 : 1.0));
    p.setBrush(c.base);
    p.drawRoundedRect(QRectF(rect()).adjusted(0.8, 0.8, -0.8, -0.8), 4, 4);

    int y = kPad;
    const auto swatch = [&](const Ink& ink, int height) {
        p.setPen(Qt::NoPen);
        p.setBrush(theme.colour(ink));
        p.drawRoundedRect(QRectF(kPad, y + height / 2.0 - 4.0, 8.0, 8.0), 2, 2);
    };
    const QFontMetrics title(titleFont());
    swatch(m_reading.ink, title.lineSpacing());
    p.setFont(titleFont());
    p.setPen(c.text);
    p.drawText(kPad + kSwatch, y + title.ascent(), m_reading.title);
    y += title.lineSpacing() + 4;

    const QFontMetrics row(rowFont());
    p.setFont(rowFont());
    for (const Reading::Row& r : m_reading.rows) {
        if (r.ink)
            swatch(*r.ink, row.lineSpacing());
        const QRect line(kPad + kSwatch, y, width() - 2 * kPad - kSwatch, row.lineSpacing());
        p.setPen(c.quiet);
        p.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, r.label);
        p.setPen(c.text);
        p.drawText(line, Qt::AlignRight | Qt::AlignVCenter, r.value);
        y += row.lineSpacing();
    }
    if (m_reading.note.isEmpty())
        return;
    p.setPen(m_reading.isWarning ? c.bad : c.quiet);
    p.drawText(QRect(kPad, y, width() - 2 * kPad, row.lineSpacing()), Qt::AlignLeft,
               m_reading.note);
}

QString plainText(const Reading& reading) {
    QString text = reading.title;
    for (const Reading::Row& row : reading.rows)
        text += QLatin1Char('\n') + row.label + QLatin1Char('\t') + row.value;
    if (!reading.note.isEmpty())
        text += QLatin1Char('\n') + reading.note;
    return text;
}

} // namespace xuanka::charts
