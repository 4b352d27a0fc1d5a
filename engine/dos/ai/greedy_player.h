// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The AI player of the levels greedy and keeper of DOS. The player plays the turn that sheds the most cards
// (engine/dos/ai/turn_planner.h), draws if nothing matches, and lays the card with the most points. It makes no random
// choices.
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

/// Returns the index of `action` in `legal`, which must contain it.
std::size_t index_of(const Action &action, const ActionList &legal);

/// Returns the index of the LayCard with the most points in `legal`; in a tie, the first. A style that hoards wild
/// cards lays a wild card only if there is no other card. `legal` must contain a LayCard.
std::size_t highest_lay(const ActionList &legal, const Style &style);

/// Returns the index of an action in `legal` that plays no match: DrawCard or EndTurn if listed, else highest_lay().
std::size_t index_without_match(const ActionList &legal, const Style &style);

/// The style of the level keeper, which plays like greedy with two differences. Of turns that shed the same number of
/// cards, keeper prefers those that play fewer wild cards. When keeper lays a card, it is the highest card that is
/// not wild, if there is one.
inline constexpr Style keeper_style{.wild_card_cost = 1.0};

} // namespace tableside::dos
