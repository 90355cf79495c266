// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace xuanka::window {

/// One page of the rail, drawn by itself so that both themes and all scales look alike.
class RailButton : public QAbstractButton {
    Q_OBJECT
public:
    RailButton(QAction* action, QWidget* parent);

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void follow();

    QAction* m_action;
};

} // namespace xuanka::window
