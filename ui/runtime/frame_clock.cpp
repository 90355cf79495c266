// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runtime/frame_clock.h"

#include <algorithm>

namespace xuanka::runtime {

namespace {

constexpr qint64 kFrameMilliseconds = 16;

} // namespace

FrameClock::FrameClock(QObject* parent) : QObject(parent) {
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_sinceTick.start();
        Q_EMIT tick();
    });
}

void FrameClock::request() {
    if (m_timer.isActive())
        return;
    const qint64 passed = m_sinceTick.isValid() ? m_sinceTick.elapsed() : kFrameMilliseconds;
    m_timer.start(static_cast<int>(std::max<qint64>(0, kFrameMilliseconds - passed)));
}

} // namespace xuanka::runtime
