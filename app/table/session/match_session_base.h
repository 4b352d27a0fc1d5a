// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The part of a match at the table that does not depend on the game: its id in the store, its clock, its number of actions and
// its signals. The subclass TableSession has the part that differs between DOS and UNO.
#pragma once

#include "app/table/session/match_config.h"
#include "app/table/session/table_clock.h"

#include <QByteArrayList>
#include <QObject>
#include <QStringList>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tableside {

class MatchStore;
struct MatchDigest;

namespace score {
class Ledger;
}

class MatchSessionBase : public QObject
{
    Q_OBJECT

public:
    virtual QString game() const = 0; ///< "dos" or "uno".
    /// Returns whether this is a replay of a played match, in which nobody acts.
    bool isReplay() const { return m_isReplay; }
    virtual const MatchSeating &seating() const = 0;
    /// Returns the points that end the match.
    virtual int target() const = 0;
    /// Returns whether the players count the points of their own cards, so that the lowest total wins.
    virtual bool countsAgainst() const = 0;
    /// Returns the grace time in milliseconds: how long nobody can catch a player who became exposed (DOS-CALL-6, UNO-CALL-1).
    virtual int graceMs() const = 0;
    virtual bool isPlaying() const = 0;
    /// Returns whether the match has a winner.
    virtual bool isOver() const = 0;
    /// Returns the seat that won the last counted round; -1 before the first.
    virtual int roundWinner() const = 0;
    virtual int turnSeat() const = 0;
    virtual bool isExposed(int seat) const = 0;
    /// Returns the number of actions to undo if the seat takes back its last decision of this round: the decision and all later
    /// actions of all seats. Returns 0 if the seat has made no decision, or after the round. Forced actions, calls, catches and
    /// reports of a move (UNO-ACT-6) are no decisions.
    virtual int actionsToTakeBack(int seat) const = 0;
    /// Undoes the last decision of \p seat in this round with all later actions, and emits rewound(). Returns the problem as a
    /// sentence and changes nothing if the undo could not be stored. Requires that actionsToTakeBack() is positive.
    virtual QString takeBack(int seat) = 0;
    /// Returns how often takeBack() succeeded in this match.
    virtual int takeBacks() const = 0;

    /// Returns the stored record; nothing if the match is not stored. If the record cannot be read, or if another window of the
    /// app has continued the match, returns nothing, logs a warning and sets storeProblem().
    std::optional<QByteArrayList> record() const;
    /// Returns the stored record with all events added, for replaying line by line; nothing if the match is not stored. If the
    /// record cannot be read, returns nothing and logs a warning.
    virtual std::optional<QByteArray> fullRecord() const = 0;
    /// Restarts the grace time, in which nobody can catch the player at \p seat, because people had to pass the device first.
    /// Emits graceRestarted().
    void restartGrace(int seat)
    {
        beginGrace(seat);
        emit graceRestarted(seat);
    }
    /// A function that receives a call (`by` is `seat`) or a catch. `perform` performs it.
    using PressJudge = std::function<void(int by, int seat, const std::function<void()> &perform)>;
    /// Sets who compares the calls and catches of this device with those of phones, which arrive later; null for nobody.
    void setPressJudge(const PressJudge &judge) { m_pressJudge = judge; }
    /// Performs a call or catch of a person at this device or of a computer player: at once or, with a judge, if and when the
    /// judge decides so.
    void judgePress(int by, int seat, const std::function<void()> &perform) const;
    /// Returns the entry of this finished match for the score book; nothing if the match cannot be entered there. \p seats are
    /// the seats of this match, but each person has the id of the score book. Both times are in milliseconds since the epoch.
    virtual std::optional<score::Ledger> scoreLedger(const std::vector<SeatConfig> &seats, qint64 startedAt,
                                                     qint64 endedAt) const = 0;
    /// Returns the summary of the match for the list of played games.
    virtual MatchDigest digest() const = 0;
    /// Returns the feats of the people in the last counted round, without those that they had in an earlier round of this match:
    /// names as by feat_name(), each once. Empty before the end of the first round.
    virtual QStringList newFeats() const = 0;
    /// Returns when the match began, in milliseconds since the epoch. If that cannot be read, returns nothing and sets
    /// storeProblem().
    std::optional<qint64> startedAt() const;
    /// Returns the key of this match in the score book: unique, and the same after every restart of the app.
    QString scoreKey(qint64 startedAt) const;
    /// Closes a resumed match in the store if it is over. Separate from resume(), so that the score book enters the match first.
    virtual void settle() = 0;
    /// Returns the milliseconds since the player at \p seat became exposed (has to call and can be caught). If the grace time was
    /// restarted or the match was resumed later, returns the milliseconds since then.
    qint64 msSinceExposed(int seat) const;
    /// Returns a sentence about the last request to the store if the request failed; otherwise an empty string.
    /// isContinuedElsewhere() returns whether the request failed because another window of the app has continued the match.
    QString storeProblem() const;
    bool isContinuedElsewhere() const;
    /// Returns the id of the match in its store; 0 if it is not stored.
    qint64 storedId() const { return m_id; }
    qint64 actionCount() const { return m_actionCount; }
    /// Returns whether the last action could not be stored but may be tried again. False if another window continued the match.
    bool mayTryAgain() const { return m_mayTryAgain; }
    TableClock &clock() { return m_clock; }
    const TableClock &clock() const { return m_clock; }

signals:
    /// Emitted when the match is over, before the store closes it. If the app is killed before the store does so, the match can
    /// still be resumed.
    void ended();
    /// Emitted when the store has closed the match: it is over, and in the list of played games.
    void closed();
    /// Emitted before an accepted action other than a call or catch changes the match. Receivers may perform calls and catches
    /// that were made before; the action is then judged again.
    void aboutToAct();
    /// Emitted when \p count events were added to the history, beginning at index \p first.
    void happened(qsizetype first, qsizetype count);
    void graceRestarted(int seat);
    /// Emitted after an undo, when the match has returned to an earlier position, and after TableSession::lay(). The history is
    /// then not the one that happened() reported.
    void rewound();
    /// Emitted when an action of any seat, an undo or the start of a round could not be stored and so did not happen. \p problem
    /// is a sentence.
    void notStored(const QString &problem);

protected:
    /// The summary that the list of unfinished matches shows (UnfinishedMatches).
    struct Summary
    {
        std::vector<int> totals;
        int round = 0;
        bool isOver = false;
        bool countsAgainst = false; ///< Whether the lowest total leads, because cards count against their players.
    };

    /// If \p store is null, nothing is stored, as in a lesson or a match opened for viewing.
    MatchSessionBase(MatchStore *store, TimeSource &time, int seats);

    /// Stores a new match with \p lines: its header and the actions so far. Returns false, with storeProblem(), on failure.
    bool beginInStore(const char *game, const QByteArrayList &lines, const Summary &summary);
    /// Appends a line to the stored record, if the match is stored. On failure emits notStored() and returns a sentence;
    /// otherwise returns an empty string.
    QString append(const std::string &line);
    /// Updates the summary in the store. If the match is over, also closes the match there and emits closed(). Failures are only
    /// logged, because the match can be resumed without its summary.
    void keepSummary(const Summary &summary);
    void beginGrace(int seat) { m_exposedAt[static_cast<std::size_t>(seat)] = m_clock.now(); }
    /// Continues the stored match \p id, which has \p actions lines after its header.
    void attachToStored(qint64 id, qint64 actions);

    void setReplay() { m_isReplay = true; }

    static QString unreadableLine(qsizetype number, const std::string &cause);
    static QString emptyRecord();
    static QString nothingLeftToPlay();

private:
    QJsonObject json(const Summary &summary) const;

    MatchStore *m_store;
    TableClock m_clock;
    qint64 m_id = 0;
    std::vector<qint64> m_exposedAt;
    PressJudge m_pressJudge;
    qint64 m_actionCount = 0;
    bool m_mayTryAgain = false;
    bool m_isReplay = false;
};

} // namespace tableside
