// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

namespace xuanka::runtime {

/// Merges whatever happens between two frames into one tick, at least 16 ms after the last. The
/// first request after a pause ticks as soon as the event loop turns.
class FrameClock : public QObject {
    Q_OBJECT
public:
    explicit FrameClock(QObject* parent = nullptr);

    void request();

    bool isWaiting() const { return m_timer.isActive(); }

Q_SIGNALS:
    void tick();

private:
    QTimer m_timer;
    QElapsedTimer m_sinceTick;
};

} // namespace xuanka::runtime
