// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/estimate/estimate.h"

#include <QWidget>

namespace xuanka::pages {

/// A thin bar: how much of the card's usable memory the plan takes, with its 80 % interval. What it
/// says is in words beside it; the meter itself is decoration for screen readers.
class MemoryMeter : public QWidget {
    Q_OBJECT
public:
    explicit MemoryMeter(QWidget* parent);

    void show(const estimate::Memory& memory);

    QSize sizeHint() const override { return {160, 18}; }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    Ranged m_used;
    double m_usable = 0.0;
    bool m_fits = true;
};

} // namespace xuanka::pages
