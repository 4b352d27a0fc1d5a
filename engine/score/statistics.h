// Statistics of a player over the games of a score book, from a small summary of each game. For the pages of players in
// the app and for the console.
#pragma once

#include "engine/score/sheet.h"

#include <map>
#include <span>
#include <vector>

namespace tableside::score {

/// The result of one game, as far as statistics need it: the score book keeps one beside each game.
struct GameSummary
{
    GameId game = GameId::dos;
    bool count_against = false;
    std::int64_t played_ms = 0;          ///< When the game was started, since 1970; games are ordered by it.
    std::vector<PlayerId> players;       ///< By seat.
    std::vector<int> start_points;       ///< By seat.
    std::vector<std::vector<int>> gains; ///< By round, then by seat; not_playing where a seat was away.
    int winner = going_on;               ///< A seat, or one of the two below.
    bool at_table = false;               ///< Played at the app's own table, not with real cards.

    static constexpr int not_playing = -1;
    static constexpr int going_on = -1;
    static constexpr int ended_level = -2; ///< The game is over, and nobody has won.

    bool is_over() const { return winner != going_on; }

    /// Whether a seat took part in a closed round: a player who left before the first was closed was not in the game.
    bool has_played(std::size_t seat) const;

    friend bool operator==(const GameSummary &, const GameSummary &) = default;
};

GameSummary summary_of(const Sheet &sheet);

/// How two players did in the games that both finished.
struct Pairing
{
    int games = 0;
    int won = 0;  ///< By the player whose statistics these are.
    int lost = 0; ///< To the other one.
};

struct PlayerStatistics
{
    int games = 0; ///< Finished ones.
    int wins = 0;
    int rounds = 0;
    int gaining_rounds = 0; ///< Of games in which the winner takes all: points against their holder are no gain.
    int points = 0;         ///< Gained in these.
    int best_round = 0;     ///< Most points gained in one of these.
    int best_comeback = 0;  ///< The largest gap to the leader, in points, in a game that was won after all.
    int streak = 0;         ///< Games won in a row, up to now.
    int longest_streak = 0;
    std::map<PlayerId, Pairing> others;
    std::vector<double> win_rates; ///< After each game, for a chart: wins so far by games so far.

    double win_rate() const { return games == 0 ? 0.0 : static_cast<double>(wins) / games; }
    /// Points per round of gaining_rounds.
    double average_per_round() const
    {
        return gaining_rounds == 0 ? 0.0 : static_cast<double>(points) / gaining_rounds;
    }
    /// Whom the player met most often; of several the first by id. Empty without games.
    PlayerId rival() const;
    /// Who won most often in games with the player; empty if nobody ever did.
    PlayerId nemesis() const;
};

/// Of one player, over games in any order: those with real cards, or those at the app's own table. Games that go on, and
/// games in which the player played no round, do not count.
PlayerStatistics statistics_of(const PlayerId &player, std::span<const GameSummary> games, bool at_table = false);

} // namespace tableside::score
