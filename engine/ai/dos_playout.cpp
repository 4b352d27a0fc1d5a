#include "ai/dos_playout.h"

#include "ai/dos_quick_turn.h"
#include "ai/round_value.h"
#include "dos/rules.h"

namespace tableside::dos {

namespace {

/// On top of the points.
constexpr double worth_of_winning = 15.0;

/// What the seat in turn does until it has to choose again.
void play_on(State &state, Taste taste)
{
    NoEvents none;
    const Table &table = state.table;
    const int seat = table.turn;
    const Hand &hand = state.hand_in_turn();
    if (table.phase == Phase::bonus) {
        apply(state, seat, LayCard{lay_to_taste(hand, taste)}, none);
        return;
    }
    const QuickTurn turn = hasty_turn(table.row(), table.matched, hand, taste);
    for (const MatchRow &match : turn.list())
        apply(state, seat, match, none);
    if (state.is_over() || turn.count == QuickTurn::most_matches)
        return;
    if (table.matches > 0)
        apply(state, seat, EndTurn{}, none);
    else if (!table.drawn)
        apply(state, seat, DrawCard{}, none);
    else
        apply(state, seat, LayCard{lay_to_taste(hand, taste)}, none);
}

} // namespace

void Playout::prepare(const Observation &seen, bool is_patient)
{
    m_is_patient = is_patient;
    m_seat = seen.seat;
    m_odds.prepare(std::span(seen.scores).first(seen.table.seats), seen.table.rules.target);
}

bool Playout::is_own_patient_turn(const Table &table) const
{
    return m_is_patient && table.turn == m_seat && table.phase == Phase::play && table.matches == 0;
}

/// Or until it has drawn. The looks that it took.
int Playout::play_own_turn(State &state)
{
    NoEvents none;
    for (const Action &action : m_patient.find(state))
        apply(state, m_seat, action, none);
    return m_patient.looks();
}

RoundOutcome Playout::play(World &world, std::span<const Action> actions)
{
    NoEvents none;
    State &state = world.state;
    for (const Action &action : actions)
        apply(state, m_seat, action, none);
    int looks = 0;
    for (int turns = 0, turn_of = -1; !state.is_over() && turns <= most_turns;) {
        turns += turn_of != state.table.turn;
        turn_of = state.table.turn;
        if (is_own_patient_turn(state.table)) {
            looks += play_own_turn(state);
        } else {
            play_on(state, world.tastes[state.table.turn]);
            ++looks;
        }
    }
    RoundOutcome outcome = value_of_round(state, m_seat, m_odds, worth_of_winning);
    outcome.looks = looks;
    return outcome;
}

} // namespace tableside::dos
