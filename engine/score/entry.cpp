#include "score/entry.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <numeric>

namespace tableside::score {

int Entry::count(std::string_view code) const
{
    const auto found = cards.find(code);
    return found == cards.end() ? 0 : found->second;
}

void Entry::change_count(std::string_view code, int by)
{
    const int changed = count(code) + by;
    if (changed > 0)
        cards.insert_or_assign(std::string(code), changed);
    else if (const auto found = cards.find(code); found != cards.end())
        cards.erase(found);
}

int Entry::points(Box box) const
{
    // Nobody has looked at the numbers of a file yet
    std::int64_t sum = std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0});
    for (const auto &[code, count] : cards) {
        if (const PadCard *card = pad_card(box, code))
            sum += std::int64_t{card->points} * count;
    }
    constexpr std::int64_t most = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp(sum, -most, most));
}

std::string Entry::sum_text() const
{
    std::string text;
    for (const int number : numbers)
        text += (text.empty() ? "" : "+") + std::to_string(number);
    return text;
}

ParsedSum parse_sum(std::string_view text)
{
    constexpr auto nothing = -1;
    ParsedSum parsed;
    int number = nothing;
    int digits = 0;
    bool ended = false; // by a space: "1 2" is no number
    for (const char letter : text) {
        if (letter == ' ') {
            ended = number != nothing;
        } else if (letter == '+') {
            if (number == nothing)
                return {{}, SumProblem::not_a_sum};
            parsed.numbers.push_back(number);
            number = nothing;
            digits = 0;
            ended = false;
        } else if (letter >= '0' && letter <= '9' && !ended) {
            if (++digits > longest_number)
                return {{}, SumProblem::too_large};
            number = (number == nothing ? 0 : number * 10) + (letter - '0');
        } else {
            return {{}, SumProblem::not_a_sum};
        }
    }
    if (number == nothing)
        return {{}, parsed.numbers.empty() ? SumProblem::empty : SumProblem::not_a_sum};
    parsed.numbers.push_back(number);
    return parsed;
}

} // namespace tableside::score
