// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QVBoxLayout;

namespace xuanka::window {

/// The pages at the left edge, one button each: icon over name. Up and Down move along.
class NavigationRail : public QWidget {
    Q_OBJECT
public:
    explicit NavigationRail(QWidget* parent);

    /// The button shows the action and triggers it.
    void add(QAction* pageAction);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    QVBoxLayout* m_rows;
};

} // namespace xuanka::window
