// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/strict.h"
#include "ui/window/main_window.h"

#include <QApplication>
#include <QTemporaryDir>

#include <memory>
#include <vector>

namespace xuanka::test {

/// A real main window on settings, recovery folder and doors of its own: nothing of the person who
/// runs the test is read or written, and no modal window opens.
class WindowFixture {
public:
    explicit WindowFixture(const outlook::LibraryPtr& library,
                           const QString& language = QStringLiteral("en"))
        : m_settings(m_folder.filePath(QStringLiteral("settings.ini"))) {
        m_settings.setLanguage(language);
        m_language.apply(language);
        theme::apply(*qApp, theme::Appearance::Light);
        reopen(library);
    }

    /// As after ending the program and starting it again.
    void reopen(const outlook::LibraryPtr& library) {
        m_window.reset();
        m_window = std::make_unique<window::MainWindow>(
            window::WindowParts{m_settings, m_language, doors(), recoveryFolder()});
        m_window->setLibrary(library);
        m_window->show();
    }

    window::MainWindow& window() { return *m_window; }

    window::Settings& settings() { return m_settings; }

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    QString recoveryFolder() const { return m_folder.filePath(QStringLiteral("recovery")); }

    /// What the doors answer, and what they were asked.
    window::Answer answer = window::Answer::Cancel;
    QString chosenPath;
    QString typed;
    std::vector<window::Question> asked;

private:
    window::Doors doors() {
        return {
            [this](QWidget*, const window::Question& q) {
                asked.push_back(q);
                return answer;
            },
            [this](QWidget*, const QString&, const QString&, const QString&) { return chosenPath; },
            [this](QWidget*, const QString&, const QString&, const QString&) { return chosenPath; },
            [this](QWidget*, const QString&, const QString&, const QString&) { return typed; }};
    }

    QTemporaryDir m_folder;
    window::Settings m_settings;
    window::LanguageSwitch m_language;
    std::unique_ptr<window::MainWindow> m_window;
};

} // namespace xuanka::test
