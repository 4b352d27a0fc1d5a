// What a match at the app's own table comes to, from its events: the result, and what each seat did. For the list of games
// played and its statistics. A template over a game (engine/core/card_game.h).
#pragma once

#include "engine/core/card_game.h"
#include "engine/score/missed_calls.h"

#include <optional>
#include <span>
#include <variant>
#include <vector>

namespace tableside::score {

/// Of one seat.
struct SeatFigures
{
    int rounds_won = 0;
    int calls = 0;     ///< Calls made.
    int missed = 0;    ///< Times it could be caught and did not call: it was caught, or nobody noticed in time.
    int caught = 0;    ///< Those of them in which it was caught.
    int catches = 0;   ///< Others whom it caught.
    int best_turn = 0; ///< As the game counts it: Game::BestTurn.

    friend bool operator==(const SeatFigures &, const SeatFigures &) = default;
};

struct MatchFigures
{
    int rounds = 0; ///< That were counted.
    int turns = 0;
    int winner = -1;         ///< A seat; -1 while the match is not over.
    std::vector<int> totals; ///< By seat.
    std::vector<SeatFigures> seats;

    friend bool operator==(const MatchFigures &, const MatchFigures &) = default;
};

/// Of the events of a match from its beginning on.
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
        m_best.take(event);
        if (const std::optional<MissedCall> missed = m_calls.take(event))
            count(*missed);
        std::visit([this](const auto &told) { count(told); }, event);
    }

    MatchFigures figures() const
    {
        MatchFigures figures = m_figures;
        for (std::size_t seat = 0; seat < figures.seats.size(); ++seat)
            figures.seats[seat].best_turn = m_best.of(static_cast<int>(seat));
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

template <CardGame Game>
MatchFigures figures_of(int seats, std::span<const typename Game::Event> events)
{
    MatchRecount<Game> recount(seats);
    for (const typename Game::Event &event : events)
        recount.take(event);
    return recount.figures();
}

} // namespace tableside::score
