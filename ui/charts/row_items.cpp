// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/row_items.h"

#include "ui/theme/colours.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace xuanka::charts {

namespace {

constexpr double kThickestBar = 16.0;
constexpr double kNoteGap = 6.0;

double totalOf(const Bar& bar) {
    double total = 0.0;
    for (const Part& part : bar.parts)
        total += part.value;
    return total;
}

double endOf(const Bar& bar) {
    return std::max(
        {totalOf(bar), bar.capacity.value_or(0.0), bar.interval ? bar.interval->hi : 0.0});
}

} // namespace

double SpecItem::barHeight() const {
    const double row = std::abs(yPixel(1.0) - yPixel(0.0));
    return std::clamp(std::floor(row * 0.62), 3.0, kThickestBar);
}

void BarsItem::draw(QCPPainter* painter) {
    if (!isReady())
        return;
    for (std::size_t i = 0; i < spec().bars.size(); ++i) {
        drawParts(*painter, spec().bars[i], static_cast<double>(i));
        drawMarks(*painter, spec().bars[i], static_cast<double>(i));
    }
}

void BarsItem::drawParts(QCPPainter& painter, const Bar& bar, double row) const {
    const double height = barHeight();
    const double top = yPixel(row) - height / 2.0;
    double from = 0.0;
    painter.setPen(Qt::NoPen);
    painter.setAntialiasing(false);
    for (const Part& part : bar.parts) {
        const double left = std::round(xPixel(from));
        from += part.value;
        const double right = std::round(xPixel(from));
        if (right <= left)
            continue;
        // A gap of the ground's colour tells neighbours apart where the inks are near in grey.
        const double gap = right - left > 3.0 ? 1.0 : 0.0;
        painter.fillRect(QRectF(left, top, right - left - gap, height), theme().colour(part.ink));
    }
}

void BarsItem::drawMarks(QCPPainter& painter, const Bar& bar, double row) const {
    const double height = barHeight();
    const double middle = yPixel(row);
    painter.setAntialiasing(true);
    if (bar.capacity) {
        const double x = std::round(xPixel(*bar.capacity));
        painter.setPen(QPen(theme().colour(bar.ink), 2.0));
        painter.drawLine(QPointF(x, middle - height / 2.0 - 3.0),
                         QPointF(x, middle + height / 2.0 + 3.0));
    }
    if (bar.interval) {
        const double lo = xPixel(bar.interval->lo);
        const double hi = xPixel(bar.interval->hi);
        const QColor ink = bar.parts.empty() ? theme().colour(bar.ink) : theme().text;
        painter.setPen(QPen(ink, bar.parts.empty() ? 2.0 : 1.4));
        painter.drawLine(QPointF(lo, middle), QPointF(hi, middle));
        for (const double x : {lo, hi})
            painter.drawLine(QPointF(x, middle - 3.0), QPointF(x, middle + 3.0));
        if (bar.parts.empty()) {
            painter.setBrush(ink);
            painter.drawEllipse(QPointF(xPixel(bar.interval->value), middle), 4.0, 4.0);
            painter.setBrush(Qt::NoBrush);
        }
    }
    if (bar.note.isEmpty())
        return;
    QFont font = theme().smallFont;
    font.setBold(bar.isEmphasised);
    painter.setFont(font);
    painter.setPen(bar.isEmphasised ? theme().text : theme().quiet);
    drawNote(painter, bar, middle);
}

/// Right of all that the row shows; where the picture ends too soon, left of the capacity, or at
/// the edge.
void BarsItem::drawNote(QCPPainter& painter, const Bar& bar, double middle) const {
    const double width = QFontMetricsF(painter.font()).horizontalAdvance(bar.note) + 1.0;
    const double edge = clipRect().right();
    double left = xPixel(endOf(bar)) + kNoteGap;
    if (left + width > edge) {
        const double filled = std::max(totalOf(bar), bar.interval ? bar.interval->hi : 0.0);
        const double beforeCapacity = xPixel(bar.capacity.value_or(filled)) - kNoteGap - width;
        left = beforeCapacity > xPixel(filled) + kNoteGap ? beforeCapacity : edge - width;
    }
    painter.drawText(QRectF(left, middle - 12.0, width, 24.0), Qt::AlignVCenter | Qt::AlignLeft,
                     bar.note);
}

void TornadoItem::draw(QCPPainter* painter) {
    if (!isReady())
        return;
    for (std::size_t i = 0; i < spec().swings.size(); ++i)
        drawSwing(*painter, spec().swings[i], static_cast<double>(i));
    const QRect area = clipRect();
    const double x = xPixel(spec().base);
    painter->setPen(QPen(theme().text, theme().thinWidth));
    painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
}

void TornadoItem::drawSwing(QCPPainter& painter, const Swing& swing, double row) const {
    const double height = barHeight();
    const double middle = yPixel(row);
    const auto side = [&](double value, const QString& text, const QColor& colour) {
        const double base = xPixel(spec().base);
        const double end = xPixel(value);
        const QRectF box(std::min(base, end), middle - height / 2.0, std::abs(end - base), height);
        painter.fillRect(box, colour);
        painter.setPen(theme().quiet);
        painter.setFont(theme().smallFont);
        const bool isLeft = end < base;
        const QRectF place(isLeft ? end - 206.0 : end + 6.0, middle - 12.0, 200.0, 24.0);
        painter.drawText(
            place, static_cast<int>(Qt::AlignVCenter | (isLeft ? Qt::AlignRight : Qt::AlignLeft)),
            text);
    };
    side(swing.low, swing.lowText, theme().colour({Ink::Kind::Card, 0}));
    side(swing.high, swing.highText, theme().colour({Ink::Kind::Card, 1}));
}

void HeatItem::draw(QCPPainter* painter) {
    if (!isReady())
        return;
    const HeatMap& heat = spec().heat;
    double most = 0.0;
    for (const double v : heat.values)
        most = std::isfinite(v) ? std::max(most, v) : most;
    painter->setAntialiasing(false);
    for (std::size_t i = 0; i < heat.values.size() && !heat.columns.empty(); ++i) {
        const double v = heat.values[i];
        if (!std::isfinite(v))
            continue;
        const auto column = static_cast<double>(i % heat.columns.size());
        const auto row = static_cast<double>(i / heat.columns.size());
        const QPointF a(xPixel(column - 0.5), yPixel(row - 0.5));
        const QPointF b(xPixel(column + 0.5), yPixel(row + 0.5));
        const double share = most > 0.0 ? 0.08 + 0.92 * v / most : 0.0;
        painter->fillRect(QRectF(a, b).normalized().adjusted(0.5, 0.5, -0.5, -0.5),
                          theme::mixed(theme().ground, theme().accent, share));
    }
}

} // namespace xuanka::charts
