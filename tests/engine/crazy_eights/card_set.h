// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// CardSet: a hand as a set of bits, for games whose deck has each card only once. The index of a card's bit is the
// card's code, 1 to 63.
#pragma once

#include <bit>
#include <cstdint>

namespace tableside {

template <typename Card>
class CardSet
{
public:
    void add(Card card) { m_bits |= bit(card); }
    void remove(Card card) { m_bits &= ~bit(card); }
    /// Returns whether the hand has the card. False for a hidden card.
    bool has(Card card) const { return (m_bits & bit(card)) != 0; }
    int size() const { return std::popcount(m_bits); }
    /// Calls visit(card) for each card, in the order of the card codes.
    void for_each_card(auto visit) const
    {
        for (std::uint64_t rest = m_bits; rest != 0; rest &= rest - 1)
            visit(Card::from_code(std::countr_zero(rest)));
    }
    int points() const
    {
        int sum = 0;
        for_each_card([&](Card card) { sum += card.points(); });
        return sum;
    }
    friend bool operator==(const CardSet &, const CardSet &) = default;

private:
    static std::uint64_t bit(Card card) { return std::uint64_t{1} << card.code(); }

    std::uint64_t m_bits = 0;
};

} // namespace tableside
