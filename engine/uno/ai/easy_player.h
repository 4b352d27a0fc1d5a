// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The AI player of UNO's level easy. It plays like the level greedy, with a beginner's mistakes: it overlooks cards, plays
// random cards, names random colors, and challenges at random. A style (engine/players/style.h) changes the mistakes. The
// player is stronger than the level random and weaker than the level greedy.
#pragma once

#include "engine/players/player.h"
#include "engine/players/style.h"
#include "engine/core/random.h"
#include "engine/uno/game.h"

#include <optional>

namespace tableside::uno {

/// The probabilities of a beginner's mistakes in a decision, each 0 to 1. The values were chosen by hand.
struct MistakeRates
{
    double overlooks_card = 0.06; ///< Probability of not noticing a playable card, for each such card.
    double plays_any_card = 0.25; ///< Probability of playing a random legal card, with a random color if it is wild.
    double challenges = 0.30;     ///< Probability of challenging a Wild Draw Four.
    double keeps_wilds = 0.0;     ///< Probability of not playing a wild card, even if the player has to draw.
    double plays_wilds = 0.0;     ///< Probability of playing a wild card if this is possible without a bluff.
    double bluffs = 0.0;          ///< Probability of playing a Wild Draw Four as a bluff (UNO-ACT-5).
    double keeps_cards = 0.0;     ///< Probability of drawing or passing although a card can be played (UNO-TURN-3).
};

/// Returns the default probabilities, adjusted by the habits of a style.
MistakeRates mistakes_in_style(const Style &style);

class EasyPlayer final : public Player<Game>
{
public:
    explicit EasyPlayer(std::uint64_t seed, const MistakeRates &mistakes = {}) : m_random(seed), m_mistakes(mistakes) {}

    std::size_t choose(const Observation &seen, const ActionList &legal, const Thinking &thinking) override;

private:
    enum class Mistake { none, keep_wilds, play_wild, bluff, keep_cards };

    std::size_t answer(const Observation &seen, const ActionList &legal);
    Mistake next_mistake();
    static bool suits(Mistake mistake, const Observation &seen, const Action &action);
    std::optional<std::size_t> mistaken_choice(const Observation &seen, const ActionList &legal);
    std::size_t choose_among_noticed(const Observation &seen, const ActionList &legal);

    Random m_random;
    MistakeRates m_mistakes;
};

} // namespace tableside::uno
