// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A thread that runs jobs one after the other, in the order in which they were posted. A job returns its result by
// QMetaObject::invokeMethod() on an object of the posting thread. That object owns the worker, so the jobs end before the object
// is destroyed.
#pragma once

#include "app/table/session/time_source.h"

#include <QObject>
#include <QThread>

#include <functional>
#include <stop_token>

namespace tableside {

class Worker
{
public:
    /// \p time must outlive the worker.
    explicit Worker(TimeSource &time);
    /// Requests a stop of the running job, and waits until the thread has ended.
    ~Worker();
    Q_DISABLE_COPY_MOVE(Worker)

    void post(std::function<void()> job);
    /// Returns a stop token for the next job, and requests a stop on the earlier token. If \p longestMs is positive, also
    /// requests a stop on the new token after that many milliseconds.
    std::stop_token newToken(int longestMs = 0);
    void stop() { m_stop.request_stop(); }

private:
    QThread m_thread; ///< Started by the first job.
    QObject m_receiver;
    std::stop_source m_stop;
    OneShotTimer m_deadline; ///< Requests the stop after longestMs (see newToken()).
};

} // namespace tableside
