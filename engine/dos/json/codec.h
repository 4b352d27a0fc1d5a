// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts cards, rulesets, actions, events and observations of DOS to and from JSON (engine/console/FORMATS.md). The
// output has a fixed order of keys. The input may contain unknown keys and capital letters in card texts; any other
// deviation from the format is an error with a message.
#pragma once

#include "engine/dos/game.h"
#include "engine/json/codec.h"

namespace tableside::dos {

struct Description; // defined in engine/dos/json/codec.cpp

struct Codec : GameCodec<Game, Description>
{
    static bool is_derived(std::string_view key) { return key == "bonus"; }
    static std::string_view member_rule(std::string_view key)
    {
        return key == "bonus" ? "DOS-MATCH-3" : key == "after" ? "DOS-CALL-6" : "";
    }

    static OrderedJson observation_json(const Observation &seen);
    /// Reads an observation from JSON. An observation that the rules make impossible is an error; the checks are in
    /// engine/dos/json/observation_json.cpp.
    static Result<Observation> observation_from_json(const Json &json);
};

static_assert(JudgedGame<Game>);

/// Returns the name of a bonus in JSON: "none", "single" or "double".
std::string_view bonus_text(Bonus bonus);
/// Returns the number and color that each card of a match stands for, as JSON:
/// `{"row":{"as":4,"colour":"red"},"cards":[{"as":2,"colour":"red"},…]}`.
OrderedJson reading_json(const Reading &reading);

} // namespace tableside::dos

extern template struct tableside::GameCodec<tableside::dos::Game, tableside::dos::Description>;
