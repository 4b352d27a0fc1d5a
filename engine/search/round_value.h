// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Computes the RoundOutcome (engine/search/search.h) of a finished round for one seat, for any game.
#pragma once

#include "engine/search/match_odds.h"
#include "engine/search/search.h"
#include "engine/core/scoring.h"

namespace tableside {

/// Returns the outcome for `seat`. With Scoring::winner_takes_all, the worth is odds.worth() plus a bonus: the winner
/// gains `round_win_bonus` points, which the other seats lose in equal parts. `odds` must be prepared. With
/// Scoring::count_against, the worth is the mean of the other seats' points minus the seat's own. A round that is not
/// over is worth 0 and has no winner.
template <typename State>
RoundOutcome value_of_round(const State &state, int seat, const MatchOdds &odds, double round_win_bonus)
{
    if (!state.is_over())
        return {};
    const int winner = state.table.turn;
    const bool won = winner == seat;
    const int others = state.table.seats - 1;
    const auto points_of = [&](int holder) { return state.hand(holder).points(); };
    if (state.table.rules.scoring == Scoring::count_against) {
        const double theirs = points_of_others(state.table.seats, seat, points_of);
        const double difference = theirs / others - points_of(seat);
        return {difference, difference, won};
    }
    const int points = points_of_others(state.table.seats, winner, points_of);
    const auto shared = [&](double of_winner) { return won ? of_winner : -of_winner / others; };
    return {odds.worth(seat, winner, points) + shared(round_win_bonus), shared(points), won};
}

} // namespace tableside
