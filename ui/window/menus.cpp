// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus.h"

#include "ui/theme/icons.h"
#include "ui/window/command_table.h"

#include <QCoreApplication>
#include <QDir>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

namespace xuanka::window {

Menus::Menus(QMainWindow& window, const Commands& commands) : QObject(&window) {
    for (const MenuId id :
         {MenuId::File, MenuId::Edit, MenuId::Scenario, MenuId::View, MenuId::Help}) {
        QMenu* menu = window.menuBar()->addMenu(QString());
        menu->setObjectName(QStringLiteral("menu-%1").arg(static_cast<int>(id)));
        menu->setToolTipsVisible(true);
        for (const Commands::Entry& e : commands.entries()) {
            if (e.row.menu != id)
                continue;
            if (e.row.startsGroup)
                menu->addSeparator();
            menu->addAction(e.action);
            if (e.action->objectName() == QLatin1String("file.open"))
                buildRecent(menu);
        }
        m_menus.push_back(menu);
    }
}

void Menus::buildRecent(QMenu* file) {
    m_recent = file->addMenu(theme::icon("history"), QString());
    m_recent->setObjectName(QStringLiteral("menu-recent"));
    connect(file, &QMenu::aboutToShow, this, &Menus::fillRecent);
}

void Menus::fillRecent() {
    m_recent->clear();
    const QStringList files = recentFiles ? recentFiles() : QStringList();
    for (const QString& path : files) {
        QAction* action = m_recent->addAction(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { Q_EMIT recentChosen(path); });
    }
    m_recent->setEnabled(!files.isEmpty());
}

void Menus::retranslate() {
    for (std::size_t i = 0; i < m_menus.size(); ++i)
        m_menus[i]->setTitle(
            QCoreApplication::translate("commands", menuTitle(static_cast<MenuId>(i))));
    m_recent->setTitle(tr("Open re&cent"));
}

} // namespace xuanka::window
