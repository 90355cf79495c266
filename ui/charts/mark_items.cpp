// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/mark_items.h"

#include "ui/theme/colours.h"

#include <algorithm>
#include <cmath>

namespace xuanka::charts {

namespace {

constexpr double kNameGap = 4.0;
constexpr int kMostNameRows = 4;

} // namespace

void CapacityItem::draw(QCPPainter* painter) {
    if (!isReady())
        return;
    const QRect area = clipRect();
    QList<QRectF> taken;
    // From left to right, so that names step down in reading order.
    std::vector<const CapacityLine*> lines;
    for (const CapacityLine& line : spec().capacities)
        if (!m_hidden || !m_hidden->contains(line.seriesId))
            lines.push_back(&line);
    std::ranges::stable_sort(lines, {}, [](const CapacityLine* l) { return l->x; });
    for (const CapacityLine* line : lines) {
        const double x = std::round(xPixel(line->x)) + 0.5;
        QPen pen(theme().colour(line->ink), theme().thinWidth);
        pen.setDashPattern({1.0, 3.0});
        pen.setCapStyle(Qt::FlatCap);
        painter->setPen(pen);
        painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    }
    for (const CapacityLine* line : lines)
        drawName(*painter, *line, taken);
}

void CapacityItem::drawName(QCPPainter& painter,
                            const CapacityLine& line,
                            QList<QRectF>& taken) const {
    const QRect area = clipRect();
    const QFontMetricsF metrics(theme().smallFont);
    const double width = metrics.horizontalAdvance(line.name) + 2.0;
    const double height = metrics.height();
    const double x = xPixel(line.x);
    if (x < area.left() || x > area.right())
        return;
    // Left of its line, as the curve turns dashed to the right of it; right where there is no room.
    const bool hasRoom = x - kNameGap - width >= area.left();
    QRectF box(hasRoom ? x - kNameGap - width : x + kNameGap, area.top() + 2.0, width, height);
    const auto collides = [&](const QRectF& other) { return other.intersects(box); };
    for (int row = 0; row < kMostNameRows && std::ranges::any_of(taken, collides); ++row)
        box.translate(0.0, height);
    if (std::ranges::any_of(taken, collides))
        return;
    taken.append(box);
    painter.setFont(theme().smallFont);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme().ground);
    painter.drawRect(box);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(theme().colour(line.ink));
    painter.drawText(box, Qt::AlignCenter | Qt::TextDontClip, line.name);
}

void MarkerItem::draw(QCPPainter* painter) {
    if (!isReady())
        return;
    painter->setAntialiasing(true);
    if (spec().isEmpty()) {
        painter->setFont(theme().font);
        painter->setPen(theme().quiet);
        painter->drawText(clipRect(), Qt::AlignCenter, spec().emptyText);
        return;
    }
    for (const Marker& marker : spec().markers)
        if (!m_hidden || !m_hidden->contains(marker.seriesId))
            drawMarker(*painter, marker);
}

void MarkerItem::drawMarker(QCPPainter& painter, const Marker& marker) const {
    const QPointF at(xPixel(marker.at.x), yPixel(marker.at.y));
    if (!std::isfinite(at.x()) || !std::isfinite(at.y()))
        return;
    const QColor colour = theme().colour(marker.ink);
    double radius = 6.0;
    switch (marker.shape) {
    case Marker::Shape::Current:
        painter.setPen(QPen(theme().ground, 2.0));
        painter.setBrush(colour);
        painter.drawEllipse(at, radius + 1.0, radius + 1.0);
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme().ground);
        painter.drawEllipse(at, 2.4, 2.4);
        break;
    case Marker::Shape::Ghost:
        painter.setPen(QPen(theme().quiet, 1.6));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, radius, radius);
        break;
    case Marker::Shape::Dot:
        radius = 3.0 + 7.0 * std::sqrt(std::clamp(marker.weight, 0.0, 1.0));
        painter.setPen(QPen(theme().ground, 1.4));
        painter.setBrush(colour);
        painter.drawEllipse(at, radius, radius);
        break;
    }
    painter.setBrush(Qt::NoBrush);
    if (marker.name.isEmpty())
        return;
    painter.setFont(theme().smallFont);
    painter.setPen(theme().text);
    const QRectF place(at.x() + radius + 4.0, at.y() - 12.0, 300.0, 24.0);
    painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, marker.name);
}

void CrossItem::draw(QCPPainter* painter) {
    if (!isReady() || !m_at)
        return;
    const QRectF area(clipRect());
    const QPointF at(xPixel(m_at->x), yPixel(m_at->y));
    painter->setPen(
        QPen(theme::mixed(theme().ground, theme().quiet, 0.7), theme().thinWidth, Qt::DotLine));
    painter->drawLine(QPointF(std::round(at.x()) + 0.5, area.top()),
                      QPointF(std::round(at.x()) + 0.5, area.bottom()));
    painter->drawLine(QPointF(area.left(), std::round(at.y()) + 0.5),
                      QPointF(area.right(), std::round(at.y()) + 0.5));
    painter->setAntialiasing(true);
    painter->setPen(QPen(theme().ground, 2.0));
    painter->setBrush(m_colour);
    painter->drawEllipse(at, 5.0, 5.0);
}

} // namespace xuanka::charts
