// The worth of a finished round for one seat: RoundOutcome (engine/search/search.h) of a final state of any game.
#pragma once

#include "engine/search/match_odds.h"
#include "engine/search/search.h"
#include "engine/core/scoring.h"

namespace tableside {

/// Where the winner takes the points (Scoring): the worth by `odds`, which must be prepared, plus `worth_of_winning`
/// points for the winner, which the others lose in equal parts. Where points count against their holders: the mean of
/// the others' less the seat's own. A state that is not over is worth 0 and won by nobody.
template <typename State>
RoundOutcome value_of_round(const State &state, int seat, const MatchOdds &odds, double worth_of_winning)
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
    return {odds.worth(seat, winner, points) + shared(worth_of_winning), shared(points), won};
}

} // namespace tableside
