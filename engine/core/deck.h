// A whole deck in the order of its kinds, worked out when the program is compiled.
#pragma once

#include <array>
#include <cstddef>

namespace tableside {

/// `copies(Card)` says how many of a kind there are, 0 for what is no card; codes run from 0 to that of `last`.
template <typename Card, std::size_t size>
constexpr std::array<Card, size> deck_in_order(Card last, int (*copies)(Card))
{
    std::array<Card, size> deck{};
    std::size_t count = 0;
    for (int code = 0; code <= last.code(); ++code) {
        const Card card = Card::from_code(code);
        for (int copy = 0; copy < copies(card); ++copy)
            deck.at(count++) = card;
    }
    return deck;
}

} // namespace tableside
