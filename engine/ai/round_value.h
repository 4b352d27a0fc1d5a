// What a finished round is worth to a seat. A template over a game's state.
#pragma once

#include "ai/match_odds.h"
#include "ai/search.h"
#include "match/scoring.h"

namespace tableside {

/// `worth_of_winning` comes on top where the winner takes the points. Without an end nobody wins and nothing counts.
template <typename State>
RoundOutcome value_of_round(const State &state, int seat, const MatchOdds &odds, double worth_of_winning)
{
    if (!state.is_over())
        return {};
    const int winner = state.table.turn;
    const bool won = winner == seat;
    const int others = state.table.seats - 1;
    int points = 0;
    for (int holder = 0; holder < state.table.seats; ++holder)
        points += state.hand(holder).points();
    if (state.table.rules.scoring == Scoring::count_against) {
        const int own = state.hand(seat).points();
        const double difference = static_cast<double>(points - own) / others - own;
        return {difference, difference, won};
    }
    const auto shared = [&](double of_winner) { return won ? of_winner : -of_winner / others; };
    return {odds.worth(seat, winner, points) + shared(worth_of_winning), shared(points), won};
}

} // namespace tableside
