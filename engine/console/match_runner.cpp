#include "engine/console/match_runner.h"

namespace tableside::console {

void PlayerTally::add(const PlayerTally &other)
{
    wins += other.wins;
    rounds_won += other.rounds_won;
    points += other.points;
    turns += other.turns;
    decisions += other.decisions;
    forfeits += other.forfeits;
    thought += other.thought;
    longest = std::max(longest, other.longest);
}

} // namespace tableside::console
