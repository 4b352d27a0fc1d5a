// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/sheet.h"

#include "engine/core/standing.h"

#include <algorithm>
#include <span>
#include <utility>

namespace tableside::score {

std::vector<Player> Sheet::players() const
{
    std::vector<Player> players;
    for (const Seat &seat : seats)
        players.push_back(seat.player);
    return players;
}

std::optional<int> Sheet::seat_of(const PlayerId &player) const
{
    const auto found = std::ranges::find(seats, player, [](const Seat &seat) { return seat.player.id; });
    if (found == seats.end())
        return std::nullopt;
    return static_cast<int>(found - seats.begin());
}

const Round *Sheet::round_at(int number) const
{
    if (number < 0 || number > std::ssize(rounds))
        return nullptr;
    return number == std::ssize(rounds) ? &open : &rounds[static_cast<std::size_t>(number)];
}

Round *Sheet::round_at(int number)
{
    return const_cast<Round *>(std::as_const(*this).round_at(number));
}

bool Round::is_blank() const
{
    return std::ranges::none_of(cells, [](const Cell &cell) { return cell.entry || cell.draft; });
}

bool Sheet::has_start_points() const
{
    if (has_stated_totals && rounds.empty())
        return false;
    return std::ranges::any_of(seats, [](const Seat &seat) { return seat.first_total() != 0; });
}

int Sheet::starter() const
{
    return next_present(*this, open.dealer);
}

namespace {

/// Returns the seats that played a round. With \p only_present, leaves out the seats whose players have left since.
std::vector<int> players_of(const Sheet &sheet, const Round &round, bool only_present)
{
    std::vector<int> players;
    for (std::size_t seat = 0; seat < sheet.seats.size(); ++seat) {
        if (round.is_played_by(seat) && (sheet.seats[seat].present || !only_present))
            players.push_back(static_cast<int>(seat));
    }
    return players;
}

} // namespace

std::vector<int> Sheet::tied_at_target() const
{
    if (stage != Stage::playing || played_on || rounds.empty())
        return {};
    std::vector<int> tied = players_of(*this, rounds.back(), true);
    const bool is_reached = std::ranges::any_of(tied, [&](int seat) { return at_seat(totals, seat) >= target; });
    std::erase_if(tied, [&](int seat) { return at_seat(ranks, seat) != 1; });
    return is_reached && tied.size() > 1 ? tied : std::vector<int>();
}

std::vector<int> Sheet::missing() const
{
    if (!open.is_over() || open.scored)
        return {};
    std::vector<int> waiting = players_of(*this, open, true);
    std::erase_if(waiting, [&](int seat) {
        const Cell &cell = at_seat(open.cells, seat);
        return open.out == seat || (cell.entry && !cell.draft);
    });
    return waiting;
}

std::vector<int> Sheet::smallest_hands(const Round &round) const
{
    std::vector<int> smallest;
    int least = 0;
    for (int step = 1; round.is_blocked && step <= seat_count(); ++step) {
        const int seat = (round.dealer + step) % seat_count();
        if (!round.is_played_by(static_cast<std::size_t>(seat)) || !at_seat(round.cells, seat).entry)
            continue;
        const int points = at_seat(round.cells, seat).entry->points(game);
        if (!smallest.empty() && points > least)
            continue;
        if (points < least)
            smallest.clear();
        smallest.push_back(seat);
        least = points;
    }
    return smallest;
}

std::optional<int> Sheet::winner_of(const Round &round) const
{
    if (round.out)
        return round.out;
    const std::vector<int> smallest = smallest_hands(round);
    if (smallest.empty())
        return std::nullopt;
    const bool is_chosen = round.first && std::ranges::find(smallest, *round.first) != smallest.end();
    return is_chosen ? *round.first : smallest.front();
}

int Sheet::counted(const Round &round, std::string_view code, int except) const
{
    int sum = 0;
    for (std::size_t seat = 0; seat < round.cells.size(); ++seat) {
        const Cell &cell = round.cells[seat];
        if (static_cast<int>(seat) != except && (cell.draft || cell.entry))
            sum += count_of(cell.draft ? cell.draft->cards : cell.entry->cards, code);
    }
    return sum;
}

int next_present(const Sheet &sheet, int seat)
{
    for (int step = 1; step <= sheet.seat_count(); ++step) {
        const int next = (seat + step) % sheet.seat_count();
        if (at_seat(sheet.seats, next).present)
            return next;
    }
    return seat;
}

int present_from(const Sheet &sheet, int seat)
{
    return at_seat(sheet.seats, seat).present ? seat : next_present(sheet, seat);
}

namespace {

/// Computes the points that each seat gains in a round: the winner gets the points of the other hands (DOS-SCORE-1,
/// UNO-SCORE-1), or each hand counts against its player (DOS-SCORE-3, UNO-SCORE-2). In a blocked round the winner
/// also holds cards; if the winner takes all, these cards count for nobody.
void recompute_gains(const Sheet &sheet, Round &round)
{
    const bool takes_all = sheet.scoring == Scoring::winner_takes_all;
    round.gained.assign(sheet.seats.size(), 0);
    if (round.scored) {
        if (round.out)
            at_seat(round.gained, *round.out) = *round.scored;
        return;
    }
    const auto winner = static_cast<std::size_t>(*sheet.winner_of(round));
    for (std::size_t seat = 0; seat < round.cells.size(); ++seat) {
        const Cell &cell = round.cells[seat];
        if (!cell.plays || !cell.entry || (takes_all && seat == winner))
            continue;
        round.gained[takes_all ? winner : seat] += cell.entry->points(sheet.game);
    }
}

/// Returns the dealer of the \p following round: the dealer whom people chose, otherwise the dealer by
/// the rule Sheet::next_dealer (DOS-SETUP-4: the winner deals; UNO-NEXT-1: the seat to the dealer's left deals). If
/// the winner is unknown, the seat to the dealer's left deals. A seat that does not play the following round passes
/// the deal on to the left.
int dealer_after(const Sheet &sheet, const Round &round, const Round &following)
{
    if (following.chosen_dealer && following.is_played_by(static_cast<std::size_t>(*following.chosen_dealer)))
        return *following.chosen_dealer;
    const bool by_winner = sheet.next_dealer == NextDealer::round_winner;
    const std::optional<int> winner = sheet.winner_of(round);
    int dealer = by_winner && winner ? *winner : (round.dealer + 1) % sheet.seat_count();
    while (!following.is_played_by(static_cast<std::size_t>(dealer)))
        dealer = (dealer + 1) % sheet.seat_count();
    return dealer;
}

/// Returns whether a seat has played any closed or unknown round; true for all seats before the first round is closed.
/// Searches backward, because nearly every present player has played the newest round.
bool has_played(const Sheet &sheet, std::size_t seat, std::int64_t &rounds_recomputed)
{
    if (sheet.rounds.empty() || sheet.seats[seat].stated_total)
        return true;
    const auto is_played = [&](const Round &round) { return round.is_played_by(seat); };
    const auto possible = std::span(sheet.rounds).subspan(static_cast<std::size_t>(sheet.seats[seat].first_round));
    const auto newest = std::find_if(possible.rbegin(), possible.rend(), is_played);
    rounds_recomputed += newest - possible.rbegin();
    return newest != possible.rend();
}

void recompute_ranks(Sheet &sheet, std::int64_t &rounds_recomputed)
{
    const bool lowest_first = sheet.scoring == Scoring::count_against;
    const auto is_better = [&](std::size_t seat, std::size_t other) {
        return lowest_first ? sheet.totals[seat] < sheet.totals[other] : sheet.totals[seat] > sheet.totals[other];
    };
    std::vector<std::size_t> ranked;
    std::vector<std::size_t> newcomers;
    for (std::size_t seat = 0; seat < sheet.seats.size(); ++seat) {
        if (sheet.seats[seat].present)
            (has_played(sheet, seat, rounds_recomputed) ? ranked : newcomers).push_back(seat);
    }
    // A newcomer who has not played yet gets a rank only if the best total of the others is better. Otherwise start points
    // alone could win the game, for example 0 points if the lowest total wins.
    const auto best = std::ranges::min_element(ranked, is_better);
    const std::optional<std::size_t> first = best == ranked.end() ? std::nullopt : std::optional(*best);
    for (const std::size_t newcomer : newcomers) {
        if (first && is_better(*first, newcomer))
            ranked.push_back(newcomer);
    }
    sheet.ranks.assign(sheet.seats.size(), 0);
    for (const std::size_t seat : ranked)
        sheet.ranks[seat] = 1 + static_cast<int>(std::ranges::count_if(ranked, [&](std::size_t other) {
                                return is_better(other, seat);
                            }));
    sheet.leader.reset();
    if (sheet.has_results() && std::ranges::count(sheet.ranks, 1) == 1)
        sheet.leader = static_cast<int>(std::ranges::find(sheet.ranks, 1) - sheet.ranks.begin());
}

/// Returns the seat that has won the game by the totals after a round; nothing if there is no winner. Considers only
/// seats that played the round. With \p only_present, leaves out seats whose players have left since.
std::optional<int> winner_after(const Sheet &sheet, const Round &round, bool only_present)
{
    const std::vector<int> players = players_of(sheet, round, only_present);
    std::vector<int> totals;
    for (const int seat : players)
        totals.push_back(at_seat(round.totals, seat));
    const std::optional<std::size_t> winner = match_winner(totals, sheet.target,
                                                           sheet.scoring == Scoring::count_against);
    return winner ? std::optional(players[*winner]) : std::nullopt;
}

/// Returns whether the game was decided after a round. The game stays decided if its winner leaves later; it may also
/// become decided when a tied player leaves.
bool is_decided(const Sheet &sheet, const Round &round)
{
    return winner_after(sheet, round, false) || winner_after(sheet, round, true);
}

/// Returns the index of the first round that decided the game. Totals never fall, so the rounds before the target was
/// reached come first and are skipped by bisection. Rounds that have not decided the game before, and that are unchanged, are
/// skipped as well, because the best players may be tied for thousands of rounds.
std::optional<int> first_decided_round(const Sheet &sheet, const ChangedResults &changed,
                                       std::int64_t &rounds_recomputed)
{
    const int undecided = std::min(changed.first_round, sheet.reached_target.value_or(changed.first_round));
    const auto is_short = [&](const Round &round) { return std::ranges::max(round.totals) < sheet.target; };
    const auto reached = std::partition_point(sheet.rounds.begin() + (changed.decisions ? 0 : undecided),
                                              sheet.rounds.end(), is_short);
    const auto decided = std::find_if(reached, sheet.rounds.end(),
                                      [&](const Round &round) { return is_decided(sheet, round); });
    rounds_recomputed += decided - reached;
    if (decided == sheet.rounds.end())
        return std::nullopt;
    return static_cast<int>(decided - sheet.rounds.begin());
}

void recompute_stage(Sheet &sheet, const ChangedResults &changed, std::int64_t &rounds_recomputed)
{
    const bool ended = sheet.stage == Stage::ended;
    sheet.winner.reset();
    sheet.reached_target = first_decided_round(sheet, changed, rounds_recomputed);
    // A game that was continued past its target may fall below the target by a correction or a new target. Reaching the
    // target then ends the game again.
    sheet.played_on = sheet.played_on && sheet.reached_target.has_value();
    if (!sheet.rounds.empty() && !sheet.played_on)
        sheet.winner = winner_after(sheet, sheet.rounds.back(), true);
    sheet.stage = sheet.winner ? Stage::decided : Stage::playing;
    if (ended) {
        sheet.stage = Stage::ended;
        sheet.winner = sheet.leader;
    }
}

/// Recomputes gains, totals and dealers from round \p first on.
void recompute_rounds(Sheet &sheet, std::size_t first)
{
    const auto round_or_open = [&](std::size_t number) -> const Round & {
        return number < sheet.rounds.size() ? sheet.rounds[number] : sheet.open;
    };
    int dealer = round_or_open(0).dealer;
    sheet.totals.clear();
    if (first > 0) {
        const Round &before = sheet.rounds[first - 1];
        sheet.totals = before.totals;
        dealer = dealer_after(sheet, before, round_or_open(first));
    } else {
        for (const Seat &seat : sheet.seats)
            sheet.totals.push_back(seat.first_total());
    }
    for (std::size_t number = first; number < sheet.rounds.size(); ++number) {
        Round &round = sheet.rounds[number];
        round.dealer = dealer;
        recompute_gains(sheet, round);
        for (std::size_t seat = 0; seat < sheet.seats.size(); ++seat)
            sheet.totals[seat] += round.gained[seat];
        round.totals = sheet.totals;
        dealer = dealer_after(sheet, round, round_or_open(number + 1));
    }
    sheet.open.dealer = present_from(sheet, dealer);
}

} // namespace

void recompute(Sheet &sheet, const ChangedResults &changed, std::int64_t &rounds_recomputed)
{
    rounds_recomputed += std::max<std::ptrdiff_t>(1, std::ssize(sheet.rounds) - changed.first_round);
    recompute_rounds(sheet, static_cast<std::size_t>(changed.first_round));
    recompute_ranks(sheet, rounds_recomputed);
    recompute_stage(sheet, changed, rounds_recomputed);
}

} // namespace tableside::score
