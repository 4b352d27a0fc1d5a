// Positions, scripts and events as short texts, so that a test row reads "this position, these actions, this outcome".
// Not every card of the deck need be anywhere: what a row does not name does not exist.
#pragma once

#include "engine/dos/game.h"
#include "tests/engine/support/script.h"

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tableside::test {

struct Position
{
    std::vector<std::string_view> hands{}; ///< Per seat, "r7 b10 y# dos".
    std::string_view row{};
    std::string_view draw{};    ///< From the top.
    std::string_view discard{}; ///< The oldest first.
    int turn = 0;
    dos::Phase phase = dos::Phase::play;
    bool drawn = false;
    std::vector<int> matched{}; ///< Row indices.
    int matches = -1;           ///< As many as `matched`, unless given.
    int bonus_lays = 0;
    int others_draw = 0;
    int owed_caught = 0;
    std::vector<int> exposed{};
    std::vector<int> exposed_before{};
    dos::Ruleset rules{};
};

/// Cards from "r7 b10 y# dos"; a text that is none fails the test.
dos::Cards cards(std::string_view text);
dos::Card card(std::string_view text);
std::string text(std::span<const dos::Card> cards);

dos::State state_of(const Position &position);

/// "match 1 r7", "match 0 r3 r4", "draw", "end", "lay r7", "skip", "call", "catch 2", "catch 2 after 900".
dos::Action action_of(std::string_view text);
std::string text(const dos::Action &action);

/// "0 matches r7 with r3 r4 (double)", "0 draws b3", "1 draws y1 for double color", "discard r7 r7", "turn 1", ...
std::string text(const dos::Event &event);
/// Joined by "; ".
std::string text(const std::vector<dos::Event> &events);

/// Carries out "0 match 0 r7; 0 end; 1 call" and returns the events; a refused action is shown as
/// "refused nothing-matched DOS-TURN-1".
std::string played(dos::State &state, std::string_view script);

/// The legal actions of the seat in turn, in alphabetical order and joined by "; ".
std::string legal_text(const dos::State &state);

/// How often each kind of card is anywhere in the state, by Card::code().
Census census(const dos::State &state);
Census census_of_deck();

} // namespace tableside::test
