// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The review after a round: a person's decisions that cost the most, as the search judges them, and better plays. The review runs
// on a worker thread on request. Rows are added as the review finds them, in the order of the round. The subclass GameReview has
// the part that differs between DOS and UNO.
#pragma once

#include <QByteArrayList>
#include <QObject>
#include <QQmlEngine>

#include "app/table/advice/judgement.h"
#include "app/table/session/seated_player.h"
#include "app/ui/rows_model.h"

namespace tableside {

class MatchSessionBase;

/// One costly decision for display.
struct ReviewedDecision
{
    Q_GADGET
    Q_PROPERTY(int turn MEMBER turn FINAL)
    Q_PROPERTY(QString rowHeading MEMBER rowHeading FINAL)
    Q_PROPERTY(QStringList rowCards MEMBER rowCards FINAL)
    Q_PROPERTY(QStringList handCards MEMBER handCards FINAL)
    Q_PROPERTY(QString rowNames MEMBER rowNames FINAL)
    Q_PROPERTY(QString handNames MEMBER handNames FINAL)
    Q_PROPERTY(QList<int> betterRow MEMBER betterRow FINAL)
    Q_PROPERTY(QList<int> betterHand MEMBER betterHand FINAL)
    Q_PROPERTY(QString played MEMBER played FINAL)
    Q_PROPERTY(QString better MEMBER better FINAL)
    Q_PROPERTY(QString cost READ cost FINAL)
    Q_PROPERTY(bool worked MEMBER worked FINAL)

public:
    QString cost() const;

    /// The decision's index in a replay: the number of record lines before it, without the header.
    qint64 position = 0;
    int turn = 1;          ///< The number of the player's own turn in the round, from 1.
    Distance behind;       ///< How much worse the played actions are than the better ones.
    QString rowHeading;    ///< The heading over rowCards, such as "Center Row" or "Top card".
    QStringList rowCards;  ///< The codes of the cards in the Center Row, or of the top discard.
    QStringList handCards; ///< The codes of the cards in the player's hand, sorted.
    QString rowNames;      ///< The names of rowCards, for screen readers.
    QString handNames;
    QList<int> betterRow;          ///< The indices in rowCards of the cards that the better play matches.
    QList<int> betterHand;         ///< The indices in handCards of the cards that the better play uses.
    bool betterDraws = false;      ///< Whether the better play draws.
    bool betterChallenges = false; ///< Whether the better play challenges the card on top of the discard pile.
    int betterSeat = -1;           ///< The seat with which the better play swaps hands; -1 for none.
    QString played;
    QString better;
    bool worked = false; ///< Whether the decision turned out well, such as a bluff that nobody challenged.
};

class ReviewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")

    Q_PROPERTY(bool possible READ isPossible CONSTANT FINAL)
    /// The people in the order of their seats if several play; otherwise empty.
    Q_PROPERTY(QList<tableside::SeatedPlayer> people READ people CONSTANT FINAL)
    /// The name of the reviewed person if several play; otherwise empty.
    Q_PROPERTY(QString player READ player NOTIFY changed FINAL)
    /// The seat of the reviewed person.
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed FINAL)
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed FINAL)
    /// The result of the review as a sentence, or its progress while it runs.
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    /// The costliest decisions, in the order of the round.
    Q_PROPERTY(tableside::RowsModelBase *decisions READ decisions CONSTANT FINAL)
    /// A sentence for each call that the reviewed person forgot, and for each chance to catch that nobody used.
    Q_PROPERTY(QStringList missedCalls READ missedCalls NOTIFY changed FINAL)
    /// A sentence about the player's best decision; empty if none stood out.
    Q_PROPERTY(QString praise READ praise NOTIFY changed FINAL)
    /// Whether no review is possible; the summary then has the reason.
    Q_PROPERTY(bool problem READ hasProblem NOTIFY changed FINAL)

public:
    static constexpr int mostShown = 3;

    RowsModel<ReviewedDecision> *decisions() { return &m_decisions; }
    bool isPossible() const;
    bool isThinking() const { return m_thinking; }
    QString summary() const;
    bool hasProblem() const { return !m_problem.isEmpty(); }
    QStringList missedCalls() const { return m_missedCalls; }
    QString praise() const { return m_praise; }

    QList<SeatedPlayer> people() const;
    QString player() const;
    int seat() const { return m_seat; }
    /// Sets the reviewed seat. If the seat changes, clears the results.
    void setSeat(int seat);

    /// Sets the number of playouts per decision; 0 for playoutsOfJudgement().
    void setPlayouts(int playouts) { m_playouts = playouts; }
    /// Reviews the finished round. Does nothing if a round is being played, or if the review already runs or is done. If several
    /// people play and nobody has chosen a seat since the end of the round, reviews the first person who did not win the round.
    Q_INVOKABLE void start();
    /// Stops the review at once and drops its results.
    void clear();

signals:
    void changed();

protected:
    /// \p session must outlive the review; \p seat is the seat of the reviewed person.
    ReviewModel(const MatchSessionBase &session, int seat, QObject *parent);

    /// Starts the review with \p playouts playouts per decision. Implementations pass the results to onProgress(), onFound() and
    /// the functions declared below them, each with the same \p request.
    virtual void look(quint64 request, const QByteArrayList &record, int playouts) = 0;
    virtual void stopReview() = 0;

    void onProgress(quint64 request, int looked, int decisions);
    void onFound(quint64 request, const ReviewedDecision &found);
    void onMissedCalls(quint64 request, const QStringList &missed);
    void onPraised(quint64 request, const QString &sentence);
    void onDone(quint64 request);
    void onUnreadable(quint64 request);

private:
    void choosePerson();
    QString sentenceOnAll() const;
    void setProblem(const QString &problem);
    static QString unreadable();

    const MatchSessionBase &m_session;
    int m_seat;
    bool m_isChosen = false; ///< Whether m_seat was chosen since the last event, by a user or by choosePerson().
    bool m_thinking = false;
    bool m_done = false;
    QString m_problem;  ///< The reason why there is nothing to review.
    int m_playouts = 0; ///< The number set by setPlayouts(); 0 for playoutsOfJudgement().
    int m_looked = 0;
    int m_toReview = 0;
    RowsModel<ReviewedDecision> m_decisions; ///< The costliest decisions, at most mostShown of them.
    QStringList m_missedCalls;
    QString m_praise;
    quint64 m_request = 0;
};

} // namespace tableside
