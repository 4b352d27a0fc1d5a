// What two cards of a hand match, looked up by the values that the hand has (DOS-MATCH-2).
#pragma once

#include "engine/dos/hand.h"
#include "engine/dos/matching.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace tableside::dos {

inline constexpr int value_count = Card::number_wild + 1; // index by value; 0 is unused
static_assert(value_count == kind_lane);

/// A card that has the value and no particular color.
constexpr Card any_card_of(int value)
{
    return {Color::red, value};
}

/// Sets of values as they index a table: the lane of a KindSet without bit 0, which stands for no value.
inline constexpr unsigned value_sets = 1U << (value_count - 1);

constexpr std::size_t value_set_index(KindSet lane)
{
    return (lane >> 1) % value_sets;
}

/// What a hand can do with two cards at a time. Sets of values are a bit each.
struct Doubles
{
    unsigned targets = 0;  ///< The values of row cards on which two of its cards match.
    unsigned mirrored = 0; ///< Its own values: bit v stands for the value `number_wild` - v.
};

/// That by the values in a hand.
struct DoubleTargets
{
    std::array<std::uint32_t, value_sets> unlike{}; ///< Targets of two unlike values; above 16 bits, mirrored values.
    std::array<std::uint16_t, value_sets> alike{};  ///< Targets of two of one value.

    /// For a hand that has the values, and some of them twice. Above their lane the sets may hold anything.
    constexpr Doubles of(KindSet values, KindSet values_twice) const
    {
        const std::uint32_t both = unlike[value_set_index(values)];
        return {(both | alike[value_set_index(values_twice)]) & 0xffffU, both >> 16};
    }
};

constexpr unsigned row_values_for(int first, int second)
{
    unsigned made = 0;
    for (int row = 1; row < value_count; ++row)
        made |= unsigned{matches_double(any_card_of(row), any_card_of(first), any_card_of(second))} << row;
    return made;
}

constexpr DoubleTargets make_double_targets()
{
    std::array<std::array<unsigned, value_count>, value_count> of_two{};
    for (unsigned first = 1; first < value_count; ++first) {
        for (unsigned second = 1; second < value_count; ++second)
            of_two[first][second] = row_values_for(static_cast<int>(first), static_cast<int>(second));
    }
    DoubleTargets made;
    for (unsigned values = 2; values < 2 * value_sets; values += 2) {
        const auto highest = static_cast<unsigned>(std::bit_width(values)) - 1;
        const unsigned others = values - (1U << highest);
        unsigned unlike = made.unlike[value_set_index(others)] | (1U << (16 + Card::number_wild - highest));
        for (unsigned rest = others; rest != 0; rest &= rest - 1)
            unlike |= of_two[highest][static_cast<unsigned>(std::countr_zero(rest))];
        made.unlike[value_set_index(values)] = unlike;
        made.alike[value_set_index(values)] = static_cast<std::uint16_t>(made.alike[value_set_index(others)]
                                                                         | of_two[highest][highest]);
    }
    return made;
}

inline constexpr DoubleTargets double_targets = make_double_targets();

constexpr Doubles doubles_of(KindSet kinds, KindSet pairs)
{
    // Lanes 0 and 1 are folded with 2 and 3, and 2 with 4: nothing but a Wild DOS is a 2.
    const KindSet folded = kinds | (kinds >> (2 * kind_lane));
    const KindSet values = folded | (folded >> kind_lane) | (folded >> (2 * kind_lane));
    const KindSet twice = pairs | (pairs >> (2 * kind_lane)) | (kinds & (kinds >> (2 * kind_lane)));
    const KindSet values_twice = (folded & (folded >> kind_lane)) | twice | (twice >> kind_lane)
        | (twice >> (2 * kind_lane));
    return double_targets.of(values, values_twice);
}

} // namespace tableside::dos
