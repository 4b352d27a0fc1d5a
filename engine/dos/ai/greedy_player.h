// The levels greedy and keeper of DOS: the turn that sheds the most cards (engine/dos/ai/turn_planner.h), a draw when
// nothing matches, lays of the card with the most points. Deterministic.
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

/// The index of `action` in `legal`, which must have it.
std::size_t index_of(const Action &action, const ActionList &legal);

/// The index of the LayCard of the card with the most points, the first of several; a style that hoards wild cards lays
/// one only if there is no other card. `legal` must have a lay.
std::size_t highest_lay(const ActionList &legal, const Style &style);

/// The index of the action that plays no match: DrawCard, else EndTurn, else highest_lay().
std::size_t without_match(const ActionList &legal, const Style &style);

/// The style that makes the level keeper of the level greedy: of turns that shed the same number of cards it prefers
/// those with fewer wild cards, and it lays its highest ordinary card.
inline constexpr Style keeper_style{.hoards_wilds = 1.0};

} // namespace tableside::dos
