// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A DOS card. A card is identified by its kind, one of 41 different faces (DOS-DECK-1); copies of a kind are equal.
#pragma once

#include "engine/core/color.h"

#include <array>
#include <compare>
#include <cstdint>

namespace tableside::dos {

using tableside::Color; ///< `any` is the color of a Wild DOS; its player names a color when playing it (DOS-WILD-1).
using tableside::color_count;

inline constexpr int deck_size = 108;
inline constexpr int highest_number = 10;
inline constexpr int card_codes = 5 << 4; ///< The exclusive upper bound of Card::code().

/// A kind of card in one byte: the color in the high four bits, the value (1 to 10, or `number_wild`) in the low four.
/// Cards sort by color (red, blue, green, yellow), within a color by number with the Wild # last; Wild DOS is the last
/// kind. Game records use this order.
class Card
{
public:
    static constexpr std::uint8_t number_wild = 11;

    constexpr Card() = default;
    constexpr Card(Color color, int value) : m_code(static_cast<std::uint8_t>((static_cast<int>(color) << 4) | value))
    {}

    static constexpr Card wild_dos() { return {Color::any, 2}; }
    static constexpr Card wild_number(Color color) { return {color, number_wild}; }
    static constexpr Card from_code(int code) { return {static_cast<Color>(code >> 4), code & 15}; }

    /// Returns whether the object stands for no card or for a hidden card.
    constexpr bool is_none() const { return m_code == 0; }
    constexpr bool is_wild_dos() const { return m_code == wild_dos().m_code; }
    constexpr bool is_wild_number() const { return value() == number_wild; }
    constexpr bool is_wild() const { return is_wild_dos() || is_wild_number(); }

    constexpr Color color() const { return static_cast<Color>(m_code >> 4); }
    /// Returns the number, 1 to 10 (2 for a Wild DOS), or `number_wild` for a Wild #.
    constexpr int value() const { return m_code & 15; }
    constexpr int code() const { return m_code; }

    /// Returns the set of colors that the card may stand for, one bit per Color: all four for a Wild DOS.
    constexpr unsigned color_mask() const { return color() == Color::any ? 15U : 1U << static_cast<unsigned>(color()); }

    /// Returns the points that the card counts if it is left in a hand at the end of a round (DOS-SCORE-1).
    constexpr int points() const
    {
        if (is_wild_dos())
            return 20;
        return is_wild_number() ? 40 : value();
    }

    friend constexpr auto operator<=>(const Card &, const Card &) = default;

private:
    std::uint8_t m_code = 0;
};

/// Returns the number of copies of a card in the deck (DOS-DECK-1); 0 if DOS has no card of this color and value.
constexpr int copies_in_deck(Card card)
{
    if (card.is_wild_dos())
        return 12;
    if (card.color() == Color::any)
        return 0;
    switch (card.value()) {
    case 1:
    case 3:
    case 4:
    case 5: return 3;
    case 6:
    case 7:
    case 8:
    case 9:
    case 10:
    case Card::number_wild: return 2;
    default: return 0;
    }
}

/// Returns all 108 cards of the deck, sorted. The function is defined in rules.cpp.
const std::array<Card, deck_size> &sorted_deck();

} // namespace tableside::dos
