// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/outlook/outlook.h"

#include <QAbstractButton>

namespace xuanka::pages {

/// One change as a button: what to change, and what it does to memory and speed.
class RemedyRow : public QAbstractButton {
    Q_OBJECT
public:
    explicit RemedyRow(QWidget* parent);

    void show(const outlook::Remedy& remedy);

    const std::vector<scenario::Edit>& edits() const { return m_edits; }

    QSize sizeHint() const override;

    bool hasHeightForWidth() const override { return true; }

    int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    bool event(QEvent* event) override;

private:
    std::vector<scenario::Edit> m_edits;
    QString m_effect;
};

} // namespace xuanka::pages
