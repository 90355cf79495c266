// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart_theme.h"

#include <QWidget>

namespace xuanka::charts {

/// The small card beside the cross-hair. It lets the mouse through and never leaves its parent.
class CursorCard : public QWidget {
    Q_OBJECT
public:
    explicit CursorCard(QWidget* parent);

    /// Beside `anchor` (in the parent), on the side that has room.
    void showReading(const Reading&, const QPoint& anchor, bool isPinned);

    const Reading& reading() const { return m_reading; }

    bool isPinned() const { return m_isPinned; }

    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    void place(const QPoint& anchor);

    Reading m_reading;
    bool m_isPinned = false;
};

/// A reading as lines "label<tab>value", title first: for the clipboard and screen readers.
QString plainText(const Reading&);

} // namespace xuanka::charts
