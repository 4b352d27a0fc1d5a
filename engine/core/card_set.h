// A hand of a deck in which no two cards are equal. It has a bit for each card; the card's code, 1 to 63, is the bit's index.
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
    /// Whether the hand has the card. False for a hidden card.
    bool has(Card card) const { return (m_bits & bit(card)) != 0; }
    int size() const { return std::popcount(m_bits); }
    /// Calls visit(card) in the order of the codes.
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
