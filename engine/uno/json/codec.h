// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts cards, rulesets, actions, events, and observations of UNO to and from JSON; engine/console/FORMATS.md describes
// the format. Writing keeps the order of the keys. Reading accepts unknown keys and cards in upper case, and reports the
// cause of any other error.
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
    /// differs from the color of the top card. All checks are in engine/uno/json/observation_json.cpp.
    static Result<Observation> observation_from_json(const Json &json);
};

static_assert(JudgedGame<Game>);

} // namespace tableside::uno

extern template struct tableside::GameCodec<tableside::uno::Game, tableside::uno::Description>;
