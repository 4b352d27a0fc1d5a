// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts cards, rulesets, actions, events, and observations of UNO to and from JSON; engine/console/FORMATS.md describes
// the format. The output has a fixed order of keys. The input may contain unknown keys and capital letters in card texts;
// any other deviation from the format is an error with a message.
#pragma once

#include "engine/json/codec.h"
#include "engine/uno/game.h"

namespace tableside::uno {

struct Description; // the names and members of UNO's JSON; defined in engine/uno/json/codec.cpp

struct Codec : GameCodec<Game, Description>
{
    static bool is_derived(std::string_view) { return false; }
    static std::string_view member_rule(std::string_view key) { return key == "after" ? "UNO-CALL-1" : ""; }

    static OrderedJson observation_json(const Observation &seen);
    /// Returns the observation, or an error if the JSON is wrong or the position is impossible, such as a color in play that
    /// differs from the color of the top card. The checks of UNO are in engine/uno/json/observation_json.cpp.
    static Result<Observation> observation_from_json(const Json &json);
};

static_assert(JudgedGame<Game>);

} // namespace tableside::uno

extern template struct tableside::GameCodec<tableside::uno::Game, tableside::uno::Description>;
