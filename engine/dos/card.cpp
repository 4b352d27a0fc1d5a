#include "dos/card.h"

#include <cstddef>

namespace tableside::dos {

namespace {

constexpr std::array<Card, deck_size> make_deck()
{
    std::array<Card, deck_size> deck{};
    std::size_t count = 0;
    for (int code = 0; code <= Card::wild_dos().code(); ++code) {
        const Card card = Card::from_code(code);
        for (int copy = 0; copy < copies_in_deck(card); ++copy)
            deck.at(count++) = card;
    }
    return deck;
}

constexpr std::array<Card, deck_size> deck_in_order = make_deck();
static_assert(deck_in_order.back() == Card::wild_dos());

} // namespace

const std::array<Card, deck_size> &sorted_deck()
{
    return deck_in_order;
}

} // namespace tableside::dos
