// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The controller of the call booth, a page for games with real cards: players press buttons to call ("DOS!") or to catch a
// player who forgot to call. Each press sounds at once. The page shows either one button for everybody or one button per seat.
// Presses of the seats' buttons shortly after each other form a race: engine/calls decides who was first and who draws penalty
// cards.
#pragma once

#include <QObject>
#include <QQmlEngine>
#include <QTimer>

#include "app/calls/call_voices.h"
#include "app/audio/voice_recorder.h"
#include "app/calls/call_log.h"
#include "app/calls/call_seats.h"
#include "app/calls/event_clock.h"
#include "app/calls/pose_referee.h"
#include "app/system/vibration.h"
#include "app/system/wake_lock.h"
#include "engine/calls/call_referee.h"
#include "engine/calls/press_order.h"

namespace tableside {

/// The clocks of the booth; injected so that tests control them.
struct BoothClocks
{
    MicroClock steady = steadyMicroClock();
    WallClock wall = systemWallClock();
};

/// A seat's button in the booth, with the seat's result in the current or last race (presses shortly after each other).
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
    bool isMarked = false;    ///< Whether the player has announced few cards ("I have two") and must still call.
    bool isCatchable = false; ///< Whether the player can be caught now: isMarked is true, and the grace period is over.
    int place = 0;            ///< The player's rank by time of press, from 1; 0 without a press that counts.
    bool isTied = false;      ///< Whether the player tied with another player for the first press.
    QString behind = {};      ///< How long after the race's first press this player pressed, such as "+120 ms"; else empty.
    bool isTooEarly = false;
    int draws = 0; ///< The number of penalty cards that the player must draw.
};

class CallBooth : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("There is one, given to Main")

    /// The game, "dos" or "uno". While the seats are taken from a score sheet, this is the sheet's game; setting the other game
    /// disconnects the seats from the sheet.
    Q_PROPERTY(QString game READ game WRITE setGame NOTIFY gameChanged FINAL)
    /// The word that players call, such as "DOS!". The property `holderMark` is the text of the button with which a player
    /// announces few cards, such as "I have two".
    Q_PROPERTY(QString word READ word NOTIFY gameChanged FINAL)
    Q_PROPERTY(QString holderMark READ holderMark NOTIFY gameChanged FINAL)
    /// The grace period in seconds, 0 to 5: the time after announcing few cards in which a player cannot be caught (DOS-CALL-6).
    Q_PROPERTY(qreal graceSeconds READ graceSeconds WRITE setGraceSeconds NOTIFY rulesChanged FINAL)
    /// Whether a player of DOS who makes a catch although nobody had to call draws two cards (DOS-CALL-7). Ignored for UNO.
    Q_PROPERTY(bool falseCatchDrawsTwo READ falseCatchDrawsTwo WRITE setFalseCatchDrawsTwo NOTIFY rulesChanged FINAL)

    Q_PROPERTY(tableside::CallSeats *seats READ seats CONSTANT FINAL)
    /// The seats' buttons, one CallPadRow per seat.
    Q_PROPERTY(tableside::RowsModelBase *pads READ pads CONSTANT FINAL)
    Q_PROPERTY(tableside::CallVoices *voices READ voices CONSTANT FINAL)
    Q_PROPERTY(tableside::VoiceRecorder *recorder READ recorder CONSTANT FINAL)
    Q_PROPERTY(tableside::CallLog *log READ log CONSTANT FINAL)
    Q_PROPERTY(tableside::PoseReferee *referee READ referee CONSTANT FINAL)

    /// The name of the player who pressed first, or the names of the players who tied, such as "Anna and Ben"; empty without
    /// presses. Catches in the grace period are left out unless all presses are such catches.
    Q_PROPERTY(QString headline READ headline NOTIFY raceChanged FINAL)
    Q_PROPERTY(QString sentence READ sentence NOTIFY raceChanged FINAL)
    Q_PROPERTY(QString order READ order NOTIFY raceChanged FINAL)
    /// Whether the page shows the question which player had to call when the buttons were pressed. Until the players answer, the
    /// booth assumes that the first player to press had to call.
    Q_PROPERTY(bool asksForCaller READ asksForCaller NOTIFY raceChanged FINAL)
    /// The seat of the player who pressed first; -1 if nobody has pressed.
    Q_PROPERTY(int firstToPress READ firstToPress NOTIFY raceChanged FINAL)
    /// Whether sentence() says who called in time and who draws penalty cards. If false, sentence() only says who pressed first.
    Q_PROPERTY(bool isJudged READ isJudged NOTIFY raceChanged FINAL)
    /// Whether the presses count. False without presses, if all were catches in a grace period, or if nobody had to call.
    Q_PROPERTY(bool counts READ counts NOTIFY raceChanged FINAL)
    /// The reason why the device is silent, as a sentence; empty if sounds can be heard.
    Q_PROPERTY(QString silence READ silence NOTIFY silenceChanged FINAL)

public:
    /// Stores recordings in `folder`. The first four arguments must outlive the booth.
    CallBooth(Database &database, ScoreController &scoreController, SoundBoard &sounds, AppSettings &settings,
              const QString &folder, BoothClocks clocks = {}, QObject *parent = nullptr);
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
    bool asksForCaller() const { return m_isTaken; }
    int firstToPress() const; ///< Returns the seat of the player who pressed first; -1 if nobody has pressed.
    bool isJudged() const { return !m_callReferee.judgement().is_open(); }
    bool counts() const;
    QString silence() const;
    const calls::CallReferee &callReferee() const { return m_callReferee; }
    /// Returns the number of races (presses shortly after each other) so far.
    int raceCount() const { return m_raceCount; }
    bool isOpen() const { return m_isOpen; }
    /// Returns the time of the booth's clock in microseconds.
    qint64 now() const { return m_clock.now(); }

    /// open() is called when the page of the booth is shown, and close() when the page is hidden.
    Q_INVOKABLE void open();
    Q_INVOKABLE void close();
    /// Called when the single button for everybody is pressed.
    Q_INVOKABLE void shout();
    /// Called when a seat's button is pressed. `eventMs` is the timestamp of the input event in milliseconds; 0 if unknown.
    Q_INVOKABLE void press(int seat, qreal eventMs = 0);
    /// Toggles whether a seat is marked as having announced few cards ("I have two"). If a race (presses shortly after each
    /// other) is running and it is unknown who had to call, stores instead that this seat's player had to call.
    Q_INVOKABLE void mark(int seat);
    /// Toggles the mark as mark() does, for a player who has announced it at an earlier time of the booth's clock.
    void markAt(int seat, calls::Microseconds at);
    /// Adds a press of a seat's button that was made at an earlier time of the booth's clock. It sounds at once, but is judged only
    /// when no phone can have been earlier (PressOrder).
    void pressAt(const calls::TimedPress &press);
    /// Waits for the presses of a seat that has a phone from now on. The times are those of PressOrder::expect().
    void expectPhone(int seat, calls::Microseconds longestWay, calls::Microseconds uncertainty);
    /// Stops waiting for the presses of a seat.
    void forgetPhone(int seat);
    /// Stores the players' answer to the question which player had to call when the last presses were made: the player at `seat`,
    /// or nobody. Ignored without presses, or if an announcement or an earlier answer already says who had to call.
    Q_INVOKABLE void attribute(int seat);
    Q_INVOKABLE void attributeNobody();
    /// Removes the result of the last presses from the page; the log keeps it. Players who must still call stay marked.
    Q_INVOKABLE void clearRace();
    /// Ends and judges the current race (presses shortly after each other) if there has been no press for CallReferee::quiet_us.
    /// Otherwise, updates the buttons, because a grace period may be over. Called by a timer.
    void settle();

signals:
    void gameChanged();
    void rulesChanged();
    void raceChanged();
    /// Emitted when sentence() should be announced, because the last presses were judged or the players have answered which
    /// player had to call.
    void judged();
    void silenceChanged();
    /// Emitted when the screen should flash for a press; `seat` is -1 for the single button. Not emitted for a catch in the grace
    /// period.
    void shouted(int seat);

private:
    GameId box() const { return m_callReferee.rules().game; }
    calls::RaceRun run() const;
    void resetRace();
    bool areSame(const std::vector<QString> &keys) const;
    void takeSeats();
    void takeGame();
    void change(calls::CallRules rules);
    bool isToBeAnswered() const;
    bool isTooEarly(const calls::TimedPress &press) const;
    void judgePresses();
    void judge(const calls::TimedPress &press);
    void assumeFirstToPress();
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
    calls::PressOrder m_order; ///< The presses that are not judged yet, because phones may have been earlier.
    int m_raceCount = 0;
    std::vector<QString> m_keys;      ///< The key of the player at each seat (CallSeat::key).
    std::vector<std::string> m_names; ///< The name of the player at each seat.
    bool m_logged = true;             ///< Whether all presses are in the log.
    /// Whether the booth assumes that the player who pressed first had to call; false once the players have answered.
    bool m_isTaken = false;
    qint64 m_pressedAtMs = 0;      ///< The time of the last press, in milliseconds since the epoch.
    GameId m_ownBox = GameId::dos; ///< The game that is used while no score sheet determines the game.
    RowsModel<CallPadRow> m_pads;
    bool m_isOpen = false;
    QTimer m_settling;  ///< Fires when the current race (presses shortly after each other) or a grace period ends.
    QTimer m_listening; ///< Periodically checks whether the device is silent.
    QString m_silence;
    WakeLock m_wakeLock;
    Vibration m_vibration;
};

} // namespace tableside
