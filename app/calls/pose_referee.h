// The referee of Wild Dumb Fu with real cards (UNO-ACT-6): timers for the players who pose, the report that one moved, and the
// penalty.
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
    QString time; ///< How long the pose has been held.
};

class PoseReferee : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the call booth")

    /// All seats, posing or not.
    Q_PROPERTY(tableside::RowsModelBase *list READ list CONSTANT FINAL)
    /// The reminder after a player moved; otherwise empty.
    Q_PROPERTY(QString reminder READ reminder NOTIFY changed FINAL)

public:
    /// All of these must outlive the referee.
    PoseReferee(const CallSeats &seats, CallLog &log, SoundBoard &sounds, MicroClock clock, QObject *parent = nullptr);

    RowsModel<PoseRow> *list() { return &m_list; }
    QString reminder() const { return m_reminder; }

    Q_INVOKABLE void begin(int seat);
    Q_INVOKABLE void moved(int seat);
    /// Ends a seat's pose, because its next turn has come.
    Q_INVOKABLE void end(int seat);
    Q_INVOKABLE void dismissReminder();
    /// Ends all poses. Held poses are logged under `names`, the names of the seats at that time.
    void clear(const std::vector<std::string> &names);
    /// Updates the list with the current seats and times. Called by a timer.
    void tick();

signals:
    void changed();
    /// Emitted, each with a sound, when a player begins a pose, and when a player has moved, as reminder() describes.
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
