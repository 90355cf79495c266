// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QToolButton;

namespace xuanka::window {

/// What went wrong, in place above the page, until it is read or something else takes its turn. It
/// never stops anyone.
class MessageStrip : public QWidget {
    Q_OBJECT
public:
    explicit MessageStrip(QWidget* parent);

    void say(const QString& sentence);
    QString sentence() const;

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void retranslate();
    void drawSign();

    QLabel* m_sign;
    QLabel* m_text;
    QToolButton* m_close;
};

} // namespace xuanka::window
