// The rollout policies of DOS: they build a turn greedily, taking the best match on one row card after the other. The
// policies choose for the other seats in playouts, and the opponent model compares observed turns with theirs. One
// decision of the search needs tens of thousands of such turns; TurnPlanner is the exact but slow counterpart. With four
// greedy players, rollout_turn() sheds as many cards as the best turn in 90 of 100 turns, greedy_turns() in 98.
#pragma once

#include "engine/dos/ai/played_turn.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tableside::dos {

/// The preference between turns that shed the same number of cards, and between cards to lay.
enum class RolloutPolicy : std::uint8_t {
    sheds_points, ///< Prefers to shed more points: wild cards first.
    keeps_wilds,  ///< Prefers to shed fewer wild cards (but two Wild DOS before a Wild #), then more points.
};
inline constexpr std::size_t rollout_policy_count = 2;

/// A match on a row card, or none.
struct GreedyMatch
{
    Card first; ///< The first card; none if there is no match.
    Card second;
    std::int8_t cards = 0; ///< The number of cards that the match sheds, including its bonus lay.
    bool is_double_color = false;

    explicit operator bool() const { return cards > 0; }
};

/// Returns the match on the row card that sheds the most cards. Ties are broken in favor of a double color match, then by
/// the policy.
GreedyMatch best_match_on(const Hand &hand, Card row, RolloutPolicy policy);

/// Returns the card that the policy lays: the card with the most points, but with keeps_wilds a wild card only if there
/// is no other. The hand must not be empty.
Card preferred_lay(const Hand &hand, RolloutPolicy policy);

/// Returns the turn with a card laid for each bonus that it earned, until the hand is empty.
PlayedTurn with_lays(PlayedTurn turn, RolloutPolicy policy);

/// The row cards that are already matched, one bit each, as in PublicTable::matched.
using RowBits = std::array<std::uint64_t, 2>;

/// The matches of a turn; each is legal after the ones before.
struct GreedyTurn
{
    static constexpr std::size_t most_matches = 8; ///< Only the first 8 row cards that can be matched are used.

    std::array<MatchRow, most_matches> row_matches{};
    std::size_t count = 0;

    std::span<const MatchRow> matches() const { return std::span(row_matches).first(count); }
};

/// Returns a turn for playouts: it repeatedly takes the match that sheds the most cards.
GreedyTurn rollout_turn(std::span<const Card> row, const RowBits &matched, const Hand &hand, RolloutPolicy policy);

/// The cards that a turn sheds, including bonus lays. The members are in the order in which a policy compares turns.
struct Shed
{
    int cards = 0;
    int minus_wilds = 0; ///< Minus the number of wild cards matched; 0 for sheds_points.
    int double_colors = 0;
    int points = 0;

    friend constexpr auto operator<=>(const Shed &, const Shed &) = default;
};
Shed shed_by(const PlayedTurn &turn, RolloutPolicy policy);

/// A turn and the cards that it sheds under one policy.
struct RatedTurn
{
    GreedyTurn turn;
    Shed shed;
};

/// Returns for each RolloutPolicy the best of several greedy turns, one starting with each row card that can be matched;
/// the turns are empty if nothing matches. For the beginning of a turn: no row card may have been matched yet.
std::array<RatedTurn, rollout_policy_count> greedy_turns(std::span<const Card> row, const Hand &hand);

} // namespace tableside::dos
