// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions that look alike to a seat: everything that the seat can't see is different. What the seat is told must not differ.
#pragma once

#include "engine/core/random.h"
#include "engine/dos/game.h"
#include "engine/uno/game.h"

#include <algorithm>
#include <cstdint>
#include <variant>
#include <vector>

namespace tableside::test {

/// Returns the position with the cards that `seat` can't see, in the draw pile and the other hands, dealt again at random.
template <typename State>
State with_other_secrets(const State &state, int seat, Random &random)
{
    State other = state;
    auto &table = other.table;
    using Card = typename decltype(table.cards)::value_type;
    std::vector<Card> hidden(table.draw().begin(), table.draw().end());
    for (int holder = 0; holder < table.seats; ++holder) {
        if (holder != seat)
            state.hand(holder).for_each_card([&](Card card) { hidden.push_back(card); });
    }
    shuffle(hidden.data(), hidden.size(), random);
    auto next = hidden.begin();
    for (int holder = 0; holder < table.seats; ++holder) {
        if (holder == seat)
            continue;
        auto &hand = other.hands[static_cast<unsigned>(holder)];
        hand = {};
        for (int count = state.hand(holder).size(); count > 0; --count)
            hand.add(*next++);
    }
    std::copy(next, hidden.end(), table.cards.end() - table.draw_count);
    other.random = Random(random.next());
    return other;
}

/// Returns the position with all that `seat` can't see changed.
inline dos::State rehidden(const dos::State &state, int seat, Random &random)
{
    return with_other_secrets(state, seat, random);
}

/// Changes everything that `seat` can't see, including whether a Wild Draw Four was a bluff and the challenged hand.
inline uno::State rehidden(const uno::State &state, int seat, Random &random)
{
    uno::State other = with_other_secrets(state, seat, random);
    other.is_bluff = random.chance(0.5);
    other.challenged_hand = other.hand(static_cast<int>(random.below(state.table.seats)));
    if (state.table.phase == uno::Phase::drawn && state.table.turn != seat) {
        const uno::Cards held = uno::Game::hand_cards(other, other.table.turn);
        other.table.drawn = held[random.below(static_cast<std::uint32_t>(held.size()))];
    }
    return other;
}

// Each of the next functions returns whether the events of an action are the same for any cards that an observer can't see.

/// Cards that refill the row become visible, so the events depend on them.
inline bool is_told_alike(const dos::State &, const dos::Action &, const std::vector<dos::Event> &events)
{
    return std::ranges::none_of(events, [](const auto &event) { return std::holds_alternative<dos::Refilled>(event); });
}

/// Challenges and exchanges show hands, and drawing until a card can be played shows which can't.
inline bool is_told_alike(const uno::State &before, const uno::Action &action, const std::vector<uno::Event> &events)
{
    const bool exchanges = std::ranges::any_of(events, [](const uno::Event &event) {
        return std::holds_alternative<uno::HandsSwapped>(event) || std::holds_alternative<uno::Challenged>(event);
    });
    return !exchanges && !(before.table.rules.draw_until_playable && std::holds_alternative<uno::DrawCard>(action));
}

} // namespace tableside::test
