// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A score sheet for QML: its seats, rounds, and totals, and all changes that people can make to it.
#pragma once

#include <QList>
#include <QObject>
#include <QPointF>
#include <QQmlEngine>

#include "app/score/entry/hand_entry.h"
#include "app/score/entry/score_session.h"
#include "app/ui/option.h"
#include "app/ui/rows_model.h"
#include "engine/score/standings.h"

namespace tableside {

/// A seat of the score sheet.
struct ScoreSeatRow
{
    Q_GADGET
    QML_VALUE_TYPE(scoreSeatRow)
    Q_PROPERTY(int seat MEMBER seat FINAL)
    Q_PROPERTY(QString name MEMBER name FINAL)
    Q_PROPERTY(QString portrait MEMBER portrait FINAL)
    Q_PROPERTY(int colorIndex MEMBER colorIndex FINAL)
    Q_PROPERTY(int total MEMBER total FINAL)
    Q_PROPERTY(int rank MEMBER rank FINAL)
    Q_PROPERTY(bool isTied MEMBER isTied FINAL)
    Q_PROPERTY(QString rankText MEMBER rankText FINAL)
    Q_PROPERTY(int gained MEMBER gained FINAL)
    Q_PROPERTY(bool isLeader MEMBER isLeader FINAL)
    Q_PROPERTY(bool isDealer MEMBER isDealer FINAL)
    Q_PROPERTY(bool isWinner MEMBER isWinner FINAL)
    Q_PROPERTY(bool present MEMBER present FINAL)
    Q_PROPERTY(int startPoints MEMBER startPoints FINAL)
    Q_PROPERTY(bool isInBook MEMBER isInBook FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    int seat = 0;
    QString name;
    QString portrait;
    int colorIndex = 0;
    int total = 0;
    /// The player's rank, from 1; 0 if the player has no rank. That is so before the first round is closed, after leaving the
    /// game, and for a newcomer who has played no round and whose starting points equal or beat the best total of the others.
    int rank = 0;
    bool isTied = false; ///< Whether another player has the same rank.
    QString rankText;    ///< The rank as standings show it; a dash without a rank.
    int gained = 0;      ///< The points gained in the last closed round; 0 before the first.
    bool isLeader = false;
    bool isDealer = false; ///< Whether the player deals the open round.
    bool isWinner = false;
    bool present = false;
    int startPoints = 0;
    bool isInBook = true; ///< Whether the player has a page in the book; computer players have none.
    QString spoken;
};

/// One player's cell in one round.
struct ScoreCellRow
{
    Q_GADGET
    QML_VALUE_TYPE(scoreCellRow)
    Q_PROPERTY(bool plays MEMBER plays FINAL)
    Q_PROPERTY(bool isOut MEMBER isOut FINAL)
    Q_PROPERTY(bool wins MEMBER wins FINAL)
    Q_PROPERTY(bool isAddition MEMBER isAddition FINAL)
    Q_PROPERTY(int counted MEMBER counted FINAL)
    Q_PROPERTY(int gained MEMBER gained FINAL)
    Q_PROPERTY(int total MEMBER total FINAL)
    Q_PROPERTY(bool isCorrected MEMBER isCorrected FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    bool plays = false;
    bool isOut = false;
    /// Whether the player won the round: by going out, by the smallest hand of a blocked round, or in a round of which only the
    /// winner's points are known.
    bool wins = false;
    bool isAddition = false; ///< Whether the points gained are shown, as in "+12"; otherwise those of the hand are.
    int counted = -1;        ///< The points of the hand; -1 if unknown.
    int gained = 0;
    int total = 0; ///< The player's total after the round; 0 while the round is open.
    bool isCorrected = false;
    QString spoken;

    friend bool operator==(const ScoreCellRow &, const ScoreCellRow &) = default;
};

/// A round as a row of the score sheet.
struct ScoreRoundRow
{
    Q_GADGET
    QML_VALUE_TYPE(scoreRoundRow)
    Q_PROPERTY(int round MEMBER round FINAL)
    Q_PROPERTY(bool isOpen MEMBER isOpen FINAL)
    Q_PROPERTY(bool pastTarget MEMBER pastTarget FINAL)
    Q_PROPERTY(QList<tableside::ScoreCellRow> cells MEMBER cells FINAL)

public:
    /// Returns the cell of a seat; a blank cell if there is no such seat.
    Q_INVOKABLE tableside::ScoreCellRow cell(int seat) const { return cells.value(seat); }

    int round = 0; ///< The index of the round, from 0.
    bool isOpen = false;
    bool pastTarget = false;   ///< Whether the round was played after the target had been reached.
    QList<ScoreCellRow> cells; ///< The cells by seat.
};

/// The open score sheet. Every entry or other change is stored at once. Functions that change the game return false and set
/// `problem` if the change is refused or cannot be stored.
class ScoreGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the score controller")

    Q_PROPERTY(QString gameId READ gameId CONSTANT FINAL) ///< The game: "dos" or "uno".
    Q_PROPERTY(QString gameName READ gameName NOTIFY termsChanged FINAL)
    Q_PROPERTY(Stage stage READ stage NOTIFY standingChanged FINAL)
    Q_PROPERTY(bool countAgainst READ countAgainst NOTIFY termsChanged FINAL)
    /// The points to reach; only valid if `hasTarget`, since an imported table has no target.
    Q_PROPERTY(int target READ target NOTIFY termsChanged FINAL)
    Q_PROPERTY(bool hasTarget READ hasTarget NOTIFY termsChanged FINAL)
    /// Whether the game was played at the app's own table instead of with real cards.
    Q_PROPERTY(bool atTable READ atTable CONSTANT FINAL)
    /// The names of all players by seat.
    Q_PROPERTY(QStringList names READ names NOTIFY standingChanged FINAL)
    Q_PROPERTY(int roundCount READ roundCount NOTIFY standingChanged FINAL)
    /// Whether a player who joined late started with points.
    Q_PROPERTY(bool hasStartPoints READ hasStartPoints NOTIFY standingChanged FINAL)
    Q_PROPERTY(QString date READ date NOTIFY termsChanged FINAL)
    /// The date in digits, as enterDate() reads it.
    Q_PROPERTY(QString day READ day NOTIFY termsChanged FINAL)
    /// Whether only the final points of the game are known, and none of its rounds.
    Q_PROPERTY(bool hasOnlyTotals READ hasOnlyTotals NOTIFY standingChanged FINAL)
    Q_PROPERTY(QString note READ note NOTIFY termsChanged FINAL)
    Q_PROPERTY(QString location READ location NOTIFY termsChanged FINAL)
    Q_PROPERTY(QString dealer READ dealer NOTIFY standingChanged FINAL)
    Q_PROPERTY(QString starter READ starter NOTIFY standingChanged FINAL)
    Q_PROPERTY(QString standing READ standing NOTIFY standingChanged FINAL)
    /// A sentence that names the tied players if the game continues only because of their tie, although the target was reached;
    /// else empty.
    Q_PROPERTY(QString tie READ tie NOTIFY standingChanged FINAL)
    Q_PROPERTY(QString rules READ rules NOTIFY termsChanged FINAL)
    /// Sentences about the result of the last closed round and about who deals and starts next; empty before the first.
    Q_PROPERTY(QString lastRound READ lastRound NOTIFY standingChanged FINAL)
    /// Whether a stored change can be undone. `canUndo` and `canRedo` are always false for games played at the app's own table,
    /// because such games cannot be continued on a score sheet.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY undoChanged FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY undoChanged FINAL)
    Q_PROPERTY(QString undoText READ undoText NOTIFY undoChanged FINAL)
    Q_PROPERTY(QString redoText READ redoText NOTIFY undoChanged FINAL)
    /// The highest total of any player so far.
    Q_PROPERTY(int highestTotal READ highestTotal NOTIFY standingChanged FINAL)
    /// The lowest and the average total of the present players, as suggestions for the starting points of a player who joins
    /// late.
    Q_PROPERTY(int lowestTotal READ lowestTotal NOTIFY standingChanged FINAL)
    Q_PROPERTY(int averageTotal READ averageTotal NOTIFY standingChanged FINAL)
    /// A sentence about the state of the open round, shown before the user ends the game; empty if nothing has been entered in
    /// the round or the game has ended.
    Q_PROPERTY(QString openRound READ openRound NOTIFY openRoundChanged FINAL)
    /// The positions for a player who joins late, clockwise. The value of an option is the id of the player to the newcomer's
    /// right. The name of an option lists both neighbors, such as "Anna and Ben".
    Q_PROPERTY(QList<tableside::Option> gaps READ gaps NOTIFY standingChanged FINAL)
    Q_PROPERTY(bool canCloseRound READ canCloseRound NOTIFY openRoundChanged FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
    Q_PROPERTY(tableside::HandEntry *entry READ entry CONSTANT FINAL)
    Q_PROPERTY(tableside::RowsModelBase *seats READ seats CONSTANT FINAL)
    /// The seats: the winner first, then the others by rank, and the players without a rank last.
    Q_PROPERTY(tableside::RowsModelBase *standings READ standings CONSTANT FINAL)
    /// The first row of `standings`. Its player has won only if the row's isWinner is true.
    Q_PROPERTY(tableside::ScoreSeatRow first READ first NOTIFY standingChanged FINAL)
    Q_PROPERTY(tableside::RowsModelBase *rounds READ rounds CONSTANT FINAL)

public:
    enum Stage { Playing, Decided, Ended }; ///< The same values as score::Stage.
    Q_ENUM(Stage)

    explicit ScoreGame(std::unique_ptr<ScoreSession> session, QObject *parent = nullptr);

    ScoreSession &session() { return *m_session; }
    const score::Sheet &sheet() const { return m_session->sheet(); }
    QString gameId() const;
    QString gameName() const;
    Stage stage() const { return static_cast<Stage>(sheet().stage); }
    bool countAgainst() const { return sheet().scoring == score::Scoring::count_against; }
    int target() const { return sheet().target; }
    bool atTable() const { return sheet().at_table; }
    bool hasTarget() const { return sheet().has_target(); }
    QStringList names() const;
    int roundCount() const { return static_cast<int>(sheet().rounds.size()); }
    bool hasStartPoints() const { return sheet().has_start_points(); }
    QString date() const;
    QString day() const;
    bool hasOnlyTotals() const { return sheet().has_stated_totals && sheet().rounds.empty(); }
    QString note() const { return QString::fromStdString(sheet().note); }
    QString location() const { return QString::fromStdString(sheet().place); }
    QString dealer() const;
    QString starter() const;
    QString standing() const;
    QString tie() const;
    QString rules() const;
    QString lastRound() const;
    bool canUndo() const { return !atTable() && m_session->ledger().can_undo(); }
    bool canRedo() const { return !atTable() && m_session->ledger().can_redo(); }
    QString undoText() const;
    QString redoText() const;
    int highestTotal() const;
    int lowestTotal() const;
    int averageTotal() const;
    QString openRound() const;
    QList<Option> gaps() const;
    bool canCloseRound() const;
    QString problem() const { return m_problem; }
    HandEntry *entry() { return &m_entry; }
    RowsModel<ScoreSeatRow> *seats() { return &m_seats; }
    RowsModel<ScoreSeatRow> *standings() { return &m_standings; }
    ScoreSeatRow first() const { return m_standings.rows().value(0); }
    RowsModel<ScoreRoundRow> *rounds() { return &m_rounds; }

    /// Undoes the last input in `entry` that is not stored; if there is none, undoes the last stored change. If this change
    /// concerns a hand, selects that hand in `entry`. redo() restores the change that was undone last and selects its hand.
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    Q_INVOKABLE bool setTarget(int target);
    /// Sets the target from typed text. Anything but a number in the allowed range is refused.
    Q_INVOKABLE bool enterTarget(const QString &typed);
    /// Sets the date from typed text. Anything but a day up to today is refused.
    Q_INVOKABLE bool enterDate(const QString &typed);
    /// Sets whether hands count against their players. Refused if that needs hands that are unknown.
    Q_INVOKABLE bool setCountAgainst(bool countAgainst);
    /// Returns a sentence about what becomes of the game with another target, as typed, or another scoring; the reason if that
    /// would be refused. Empty if both are those of the game.
    Q_INVOKABLE QString outcomeWith(const QString &typed, bool countAgainst) const;
    Q_INVOKABLE bool setNote(const QString &note, const QString &location);
    Q_INVOKABLE bool removeRound(int round);
    /// Continues a decided or ended game. For games played at the app's own table, returns false without setting `problem`.
    Q_INVOKABLE bool playOn();
    /// Ends the game. The open round does not count.
    Q_INVOKABLE bool end();
    /// Closes the open round, whose hands must all be counted, and ends the game.
    Q_INVOKABLE bool closeRoundAndEnd();
    Q_INVOKABLE bool leave(int seat);
    Q_INVOKABLE bool comeBack(int seat);
    /// Makes a player the dealer of the open round.
    Q_INVOKABLE bool setDealer(int seat);
    /// Returns the current row of a seat; a blank row if there is no such seat.
    Q_INVOKABLE tableside::ScoreSeatRow seatRow(int seat) const { return m_seats.rows().value(seat); }
    /// Returns whether a player can join the game. If not, sets `problem`.
    bool canJoin(const score::PlayerJoined &joined);
    bool join(const score::PlayerJoined &joined);
    /// Returns the line of a seat in the chart of totals, as coordinates: x is a number of rounds, y the player's total after
    /// these rounds. The line begins where the player joined. For a player who has left, the line ends with the last round that
    /// the player took part in.
    Q_INVOKABLE QList<QPointF> totalsOf(int seat) const;
    /// Returns, for each element of totalsOf(), how many seats with lower numbers have lines that coincide with this seat's line
    /// at that position. The chart draws coinciding lines side by side.
    Q_INVOKABLE QList<int> coincidingLines(int seat) const;
    Q_INVOKABLE void dismissProblem();

signals:
    /// Emitted when the target, scoring, house rules, or other terms of the game, the note, or the location have changed.
    void termsChanged();
    /// Emitted when the seats, closed rounds, totals, ranks, dealer, stage, or terms have changed, but not for the hands of the
    /// open round.
    void standingChanged();
    /// Emitted when the game has just been decided or ended and has a winner.
    void won();
    /// Emitted when the game has just been decided or ended, with or without a winner.
    void done();
    void openRoundChanged();
    void undoChanged();
    void problemChanged();

private:
    bool say(const score::Statement &statement);
    bool showProblem(const QString &problem);
    bool refuse(score::Refusal refusal);
    bool applyAndShow(const score::Statement &statement, const score::Statement &affected);
    std::vector<int> presentTotals() const;
    void refresh();
    void showSeats();
    QString spokenStanding(const score::Standing &standing) const;
    void showRounds(const score::Sheet &before);
    ScoreCellRow cellRow(int number, const score::Round &round, int seat) const;

    std::unique_ptr<ScoreSession> m_session;
    HandEntry m_entry;
    RowsModel<ScoreSeatRow> m_seats;
    RowsModel<ScoreSeatRow> m_standings;
    RowsModel<ScoreRoundRow> m_rounds;
    score::Sheet m_told; ///< The sheet when signals were last emitted; refresh() compares it with the present one.
    QString m_problem;
};

} // namespace tableside
