// Which cards match a row card, and what a match is worth: DOS-MATCH-1 to -4 with the wild cards of
// DOS-WILD-1 to -5 read as well for the player as they can be.
#pragma once

#include "engine/dos/card.h"

#include <array>
#include <cstdint>
#include <optional>

namespace tableside::dos {

/// The bonus of a match: none, one lay (single color), or one lay and the others draw (double color).
enum class Bonus : std::uint8_t { none, single, double_ };

/// A match as it was understood. Values are 1 to 10; a color is `any` where none needs to be named.
struct Reading
{
    Bonus bonus = Bonus::none;
    std::uint8_t row_value = 0;
    Color row_color = Color::any;
    std::array<std::uint8_t, 2> values{};
    std::array<Color, 2> colors{Color::any, Color::any};
    friend bool operator==(const Reading &, const Reading &) = default;
};

/// Whether `card` alone matches `row` (DOS-MATCH-1, DOS-WILD-1 to -4).
constexpr bool matches_single(Card row, Card card)
{
    return card.value() == row.value() || card.is_wild_number() || row.is_wild_number();
}

/// Whether two cards together match `row` (DOS-MATCH-2, DOS-WILD-4).
constexpr bool matches_double(Card row, Card first, Card second)
{
    const int wilds = int{first.is_wild_number()} + int{second.is_wild_number()};
    const int fixed = (first.is_wild_number() ? 0 : first.value()) + (second.is_wild_number() ? 0 : second.value());
    const int least = fixed + wilds; // a Wild # is at least 1
    if (row.is_wild_number())
        return least <= highest_number;
    return wilds == 0 ? fixed == row.value() : least <= row.value();
}

/// Whether there is a card that makes a double match of `row` together with `card`: whatever another adds, a Wild # adds.
constexpr bool can_be_doubled(Card row, Card card)
{
    return matches_double(row, card, Card::wild_number(Color::red));
}

/// The best bonus that the colors allow (DOS-MATCH-3, -4, DOS-WILD-5); the numbers must match.
constexpr Bonus bonus_of(Card row, Card first, Card second)
{
    if (second.is_none())
        return (row.color_mask() & first.color_mask()) != 0 ? Bonus::single : Bonus::none;
    return (row.color_mask() & first.color_mask() & second.color_mask()) != 0 ? Bonus::double_ : Bonus::none;
}

/// The match spelled out with the numbers and colors that give the best bonus; nothing where it is no match.
/// `second` is none for a single match.
std::optional<Reading> best_reading(Card row, Card first, Card second);

} // namespace tableside::dos
