// Deals a round of UNO (UNO-SETUP-2) and applies the effect of the card turned first (UNO-SETUP-3).
#include "engine/uno/rules_turn.h"

namespace tableside::uno {

namespace {

template <typename Sink>
class Opening : public Steps<Sink>
{
public:
    using Steps<Sink>::Steps;

    void deal_hands();
    void turn_top_card();
    void apply_first_card();

private:
    using Base = Steps<Sink>;
    using Base::m_events;
    using Base::m_state;
    using Base::m_table;
};

template <typename Sink>
void Opening<Sink>::deal_hands()
{
    m_table.cards = sorted_deck();
    shuffle(m_table.cards.data(), m_table.cards.size(), m_state.random);
    m_table.draw_count = deck_size;
    for (int round = 0; round < hand_size_dealt; ++round) {
        for (int step = 0, seat = m_table.turn; step < m_table.seats; ++step, seat = m_table.next_seat(seat))
            this->hand(seat).add(m_table.cards[static_cast<std::size_t>(deck_size - m_table.draw_count--)]);
    }
}

/// Turns the first card of the discard pile. A Wild Draw Four is shuffled back into the draw pile (UNO-SETUP-3).
template <typename Sink>
void Opening<Sink>::turn_top_card()
{
    Card *const draw_pile = m_table.cards.data() + (deck_size - m_table.draw_count);
    while (*draw_pile == wild_draw_four)
        shuffle(draw_pile, m_table.draw_count, m_state.random);
    m_table.cards[0] = *draw_pile;
    m_table.discard_count = 1;
    --m_table.draw_count;
    m_table.color = m_table.top().color();
    if constexpr (Sink::keeps) {
        Dealt dealt{{}, m_table.top(), {m_table.draw().begin(), m_table.draw().end()}};
        for (int seat = 0; seat < m_table.seats; ++seat)
            dealt.hands.push_back(cards_of(m_state.hand(seat)));
        m_events.push(std::move(dealt));
    }
}

template <typename Sink>
void Opening<Sink>::apply_first_card()
{
    switch (m_table.top().symbol()) {
    case Symbol::draw_two:
        this->draw_cards(m_table.turn, 2, DrawReason::draw_two);
        this->miss_turn();
        break;
    case Symbol::reverse:
        if (!this->reverse_skips()) {
            this->reverse_direction();
            this->set_turn(m_table.dealer);
            this->start_turn();
            break;
        }
        [[fallthrough]];
    case Symbol::skip: this->miss_turn(); break;
    case Symbol::wild:
    case Symbol::wild_dumb_fu:
        this->start_turn();
        m_table.phase = Phase::color;
        break;
    default: this->start_turn(); break;
    }
}

} // namespace

template <typename Sink>
State deal(int seats, int dealer, const Ruleset &rules, const Random &random, Sink &events)
{
    assert(seats >= fewest_seats && seats <= most_seats && dealer >= 0 && dealer < seats);
    State state;
    state.random = random;
    state.table.rules = rules;
    state.table.seats = static_cast<std::uint8_t>(seats);
    state.table.dealer = static_cast<std::uint8_t>(dealer);
    // UNO-SETUP-2: the seat to the dealer's left is the first player.
    state.table.turn = static_cast<std::uint8_t>(state.table.next_seat(dealer));
    Opening<Sink> opening(state, events);
    opening.deal_hands();
    opening.turn_top_card();
    opening.apply_first_card();
    return state;
}

template State deal(int, int, const Ruleset &, const Random &, EventList &);
template State deal(int, int, const Ruleset &, const Random &, NoEvents &);

} // namespace tableside::uno
