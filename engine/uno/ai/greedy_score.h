// How much a greedy player of UNO likes to play a card, as a number without a unit: in one place for the greedy level
// (engine/uno/ai/greedy_player.h), for playouts and for what a belief makes of the turns it saw.
#pragma once

#include "engine/uno/hand.h"
#include "engine/uno/state.h"

#include <algorithm>
#include <cstdint>

namespace tableside::uno {

inline constexpr int score_per_kind = 4;
inline constexpr int liking_per_card_exchanged = 20;
inline constexpr int most_for_exchange = 400;
inline constexpr int short_hand = 2; ///< A seat with so few cards may be out at once.

/// What is liked depends on how near the others are to going out, and on what hands there are to be had.
struct Threat
{
    bool is_pressed = false;    ///< Another seat is: what is dear must go.
    bool next_is_short = false; ///< The next seat is: it is better stopped.
    // UNO-SEVEN-1: a liking for the hand that a 7 or a 0 brings; 0 where hands stay.
    std::int16_t for_seven = 0;
    std::int16_t for_zero = 0;

    constexpr bool moves_hands() const { return for_seven != 0 || for_zero != 0; }
    constexpr int for_exchange(Card card) const
    {
        if (!card.is_number())
            return 0;
        return card.number() == 7 ? for_seven : card.number() == 0 ? for_zero : 0;
    }
    constexpr Threat where_hands_stay() const { return {is_pressed, next_is_short}; }
};

/// `next` has its turn after `seat`; `size_of(seat)` is how many cards a seat holds.
template <typename SizeOf>
Threat pressure_on(int seat, int next, int seats, SizeOf size_of)
{
    Threat pressure;
    for (int other = 0; other < seats; ++other)
        pressure.is_pressed |= other != seat && size_of(other) <= short_hand;
    pressure.next_is_short = pressure.is_pressed && size_of(next) <= short_hand;
    return pressure;
}

/// The same where a 7 and a 0 move hands (UNO-SEVEN-1): the smallest other hand is to be had, or that of the seat before.
template <typename SizeOf>
Threat pressure_of_exchanges(int seat, int next, int seats, SizeOf size_of)
{
    Threat pressure = pressure_on(seat, next, seats, size_of);
    const int left = size_of(seat) - 1;
    if (left == 0)
        return pressure; // out
    int smallest = size_of(next);
    for (int other = 0; other < seats; ++other)
        smallest = other == seat ? smallest : std::min(smallest, size_of(other));
    const auto greedy_score_for = [left](int cards) {
        const int greedy_score = liking_per_card_exchanged * (left - cards);
        return static_cast<std::int16_t>(std::clamp(greedy_score, -most_for_exchange, most_for_exchange));
    };
    pressure.for_seven = greedy_score_for(smallest);
    pressure.for_zero = greedy_score_for(size_of((2 * seat - next + seats) % seats));
    return pressure;
}

/// On a seat of the table, by its rules.
template <typename SizeOf>
Threat pressure_at(const PublicTable &table, int seat, SizeOf size_of)
{
    const int next = table.next_seat(seat);
    return table.rules.seven_zero ? pressure_of_exchanges(seat, next, table.seats, size_of)
                                  : pressure_on(seat, next, table.seats, size_of);
}

/// The number of bits that are set in each byte, in its place.
constexpr std::uint64_t bits_by_byte(std::uint64_t word)
{
    word -= (word >> 1) & 0x5555'5555'5555'5555;
    word = (word & 0x3333'3333'3333'3333) + ((word >> 2) & 0x3333'3333'3333'3333);
    return (word + (word >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
}

/// Of each color, how many different kinds are in a set. The lanes are counted at once.
class KindCounts
{
public:
    constexpr explicit KindCounts(KindSet kinds)
    {
        const std::uint64_t bytes = bits_by_byte(kinds);
        m_lanes = (bytes + (bytes >> 8)) & 0x00ff'00ff'00ff'00ff;
    }

    constexpr int of(Color color) const { return static_cast<int>(m_lanes >> (16 * static_cast<int>(color)) & 0xff); }
    constexpr int of_all() const { return static_cast<int>(m_lanes * 0x0001'0001'0001'0001 >> 48); }

    /// The color with the most, the first of several.
    constexpr Color strongest() const
    {
        int best = 0;
        int most = of(Color::red);
        for (int color = 1; color < color_count; ++color) {
            const int count = of(static_cast<Color>(color));
            best = count > most ? color : best;
            most = count > most ? count : most;
        }
        return static_cast<Color>(best);
    }

private:
    KindSet m_lanes = 0;
};

/// `of_color`: how many kinds of the card's color the hand has, or of the color that is named for a wild card.
/// Colored cards first, of the color there is most of, the dearer before the cheaper; a Wild Draw Four last.
constexpr int greedy_score_of(Card card, int of_color, const Threat &pressure)
{
    int greedy_score = score_per_kind * of_color + card.points() / (pressure.is_pressed ? 1 : 4);
    if (card.is_wild())
        greedy_score -= card == wild_draw_four ? 150 : 100;
    const bool stops = !card.is_number() && card != wild && card != wild_dumb_fu;
    return greedy_score + (stops && pressure.next_is_short ? 60 : 0) + pressure.for_exchange(card);
}

} // namespace tableside::uno
