// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The hand of one seat, stored as bit sets of different cards (kinds), so that the rules test all cards of a hand with one
// bit operation. Bit c of a set stands for the colored kind with Card::code() c; each color has 16 adjacent bits. The first
// set holds the kinds of which the hand has at least one card; the second set holds the kinds of which it has two. Wild
// cards have a counter for each kind instead.
#pragma once

#include "engine/uno/card.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>

namespace tableside::uno {

/// A set of colored kinds, one bit each.
using KindSet = std::uint64_t;

constexpr KindSet kind_bit(Card card)
{
    return KindSet{1} << card.code();
}

/// Returns the set of all kinds of `color`, which must be one of the four colors.
constexpr KindSet kinds_of_color(Color color)
{
    assert(color != Color::any);
    return KindSet{0xffff} << (16 * static_cast<int>(color));
}

/// The kinds with the same number or symbol in all four colors, indexed by Card::code(). Wild cards have an empty set.
inline constexpr auto same_face_kinds = [] {
    std::array<KindSet, 68> by_code{};
    for (int code = 0; code < 64; ++code)
        by_code[static_cast<std::size_t>(code)] = KindSet{0x0001'0001'0001'0001} << (code & 15);
    return by_code;
}();

constexpr KindSet kinds_like(Card card)
{
    return same_face_kinds[static_cast<std::size_t>(card.code())];
}

class Hand
{
public:
    constexpr int size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }

    constexpr void add(Card card)
    {
        ++m_size;
        wild_counter(card) += card.is_wild();
        const KindSet bit = colored_bit(card);
        assert((m_pairs & bit) == 0);
        m_pairs |= m_kinds & bit;
        m_kinds |= bit;
    }

    /// Removes one copy of the card, which must be in the hand.
    constexpr void remove(Card card)
    {
        assert(has(card));
        --m_size;
        wild_counter(card) -= card.is_wild();
        const KindSet bit = colored_bit(card);
        const KindSet second = m_pairs & bit;
        m_kinds ^= bit ^ second;
        m_pairs ^= second;
    }

    constexpr int count(Card card) const
    {
        if (card.is_wild())
            return m_wilds[static_cast<std::size_t>(card.face())];
        return static_cast<int>(((m_kinds >> card.code()) & 1U) + ((m_pairs >> card.code()) & 1U));
    }
    /// Returns whether the hand has the card; false for an empty card (Card::is_none()).
    constexpr bool has(Card card) const { return count(card) > 0; }
    constexpr bool has_color(Color color) const { return (m_kinds & kinds_of_color(color)) != 0; }

    constexpr bool has_wilds() const { return std::bit_cast<std::uint32_t>(m_wilds) != 0; }

    /// Returns the colored kinds of which the hand has at least one.
    constexpr KindSet kinds() const { return m_kinds; }

    /// Calls visit(Card) once for each wild kind in the hand, in the order of card codes.
    template <typename Visit>
    constexpr void for_each_wild_kind(Visit visit) const
    {
        if (!has_wilds())
            return;
        for (const Card card : {wild, wild_draw_four, wild_dumb_fu}) {
            if (has(card))
                visit(card);
        }
    }

    /// Calls visit(Card) for every card of the hand, in the order of card codes; twice for two copies.
    template <typename Visit>
    constexpr void for_each_card(Visit visit) const
    {
        const auto visit_copies = [&](Card card) {
            for (int copy = count(card); copy > 0; --copy)
                visit(card);
        };
        for (KindSet rest = m_kinds; rest != 0; rest &= rest - 1)
            visit_copies(Card::from_code(std::countr_zero(rest)));
        for_each_wild_kind(visit_copies);
    }

    /// Returns the points that the hand counts at the end of a round (UNO-SCORE-1).
    constexpr int points() const
    {
        int sum = 0;
        for_each_card([&](Card card) { sum += card.points(); });
        return sum;
    }

    friend constexpr bool operator==(const Hand &, const Hand &) = default;

private:
    /// Returns the counter of a wild kind. For a colored card, the result is an arbitrary counter, and the caller adds 0 to
    /// it.
    constexpr std::uint8_t &wild_counter(Card card) { return m_wilds[static_cast<unsigned>(card.face()) % 4]; }
    /// Returns the bit of a colored card; 0 for a wild card. The expression has no branch, because the CPU would often
    /// mispredict one.
    static constexpr KindSet colored_bit(Card card) { return KindSet{!card.is_wild()} << (card.code() % 64); }

    KindSet m_kinds = 0;
    KindSet m_pairs = 0;
    std::array<std::uint8_t, 4> m_wilds{}; ///< The counters of the wild kinds, indexed by Card::face(), 1 to 3.
    std::uint8_t m_size = 0;
};

} // namespace tableside::uno
