// The level easy of UNO: the level greedy with mistakes of beginners. It overlooks cards, plays random cards in random
// colors, and challenges at random; its style adds more mistakes. It is stronger than random and weaker than greedy.
#pragma once

#include "engine/players/player.h"
#include "engine/players/style.h"
#include "engine/core/random.h"
#include "engine/uno/game.h"

#include <optional>

namespace tableside::uno {

/// The probability of each mistake per decision, 0 to 1; chosen by hand.
struct MistakeRates
{
    double overlooks_card = 0.06; ///< For each card that could be played.
    double plays_any_card = 0.25; ///< Plays any card that matches, with any color.
    double challenges = 0.30;
    double keeps_wilds = 0.0; ///< Draws rather than plays a wild card.
    double plays_wilds = 0.0; ///< Plays a wild card whenever possible, except as a bluff.
    double bluffs = 0.0;      ///< Plays a Wild Draw Four although it holds the color (UNO-ACT-5).
    double keeps_cards = 0.0; ///< Draws, or keeps what it drew, although it can play (UNO-TURN-3).
};

/// Returns the default rates adjusted by a style.
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
    std::size_t among_noticed(const Observation &seen, const ActionList &legal);

    Random m_random;
    MistakeRates m_mistakes;
};

} // namespace tableside::uno
