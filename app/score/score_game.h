// A score sheet as QML sees it: what stands on it, and all that can be said about it.
#pragma once

#include <QList>
#include <QObject>
#include <QPointF>
#include <QQmlEngine>

#include "app/score/hand_entry.h"
#include "app/score/score_session.h"
#include "app/view/option.h"
#include "app/view/rows_model.h"

namespace tableside {

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
    int rank = 0;   ///< From 1; 0 for who has left, and before the first round.
    int gained = 0; ///< In the last closed round.
    bool isLeader = false;
    bool isDealer = false; ///< Of the round that is played.
    bool isWinner = false;
    bool present = false;
    int startPoints = 0;
    bool isInBook = true; ///< A person with a page; not a computer player at the table.
    QString spoken;
};

/// One hand of one round.
struct ScoreCellRow
{
    Q_GADGET
    QML_VALUE_TYPE(scoreCellRow)
    Q_PROPERTY(bool plays MEMBER plays FINAL)
    Q_PROPERTY(bool isOut MEMBER isOut FINAL)
    Q_PROPERTY(bool wins MEMBER wins FINAL)
    Q_PROPERTY(int counted MEMBER counted FINAL)
    Q_PROPERTY(int gained MEMBER gained FINAL)
    Q_PROPERTY(int total MEMBER total FINAL)
    Q_PROPERTY(bool isCorrected MEMBER isCorrected FINAL)
    Q_PROPERTY(QString spoken MEMBER spoken FINAL)

public:
    bool plays = false;
    bool isOut = false;
    bool wins = false; ///< The round: by going out, by the smallest hand, or by what it was given.
    int counted = -1;  ///< What the hand counts; -1 while it is not known.
    int gained = 0;
    int total = 0; ///< After the round.
    bool isCorrected = false;
    QString spoken;

    friend bool operator==(const ScoreCellRow &, const ScoreCellRow &) = default;
};

struct ScoreRoundRow
{
    Q_GADGET
    QML_VALUE_TYPE(scoreRoundRow)
    Q_PROPERTY(int round MEMBER round FINAL)
    Q_PROPERTY(bool isOpen MEMBER isOpen FINAL)
    Q_PROPERTY(bool pastTarget MEMBER pastTarget FINAL)
    Q_PROPERTY(QList<tableside::ScoreCellRow> cells MEMBER cells FINAL)

public:
    /// A blank one where there is none (yet): seats come and go.
    Q_INVOKABLE tableside::ScoreCellRow cell(int seat) const { return cells.value(seat); }

    int round = 0; ///< From 0.
    bool isOpen = false;
    bool pastTarget = false; ///< Played on after the target was reached.
    QList<ScoreCellRow> cells; ///< By seat.
};

class ScoreGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the score room")

    Q_PROPERTY(QString gameId READ gameId CONSTANT FINAL) ///< "dos", "uno"
    Q_PROPERTY(QString boxName READ boxName NOTIFY termsChanged FINAL)
    Q_PROPERTY(Stage stage READ stage NOTIFY standingChanged FINAL)
    Q_PROPERTY(bool countAgainst READ countAgainst NOTIFY termsChanged FINAL)
    /// Meant only where there is one: an imported table has none.
    Q_PROPERTY(int target READ target NOTIFY termsChanged FINAL)
    Q_PROPERTY(bool hasTarget READ hasTarget NOTIFY termsChanged FINAL)
    /// Played at the app's own table, not with real cards.
    Q_PROPERTY(bool atTable READ atTable CONSTANT FINAL)
    Q_PROPERTY(int roundCount READ roundCount NOTIFY standingChanged FINAL)
    /// Whether somebody who came late began with points.
    Q_PROPERTY(bool hasStartPoints READ hasStartPoints NOTIFY standingChanged FINAL)
    Q_PROPERTY(QString date READ date NOTIFY termsChanged FINAL)
    Q_PROPERTY(QString note READ note NOTIFY termsChanged FINAL)
    Q_PROPERTY(QString location READ location NOTIFY termsChanged FINAL)
    Q_PROPERTY(QString dealer READ dealer NOTIFY standingChanged FINAL)
    Q_PROPERTY(QString starter READ starter NOTIFY standingChanged FINAL)
    Q_PROPERTY(QString standing READ standing NOTIFY standingChanged FINAL)
    /// Why the game goes on although its target is reached; else empty.
    Q_PROPERTY(QString tie READ tie NOTIFY standingChanged FINAL)
    Q_PROPERTY(QString rules READ rules NOTIFY termsChanged FINAL)
    /// What the round that was closed last brought.
    Q_PROPERTY(QString lastRound READ lastRound NOTIFY standingChanged FINAL)
    /// Never at the table: what was played there has happened, and nobody has its cards in hand to go on.
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY undoChanged FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY undoChanged FINAL)
    Q_PROPERTY(QString undoText READ undoText NOTIFY undoChanged FINAL)
    Q_PROPERTY(QString redoText READ redoText NOTIFY undoChanged FINAL)
    /// That anybody has had so far.
    Q_PROPERTY(int highestTotal READ highestTotal NOTIFY standingChanged FINAL)
    /// What somebody who joins late may start with: the lowest total of those who play, or their average.
    Q_PROPERTY(int lowestTotal READ lowestTotal NOTIFY standingChanged FINAL)
    Q_PROPERTY(int averageTotal READ averageTotal NOTIFY standingChanged FINAL)
    /// What of the open round is on the sheet, as a sentence; empty while nothing is.
    Q_PROPERTY(QString openRound READ openRound NOTIFY openRoundChanged FINAL)
    /// Where somebody who joins late may sit: {id of the player to the right, "Anna and Ben"}, clockwise.
    Q_PROPERTY(QList<tableside::Option> gaps READ gaps NOTIFY standingChanged FINAL)
    Q_PROPERTY(bool canCloseRound READ canCloseRound NOTIFY openRoundChanged FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
    Q_PROPERTY(tableside::HandEntry *entry READ entry CONSTANT FINAL)
    Q_PROPERTY(tableside::RowsModelBase *seats READ seats CONSTANT FINAL)
    /// The seats by rank, the winner first, those who have left last.
    Q_PROPERTY(tableside::RowsModelBase *standings READ standings CONSTANT FINAL)
    /// The first of them, who has won only where the row says so.
    Q_PROPERTY(tableside::ScoreSeatRow first READ first NOTIFY standingChanged FINAL)
    Q_PROPERTY(tableside::RowsModelBase *rounds READ rounds CONSTANT FINAL)

public:
    enum Stage { Playing, Decided, Ended }; ///< As score::Stage.
    Q_ENUM(Stage)

    explicit ScoreGame(std::unique_ptr<ScoreSession> session, QObject *parent = nullptr);

    ScoreSession &session() { return *m_session; }
    const score::Sheet &sheet() const { return m_session->sheet(); }
    QString gameId() const;
    QString boxName() const;
    Stage stage() const { return static_cast<Stage>(sheet().stage); }
    bool countAgainst() const { return sheet().scoring == score::Scoring::count_against; }
    int target() const { return sheet().target; }
    bool atTable() const { return sheet().at_table; }
    bool hasTarget() const { return sheet().has_target(); }
    int roundCount() const { return static_cast<int>(sheet().rounds.size()); }
    bool hasStartPoints() const { return sheet().has_start_points(); }
    QString date() const;
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

    /// Goes to the hand that it changes, if it is one.
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    Q_INVOKABLE bool setTarget(int target);
    /// Sets the target as typed. Refuses anything but a number, in words.
    Q_INVOKABLE bool enterTarget(const QString &typed);
    Q_INVOKABLE bool setNote(const QString &note, const QString &location);
    Q_INVOKABLE bool removeRound(int round);
    /// Not at the table.
    Q_INVOKABLE bool playOn();
    /// The open round does not count.
    Q_INVOKABLE bool end();
    /// The open round, all of whose hands are counted, counts.
    Q_INVOKABLE bool closeRoundAndEnd();
    Q_INVOKABLE bool leave(int seat);
    Q_INVOKABLE bool comeBack(int seat);
    /// The round that is being played, whoever's turn it was.
    Q_INVOKABLE bool letDeal(int seat);
    /// As it is now; a blank one where there is no such seat.
    Q_INVOKABLE tableside::ScoreSeatRow seatRow(int seat) const { return m_seats.rows().value(seat); }
    /// Whether the game would refuse that, which is said as well.
    bool canJoin(const score::PlayerJoined &joined);
    bool join(const score::PlayerJoined &joined);
    /// Returns the totals of a seat: x is a number of rounds, from the one after which the player came, to the last one that a
    /// player who has left took part in; y is the total then.
    Q_INVOKABLE QList<QPointF> totalsOf(int seat) const;
    /// Returns for each point of totalsOf() how many players at seats before have a line that coincides with this one there.
    Q_INVOKABLE QList<int> coveredBy(int seat) const;
    Q_INVOKABLE void dismissProblem();

signals:
    /// What was agreed: target, scoring, house rules, note, place.
    void termsChanged();
    /// What is shown outside the open hands: seats, closed rounds, totals, dealer, stage.
    void standingChanged();
    /// The game has just been decided or ended, and somebody has won it.
    void won();
    /// Emitted when the game is decided or ended.
    void done();
    void openRoundChanged();
    void undoChanged();
    void problemChanged();

private:
    bool say(const score::Statement &statement);
    bool showProblem(const QString &problem);
    bool refuse(score::Refusal refusal);
    bool sayAndShow(const score::Statement &statement, const score::Statement &affected);
    std::vector<int> presentTotals() const;
    std::size_t lastRoundOf(int seat) const;
    int totalAfter(std::size_t rounds, int seat) const;
    void refresh();
    void showSeats();
    QString spokenSeat(int seat) const;
    void showRounds(const score::Sheet &before);
    ScoreCellRow cellRow(int number, const score::Round &round, int seat) const;

    std::unique_ptr<ScoreSession> m_session;
    HandEntry m_entry;
    RowsModel<ScoreSeatRow> m_seats;
    RowsModel<ScoreSeatRow> m_standings;
    RowsModel<ScoreRoundRow> m_rounds;
    score::Sheet m_told; ///< As the signals have told it.
    QString m_problem;
};

} // namespace tableside
