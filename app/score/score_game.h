// A score sheet as QML sees it: what stands on it, and all that can be said about it.
#pragma once

#include <QList>
#include <QObject>
#include <QPointF>
#include <QQmlEngine>
#include <QVariantList>

#include "app/score/hand_entry.h"
#include "app/score/score_session.h"
#include "app/view/records_model.h"

namespace tableside {

class ScoreGame : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Comes from the score room")

    Q_PROPERTY(QString boxName READ boxName NOTIFY changed FINAL)
    Q_PROPERTY(Stage stage READ stage NOTIFY changed FINAL)
    Q_PROPERTY(bool countAgainst READ countAgainst NOTIFY changed FINAL)
    Q_PROPERTY(bool playedOn READ playedOn NOTIFY changed FINAL)
    /// Meant only where there is one: an imported table has none.
    Q_PROPERTY(int target READ target NOTIFY changed FINAL)
    Q_PROPERTY(bool hasTarget READ hasTarget NOTIFY changed FINAL)
    Q_PROPERTY(int roundCount READ roundCount NOTIFY changed FINAL)
    /// Whether somebody who came late began with points.
    Q_PROPERTY(bool hasStartPoints READ hasStartPoints NOTIFY changed FINAL)
    Q_PROPERTY(QString date READ date NOTIFY changed FINAL)
    Q_PROPERTY(QString note READ note NOTIFY changed FINAL)
    Q_PROPERTY(QString location READ location NOTIFY changed FINAL)
    Q_PROPERTY(QString dealer READ dealer NOTIFY changed FINAL)
    Q_PROPERTY(QString starter READ starter NOTIFY changed FINAL)
    Q_PROPERTY(int winnerSeat READ winnerSeat NOTIFY changed FINAL)
    Q_PROPERTY(QString standing READ standing NOTIFY changed FINAL)
    /// Why the game goes on although its target is reached; else empty.
    Q_PROPERTY(QString tie READ tie NOTIFY changed FINAL)
    Q_PROPERTY(QString rules READ rules NOTIFY changed FINAL)
    /// What the round that was closed last brought.
    Q_PROPERTY(QString lastRound READ lastRound NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    Q_PROPERTY(bool canRedo READ canRedo NOTIFY changed FINAL)
    Q_PROPERTY(QString undoText READ undoText NOTIFY changed FINAL)
    Q_PROPERTY(QString redoText READ redoText NOTIFY changed FINAL)
    /// What somebody who joins late may start with: the lowest total of those who play, or their average.
    /// That anybody has had so far.
    Q_PROPERTY(int highestTotal READ highestTotal NOTIFY changed FINAL)
    Q_PROPERTY(int lowestTotal READ lowestTotal NOTIFY changed FINAL)
    Q_PROPERTY(int averageTotal READ averageTotal NOTIFY changed FINAL)
    /// What of the open round is on the sheet, as a sentence; empty while nothing is.
    Q_PROPERTY(QString openRound READ openRound NOTIFY changed FINAL)
    Q_PROPERTY(bool canCloseRound READ canCloseRound NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged FINAL)
    Q_PROPERTY(tableside::HandEntry *entry READ entry CONSTANT FINAL)
    Q_PROPERTY(tableside::RecordsModel *seats READ seats CONSTANT FINAL)
    Q_PROPERTY(tableside::RecordsModel *rounds READ rounds CONSTANT FINAL)

public:
    enum Stage { Playing, Decided, Ended }; ///< As score::Stage.
    Q_ENUM(Stage)

    explicit ScoreGame(std::unique_ptr<ScoreSession> session, QObject *parent = nullptr);

    ScoreSession &session() { return *m_session; }
    const score::Sheet &sheet() const { return m_session->sheet(); }
    QString boxName() const;
    Stage stage() const { return static_cast<Stage>(sheet().stage); }
    bool countAgainst() const { return sheet().scoring == score::Scoring::count_against; }
    bool playedOn() const { return sheet().played_on; }
    int target() const { return sheet().target; }
    bool hasTarget() const { return sheet().has_target(); }
    int roundCount() const { return static_cast<int>(sheet().rounds.size()); }
    bool hasStartPoints() const { return sheet().has_start_points(); }
    QString date() const;
    QString note() const { return QString::fromStdString(sheet().note); }
    QString location() const { return QString::fromStdString(sheet().place); }
    QString dealer() const;
    QString starter() const;
    int winnerSeat() const { return sheet().winner.value_or(-1); }
    QString standing() const;
    QString tie() const;
    QString rules() const;
    QString lastRound() const;
    bool canUndo() const { return m_session->ledger().can_undo(); }
    bool canRedo() const { return m_session->ledger().can_redo(); }
    QString undoText() const;
    QString redoText() const;
    int highestTotal() const;
    int lowestTotal() const;
    int averageTotal() const;
    QString openRound() const;
    bool canCloseRound() const;
    QString problem() const { return m_problem; }
    HandEntry *entry() { return &m_entry; }
    RecordsModel *seats() { return &m_seats; }
    RecordsModel *rounds() { return &m_rounds; }

    /// Goes to the hand that it changes, if it is one.
    Q_INVOKABLE bool undo();
    Q_INVOKABLE bool redo();
    Q_INVOKABLE bool setTarget(int target);
    Q_INVOKABLE bool setNote(const QString &note, const QString &location);
    Q_INVOKABLE bool removeRound(int round);
    Q_INVOKABLE bool playOn();
    /// The open round does not count.
    Q_INVOKABLE bool end();
    /// The open round, all of whose hands are counted, counts.
    Q_INVOKABLE bool closeRoundAndEnd();
    Q_INVOKABLE bool leave(int seat);
    Q_INVOKABLE bool comeBack(int seat);
    /// Whether join() would be refused, which is said as well.
    bool canJoin(const score::Player &player, int points);
    bool join(const score::Player &player, int points);
    /// The totals of a seat: x is a number of rounds, from the one after which it came; y what it had then.
    Q_INVOKABLE QList<QPointF> totalsOf(int seat) const;
    Q_INVOKABLE void dismissProblem();

signals:
    void changed();
    void problemChanged();

private:
    bool say(const score::Statement &statement);
    bool showProblem(const QString &problem);
    bool sayAndShow(const score::Statement &statement, const score::Statement &affected);
    std::vector<int> presentTotals() const;
    void refresh();
    void showSeats();
    QString spokenSeat(int seat) const;
    void showRounds();
    QVariantMap cellRecord(int number, const score::Round &round, int seat) const;

    std::unique_ptr<ScoreSession> m_session;
    HandEntry m_entry;
    RecordsModel m_seats;
    RecordsModel m_rounds;
    QString m_problem;
};

} // namespace tableside
