// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/ai/worker.h"

namespace tableside {

Worker::Worker(TimeSource &time) : m_deadline(time)
{
    QObject::connect(&m_deadline, &OneShotTimer::timeout, &m_deadline, [this] { stop(); });
}

Worker::~Worker()
{
    stop();
    m_thread.quit();
    m_thread.wait();
}

void Worker::post(std::function<void()> job)
{
    if (!m_thread.isRunning()) {
        m_receiver.moveToThread(&m_thread);
        m_thread.start();
    }
    QMetaObject::invokeMethod(&m_receiver, std::move(job), Qt::QueuedConnection);
}

std::stop_token Worker::newToken(int longestMs)
{
    m_stop.request_stop();
    m_stop = {};
    m_deadline.stop();
    if (longestMs > 0)
        m_deadline.start(longestMs);
    return m_stop.get_token();
}

} // namespace tableside
