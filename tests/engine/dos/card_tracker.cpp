#include "tests/engine/dos/card_tracker.h"

#include <algorithm>
#include <variant>

namespace tableside::test {

using namespace dos;

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
    if (!std::ranges::equal(m_row, table.row()))
        return "the row differs";
    if (!std::ranges::equal(m_played, table.played()))
        return "the cards played differ";
    if (!std::equal(m_draw.rbegin(), m_draw.rend(), table.draw().begin(), table.draw().end()))
        return "the draw pile differs";
    if (!std::ranges::equal(m_discard, table.discard()))
        return "the discard pile differs";
    for (std::size_t index = 0; index < m_matched.size(); ++index) {
        if (m_matched[index] != table.is_matched(static_cast<int>(index)))
            return "another row card is matched";
    }
    if (!state.is_over() && m_exposed != table.exposed)
        return "other seats are exposed";
    return m_turn == table.turn ? "" : "another seat is in turn";
}

void CardTracker::on(const Dealt &event)
{
    for (std::size_t seat = 0; seat < event.hands.size(); ++seat) {
        for (const Card card : event.hands[seat])
            m_hands.at(seat).add(card);
    }
    m_row = event.row;
    m_matched.assign(m_row.size(), false);
    m_draw.assign(event.draw.rbegin(), event.draw.rend());
}

void CardTracker::on(const Drew &event)
{
    Cards taken;
    take_from_draw(taken, event.cards);
    for (const Card card : taken)
        hand(event.seat).add(card);
}

void CardTracker::on(const Matched &event)
{
    const auto row = static_cast<std::size_t>(event.row);
    expect(event.seat == m_turn, "a match out of turn");
    expect(row < m_row.size() && m_row[row] == event.row_card && !m_matched[row], "a match on another row card");
    const Card second = event.cards.size() > 1 ? event.cards[1] : Card{};
    expect(event.reading == best_reading(event.row_card, event.cards.at(0), second), "a match read otherwise");
    m_matched[row] = true;
    for (const Card card : event.cards) {
        expect(hand(event.seat).has(card), "a card played that was not in hand");
        hand(event.seat).remove(card);
        m_played.push_back(card);
    }
}

void CardTracker::on(const Laid &event)
{
    expect(event.seat == m_turn && hand(event.seat).has(event.card), "a card laid that was not in hand");
    hand(event.seat).remove(event.card);
    m_row.push_back(event.card);
    m_matched.push_back(false);
}

/// Expects the matched row cards in row order, then the played cards in the order of play.
void CardTracker::on(const Discarded &event)
{
    Cards expected;
    Cards staying;
    for (std::size_t index = 0; index < m_row.size(); ++index)
        (m_matched[index] ? expected : staying).push_back(m_row[index]);
    expected.insert(expected.end(), m_played.begin(), m_played.end());
    expect(event.cards == expected, "other cards discarded");
    m_discard.insert(m_discard.end(), event.cards.begin(), event.cards.end());
    m_row = staying;
    m_matched.assign(m_row.size(), false);
    m_played.clear();
}

void CardTracker::on(const Refilled &event)
{
    take_from_draw(m_row, event.cards);
    m_matched.assign(m_row.size(), false);
    expect(m_row.size() <= 2, "refilled above two");
}

void CardTracker::on(const Reshuffled &event)
{
    expect(m_draw.empty(), "reshuffled with cards to draw");
    expect(event.draw.size() == m_discard.size()
               && std::is_permutation(event.draw.begin(), event.draw.end(), m_discard.begin()),
           "reshuffled other cards");
    m_draw.assign(event.draw.rbegin(), event.draw.rend());
    m_discard.clear();
}

void CardTracker::on(const Exposed &event)
{
    expect(hand(event.seat).size() == 2, "exposed without two cards");
    m_exposed |= 1U << event.seat;
}

void CardTracker::expect(bool holds, const char *what)
{
    if (!holds && m_problem.empty())
        m_problem = what;
}

void CardTracker::take_from_draw(Cards &to, const Cards &cards)
{
    for (const Card card : cards) {
        expect(!m_draw.empty() && m_draw.back() == card, "drawn from elsewhere than the top");
        if (!m_draw.empty())
            m_draw.pop_back();
        to.push_back(card);
    }
}

void CardTracker::unexpose(int seat)
{
    expect(is_exposed(seat), "nobody was exposed");
    m_exposed &= ~(1U << seat);
}

} // namespace tableside::test
