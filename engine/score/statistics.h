// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Computes statistics of a player over the games of a score book, from a small summary of each game. Used by the app's
// player pages and by the console.
#pragma once

#include "engine/score/sheet.h"

#include <map>
#include <optional>
#include <span>
#include <vector>

namespace tableside::score {

/// The data of a finished or running game that statistics need. The score book stores a summary with each game.
struct GameSummary
{
    GameId game = GameId::dos;
    bool count_against = false;          ///< Whether each hand counts against its player; else the winner takes all.
    std::int64_t played_ms = 0;          ///< The start of the game, in milliseconds since the epoch; for sorting.
    std::vector<PlayerId> players;       ///< The player ids by seat.
    std::vector<int> start_points;       ///< The start points by seat.
    std::vector<std::vector<int>> gains; ///< The gains by round, then by seat; not_playing if the seat did not play.
    int winner = going_on;               ///< The index of the winning seat, or going_on or ended_in_tie.
    bool at_table = false;               ///< Whether the game was played in the app, not with real cards.
    /// The totals that the players had reached before the first round in `gains`, by seat, if earlier rounds are unknown
    /// (TotalsStated); otherwise empty. Absent for players who joined later.
    std::vector<std::optional<int>> stated_totals{};

    static constexpr int not_playing = -1;  ///< In `gains`: the seat did not play the round.
    static constexpr int going_on = -1;     ///< In `winner`: the game is not over.
    static constexpr int ended_in_tie = -2; ///< In `winner`: the game ended in a tie, without a winner.

    bool is_over() const { return winner != going_on; }

    /// Returns whether a seat took part in any closed or unknown round; false for a player who left before the first round was
    /// closed.
    bool has_played(std::size_t seat) const;

    friend bool operator==(const GameSummary &, const GameSummary &) = default;
};

GameSummary summary_of(const Sheet &sheet);

/// The results of one player, added up over any set of finished games. Statistics and rankings both use these figures.
struct PlayerFigures
{
    int games = 0; ///< The number of finished games.
    int wins = 0;  ///< The number of games won. A game that ended in a tie has no winner.
    int rounds = 0;
    /// The number of rounds in games in which the winner takes all. In other games, points count against the
    /// player and are no gain.
    int gaining_rounds = 0;
    int points = 0;     ///< The points gained in the rounds that gaining_rounds counts.
    int best_round = 0; ///< The most points gained in one round that gaining_rounds counts.

    /// Adds a finished game that the player at \p seat has played.
    void add(const GameSummary &game, std::size_t seat);

    /// Returns the share of games won, from 0 to 1; 0 without games.
    double win_rate() const { return games == 0 ? 0.0 : static_cast<double>(wins) / games; }
    /// Returns the mean points per round over gaining_rounds; 0 without any.
    double average_per_round() const
    {
        return gaining_rounds == 0 ? 0.0 : static_cast<double>(points) / gaining_rounds;
    }

    friend bool operator==(const PlayerFigures &, const PlayerFigures &) = default;
};

/// The results of two players in the finished games that both took part in.
struct Pairing
{
    int games = 0;
    int won = 0;    ///< Games won by the player of the statistics.
    int lost = 0;   ///< Games won by the other player.
    int met_as = 0; ///< The number of other players whom the player had met before this one.
};

struct PlayerStatistics : PlayerFigures
{
    int best_comeback = 0; ///< The largest deficit, in points, from which the player still won a game.
    int streak = 0;        ///< The number of games won in a row up to now.
    int longest_streak = 0;
    std::map<PlayerId, Pairing> others; ///< The results against each other player.
    std::vector<double> win_rates;      ///< The win rate after each game, 0 to 1, for a chart.

    /// Returns the player met most often; in a tie, the one met first. Empty without games.
    PlayerId rival() const;
    /// Returns the other player who won the most games in which this player took part; in a tie, the one met first.
    /// Empty if no other player won any.
    PlayerId nemesis() const;
};

/// Returns the statistics of one player over the \p games, which may be in any order. Counts only games played in the
/// app if \p at_table, otherwise only games with real cards. Ignores unfinished games and games in which the player
/// played no round.
PlayerStatistics statistics_of(const PlayerId &player, std::span<const GameSummary> games, bool at_table = false);

/// Returns the seat at which \p player took part in the game: the seat with this id that played at least one round. Empty if
/// there is none. If two people of the score book were merged into one, the id may have two seats in a game. Only one of these
/// seats has played, because the app does not merge people who played against each other.
std::optional<std::size_t> seat_played_by(const PlayerId &player, const GameSummary &game);

/// Returns the rank of each seat after the last round, from 1. As in Sheet::ranks, equal totals share a rank: with totals of 50, 30,
/// 30, and 10, the ranks are 1, 2, 2, and 4. A seat that did not play the last round has left the game and has rank 0.
std::vector<int> final_ranks(const GameSummary &game);

} // namespace tableside::score
