// What one seat could have played better in a round: worked out decision by decision, on a worker. For the review after a
// round, and for a replay. A template over a game; defined in round_review.cpp, for it reads records, and JSON is slow to
// compile.
#pragma once

#include "app/table/advice/review_model.h"

#include <functional>
#include <stop_token>

namespace tableside {

struct RoundReview
{
    QByteArrayList record; ///< The round is the last of it.
    quint64 seed = 0;      ///< Of the match.
    int seat = 0;
    bool byName = false;   ///< Not "you": several people play.
    QStringList names;
    int playouts = 0; ///< Of each decision, of which a round has some thirty; 0 for those of a judgement.

    // Called on the worker.
    std::function<void(const QStringList &sentences)> missedCalls = {};
    std::function<void(int looked, int moments)> looked = {};
    std::function<void(const ReviewedDecision &decision)> found = {};
    /// Called once at the end with a sentence on the best decision, if there was one to which nothing else came close.
    std::function<void(const QString &sentence)> praised = {};

    /// False where the record cannot be read.
    template <typename Game>
    bool run(const std::stop_token &cancel) const;
};

} // namespace tableside
