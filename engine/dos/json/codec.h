// DOS in JSON, as console.md writes it: cards, rulesets, actions, events, observations. Writing keeps the keys in
// order; reading accepts unknown keys and capitals in cards, and answers anything else with the cause.
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
    /// An impossible observation is refused (engine/dos/json/observation_json.cpp lists what is impossible).
    static Result<Observation> observation_from_json(const Json &json);
};

static_assert(JudgedGame<Game>);

/// "none", "single", "double".
std::string_view bonus_text(Bonus bonus);
/// `{"row":{"as":4,"colour":"red"},"cards":[{"as":2,"colour":"red"},…]}`: what each card was understood to be.
OrderedJson reading_json(const Reading &reading);

} // namespace tableside::dos

extern template struct tableside::GameCodec<tableside::dos::Game, tableside::dos::Description>;
