// The level greedy of UNO. It plays a card whenever it can, the one with the highest score
// (engine/uno/ai/greedy_score.h), but never bluffs. It names the color of which it has the most kinds and challenges
// with a probability that depends on the size of the challenged hand.
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
    Random m_random; ///< Decides about challenges.
};

/// Returns the index of the action of `legal` with the highest score, the first one in a tie. A challenge and an
/// acceptance have the same score, which is less than that of a card. `legal` must not be empty.
std::size_t best_choice(const Observation &seen, const ActionList &legal);

/// Returns the jump-in with the highest score (UNO-JUMP-1); nullopt if there is none except bluffs.
std::optional<Action> best_jump_in(const Observation &seen);

/// The prior probability that a player ever bluffs, 0 to 1; chosen by hand.
inline constexpr double share_of_bluffers = 0.5;

/// Returns the probability that a random hand of `cards` cards has a given color, with cards taken as independent (25
/// of the 112 cards have it). For a player who bluffs freely it is the probability that a Wild Draw Four was a bluff
/// (UNO-CHAL-1).
double odds_of_color(int cards);

} // namespace tableside::uno
