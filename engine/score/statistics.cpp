// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/statistics.h"

#include <algorithm>

namespace tableside::score {

bool GameSummary::has_played(std::size_t seat) const
{
    if (!stated_totals.empty() && stated_totals[seat])
        return true;
    return std::ranges::any_of(gains, [&](const std::vector<int> &round) { return round[seat] != not_playing; });
}

GameSummary summary_of(const Sheet &sheet)
{
    GameSummary summary;
    summary.game = sheet.game;
    summary.count_against = sheet.scoring == Scoring::count_against;
    summary.at_table = sheet.at_table;
    summary.played_ms = sheet.started_ms;
    for (const Seat &seat : sheet.seats) {
        summary.players.push_back(seat.player.id);
        summary.start_points.push_back(seat.start_points);
        if (sheet.has_stated_totals)
            summary.stated_totals.push_back(seat.stated_total);
    }
    for (const Round &round : sheet.rounds) {
        std::vector<int> &gains = summary.gains.emplace_back(sheet.seats.size(), GameSummary::not_playing);
        for (std::size_t seat = 0; seat < round.cells.size(); ++seat) {
            if (round.cells[seat].plays)
                gains[seat] = round.gained[seat];
        }
    }
    if (sheet.stage != Stage::playing)
        summary.winner = sheet.winner.value_or(GameSummary::ended_in_tie);
    return summary;
}

namespace {

/// Returns the largest number of points by which a seat was behind the best total. Compares the totals after each round
/// that the seat played, among the players of that round only.
int largest_gap(const GameSummary &game, std::size_t seat)
{
    std::vector<int> totals = game.start_points;
    for (std::size_t other = 0; other < game.stated_totals.size(); ++other)
        totals[other] = game.stated_totals[other].value_or(totals[other]);
    int gap = 0;
    for (const std::vector<int> &gains : game.gains) {
        for (std::size_t other = 0; other < totals.size(); ++other)
            totals[other] += std::max(gains[other], 0);
        if (gains[seat] == GameSummary::not_playing)
            continue;
        for (std::size_t other = 0; other < totals.size(); ++other) {
            if (gains[other] != GameSummary::not_playing)
                gap = std::max(gap, game.count_against ? totals[seat] - totals[other] : totals[other] - totals[seat]);
        }
    }
    return gap;
}

void add_rounds(PlayerStatistics &statistics, const GameSummary &game, std::size_t seat)
{
    for (const std::vector<int> &gains : game.gains) {
        if (gains[seat] == GameSummary::not_playing)
            continue;
        ++statistics.rounds;
        if (game.count_against)
            continue;
        ++statistics.gaining_rounds;
        statistics.points += gains[seat];
        statistics.best_round = std::max(statistics.best_round, gains[seat]);
    }
}

void add_game(PlayerStatistics &statistics, const GameSummary &game, std::size_t seat)
{
    const bool won = game.winner == static_cast<int>(seat);
    ++statistics.games;
    statistics.wins += won;
    statistics.streak = won ? statistics.streak + 1 : 0;
    statistics.longest_streak = std::max(statistics.longest_streak, statistics.streak);
    if (won)
        statistics.best_comeback = std::max(statistics.best_comeback, largest_gap(game, seat));
    statistics.win_rates.push_back(statistics.win_rate());
    add_rounds(statistics, game, seat);
    for (std::size_t other = 0; other < game.players.size(); ++other) {
        if (other == seat || !game.has_played(other))
            continue;
        Pairing &pairing = statistics.others[game.players[other]];
        ++pairing.games;
        pairing.won += won;
        pairing.lost += game.winner == static_cast<int>(other);
    }
}

PlayerId most(const std::map<PlayerId, Pairing> &others, int Pairing::*count)
{
    const auto found = std::ranges::max_element(others, {}, [&](const auto &other) { return other.second.*count; });
    return found == others.end() || found->second.*count == 0 ? PlayerId() : found->first;
}

} // namespace

PlayerId PlayerStatistics::rival() const
{
    return most(others, &Pairing::games);
}

PlayerId PlayerStatistics::nemesis() const
{
    return most(others, &Pairing::lost);
}

namespace {

/// Returns the seat with this player id that played at least one round; empty if there is none. If two people of the score
/// book were merged into one, the id may have two seats in a game. Only one of these seats has played, because the app does
/// not merge people who played against each other.
std::optional<std::size_t> seat_played_by(const PlayerId &player, const GameSummary &game)
{
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        if (game.players[seat] == player && game.has_played(seat))
            return seat;
    }
    return std::nullopt;
}

} // namespace

PlayerStatistics statistics_of(const PlayerId &player, std::span<const GameSummary> games, bool at_table)
{
    std::vector<const GameSummary *> in_order;
    for (const GameSummary &game : games) {
        if (game.at_table == at_table && game.is_over() && seat_played_by(player, game))
            in_order.push_back(&game);
    }
    std::ranges::stable_sort(in_order, {}, &GameSummary::played_ms);
    PlayerStatistics statistics;
    for (const GameSummary *game : in_order)
        add_game(statistics, *game, *seat_played_by(player, *game));
    return statistics;
}

} // namespace tableside::score
