// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts the position of a worked example to an engine state, for any game whose codec (JSON converter) reads
// observations. The position is read as one observation for each seat, because the codec rejects impossible observations and
// gives the reason.
#pragma once

#include "engine/core/result.h"
#include "engine/json/codec.h"
#include "engine/json/json_line.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace tableside::rules {

/// Returns what `seat` can see of `position`, as an observation in the console's JSON format. The format of positions is
/// described in resources/rules/README.md.
inline Json observationOf(const Json &position, std::size_t seat)
{
    Json seen = position;
    seen["seat"] = seat;
    seen["hand"] = position["hands"][seat];
    seen["counts"] = Json::array();
    for (const Json &hand : position["hands"])
        seen["counts"].push_back(hand.size());
    seen["draw"] = position["draw"].size();
    seen["phase"] = position.value("phase", "play");
    seen["turn"] = position.value("turn", 0);
    if (position.contains("row")) {
        seen["row"] = Json::array();
        for (const Json &card : position["row"])
            seen["row"].push_back({{"card", card}});
    }
    seen.erase("hands");
    return seen;
}

/// Returns an error message if the whole position contains more copies of a card than the deck has; otherwise an empty string.
template <typename Game>
std::string surplusOf(const typename Game::State &state)
{
    std::vector<int> copies(UINT8_MAX + 1, 0);
    const auto deck = Game::deck();
    for (const auto card : deck)
        ++copies[static_cast<std::size_t>(card.code())];
    const auto take = [&](auto card) { --copies[static_cast<std::size_t>(card.code())]; };
    const auto &table = state.table;
    std::for_each(table.draw().begin(), table.draw().end(), take);
    std::for_each(table.cards.begin(), table.cards.end() - table.draw_count, [&](auto card) {
        if (!card.is_none())
            take(card);
    });
    for (int seat = 0; seat < table.seats; ++seat) {
        for (const auto card : Game::hand_cards(state, seat))
            take(card);
    }
    const bool isSurplus = std::any_of(copies.begin(), copies.end(), [](int left) { return left < 0; });
    return isSurplus ? "more copies of a card than the deck has" : "";
}

template <typename Game>
Result<typename Game::State> stateOfExample(const Json &position)
{
    for (const char *key : {"hands", "draw"}) {
        if (!position.is_object() || !position.contains(key) || !position[key].is_array())
            return Error{0, std::string("a position needs a list \"") + key + "\"", {}};
    }
    typename Game::State state;
    for (std::size_t seat = 0; seat < position["hands"].size(); ++seat) {
        auto seen = Game::Codec::observation_from_json(observationOf(position, seat));
        if (!seen)
            return seen.error();
        state.table = decltype(state.table)(seen->table);
        state.hands[seat] = seen->hand;
    }
    auto draw = state.table.cards.end() - state.table.draw_count;
    for (const Json &text : position["draw"]) {
        const auto card = text.is_string() ? Game::parse_card(text.template get<std::string>()) : std::nullopt;
        if (!card)
            return Error{0, "unknown card " + quoted_value(text) + " in \"draw\"", {}};
        *draw++ = *card;
    }
    if (std::string surplus = surplusOf<Game>(state); !surplus.empty())
        return Error{0, std::move(surplus), {}};
    return state;
}

} // namespace tableside::rules
