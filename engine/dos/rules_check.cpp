#include "engine/core/switch_visit.h"
#include "engine/dos/rules_judge.h"

namespace tableside::dos {

namespace {

Reason judged(const Judge &judge, const Action &action)
{
    if (judge.table.phase == Phase::over)
        return Reason::round_over;
    return switch_visit(judge, action);
}

} // namespace

Reason why_not_exposed(const PublicTable &table, int seat, Reason otherwise)
{
    return reason_after(table.call_ends.of(seat), otherwise);
}

Reason check(const Observation &seen, const Action &action)
{
    return judged({seen.table, seen.hand, seen.seat}, action);
}

Reason check(const State &state, int seat, const Action &action)
{
    if (seat < 0 || seat >= state.table.seats)
        return Reason::no_such_seat;
    return judged({state.table, state.hand(seat), seat}, action);
}

} // namespace tableside::dos
