// The call booth for real cards: a press sounds at once, then it is judged (engine/calls), shown and logged. One button
// for everybody, or one for each seat; who sits there, the voices, the log and the referee of poses belong to it.
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

/// What the booth takes from outside; tests hold both clocks.
struct BoothClocks
{
    MicroClock steady = steadyMicroClock();
    WallClock wall = systemWallClock();
};

/// A seat, and what the race says of it.
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
    bool isMarked = false;    ///< "I have two."
    bool isCatchable = false; ///< And the grace time is over.
    int place = 0;            ///< In the race, from 1; 0 for none.
    bool isTied = false;      ///< Of the first.
    QString behind = {};      ///< "+0.12 s" after the first.
    bool isTooEarly = false;
    int draws = 0; ///< Cards.
};

class CallBooth : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    /// "dos" or "uno"; the score sheet's while the seats are tied to it, and to choose the other one unties them.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    /// "DOS!", "I have two"
    Q_PROPERTY(QString word READ word NOTIFY gameChanged FINAL)
    Q_PROPERTY(QString holderMark READ holderMark NOTIFY gameChanged FINAL)
    /// DOS-CALL-6, in seconds.
    Q_PROPERTY(qreal graceSeconds READ graceSeconds WRITE setGraceSeconds NOTIFY rulesChanged FINAL)
    /// DOS-CALL-7
    Q_PROPERTY(bool falseCatchDrawsTwo READ falseCatchDrawsTwo WRITE setFalseCatchDrawsTwo NOTIFY rulesChanged FINAL)

    Q_PROPERTY(tableside::CallSeats *seats READ seats CONSTANT FINAL)
    /// The seats with what the race says of each.
    Q_PROPERTY(tableside::RowsModelBase *pads READ pads CONSTANT FINAL)
    Q_PROPERTY(tableside::CallVoices *voices READ voices CONSTANT FINAL)
    Q_PROPERTY(tableside::VoiceRecorder *recorder READ recorder CONSTANT FINAL)
    Q_PROPERTY(tableside::CallLog *log READ log CONSTANT FINAL)
    Q_PROPERTY(tableside::PoseReferee *referee READ referee CONSTANT FINAL)

    /// "Anna", huge; empty before the first race.
    Q_PROPERTY(QString headline READ headline NOTIFY raceChanged FINAL)
    Q_PROPERTY(QString sentence READ sentence NOTIFY raceChanged FINAL)
    Q_PROPERTY(QString order READ order NOTIFY raceChanged FINAL)
    /// The race is over and nobody said whose call it was. Who pressed first on their own seat is taken to have called for
    /// themselves, until somebody says otherwise; `takenFor` is that seat.
    Q_PROPERTY(bool asksWhose READ asksWhose NOTIFY raceChanged FINAL)
    Q_PROPERTY(int takenFor READ takenFor NOTIFY raceChanged FINAL)
    /// sentence() says what followed, not only who pressed.
    Q_PROPERTY(bool isJudged READ isJudged NOTIFY raceChanged FINAL)
    /// headline() has done something: false where everybody was too early, or caught where there was nothing to catch.
    Q_PROPERTY(bool counts READ counts NOTIFY raceChanged FINAL)
    /// A sentence where the device would stay silent, else empty.
    Q_PROPERTY(QString silence READ silence NOTIFY silenceChanged FINAL)

public:
    /// All of them outlive the booth; recordings lie in `folder`.
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
    int takenFor() const; ///< -1 where nothing was pressed.
    bool isJudged() const { return !m_callReferee.judgement().is_open(); }
    bool counts() const;
    QString silence() const;
    const calls::CallReferee &callReferee() const { return m_callReferee; }

    /// Before it is shown, and when it no longer is.
    Q_INVOKABLE void open();
    Q_INVOKABLE void close();
    /// The one button.
    Q_INVOKABLE void shout();
    /// The button of a seat. `eventMs` is the event's timestamp, 0 if it has none.
    Q_INVOKABLE void press(int seat, qreal eventMs = 0);
    /// "I have two", or no more.
    Q_INVOKABLE void mark(int seat);
    /// Whose call the last race was.
    Q_INVOKABLE void attribute(int seat);
    Q_INVOKABLE void attributeNobody();
    /// Forgets what was pressed last. Who said that they hold few cards still does.
    Q_INVOKABLE void clearRace();
    /// What is due at the time of now: ends races, and grace times that are over. A timer calls it.
    void settle();

signals:
    void gameChanged();
    void rulesChanged();
    void raceChanged();
    /// A race has ended, or somebody has said whose call it was: sentence() is to be heard.
    void judged();
    void silenceChanged();
    /// Something was called, to be flashed; `seat` is -1 for the one button. Not a catch that was too early.
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
    std::vector<QString> m_keys; ///< Of the seats.
    std::vector<std::string> m_names; ///< Of the seats, while the race ran.
    bool m_logged = true; ///< Whether what the last race came to stands in the log.
    bool m_isTaken = false; ///< Whose call the last race was is taken, not said.
    qint64 m_pressedAtMs = 0; ///< The last press of that race, since 1970.
    GameId m_ownBox = GameId::dos; ///< The game where no score sheet says it.
    RowsModel<CallPadRow> m_pads;
    bool m_isOpen = false;
    QTimer m_settling; ///< Until something is due.
    QTimer m_listening; ///< Whether the device can be heard.
    QString m_silence;
    WakeLock m_wakeLock;
    Vibration m_vibration;
};

} // namespace tableside
