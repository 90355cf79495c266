// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

#include <QDateTime>
#include <QLockFile>
#include <QTimer>

#include <memory>
#include <vector>

namespace xuanka::document {

/// Work that a crash left behind.
struct Recovered {
    QString file; ///< of the recovery folder
    scenario::Project project;
    QString path;        ///< of the project file; empty = never saved
    QByteArray baseline; ///< of the project file when the work was done
    QDateTime when;
};

/// Keeps the unsaved state of one document in a file of its own in the recovery folder, two seconds
/// after each change, while a lock says that this program still runs. A clean end removes both.
class Autosave : public QObject {
    Q_OBJECT
public:
    Autosave(Document& document, const QString& folder, QObject* parent = nullptr);
    ~Autosave() override;

    /// Now, whatever the timer says: before a session ends, and in tests.
    Result<void> writeNow();

    /// The project was saved or given up: nothing to recover.
    void stop();
    /// Writes, and leaves the file when this object goes: a session that ends without questions.
    void keep();

    /// What other runs left behind and nobody holds. Files that cannot be read stay where they are.
    std::vector<Recovered> leftBehind() const;
    void forget(const Recovered&) const;

    QString file() const;

Q_SIGNALS:
    void failed(const xuanka::Error& error);

private:
    void schedule();

    Document& m_document;
    QString m_folder;
    QString m_name;
    std::unique_ptr<QLockFile> m_lock;
    QTimer m_timer;
    bool m_isKept = false;
};

} // namespace xuanka::document
