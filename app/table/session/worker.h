// A thread of its own for thinking: jobs run there one after the other, in the order in which they came. Answers go
// back by QMetaObject::invokeMethod() on an object of the asking thread; whoever asks owns the worker and so outlives it.
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
    /// `time` outlives the worker.
    explicit Worker(TimeSource &time);
    /// Asks the running job to stop and waits for it; the jobs behind it are dropped.
    ~Worker();
    Q_DISABLE_COPY_MOVE(Worker)

    void post(std::function<void()> job);
    /// For a job that is about to be posted; whatever got a token before is asked to stop. With `longestMs` it is asked
    /// to stop when so much of the worker's time has passed (0: never).
    std::stop_token newToken(int longestMs = 0);
    void stop() { m_stop.request_stop(); }

private:
    QThread m_thread; ///< Runs from the first job on.
    QObject m_receiver;
    std::stop_source m_stop;
    OneShotTimer m_deadline; ///< In the asking thread.
};

} // namespace tableside
