#include "engine/uno/card.h"

#include "engine/core/deck.h"

namespace tableside::uno {

namespace {

constexpr auto whole_deck = deck_in_order<Card, deck_size>(wild_dumb_fu, copies_in_deck);
static_assert(whole_deck.back() == wild_dumb_fu);

} // namespace

const std::array<Card, deck_size> &sorted_deck()
{
    return whole_deck;
}

} // namespace tableside::uno
