// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/entry.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <numeric>

namespace tableside::score {

int count_of(const CardCounts &cards, std::string_view code)
{
    const auto found = cards.find(code);
    return found == cards.end() ? 0 : found->second;
}

void change_count(CardCounts &cards, std::string_view code, int by)
{
    const int changed = count_of(cards, code) + by;
    if (changed > 0)
        cards.insert_or_assign(std::string(code), changed);
    else if (const auto found = cards.find(code); found != cards.end())
        cards.erase(found);
}

namespace {

/// Returns the sum limited to the range of int.
int limited(std::int64_t sum)
{
    constexpr std::int64_t most = std::numeric_limits<int>::max();
    return static_cast<int>(std::clamp(sum, -most, most));
}

} // namespace

int Entry::points(GameId game) const
{
    return limited(std::int64_t{card_points(game)} + number_points());
}

int Entry::card_points(GameId game) const
{
    std::int64_t sum = 0;
    for (const auto &[code, count] : cards) {
        if (const PadCard *card = pad_card(game, code))
            sum += std::int64_t{card->points} * count;
    }
    return limited(sum);
}

/// Sums in 64 bits, because numbers read from a file have not been checked yet.
int Entry::number_points() const
{
    return limited(std::accumulate(numbers.begin(), numbers.end(), std::int64_t{0}));
}

std::string Entry::sum_text() const
{
    constexpr std::ptrdiff_t written_as_product = 3;
    std::string text;
    for (auto number = numbers.begin(); number != numbers.end();) {
        const auto other = std::find_if(number, numbers.end(), [&](int next) { return next != *number; });
        const bool is_product = other - number >= written_as_product;
        text += text.empty() ? "" : "+";
        if (is_product)
            text.append(std::to_string(other - number)).append(times_sign);
        text += std::to_string(*number);
        number = is_product ? other : number + 1;
    }
    return text;
}

bool Draft::is_blank() const
{
    return cards.empty() && sum.find_first_not_of(' ') == std::string::npos;
}

std::optional<Entry> Draft::entry() const
{
    ParsedSum parsed = parse_sum(sum);
    if (parsed.problem != SumProblem::none && parsed.problem != SumProblem::empty)
        return std::nullopt;
    return Entry{cards, std::move(parsed.numbers)};
}

Draft draft_of(const Entry &entry)
{
    return {entry.cards, entry.sum_text()};
}

ParsedSum parse_sum(std::string_view text)
{
    constexpr auto nothing = -1;
    ParsedSum parsed;
    int number = nothing;
    int times = nothing; // the factor before a times sign: 3 in "3×20"
    int digits = 0;
    bool ended = false; // whether a space ended the number: "1 2" is not a sum
    const auto next_number = [&] {
        number = nothing;
        digits = 0;
        ended = false;
    };
    const auto add = [&] {
        if (times > 0 && number > 0)
            parsed.numbers.insert(parsed.numbers.end(), static_cast<std::size_t>(times), number);
        else
            parsed.numbers.push_back(times == 0 ? 0 : number);
        times = nothing;
    };
    while (!text.empty()) {
        const bool is_times = text.starts_with(times_sign) || text.front() == '*' || text.front() == 'x'
            || text.front() == 'X';
        const char letter = is_times ? '*' : text.front();
        text.remove_prefix(text.starts_with(times_sign) ? times_sign.size() : 1);
        if (letter == ' ') {
            ended = number != nothing;
        } else if (letter == '+' && number != nothing) {
            add();
            next_number();
        } else if (letter == '*' && number != nothing && times == nothing) {
            if (number > most_times)
                return {{}, SumProblem::too_large};
            times = number;
            next_number();
        } else if (letter >= '0' && letter <= '9' && !ended) {
            if (++digits > longest_number)
                return {{}, SumProblem::too_large};
            number = (number == nothing ? 0 : number * 10) + (letter - '0');
        } else {
            return {{}, SumProblem::not_a_sum};
        }
    }
    if (number == nothing)
        return {{}, parsed.numbers.empty() && times == nothing ? SumProblem::empty : SumProblem::not_a_sum};
    add();
    return parsed;
}

bool may_become_sum(std::string_view text)
{
    const auto is_sum = [](const std::string &sum) {
        const SumProblem problem = parse_sum(sum).problem;
        return problem == SumProblem::none || problem == SumProblem::empty;
    };
    return text.size() <= longest_sum && (is_sum(std::string(text)) || is_sum(std::string(text) + "0"));
}

} // namespace tableside::score
