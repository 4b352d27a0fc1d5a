// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds better plays of one seat in a round, decision by decision, on a worker thread. For the review after a round and for a
// replay. A template over a game, defined in round_review.cpp because it reads records, and JSON is slow to compile.
#pragma once

#include "app/table/advice/review_model.h"

#include <functional>
#include <stop_token>

namespace tableside {

struct RoundReview
{
    QByteArrayList record; ///< The stored lines of the match, whose last round is reviewed.
    quint64 seed = 0;      ///< The seed of the match.
    int seat = 0;
    bool byName = false; ///< Whether sentences use the player's name and not "you".
    QStringList names;
    int playouts = 0; ///< The playouts per decision; 0 for playoutsOfJudgement(). A round has about 30 decisions.

    // These callbacks run on the thread that calls run(). Only `found` must be set.
    std::function<void(const QStringList &sentences)> missedCalls = {};
    std::function<void(int looked, int decisions)> looked = {};
    std::function<void(const ReviewedDecision &decision)> found = {};
    /// Called once at the end of the review with a sentence about the best decision, if a decision was clearly better than its
    /// best alternative.
    std::function<void(const QString &sentence)> praised = {};

    /// Runs the review. Returns false if the record cannot be read.
    template <typename Game>
    bool run(const std::stop_token &cancel) const;
};

} // namespace tableside
