// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

#include <functional>
#include <vector>

class QMainWindow;
class QMenu;

namespace xuanka::window {

class Commands;

/// The menu bar, made of the command table, with the recent files under File.
class Menus : public QObject {
    Q_OBJECT
public:
    Menus(QMainWindow& window, const Commands& commands);

    void retranslate();
    std::function<QStringList()> recentFiles;

Q_SIGNALS:
    void recentChosen(const QString& path);

private:
    void buildRecent(QMenu* file);
    void fillRecent();

    std::vector<QMenu*> m_menus;
    QMenu* m_recent = nullptr;
};

} // namespace xuanka::window
