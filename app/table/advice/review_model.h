// The review after a round: where the viewer's choice cost most points by the search's judgement, and what would have
// been better. Worked out on a worker when it is asked for; rows come as they are found, in the order of the round.
// GameReview adds the game.
#pragma once

#include <QAbstractListModel>
#include <QByteArrayList>
#include <QQmlEngine>

#include "app/table/advice/judgement.h"

#include <vector>

namespace tableside {

class MatchSessionBase;

/// One costly decision, as it is shown.
struct ReviewedDecision
{
    int turn = 1;                ///< The viewer's own turns of the round, from 1.
    Distance behind;             ///< What was played, of what is better.
    QString rowHeading;          ///< What lies on the table: the Center Row, or the top card.
    QStringList row;             ///< Card codes.
    QStringList hand;            ///< Card codes, sorted.
    QString rowNames;            ///< The cards in words, for screen readers.
    QString handNames;
    QVariantList betterRow;      ///< Indexes of the cards that the better play takes ...
    QVariantList betterHand;     ///< ... and of those that it plays.
    QString played;
    QString better;
    bool worked = false;         ///< It came out well, though one could not know.
};

class ReviewModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Belongs to a table")

    Q_PROPERTY(bool possible READ isPossible CONSTANT FINAL)
    Q_PROPERTY(bool thinking READ isThinking NOTIFY changed FINAL)
    /// What has been found; while thinking, how far it is.
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    Q_PROPERTY(int count READ count NOTIFY changed FINAL)
    /// Calls and catches that were due and did not come, a sentence each.
    Q_PROPERTY(QStringList missedCalls READ missedCalls NOTIFY changed FINAL)
    /// Whether there can be no review; why is the summary.
    Q_PROPERTY(bool problem READ hasProblem NOTIFY changed FINAL)

public:
    enum Role {
        TurnRole = Qt::UserRole + 1,
        RowHeadingRole,
        RowRole,
        HandRole,
        BetterRowRole,
        BetterHandRole,
        PlayedRole,
        BetterRole,
        CostRole,
        RowNamesRole,
        HandNamesRole,
        WorkedRole,
    };

    static constexpr int mostShown = 3;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    bool isPossible() const;
    bool isThinking() const { return m_thinking; }
    QString summary() const;
    bool hasProblem() const { return !m_problem.isEmpty(); }
    int count() const { return rowCount(); }
    QStringList missedCalls() const { return m_missedCalls; }

    /// How many playouts each decision gets.
    void setPlayouts(int playouts) { m_playouts = playouts; }
    /// Looks at the round that is over; a second call for the same round goes on showing what was found.
    Q_INVOKABLE void start();
    /// Stops at once and forgets.
    void clear();

signals:
    void changed();

protected:
    /// `session` outlives the review.
    explicit ReviewModel(const MatchSessionBase &session, QObject *parent);

    /// Begins to look; what is found is to be told with the same request, each decision with `playouts`.
    virtual void look(quint64 request, const QByteArrayList &record, int playouts) = 0;
    virtual void stopLooking() = 0;

    void onLooked(quint64 request, int looked, int moments);
    void onFound(quint64 request, const ReviewedDecision &found);
    void onMissedCalls(quint64 request, const QStringList &missed);
    void onDone(quint64 request);
    void onUnreadable(quint64 request);

private:
    void setProblem(const QString &problem);
    static QString unreadable();

    const MatchSessionBase &m_session;
    bool m_thinking = false;
    bool m_done = false;
    QString m_problem; ///< Why there is nothing to review.
    int m_playouts = playoutsOfJudgement;
    int m_looked = 0;
    int m_moments = 0;
    std::vector<ReviewedDecision> m_found; ///< The costliest, at most mostShown, in the order of the round.
    QStringList m_missedCalls;
    quint64 m_request = 0;
};

} // namespace tableside
