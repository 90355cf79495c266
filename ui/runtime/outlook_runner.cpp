// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/runtime/outlook_runner.h"

#include <QElapsedTimer>

namespace xuanka::runtime {

namespace {

/// Beyond this an outlook no longer fits a frame together with its painting.
constexpr qint64 kBudgetMicroseconds = 12000;

qint64 microseconds(const QElapsedTimer& timer) {
    return timer.nsecsElapsed() / 1000;
}

} // namespace

OutlookRunner::OutlookRunner(QObject* parent) : QObject(parent) {
    connect(&m_clock, &FrameClock::tick, this, &OutlookRunner::run);
}

void OutlookRunner::request(OutlookRequest request) {
    m_wanted = std::move(request);
    m_clock.request();
}

void OutlookRunner::run() {
    if (!m_wanted || !m_library)
        return;
    OutlookRequest request = std::move(*m_wanted);
    m_wanted.reset();
    m_job.cancel();
    if (m_lastMicroseconds > kBudgetMicroseconds)
        runAway(std::move(request));
    else
        runHere(request);
}

void OutlookRunner::runHere(const OutlookRequest& request) {
    QElapsedTimer timer;
    timer.start();
    auto made = std::make_shared<const outlook::Outlook>(
        outlook::makeOutlook(request.scenario, m_library, request.visible));
    m_lastMicroseconds = microseconds(timer);
    Q_EMIT ready(made, request.isPreview);
}

void OutlookRunner::runAway(OutlookRequest request) {
    const bool isPreview = request.isPreview;
    auto took = std::make_shared<qint64>(0);
    m_job.start(
        [request = std::move(request), library = m_library, took](const JobControl&) -> OutlookPtr {
            QElapsedTimer timer;
            timer.start();
            auto made = std::make_shared<const outlook::Outlook>(
                outlook::makeOutlook(request.scenario, library, request.visible));
            *took = microseconds(timer);
            return made;
        },
        [this, isPreview, took](OutlookPtr made) {
            m_lastMicroseconds = *took;
            Q_EMIT ready(made, isPreview);
        });
}

} // namespace xuanka::runtime
