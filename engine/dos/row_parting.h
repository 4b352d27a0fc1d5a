// Parting the Center Row at a turn's end (DOS-END-1). Which cards were matched is beyond prediction, so nothing is asked
// card by card: for a short row, which nearly all are, the order is looked up.
#pragma once

#include "engine/core/store_bytes.h"
#include "engine/dos/card.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

namespace tableside::dos {

inline constexpr unsigned short_row = 8; ///< Cards of a row whose order is looked up, those played on it included.

using ShortOrder = std::array<std::uint8_t, short_row>;

/// By the places that are left, a bit each: which places come first, and which after them.
constexpr std::array<ShortOrder, 1U << short_row> make_short_orders()
{
    std::array<ShortOrder, 1U << short_row> made{};
    for (unsigned leaving = 0; leaving < made.size(); ++leaving) {
        unsigned next = 0;
        for (const unsigned wanted : {1U, 0U}) {
            for (unsigned place = 0; place < short_row; ++place) {
                if (((leaving >> place) & 1U) == wanted)
                    made[leaving][next++] = static_cast<std::uint8_t>(place);
            }
        }
    }
    return made;
}

inline constexpr std::array<ShortOrder, 1U << short_row> short_orders = make_short_orders();

/// Moves those of eight cards whose bits are set to the front; each part keeps its order. What comes after a row of less
/// cards keeps its place, as its bits are not set.
inline void part_short_row(Card *cards, unsigned leaving)
{
    static_assert(sizeof(Card) == 1);
    const ShortOrder &order = short_orders[leaving];
    std::uint64_t parted = 0;
    for (unsigned place = 0; place < short_row; ++place)
        parted |= static_cast<std::uint64_t>(cards[order[place]].code()) << (8 * place);
    store_bytes(cards, parted);
}

/// The same for a row of any length. Each card is written to both ends and only one of them moves on.
/// `leaves(index)` tells of each card whether it is to go to the front.
inline void part_long_row(std::span<Card> row, auto leaves)
{
    std::array<std::uint8_t, deck_size> staying; // codes, since cards would all be set to none first
    std::uint8_t *stay_end = staying.data();
    Card *leave_end = row.data();
    for (unsigned index = 0; index < row.size(); ++index) {
        const bool goes = leaves(index);
        const Card card = row[index];
        *leave_end = card;
        leave_end += goes;
        *stay_end = static_cast<std::uint8_t>(card.code());
        stay_end += !goes;
    }
    std::transform(staying.data(), stay_end, leave_end, Card::from_code);
}

} // namespace tableside::dos
