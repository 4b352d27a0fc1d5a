// What was entered for one hand at the end of a round: cards tapped on the pad, numbers, or both. An entry that is there
// counts something, if only 0; a hand that nobody has entered has no entry (std::optional), and that is not 0. Before it is
// entered it is a draft, which grows by a tap or key at a time.
#pragma once

#include "engine/score/card_pad.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::score {

/// Code to count, 1 or more.
using CardCounts = std::map<std::string, int, std::less<>>;

/// 0 for a card that was not tapped.
int count_of(const CardCounts &cards, std::string_view code);
/// One more, or one less, of a card; a count of 0 is no count.
void change_count(CardCounts &cards, std::string_view code, int by);

struct Entry
{
    CardCounts cards;
    std::vector<int> numbers; ///< Added up: 12 + 11 + 7. Each 0 or more.

    /// What the hand counts, the largest number at most; codes that the box does not have count nothing.
    int points(GameId game) const;
    /// What the cards alone count, and the numbers alone.
    int card_points(GameId game) const;
    int number_points() const;
    /// "12+11+7", with "3×20" for three or more equal ones in a row; empty without numbers.
    std::string sum_text() const;

    friend bool operator==(const Entry &, const Entry &) = default;
};

/// A hand in the middle of being counted.
struct Draft
{
    CardCounts cards;
    std::string sum; ///< As typed so far; it may end in a sign.

    bool is_blank() const;
    /// What it would be entered as; nothing while the sum is not complete.
    std::optional<Entry> entry() const;

    friend bool operator==(const Draft &, const Draft &) = default;
};

/// An entry that is taken up again.
Draft draft_of(const Entry &entry);

enum class SumProblem : unsigned char { none, empty, not_a_sum, too_large };

struct ParsedSum
{
    std::vector<int> numbers;
    SumProblem problem = SumProblem::none;
};

/// Numbers of at most `longest_number` digits with plus signs between them; spaces do not matter. A single number is a
/// sum as well. "3×20", also written with * or x, is 20 three times, at most `most_times`.
ParsedSum parse_sum(std::string_view text);
/// Whether more keys could make it a sum of at most `longest_sum` bytes; it may be one already, or empty.
bool may_become_sum(std::string_view text);

inline constexpr int longest_number = 5;
inline constexpr int most_times = 150; ///< No deck has as many cards.
inline constexpr std::size_t longest_sum = 200;
inline constexpr std::string_view times_sign = "×";

} // namespace tableside::score
