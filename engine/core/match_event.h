// The events at the beginning and end of a match and of its rounds. Each game's event type includes them with the
// game's own card type.
#pragma once

#include <vector>

namespace tableside {

/// The seats drew cards to decide who deals first (rule SETUP-1 of every game: the highest number deals).
template <typename Card>
struct DealerDrawnWith
{
    std::vector<std::vector<Card>> draws; ///< The cards that each seat drew; several if seats were tied and drew again.
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
    std::vector<std::vector<Card>> hands; ///< The cards that each seat had left in its hand.
    std::vector<int> points;              ///< The points of each seat in this round.
    std::vector<int> totals;              ///< The total of each seat after this round.
};

/// A seat won the match.
struct MatchWon
{
    int seat = 0;
    std::vector<int> totals;
};

} // namespace tableside
