// The events of a match that come before and after its rounds. The event type of every game includes them, with the game's
// own cards.
#pragma once

#include <vector>

namespace tableside {

/// The seats drew cards to decide who deals first (SETUP-1 of every game).
template <typename Card>
struct DealerDrawnWith
{
    std::vector<std::vector<Card>> draws; ///< Per seat, the cards drawn; more than one after a tie.
    int dealer = 0;
};

/// A round is about to be dealt.
struct RoundStarted
{
    int number = 1; ///< The number of the round in the match, from 1.
    int dealer = 0;
};

/// A round was scored.
template <typename Card>
struct ScoredWith
{
    int winner = 0;
    std::vector<std::vector<Card>> hands; ///< Per seat, the cards left in hand.
    std::vector<int> points;              ///< Per seat, the points of this round.
    std::vector<int> totals;              ///< Per seat, the total after this round.
};

/// A seat won the match.
struct MatchWon
{
    int seat = 0;
    std::vector<int> totals;
};

} // namespace tableside
