// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Computes the figures of a match played in the app (its result and counts per seat) from the match's events. Used by
// the list of played games and its statistics. A template over a game (engine/core/card_game.h).
#pragma once

#include "engine/core/card_game.h"
#include "engine/score/missed_calls.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace tableside::score {

/// The counts of one seat in a match.
struct SeatFigures
{
    int rounds_won = 0;
    int calls = 0;     ///< The number of calls of "DOS!" or "UNO!" that the seat made.
    int missed = 0;    ///< How often the seat could be caught and did not call in time.
    int caught = 0;    ///< How often the seat was caught for a missed call.
    int catches = 0;   ///< How often the seat caught another seat for a missed call.
    int best_turn = 0; ///< The most cards in one turn: laid by the seat (DOS), or drawn by the others (UNO).

    friend bool operator==(const SeatFigures &, const SeatFigures &) = default;
};

/// The figures of a match: its result and the counts of each seat.
struct MatchFigures
{
    int rounds = 0; ///< The number of scored rounds.
    int turns = 0;
    int winner = -1;         ///< The winning seat; -1 while the match is not over.
    std::vector<int> totals; ///< The total points by seat.
    std::vector<SeatFigures> seats;

    friend bool operator==(const MatchFigures &, const MatchFigures &) = default;
};

/// Computes the figures of a match from its events. Every event must be passed to take() in order, from the beginning.
template <CardGame Game>
class MatchRecount
{
public:
    explicit MatchRecount(int seats) : m_best(seats)
    {
        m_figures.totals.resize(static_cast<std::size_t>(seats), 0);
        m_figures.seats.resize(static_cast<std::size_t>(seats));
    }

    void take(const typename Game::Event &event)
    {
        m_best.watch(event);
        if (const std::optional<MissedCall> missed = m_calls.take(event))
            count(*missed);
        std::visit([this](const auto &told) { count(told); }, event);
    }

    MatchFigures figures() const
    {
        MatchFigures figures = m_figures;
        for (std::size_t seat = 0; seat < figures.seats.size(); ++seat)
            figures.seats[seat].best_turn = m_best.most_cards(static_cast<int>(seat));
        return figures;
    }

private:
    SeatFigures &seat(int number) { return m_figures.seats[static_cast<std::size_t>(number)]; }

    void count(const MissedCall &missed)
    {
        ++seat(missed.seat).missed;
        if (!missed.by)
            return;
        ++seat(missed.seat).caught;
        ++seat(*missed.by).catches;
    }

    void count(const typename Game::TurnStarted &) { ++m_figures.turns; }
    void count(const typename Game::Called &called) { ++seat(called.seat).calls; }
    void count(const typename Game::Scored &scored)
    {
        ++m_figures.rounds;
        ++seat(scored.winner).rounds_won;
        m_figures.totals = scored.totals;
    }
    void count(const typename Game::MatchWon &won) { m_figures.winner = won.seat; }
    void count(const auto &) {}

    MatchFigures m_figures;
    typename Game::BestTurn m_best;
    CallWatch<Game> m_calls;
};

/// Returns the figures of a match with all its events.
template <CardGame Game>
MatchFigures figures_of(int seats, std::span<const typename Game::Event> events)
{
    MatchRecount<Game> recount(seats);
    for (const typename Game::Event &event : events)
        recount.take(event);
    return recount.figures();
}

} // namespace tableside::score
