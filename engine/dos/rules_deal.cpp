// Deals a round: seven cards to each seat and two to the Center Row (DOS-SETUP-2). The seat left of the dealer has the
// first turn (DOS-SETUP-3).
#include "engine/core/deck.h"
#include "engine/dos/rules.h"

#include <algorithm>
#include <cassert>

namespace tableside::dos {

namespace {

constexpr State make_undealt()
{
    State state;
    state.table.cards = deck_in_order<Card, deck_size>(Card::wild_dos(), copies_in_deck);
    return state;
}

/// The state before the deal, with the whole deck on the table. Copying this constant is faster than filling an empty
/// State. The constant is constexpr because other files may deal rounds during static initialization.
constexpr State undealt = make_undealt();

Dealt dealt_from(const State &state)
{
    const std::span<const Card> row = state.table.row();
    const std::span<const Card> draw = state.table.draw();
    Dealt dealt{{}, {row.begin(), row.end()}, {draw.begin(), draw.end()}};
    for (int seat = 0; seat < state.table.seats; ++seat) {
        Cards &cards = dealt.hands.emplace_back();
        state.hand(seat).for_each_card([&](Card card) { cards.push_back(card); });
    }
    return dealt;
}

} // namespace

template <typename Sink>
State deal(int seats, int dealer, const Ruleset &rules, const Random &random, Sink &events)
{
    assert(seats >= fewest_seats && seats <= most_seats && dealer >= 0 && dealer < seats);
    // The deck is shuffled inside the table's array, where the cards left after the deal already form the draw pile.
    State state = undealt;
    Table &table = state.table;
    state.random = random;
    table.rules = rules;
    table.seats = static_cast<std::uint8_t>(seats);
    table.dealer = static_cast<std::uint8_t>(dealer);
    table.turn = static_cast<std::uint8_t>(table.next_seat(dealer)); // DOS-SETUP-3: the seat left of the dealer begins

    shuffle(table.cards.data(), table.cards.size(), state.random);
    // The cards are dealt one at a time around the table, so a hand gets every `seats`-th card.
    for (int step = 0, seat = table.turn; step < seats; ++step, seat = table.next_seat(seat)) {
        Hand hand;
        for (int round = 0; round < hand_size_dealt; ++round)
            hand.add(table.cards[static_cast<std::size_t>(round * seats + step)]);
        state.hands[static_cast<unsigned>(seat)] = hand;
    }
    const Card *const top = table.cards.data() + hand_size_dealt * seats;
    table.row_count = shortest_row;
    table.draw_count = static_cast<std::uint8_t>(deck_size - hand_size_dealt * seats - shortest_row);
    std::copy_n(top, shortest_row, table.cards.begin());

    if constexpr (Sink::keeps)
        events.push(dealt_from(state));
    events.push(TurnStarted{table.turn});
    return state;
}

template State deal(int, int, const Ruleset &, const Random &, EventList &);
template State deal(int, int, const Ruleset &, const Random &, NoEvents &);

} // namespace tableside::dos
