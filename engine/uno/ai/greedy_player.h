// The level greedy of UNO: plays a card whenever it can, the one with the highest score (engine/uno/ai/greedy_score.h),
// never a bluff; names the color of which it has most kinds; challenges with a probability that depends on the size of
// the other hand.
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
    Random m_random; ///< For challenges.
};

/// The index of the action of `legal` with the highest score, the first of several. A challenge and an acceptance score
/// alike, and less than a card. `legal` is not empty.
std::size_t best_choice(const Observation &seen, const ActionList &legal);

/// The jump-in with the highest score (UNO-JUMP-1); none if the seat has none but bluffs.
std::optional<Action> best_jump_in(const Observation &seen);

/// The prior probability that a player bluffs at all, 0 to 1; chosen by hand.
inline constexpr double share_of_bluffers = 0.5;

/// The probability that a random hand of `cards` cards holds one of a given color, each card taken as independent of
/// the others (25 of 108 cards have a color): that a player who does not mind bluffing was bluffing (UNO-CHAL-1).
double odds_of_color(int cards);

} // namespace tableside::uno
