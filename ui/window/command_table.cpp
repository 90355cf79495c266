// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/command_table.h"

#include "ui/theme/icons.h"

#include <QActionGroup>
#include <QCoreApplication>
#include <QWidget>

#include <array>

namespace xuanka::window {

namespace {

constexpr auto kContext = "commands";

// clang-format off
constexpr std::array kRows{
    CommandRow{"file.new", MenuId::File, QT_TRANSLATE_NOOP("commands", "&New project"),
               QT_TRANSLATE_NOOP("commands", "Start an empty project"), "new", "Ctrl+N"},
    CommandRow{"file.open", MenuId::File, QT_TRANSLATE_NOOP("commands", "&Open…"),
               QT_TRANSLATE_NOOP("commands", "Open a project file"), "open", "Ctrl+O"},
    CommandRow{"file.save", MenuId::File, QT_TRANSLATE_NOOP("commands", "&Save"),
               QT_TRANSLATE_NOOP("commands", "Save the project; the file before it is kept as a backup"), "save", "Ctrl+S", true},
    CommandRow{"file.save-as", MenuId::File, QT_TRANSLATE_NOOP("commands", "Save &as…"),
               QT_TRANSLATE_NOOP("commands", "Save the project under another name"), "save-as", "Ctrl+Shift+S"},
    CommandRow{"file.import-model", MenuId::File, QT_TRANSLATE_NOOP("commands", "&Import model…"),
               QT_TRANSLATE_NOOP("commands", "Take the model from a config.json"), "import", "Ctrl+I", true},
    CommandRow{"file.quit", MenuId::File, QT_TRANSLATE_NOOP("commands", "&Quit"),
               QT_TRANSLATE_NOOP("commands", "Close the window and end the program"), "quit", "Ctrl+Q", true},
    CommandRow{"edit.undo", MenuId::Edit, QT_TRANSLATE_NOOP("commands", "&Undo"),
               QT_TRANSLATE_NOOP("commands", "Take the last change back"), "undo", "Ctrl+Z"},
    CommandRow{"edit.redo", MenuId::Edit, QT_TRANSLATE_NOOP("commands", "&Redo"),
               QT_TRANSLATE_NOOP("commands", "Make the change again that was taken back"), "redo", "Ctrl+Shift+Z"},
    CommandRow{"edit.preferences", MenuId::Edit, QT_TRANSLATE_NOOP("commands", "&Preferences…"),
               QT_TRANSLATE_NOOP("commands", "Language, appearance and other choices"), "settings", "Ctrl+,", true},
    CommandRow{"scenario.duplicate", MenuId::Scenario, QT_TRANSLATE_NOOP("commands", "&Duplicate"),
               QT_TRANSLATE_NOOP("commands", "A copy of this scenario, to try a variant beside it"), "copy", "Ctrl+D"},
    CommandRow{"scenario.add", MenuId::Scenario, QT_TRANSLATE_NOOP("commands", "&Add"),
               QT_TRANSLATE_NOOP("commands", "A new scenario with standard values"), "add", "Ctrl+Shift+N"},
    CommandRow{"scenario.rename", MenuId::Scenario, QT_TRANSLATE_NOOP("commands", "&Rename…"),
               QT_TRANSLATE_NOOP("commands", "Give this scenario another name"), "edit", "F2"},
    CommandRow{"scenario.remove", MenuId::Scenario, QT_TRANSLATE_NOOP("commands", "Re&move"),
               QT_TRANSLATE_NOOP("commands", "Take this scenario out of the project; undo brings it back"), "delete"},
    CommandRow{"scenario.next", MenuId::Scenario, QT_TRANSLATE_NOOP("commands", "&Next"),
               QT_TRANSLATE_NOOP("commands", "Show the next scenario of the project"), "chevron-right", "Ctrl+Tab", true},
    CommandRow{"scenario.reset", MenuId::Scenario, QT_TRANSLATE_NOOP("commands", "Res&et"),
               QT_TRANSLATE_NOOP("commands", "Put every input of this scenario back to its standard value"), "restart", "", true},
    CommandRow{"view.palette", MenuId::View, QT_TRANSLATE_NOOP("commands", "&Find a command…"),
               QT_TRANSLATE_NOOP("commands", "Every command and page by name"), "search", "Ctrl+K"},
    CommandRow{"view.system", MenuId::View, QT_TRANSLATE_NOOP("commands", "As the &desktop"),
               QT_TRANSLATE_NOOP("commands", "Light or dark as the desktop is"), "", "", true, "appearance"},
    CommandRow{"view.light", MenuId::View, QT_TRANSLATE_NOOP("commands", "&Light"),
               QT_TRANSLATE_NOOP("commands", "Light theme"), "light", "", false, "appearance"},
    CommandRow{"view.dark", MenuId::View, QT_TRANSLATE_NOOP("commands", "Dar&k"),
               QT_TRANSLATE_NOOP("commands", "Dark theme"), "dark", "", false, "appearance"},
    // Languages are always called by their own name.
    CommandRow{"view.english", MenuId::View, "&English", QT_TRANSLATE_NOOP("commands", "Show everything in English"), "", "", true, "language"},
    CommandRow{"view.chinese", MenuId::View, "中文(&Z)", QT_TRANSLATE_NOOP("commands", "Show everything in Chinese"), "", "", false, "language"},
    CommandRow{"view.fullscreen", MenuId::View, QT_TRANSLATE_NOOP("commands", "F&ull screen"),
               QT_TRANSLATE_NOOP("commands", "Use the whole screen; again to come back"), "zoom-fit", "F11", true},
    CommandRow{"help.about", MenuId::Help, QT_TRANSLATE_NOOP("commands", "&About Xuanka"),
               QT_TRANSLATE_NOOP("commands", "Versions, licences and the data behind the figures"), "info"},
};
// clang-format on

constexpr std::array kMenus{
    QT_TRANSLATE_NOOP("commands", "&File"), QT_TRANSLATE_NOOP("commands", "&Edit"),
    QT_TRANSLATE_NOOP("commands", "&Scenario"), QT_TRANSLATE_NOOP("commands", "&View"),
    QT_TRANSLATE_NOOP("commands", "&Help")};

} // namespace

std::span<const CommandRow> commandTable() {
    return kRows;
}

const char* menuTitle(MenuId menu) {
    return kMenus[static_cast<std::size_t>(menu)];
}

Commands::Commands(QWidget* window) : QObject(window), m_window(window) {
    for (const CommandRow& row : kRows)
        add(row, kContext);
}

QAction* Commands::add(const CommandRow& row, const char* context) {
    auto* action = new QAction(this);
    action->setObjectName(QString::fromLatin1(row.id));
    if (*row.icon != '\0')
        action->setIcon(theme::icon(row.icon));
    if (*row.keys != '\0')
        action->setShortcut(QKeySequence(QString::fromLatin1(row.keys)));
    if (*row.choice != '\0') {
        QActionGroup*& group = m_choices[QString::fromLatin1(row.choice)];
        if (group == nullptr)
            group = new QActionGroup(this);
        action->setCheckable(true);
        group->addAction(action);
    }
    action->setMenuRole(QAction::NoRole);
    m_window->addAction(action);
    m_entries.push_back({row, context, action});
    return action;
}

QAction* Commands::action(const QString& id) const {
    return findChild<QAction*>(id, Qt::FindDirectChildrenOnly);
}

void Commands::on(const char* id, std::function<void()> handler) {
    connect(action(QString::fromLatin1(id)), &QAction::triggered, this, std::move(handler));
}

void Commands::retranslate() {
    for (const Entry& e : m_entries) {
        e.action->setText(QCoreApplication::translate(e.context, e.row.text));
        const QString tip = QCoreApplication::translate(e.context, e.row.tip);
        e.action->setStatusTip(tip);
        const QString keys = e.action->shortcut().toString(QKeySequence::NativeText);
        e.action->setToolTip(keys.isEmpty() ? tip : tip + QStringLiteral(" (") + keys + u')');
    }
}

} // namespace xuanka::window
