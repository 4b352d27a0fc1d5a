// Plays the turn that sheds the most cards (engine/dos/ai/turn_planner.h), draws when nothing matches, and lays its highest card.
// It has no chance in it: the same position, the same action.
#pragma once

#include "engine/dos/ai/turn_planner.h"
#include "engine/players/player.h"
#include "engine/dos/game.h"

namespace tableside::dos {

class GreedyPlayer final : public Player<Game>
{
public:
    explicit GreedyPlayer(const Style &style = {}) : m_planner(style), m_style(style) {}

    std::size_t choose(const Observation &seen, const ActionList &legal, const Thinking &thinking) override;

private:
    TurnPlanner m_planner;
    Style m_style;
};

/// The place of an action in the list, which has it.
std::size_t index_of(const Action &action, const ActionList &legal);

/// The action of `legal` that lays the card with the most points, the first of several; who hoards wild cards lays one
/// only if there is no other. `legal` must have a lay.
std::size_t highest_lay(const ActionList &legal, const Style &style);

/// The action that plays no match: to draw, or to end the turn, or to lay the highest card.
std::size_t without_match(const ActionList &legal, const Style &style);

/// What makes a greedy player one that keeps its wild cards: of turns that shed the same number of cards it prefers the
/// one with fewer wild cards, and it lays its highest ordinary card.
inline constexpr Style keeper_style{.hoards_wilds = 1.0};

} // namespace tableside::dos
