// Computes statistics of a player over the games of a score book, from a small summary of each game. Used by the app's
// player pages and by the console.
#pragma once

#include "engine/score/sheet.h"

#include <map>
#include <span>
#include <vector>

namespace tableside::score {

/// The part of a game's sheet that statistics need. The score book stores one with each game.
struct GameSummary
{
    GameId game = GameId::dos;
    bool count_against = false;          ///< Whether cards count against their holders; else the winner takes all.
    std::int64_t played_ms = 0;          ///< The start of the game in milliseconds since the epoch; orders games.
    std::vector<PlayerId> players;       ///< One per seat.
    std::vector<int> start_points;       ///< One per seat.
    std::vector<std::vector<int>> gains; ///< The gains by round, then by seat; not_playing if the seat did not play.
    int winner = going_on;               ///< The winning seat, or going_on or ended_level.
    bool at_table = false;               ///< Whether it was played at the app's own table, not with real cards.

    static constexpr int not_playing = -1; ///< A value of `gains`.
    static constexpr int going_on = -1;    ///< A value of `winner`: the game is not over.
    static constexpr int ended_level = -2; ///< The game ended in a tie, without a winner.

    bool is_over() const { return winner != going_on; }

    /// Returns whether a seat took part in any closed round. A player who left before the first one closed did not play.
    bool has_played(std::size_t seat) const;

    friend bool operator==(const GameSummary &, const GameSummary &) = default;
};

GameSummary summary_of(const Sheet &sheet);

/// The results of two players in the finished games that both took part in.
struct Pairing
{
    int games = 0;
    int won = 0;  ///< Games won by the player of the statistics.
    int lost = 0; ///< Games won by the other player.
};

/// The statistics of one player.
struct PlayerStatistics
{
    int games = 0; ///< The number of finished games.
    int wins = 0;
    int rounds = 0;
    /// The rounds of games in which the winner takes all; points against their holder are no gain.
    int gaining_rounds = 0;
    int points = 0;        ///< The points gained in gaining_rounds.
    int best_round = 0;    ///< The most points gained in one of gaining_rounds.
    int best_comeback = 0; ///< The largest deficit, in points, in a game that the player won.
    int streak = 0;        ///< The number of games won in a row up to now.
    int longest_streak = 0;
    std::map<PlayerId, Pairing> others; ///< The results against each other player.
    std::vector<double> win_rates;      ///< The win rate after each game, 0 to 1, for a chart.

    /// Returns the share of games won, from 0 to 1; 0 without games.
    double win_rate() const { return games == 0 ? 0.0 : static_cast<double>(wins) / games; }
    /// Returns the mean points per round over gaining_rounds; 0 without any.
    double average_per_round() const
    {
        return gaining_rounds == 0 ? 0.0 : static_cast<double>(points) / gaining_rounds;
    }
    /// Returns the player met most often, the first by id in a tie; empty without games.
    PlayerId rival() const;
    /// Returns the player who won most often in games with this one, the first by id in a tie; empty if nobody did.
    PlayerId nemesis() const;
};

/// Returns the statistics of one player over the \p games, in any order: with real cards or, if \p at_table, at the app's own
/// table. Unfinished games and games in which the player played no round are ignored.
PlayerStatistics statistics_of(const PlayerId &player, std::span<const GameSummary> games, bool at_table = false);

} // namespace tableside::score
