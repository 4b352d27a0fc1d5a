// Sheds a card in every turn in which it can, in the order in which it can best do without them: colored cards first,
// of the color it has most of, the dearer before the cheaper; then wild cards; a Wild Draw Four last and never as a
// bluff. Where a 7 and a 0 move hands it plays them for a smaller hand, and keeps them rather than get a larger one. It
// names the color it has most of, and challenges by simple odds.
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

/// The action of `legal` that GreedyPlayer likes best; a challenge and an acceptance count alike, and less than a card.
std::size_t best_choice(const Observation &seen, const ActionList &legal);

/// The jump-in that GreedyPlayer likes best (UNO-JUMP-1); none if the seat has none but bluffs.
std::optional<Action> best_jump_in(const Observation &seen);

/// How many people who play as they like there are among those who only play what is allowed.
inline constexpr double share_of_bluffers = 0.5;

/// How likely it is that a hand of `cards` other cards, dealt at random, holds one of a given color: that somebody who
/// plays a Wild Draw Four whenever they like was bluffing (UNO-CHAL-1).
double odds_of_color(int cards);

} // namespace tableside::uno
