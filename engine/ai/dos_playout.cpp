#include "ai/dos_playout.h"

#include "dos/rules.h"

namespace tableside::dos {

namespace {

/// On top of the points. Small: it makes up for nothing but the noise of few playouts.
constexpr double worth_of_winning = 5.0;

/// One action of the seat in turn.
void play_on(State &state, Taste taste)
{
    NoEvents none;
    const Table &table = state.table;
    const Hand &hand = state.hand_in_turn();
    MatchRow match;
    if (table.phase == Phase::bonus)
        apply(state, table.turn, LayCard{lay_to_taste(hand, taste)}, none);
    else if (best_match(table.row(), table.matched, hand, taste, match))
        apply(state, table.turn, match, none);
    else if (table.matches > 0)
        apply(state, table.turn, EndTurn{}, none);
    else if (!table.drawn)
        apply(state, table.turn, DrawCard{}, none);
    else
        apply(state, table.turn, LayCard{lay_to_taste(hand, taste)}, none);
}

} // namespace

void Playout::prepare(const Observation &seen)
{
    m_seat = seen.seat;
    m_odds.prepare(std::span(seen.scores).first(seen.table.seats), seen.table.rules.target);
}

RoundOutcome Playout::play(World &world, std::span<const Action> actions) const
{
    NoEvents none;
    State &state = world.state;
    for (const Action &action : actions)
        apply(state, m_seat, action, none);
    for (int turns = 0, turn_of = -1; !state.is_over() && turns <= most_turns; ) {
        turns += turn_of != state.table.turn;
        turn_of = state.table.turn;
        play_on(state, world.tastes[state.table.turn]);
    }
    return value_of(state);
}

/// Without an end nobody wins and nothing counts.
RoundOutcome Playout::value_of(const State &state) const
{
    if (!state.is_over())
        return {};
    const int winner = state.table.turn;
    const bool won = winner == m_seat;
    const int others = state.table.seats - 1;
    int points = 0;
    for (int seat = 0; seat < state.table.seats; ++seat)
        points += state.hand(seat).points();
    if (state.table.rules.scoring == Scoring::count_against) {
        const int own = state.hand(m_seat).points();
        return {static_cast<double>(points - own) / others - own, won};
    }
    return {m_odds.worth(m_seat, winner, points) + (won ? worth_of_winning : -worth_of_winning / others), won};
}

} // namespace tableside::dos
