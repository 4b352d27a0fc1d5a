// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions, scripts, and events of UNO as short texts, so that a test row reads "this position, these actions, this
// outcome". A position may omit cards of the deck; cards that a row does not name do not exist.
#pragma once

#include "tests/engine/support/script.h"
#include "engine/uno/game.h"

namespace tableside::uno_test {

using test::Census;

struct Position
{
    std::vector<std::string_view> hands{}; ///< Per seat, "r7 b+2 yrev gskip wild wild+4 wildfu".
    std::string_view top{};
    std::string_view draw{};    ///< Top card first.
    std::string_view discard{}; ///< The cards under the top card, oldest first.
    std::string_view color{};   ///< "r", "b", "g", or "y"; by default the color of the top card.
    int turn = 0;
    int direction = 1;
    uno::Phase phase = uno::Phase::play;
    std::vector<int> exposed{};
    std::vector<int> posing{};
    uno::Ruleset rules{};
};

/// Parses cards such as "r7 wild"; the test fails for invalid text.
uno::Cards cards(std::string_view text);
uno::Card card(std::string_view text);
std::string text(std::span<const uno::Card> cards);

uno::State state_of(const Position &position);

/// Parses an action: "play r7", "play wild+4 g", "draw", "pass", "challenge", "accept", "colour b", "swap 3", "moved
/// 3", "call", "catch 2", "catch 2 after 900".
uno::Action action_of(std::string_view text);
std::string text(const uno::Action &action);

/// Returns a text such as "0 plays r7", "0 draws b3", "1 draws y1 for draw two", "1 misses", "turn 1".
std::string text(const uno::Event &event);
/// Returns the texts of the events, joined by "; ".
std::string text(const std::vector<uno::Event> &events);

/// Applies a script such as "0 play r7; 1 draw; 1 call" and returns the texts of the events. A refused action appears
/// as "refused card-does-not-match UNO-TURN-1".
std::string played(uno::State &state, std::string_view script);

/// Returns the legal actions of the seat in turn in alphabetical order, joined by "; ".
std::string legal_text(const uno::State &state);

/// Returns the number of copies of each kind in the state, by Card::code().
Census census(const uno::State &state);

} // namespace tableside::uno_test
