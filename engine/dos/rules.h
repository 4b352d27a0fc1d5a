// The rules of DOS, first edition, as described in RULES.md. An action changes a position and emits events. A Sink
// is an EventList, which stores the events, or NoEvents, with which dealing and applying do not allocate memory.
#pragma once

#include "engine/dos/action.h"
#include "engine/dos/event.h"
#include "engine/dos/observation.h"
#include "engine/dos/reason.h"
#include "engine/dos/state.h"

namespace tableside::dos {

/// Deals a new round (DOS-SETUP-2, -3) and emits Dealt and TurnStarted. `seats` is 2 to 4, `dealer` is below `seats`.
/// `random` shuffles the deck and, later in the round, the discard pile.
template <typename Sink>
State deal(int seats, int dealer, const Ruleset &rules, const Random &random, Sink &events);

/// Fills `actions` with the legal actions of the seat in turn, without calls and catches. Equal cards are listed once.
/// The list is empty if the round is over or, for an observation, if another seat is in turn.
void legal_actions(const Observation &seen, ActionList &actions);
void legal_actions(const State &state, ActionList &actions);

/// Returns why `action` is refused; Reason::none if it is legal. The actor is `seen.seat` or `seat`.
Reason check(const Observation &seen, const Action &action);
Reason check(const State &state, int seat, const Action &action);

/// Returns why `seat`, which is not exposed, can neither call nor be caught: how its last exposure ended, or `otherwise` if
/// its present hand never was exposed.
Reason why_not_exposed(const PublicTable &table, int seat, Reason otherwise = Reason::not_exposed);

/// Carries out `action` for `seat`, emits the events and returns Reason::none. A refused action changes nothing, emits
/// nothing and returns the reason.
template <typename Sink>
Reason apply(State &state, int seat, const Action &action, Sink &events);

} // namespace tableside::dos
