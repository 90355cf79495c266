// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/file_actions.h"

#include "ui/document/import_model.h"
#include "ui/document/recent_files.h"
#include "ui/text/voice.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>
#include <QWidget>

namespace xuanka::window {

namespace {

QString projectFilter() {
    return FileActions::tr("Xuanka projects (*.%1)").arg(QLatin1String(document::kProjectSuffix));
}

} // namespace

FileActions::FileActions(const Parts& parts, QWidget* window)
    : QObject(window), m_document(parts.document), m_settings(parts.settings), m_doors(parts.doors),
      m_autosave(parts.document, parts.recoveryFolder), m_window(window) {
    connect(&m_autosave, &document::Autosave::failed, this, &FileActions::trouble);
}

void FileActions::trouble(const Error& error) {
    Q_EMIT troubled(
        text::Voice().line(error, QFileInfo(QString::fromStdString(error.given)).fileName()));
}

QString FileActions::folder() const {
    const QString last = m_settings.folder();
    return QFileInfo::exists(last)
               ? last
               : QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

QString FileActions::suggestion() const {
    if (!m_document.path().isEmpty())
        return m_document.path();
    const std::string& name = m_document.scenario().name;
    const QString file = name.empty() ? tr("Project") : QString::fromStdString(name);
    return folder() + u'/' + QString(file).replace(u'/', u'-') + u'.' +
           QLatin1String(document::kProjectSuffix);
}

QStringList FileActions::recentFiles() const {
    return document::existing(m_settings.recentFiles());
}

void FileActions::remember(const QString& path) {
    m_settings.setRecentFiles(document::withRecent(m_settings.recentFiles(), path));
    m_settings.setFolder(QFileInfo(path).absolutePath());
}

void FileActions::startAnew() {
    if (mayLeave())
        m_document.startAnew();
}

void FileActions::open() {
    const QString path = m_doors.openPath(m_window, tr("Open project"), folder(), projectFilter());
    if (!path.isEmpty())
        openPath(path);
}

void FileActions::openPath(const QString& path) {
    if (!mayLeave())
        return;
    if (const auto opened = m_document.open(path); !opened) {
        trouble(opened.error());
        return;
    }
    remember(path);
    Q_EMIT troubled({});
    Q_EMIT said(tr("Opened %1").arg(QFileInfo(path).fileName()));
}

bool FileActions::save() {
    if (m_document.path().isEmpty())
        return saveAs();
    return maySaveOver() && saveTo(m_document.path());
}

/// Someone else may have written the file since it was read.
bool FileActions::maySaveOver() {
    if (!m_document.isChangedOnDisk())
        return true;
    const Question question{
        tr("File changed"),
        tr("%1 was changed by another program.").arg(QFileInfo(m_document.path()).fileName()),
        tr("Overwriting keeps the other version as the backup."),
        {Answer::Cancel, Answer::Overwrite, Answer::Save}};
    switch (m_doors.ask(m_window, question)) {
    case Answer::Overwrite:
        return true;
    case Answer::Save:
        saveAs();
        return false;
    default:
        return false;
    }
}

bool FileActions::saveAs() {
    QString path = m_doors.savePath(m_window, tr("Save project"), suggestion(), projectFilter());
    if (path.isEmpty())
        return false;
    if (QFileInfo(path).suffix().isEmpty())
        path += u'.' + QString::fromLatin1(document::kProjectSuffix);
    return saveTo(path);
}

bool FileActions::saveTo(const QString& path) {
    if (const auto saved = m_document.saveAs(path); !saved) {
        trouble(saved.error());
        return false;
    }
    remember(path);
    Q_EMIT troubled({});
    Q_EMIT said(tr("Saved %1").arg(QFileInfo(path).fileName()));
    return true;
}

bool FileActions::mayLeave() {
    if (!m_document.isModified())
        return true;
    const QString name =
        m_document.path().isEmpty() ? tr("this project") : QFileInfo(m_document.path()).fileName();
    const Question question{tr("Unsaved changes"),
                            tr("Save the changes to %1?").arg(name),
                            tr("Without saving they are lost."),
                            {Answer::Save, Answer::Discard, Answer::Cancel}};
    switch (m_doors.ask(m_window, question)) {
    case Answer::Save:
        return save();
    case Answer::Discard:
        return true;
    default:
        return false;
    }
}

void FileActions::importModel() {
    const QString path = m_doors.openPath(m_window, tr("Import model"), folder(),
                                          tr("Model configuration (config.json *.json)"));
    if (!path.isEmpty())
        importModelFrom(path);
}

void FileActions::importModelFrom(const QString& path) {
    auto imported = document::importModelConfig(m_document.scenario(), path);
    if (!imported) {
        trouble(imported.error());
        return;
    }
    m_document.commit(std::move(*imported), tr("Import model"));
    Q_EMIT troubled({});
    Q_EMIT said(tr("Model taken from %1").arg(QFileInfo(path).fileName()));
}

void FileActions::offerRecovered() {
    for (const document::Recovered& work : m_autosave.leftBehind()) {
        const QString name = work.path.isEmpty() ? tr("a project that was never saved")
                                                 : QDir::toNativeSeparators(work.path);
        const Question question{tr("Recovered work"),
                                tr("The program ended before %1 was saved.").arg(name),
                                tr("Last change: %1. Cancel asks again next time.")
                                    .arg(QLocale().toString(work.when, QLocale::ShortFormat)),
                                {Answer::Restore, Answer::Discard, Answer::Cancel}};
        const Answer answer = m_doors.ask(m_window, question);
        if (answer == Answer::Restore) {
            m_document.restore(work.project, work.path, work.baseline);
            // The work is on disk under this run's own name before the old copy goes.
            if (m_autosave.writeNow())
                m_autosave.forget(work);
            return;
        }
        if (answer == Answer::Discard)
            m_autosave.forget(work);
    }
}

} // namespace xuanka::window
