// DOS in JSON (engine/console/FORMATS.md): cards, rulesets, actions, events and observations. Writing keeps the order of
// the keys. Reading accepts unknown keys and capital letters in cards; any other deviation is an error with its cause.
#pragma once

#include "engine/dos/game.h"
#include "engine/json/codec.h"

namespace tableside::dos {

struct Description; // engine/dos/json/codec.cpp

struct Codec : GameCodec<Game, Description>
{
    static bool is_derived(std::string_view key) { return key == "bonus"; }
    static std::string_view member_rule(std::string_view key)
    {
        return key == "bonus" ? "DOS-MATCH-3" : key == "after" ? "DOS-CALL-6" : "";
    }

    static OrderedJson observation_json(const Observation &seen);
    /// Reads an observation. An impossible one is an error; engine/dos/json/observation_json.cpp has the checks.
    static Result<Observation> observation_from_json(const Json &json);
};

static_assert(JudgedGame<Game>);

/// Returns the bonus as "none", "single" or "double".
std::string_view bonus_text(Bonus bonus);
/// Returns the number and color that each card of a match stands for:
/// `{"row":{"as":4,"colour":"red"},"cards":[{"as":2,"colour":"red"},…]}`.
OrderedJson reading_json(const Reading &reading);

} // namespace tableside::dos

extern template struct tableside::GameCodec<tableside::dos::Game, tableside::dos::Description>;
