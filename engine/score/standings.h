// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The standings of a score sheet, and the figures that its table and its chart show. The screen, the printed sheet, the
// picture, and the sentences about the lead all take them from here, so that they agree about latecomers, players who left,
// and ties.
#pragma once

#include "engine/score/sheet.h"

#include <optional>
#include <vector>

namespace tableside::score {

/// The place of one seat.
struct Standing
{
    int seat = 0;
    int total = 0; ///< Start points included.
    /// The rank from 1; equal totals share a rank, and the ranks after a tie are skipped: 1, 2, 2, 4. It is 0 before the
    /// first closed round, for a player who left, and for a newcomer without a rank (Sheet::ranks).
    int rank = 0;
    bool is_tied = false; ///< Whether another seat has the same rank.
    int behind = 0;       ///< The points between this total and the best ranked one, at least 0; 0 without a rank.
    friend bool operator==(const Standing &, const Standing &) = default;
};

/// All seats of a sheet in the order in which standings show them.
struct Standings
{
    /// First the winner, then the ranked seats by rank, the present seats without a rank, and the seats that have left.
    /// Seats that are equal in this stay in seat order.
    std::vector<Standing> order;
    /// The points between the only seat of rank 1 and the nearest other ranked seat. Empty for a tie, before the first
    /// closed round, and if no other seat has a rank.
    std::optional<int> lead;

    /// Returns the standing of \p seat, which must be a seat of the sheet.
    const Standing &of(int seat) const;
};

Standings standings_of(const Sheet &sheet);

/// What a sheet says about one seat in one round.
struct RoundResult
{
    bool plays = false;  ///< Whether the seat took part. Otherwise `wins` and `is_out` are false.
    bool is_out = false; ///< Whether the seat went out; false if only points are known.
    bool wins = false;   ///< Whether the seat won the round; in an open round only by going out, or by known points.
    std::optional<int> hand;   ///< The points of the cards left in hand, if they were entered.
    std::optional<int> gained; ///< The points that count for or against the seat; empty while the round is open.
    std::optional<int> total;  ///< The total after the round; empty while the round is open.
    /// Whether a table shows `gained` as an addition. Zero points are an addition only if each hand counts against its player.
    bool is_addition = false;
    friend bool operator==(const RoundResult &, const RoundResult &) = default;
};

/// \p round must be a round of \p sheet, or a changed copy of one.
RoundResult result_of(const Sheet &sheet, const Round &round, int seat);

/// The totals of one seat from the round in which the player joined to the last one that the player took part in.
struct Course
{
    int first_round = 0; ///< The number of rounds that were closed when the player joined.
    /// The start points, and then the total after each following round. Present players have all rounds, players who left
    /// have those up to the last one they played.
    std::vector<int> totals;

    int last_round() const { return first_round + static_cast<int>(totals.size()) - 1; }
    /// Returns the total after \p rounds closed rounds; empty before the player joined and after the player left.
    std::optional<int> after(int rounds) const;
    friend bool operator==(const Course &, const Course &) = default;
};

Course course_of(const Sheet &sheet, int seat);
/// Returns the total of \p seat after \p rounds closed rounds, for the line that carries totals to the next page. A player
/// who left keeps the last total. Empty before the player joined.
std::optional<int> carried_total(const Sheet &sheet, int rounds, int seat);

} // namespace tableside::score
