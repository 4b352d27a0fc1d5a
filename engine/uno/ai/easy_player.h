// Plays UNO as a beginner does: greedily, but it overlooks cards, plays wild cards as they come, names any color and
// challenges on a whim. What it likes to do is a slip more. Better than chance, worse than greedy.
#pragma once

#include "engine/players/player.h"
#include "engine/players/style.h"
#include "engine/core/random.h"
#include "engine/uno/game.h"

#include <optional>

namespace tableside::uno {

/// Probabilities, each drawn anew for every decision.
struct MistakeRates
{
    double overlooks_card = 0.06; ///< For every card that could be played.
    double plays_any_card = 0.25; ///< Whatever fits, in whatever color.
    double challenges = 0.30;
    double keeps_wilds = 0.0; ///< Rather draws than plays a wild card.
    double plays_wilds = 0.0; ///< Plays a wild card wherever it may, short of a bluff.
    double bluffs = 0.0;      ///< Plays a Wild Draw Four although it holds the color (UNO-ACT-5).
    double keeps_cards = 0.0; ///< Draws, or keeps what it drew, although it can play (UNO-TURN-3).
};

/// The usual ones, and those that the style likes.
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
