// The cards of one seat, as counts of kinds packed into bits, so that the rules work on a whole hand at once.
// Bit c of a plane stands for the colored kind with Card::code() c, a lane of 16 bits per color: one plane for "at
// least one", one for "two". The wild cards, four of a kind, are counted apart.
#pragma once

#include "engine/uno/card.h"

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>

namespace tableside::uno {

/// A set of colored kinds, a bit each.
using KindSet = std::uint64_t;

constexpr KindSet kind_bit(Card card)
{
    return KindSet{1} << card.code();
}

/// `color` is one of the four.
constexpr KindSet kinds_of_color(Color color)
{
    assert(color != Color::any);
    return KindSet{0xffff} << (16 * static_cast<int>(color));
}

/// The colored kinds with the same face in every color, by Card::code(): none for a wild card.
inline constexpr auto kinds_alike = [] {
    std::array<KindSet, 68> by_code{};
    for (int code = 0; code < 64; ++code)
        by_code[static_cast<std::size_t>(code)] = KindSet{0x0001'0001'0001'0001} << (code & 15);
    return by_code;
}();

constexpr KindSet kinds_like(Card card)
{
    return kinds_alike[static_cast<std::size_t>(card.code())];
}

class Hand
{
public:
    constexpr int size() const { return m_size; }
    constexpr bool empty() const { return m_size == 0; }

    constexpr void add(Card card)
    {
        ++m_size;
        wilds_like(card) += card.is_wild();
        const KindSet bit = colored_bit(card);
        assert((m_pairs & bit) == 0);
        m_pairs |= m_kinds & bit;
        m_kinds |= bit;
    }

    /// The card must be there.
    constexpr void remove(Card card)
    {
        assert(has(card));
        --m_size;
        wilds_like(card) -= card.is_wild();
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
    /// `card` may be none.
    constexpr bool has(Card card) const { return count(card) > 0; }
    constexpr bool has_color(Color color) const { return (m_kinds & kinds_of_color(color)) != 0; }

    constexpr bool has_wilds() const { return std::bit_cast<std::uint32_t>(m_wilds) != 0; }

    /// Colored kinds of which there is at least one.
    constexpr KindSet kinds() const { return m_kinds; }

    /// Calls visit(Card) for every different wild card, sorted.
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

    /// Calls visit(Card) for every card, sorted.
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

    /// What the hand counts at the end of a round (UNO-SCORE-1).
    constexpr int points() const
    {
        int sum = 0;
        for_each_card([&](Card card) { sum += card.points(); });
        return sum;
    }

    friend constexpr bool operator==(const Hand &, const Hand &) = default;

private:
    /// The count of a wild card; of a colored one, some count to which nothing is to be added.
    constexpr std::uint8_t &wilds_like(Card card) { return m_wilds[static_cast<unsigned>(card.face()) % 4]; }
    /// None for a wild card: it is counted apart, but a branch on that would often be predicted wrong.
    static constexpr KindSet colored_bit(Card card) { return KindSet{!card.is_wild()} << (card.code() % 64); }

    KindSet m_kinds = 0;
    KindSet m_pairs = 0;
    std::array<std::uint8_t, 4> m_wilds{}; ///< By face; there is none with the face 0.
    std::uint8_t m_size = 0;
};

} // namespace tableside::uno
