// What `score` prints of score sheets: a table for people, JSON for programs, and a player's statistics.
#pragma once

#include "engine/json/json_line.h"
#include "engine/score/statistics.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tableside::console {

struct ScoredGame
{
    std::optional<GameId> game; ///< Nothing where the file does not say which.
    score::Sheet sheet;
    std::string key{}; ///< The name of the game in every score book; empty where the file has none.
};

/// Everybody of a book: whom an id means after merges, and the names.
struct BookPeople
{
    std::map<score::PlayerId, score::PlayerId>
        meant; ///< For each id the one that it was merged into in the end, or itself.
    std::map<score::PlayerId, std::string> names; ///< Of the ids before merges.
};

/// The rounds with the points of each, "*" at who won it; totals, ranks, and how the game stands. Long names are cut, and
/// control characters shown as "?".
std::string score_text(const ScoredGame &game);

/// {"game":…,"players":[…],"target":…,"scoring":…,"rounds":[…],"totals":{…},"winner":…}; null for what is not known. Of
/// two players of the same name the second is "NAME (2)".
OrderedJson score_json(const ScoredGame &game);

std::string statistics_text(const score::PlayerId &player, const BookPeople &people,
                            const std::vector<score::GameSummary> &games);

} // namespace tableside::console
