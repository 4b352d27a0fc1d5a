// What one match at the table is whatever the game: its place in the store, its clock, its length, and the news that
// something happened. TableSession adds the game.
#pragma once

#include "app/table/session/match_config.h"
#include "app/table/session/table_clock.h"

#include <QByteArrayList>
#include <QObject>

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
    virtual QString game() const = 0; ///< "dos", "uno"
    /// A match that was played: nobody acts.
    bool isReplay() const { return m_isReplay; }
    virtual const MatchSeating &seating() const = 0;
    /// The points that win the match.
    virtual int target() const = 0;
    /// Everybody counts their own cards, and the lowest total wins.
    virtual bool countsAgainst() const = 0;
    /// How long nobody can be caught after coming to be exposed (DOS-CALL-6, UNO-CALL-1).
    virtual int graceMs() const = 0;
    virtual bool isPlaying() const = 0;
    /// Somebody has won the match.
    virtual bool isOver() const = 0;
    /// Who won the round that was counted last; -1 before the first was.
    virtual int roundWinner() const = 0;
    virtual int turnSeat() const = 0;
    virtual bool isExposed(int seat) const = 0;
    /// How many actions go, with everybody's since then, where the seat takes back its last decision of this round; 0 where it
    /// has made none. What the rules left no choice in is no decision, nor is a call or a catch.
    virtual int actionsToTakeBack(int seat) const = 0;
    /// The position before that decision is the match's again, after rewound(). A sentence where it could not be stored; then
    /// nothing has happened. Only where there is something to take back.
    virtual QString takeBack(int seat) = 0;
    /// How often that was done in this match.
    virtual int takeBacks() const = 0;

    /// The match's record as it is stored; nothing, with a warning and storeProblem(), where it cannot be read or another
    /// window went on with it.
    std::optional<QByteArrayList> record() const;
    /// That with all events, as it can be replayed line by line; nothing, with a warning, where it cannot be read.
    virtual std::optional<QByteArray> fullRecord() const = 0;
    /// People who pass the device on get the grace period from now on, though they came to be exposed before.
    void restartGrace(int seat)
    {
        noteExposed(seat);
        emit graceRestarted(seat);
    }
    /// The match as a game of the score book that began and ended then; nothing where it makes none. `seats` are its own, with
    /// the people whom that book means by them.
    virtual std::optional<score::Ledger> scoreLedger(const std::vector<SeatConfig> &seats, qint64 startedAt,
                                                     qint64 endedAt) const = 0;
    /// What it has come to so far, for the list of games played.
    virtual MatchDigest digest() const = 0;
    /// When it was begun, in milliseconds since 1970; nothing, with storeProblem(), where that cannot be read.
    std::optional<qint64> startedAt() const;
    /// Of that game in the score book: the same after every restart, and of no other match.
    QString scoreKey(qint64 startedAt) const;
    /// The store closes a resumed match that is over already. Later than resume(), for what comes of the end comes before.
    virtual void settle() = 0;
    /// Since `seat` became exposed, or since the match was resumed.
    qint64 msSinceExposed(int seat) const;
    /// A sentence about what the store was asked last, empty when it went well; and whether another window was the reason.
    QString storeProblem() const;
    bool wentOnElsewhere() const;
    /// The id of the match in its store; 0 where it is stored nowhere.
    qint64 storedId() const { return m_id; }
    qint64 actionCount() const { return m_actionCount; }
    /// The last action could not be stored, but it may be tried again: not so where another window went on with it.
    bool mayTryAgain() const { return m_mayTryAgain; }
    TableClock &clock() { return m_clock; }
    const TableClock &clock() const { return m_clock; }

signals:
    /// The match is over. Comes before the store is told, so that whoever is killed here finds the match where it was.
    void ended();
    /// The store has closed the match, which is over: it is among those played.
    void closed();
    /// `count` events have been added to the history, the first of them at `first`.
    void happened(qsizetype first, qsizetype count);
    void graceRestarted(int seat);
    /// The match is at an earlier position again: the history is shorter than what happened() has told of.
    void rewound();
    /// An action, whoever's it was, could not be stored: nothing has happened. `problem` is a sentence.
    void notStored(const QString &problem);

protected:
    /// What the way back to the match shows of it (WaitingMatches).
    struct Summary
    {
        std::vector<int> totals;
        int round = 0;
        bool isOver = false;
        bool countsAgainst = false; ///< The lowest total leads.
    };

    /// Without a store nothing is kept: a lesson, or a match that is looked at.
    MatchSessionBase(MatchStore *store, TimeSource &time, int seats);

    /// The header, and what has been played. False with storeProblem() where that fails.
    bool beginInStore(const char *game, const QByteArrayList &lines, const Summary &summary);
    /// A sentence where that fails.
    QString append(const std::string &line);
    /// It may lag or fail: the record is what counts.
    void keepSummary(const Summary &summary);
    void noteExposed(int seat) { m_exposedAt[static_cast<std::size_t>(seat)] = m_clock.now(); }
    /// The match is the stored one `id`, with so many lines after the header.
    void goOnWith(qint64 id, qint64 actions);

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
    qint64 m_actionCount = 0;
    bool m_mayTryAgain = false;
    bool m_isReplay = false;
};

} // namespace tableside
