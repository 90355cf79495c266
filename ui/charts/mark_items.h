// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/row_items.h"

#include <QSet>

namespace xuanka::charts {

/// Vertical lines with names on top. Names that would overlap stand in rows below each other.
class CapacityItem : public SpecItem {
public:
    using SpecItem::SpecItem;

    void setHidden(const QSet<QString>* hidden) { m_hidden = hidden; }

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawName(QCPPainter& painter, const CapacityLine& line, QList<QRectF>& taken) const;

    const QSet<QString>* m_hidden = nullptr;
};

/// Dots, the current point, the ghost of the last committed one.
class MarkerItem : public SpecItem {
public:
    using SpecItem::SpecItem;

    void setHidden(const QSet<QString>* hidden) { m_hidden = hidden; }

protected:
    void draw(QCPPainter* painter) override;

private:
    void drawMarker(QCPPainter& painter, const Marker& marker) const;

    const QSet<QString>* m_hidden = nullptr;
};

/// The cross-hair and the dot on the sample under it.
class CrossItem : public SpecItem {
public:
    using SpecItem::SpecItem;

    void moveTo(const std::optional<Point>& at, const QColor& colour) {
        m_at = at;
        m_colour = colour;
    }

protected:
    void draw(QCPPainter* painter) override;

private:
    std::optional<Point> m_at;
    QColor m_colour;
};

} // namespace xuanka::charts
