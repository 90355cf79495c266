// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/navigation_rail.h"

#include "ui/theme/colours.h"
#include "ui/window/rail_button.h"

#include <QPainter>
#include <QVBoxLayout>

namespace xuanka::window {

NavigationRail::NavigationRail(QWidget* parent) : QWidget(parent), m_rows(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("rail"));
    m_rows->setContentsMargins(2, 6, 3, 6);
    m_rows->setSpacing(2);
    m_rows->addStretch(1);
}

void NavigationRail::add(QAction* pageAction) {
    m_rows->insertWidget(m_rows->count() - 1, new RailButton(pageAction, this));
}

void NavigationRail::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(theme::coloursOf(palette()).line);
    painter.drawLine(width() - 1, 0, width() - 1, height());
}

} // namespace xuanka::window
