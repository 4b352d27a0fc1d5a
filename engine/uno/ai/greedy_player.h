// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The AI player of UNO's level greedy. Whenever it can, it plays the card with the highest score
// (engine/uno/ai/greedy_score.h), but it never bluffs with a Wild Draw Four. For a wild card, it names the color of which it
// has the most different cards. When another player plays a Wild Draw Four, it challenges more often the larger that
// player's hand is.
#pragma once

#include "engine/players/player.h"
#include "engine/core/random.h"
#include "engine/uno/game.h"

#include <optional>

namespace tableside::uno {

class GreedyPlayer final : public Player<Game>
{
public:
    explicit GreedyPlayer(std::uint64_t seed) : m_random(seed) {}

    std::size_t choose(const Observation &seen, const ActionList &legal, const Thinking &thinking) override;

private:
    Random m_random; ///< Decides whether to challenge.
};

/// Returns the index in `legal` of the action with the highest score; in a tie, the lowest index. Drawing, passing,
/// challenging, and accepting share one score, which is below that of every play except a bluff. `legal` must not be
/// empty.
std::size_t best_choice(const Observation &seen, const ActionList &legal);

/// Returns the play out of turn with the highest score (UNO-JUMP-1: jumping in); nullopt if the seat cannot jump in or
/// could do so only with a bluff.
std::optional<Action> best_jump_in(const Observation &seen);

/// The prior probability that a player is one who bluffs at all, 0 to 1. The value was chosen by hand.
inline constexpr double bluffer_prior = 0.5;

/// Returns the probability that a random hand of `cards` cards has a card of a given color. Each card has the color with the
/// probability 25 / 112 (25 of the deck's 112 cards), independently of the others. A Wild Draw Four is a bluff if its player
/// has the color in play; so for a player who bluffs freely, the result is also the probability of a bluff (UNO-CHAL-1).
double probability_of_color(int cards);

} // namespace tableside::uno
