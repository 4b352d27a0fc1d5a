// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Ranks the players of any set of games, such as a season of a club. The figures of a player are those of the player's statistics
// (statistics.h).
#pragma once

#include "engine/score/statistics.h"

#include <map>
#include <span>
#include <vector>

namespace tableside::score {

/// The figure by which a ranking is ordered, highest first.
enum class RankedBy : std::uint8_t {
    wins,            ///< The number of games won.
    win_rate,        ///< The share of games won.
    points_per_round ///< The mean points per round, over games in which the winner takes all.
};

struct RankingTerms
{
    RankedBy by = RankedBy::wins;
    int fewest_games = 1; ///< The number of games that a player needs for a rank.
};

struct RankedPlayer
{
    PlayerId player;
    int rank = 0; ///< The rank, from 1; 0 if the player is not ranked yet.
    PlayerFigures figures;

    friend bool operator==(const RankedPlayer &, const RankedPlayer &) = default;
};

/// The table of a season. Players with equal figures share a rank, and the next rank is skipped, as in Sheet::ranks: with 7, 5, 5,
/// and 2 wins, the ranks are 1, 2, 2, and 4. Only the figure by which the ranking is ordered decides; no other figure breaks a tie.
struct Ranking
{
    /// The ranked players by rank; players of equal rank in the order of their ids.
    std::vector<RankedPlayer> ranked;
    /// The players with fewer than RankingTerms::fewest_games games, and players without the figure by which the ranking is ordered.
    /// Most games first, then in the order of their ids.
    std::vector<RankedPlayer> unranked;
    int games = 0; ///< The number of finished games that count.
    /// The number of these games in which points count against the players. These games are left out of points and points per
    /// round, because there fewer points are better.
    int games_against = 0;
    /// The number of these games of which only the totals are known (TotalsStated). They count for nothing that needs rounds.
    int games_without_rounds = 0;
};

/// Adds up the games of a ranking, in any order.
class SeasonFigures
{
public:
    /// Adds a game. Ignores a game that is not finished. A game that ended in a tie counts as a game of its players, and as a win
    /// of none. Players who played no round do not take part.
    void add(const GameSummary &game);
    Ranking ranking(const RankingTerms &terms) const;

private:
    std::map<PlayerId, PlayerFigures> m_players;
    int m_games = 0;
    int m_games_against = 0;
    int m_games_without_rounds = 0;
};

/// Ranks the players of \p games; see SeasonFigures.
Ranking ranking_of(std::span<const GameSummary> games, const RankingTerms &terms);

} // namespace tableside::score
