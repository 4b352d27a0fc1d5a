// What was entered for one hand at the end of a round: cards tapped on the pad, numbers, or both. An entry that is there
// counts something, if only 0; a hand that nobody has entered has no entry (std::optional), and that is not 0.
#pragma once

#include "score/card_pad.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::score {

struct Entry
{
    std::map<std::string, int, std::less<>> cards; ///< Code to count, 1 or more.
    std::vector<int> numbers;                      ///< Added up: 12 + 11 + 7. Each 0 or more.

    /// 0 for a card that was not tapped.
    int count(std::string_view code) const;
    /// One more, or one less, of a card; a count of 0 is no count.
    void change_count(std::string_view code, int by);
    /// What the hand counts, the largest number at most; codes that the box does not have count nothing.
    int points(Box box) const;
    /// "12+11+7"; empty without numbers.
    std::string sum_text() const;

    friend bool operator==(const Entry &, const Entry &) = default;
};

enum class SumProblem : unsigned char { none, empty, not_a_sum, too_large };

struct ParsedSum
{
    std::vector<int> numbers;
    SumProblem problem = SumProblem::none;
};

/// Numbers of at most `longest_number` digits with plus signs between them; spaces do not matter. A single number is a
/// sum as well.
ParsedSum parse_sum(std::string_view text);

inline constexpr int longest_number = 5;

} // namespace tableside::score
