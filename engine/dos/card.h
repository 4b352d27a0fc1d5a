// A DOS card as its kind: which of the 41 different faces it shows (DOS-DECK-1).
// Two equal cards are the same to the rules; which copy flies across a table is a view's matter.
#pragma once

#include "engine/core/color.h"

#include <array>
#include <compare>
#include <cstdint>

namespace tableside::dos {

using tableside::Color; ///< `any` is a Wild DOS's: its player names the color (DOS-WILD-1).
using tableside::color_count;

inline constexpr int deck_size = 108;
inline constexpr int highest_number = 10;
inline constexpr int card_codes = 5 << 4; ///< Card::code() lies below.

/// The color in the high four bits, the value in the low four: 1 to 10, or `number_wild`.
/// Ordered as records list cards: red, blue, green, yellow, each by number and # last, then Wild DOS.
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

    /// No card, or one that may not be seen.
    constexpr bool is_none() const { return m_code == 0; }
    constexpr bool is_wild_dos() const { return m_code == wild_dos().m_code; }
    constexpr bool is_wild_number() const { return value() == number_wild; }
    constexpr bool is_wild() const { return is_wild_dos() || is_wild_number(); }

    constexpr Color color() const { return static_cast<Color>(m_code >> 4); }
    /// 1 to 10 (a Wild DOS is a 2), or `number_wild`.
    constexpr int value() const { return m_code & 15; }
    constexpr int code() const { return m_code; }

    /// The colors that it may be, a bit each.
    constexpr unsigned color_mask() const { return color() == Color::any ? 15U : 1U << static_cast<unsigned>(color()); }

    /// What it counts against its holder at the end of a round (DOS-SCORE-1).
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

/// How many copies of a kind the deck holds (DOS-DECK-1); 0 for what is no card of DOS.
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

/// The whole deck, sorted.
const std::array<Card, deck_size> &sorted_deck();

} // namespace tableside::dos
