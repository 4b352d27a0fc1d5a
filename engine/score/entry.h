// What people enter for one hand at the end of a round: cards tapped on the pad, typed numbers, or both. For the ledger
// and whoever shows its hands. An entry counts something, if only 0; a hand that was not entered has no entry
// (std::optional), which is not 0. A draft is what was tapped and typed so far of a hand that is being counted.
#pragma once

#include "engine/score/card_pad.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::score {

/// How many of each card, 1 or more, by its code.
using CardCounts = std::map<std::string, int, std::less<>>;

/// 0 for a card that is not among them.
int count_of(const CardCounts &cards, std::string_view code);
/// Adds `by`, which may be negative; a card of which none is left is removed.
void change_count(CardCounts &cards, std::string_view code, int by);

struct Entry
{
    CardCounts cards;
    std::vector<int> numbers; ///< Added up: 12 + 11 + 7. Each 0 or more.

    /// The points of cards and numbers together, at most INT_MAX; codes of cards that the game does not have count
    /// nothing.
    int points(GameId game) const;
    /// The points of the cards alone, and of the numbers alone.
    int card_points(GameId game) const;
    int number_points() const;
    /// The numbers as parse_sum() reads them: "12+11+7", with "3×20" for three or more equal ones in a row; empty
    /// without.
    std::string sum_text() const;

    friend bool operator==(const Entry &, const Entry &) = default;
};

/// A hand that is being counted.
struct Draft
{
    CardCounts cards;
    std::string sum; ///< As typed so far: "12+" for example. See may_become_sum().

    bool is_blank() const;
    /// What the draft would be entered as; nothing while the sum is not complete.
    std::optional<Entry> entry() const;

    friend bool operator==(const Draft &, const Draft &) = default;
};

/// The draft with which the correction of an entry begins.
Draft draft_of(const Entry &entry);

enum class SumProblem : unsigned char { none, empty, not_a_sum, too_large };

struct ParsedSum
{
    std::vector<int> numbers;
    SumProblem problem = SumProblem::none;
};

/// Reads numbers of at most `longest_number` digits with plus signs between them, or a single number; spaces around
/// numbers do not matter. "3×20", also written with * or x, is 20 three times, at most `most_times`. Without numbers
/// where there is a problem.
ParsedSum parse_sum(std::string_view text);
/// Whether the text is a sum of at most `longest_sum` bytes, is empty, or could become one by typing on.
bool may_become_sum(std::string_view text);

inline constexpr int longest_number = 5;        ///< Digits.
inline constexpr int most_times = 150;          ///< No deck has as many cards.
inline constexpr std::size_t longest_sum = 200; ///< Bytes.
inline constexpr std::string_view times_sign = "×";

} // namespace tableside::score
