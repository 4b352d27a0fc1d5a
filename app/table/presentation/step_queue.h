// What is still to be shown: steps played one after the other, each with the time that the eye needs for it.
// The session never waits for it; the queue never changes what happened, only when it is seen.
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
    /// `time` outlives the queue.
    explicit StepQueue(TimeSource &time, QObject *parent = nullptr);

    TimeSource &time() const { return m_time; }
    void setPace(const Pace &pace) { m_pace = pace; }

    /// `show` is called when the steps before it have had their time; then `ms` (at normal speed) pass. A step that takes
    /// no time with none before it makes nothing busy: what can be pressed stays under the finger.
    void push(int ms, std::function<void()> show);
    bool isBusy() const { return m_playing || !m_steps.isEmpty(); }
    /// Shows all that is left at once.
    void finish();

signals:
    void busyChanged();

private:
    struct Step
    {
        int ms;
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
