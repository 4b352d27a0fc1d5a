// Plays UNO as a beginner does: greedily, but it overlooks cards, plays wild cards as they come, names any colour and
// challenges on a whim. Better than chance, worse than greedy.
#pragma once

#include "ai/player.h"
#include "core/random.h"
#include "uno/game.h"

namespace tableside::uno {

/// Probabilities, each drawn anew for every decision.
struct Slips
{
    double overlooks_card = 0.06;  ///< For every card that could be played.
    double plays_any_card = 0.25;  ///< Whatever fits, in whatever colour.
    double challenges = 0.30;
};

class EasyPlayer final : public Player<Game>
{
public:
    explicit EasyPlayer(std::uint64_t seed, const Slips &slips = {}) : m_random(seed), m_slips(slips) {}

    std::size_t choose(const Observation &seen, const ActionList &legal, const Thinking &thinking) override;

private:
    std::size_t among_noticed(const Observation &seen, const ActionList &legal);

    Random m_random;
    Slips m_slips;
};

} // namespace tableside::uno
