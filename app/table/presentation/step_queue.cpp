// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/presentation/step_queue.h"

namespace tableside {

StepQueue::StepQueue(TimeSource &time, QObject *parent) : QObject(parent), m_time(time), m_timer(time)
{
    connect(&m_timer, &OneShotTimer::timeout, this, &StepQueue::skip);
}

void StepQueue::push(int ms, std::function<void()> show, int leastMs, int afterMs)
{
    const bool wasBusy = isBusy();
    if (!wasBusy && m_pace.hold(ms, leastMs, afterMs) <= 0) {
        show();
        return;
    }
    m_steps.enqueue({ms, leastMs, afterMs, std::move(show)});
    if (wasBusy)
        return;
    emit busyChanged();
    playOn();
}

void StepQueue::finish()
{
    if (!isBusy())
        return;
    m_timer.stop();
    m_playing = true; // steps pushed by a step are played in this loop
    while (!m_steps.isEmpty())
        m_steps.dequeue().show();
    m_playing = false;
    emit busyChanged();
}

void StepQueue::skip()
{
    m_timer.stop();
    m_playing = false;
    playOn();
}

void StepQueue::playOn()
{
    if (m_playing)
        return;
    while (!m_steps.isEmpty()) {
        m_playing = true;
        const Step step = m_steps.dequeue();
        step.show();
        if (const int ms = m_pace.hold(step.ms, step.leastMs, step.afterMs); ms > 0) {
            m_timer.start(ms);
            return;
        }
        m_playing = false;
    }
    emit busyChanged();
}

} // namespace tableside
