// A UNO card as its kind: which of the 55 different faces it shows (UNO-DECK-1).
// Two equal cards are the same to the rules; which copy flies across a table is a view's matter.
#pragma once

#include "engine/core/color.h"

#include <array>
#include <compare>
#include <cstdint>

namespace tableside::uno {

using tableside::Color; ///< `any` is that of the wild cards: their player names the color (UNO-ACT-4).
using tableside::color_count;

inline constexpr int deck_size = 112;
inline constexpr int highest_number = 9;

enum class Symbol : std::uint8_t { number, draw_two, reverse, skip, wild, wild_draw_four, wild_dumb_fu };

/// The color in the high four bits, the face in the low four: 1 to 10 for the numbers 0 to 9, then Draw Two, Reverse
/// and Skip; for color `any` 1 to 3 for Wild, Wild Draw Four and Wild Dumb Fu. Ordered as records list cards: red,
/// blue, green, yellow, each by face, then the wild cards.
class Card
{
public:
    constexpr Card() = default;

    /// `number` is 0 to 9.
    static constexpr Card number_card(Color color, int number) { return {color, number + 1}; }
    /// Any symbol but a number; a wild one has the color `any`.
    static constexpr Card action_card(Color color, Symbol symbol)
    {
        return {color, static_cast<int>(symbol) + (color == Color::any ? -last_colored_symbol : face_of_nine)};
    }
    static constexpr Card wild(Symbol symbol) { return action_card(Color::any, symbol); }
    static constexpr Card from_code(int code) { return {static_cast<Color>(code >> 4), code & 15}; }

    /// No card, or one that may not be seen.
    constexpr bool is_none() const { return m_code == 0; }
    constexpr bool is_wild() const { return color() == Color::any; }
    constexpr bool is_number() const { return symbol() == Symbol::number; }

    constexpr Color color() const { return static_cast<Color>(m_code >> 4); }
    /// What two cards must share to match whatever their colors (UNO-TURN-1); wild cards have faces of their own.
    constexpr int face() const { return m_code & 15; }
    constexpr Symbol symbol() const;
    /// 0 to 9; of a number card only.
    constexpr int number() const { return face() - 1; }
    constexpr int code() const { return m_code; }

    /// How many cards the next player has to draw for it (UNO-ACT-1, -5).
    constexpr int draws() const
    {
        return symbol() == Symbol::draw_two ? 2 : symbol() == Symbol::wild_draw_four ? 4 : 0;
    }

    /// What it counts against its holder at the end of a round (UNO-SCORE-1).
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

/// By Card::code(): looked up, because a search asks all the time and cards are hard to predict.
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

/// How many copies of a kind the deck holds (UNO-DECK-1); 0 for what is no card of UNO.
constexpr int copies_in_deck(Card card)
{
    const int last_face = Card::action_card(Color::red, Symbol::skip).face();
    if (card.is_none() || card > wild_dumb_fu || card.face() == 0 || card.face() > last_face)
        return 0;
    if (card.is_wild())
        return 4;
    return card.is_number() && card.number() == 0 ? 1 : 2;
}

/// The whole deck, sorted.
const std::array<Card, deck_size> &sorted_deck();

} // namespace tableside::uno
