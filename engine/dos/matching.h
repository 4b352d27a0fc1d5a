// The cards that match a row card, and the bonus of a match (DOS-MATCH-1 to -4). Wild cards are read in the way that is
// best for the player (DOS-WILD-1 to -5).
#pragma once

#include "engine/dos/card.h"

#include <array>
#include <cstdint>
#include <optional>

namespace tableside::dos {

/// The bonus of a match: none; one lay (single color match); or one lay, and every other player draws a card (double
/// color match).
enum class Bonus : std::uint8_t { none, single, double_ };

/// The numbers and colors that the cards of a match stand for. Values are 1 to 10, or 0 for the missing second card. A
/// color is `any` if the player of a Wild DOS does not have to name one.
struct Reading
{
    Bonus bonus = Bonus::none;
    std::uint8_t row_value = 0;
    Color row_color = Color::any;
    std::array<std::uint8_t, 2> values{};
    std::array<Color, 2> colors{Color::any, Color::any};
    friend bool operator==(const Reading &, const Reading &) = default;
};

/// Returns whether `card` alone matches `row` (DOS-MATCH-1, DOS-WILD-1 to -4).
constexpr bool matches_single(Card row, Card card)
{
    return card.value() == row.value() || card.is_wild_number() || row.is_wild_number();
}

/// Returns whether the two cards together match `row` (DOS-MATCH-2, DOS-WILD-4).
constexpr bool matches_double(Card row, Card first, Card second)
{
    const int wilds = int{first.is_wild_number()} + int{second.is_wild_number()};
    const int fixed = (first.is_wild_number() ? 0 : first.value()) + (second.is_wild_number() ? 0 : second.value());
    const int least = fixed + wilds; // a Wild # is at least 1
    if (row.is_wild_number())
        return least <= highest_number;
    return wilds == 0 ? fixed == row.value() : least <= row.value();
}

/// Returns whether some card makes a double match on `row` together with `card`. Trying a Wild # is enough, as it can
/// stand for any number.
constexpr bool can_be_doubled(Card row, Card card)
{
    return matches_double(row, card, Card::wild_number(Color::red));
}

/// Returns the best bonus that the colors allow (DOS-MATCH-3, -4, DOS-WILD-5). The numbers must match; `second` is none
/// for a single match.
constexpr Bonus bonus_of(Card row, Card first, Card second)
{
    if (second.is_none())
        return (row.color_mask() & first.color_mask()) != 0 ? Bonus::single : Bonus::none;
    return (row.color_mask() & first.color_mask() & second.color_mask()) != 0 ? Bonus::double_ : Bonus::none;
}

/// Returns the reading with the best bonus, or nullopt if the cards do not match. `second` is none for a single match.
std::optional<Reading> best_reading(Card row, Card first, Card second);

} // namespace tableside::dos
