// The cards of one seat, as counts of kinds packed into bits, so that the rules work on a whole hand at once.
// Bit c of a plane stands for the kind with Card::code() c; the two planes are the low and the high bit of
// that kind's count (0 to 3). Wild DOS, of which there are twelve, is counted apart.
#pragma once

#include "dos/card.h"

#include <bit>
#include <cassert>

namespace tableside::dos {

/// A set of kinds other than Wild DOS, a bit each.
using KindSet = std::uint64_t;

constexpr KindSet kind_bit(Card card) { return KindSet{1} << card.code(); }

class Hand
{
public:
    constexpr int size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }

    constexpr void add(Card card)
    {
        ++m_size;
        if (card.is_wild_dos()) {
            ++m_wild_dos;
            return;
        }
        const KindSet bit = kind_bit(card);
        assert((m_low & m_high & bit) == 0);
        m_high ^= m_low & bit;
        m_low ^= bit;
    }

    /// The card must be there.
    constexpr void remove(Card card)
    {
        assert(count(card) > 0);
        --m_size;
        if (card.is_wild_dos()) {
            --m_wild_dos;
            return;
        }
        const KindSet bit = kind_bit(card);
        m_low ^= bit;
        m_high ^= m_low & bit;
    }

    constexpr int count(Card card) const
    {
        if (card.is_wild_dos())
            return m_wild_dos;
        if (card.colour() == Colour::any)
            return 0;
        const int bit = card.code();
        return static_cast<int>(((m_low >> bit) & 1U) + 2 * ((m_high >> bit) & 1U));
    }
    constexpr bool has(Card card) const { return count(card) > 0; }

    /// Kinds of which there is at least one, and at least two.
    constexpr KindSet kinds() const { return m_low | m_high; }
    constexpr KindSet pairs() const { return m_high; }
    constexpr int wild_dos() const { return m_wild_dos; }

    /// Calls visit(Card) for every different card, sorted.
    template <typename Visit>
    constexpr void for_each_kind(Visit visit) const
    {
        for (KindSet rest = kinds(); rest != 0; rest &= rest - 1)
            visit(Card::from_code(std::countr_zero(rest)));
        if (m_wild_dos > 0)
            visit(Card::wild_dos());
    }

    /// Calls visit(Card) for every card, sorted.
    template <typename Visit>
    constexpr void for_each_card(Visit visit) const
    {
        for_each_kind([&](Card card) {
            for (int copy = count(card); copy > 0; --copy)
                visit(card);
        });
    }

    /// What the hand counts at the end of a round (DOS-SCORE-1).
    constexpr int points() const
    {
        int sum = 0;
        for_each_card([&](Card card) { sum += card.points(); });
        return sum;
    }

    friend constexpr bool operator==(const Hand &, const Hand &) = default;

private:
    KindSet m_low = 0;
    KindSet m_high = 0;
    std::uint8_t m_wild_dos = 0;
    std::uint8_t m_size = 0;
};

} // namespace tableside::dos
