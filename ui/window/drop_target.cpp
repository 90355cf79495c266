// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/drop_target.h"

#include "ui/document/dropped.h"

#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileInfo>
#include <QWidget>

namespace xuanka::window {

using document::DropKind;

DropTarget::DropTarget(QWidget* window) : QObject(window) {
    window->setAcceptDrops(true);
    window->installEventFilter(this);
}

bool DropTarget::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::DragEnter:
        return entered(*static_cast<QDragEnterEvent*>(event));
    case QEvent::DragLeave:
        Q_EMIT hinted({});
        return true;
    case QEvent::Drop:
        return dropped(*static_cast<QDropEvent*>(event));
    default:
        return QObject::eventFilter(watched, event);
    }
}

bool DropTarget::entered(QDragEnterEvent& event) {
    const document::Dropped drop = document::dropped(event.mimeData());
    if (drop.kind == DropKind::None)
        return false;
    const QString file = QFileInfo(drop.path).fileName();
    Q_EMIT hinted(drop.kind == DropKind::Project ? tr("Drop to open the project %1").arg(file)
                                                 : tr("Drop to take the model from %1").arg(file));
    event.acceptProposedAction();
    return true;
}

bool DropTarget::dropped(QDropEvent& event) {
    const document::Dropped drop = document::dropped(event.mimeData());
    Q_EMIT hinted({});
    if (drop.kind == DropKind::None)
        return false;
    event.acceptProposedAction();
    if (drop.kind == DropKind::Project)
        Q_EMIT projectDropped(drop.path);
    else
        Q_EMIT modelDropped(drop.path);
    return true;
}

} // namespace xuanka::window
