// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts a scene's position to an engine state and to events that show the state at a table. The deck is always complete:
// cards that the position does not mention are put at the bottom of the draw pile.
#pragma once

#include "app/rules/text/example_position.h"

#include "engine/core/random.h"
#include "engine/dos/game.h"
#include "engine/uno/game.h"

#include <algorithm>
#include <vector>

namespace tableside {

template <typename Game>
Result<typename Game::State> stateOfLesson(const Json &position)
{
    Result<typename Game::State> read = rules::stateOfExample<Game>(position);
    if (!read)
        return read;
    typename Game::State state = *read;
    auto &table = state.table;
    if (!position.contains("dealer"))
        table.dealer = static_cast<std::uint8_t>(table.seats - 1); // fits scenes that begin with the learner (seat 0)
    const auto deck = Game::deck();
    std::vector<typename Game::Card> left(deck.begin(), deck.end());
    const auto take = [&left](auto card) {
        if (const auto found = std::find(left.begin(), left.end(), card); found != left.end())
            left.erase(found);
    };
    for (const auto card : table.cards)
        take(card);
    for (int seat = 0; seat < table.seats; ++seat)
        std::ranges::for_each(Game::hand_cards(state, seat), take);
    Random random(1); // a fixed seed, so that every learner draws the same cards
    shuffle(left.data(), left.size(), random);
    const std::vector<typename Game::Card> named(table.draw().begin(), table.draw().end());
    table.draw_count = static_cast<std::uint8_t>(named.size() + left.size());
    auto next = std::copy(named.begin(), named.end(), table.cards.end() - table.draw_count);
    std::copy(left.begin(), left.end(), next);
    return state;
}

/// Returns events that make a table show \p state, as if the cards had just been dealt.
template <typename Game>
std::vector<typename Game::Event> eventsOfLesson(const typename Game::State &state)
{
    const auto &table = state.table;
    std::vector<typename Game::Cards> hands;
    for (int seat = 0; seat < table.seats; ++seat)
        hands.push_back(Game::hand_cards(state, seat));
    typename Game::Cards draw(table.draw().begin(), table.draw().end());
    std::vector<typename Game::Event> events{typename Game::RoundStarted{1, table.dealer}};
    if constexpr (std::is_same_v<Game, dos::Game>)
        events.push_back(dos::Dealt{std::move(hands), {table.row().begin(), table.row().end()}, std::move(draw)});
    else
        events.push_back(uno::Dealt{std::move(hands), table.top(), std::move(draw)});
    events.push_back(typename Game::TurnStarted{table.turn});
    return events;
}

} // namespace tableside
