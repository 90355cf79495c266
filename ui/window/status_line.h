// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/page.h"

#include <QStatusBar>

class QLabel;

namespace xuanka::window {

/// At the foot of the window: whether the plan fits, with its interval, and the date of the
/// catalogue. Not for errors.
class StatusLine : public QStatusBar {
    Q_OBJECT
public:
    explicit StatusLine(QWidget* parent);

    void showOutlook(const pages::OutlookPtr& outlook);

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    QString fitSentence() const;

    QLabel* m_fit;
    QLabel* m_catalogue;
    pages::OutlookPtr m_outlook;
};

} // namespace xuanka::window
