// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of DOS, first edition, as described in RULES.md: dealing, and listing, checking and applying actions. The
// template parameter Sink is the type that receives the events: EventList stores them; NoEvents drops them, so that no
// memory is allocated.
#pragma once

#include "engine/dos/types.h"
#include "engine/dos/observation.h"

namespace tableside::dos {

/// Deals a round (DOS-SETUP-2), gives the seat left of the dealer the first turn (DOS-SETUP-3), and returns the state.
/// Emits Dealt and TurnStarted. `seats` is 2 to 4, `dealer` 0 to `seats` - 1. `random` shuffles the deck; the state
/// keeps this generator for shuffling the discard pile later.
template <typename Sink>
State deal(int seats, int dealer, const Ruleset &rules, const Random &random, Sink &events);

/// Fills `actions` with the legal actions of the seat in turn, except calls and catches. Equal cards in the hand give
/// only one action. The list is empty if the round is over, or if `seen` is the observation of a seat that is not in
/// turn.
void legal_actions(const Observation &seen, ActionList &actions);
void legal_actions(const State &state, ActionList &actions);

/// Returns why the rules refuse `action`, or Reason::none if the action is legal. The action is that of `seen.seat` or, in
/// the second overload, of `seat`.
Reason check(const Observation &seen, const Action &action);
Reason check(const State &state, int seat, const Action &action);

/// Returns the reason why `seat` can neither call nor be caught: it has called, it was caught, or the time for both is
/// over. Returns `otherwise` if the seat never had to call with its present hand. The seat must not be exposed to a
/// catch.
Reason why_not_exposed(const PublicTable &table, int seat, Reason otherwise = Reason::not_exposed);

/// Applies `action` of `seat` to `state`, emits the events and returns Reason::none. For an illegal action, returns the
/// reason without changing or emitting anything.
template <typename Sink>
Reason apply(State &state, int seat, const Action &action, Sink &events);

} // namespace tableside::dos
