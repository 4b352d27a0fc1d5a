// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A call that a player makes before the play that requires it (UNO-CALL-2, applied to DOS, too). It is made right after the play
// if the play follows within a few seconds.
#pragma once

#include "app/table/session/match_session_base.h"
#include "app/table/session/time_source.h"

#include <QObject>

#include <functional>

namespace tableside {

class EarlyCall : public QObject
{
    Q_OBJECT

public:
    /// `call` makes the call of a seat; it is called only while the seat is exposed. `session` must outlive this object.
    EarlyCall(MatchSessionBase &session, std::function<void(int seat)> call, QObject *parent = nullptr);

    /// Keeps a call of the seat until its next play. Returns false if it is not the seat's turn, if a call is due already, or if
    /// `mayLeadToCall` is false because no play of the seat can require a call.
    bool arm(int seat, bool mayLeadToCall);
    void disarm();
    bool isArmed() const { return m_timer.isActive(); }

signals:
    void changed();

private:
    void callIfDue();

    MatchSessionBase &m_session;
    std::function<void(int seat)> m_call;
    OneShotTimer m_timer;
    int m_seat = -1;
};

} // namespace tableside
