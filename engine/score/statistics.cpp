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

/// Returns the total of each seat before the first round.
std::vector<int> first_totals(const GameSummary &game)
{
    std::vector<int> totals = game.start_points;
    for (std::size_t seat = 0; seat < game.stated_totals.size(); ++seat)
        totals[seat] = game.stated_totals[seat].value_or(totals[seat]);
    return totals;
}

/// Returns the largest number of points by which a seat was behind the best total. Compares the totals after each round
/// that the seat played, among the players of that round only.
int largest_gap(const GameSummary &game, std::size_t seat)
{
    std::vector<int> totals = first_totals(game);
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

void add_game(PlayerStatistics &statistics, const GameSummary &game, std::size_t seat)
{
    const bool won = game.winner == static_cast<int>(seat);
    statistics.add(game, seat);
    statistics.streak = won ? statistics.streak + 1 : 0;
    statistics.longest_streak = std::max(statistics.longest_streak, statistics.streak);
    if (won)
        statistics.best_comeback = std::max(statistics.best_comeback, largest_gap(game, seat));
    statistics.win_rates.push_back(statistics.win_rate());
    for (std::size_t other = 0; other < game.players.size(); ++other) {
        if (other == seat || !game.has_played(other))
            continue;
        const Pairing newcomer{.met_as = static_cast<int>(statistics.others.size())};
        Pairing &pairing = statistics.others.try_emplace(game.players[other], newcomer).first->second;
        ++pairing.games;
        pairing.won += won;
        pairing.lost += game.winner == static_cast<int>(other);
    }
}

/// Returns the player with the highest \p count; of several, the one met first. Empty if all counts are 0.
PlayerId most(const std::map<PlayerId, Pairing> &others, int Pairing::*count)
{
    const auto found = std::ranges::max_element(
        others, {}, [&](const auto &other) { return std::pair(other.second.*count, -other.second.met_as); });
    return found == others.end() || found->second.*count == 0 ? PlayerId() : found->first;
}

} // namespace

void PlayerFigures::add(const GameSummary &game, std::size_t seat)
{
    ++games;
    wins += game.winner == static_cast<int>(seat);
    for (const std::vector<int> &gains : game.gains) {
        if (gains[seat] == GameSummary::not_playing)
            continue;
        ++rounds;
        if (game.count_against)
            continue;
        ++gaining_rounds;
        points += gains[seat];
        best_round = std::max(best_round, gains[seat]);
    }
}

PlayerId PlayerStatistics::rival() const
{
    return most(others, &Pairing::games);
}

PlayerId PlayerStatistics::nemesis() const
{
    return most(others, &Pairing::lost);
}

std::optional<std::size_t> seat_played_by(const PlayerId &player, const GameSummary &game)
{
    for (std::size_t seat = 0; seat < game.players.size(); ++seat) {
        if (game.players[seat] == player && game.has_played(seat))
            return seat;
    }
    return std::nullopt;
}

std::vector<int> final_ranks(const GameSummary &game)
{
    std::vector<int> ranks(game.players.size(), 0);
    if (game.gains.empty() && game.stated_totals.empty())
        return ranks;
    std::vector<int> totals = first_totals(game);
    for (const std::vector<int> &gains : game.gains) {
        for (std::size_t seat = 0; seat < totals.size(); ++seat)
            totals[seat] += std::max(gains[seat], 0);
    }
    const auto is_ranked = [&](std::size_t seat) {
        return game.gains.empty() ? game.has_played(seat) : game.gains.back()[seat] != GameSummary::not_playing;
    };
    for (std::size_t seat = 0; seat < ranks.size(); ++seat) {
        if (!is_ranked(seat))
            continue;
        ranks[seat] = 1;
        for (std::size_t other = 0; other < ranks.size(); ++other)
            ranks[seat] += is_ranked(other)
                && (game.count_against ? totals[other] < totals[seat] : totals[other] > totals[seat]);
    }
    return ranks;
}

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
