// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/document/document.h"

#include <QUndoCommand>

namespace xuanka::document {

/// The only undo step of the program: two immutable projects and a label.
class ProjectCommand : public QUndoCommand {
public:
    static constexpr int kNoMerge = -1;

    ProjectCommand(Document& document, ProjectPtr after, const QString& label, int mergeId);

    void undo() override;
    void redo() override;

    int id() const override { return m_mergeId; }

    bool mergeWith(const QUndoCommand* next) override;

private:
    Document& m_document;
    ProjectPtr m_before;
    ProjectPtr m_after;
    int m_mergeId;
};

} // namespace xuanka::document
