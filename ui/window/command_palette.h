// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLineEdit;
class QListWidget;

namespace xuanka::window {

class Commands;

/// Every command and page by name, over the window: type, arrow, Enter.
class CommandPalette : public QFrame {
    Q_OBJECT
public:
    CommandPalette(const Commands& commands, QWidget* window);

    void open();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void narrow(const QString& typed);
    void run();
    void place();

    const Commands& m_commands;
    QLineEdit* m_line;
    QListWidget* m_list;
};

} // namespace xuanka::window
