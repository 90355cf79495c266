// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/document/project_command.h"

namespace xuanka::document {

ProjectCommand::ProjectCommand(Document& document,
                               ProjectPtr after,
                               const QString& label,
                               int mergeId)
    : QUndoCommand(label), m_document(document), m_before(document.committed()),
      m_after(std::move(after)), m_mergeId(mergeId) {}

void ProjectCommand::undo() {
    m_document.show(m_before, true);
}

void ProjectCommand::redo() {
    m_document.show(m_after, true);
}

bool ProjectCommand::mergeWith(const QUndoCommand* next) {
    // The stack only offers commands of the same id, and only this class is ever pushed.
    m_after = static_cast<const ProjectCommand*>(next)->m_after;
    setObsolete(*m_after == *m_before);
    return true;
}

} // namespace xuanka::document
