// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace xuanka::controls {

/// A combo box that does not change when the panel around it is scrolled, and that never widens the
/// panel: long entries are cut with an ellipsis and whole in the list.
class CalmComboBox : public QComboBox {
    Q_OBJECT
public:
    explicit CalmComboBox(QWidget* parent);

protected:
    void wheelEvent(QWheelEvent* event) override;
    void showPopup() override;
};

} // namespace xuanka::controls
