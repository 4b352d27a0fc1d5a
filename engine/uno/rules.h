// The rules of UNO, Minions edition with Wild Dumb Fu, as in RULES.md. A position and an action give the next
// position and the events that led to it. The rules allocate only if events are kept.
#pragma once

#include "engine/uno/action.h"
#include "engine/uno/event.h"
#include "engine/uno/observation.h"
#include "engine/uno/reason.h"
#include "engine/uno/state.h"

namespace tableside::uno {

/// Deals a new round and applies the card turned first (UNO-SETUP-2, -3). `seats` is 2 to 10, `dealer` a seat. Emits
/// Dealt, the effect of the first card, and TurnStarted.
template <typename Sink>
State deal(int seats, int dealer, const Ruleset &rules, const Random &random, Sink &events);

/// Fills `actions` with all legal actions of the seat in turn except calls, catches, and move reports. Equal cards are
/// listed once. Empty if the round is over or another seat is in turn.
void legal_actions(const Observation &seen, ActionList &actions);
void legal_actions(const State &state, ActionList &actions);

/// Fills `actions` with the cards that a seat may play out of turn now (UNO-JUMP-1).
void jump_ins(const Observation &seen, ActionList &actions);

/// Returns why `seen.seat` may not do `action`; Reason::none if it may.
Reason check(const Observation &seen, const Action &action);
Reason check(const State &state, int seat, const Action &action);

/// Returns why a call or catch for `seat`, which is not exposed, is refused; `otherwise` if the seat has not been
/// exposed since its hand last changed.
Reason why_not_exposed(const PublicTable &table, int seat, Reason otherwise = Reason::not_exposed);

/// Applies `action` for `seat` and emits the events. A refused action leaves the state unchanged and emits nothing.
template <typename Sink>
Reason apply(State &state, int seat, const Action &action, Sink &events);

} // namespace tableside::uno
