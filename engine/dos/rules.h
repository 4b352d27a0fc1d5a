// DOS, first edition, as rules/dos.md tells it. Data flows one way: a position and an action give the next
// position and the events that led there. Nothing here allocates unless events are kept.
#pragma once

#include "engine/dos/action.h"
#include "engine/dos/event.h"
#include "engine/dos/observation.h"
#include "engine/dos/reason.h"
#include "engine/dos/state.h"

namespace tableside::dos {

/// A new round, dealt (DOS-SETUP-2, -3): `seats` 2 to 4, `dealer` a seat. Emits Dealt and TurnStarted.
template <typename Sink>
State deal(int seats, int dealer, const Ruleset &rules, const Random &random, Sink &events);

/// Fills `actions` with all that the seat in turn may do, calls and catches left out; equal cards are listed
/// once. Empty when the round is over or another seat is in turn.
void legal_actions(const Observation &seen, ActionList &actions);
void legal_actions(const State &state, ActionList &actions);

/// Why `seen.seat` may not do `action`; Reason::none if it may.
Reason check(const Observation &seen, const Action &action);
Reason check(const State &state, int seat, const Action &action);

/// Why nothing can be called or caught at `seat`, which is not exposed; `otherwise` where its hand, as it is, never was.
Reason why_not_exposed(const PublicTable &table, int seat, Reason otherwise = Reason::not_exposed);

/// Carries out `action` for `seat`. A refused action leaves the state as it was and emits nothing.
template <typename Sink>
Reason apply(State &state, int seat, const Action &action, Sink &events);

} // namespace tableside::dos
