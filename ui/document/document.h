// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/scenario/fields.h"
#include "app/scenario/scenario.h"
#include "ui/document/project_file.h"

#include <QElapsedTimer>
#include <QObject>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <span>

namespace xuanka::document {

using ProjectPtr = std::shared_ptr<const scenario::Project>;

/// The user's project: one immutable value, replaced whole. While a control is held edits are
/// previewed; when it is let go they become one undo step of two pointers and a label. Nothing here
/// asks the user: what a window must ask first (a changed file, an unsaved project) it can read.
class Document : public QObject {
    Q_OBJECT
public:
    explicit Document(QObject* parent = nullptr);
    ~Document() override;

    /// What is shown: the preview while there is one.
    const ProjectPtr& project() const { return m_shown; }

    const scenario::Scenario& scenario() const { return m_shown->scenarios[m_shown->current]; }

    /// The last committed state: the grey ghost.
    const ProjectPtr& committed() const { return m_committed; }

    const scenario::Scenario& committedScenario() const {
        return m_committed->scenarios[m_committed->current];
    }

    bool isPreviewing() const { return m_shown != m_committed; }

    /// An edit of the current scenario, seen at once and kept only by a commit. An Error leaves all
    /// as it was.
    Result<void> preview(const scenario::Edit&);
    void cancelPreview();

    /// One undo step. Quick repeats on the same field (wheel, arrow keys) become one step, and a
    /// step that ends where it began vanishes.
    Result<void> commit(const scenario::Edit&);
    Result<void> commit(std::span<const scenario::Edit>, const QString& label);
    void commit(scenario::Scenario, const QString& label);
    void commit(scenario::Project, const QString& label);

    /// Which scenario is open is part of the project, but looking at another is not an undo step.
    void select(std::size_t scenario);
    void addScenario(scenario::Scenario, const QString& label);
    void removeScenario(std::size_t, const QString& label);

    QUndoStack& undoStack() { return m_undo; }

    // The file behind it.
    const QString& path() const { return m_path; }

    bool isModified() const;
    /// The file is no longer what was read or written last: saving would undo someone's work.
    bool isChangedOnDisk() const;
    void startAnew();
    Result<void> open(const QString& path);
    Result<void> saveAs(const QString& path);
    /// From a crash: modified from the start. The path is kept only while the file is untouched.
    void restore(scenario::Project, const QString& path, const QByteArray& baseline);

    const QByteArray& baseline() const { return m_baseline; }

    /// Names an edit for the undo menu ("Change micro-batch"); the window sets it to speak.
    std::function<QString(const scenario::Edit&)> labelOf;

Q_SIGNALS:
    void changed();     ///< what is shown is another value
    void settled();     ///< and it is no preview
    void fileChanged(); ///< path or modified state

private:
    friend class ProjectCommand;
    void show(ProjectPtr, bool isSettled);
    void push(ProjectPtr after, const QString& label, int mergeId);
    int stepId(int mergeId, bool isQuick) const;
    void reset(ProjectPtr, const QString& path, QByteArray baseline);
    Result<scenario::Project> edited(std::span<const scenario::Edit>) const;

    ProjectPtr m_committed;
    ProjectPtr m_shown;
    QUndoStack m_undo;
    QString m_path;
    QByteArray m_baseline; ///< hash of the file as last read or written
    bool m_isRestored = false;
    QElapsedTimer m_sinceStep;
};

} // namespace xuanka::document
