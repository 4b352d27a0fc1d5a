// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/dos/matching.h"

#include <algorithm>
#include <bit>

namespace tableside::dos {

namespace {

Color lowest_color(unsigned mask)
{
    return mask == 15U || mask == 0U ? Color::any : static_cast<Color>(std::countr_zero(mask));
}

std::uint8_t as_value(int value)
{
    return static_cast<std::uint8_t>(value);
}

void assign_numbers(Reading &reading, Card row, Card first, Card second)
{
    const auto known = [](Card card) { return card.is_wild_number() ? 0 : card.value(); };
    if (second.is_none()) {
        const int value = std::max({known(row), known(first), 1});
        reading.row_value = reading.values[0] = as_value(value);
        return;
    }
    int first_value = known(first);
    int second_value = known(second);
    int sum = known(row);
    if (sum == 0) // a Wild # in the row is the sum of the two played cards; each played Wild # counts 1
        sum = std::max(first_value, 1) + std::max(second_value, 1);
    if (first_value == 0)
        first_value = second_value == 0 ? 1 : sum - second_value;
    if (second_value == 0)
        second_value = sum - first_value;
    reading.row_value = as_value(sum);
    reading.values = {as_value(first_value), as_value(second_value)};
}

void assign_colors(Reading &reading, Card row, Card first, Card second)
{
    const unsigned shared = row.color_mask() & first.color_mask() & (second.is_none() ? 15U : second.color_mask());
    const auto named = [&](Card card) {
        if (card.color() != Color::any)
            return card.color();
        return reading.bonus == Bonus::none ? Color::any : lowest_color(shared);
    };
    reading.row_color = named(row);
    reading.colors[0] = named(first);
    if (!second.is_none())
        reading.colors[1] = named(second);
}

} // namespace

std::optional<Reading> best_reading(Card row, Card first, Card second)
{
    const bool matches = second.is_none() ? matches_single(row, first) : matches_double(row, first, second);
    if (!matches)
        return std::nullopt;
    Reading reading;
    reading.bonus = bonus_of(row, first, second);
    assign_numbers(reading, row, first, second);
    assign_colors(reading, row, first, second);
    return reading;
}

} // namespace tableside::dos
