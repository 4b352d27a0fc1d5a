// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Decides which cards match a row card (a card in the Center Row) and which bonus a match earns (DOS-MATCH-1 to -4).
// Wild cards take the number and color that are best for their player (DOS-WILD-1 to -5).
#pragma once

#include "engine/dos/card.h"

#include <array>
#include <cstdint>
#include <optional>

namespace tableside::dos {

/// The bonus of a match. For a single color match, the player may lay one card in the Center Row. For a double color
/// match, the player may lay one card too, and every other player draws a card.
enum class Bonus : std::uint8_t { none, single, double_ };

/// The number and color that each card of a match stands for, wild cards included. The numbers, `row_value` and `values`,
/// are 1 to 10; values[1] is 0 if only one card is played on the row card. The color of a Wild DOS is `any` if it makes no
/// difference.
struct Reading
{
    Bonus bonus = Bonus::none;
    std::uint8_t row_value = 0;
    Color row_color = Color::any;
    std::array<std::uint8_t, 2> values{};
    std::array<Color, 2> colors{Color::any, Color::any};
    friend bool operator==(const Reading &, const Reading &) = default;
};

/// Returns whether `card` alone matches the row card `row`: their numbers are equal (DOS-MATCH-1), or one of them is a
/// Wild #, which can stand for any number from 1 to 10 (DOS-WILD-2, DOS-WILD-3). A Wild DOS has the number 2.
constexpr bool matches_single(Card row, Card card)
{
    return card.value() == row.value() || card.is_wild_number() || row.is_wild_number();
}

/// Returns whether the two cards together match the row card `row`: their numbers add up to the number of the row card
/// (DOS-MATCH-2), where a Wild # can be any number from 1 to 10 (DOS-WILD-4).
constexpr bool matches_double(Card row, Card first, Card second)
{
    const int wilds = int{first.is_wild_number()} + int{second.is_wild_number()};
    const int fixed = (first.is_wild_number() ? 0 : first.value()) + (second.is_wild_number() ? 0 : second.value());
    const int least = fixed + wilds; // the smallest sum: a Wild # counts at least 1
    if (row.is_wild_number())
        return least <= highest_number;
    return wilds == 0 ? fixed == row.value() : least <= row.value();
}

/// Returns whether some second card makes a double match on `row` together with `card`. The function tries only a Wild
/// #, which can stand for any number.
constexpr bool can_be_doubled(Card row, Card card)
{
    return matches_double(row, card, Card::wild_number(Color::red));
}

/// Returns the bonus that the colors of a match earn: of a single color match (DOS-MATCH-3), of a double color match
/// (DOS-MATCH-4), or none. Wild cards take the best color (DOS-WILD-5). The numbers must match; `second` is empty for a
/// match with one card.
constexpr Bonus bonus_of(Card row, Card first, Card second)
{
    if (second.is_none())
        return (row.color_mask() & first.color_mask()) != 0 ? Bonus::single : Bonus::none;
    return (row.color_mask() & first.color_mask() & second.color_mask()) != 0 ? Bonus::double_ : Bonus::none;
}

/// Returns the numbers and colors of the cards that earn the best bonus, or nullopt if the cards do not match. `second`
/// is empty for a match with one card.
std::optional<Reading> best_reading(Card row, Card first, Card second);

} // namespace tableside::dos
