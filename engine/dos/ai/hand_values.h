// Which values a hand has, in any color or in one: what matches are found by (engine/dos/ai/greedy_match.h, engine/dos/ai/turn_evaluator.h).
#pragma once

#include "engine/dos/hand.h"

namespace tableside::dos {

/// A set of values, a bit each: bit 2 is Wild DOS, bit 11 is #.
using Values = unsigned;

constexpr Values bit_of(int value)
{
    return 1U << value;
}

inline constexpr Values lane_mask = (1U << kind_lane) - 1;

constexpr Values lane_of(KindSet kinds, int color)
{
    return static_cast<Values>(kinds >> (kind_lane * color)) & lane_mask;
}

constexpr Values all_values(const Hand &hand)
{
    return values_in(hand.kinds());
}

/// The values by color; the hand must stay.
class Lanes
{
public:
    explicit Lanes(const Hand &hand) : m_hand(hand), m_wild_dos(hand.wild_dos()) {}

    /// Values of which there is a card in the color, or two; a Wild DOS is in all.
    Values of(int color) const { return lane_of(m_hand.kinds(), color) | (m_wild_dos > 0 ? bit_of(2) : 0U); }
    Values twice(int color) const { return lane_of(m_hand.pairs(), color) | (m_wild_dos > 1 ? bit_of(2) : 0U); }

private:
    const Hand &m_hand;
    int m_wild_dos;
};

} // namespace tableside::dos
