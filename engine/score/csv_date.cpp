// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/csv_date.h"

#include "engine/core/letters.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>

namespace tableside::score {

namespace {

/// The beginnings of the names of each month, in lower case, in the languages of the app.
constexpr std::array<std::array<std::string_view, 6>, 12> month_beginnings{{
    {"jan", "jän", "gen", "tam"},
    {"feb", "fév", "fev", "hel"},
    {"mar", "mär", "mrz", "maa", "mrt"},
    {"apr", "avr", "huh"},
    {"may", "mai", "mag", "mei", "tou"},
    {"jun", "juin", "giu", "kes"},
    {"jul", "juil", "lug", "hei"},
    {"aug", "aoû", "aou", "ago", "elo"},
    {"sep", "set", "syy"},
    {"oct", "okt", "ott", "lok"},
    {"nov", "marr"},
    {"dec", "dez", "déc", "dic", "jou"},
}};

/// A part of a date's text: a number with the count of its digits, or a word in lower case.
struct DatePart
{
    int number = -1;
    int digits = 0;
    std::string word;
    char before = ' '; ///< The character before the part, such as ':'.
    char after = ' ';  ///< The character after the part, such as '.'.
};

bool is_number_letter(char letter)
{
    return letter >= '0' && letter <= '9';
}

bool is_word_letter(char letter)
{
    return (letter >= 'a' && letter <= 'z') || static_cast<unsigned char>(letter) >= 0x80;
}

std::vector<DatePart> parts_of(const std::string &text)
{
    std::vector<DatePart> parts;
    for (std::size_t at = 0; at < text.size();) {
        const auto is_part = is_number_letter(text[at]) ? is_number_letter : is_word_letter;
        if (!is_part(text[at])) {
            ++at;
            continue;
        }
        const auto first = text.begin() + static_cast<std::ptrdiff_t>(at);
        const auto end = std::find_if_not(first, text.end(), is_part);
        DatePart part{-1, 0, {}, at == 0 ? ' ' : text[at - 1], end == text.end() ? ' ' : *end};
        if (is_number_letter(*first)) {
            part.digits = static_cast<int>(end - first);
            if (part.digits <= 4)
                std::from_chars(&*first, &*first + part.digits, part.number);
        } else {
            part.word.assign(first, end);
        }
        parts.push_back(std::move(part));
        at = static_cast<std::size_t>(end - text.begin());
    }
    return parts;
}

/// Returns the month, from 1, that a word in lower case names; 0 if it names none. The longest beginning that fits decides,
/// because "marraskuu" is November in Finnish and "mars" is March in French.
int month_named(const std::string &word)
{
    int named = 0;
    std::size_t longest = 0;
    for (std::size_t month = 0; month < month_beginnings.size(); ++month) {
        for (const std::string_view beginning : month_beginnings[month]) {
            if (beginning.size() <= longest || !word.starts_with(beginning))
                continue;
            named = static_cast<int>(month) + 1;
            longest = beginning.size();
        }
    }
    return named;
}

/// Reads and removes a time such as "20:15", "20.15.00" after a date, or "8:15 PM" from the end of \p parts. Returns the
/// minutes since midnight, or -1 if there is no time.
int take_time(std::vector<DatePart> &parts)
{
    const auto colon = std::ranges::find(parts, ':', &DatePart::before);
    if (colon == parts.begin() || colon == parts.end())
        return -1;
    const DatePart &hour = *std::prev(colon);
    const bool is_evening = parts.back().word == "pm" || parts.back().word == "p";
    const bool is_morning = parts.back().word == "am" || parts.back().word == "a";
    int hours = hour.number;
    if ((is_evening || is_morning) && hours >= 1 && hours <= 12)
        hours = hours % 12 + (is_evening ? 12 : 0);
    const int minutes = colon->number;
    parts.erase(std::prev(colon), parts.end());
    return hours >= 0 && hours < 24 && minutes >= 0 && minutes < 60 ? hours * 60 + minutes : -2;
}

int whole_year(const DatePart &part)
{
    if (part.digits == 2)
        return part.number < 70 ? 2000 + part.number : 1900 + part.number;
    return part.digits == 4 ? part.number : 0;
}

} // namespace

std::optional<CsvDate> parse_date(std::string_view text, DateOrder order)
{
    std::string folded = folded_text(text);
    // In "2025-04-03T20:15:00Z" the letter T separates the date from the time.
    for (std::size_t at = 1; at + 1 < folded.size(); ++at) {
        if (folded[at] == 't' && is_number_letter(folded[at - 1]) && is_number_letter(folded[at + 1]))
            folded[at] = ' ';
    }
    std::vector<DatePart> parts = parts_of(folded);
    CsvDate date;
    date.minutes = take_time(parts);
    int month = 0;
    std::vector<DatePart> numbers;
    for (const DatePart &part : parts) {
        if (part.word.empty())
            numbers.push_back(part);
        else if (const int named = month_named(part.word); named != 0)
            month =
                named; // the last such word, because a weekday before it may begin like a month: "mar. 3 févr. 2025"
    }
    if (month != 0 && numbers.size() == 2) {
        const bool is_year_first = numbers[0].digits == 4;
        date = {whole_year(numbers[is_year_first ? 0 : 1]), month, numbers[is_year_first ? 1 : 0].number, date.minutes};
    } else if (numbers.size() == 3 && parts.size() - numbers.size() <= 1) {
        if (numbers[0].digits == 4)
            date = {numbers[0].number, numbers[1].number, numbers[2].number, date.minutes};
        else if (order == DateOrder::day_first || numbers[0].after == '.')
            date = {whole_year(numbers[2]), numbers[1].number, numbers[0].number, date.minutes};
        else
            date = {whole_year(numbers[2]), numbers[0].number, numbers[1].number, date.minutes};
    }
    // std::chrono only stores the lowest eight bits of a month and a day.
    if (date.month < 1 || date.month > 12 || date.day < 1 || date.day > 31)
        return std::nullopt;
    const std::chrono::year_month_day day{std::chrono::year(date.year),
                                          std::chrono::month(static_cast<unsigned>(date.month)),
                                          std::chrono::day(static_cast<unsigned>(date.day))};
    if (!day.ok() || date.year < 1900 || date.year > 2999 || date.minutes < -1)
        return std::nullopt;
    return date;
}

DateOrder order_of_dates(const std::vector<std::string> &texts, DateOrder usual)
{
    const auto fits = [&](DateOrder order) {
        return std::ranges::all_of(texts, [&](const std::string &text) { return parse_date(text, order).has_value(); });
    };
    const DateOrder other = usual == DateOrder::day_first ? DateOrder::month_first : DateOrder::day_first;
    return !fits(usual) && fits(other) ? other : usual;
}

} // namespace tableside::score
