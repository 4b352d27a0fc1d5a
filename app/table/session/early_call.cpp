// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/session/early_call.h"

#include <algorithm>
#include <utility>

namespace tableside {

EarlyCall::EarlyCall(MatchSessionBase &session, std::function<void(int seat)> call, QObject *parent)
    : QObject(parent), m_session(session), m_call(std::move(call)), m_timer(session.clock().time())
{
    connect(&session, &MatchSessionBase::happened, this, &EarlyCall::callIfDue);
    connect(&m_timer, &OneShotTimer::timeout, this, &EarlyCall::changed);
}

bool EarlyCall::arm(int seat, bool mayLeadToCall)
{
    if (m_session.turnSeat() != seat || m_session.isExposed(seat) || !mayLeadToCall)
        return false;
    constexpr int shortest = 3000; // in ms: UNO-CALL-2 keeps an early call for 3 seconds, or for the grace time if that is longer
    m_seat = seat;
    m_timer.start(std::max(shortest, m_session.graceMs()));
    emit changed();
    return true;
}

void EarlyCall::disarm()
{
    if (!m_timer.isActive())
        return;
    m_timer.stop();
    emit changed();
}

void EarlyCall::callIfDue()
{
    if (!m_timer.isActive() || !m_session.isPlaying() || !m_session.isExposed(m_seat))
        return;
    disarm();
    // The call is queued, because happened() is still being emitted to other receivers.
    QMetaObject::invokeMethod(
        this,
        [this, seat = m_seat] {
            if (m_session.isPlaying() && m_session.isExposed(seat))
                m_call(seat);
        },
        Qt::QueuedConnection);
}

} // namespace tableside
