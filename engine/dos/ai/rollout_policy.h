// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rollout policies of DOS: fast rules that choose turns in playouts (simulated rounds). A policy builds a turn
// greedily: it takes the best match on one row card after the other. The opponent model compares observed turns with
// these turns. A search builds tens of thousands of them for one decision; TurnPlanner finds better turns but is too
// slow for that. In rounds of four greedy players, rollout_turn() sheds as many cards as the best turn in 90 % of
// turns, greedy_turns() in 98 %.
#pragma once

#include "engine/dos/ai/played_turn.h"

#include <array>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>

namespace tableside::dos {

/// How a policy chooses between turns that shed the same number of cards, and between cards to lay.
enum class RolloutPolicy : std::uint8_t {
    sheds_points, ///< Prefers to shed more points: wild cards first.
    keeps_wilds,  ///< Prefers to shed fewer wild cards, and two Wild DOS rather than one Wild #; then more points.
};
inline constexpr std::size_t rollout_policy_count = 2;

/// A match on a row card; may stand for no match.
struct GreedyMatch
{
    Card first; ///< The first card played; empty if there is no match.
    Card second;
    std::int8_t cards = 0; ///< The number of cards that the match sheds, including its bonus card.
    bool is_double_color = false;

    explicit operator bool() const { return cards > 0; }
};

/// Returns the match on the row card `row` that sheds the most cards. Ties go to a double color match, then to a single
/// color match, then to the match that the policy prefers.
GreedyMatch best_match_on(const Hand &hand, Card row, RolloutPolicy policy);

/// Returns the card that the policy lays in the row: the card with the most points. The policy keeps_wilds lays a wild
/// card only if the hand has no other card, and then a Wild DOS before a Wild #. The hand must not be empty.
Card preferred_lay(const Hand &hand, RolloutPolicy policy);

/// Returns `turn` with its bonus cards laid as the policy chooses: one card for each bonus earned, but no more cards
/// than the hand has.
PlayedTurn with_lays(PlayedTurn turn, RolloutPolicy policy);

/// The row cards that are already matched, one bit each, as in PublicTable::matched.
using RowBits = std::array<std::uint64_t, 2>;

/// The matches of a turn, in an order in which they are legal.
struct GreedyTurn
{
    static constexpr std::size_t most_matches = 8; ///< Only the first 8 row cards that can be matched are used.

    std::array<MatchRow, most_matches> row_matches{};
    std::size_t count = 0;

    std::span<const MatchRow> matches() const { return std::span(row_matches).first(count); }
};

/// Returns a turn for playouts, built by repeatedly taking the match that sheds the most cards.
GreedyTurn rollout_turn(std::span<const Card> row, const RowBits &matched, const Hand &hand, RolloutPolicy policy);

/// The numbers of cards and points that a turn sheds, including bonus cards. A policy prefers the turn with the larger
/// Shed. The members are compared in their order, so the first difference decides.
struct Shed
{
    int cards = 0;
    int minus_wilds = 0; ///< Minus the number of wild cards played in matches; 0 for the policy sheds_points.
    int double_colors = 0;
    int points = 0;

    friend constexpr auto operator<=>(const Shed &, const Shed &) = default;
};
Shed turn_score(const PlayedTurn &turn, RolloutPolicy policy);

/// A turn and the cards that it sheds according to one policy.
struct RatedTurn
{
    GreedyTurn turn;
    Shed shed;
};

/// Returns the best turn for each RolloutPolicy among greedy turns that each begin with a different row card. If
/// nothing matches, the returned turns have no matches. Must be called for the beginning of a turn, before any row card
/// is matched.
std::array<RatedTurn, rollout_policy_count> greedy_turns(std::span<const Card> row, const Hand &hand);

} // namespace tableside::dos
