// UNO in JSON (engine/console/FORMATS.md): cards, rulesets, actions, events, observations. Writing keeps the order of
// the keys. Reading accepts unknown keys and upper-case cards, and reports the cause of any other error.
#pragma once

#include "engine/json/codec.h"
#include "engine/uno/game.h"

namespace tableside::uno {

struct Description; // engine/uno/json/codec.cpp

struct Codec : GameCodec<Game, Description>
{
    static bool is_derived(std::string_view) { return false; }
    static std::string_view member_rule(std::string_view key) { return key == "after" ? "UNO-CALL-1" : ""; }

    static OrderedJson observation_json(const Observation &seen);
    /// Refuses an impossible observation; engine/uno/json/observation_json.cpp lists what is impossible.
    static Result<Observation> observation_from_json(const Json &json);
};

static_assert(JudgedGame<Game>);

} // namespace tableside::uno

extern template struct tableside::GameCodec<tableside::uno::Game, tableside::uno::Description>;
