// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/controls/calm_combo_box.h"

#include <QAbstractItemView>
#include <QWheelEvent>

#include <algorithm>

namespace xuanka::controls {

CalmComboBox::CalmComboBox(QWidget* parent) : QComboBox(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(8);
}

void CalmComboBox::wheelEvent(QWheelEvent* event) {
    if (hasFocus())
        QComboBox::wheelEvent(event);
    else
        event->ignore();
}

void CalmComboBox::showPopup() {
    constexpr int kMargin = 40;
    view()->setMinimumWidth(std::max(width(), view()->sizeHintForColumn(0) + kMargin));
    QComboBox::showPopup();
}

} // namespace xuanka::controls
