// What happens to a match before and after its rounds; every game's events include these, with its own cards.
#pragma once

#include <vector>

namespace tableside {

/// Per seat, the cards drawn for the deal: SETUP-1 of every game.
template <typename Card>
struct DealerDrawnWith
{
    std::vector<std::vector<Card>> draws;
    int dealer = 0;
};

/// Numbered from 1.
struct RoundStarted
{
    int number = 1;
    int dealer = 0;
};

/// Per seat: the cards left in hand, the points of this round, the totals after it.
template <typename Card>
struct ScoredWith
{
    int winner = 0;
    std::vector<std::vector<Card>> hands;
    std::vector<int> points;
    std::vector<int> totals;
};

struct MatchWon
{
    int seat = 0;
    std::vector<int> totals;
};

} // namespace tableside
