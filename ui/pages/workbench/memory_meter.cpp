// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/workbench/memory_meter.h"

#include "ui/theme/colours.h"

#include <QPainter>

#include <algorithm>

namespace xuanka::pages {

MemoryMeter::MemoryMeter(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setObjectName(QStringLiteral("memoryMeter"));
}

void MemoryMeter::show(const estimate::Memory& memory) {
    m_used = memory.deviceUsedBytes;
    m_usable = memory.usable.value;
    m_fits = memory.fits;
    update();
}

void MemoryMeter::paintEvent(QPaintEvent*) {
    if (m_usable <= 0.0)
        return;
    constexpr double kBar = 8.0;
    const theme::Colours& c = theme::coloursOf(palette());
    const double whole = std::max(m_usable * 1.08, std::min(m_used.hi, 2.0 * m_usable) * 1.02);
    const double scale = (width() - 2.0) / whole;
    const double middle = height() / 2.0;
    const auto box = [&](double from, double to) {
        return QRectF(1.0 + from * scale, middle - kBar / 2.0, (to - from) * scale, kBar);
    };
    QPainter p(this);
    p.setRenderHint(QPainter::Antialiasing);
    p.setPen(Qt::NoPen);
    p.setBrush(c.line);
    p.drawRoundedRect(box(0.0, m_usable), 2, 2);
    p.setBrush(m_fits ? c.accent : c.bad);
    p.drawRoundedRect(box(0.0, std::min(m_used.value, whole)), 2, 2);
    const double lo = 1.0 + m_used.lo * scale;
    const double hi = 1.0 + std::min(m_used.hi, whole) * scale;
    p.setPen(QPen(c.text, 1.4));
    p.drawLine(QPointF(lo, middle), QPointF(hi, middle));
    for (const double x : {lo, hi})
        p.drawLine(QPointF(x, middle - 3.0), QPointF(x, middle + 3.0));
    const double edge = 1.0 + m_usable * scale;
    p.setPen(QPen(c.text, 2.0));
    p.drawLine(QPointF(edge, 1.0), QPointF(edge, height() - 1.0));
}

} // namespace xuanka::pages
