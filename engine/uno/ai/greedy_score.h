// The score by which greedy play of UNO ranks cards: an integer without unit; the highest score is played first. Shared
// by the level greedy (engine/uno/ai/greedy_player.h), the rollout policy (rollout_play.h), and the opponent model. Its
// numbers were chosen by hand; only the resulting order matters.
#pragma once

#include "engine/uno/hand.h"
#include "engine/uno/state.h"

#include <algorithm>
#include <cstdint>

namespace tableside::uno {

inline constexpr int score_per_kind = 4; ///< Per kind that the hand has of the card's color.
/// The score of a 7 or a 0 per card by which the new hand is smaller (UNO-SEVEN-1).
inline constexpr int score_per_card_exchanged = 20;
inline constexpr int most_for_exchange = 400;
inline constexpr int short_hand = 2; ///< A seat with so few cards may go out at once.

/// The part of the score that does not depend on the hand: how close the other seats are to going out, and the hands
/// that a 7 or a 0 would bring.
struct Threat
{
    /// Whether another seat has a short_hand; then cards with many points are played first.
    bool somebody_is_short = false;
    /// Whether the next seat has a short_hand; then cards that stop it or make it draw are played first.
    bool next_is_short = false;
    // UNO-SEVEN-1: added to the score of a 7 and of a 0 for the new hand; 0 if hands are not exchanged.
    std::int16_t for_seven = 0;
    std::int16_t for_zero = 0;

    constexpr bool moves_hands() const { return for_seven != 0 || for_zero != 0; }
    constexpr int for_exchange(Card card) const
    {
        if (!card.is_number())
            return 0;
        return card.number() == 7 ? for_seven : card.number() == 0 ? for_zero : 0;
    }
    constexpr Threat where_hands_stay() const { return {somebody_is_short, next_is_short}; }
};

/// Returns the threat without exchanges of hands. `next` is the seat after `seat`; `size_of(seat)` returns the number
/// of cards of a seat.
template <typename SizeOf>
Threat threat_to(int seat, int next, int seats, SizeOf size_of)
{
    Threat threat;
    for (int other = 0; other < seats; ++other)
        threat.somebody_is_short |= other != seat && size_of(other) <= short_hand;
    threat.next_is_short = threat.somebody_is_short && size_of(next) <= short_hand;
    return threat;
}

/// Returns the threat with exchanges (UNO-SEVEN-1): a 7 brings the smallest other hand, a 0 the hand of the seat
/// before.
template <typename SizeOf>
Threat threat_with_exchanges(int seat, int next, int seats, SizeOf size_of)
{
    Threat threat = threat_to(seat, next, seats, size_of);
    const int left = size_of(seat) - 1;
    if (left == 0)
        return threat; // the last card has no effect on hands
    int smallest = size_of(next);
    for (int other = 0; other < seats; ++other)
        smallest = other == seat ? smallest : std::min(smallest, size_of(other));
    const auto greedy_score_for = [left](int cards) {
        const int greedy_score = score_per_card_exchanged * (left - cards);
        return static_cast<std::int16_t>(std::clamp(greedy_score, -most_for_exchange, most_for_exchange));
    };
    threat.for_seven = greedy_score_for(smallest);
    threat.for_zero = greedy_score_for(size_of((2 * seat - next + seats) % seats));
    return threat;
}

/// Returns the threat with or without exchanges, by the rules of the table.
template <typename SizeOf>
Threat threat_at(const PublicTable &table, int seat, SizeOf size_of)
{
    const int next = table.next_seat(seat);
    return table.rules.seven_zero ? threat_with_exchanges(seat, next, table.seats, size_of)
                                  : threat_to(seat, next, table.seats, size_of);
}

/// Returns, in each byte, the number of bits set in that byte of `word`.
constexpr std::uint64_t bits_by_byte(std::uint64_t word)
{
    word -= (word >> 1) & 0x5555'5555'5555'5555;
    word = (word & 0x3333'3333'3333'3333) + ((word >> 2) & 0x3333'3333'3333'3333);
    return (word + (word >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
}

/// Counts the kinds of each color in a set, all four colors in parallel.
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

    /// Returns the color with the most kinds, the first one in a tie.
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

/// Returns the score of a card. `of_color` is the number of kinds that the hand has of the card's color, or of the
/// color named for a wild card. Colored cards rank before wild ones and a Wild Draw Four last; colored cards rank by
/// the kinds of their color, then by points.
constexpr int greedy_score_of(Card card, int of_color, const Threat &threat)
{
    int greedy_score = score_per_kind * of_color + card.points() / (threat.somebody_is_short ? 1 : 4);
    if (card.is_wild())
        greedy_score -= card == wild_draw_four ? 150 : 100;
    const bool stops = !card.is_number() && card != wild && card != wild_dumb_fu;
    return greedy_score + (stops && threat.next_is_short ? 60 : 0) + threat.for_exchange(card);
}

} // namespace tableside::uno
