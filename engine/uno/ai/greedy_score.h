// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The score by which greedy play of UNO ranks cards: an integer without unit; the card with the highest score is played.
// Used by the level greedy (greedy_player.h), the rollout policy (rollout_play.h), and the opponent model
// (opponent_model.h). The numbers were chosen by hand; only the resulting order of cards matters.
#pragma once

#include "engine/uno/hand.h"
#include "engine/uno/types.h"

#include <algorithm>
#include <cstdint>

namespace tableside::uno {

inline constexpr int score_per_kind = 4; ///< The score of a card for each different card of its color in the hand.
/// The score for each card by which playing a 7 or a 0 makes the player's hand smaller. By the house rule UNO-SEVEN-1, a 7
/// or a 0 exchanges hands. If the received hand is larger, the score is negative.
inline constexpr int score_per_card_exchanged = 20;
inline constexpr int most_for_exchange = 400;
inline constexpr int short_hand = 2; ///< The largest hand size that counts as close to going out.

/// The situation of the other seats as far as it affects scores: whether they are close to going out, and how small their
/// hands are, which matters if a 7 or a 0 exchanges hands (UNO-SEVEN-1).
struct Threat
{
    /// Whether another seat has at most `short_hand` cards. If so, a card's points count more, so that cards with many
    /// points are played before the round ends.
    bool somebody_is_short = false;
    /// Whether the next seat has at most `short_hand` cards. If so, Reverse, Skip, Draw Two, and Wild Draw Four get a bonus.
    bool next_is_short = false;
    // UNO-SEVEN-1: playing a 7 or a 0 exchanges hands. The bonus for a 7 and the bonus for a 0 are higher the smaller the
    // received hand is. Both bonuses are 0 if this house rule is off.
    std::int16_t seven_bonus = 0;
    std::int16_t zero_bonus = 0;

    constexpr bool has_exchange_bonus() const { return seven_bonus != 0 || zero_bonus != 0; }
    constexpr int for_exchange(Card card) const
    {
        if (!card.is_number())
            return 0;
        return card.number() == 7 ? seven_bonus : card.number() == 0 ? zero_bonus : 0;
    }
    constexpr Threat without_exchanges() const { return {somebody_is_short, next_is_short}; }
};

/// Returns whether the seats other than `seat` are close to going out, without a value for exchanging hands. `next` is the
/// seat that follows in turn order; `size_of(other)` returns the number of cards of any seat.
template <typename SizeOf>
Threat threat_to(int seat, int next, int seats, SizeOf size_of)
{
    Threat threat;
    for (int other = 0; other < seats; ++other)
        threat.somebody_is_short |= other != seat && size_of(other) <= short_hand;
    threat.next_is_short = threat.somebody_is_short && size_of(next) <= short_hand;
    return threat;
}

/// Returns the same as threat_to() and adds the value of exchanging hands, for a match with the house rule UNO-SEVEN-1. With
/// a 7, `seat` gets the smallest other hand; with a 0, it gets the hand of the previous seat in turn order.
template <typename SizeOf>
Threat threat_with_exchanges(int seat, int next, int seats, SizeOf size_of)
{
    Threat threat = threat_to(seat, next, seats, size_of);
    const int left = size_of(seat) - 1;
    if (left == 0)
        return threat; // a 7 or a 0 as the last card exchanges no hands
    int smallest = size_of(next);
    for (int other = 0; other < seats; ++other)
        smallest = other == seat ? smallest : std::min(smallest, size_of(other));
    const auto greedy_score_for = [left](int cards) {
        const int greedy_score = score_per_card_exchanged * (left - cards);
        return static_cast<std::int16_t>(std::clamp(greedy_score, -most_for_exchange, most_for_exchange));
    };
    threat.seven_bonus = greedy_score_for(smallest);
    threat.zero_bonus = greedy_score_for(size_of((2 * seat - next + seats) % seats));
    return threat;
}

/// Returns whether the seats other than `seat` are close to going out. If the house rule UNO-SEVEN-1 is on, the result
/// includes the value of exchanging hands with a 7 or a 0.
template <typename SizeOf>
Threat threat_at(const PublicTable &table, int seat, SizeOf size_of)
{
    const int next = table.next_seat(seat);
    return table.rules.seven_zero ? threat_with_exchanges(seat, next, table.seats, size_of)
                                  : threat_to(seat, next, table.seats, size_of);
}

/// Counts the set bits of each byte of `word`. Returns a word in which each byte is the count for the byte at the same
/// position.
constexpr std::uint64_t bits_by_byte(std::uint64_t word)
{
    word -= (word >> 1) & 0x5555'5555'5555'5555;
    word = (word & 0x3333'3333'3333'3333) + ((word >> 2) & 0x3333'3333'3333'3333);
    return (word + (word >> 4)) & 0x0f0f'0f0f'0f0f'0f0f;
}

/// For each color, the number of different cards (kinds) in a set; a second copy of a card does not count. The counts of all
/// four colors are computed in parallel.
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

    /// Returns the color of which the set contains the most different cards. In a tie, returns the color that comes first in
    /// the enumeration Color.
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

/// Returns the score of a card. `of_color` is the number of different cards that the hand has of the card's color or, for a
/// wild card, of the named color. The score grows with `of_color` and with the card's points; the points count four times as
/// much if another seat has a short hand. Wild cards usually rank below colored cards, and a Wild Draw Four lowest. If the
/// next seat has a short hand, Reverse, Skip, Draw Two, and Wild Draw Four get a bonus. A 7 or a 0 gets the bonus for
/// exchanging hands.
constexpr int greedy_score_of(Card card, int of_color, const Threat &threat)
{
    int greedy_score = score_per_kind * of_color + card.points() / (threat.somebody_is_short ? 1 : 4);
    if (card.is_wild())
        greedy_score -= card == wild_draw_four ? 150 : 100;
    const bool stops = !card.is_number() && card != wild && card != wild_dumb_fu;
    return greedy_score + (stops && threat.next_is_short ? 60 : 0) + threat.for_exchange(card);
}

} // namespace tableside::uno
