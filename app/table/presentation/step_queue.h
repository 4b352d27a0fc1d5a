// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A queue of display steps. The steps are shown one after the other, each long enough for people to follow. The session never
// waits for the queue; the queue only delays the display.
#pragma once

#include "app/table/session/durations.h"
#include "app/table/session/time_source.h"

#include <QObject>
#include <QQueue>

#include <functional>

namespace tableside {

class StepQueue : public QObject
{
    Q_OBJECT

public:
    /// \p time must outlive the queue.
    explicit StepQueue(TimeSource &time, QObject *parent = nullptr);

    TimeSource &time() const { return m_time; }
    void setPace(const Pace &pace) { m_pace = pace; }

    /// Queues a step: calls \p show after the earlier steps have had their time, then waits \p ms milliseconds (at normal speed),
    /// but, together with the \p afterMs before it, no shorter than \p leastMs at any speed (Pace::hold()). A step without duration in an empty queue runs at once and does not make the
    /// queue busy, so that buttons stay enabled.
    void push(int ms, std::function<void()> show, int leastMs = 0, int afterMs = 0);
    bool isBusy() const { return m_playing || !m_steps.isEmpty(); }
    /// Shows all remaining steps at once.
    void finish();
    /// Ends the wait after the last shown step, and shows the next step if there is one.
    void skip();

signals:
    void busyChanged();

private:
    struct Step
    {
        int ms;
        int leastMs;
        int afterMs;
        std::function<void()> show;
    };

    void playOn();

    TimeSource &m_time;
    QQueue<Step> m_steps;
    OneShotTimer m_timer;
    Pace m_pace;
    bool m_playing = false;
};

} // namespace tableside
