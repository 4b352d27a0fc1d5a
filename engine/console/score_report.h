// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Formats the output of `score`: a table for people, JSON for programs, and a player's statistics.
#pragma once

#include "engine/json/json_line.h"
#include "engine/score/statistics.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tableside::console {

/// A game to be printed.
struct ScoredGame
{
    std::optional<GameId> game; ///< The game; empty if the file does not state one.
    score::Sheet sheet;
    std::string key{}; ///< The key of the game, the same in every score book; empty if the file has none.
};

struct BookPeople
{
    /// For each id, the id of the person after following all merges; the id itself if the person was not merged.
    std::map<score::PlayerId, score::PlayerId> meant;
    std::map<score::PlayerId, std::string> names; ///< The name for each id, merged people included.
};

/// Returns a table with the points of each round, "*" marking the winner, the totals and the ranks, and a line about the
/// standing. Long names are cut, and control characters shown as "?".
std::string score_text(const ScoredGame &game);

/// Returns {"game":…,"players":[…],"target":…,"scoring":…,"rounds":[…],"totals":{…},"winner":…}, with null for unknown
/// values. If two players have the same name, the second is "NAME (2)".
OrderedJson score_json(const ScoredGame &game);

/// Returns the statistics of one player: over games with real cards and, if there are any, over games played in the
/// app.
std::string statistics_text(const score::PlayerId &player, const BookPeople &people,
                            const std::vector<score::GameSummary> &games);

} // namespace tableside::console
