// The best match on one row card, found with a few operations on sets of values: what quick turns are made of
// (greedy_turn.h).
#pragma once

#include "engine/dos/hand.h"

#include <cstddef>
#include <cstdint>

namespace tableside::dos {

/// Which of two ways to shed the same number of cards is preferred, and which card is laid.
enum class RolloutPolicy : std::uint8_t {
    sheds_points, ///< The one that gets rid of more points: wild cards first.
    keeps_wilds,  ///< The one with fewer wild cards, then that with more points.
};
inline constexpr std::size_t rollout_policy_count = 2;

struct GreedyMatch
{
    Card first; ///< None: nothing matches.
    Card second;
    std::int8_t cards = 0; ///< Shed, the bonus lay included.
    bool is_double_color = false;

    explicit operator bool() const { return cards > 0; }
};

/// Sheds the most cards on this row card; of those matches, a double color match; of those, one to the policy.
GreedyMatch best_match_on(const Hand &hand, Card row, RolloutPolicy policy);

/// Whether any match on this row card is possible.
bool matches_any(const Hand &hand, Card row);

/// The card to lay: the one with the most points, to the policy an ordinary one. The hand must not be empty.
Card preferred_lay(const Hand &hand, RolloutPolicy policy);

} // namespace tableside::dos
