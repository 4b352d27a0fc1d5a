#include "engine/uno/observation.h"

#include <algorithm>

namespace tableside::uno {

Observation observe(const State &state, int seat)
{
    Observation seen;
    seen.table = state.table;
    if (state.table.turn == seat)
        seen.drawn = state.table.drawn;
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

void blank_all_but(std::vector<Cards> &hands, int seat)
{
    for (std::size_t other = 0; other < hands.size(); ++other) {
        if (static_cast<int>(other) != seat)
            blank(hands[other]);
    }
}

} // namespace

Event seen_by(const Event &event, int seat)
{
    Event seen = event;
    if (auto *dealt = std::get_if<Dealt>(&seen)) {
        blank_all_but(dealt->hands, seat);
        blank(dealt->draw);
    } else if (auto *drew = std::get_if<Drew>(&seen)) {
        if (drew->seat != seat)
            blank(drew->cards);
    } else if (auto *challenged = std::get_if<Challenged>(&seen)) {
        if (challenged->seat != seat && challenged->target != seat)
            blank(challenged->hand);
    } else if (auto *swapped = std::get_if<HandsSwapped>(&seen)) {
        blank_all_but(swapped->hands, seat);
    } else if (auto *reshuffled = std::get_if<Reshuffled>(&seen)) {
        blank(reshuffled->draw);
    }
    return seen;
}

} // namespace tableside::uno
