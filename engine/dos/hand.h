// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The hand of one seat. It stores the number of copies of each kind of card in 64-bit sets, so that a few bit
// operations test the whole hand. A set has a lane of twelve bits for each color and one for Wild DOS; the value of a
// card is its bit index within its lane. So one mask selects all cards with a given number, and a Wild DOS counts as a
// 2.
#pragma once

#include "engine/dos/card.h"

#include <bit>
#include <cassert>

namespace tableside::dos {

/// A set of kinds of cards: one bit per kind, in the sort order of Card.
using KindSet = std::uint64_t;

inline constexpr int bits_per_lane = 12; ///< The number of bits per color in a KindSet. Wild DOS is in lane Color::any.
inline constexpr int lane_count = 5;

/// Returns the lookup table of kind_bit(), indexed by Card::code(). A lookup is faster than computing the bit.
constexpr std::array<KindSet, card_codes> make_kind_bits()
{
    std::array<KindSet, card_codes> bits{};
    for (int lane = 0; lane < lane_count; ++lane) {
        for (int value = 0; value < bits_per_lane; ++value) {
            const Card card(static_cast<Color>(lane), value);
            bits[static_cast<std::size_t>(card.code())] = KindSet{1} << (lane * bits_per_lane + value);
        }
    }
    return bits;
}
inline constexpr std::array<KindSet, card_codes> kind_bits = make_kind_bits();

constexpr KindSet kind_bit(Card card)
{
    return kind_bits[static_cast<std::size_t>(card.code())];
}

/// Returns the table that maps a bit index in a KindSet to its card; the four unused bits at the top map to no card.
constexpr std::array<Card, 64> make_kinds_in_order()
{
    std::array<Card, 64> cards{};
    for (int bit = 0; bit < bits_per_lane * lane_count; ++bit)
        cards[static_cast<std::size_t>(bit)] = Card(static_cast<Color>(bit / bits_per_lane), bit % bits_per_lane);
    return cards;
}
inline constexpr std::array<Card, 64> kinds_in_order = make_kinds_in_order();

/// Returns the first kind in a set, which must not be empty; last_kind() returns the last one.
constexpr Card first_kind(KindSet kinds)
{
    if (kinds == 0)
        __builtin_unreachable(); // this lets the compiler omit the test for 0 in std::countr_zero()
    return kinds_in_order[static_cast<unsigned>(std::countr_zero(kinds))];
}
constexpr Card last_kind(KindSet kinds)
{
    if (kinds == 0)
        __builtin_unreachable();
    return kinds_in_order[63U ^ static_cast<unsigned>(std::countl_zero(kinds))];
}

/// A set of card values, one bit per value. Bit 2 is Wild DOS, as no other card is a 2; bit 11 is Wild #.
using Values = unsigned;

constexpr Values value_bit(int value)
{
    return 1U << value;
}

/// Returns all kinds of cards whose value is in the set.
constexpr KindSet kinds_of_values(Values values)
{
    return values * KindSet{0x001'001'001'001'001};
}

/// Returns the set of values of the given kinds of cards; a Wild DOS counts as 2.
constexpr Values values_in(KindSet kinds)
{
    kinds |= kinds >> (2 * bits_per_lane);
    return static_cast<Values>(kinds | (kinds >> bits_per_lane) | (kinds >> (2 * bits_per_lane)))
        % (1U << bits_per_lane);
}

class Hand
{
public:
    constexpr int size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }

    constexpr void add(Card card)
    {
        ++m_size;
        m_wild_dos += card.is_wild_dos();
        const KindSet bit = plane_bit(card);
        assert((m_low & m_high & bit) == 0);
        m_high ^= m_low & bit;
        m_low ^= bit;
    }

    /// Removes one copy of \p card, which must be in the hand.
    constexpr void remove(Card card)
    {
        assert(has(card));
        --m_size;
        m_wild_dos -= card.is_wild_dos();
        const KindSet bit = plane_bit(card);
        m_low ^= bit;
        m_high ^= m_low & bit;
    }

    constexpr int count(Card card) const
    {
        if (card.is_wild_dos())
            return m_wild_dos;
        const KindSet bit = kind_bit(card);
        return int{(m_low & bit) != 0} + 2 * int{(m_high & bit) != 0};
    }
    constexpr bool has(Card card) const { return (kinds() & kind_bit(card)) != 0; }
    /// Returns whether the hand has both cards; two copies if the cards are equal. If `second` is empty
    /// (Card::is_none()), only `first` is tested.
    constexpr bool has(Card first, Card second) const
    {
        if (second.is_none())
            return has(first);
        const KindSet wanted = kind_bit(first) | kind_bit(second);
        return ((first == second ? pairs() : kinds()) & wanted) == wanted;
    }

    /// Returns the kinds of cards in the hand; pairs() returns only the kinds with at least two copies.
    constexpr KindSet kinds() const { return m_low | m_high | wild_dos_bit(m_wild_dos > 0); }
    constexpr KindSet pairs() const { return m_high | wild_dos_bit(m_wild_dos > 1); }
    constexpr int wild_dos() const { return m_wild_dos; }
    constexpr int wild_numbers() const
    {
        int sum = 0;
        for (int color = 0; color < color_count; ++color)
            sum += count(Card::wild_number(static_cast<Color>(color)));
        return sum;
    }
    constexpr bool has_wilds() const { return m_wild_dos > 0 || ((m_low | m_high) & wild_number_kinds) != 0; }

    /// Returns the values of the cards in the hand, of any color; repeated_values() returns only the values that at
    /// least two cards have.
    constexpr Values values() const { return values_in(kinds()); }
    constexpr Values repeated_values() const
    {
        const Values red = lane(kinds(), 0), blue = lane(kinds(), 1), green = lane(kinds(), 2),
                     yellow = lane(kinds(), 3);
        return values_in(pairs()) | (red & blue) | (green & yellow) | ((red | blue) & (green | yellow));
    }
    /// values_of() and repeated_values_of() work like values() and repeated_values(), but only for the cards of one color.
    /// A Wild DOS counts in every color.
    constexpr Values values_of(int color) const { return lane(kinds(), color) | (m_wild_dos > 0 ? value_bit(2) : 0U); }
    constexpr Values repeated_values_of(int color) const
    {
        return lane(pairs(), color) | (m_wild_dos > 1 ? value_bit(2) : 0U);
    }

    /// Calls visit(Card) once for each kind of card in the hand, sorted.
    template <typename Visit>
    constexpr void for_each_kind(Visit visit) const
    {
        for (KindSet rest = kinds(); rest != 0; rest &= rest - 1)
            visit(first_kind(rest));
    }

    /// Calls visit(Card) for every card in the hand, copies included, sorted.
    template <typename Visit>
    constexpr void for_each_card(Visit visit) const
    {
        for_each_kind([&](Card card) {
            for (int copy = count(card); copy > 0; --copy)
                visit(card);
        });
    }

    /// Returns the points of all cards in the hand (DOS-SCORE-1).
    constexpr int points() const
    {
        int sum = 0;
        for_each_kind([&](Card card) { sum += count(card) * card.points(); });
        return sum;
    }

    /// Returns a hash value: equal for equal hands, almost always different for different hands.
    constexpr std::uint64_t hash() const
    {
        const std::uint64_t low = (m_low + m_wild_dos * KindSet{0xd1342543de82ef95}) * 0xbf58476d1ce4e5b9ULL;
        return (low ^ (low >> 32) ^ m_high) * 0x94d049bb133111ebULL;
    }

    friend constexpr bool operator==(const Hand &, const Hand &) = default;

private:
    static constexpr Values lane(KindSet kinds, int color)
    {
        return static_cast<Values>(kinds >> (bits_per_lane * color)) % (1U << bits_per_lane);
    }

    static constexpr KindSet wild_number_kinds = kinds_of_values(1U << Card::number_wild);

    /// Returns the bit of the card in m_low and m_high; 0 for a Wild DOS, which m_wild_dos counts. The code avoids a
    /// branch because the CPU would often mispredict it.
    static constexpr KindSet plane_bit(Card card) { return kind_bit(card) & ~wild_dos_bit(true); }
    static constexpr KindSet wild_dos_bit(bool there) { return KindSet{there} * kind_bit(Card::wild_dos()); }

    // For each kind of card, m_low and m_high hold the low and the high bit of its count, 0 to 3. The deck has twelve
    // Wild DOS, too many for two bits, so m_wild_dos counts them.
    KindSet m_low = 0;
    KindSet m_high = 0;
    std::uint8_t m_wild_dos = 0;
    std::uint8_t m_size = 0;
};

} // namespace tableside::dos
