#include "engine/dos/card.h"

#include "engine/core/deck.h"

namespace tableside::dos {

namespace {

constexpr auto whole_deck = deck_in_order<Card, deck_size>(Card::wild_dos(), copies_in_deck);
static_assert(whole_deck.back() == Card::wild_dos());

} // namespace

const std::array<Card, deck_size> &sorted_deck()
{
    return whole_deck;
}

} // namespace tableside::dos
