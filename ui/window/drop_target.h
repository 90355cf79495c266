// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QDragEnterEvent;
class QDropEvent;
class QWidget;

namespace xuanka::window {

/// Takes what is dragged over a window, says beforehand what dropping it would do, and says what
/// was dropped.
class DropTarget : public QObject {
    Q_OBJECT
public:
    explicit DropTarget(QWidget* window);

Q_SIGNALS:
    void hinted(const QString& sentence); ///< empty: no longer
    void projectDropped(const QString& path);
    void modelDropped(const QString& path);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool entered(QDragEnterEvent& event);
    bool dropped(QDropEvent& event);
};

} // namespace xuanka::window
