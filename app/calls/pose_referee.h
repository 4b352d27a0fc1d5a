// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The referee for Wild Dumb Fu in a game with real cards. After this card, the next player must hold still in a pose until their
// next turn (UNO-ACT-6). The referee shows the time, accepts reports that the player moved, and announces the penalty.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include "app/calls/call_log.h"
#include "app/calls/call_seats.h"
#include "app/calls/event_clock.h"
#include "engine/calls/pose_watch.h"

namespace tableside {

class SoundBoard;

struct PoseRow
{
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    Q_PROPERTY(int colorIndex MEMBER colorIndex FINAL)
    Q_PROPERTY(QString sign MEMBER sign FINAL)
    Q_PROPERTY(bool isPosing MEMBER isPosing FINAL)
    Q_PROPERTY(bool hasMoved MEMBER hasMoved FINAL)
    Q_PROPERTY(QString time MEMBER time FINAL)

public:
    QString name;
    QString portrait;
    int colorIndex = 0;
    QString sign;
    bool isPosing = false;
    bool hasMoved = false;
    QString time; ///< How long the player has held still, such as "0:42"; empty without a pose.
};

class PoseReferee : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the call booth")

    /// One row for each seat, whether or not the player must hold still.
    Q_PROPERTY(tableside::RowsModelBase *list READ list CONSTANT FINAL)
    /// The sentence about the penalty of the last player who moved; empty after dismissReminder() or a new pose.
    Q_PROPERTY(QString reminder READ reminder NOTIFY changed FINAL)

public:
    /// The objects passed by reference must outlive the referee.
    PoseReferee(const CallSeats &seats, CallLog &log, SoundBoard &sounds, MicroClock clock, QObject *parent = nullptr);

    RowsModel<PoseRow> *list() { return &m_list; }
    QString reminder() const { return m_reminder; }

    Q_INVOKABLE void begin(int seat);
    Q_INVOKABLE void moved(int seat);
    /// Ends a player's pose: from now on, the player may move. Called when the player's next turn begins.
    Q_INVOKABLE void end(int seat);
    Q_INVOKABLE void dismissReminder();
    /// Ends the poses of all players. Adds a log entry for each player who has not moved. `names` are the players' names, indexed
    /// by seat.
    void clear(const std::vector<std::string> &names);
    /// Updates the players and their times in the list. Called by a timer.
    void tick();

signals:
    void changed();
    /// struck() is emitted when a player must begin to hold still, and rang() when a player has moved. `seat` is the player's
    /// seat. A sound is played with each of these signals.
    void struck(int seat);
    void rang(int seat);

private:
    bool isSeat(int seat) const { return seat >= 0 && seat < m_seats.count(); }

    const CallSeats &m_seats;
    CallLog &m_log;
    SoundBoard &m_sounds;
    MicroClock m_clock;
    calls::PoseWatch m_watch;
    QString m_reminder;
    RowsModel<PoseRow> m_list;
    QTimer m_ticking;
};

} // namespace tableside
