// The call booth for real cards: a press sounds at once, then it is judged (engine/calls), shown and logged. There is one button
// for everybody, or one for each seat. The booth owns the seats, the voices, the log and the pose referee.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include "app/audio/call_voices.h"
#include "app/audio/voice_recorder.h"
#include "app/calls/call_log.h"
#include "app/calls/call_seats.h"
#include "app/calls/event_clock.h"
#include "app/calls/pose_referee.h"
#include "app/platform/vibration.h"
#include "app/platform/wake_lock.h"
#include "engine/calls/call_referee.h"

namespace tableside {

/// The clocks of the booth; injected so that tests control them.
struct BoothClocks
{
    MicroClock steady = steadyMicroClock();
    WallClock wall = systemWallClock();
};

/// A seat with its state in the race.
struct CallPadRow
{
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    Q_PROPERTY(int colorIndex MEMBER colorIndex FINAL)
    Q_PROPERTY(QString sign MEMBER sign FINAL)
    Q_PROPERTY(QString key MEMBER key FINAL)
    Q_PROPERTY(bool isMarked MEMBER isMarked FINAL)
    Q_PROPERTY(bool isCatchable MEMBER isCatchable FINAL)
    Q_PROPERTY(int place MEMBER place FINAL)
    Q_PROPERTY(bool isTied MEMBER isTied FINAL)
    Q_PROPERTY(QString behind MEMBER behind FINAL)
    Q_PROPERTY(bool isTooEarly MEMBER isTooEarly FINAL)
    Q_PROPERTY(int draws MEMBER draws FINAL)

public:
    QString name;
    QString portrait;
    int colorIndex = 0;
    QString sign;
    QString key;
    bool isMarked = false;    ///< Whether the player has said "I have two".
    bool isCatchable = false; ///< Whether the player is marked and the grace period is over.
    int place = 0;            ///< The rank in the race, from 1; 0 for none.
    bool isTied = false;      ///< Whether the player ties with the first.
    QString behind = {};      ///< The delay after the first, such as "+0.12 s".
    bool isTooEarly = false;
    int draws = 0; ///< The number of penalty cards.
};

class CallBooth : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    /// "dos" or "uno": the score sheet's game while the seats are tied to the sheet. Setting the other game unties the seats.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    /// The word that is called, such as "DOS!"; below, the mark of a player who should call, such as "I have two".
    Q_PROPERTY(QString word READ word NOTIFY gameChanged FINAL)
    Q_PROPERTY(QString holderMark READ holderMark NOTIFY gameChanged FINAL)
    /// The grace period in seconds (DOS-CALL-6).
    Q_PROPERTY(qreal graceSeconds READ graceSeconds WRITE setGraceSeconds NOTIFY rulesChanged FINAL)
    /// Whether a false catch draws two cards (DOS-CALL-7).
    Q_PROPERTY(bool falseCatchDrawsTwo READ falseCatchDrawsTwo WRITE setFalseCatchDrawsTwo NOTIFY rulesChanged FINAL)

    Q_PROPERTY(tableside::CallSeats *seats READ seats CONSTANT FINAL)
    /// The seats with their state in the race.
    Q_PROPERTY(tableside::RowsModelBase *pads READ pads CONSTANT FINAL)
    Q_PROPERTY(tableside::CallVoices *voices READ voices CONSTANT FINAL)
    Q_PROPERTY(tableside::VoiceRecorder *recorder READ recorder CONSTANT FINAL)
    Q_PROPERTY(tableside::CallLog *log READ log CONSTANT FINAL)
    Q_PROPERTY(tableside::PoseReferee *referee READ referee CONSTANT FINAL)

    /// The winners of the race, shown large, such as "Anna"; empty before the first race.
    Q_PROPERTY(QString headline READ headline NOTIFY raceChanged FINAL)
    Q_PROPERTY(QString sentence READ sentence NOTIFY raceChanged FINAL)
    Q_PROPERTY(QString order READ order NOTIFY raceChanged FINAL)
    /// Whether the race has ended and the question whose call it was is unanswered. Until it is answered, the call is attributed
    /// to the seat that pressed first; `takenFor` is that seat, -1 without a press.
    Q_PROPERTY(bool asksWhose READ asksWhose NOTIFY raceChanged FINAL)
    Q_PROPERTY(int takenFor READ takenFor NOTIFY raceChanged FINAL)
    /// Whether sentence() contains the consequences, not only the order of the presses.
    Q_PROPERTY(bool isJudged READ isJudged NOTIFY raceChanged FINAL)
    /// Whether the headline is a success: false if all were too early, or for a false catch.
    Q_PROPERTY(bool counts READ counts NOTIFY raceChanged FINAL)
    /// The reason why the device makes no sound, as a sentence; otherwise empty.
    Q_PROPERTY(QString silence READ silence NOTIFY silenceChanged FINAL)

public:
    /// All of these must outlive the booth; the recordings are in `folder`.
    CallBooth(Database &database, ScoreRoom &room, SoundBoard &sounds, AppSettings &settings, const QString &folder,
              BoothClocks clocks = {}, QObject *parent = nullptr);
    ~CallBooth() override;

    QString game() const;
    void setGame(const QString &game);
    QString word() const;
    QString holderMark() const;
    qreal graceSeconds() const;
    void setGraceSeconds(qreal seconds);
    bool falseCatchDrawsTwo() const { return m_callReferee.rules().false_catch_draws_two; }
    void setFalseCatchDrawsTwo(bool draws);
    CallSeats *seats() { return &m_seats; }
    RowsModel<CallPadRow> *pads() { return &m_pads; }
    CallVoices *voices() { return &m_voices; }
    VoiceRecorder *recorder() { return &m_recorder; }
    CallLog *log() { return &m_log; }
    PoseReferee *referee() { return &m_referee; }
    QString headline() const;
    QString sentence() const;
    QString order() const;
    bool asksWhose() const { return m_isTaken; }
    int takenFor() const; ///< Returns the seat that pressed first; -1 without a press.
    bool isJudged() const { return !m_callReferee.judgement().is_open(); }
    bool counts() const;
    QString silence() const;
    const calls::CallReferee &callReferee() const { return m_callReferee; }

    /// Called when the booth is shown or hidden.
    Q_INVOKABLE void open();
    Q_INVOKABLE void close();
    /// Called when the one button for everybody is pressed.
    Q_INVOKABLE void shout();
    /// Called when a seat's button is pressed. `eventMs` is the event's timestamp in milliseconds, 0 if it has none.
    Q_INVOKABLE void press(int seat, qreal eventMs = 0);
    /// Toggles the mark "I have two" of a seat.
    Q_INVOKABLE void mark(int seat);
    /// Attributes the call of the last race to a seat.
    Q_INVOKABLE void attribute(int seat);
    Q_INVOKABLE void attributeNobody();
    /// Forgets the presses of the last race. The marks for few cards remain.
    Q_INVOKABLE void clearRace();
    /// Does what is due now: ends races, and grace periods. Called by a timer.
    void settle();

signals:
    void gameChanged();
    void rulesChanged();
    void raceChanged();
    /// Emitted when a race has ended, or the question whose call it was has been answered: sentence() should be announced.
    void judged();
    void silenceChanged();
    /// Emitted when a call is to be flashed; `seat` is -1 for the one button. Not emitted for a catch that was too early.
    void shouted(int seat);

private:
    GameId box() const { return m_callReferee.rules().game; }
    calls::RaceRun run() const;
    void beginAfresh();
    bool areSame(const std::vector<QString> &keys) const;
    void takeSeats();
    void takeGame();
    void change(calls::CallRules rules);
    bool isToBeAnswered() const;
    void takeForOwnCall();
    void answered();
    void logRace();
    void showRace();
    void showPads();
    CallPadRow padRow(int seat) const;
    void read();

    SoundBoard &m_sounds;
    AppSettings &m_settings;
    EventClock m_clock;
    CallSeats m_seats;
    CallVoices m_voices;
    VoiceRecorder m_recorder;
    CallLog m_log;
    PoseReferee m_referee;
    calls::CallReferee m_callReferee;
    std::vector<QString> m_keys; ///< The keys of the seats.
    std::vector<std::string> m_names; ///< The names of the seats while the race ran.
    bool m_logged = true; ///< Whether the result of the last race is in the log.
    bool m_isTaken = false; ///< Whether the last race was attributed to a seat by default, not by an answer.
    qint64 m_pressedAtMs = 0; ///< The time of the last press of that race, in milliseconds since the epoch.
    GameId m_ownBox = GameId::dos; ///< The game that is used when no score sheet determines it.
    RowsModel<CallPadRow> m_pads;
    bool m_isOpen = false;
    QTimer m_settling; ///< Runs until the next end of a race or grace period.
    QTimer m_listening; ///< Checks regularly whether the device is audible.
    QString m_silence;
    WakeLock m_wakeLock;
    Vibration m_vibration;
};

} // namespace tableside
