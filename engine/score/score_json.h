// Facts as JSON, one object each, for the store of the app and for files of score books. Lossless; unknown keys are
// ignored.
//
//     {"at":1700000000000,"fact":"hand","round":3,"player":"p7","cards":{"r7":2,"dos":1},"numbers":[12,11]}
#pragma once

#include "engine/core/result.h"
#include "engine/json/json_line.h"
#include "engine/score/fact.h"

namespace tableside::score {

/// Colors of players in files are from 0 to this.
inline constexpr int most_colors = 1000;

/// The description of a player's members, for engine/json/json_members.h.
inline constexpr auto player_members = [](auto &members, auto &player) {
    members.value("id", player.id);
    members.shown("name", player.name);
    members.value("portrait", player.portrait);
    members.value("colour", player.color, 0, most_colors);
};

OrderedJson fact_to_json(const Fact &fact);

/// Checks shapes and ranges, and fails with the cause; whether the fact fits a game is for the ledger to say.
Result<Fact> fact_from_json(const Json &json);

} // namespace tableside::score
