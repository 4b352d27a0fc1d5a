// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A kind of UNO card: one of the 55 different cards of the deck (UNO-DECK-1). The rules do not distinguish two equal cards;
// only the user interface tracks single copies.
#pragma once

#include "engine/core/color.h"

#include <array>
#include <compare>
#include <cstdint>

namespace tableside::uno {

using tableside::Color; ///< Wild cards have the color `any`; their player names a color (UNO-ACT-4).
using tableside::color_count;

inline constexpr int deck_size = 112;
inline constexpr int highest_number = 9;

/// The symbol of a card, or `number` for a number card. Card::action_card() computes codes from this order.
enum class Symbol : std::uint8_t { number, draw_two, reverse, skip, wild, wild_draw_four, wild_dumb_fu };

/// A kind of card, stored as a code. The high four bits of the code are the color, the low four bits the face. Faces of
/// colored cards are 1 to 10 for the numbers 0 to 9, then Draw Two, Reverse, and Skip; faces of wild cards are 1 to 3 for
/// Wild, Wild Draw Four, and Wild Dumb Fu. Cards are ordered by code: red, blue, green, yellow, wild, each by face.
class Card
{
public:
    constexpr Card() = default;

    /// Returns a number card; `number` is 0 to 9.
    static constexpr Card number_card(Color color, int number) { return {color, number + 1}; }
    /// Returns a card with a symbol; `symbol` must not be Symbol::number. A wild symbol needs the color `any`.
    static constexpr Card action_card(Color color, Symbol symbol)
    {
        return {color, static_cast<int>(symbol) + (color == Color::any ? -last_colored_symbol : face_of_nine)};
    }
    static constexpr Card wild(Symbol symbol) { return action_card(Color::any, symbol); }
    static constexpr Card from_code(int code) { return {static_cast<Color>(code >> 4), code & 15}; }

    /// Returns whether this object is empty. An empty card means that there is no card or that the receiver may not see the
    /// card.
    constexpr bool is_none() const { return m_code == 0; }
    constexpr bool is_wild() const { return color() == Color::any; }
    constexpr bool is_number() const { return symbol() == Symbol::number; }

    constexpr Color color() const { return static_cast<Color>(m_code >> 4); }
    /// Returns the low four bits of the code. A colored card matches any colored card with the same face (UNO-TURN-1).
    constexpr int face() const { return m_code & 15; }
    constexpr Symbol symbol() const;
    /// Returns the number 0 to 9; valid only for a number card.
    constexpr int number() const { return face() - 1; }
    constexpr int code() const { return m_code; }

    /// Returns how many cards the next player has to draw for this card: 2 for a Draw Two (UNO-ACT-1), 4 for a Wild Draw
    /// Four (UNO-ACT-5), otherwise 0.
    constexpr int draws() const
    {
        return symbol() == Symbol::draw_two ? 2 : symbol() == Symbol::wild_draw_four ? 4 : 0;
    }

    /// Returns the points that this card counts at the end of a round (UNO-SCORE-1).
    constexpr int points() const
    {
        if (is_wild())
            return 50;
        return is_number() ? number() : 20;
    }

    friend constexpr auto operator<=>(const Card &, const Card &) = default;

private:
    static constexpr int face_of_nine = highest_number + 1;
    static constexpr int last_colored_symbol = static_cast<int>(Symbol::skip);

    constexpr Card(Color color, int face) : m_code(static_cast<std::uint8_t>((static_cast<int>(color) << 4) | face)) {}

    std::uint8_t m_code = 0;
};

/// The symbol of each kind, indexed by Card::code(). A search needs symbols constantly, and this table avoids branches,
/// which the CPU would often mispredict.
inline constexpr auto symbols = [] {
    std::array<Symbol, 68> by_code{};
    for (const int color : {0, 1, 2, 3}) {
        for (const int symbol : {1, 2, 3})
            by_code[static_cast<std::size_t>(16 * color + 10 + symbol)] = static_cast<Symbol>(symbol);
    }
    for (const int symbol : {4, 5, 6})
        by_code[static_cast<std::size_t>(64 - 3 + symbol)] = static_cast<Symbol>(symbol);
    return by_code;
}();

constexpr Symbol Card::symbol() const
{
    return symbols[m_code];
}

inline constexpr Card wild = Card::wild(Symbol::wild);
inline constexpr Card wild_draw_four = Card::wild(Symbol::wild_draw_four);
inline constexpr Card wild_dumb_fu = Card::wild(Symbol::wild_dumb_fu);

/// Returns the number of copies of a kind in the deck (UNO-DECK-1); 0 for a code that belongs to no card of UNO.
constexpr int copies_in_deck(Card card)
{
    const int last_face = Card::action_card(Color::red, Symbol::skip).face();
    if (card.is_none() || card > wild_dumb_fu || card.face() == 0 || card.face() > last_face)
        return 0;
    if (card.is_wild())
        return 4;
    return card.is_number() && card.number() == 0 ? 1 : 2;
}

/// Returns all 112 cards of the deck, sorted. The function is defined in rules.cpp.
const std::array<Card, deck_size> &sorted_deck();

} // namespace tableside::uno
