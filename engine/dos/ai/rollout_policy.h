// How seats go on in playouts, and what the belief takes for usual play: whole turns made of the best match on one row
// card after the other. This is the fast way to choose a turn, of which a decision takes tens of thousands; TurnPlanner
// is the thorough one. The best of a few such turns (greedy_turns) sheds as many cards as the best turn there is in 98
// of 100 turns, the first (rollout_turn) in 90 (four seats, greedy play).
#pragma once

#include "engine/dos/ai/played_turn.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tableside::dos {

/// Which of two ways to shed the same number of cards is preferred, and which card is laid.
enum class RolloutPolicy : std::uint8_t {
    sheds_points, ///< The one that gets rid of more points: wild cards first.
    keeps_wilds,  ///< The one with fewer wild cards (but two Wild DOS before a #), then that with more points.
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

/// The card to lay: the one with the most points, to the policy an ordinary one. The hand must not be empty.
Card preferred_lay(const Hand &hand, RolloutPolicy policy);

/// The turn with its bonus lays carried out, as far as there are cards.
PlayedTurn with_lays(PlayedTurn turn, RolloutPolicy policy);

/// A bit per row card that is matched already, as in Table.
using RowBits = std::array<std::uint64_t, 2>;

struct GreedyTurn
{
    static constexpr std::size_t most_matches = 8; ///< What lies in the row behind so many that can be matched waits.

    std::array<MatchRow, most_matches> row_matches{};
    std::size_t count = 0;

    std::span<const MatchRow> matches() const { return std::span(row_matches).first(count); }
};

/// What sheds the most first, one match after the other. For playouts, whose number counts more than such mistakes.
GreedyTurn rollout_turn(std::span<const Card> row, const RowBits &matched, const Hand &hand, RolloutPolicy policy);

/// What a turn sheds, bonus lays counted, in the order in which a policy compares turns.
struct Shed
{
    int cards = 0;
    int minus_wilds = 0; ///< Of those played on row cards, where the policy keeps wild cards.
    int double_colors = 0;
    int points = 0;

    friend constexpr auto operator<=>(const Shed &, const Shed &) = default;
};
Shed shed_by(const PlayedTurn &turn, RolloutPolicy policy);

struct RatedTurn
{
    GreedyTurn turn;
    Shed shed;
};

/// To each RolloutPolicy the best of a few ways to choose matches one after the other: each row card first, then always
/// what sheds the most. None if nothing matches. No row card has been matched yet.
std::array<RatedTurn, rollout_policy_count> greedy_turns(std::span<const Card> row, const Hand &hand);

} // namespace tableside::dos
