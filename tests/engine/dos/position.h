// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Positions, actions and events of DOS as short texts, so that a test row states a position, the actions and their outcome.
// A position need not have all cards of the deck: cards that the row does not name do not exist.
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
    std::vector<std::string_view> hands{}; ///< The hand of each seat, such as "r7 b10 y# dos".
    std::string_view row{};
    std::string_view draw{};    ///< The draw pile, top card first.
    std::string_view discard{}; ///< The discard pile, oldest card first.
    int turn = 0;
    dos::Phase phase = dos::Phase::play;
    bool drawn = false;
    std::vector<int> matched{}; ///< The indices of the matched row cards.
    int matches = -1;           ///< The number of matches; -1 for the size of `matched`.
    int bonus_lays = 0;
    int others_draw = 0;
    int caught_penalty = 0;
    std::vector<int> exposed{};
    std::vector<int> exposed_before_turn{};
    dos::Ruleset rules{};
};

/// Returns the cards of a text such as "r7 b10 y# dos"; a word that is no card fails the test.
dos::Cards cards(std::string_view text);
dos::Card card(std::string_view text);
std::string text(std::span<const dos::Card> cards);

/// Returns the state of the position.
dos::State state_of(const Position &position);

/// Returns the action of a text: "match 1 r7", "match 0 r3 r4", "draw", "end", "lay r7", "skip", "call", "catch 2",
/// "catch 2 after 900".
dos::Action action_of(std::string_view text);
std::string text(const dos::Action &action);

/// Returns an event as text: "0 matches r7 with r3 r4 (double)", "0 draws b3", "1 draws y1 for double color",
/// "discard r7 r7", "turn 1" and so on.
std::string text(const dos::Event &event);
/// Returns the texts of all events, joined by "; ".
std::string text(const std::vector<dos::Event> &events);

/// Carries out a script such as "0 match 0 r7; 0 end; 1 call" and returns the events as text; a refused action appears as
/// "refused nothing-matched DOS-TURN-1".
std::string played(dos::State &state, std::string_view script);

/// Returns the legal actions of the seat in turn, in alphabetical order and joined by "; ".
std::string legal_text(const dos::State &state);

/// Returns the number of cards of each kind anywhere in the state, by Card::code().
Census census(const dos::State &state);

} // namespace tableside::test
