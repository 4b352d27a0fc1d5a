// UNO, Minions edition with Wild Dumb Fu, as rules/uno.md tells it. Data flows one way: a position and an action give
// the next position and the events that led there. Nothing here allocates unless events are kept.
#pragma once

#include "engine/uno/action.h"
#include "engine/uno/event.h"
#include "engine/uno/observation.h"
#include "engine/uno/reason.h"
#include "engine/uno/state.h"

namespace tableside::uno {

/// A new round, dealt, and the card turned first carried out (UNO-SETUP-2, -3): `seats` 2 to 10, `dealer` a seat. Emits
/// Dealt, what the first card does, and TurnStarted.
template <typename Sink>
State deal(int seats, int dealer, const Ruleset &rules, const Random &random, Sink &events);

/// Fills `actions` with all that the seat in turn may do, calls and catches left out; equal cards are listed
/// once. Empty when the round is over or another seat is in turn.
void legal_actions(const Observation &seen, ActionList &actions);
void legal_actions(const State &state, ActionList &actions);

/// Fills `actions` with the cards that a seat out of turn may play now (UNO-JUMP-1).
void jump_ins(const Observation &seen, ActionList &actions);

/// Why `seen.seat` may not do `action`; Reason::none if it may.
Reason check(const Observation &seen, const Action &action);
Reason check(const State &state, int seat, const Action &action);

/// Why nothing can be called or caught at `seat`, which is not exposed; `otherwise` where its hand, as it is, never was.
Reason why_not_exposed(const PublicTable &table, int seat, Reason otherwise = Reason::not_exposed);

/// Carries out `action` for `seat`. A refused action leaves the state as it was and emits nothing.
template <typename Sink>
Reason apply(State &state, int seat, const Action &action, Sink &events);

} // namespace tableside::uno
