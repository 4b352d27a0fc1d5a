// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/score/standings.h"

#include <algorithm>
#include <cstdlib>
#include <tuple>

namespace tableside::score {

const Standing &Standings::of(int seat) const
{
    return *std::ranges::find(order, seat, &Standing::seat);
}

Standings standings_of(const Sheet &sheet)
{
    Standings standings;
    std::vector<Standing> &order = standings.order;
    std::optional<int> best;
    for (int seat = 0; seat < sheet.seat_count(); ++seat) {
        // Before the first round all totals are equal, and ranks would only repeat that.
        const int rank = !sheet.has_results() ? 0 : at_seat(sheet.ranks, seat);
        order.push_back({.seat = seat, .total = at_seat(sheet.totals, seat), .rank = rank});
        if (rank == 1)
            best = order.back().total;
    }
    for (Standing &standing : order) {
        if (standing.rank == 0)
            continue;
        standing.behind = std::abs(standing.total - *best);
        standing.is_tied = std::ranges::count(order, standing.rank, &Standing::rank) > 1;
    }
    if (sheet.leader) {
        for (const Standing &standing : order) {
            if (standing.rank > 1)
                standings.lead = std::min(standings.lead.value_or(standing.behind), standing.behind);
        }
    }
    std::ranges::sort(order, {}, [&](const Standing &standing) {
        return std::tuple(sheet.winner != standing.seat, !at_seat(sheet.seats, standing.seat).present,
                          standing.rank == 0, standing.rank, standing.seat);
    });
    return standings;
}

RoundResult result_of(const Sheet &sheet, const Round &round, int seat)
{
    RoundResult result;
    if (!round.is_played_by(static_cast<std::size_t>(seat)))
        return result;
    result.plays = true;
    const bool is_closed = !round.gained.empty();
    const Cell &cell = at_seat(round.cells, seat);
    result.is_out = round.out == seat && !round.scored;
    result.wins = round.out == seat || (is_closed && sheet.winner_of(round) == seat);
    if (cell.entry)
        result.hand = cell.entry->points(sheet.game);
    if (is_closed) {
        result.gained = at_seat(round.gained, seat);
        result.total = at_seat(round.totals, seat);
        result.is_addition = *result.gained > 0 || (sheet.scoring == Scoring::count_against && result.hand.has_value());
    }
    return result;
}

std::optional<int> Course::after(int rounds) const
{
    if (rounds < first_round || rounds > last_round())
        return std::nullopt;
    return totals[static_cast<std::size_t>(rounds - first_round)];
}

Course course_of(const Sheet &sheet, int seat)
{
    const Seat &shown = at_seat(sheet.seats, seat);
    Course course{shown.first_round, {shown.first_total()}};
    auto last = static_cast<int>(sheet.rounds.size());
    while (!shown.present && last > shown.first_round
           && !sheet.rounds[static_cast<std::size_t>(last - 1)].is_played_by(static_cast<std::size_t>(seat)))
        --last;
    for (int round = shown.first_round; round < last; ++round)
        course.totals.push_back(at_seat(sheet.rounds[static_cast<std::size_t>(round)].totals, seat));
    return course;
}

std::optional<int> carried_total(const Sheet &sheet, int rounds, int seat)
{
    const Seat &shown = at_seat(sheet.seats, seat);
    // The seats at the start of a game have no start points, so their first line reads 0.
    if (rounds < shown.first_round)
        return std::nullopt;
    return rounds == 0 ? shown.first_total() : at_seat(sheet.rounds[static_cast<std::size_t>(rounds - 1)].totals, seat);
}

} // namespace tableside::score
