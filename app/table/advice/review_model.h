// The review after a round: where the viewer's choice cost most points by the search's judgement, and what would have
// been better. Worked out on a worker when it is asked for; rows come as they are found, in the order of the round.
// GameReview adds the game.
#pragma once

#include <QByteArrayList>
#include <QObject>
#include <QQmlEngine>

#include "app/table/advice/judgement.h"
#include "app/table/session/seated_player.h"
#include "app/view/rows_model.h"

namespace tableside {

class MatchSessionBase;

/// One costly decision, as it is shown.
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

    qint64 position = 0;   ///< As of a replay: how many lines of the save lie before it, the header not counted.
    int turn = 1;          ///< The viewer's own turns of the round, from 1.
    Distance behind;       ///< What was played, of what is better.
    QString rowHeading;    ///< What lies on the table: the Center Row, or the top card.
    QStringList rowCards;  ///< Card codes.
    QStringList handCards; ///< Card codes, sorted.
    QString rowNames;      ///< The cards in words, for screen readers.
    QString handNames;
    QList<int> betterRow;  ///< Indexes of the cards that the better play takes ...
    QList<int> betterHand; ///< ... and of those that it plays.
    bool betterDraws = false;      ///< It takes from the draw pile.
    bool betterChallenges = false; ///< It doubts the card on top of the discard pile.
    int betterSeat = -1;           ///< It takes the hand of that seat.
    QString played;
    QString better;
    bool worked = false;   ///< It came out well, though one could not know.
};

class ReviewModel : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")

    Q_PROPERTY(bool possible READ isPossible CONSTANT FINAL)
    /// By seat, where several people play; else empty.
    Q_PROPERTY(QList<tableside::SeatedPlayer> people READ people CONSTANT FINAL)
    /// Of several people the one whose round is looked at; else empty.
    Q_PROPERTY(QString player READ player NOTIFY changed FINAL)
    /// Whose round is looked at.
    Q_PROPERTY(int seat READ seat WRITE setSeat NOTIFY changed FINAL)
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed FINAL)
    /// What has been found; while thinking, how far it is.
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    /// The costliest, in the order of the round.
    Q_PROPERTY(tableside::RowsModelBase *decisions READ decisions CONSTANT FINAL)
    /// Calls and catches that were due and did not come, a sentence each.
    Q_PROPERTY(QStringList missedCalls READ missedCalls NOTIFY changed FINAL)
    /// A sentence on the player's best decision; empty where none stood out.
    Q_PROPERTY(QString praise READ praise NOTIFY changed FINAL)
    /// Whether there can be no review; why is the summary.
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
    /// Whose round is looked at from now on: what was found for another goes.
    void setSeat(int seat);

    /// How many playouts each decision gets.
    void setPlayouts(int playouts) { m_playouts = playouts; }
    /// Looks at the round that is over, of several people that of the first who has not won it unless somebody was chosen
    /// since it was; a second call for the same round goes on showing what was found.
    Q_INVOKABLE void start();
    /// Stops at once and forgets.
    void clear();

signals:
    void changed();

protected:
    /// `session` outlives the review; `seat` is the person whose round is looked at.
    ReviewModel(const MatchSessionBase &session, int seat, QObject *parent);

    /// Begins to look; what is found is to be told with the same request, each decision with `playouts`.
    virtual void look(quint64 request, const QByteArrayList &record, int playouts) = 0;
    virtual void stopLooking() = 0;

    void onLooked(quint64 request, int looked, int moments);
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
    bool m_isChosen = false; ///< m_seat, of several people.
    bool m_thinking = false;
    bool m_done = false;
    QString m_problem; ///< Why there is nothing to review.
    int m_playouts = 0; ///< Chosen; 0 for those of a judgement.
    int m_looked = 0;
    int m_moments = 0;
    RowsModel<ReviewedDecision> m_decisions; ///< At most mostShown.
    QStringList m_missedCalls;
    QString m_praise;
    quint64 m_request = 0;
};

} // namespace tableside
