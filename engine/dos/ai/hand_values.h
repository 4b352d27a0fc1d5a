// Which values a hand has, in any colour or in one: what matches are found by (ai/dos_quick_match.h, ai/dos_hand_worth.h).
#pragma once

#include "engine/dos/hand.h"

namespace tableside::dos {

/// A set of values, a bit each: bit 2 is Wild DOS, bit 11 is #.
using Values = unsigned;

constexpr Values bit_of(int value) { return 1U << value; }

inline constexpr Values lane_mask = (1U << kind_lane) - 1;

constexpr Values lane_of(KindSet kinds, int colour)
{
    return static_cast<Values>(kinds >> (kind_lane * colour)) & lane_mask;
}

constexpr Values all_values(const Hand &hand)
{
    return values_in(hand.kinds());
}

/// The values by colour; the hand must stay.
class Lanes
{
public:
    explicit Lanes(const Hand &hand) : m_hand(hand), m_wild_dos(hand.wild_dos()) {}

    /// Values of which there is a card in the colour, or two; a Wild DOS is in all.
    Values of(int colour) const { return lane_of(m_hand.kinds(), colour) | (m_wild_dos > 0 ? bit_of(2) : 0U); }
    Values twice(int colour) const { return lane_of(m_hand.pairs(), colour) | (m_wild_dos > 1 ? bit_of(2) : 0U); }

private:
    const Hand &m_hand;
    int m_wild_dos;
};

} // namespace tableside::dos
