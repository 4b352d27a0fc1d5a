#include "ai/dos_belief.h"

namespace tableside::dos {

void Belief::prepare(const Observation &seen, Random &)
{
    m_seen = seen;
    std::array<int, 256> left{};
    for (const Card card : sorted_deck())
        ++left[static_cast<std::size_t>(card.code())];
    const int shown = seen.table.discard_count + seen.table.row_count + seen.table.played_count;
    for (const Card card : std::span(seen.table.cards).first(static_cast<std::size_t>(shown)))
        --left[static_cast<std::size_t>(card.code())];
    seen.hand.for_each_card([&](Card card) { --left[static_cast<std::size_t>(card.code())]; });
    m_unseen_count = 0;
    for (int code = 0; code < 256; ++code) {
        for (int copy = 0; copy < left[static_cast<std::size_t>(code)]; ++copy)
            m_unseen[static_cast<std::size_t>(m_unseen_count++)] = Card::from_code(code);
    }
}

World Belief::draw(Random &random)
{
    World world;
    State &state = world.state;
    state.table = m_seen.table;
    state.random = Random(random.next());
    shuffle(m_unseen.data(), static_cast<std::size_t>(m_unseen_count), random);
    const Card *next = m_unseen.data();
    for (unsigned seat = 0; seat < m_seen.table.seats; ++seat) {
        if (seat == m_seen.seat)
            state.hands[seat] = m_seen.hand;
        else
            for (int count = m_seen.hand_sizes[seat]; count > 0; --count)
                state.hands[seat].add(*next++);
    }
    std::copy_n(next, m_seen.table.draw_count, state.table.cards.end() - m_seen.table.draw_count);
    return world;
}

} // namespace tableside::dos
