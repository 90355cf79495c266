// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/autosave.h"
#include "ui/document/document.h"
#include "ui/window/doors.h"
#include "ui/window/settings.h"

#include <QObject>

class QWidget;

namespace xuanka::window {

/// Everything between the project and the disk that may have to ask a person first.
class FileActions : public QObject {
    Q_OBJECT
public:
    struct Parts {
        document::Document& document;
        Settings& settings;
        Doors doors;
        QString recoveryFolder;
    };

    FileActions(const Parts& parts, QWidget* window);

    void startAnew();
    void open();
    void openPath(const QString& path);
    bool save();
    bool saveAs();
    void importModel();
    void importModelFrom(const QString& path);

    /// Save, discard or cancel; true where the project may be left.
    bool mayLeave();

    /// After a crash: asks for each piece of work left behind.
    void offerRecovered();

    /// The program ends: nothing is left to recover.
    void leave() { m_autosave.stop(); }

    /// It ends with no time to ask: unsaved work is offered at the next start.
    void keepForNextTime() { m_autosave.keep(); }

    Doors& doors() { return m_doors; }

    QStringList recentFiles() const;

Q_SIGNALS:
    void said(const QString& sentence);     ///< in the status bar
    void troubled(const QString& sentence); ///< in the strip above the page

private:
    bool saveTo(const QString& path);
    bool maySaveOver();
    void remember(const QString& path);
    void trouble(const Error& error);
    QString folder() const;
    QString suggestion() const;

    document::Document& m_document;
    Settings& m_settings;
    Doors m_doors;
    document::Autosave m_autosave;
    QWidget* m_window;
};

} // namespace xuanka::window
