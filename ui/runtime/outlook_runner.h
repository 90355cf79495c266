// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/outlook/outlook.h"
#include "ui/runtime/background_job.h"
#include "ui/runtime/frame_clock.h"

#include <memory>
#include <optional>

namespace xuanka::runtime {

using OutlookPtr = std::shared_ptr<const outlook::Outlook>;

/// What an outlook is wanted of.
struct OutlookRequest {
    scenario::Scenario scenario;
    outlook::Visible visible;
    bool isPreview = false;
};

/// Makes outlooks: the last request of a frame, on this thread while that takes less than a frame,
/// else in the background with the newest request winning.
class OutlookRunner : public QObject {
    Q_OBJECT
public:
    explicit OutlookRunner(QObject* parent = nullptr);

    void setLibrary(outlook::LibraryPtr library) { m_library = std::move(library); }

    void request(OutlookRequest request);

Q_SIGNALS:
    void ready(const xuanka::runtime::OutlookPtr& outlook, bool isPreview);

private:
    void run();
    void runHere(const OutlookRequest& request);
    void runAway(OutlookRequest request);

    outlook::LibraryPtr m_library;
    FrameClock m_clock;
    BackgroundJob<OutlookPtr> m_job;
    std::optional<OutlookRequest> m_wanted;
    qint64 m_lastMicroseconds = 0;
};

} // namespace xuanka::runtime
