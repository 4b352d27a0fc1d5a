#include "tests/engine/uno/card_tracker.h"

#include <algorithm>
#include <variant>

namespace tableside::uno_test {

using namespace uno;

void CardTracker::follow(const std::vector<Event> &events)
{
    for (const Event &event : events)
        std::visit([this](const auto &happened) { on(happened); }, event);
}

std::string CardTracker::difference(const State &state) const
{
    const Table &table = state.table;
    if (!m_problem.empty())
        return m_problem;
    for (std::size_t seat = 0; seat < table.seats; ++seat) {
        if (m_hands[seat] != state.hands[seat])
            return "hand " + std::to_string(seat) + " differs";
    }
    if (!std::equal(m_draw.rbegin(), m_draw.rend(), table.draw().begin(), table.draw().end()))
        return "the draw pile differs";
    if (!std::ranges::equal(m_discard, table.discard()))
        return "the discard pile differs";
    if (m_color != table.color)
        return "another color is in play";
    if (m_direction != table.direction)
        return "the direction differs";
    if (!state.is_over() && (m_exposed != table.exposed || m_posing != table.posing))
        return "other seats are exposed or posing";
    return m_turn == table.turn ? "" : "another seat is in turn";
}

void CardTracker::on(const Dealt &event)
{
    m_seats = event.hands.size();
    for (std::size_t seat = 0; seat < m_seats; ++seat) {
        for (const Card card : event.hands[seat])
            m_hands.at(seat).add(card);
    }
    m_discard = {event.top};
    m_color = event.top.color();
    m_draw.assign(event.draw.rbegin(), event.draw.rend());
}

void CardTracker::on(const Played &event)
{
    expect(event.jumps_in || event.seat == m_turn, "a card played out of turn");
    expect(!event.jumps_in || event.card == m_discard.back(), "a jump with another card");
    expect(hand(event.seat).has(event.card), "a card played that was not in hand");
    hand(event.seat).remove(event.card);
    m_left_behind = hand(event.seat);
    m_discard.push_back(event.card);
    m_color = event.card.color();
    m_turn = event.seat;
}

void CardTracker::on(const Reversed &event)
{
    expect(event.direction == -m_direction, "the direction did not turn");
    m_direction = event.direction;
}

void CardTracker::on(const Drew &event)
{
    for (const Card card : event.cards) {
        expect(!m_draw.empty() && m_draw.back() == card, "drawn from elsewhere than the top");
        if (!m_draw.empty())
            m_draw.pop_back();
        hand(event.seat).add(card);
    }
}

void CardTracker::on(const Challenged &event)
{
    Hand shown;
    for (const Card card : event.hand)
        shown.add(card);
    expect(event.seat == m_turn, "a challenge out of turn");
    expect(m_discard.back() == wild_draw_four, "a challenge of another card");
    expect(shown == m_left_behind, "another hand was shown");
}

void CardTracker::on(const HandsSwapped &event)
{
    std::array<Hand, most_seats> expected = m_hands;
    for (std::size_t seat = 0; !event.target && seat < m_seats; ++seat) {
        const std::size_t to = (seat + m_seats + static_cast<std::size_t>(m_direction)) % m_seats;
        expected.at(to) = m_hands.at(seat);
    }
    if (event.target)
        std::swap(expected.at(static_cast<std::size_t>(event.seat)),
                  expected.at(static_cast<std::size_t>(*event.target)));
    for (std::size_t seat = 0; seat < event.hands.size(); ++seat) {
        m_hands.at(seat) = {};
        for (const Card card : event.hands[seat])
            m_hands.at(seat).add(card);
    }
    expect(m_hands == expected, "hands were swapped otherwise");
}

void CardTracker::on(const Posing &event)
{
    expect(m_discard.back() == wild_dumb_fu && !has(m_posing, event.seat), "a pose for nothing");
    m_posing |= 1U << event.seat;
}

void CardTracker::on(const PoseEnded &event)
{
    expect(has(m_posing, event.seat), "the end of no pose");
    m_posing &= ~(1U << event.seat);
}

void CardTracker::on(const Reshuffled &event)
{
    expect(m_draw.empty() && !m_discard.empty(), "reshuffled with cards to draw");
    expect(event.draw.size() + 1 == m_discard.size()
               && std::is_permutation(event.draw.begin(), event.draw.end(), m_discard.begin()),
           "reshuffled other cards");
    m_draw.assign(event.draw.rbegin(), event.draw.rend());
    m_discard = {m_discard.back()};
}

void CardTracker::on(const Exposed &event)
{
    expect(hand(event.seat).size() == 1, "exposed without a single card");
    m_exposed |= 1U << event.seat;
}

void CardTracker::on(const WentOut &event)
{
    expect(hand(event.seat).empty(), "out with cards");
    m_turn = event.seat;
}

void CardTracker::expect(bool holds, const char *what)
{
    if (!holds && m_problem.empty())
        m_problem = what;
}

void CardTracker::unexpose(int seat)
{
    expect(has(m_exposed, seat), "nobody was exposed");
    m_exposed &= ~(1U << seat);
}

} // namespace tableside::uno_test
