// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rules of UNO, Minions edition with Wild Dumb Fu, as described in RULES.md. deal() and apply() allocate memory only
// if the event sink stores events.
#pragma once

#include "engine/uno/types.h"
#include "engine/uno/observation.h"

namespace tableside::uno {

/// Deals a new round (UNO-SETUP-2) and applies the effect of the card turned first (UNO-SETUP-3). `seats` is 2 to 10,
/// `dealer` a seat number from 0. Emits Dealt, the events of the card turned first, and TurnStarted.
template <typename Sink>
State deal(int seats, int dealer, const Ruleset &rules, const Random &random, Sink &events);

/// Fills `actions` with all legal actions of the seat in turn except calls, catches, and ReportMove. Equal cards are listed
/// once. The list is empty if the round is over, or if `seen` is the observation of a seat that is not in turn.
void legal_actions(const Observation &seen, ActionList &actions);
void legal_actions(const State &state, ActionList &actions);

/// Fills `actions` with the plays by which `seen.seat` may jump in out of turn now (house rule UNO-JUMP-1).
void jump_ins(const Observation &seen, ActionList &actions);

/// Returns why the rules refuse `action`, or Reason::none if the action is legal. The action is that of `seen.seat` or, in
/// the second overload, of `seat`.
Reason check(const Observation &seen, const Action &action);
Reason check(const State &state, int seat, const Action &action);

/// Returns why a call by `seat` or a catch of `seat` is refused. The seat must not be exposed, that is, must not be
/// catchable now. The reason depends on how the seat stopped being exposed the last time: it called, was caught, or was not
/// caught in time. Returns `otherwise` if the seat has not been exposed since its hand last changed.
Reason why_not_exposed(const PublicTable &table, int seat, Reason otherwise = Reason::not_exposed);

/// Applies `action` of `seat` and emits its events. Returns Reason::none, or the reason why the action is refused; a
/// refused action changes nothing and emits nothing.
template <typename Sink>
Reason apply(State &state, int seat, const Action &action, Sink &events);

} // namespace tableside::uno
