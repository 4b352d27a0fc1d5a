#include "engine/dos/observation.h"

#include <algorithm>

namespace tableside::dos {

Observation observe(const State &state, int seat)
{
    Observation seen;
    seen.table = state.table;
    if (seat >= 0)
        seen.hand = state.hand(seat);
    for (unsigned other = 0; other < state.table.seats; ++other)
        seen.hand_sizes[other] = static_cast<std::uint8_t>(state.hands[other].size());
    seen.seat = static_cast<std::uint8_t>(seat);
    return seen;
}

namespace {

void blank(Cards &cards)
{
    std::fill(cards.begin(), cards.end(), Card{});
}

} // namespace

Event seen_by(const Event &event, int seat)
{
    Event seen = event;
    if (auto *dealt = std::get_if<Dealt>(&seen)) {
        for (std::size_t other = 0; other < dealt->hands.size(); ++other) {
            if (static_cast<int>(other) != seat)
                blank(dealt->hands[other]);
        }
        blank(dealt->draw);
    } else if (auto *drew = std::get_if<Drew>(&seen)) {
        if (drew->seat != seat)
            blank(drew->cards);
    } else if (auto *reshuffled = std::get_if<Reshuffled>(&seen)) {
        blank(reshuffled->draw);
    }
    return seen;
}

} // namespace tableside::dos
