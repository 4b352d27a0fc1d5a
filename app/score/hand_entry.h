// The hands of one round as they are being counted: tapped cards, a number or sum, or both. What is being entered for a
// hand is a draft until it is confirmed, or another hand is chosen; then it is a fact.
#pragma once

#include <QObject>
#include <QQmlEngine>

#include "score/records_model.h"
#include "score/score_session.h"

namespace tableside {

class HandEntry : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a score game")

    /// From 0; -1 while nothing is being entered.
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    Q_PROPERTY(bool isCorrection READ isCorrection NOTIFY changed FINAL)
    /// The hand being counted; -1 for none.
    Q_PROPERTY(int seat READ seat NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(bool isOut READ isOut NOTIFY changed FINAL)
    /// Whether it is said who went out, or that nobody could go on.
    Q_PROPERTY(bool isRoundOver READ isRoundOver NOTIFY changed FINAL)
    /// Whether it can be said that nobody could go on: not in every game, and only once.
    Q_PROPERTY(bool canBeBlocked READ canBeBlocked NOTIFY changed FINAL)
    /// Of a blocked round: list of { seat, name } of those who hold as little as the winner, who is not among them.
    Q_PROPERTY(QVariantList equals READ equals NOTIFY changed FINAL)
    /// Numbers with plus signs between them; anything else is said in `problem`.
    Q_PROPERTY(QString sum READ sum WRITE setSum NOTIFY changed FINAL)
    /// What the draft counts; -1 while it is blank or no sum.
    Q_PROPERTY(int points READ points NOTIFY changed FINAL)
    Q_PROPERTY(bool isBlank READ isBlank NOTIFY changed FINAL)
    Q_PROPERTY(QString problem READ problem NOTIFY changed FINAL)
    /// The draft could not be put down when it was to be left; it is there still, until it is changed or abandoned.
    Q_PROPERTY(bool isHeldBack READ isHeldBack NOTIFY changed FINAL)
    Q_PROPERTY(QString reminder READ reminder NOTIFY changed FINAL)
    /// Whose hands the round still waits for, as a sentence; empty when it can be closed.
    Q_PROPERTY(QString waitingFor READ waitingFor NOTIFY changed FINAL)
    Q_PROPERTY(bool canClose READ canClose NOTIFY changed FINAL)
    /// What closing would add: "Anna: +45". Of a blocked round who wins it, also of a closed one.
    Q_PROPERTY(QString outcome READ outcome NOTIFY changed FINAL)
    Q_PROPERTY(tableside::RecordsModel *hands READ hands CONSTANT FINAL)
    Q_PROPERTY(tableside::RecordsModel *pad READ pad CONSTANT FINAL)
    Q_PROPERTY(tableside::RecordsModel *counted READ counted CONSTANT FINAL)
    Q_PROPERTY(tableside::RecordsModel *history READ history CONSTANT FINAL)

public:
    /// `session` outlives the entry.
    explicit HandEntry(ScoreSession &session, QObject *parent = nullptr);

    int round() const { return m_round; }
    bool isCorrection() const;
    int seat() const { return m_seat; }
    QString name() const;
    bool isOut() const;
    bool isRoundOver() const;
    bool canBeBlocked() const;
    QVariantList equals() const;
    QString sum() const { return m_sum; }
    int points() const;
    bool isBlank() const;
    QString problem() const { return m_problem; }
    bool isHeldBack() const { return m_isHeldBack && !m_problem.isEmpty(); }
    QString reminder() const;
    QString waitingFor() const;
    bool canClose() const;
    QString outcome() const;
    RecordsModel *hands() { return &m_hands; }
    RecordsModel *pad() { return &m_pad; }
    RecordsModel *counted() { return &m_counted; }
    RecordsModel *history() { return &m_history; }

    void setSum(const QString &sum);

    /// Takes up the open round: the hand that is missing first, or nobody's while it is not known who went out.
    Q_INVOKABLE void beginRound();
    /// Takes up one hand of any round.
    Q_INVOKABLE void correct(int round, int seat);
    /// Puts the draft down, if it is one, and takes up another hand.
    Q_INVOKABLE bool choose(int seat);
    Q_INVOKABLE bool markOut(int seat);
    /// Nobody could go on: the smallest hand wins.
    Q_INVOKABLE bool markBlocked();
    /// Of equal smallest hands this one's turn would have come first.
    Q_INVOKABLE bool markFirst(int seat);
    Q_INVOKABLE void addCard(const QString &code);
    Q_INVOKABLE void takeBackCard(const QString &code);
    /// A digit, or a plus sign.
    Q_INVOKABLE void type(const QString &key);
    Q_INVOKABLE void backspace();
    Q_INVOKABLE void clear();
    /// Puts the draft down and goes to the next missing hand to the left. False if it could not be; see `problem`.
    Q_INVOKABLE bool confirm();
    /// Puts the draft down and closes the round.
    Q_INVOKABLE bool closeRound();
    /// Puts the draft down if it is one, and stops entering. False if the draft cannot be put down; see `isHeldBack`.
    Q_INVOKABLE bool finish();
    /// Stops entering, without the draft.
    Q_INVOKABLE void abandon();

signals:
    void changed();
    /// Another hand, or none, is being counted now.
    void seatShown();
    void roundClosed();

private:
    using Record = RecordsModel::Record;

    const score::Sheet &sheet() const { return m_session.sheet(); }
    const score::Round *shownRound() const;
    const score::Cell *cell(int seat) const;
    bool hasOnlyPoints() const;
    std::optional<score::Entry> entered(int seat) const;
    score::Statement statementOf(const std::optional<score::Entry> &entry) const;
    bool isOpenRound() const;
    std::optional<score::Entry> draft() const;
    score::Round roundWithDraft() const;
    std::vector<int> missingWithDraft() const;
    bool block(score::PlayerId first);
    void setDirty();
    bool keepDraft();
    bool say(const QString &problem);
    void load(int seat);
    int nextMissing(int after) const;
    void refresh();
    void showHands();
    void showPad();
    void showHistory();
    Record handRecord(int seat, const score::Round &round) const;

    ScoreSession &m_session;
    int m_round = -1;
    int m_roundsThen = 0; ///< How many were closed when m_round was taken up.
    int m_seat = -1;
    score::Entry m_draft; ///< Its cards; the numbers are m_sum.
    QString m_sum;
    bool m_dirty = false;
    bool m_isQuiet = false; ///< Nothing is shown before all of a change is done.
    QString m_problem;
    bool m_isHeldBack = false; ///< As long as m_problem says why.
    RecordsModel m_hands;
    RecordsModel m_pad;
    RecordsModel m_counted;
    RecordsModel m_history;
};

} // namespace tableside
