// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A function that lists a whole deck sorted by card, at compile time.
#pragma once

#include <array>
#include <cstddef>

namespace tableside {

/// Returns the deck sorted by card code. `copies(card)` returns how many copies the deck has, 0 for a code without a card.
/// `last` is the card with the highest code; `size` is the sum of all copies.
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
