// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFutureWatcher>
#include <QObject>
#include <QPromise>
#include <QtConcurrentRun>

#include <functional>
#include <utility>

namespace xuanka::runtime {

/// What a job looks at between two pieces of its work.
class JobControl {
public:
    explicit JobControl(std::function<bool()> isCancelled, std::function<void(int)> progress)
        : m_isCancelled(std::move(isCancelled)), m_progress(std::move(progress)) {}

    bool isCancelled() const { return m_isCancelled(); }

    void report(int percent) const { m_progress(percent); }

private:
    std::function<bool()> m_isCancelled;
    std::function<void(int)> m_progress;
};

/// Signals of BackgroundJob, which as a template has none of its own.
class BackgroundJobSignals : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

Q_SIGNALS:
    void progress(int percent);
    void finished(); ///< of the newest start alone, not of one that was cancelled
};

/// Work away from the window thread. Starting again cancels the run before, whose late answer is
/// dropped: only the newest generation is heard. The work receives values only.
template <class T> class BackgroundJob : public BackgroundJobSignals {
public:
    using BackgroundJobSignals::BackgroundJobSignals;

    ~BackgroundJob() override { cancel(); }

    void start(std::function<T(const JobControl&)> work, std::function<void(T)> done) {
        cancel();
        const quint64 generation = ++m_generation;
        auto* watcher = new QFutureWatcher<T>(this);
        connect(watcher, &QFutureWatcher<T>::progressValueChanged, this, [this, generation](int p) {
            if (generation == m_generation)
                Q_EMIT progress(p);
        });
        connect(watcher, &QFutureWatcher<T>::finished, this, [=, this] {
            watcher->deleteLater();
            if (generation != m_generation || watcher->isCanceled() ||
                watcher->future().resultCount() == 0)
                return;
            m_isRunning = false;
            done(watcher->future().takeResult());
            Q_EMIT finished();
        });
        m_isRunning = true;
        m_future = QtConcurrent::run([work = std::move(work)](QPromise<T>& promise) {
            promise.setProgressRange(0, 100);
            const JobControl control([&promise] { return promise.isCanceled(); },
                                     [&promise](int p) { promise.setProgressValue(p); });
            T result = work(control);
            if (!promise.isCanceled())
                promise.addResult(std::move(result));
        });
        watcher->setFuture(m_future);
    }

    void cancel() {
        ++m_generation;
        m_isRunning = false;
        m_future.cancel();
    }

    bool isRunning() const { return m_isRunning; }

private:
    QFuture<T> m_future;
    quint64 m_generation = 0;
    bool m_isRunning = false;
};

} // namespace xuanka::runtime
