// Plays the turn that sheds the most cards (ai/dos_planner.h), draws when nothing matches, and lays its highest card.
// It has no chance in it: the same position, the same action.
#pragma once

#include "ai/dos_planner.h"
#include "ai/player.h"
#include "dos/game.h"

namespace tableside::dos {

class GreedyPlayer final : public Player<Game>
{
public:
    std::size_t choose(const Observation &seen, const ActionList &legal, const Thinking &thinking) override;

private:
    TurnPlanner m_planner;
};

/// The action of `legal` that lays the card with the most points, the first of several; `legal` must have a lay.
std::size_t highest_lay(const ActionList &legal);

/// The action that plays no match: to draw, or to end the turn, or to lay the highest card.
std::size_t without_match(const ActionList &legal);

} // namespace tableside::dos
