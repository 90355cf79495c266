// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QObject>

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <unordered_map>
#include <vector>

namespace xuanka::window {

enum class MenuId : std::uint8_t { File, Edit, Scenario, View, Help };

/// Every command once: menus, shortcuts and the palette are made of this table.
struct CommandRow {
    const char* id;
    MenuId menu;
    const char* text; ///< source text, context "commands", with its mnemonic
    const char* tip;
    const char* icon = "";
    const char* keys = ""; ///< portable key sequence
    bool startsGroup = false;
    const char* choice = ""; ///< commands of one choice exclude each other
};

std::span<const CommandRow> commandTable();
/// Source text of a menu's title.
const char* menuTitle(MenuId);

/// The actions of the table; more are added at run time, such as one for each page.
class Commands : public QObject {
    Q_OBJECT
public:
    explicit Commands(QWidget* window);

    QAction* action(const QString& id) const;
    void on(const char* id, std::function<void()> handler);

    /// Adds a command that is not in the table: a page.
    QAction* add(const CommandRow& row, const char* context);

    struct Entry {
        CommandRow row;
        const char* context;
        QAction* action;
    };

    const std::vector<Entry>& entries() const { return m_entries; }

    void retranslate();

private:
    QWidget* m_window;
    std::vector<Entry> m_entries;
    QHash<QString, QActionGroup*> m_choices;
};

} // namespace xuanka::window
