// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Finds the winner of a match from the players' totals, both for matches played in the app and for score sheets of
// games with real cards.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <ranges>

namespace tableside {

/// Returns the index of the winner's total once any total has reached `target`: the highest total, or the lowest if
/// `count_against`. Returns nothing while no total has reached the target, and in a tie, which another round must
/// break (DOS-SCORE-3, UNO-NEXT-1).
std::optional<std::size_t> match_winner(const std::ranges::forward_range auto &totals, int target, bool count_against)
{
    if (std::ranges::empty(totals) || *std::ranges::max_element(totals) < target)
        return std::nullopt;
    const auto best = count_against ? std::ranges::min_element(totals) : std::ranges::max_element(totals);
    if (std::ranges::count(totals, *best) > 1)
        return std::nullopt;
    return static_cast<std::size_t>(std::ranges::distance(std::ranges::begin(totals), best));
}

} // namespace tableside
