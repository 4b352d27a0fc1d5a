// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// An entry is the count of one hand at the end of a round: cards tapped on the pad, typed numbers, or both. Score sheets and
// the code that shows hands use it. A hand without an entry (an empty std::optional) is not the same as an entry of 0
// points. A draft is the unfinished count of a hand that people are still counting.
#pragma once

#include "engine/score/card_pad.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::score {

/// The number of copies of each card, 1 or more, by the card's code.
using CardCounts = std::map<std::string, int, std::less<>>;

/// Returns the number of copies of a card, 0 if it is not in \p cards.
int count_of(const CardCounts &cards, std::string_view code);
/// Adds \p by, which may be negative, to a card's copies. Removes the card if none is left.
void change_count(CardCounts &cards, std::string_view code, int by);

/// The finished count of one hand: cards, typed points, or both.
struct Entry
{
    CardCounts cards;
    std::vector<int> numbers; ///< Typed points to be added up, such as 12 + 11 + 7; each is 0 or more.

    /// Returns the points of cards and numbers together, at most INT_MAX. Cards that the game does not have count 0.
    int points(GameId game) const;
    int card_points(GameId game) const;
    int number_points() const;
    /// Returns the numbers as text for parse_sum(), such as "12+11+7", with "3×20" for three or more equal numbers in a
    /// row. Empty if there are none.
    std::string sum_text() const;

    friend bool operator==(const Entry &, const Entry &) = default;
};

/// The unfinished count of a hand, as people tap cards and type.
struct Draft
{
    CardCounts cards;
    std::string sum; ///< The sum as typed so far, such as "12+"; see may_become_sum().

    /// Returns whether no card and no number has been entered.
    bool is_blank() const;
    /// Returns the entry (finished count) that the draft makes; empty if the typed sum is incomplete or too large.
    std::optional<Entry> entry() const;

    friend bool operator==(const Draft &, const Draft &) = default;
};

/// Returns a draft with the cards and numbers of an entry, so that people can correct it.
Draft draft_of(const Entry &entry);

/// The reason why parse_sum() failed.
enum class SumProblem : unsigned char { none, empty, not_a_sum, too_large };

/// The result of parse_sum(). `numbers` is empty if there is a problem.
struct ParsedSum
{
    std::vector<int> numbers;
    SumProblem problem = SumProblem::none;
};

/// Reads a number, or several joined by plus signs. Numbers have at most `longest_number` digits; spaces around them are
/// ignored. "3×20", also written with * or x, means 20 three times; the factor is at most `most_times`.
ParsedSum parse_sum(std::string_view text);
/// Returns whether the text has at most `longest_sum` bytes and is empty, a sum, or the beginning of a sum.
bool may_become_sum(std::string_view text);

inline constexpr int longest_number = 5;        ///< The limit of digits in one number.
inline constexpr int most_times = 150;          ///< The largest factor in "3×20" and the like; no deck has more cards.
inline constexpr std::size_t longest_sum = 200; ///< The limit of a typed sum in bytes.
inline constexpr std::string_view times_sign = "×";

} // namespace tableside::score
