#include "engine/uno/rules_judge.h"

namespace tableside::uno {

namespace {

Reason judged(const Judge &judge, const Action &action)
{
    const Reason reason = reason_against_all(judge.table, judge.seat);
    return reason == Reason::none ? std::visit(judge, action) : reason;
}

} // namespace

Reason why_not_exposed(const PublicTable &table, int seat, Reason otherwise)
{
    return reason_after(table.call_ends.of(seat), otherwise);
}

Reason check(const Observation &seen, const Action &action)
{
    return judged({seen.table, seen.hand, seen.seat, seen.drawn}, action);
}

Reason check(const State &state, int seat, const Action &action)
{
    const bool is_seat = seat >= 0 && seat < state.table.seats;
    return judged({state.table, state.hand(is_seat ? seat : 0), seat, state.table.drawn}, action);
}

} // namespace tableside::uno
