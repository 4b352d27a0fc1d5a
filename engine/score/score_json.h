// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Converts facts to and from JSON, one object each, for the app's database and for score book files. Reading
// cleans names, places, and notes with shown_text(), keeps everything else exactly, and ignores unknown keys.
//
//     {"at":1700000000000,"fact":"hand","round":3,"player":"p7","cards":{"r7":2,"dos":1},"numbers":[12,11]}
#pragma once

#include "engine/core/result.h"
#include "engine/json/json_line.h"
#include "engine/score/fact.h"

namespace tableside::score {

/// The highest color index that a file may give a player; the lowest is 0.
inline constexpr int most_colors = 1000;

/// The description of a player's members, for ObjectWriter and ObjectReader (engine/json/object_writer.h).
inline constexpr auto player_members = [](auto &members, auto &player) {
    members.value("id", player.id);
    members.shown("name", player.name);
    members.value("portrait", player.portrait);
    members.value("colour", player.color, 0, most_colors);
};

OrderedJson fact_to_json(const Fact &fact);

/// Reads a fact, or returns the cause if a type or range is wrong. Only the ledger checks whether the fact fits a game.
Result<Fact> fact_from_json(const Json &json);

} // namespace tableside::score
