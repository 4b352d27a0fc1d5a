// Positions, scripts and events of UNO as short texts, so that a test row reads "this position, these actions, this
// outcome". Not every card of the deck need be anywhere: what a row does not name does not exist.
#pragma once

#include "tests/engine/support/script.h"
#include "engine/uno/game.h"

namespace tableside::uno_test {

using test::Census;

struct Position
{
    std::vector<std::string_view> hands{}; ///< Per seat, "r7 b+2 yrev gskip wild wild+4 wildfu".
    std::string_view top{};
    std::string_view draw{};    ///< From the top.
    std::string_view discard{}; ///< Under the top card, the oldest first.
    std::string_view color{};   ///< "r", "b", "g", "y"; that of the top card unless given.
    int turn = 0;
    int direction = 1;
    uno::Phase phase = uno::Phase::play;
    std::vector<int> exposed{};
    std::vector<int> posing{};
    uno::Ruleset rules{};
};

/// Cards from "r7 wild"; a text that is none fails the test.
uno::Cards cards(std::string_view text);
uno::Card card(std::string_view text);
std::string text(std::span<const uno::Card> cards);

uno::State state_of(const Position &position);

/// "play r7", "play wild+4 g", "draw", "pass", "challenge", "accept", "color b", "swap 3", "moved 3", "call",
/// "catch 2", "catch 2 after 900".
uno::Action action_of(std::string_view text);
std::string text(const uno::Action &action);

/// "0 plays r7", "0 draws b3", "1 draws y1 for draw two", "1 misses", "turn 1", ...
std::string text(const uno::Event &event);
/// Joined by "; ".
std::string text(const std::vector<uno::Event> &events);

/// Carries out "0 play r7; 1 draw; 1 call" and returns the events; a refused action is shown as
/// "refused card-does-not-match UNO-TURN-1".
std::string played(uno::State &state, std::string_view script);

/// The legal actions of the seat in turn, in alphabetical order and joined by "; ".
std::string legal_text(const uno::State &state);

/// How often each kind of card is anywhere in the state, by Card::code().
Census census(const uno::State &state);
Census census_of_deck();

} // namespace tableside::uno_test
