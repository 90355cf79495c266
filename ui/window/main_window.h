// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/outlook/library.h"
#include "ui/document/document.h"
#include "ui/window/command_table.h"
#include "ui/window/file_actions.h"
#include "ui/window/language.h"
#include "ui/window/settings.h"

#include <QMainWindow>

namespace xuanka::window {

class CommandPalette;
class Menus;
class MessageStrip;
class NavigationRail;
class PageHost;
class ScenarioActions;
class StatusLine;

/// What the window stands on; all but the doors outlive it.
struct WindowParts {
    Settings& settings;
    LanguageSwitch& language;
    Doors doors;
    QString recoveryFolder;
};

/// Rail, pages, menus and status, put together and wired; what happens in them is theirs.
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    explicit MainWindow(const WindowParts& parts);
    ~MainWindow() override;

    void setLibrary(const outlook::LibraryPtr& library);
    void showPage(const QString& id);
    void setLanguage(const QString& language);
    void setAppearance(theme::Appearance appearance);

    document::Document& document() { return m_document; }

    Commands& commands() { return *m_commands; }

    FileActions& files() { return *m_files; }

    PageHost& pageHost() { return *m_host; }

    void say(const QString& trouble);

Q_SIGNALS:
    void catalogueEdited(); ///< whoever loads the catalogue loads it again

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void buildPages();
    void buildMiddle();
    void wireFile();
    void wireEdit();
    void wireView();
    void check(const std::string& command);
    void showPreferences();
    void showAbout();
    void showTitle();
    void showUndo();
    void retranslate();
    void restorePlace();

    Settings& m_settings;
    LanguageSwitch& m_language;
    document::Document m_document;
    outlook::LibraryPtr m_library;
    Commands* m_commands;
    FileActions* m_files;
    ScenarioActions* m_scenarios;
    Menus* m_menus = nullptr;
    NavigationRail* m_rail;
    PageHost* m_host;
    MessageStrip* m_strip;
    StatusLine* m_status;
    CommandPalette* m_palette;
};

} // namespace xuanka::window
