// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Test rows for DOS-CALL: exposure, calls, catches, the catch window and penalties.
#include "tests/engine/dos/rule_row.h"

namespace tableside::test {

namespace {

using dos::CatchWindow;
using dos::FalseCatch;

constexpr dos::Ruleset while_two{.catch_window = CatchWindow::while_two};
constexpr dos::Ruleset never{.catch_window = CatchWindow::never};
constexpr dos::Ruleset false_catch{.false_catch = FalseCatch::draw_two};
constexpr dos::Ruleset strict{.catch_window = CatchWindow::while_two, .false_catch = FalseCatch::draw_two};
constexpr dos::Ruleset no_grace{.grace_ms = 0};
constexpr dos::Ruleset long_grace{.grace_ms = 5000};

/// Returns a position in which seat 0 has three cards and can match one.
Position three_cards(const dos::Ruleset &rules = {})
{
    return {.hands = {"r7 r1 y9", "g1 g3 g4 g5", "y1 y3 y4"},
            .row = "g7 b9",
            .draw = "b6 g6 y6 r6 b10 g10",
            .rules = rules};
}

/// Returns a position in which seat 1 is in turn and seat 0 has two cards but has not called.
Position exposed(const dos::Ruleset &rules = {})
{
    return {.hands = {"r1 y9", "g1 g3 g4 g5", "y1 y3 y4"},
            .row = "b9 r4",
            .draw = "b6 g6 y6 r6 b10 g10",
            .turn = 1,
            .exposed_before_turn = {0},
            .rules = rules};
}

// clang-format off
const Row call_rows[] = {
    {"DOS-CALL-1", "after_playing", three_cards(), "0 match 0 r7; 0 call", "0 matches g7 with r7 (none); 0 exposed; 0 calls"},
    {"DOS-CALL-1", "after_a_lay", {.hands = {"r1 r3", "g1"}, .row = "g7 b9", .draw = "b6 g6"}, "0 draw; 0 lay r1; 0 call",
     "0 draws b6; 0 lays r1; 0 exposed; turn 1; 0 calls"},
    {"DOS-CALL-1", "after_a_bonus_lay", {.hands = {"g7 r1 r3 r4", "g1"}, .row = "g7 b9", .draw = "b6 g6"},
     "0 match 0 g7; 0 end; 0 lay r1; 0 call", "... 0 calls"},
    {"DOS-CALL-1", "after_a_double_color_of_another", {.hands = {"g3 g4 r1 r3 r4", "g1"}, .row = "g7 b9", .draw = "b6 g6"},
     "0 match 0 g3 g4; 0 end; 0 skip; 1 call", "... 1 calls"},
    {"DOS-CALL-1", "after_a_penalty",
     {.hands = {"r1 r3 r4", "g1", "y1 y3"}, .row = "g7 b9", .draw = "b6", .exposed = {1}, .rules = never}, "2 catch 1; 1 call",
     "1 caught by 2; 1 draws b6 for being caught; 1 exposed; 1 calls"},
    {"DOS-CALL-1", "not_with_two_from_the_start", {.hands = {"r1 r3", "g1"}, .row = "g7 b9", .draw = "b6 g6"}, "0 call",
     "refused nothing-to-call DOS-CALL-1"},
    {"DOS-CALL-1", "not_with_three", three_cards(), "0 call", "refused nothing-to-call DOS-CALL-1"},
    {"DOS-CALL-1", "drawing_two_from_one_never_has_two",
     {.hands = {"g3 g4 b4 b5 r1 r3 r4 r5", "b8"}, .row = "g7 b9", .draw = "b6 g6 y6 r6"},
     "0 match 0 g3 g4; 0 match 1 b4 b5; 0 end; 0 skip; 1 call", "... refused nothing-to-call DOS-CALL-1"},

    {"DOS-CALL-2", "caught_first", three_cards(), "0 match 0 r7; 2 catch 0; 0 call", "... refused already-caught DOS-CALL-3"},
    {"DOS-CALL-2", "called_first", three_cards(), "0 match 0 r7; 0 call; 2 catch 0", "... refused already-called DOS-CALL-8"},
    {"DOS-CALL-2", "only_one_catches", three_cards(), "0 match 0 r7; 2 catch 0; 1 catch 0",
     "0 matches g7 with r7 (none); 0 exposed; 0 caught by 2; refused already-caught DOS-CALL-3"},
    {"DOS-CALL-2", "not_oneself", three_cards(), "0 match 0 r7; 0 catch 0", "... refused cannot-catch-yourself DOS-CALL-2"},
    {"DOS-CALL-2", "no_such_seat", three_cards(), "0 catch 3; 1 catch 255",
     "refused no-such-seat DOS-CALL-2; refused no-such-seat DOS-CALL-2"},
    {"DOS-CALL-2", "the_seat_in_turn_catches_too", exposed(), "1 catch 0", "0 caught by 1; 0 draws b6 g6 for being caught"},

    {"DOS-CALL-3", "at_once", exposed(), "2 catch 0", "0 caught by 2; 0 draws b6 g6 for being caught"},
    {"DOS-CALL-3", "at_the_end_of_the_own_turn", three_cards(), "0 match 0 r7; 1 catch 0; 0 end",
     "0 matches g7 with r7 (none); 0 exposed; 0 caught by 1; discard g7 r7; refill b6; 0 draws g6 y6 for being caught; turn 1"},
    {"DOS-CALL-3", "play_goes_on_meanwhile", three_cards(), "0 match 0 r7; 1 catch 0; 0 match 1 y9; 0 end",
     "... discard g7 b9 r7 y9; refill b6 g6; 0 draws y6 r6 for being caught; turn 1"},

    {"DOS-CALL-4", "closed_by_a_draw", exposed(), "1 draw; 2 catch 0", "... refused call-window-closed DOS-CALL-4"},
    {"DOS-CALL-4", "closed_by_a_match", exposed(), "1 match 0 g4 g5; 2 catch 0; 0 call",
     "... refused call-window-closed DOS-CALL-4; refused call-window-closed DOS-CALL-4"},
    {"DOS-CALL-4", "exposed_in_the_turn_before", three_cards(), "0 match 0 r7; 0 end; 1 draw; 2 catch 0",
     "... refused call-window-closed DOS-CALL-4"},
    {"DOS-CALL-4", "exposed_by_a_lay_of_the_turn_before", {.hands = {"r1 r3", "g9 g3 g4 g5"}, .row = "g7 b9", .draw = "b6 g6"},
     "0 draw; 0 lay r1; 1 match 1 g9; 0 call", "... refused call-window-closed DOS-CALL-4"},
    {"DOS-CALL-4", "own_actions_do_not_close", three_cards(), "0 match 0 r7; 0 match 1 y9; 0 end; 2 catch 0",
     "... 0 caught by 2; 0 draws y6 r6 for being caught"},
    {"DOS-CALL-4", "exposed_in_the_turn_of_another_stays_open",
     {.hands = {"g3 g4 r1 r3 r4", "r7 r8 r9", "g1"}, .row = "g7 b9", .draw = "b6 y1 y3 y4 y5"},
     "0 match 0 g3 g4; 0 end; 0 skip; 0 catch 2", "... 2 caught by 0; 2 draws y4 y5 for being caught"},
    {"DOS-CALL-4", "while_two_next_player_acts", exposed(while_two), "1 draw; 2 catch 0",
     "1 draws b6; 0 caught by 2; 0 draws g6 y6 for being caught"},
    {"DOS-CALL-4", "while_two_closed_by_another_number", three_cards(while_two), "0 match 0 r7; 0 match 1 y9; 1 catch 0",
     "0 matches g7 with r7 (none); 0 exposed; 0 matches b9 with y9 (none); 0 safe; refused not-exposed DOS-CALL-7"},
    {"DOS-CALL-4", "while_two_closed_by_a_draw",
     {.hands = {"r1 y8", "g1 g3 g4 g5"}, .row = "b9 r4", .draw = "b6 g6", .exposed_before_turn = {0}, .rules = while_two},
     "0 draw; 1 catch 0", "0 draws b6; 0 safe; refused not-exposed DOS-CALL-7"},
    {"DOS-CALL-4", "never_closes", exposed(never), "1 draw; 1 lay g1; 2 draw; 2 lay y1; 0 draw; 0 lay r1; 2 catch 0",
     "... 0 caught by 2; 0 draws r6 b10 for being caught"},
    {"DOS-CALL-4", "never_closes_for_one_card", three_cards(never), "0 match 0 r7; 0 match 1 y9; 0 end; 1 draw; 1 catch 0",
     "... 0 caught by 1; 0 draws r6 b10 for being caught"},

    {"DOS-CALL-5", "passing_through_two", three_cards(), "0 match 0 r7; 0 match 1 y9; 1 catch 0", "... 0 caught by 1"},
    {"DOS-CALL-5", "from_three_to_one_never_has_two", {.hands = {"r3 r4 y8", "g1 g3"}, .row = "g7 b9", .draw = "b6 g6"},
     "0 match 0 r3 r4; 0 call; 1 catch 0", "... refused nothing-to-call DOS-CALL-1; refused not-exposed DOS-CALL-7"},
    {"DOS-CALL-5", "from_four_to_two", {.hands = {"r3 r4 y8 y9", "g1 g3"}, .row = "g7 b9", .draw = "b6 g6"}, "0 match 0 r3 r4",
     "0 matches g7 with r3 r4 (none); 0 exposed"},

    {"DOS-CALL-6", "too_early", three_cards(), "0 match 0 r7; 1 catch 0 after 999; 0 call",
     "0 matches g7 with r7 (none); 0 exposed; refused too-early DOS-CALL-6; 0 calls"},
    {"DOS-CALL-6", "in_time", three_cards(), "0 match 0 r7; 1 catch 0 after 1000", "... 0 caught by 1"},
    {"DOS-CALL-6", "no_grace", three_cards(no_grace), "0 match 0 r7; 1 catch 0 after 0", "... 0 caught by 1"},
    {"DOS-CALL-6", "long_grace", three_cards(long_grace), "0 match 0 r7; 1 catch 0 after 4999; 1 catch 0 after 5000",
     "0 matches g7 with r7 (none); 0 exposed; refused too-early DOS-CALL-6; 0 caught by 1"},

    {"DOS-CALL-7", "costs_nothing", three_cards(), "1 catch 0", "refused not-exposed DOS-CALL-7"},
    {"DOS-CALL-7", "draws_two", three_cards(false_catch), "1 catch 0", "0 falsely caught by 1; 1 draws b6 g6 for a false catch"},
    {"DOS-CALL-7", "draws_two_after_the_call", three_cards(false_catch), "0 match 0 r7; 0 call; 1 catch 0 after 0",
     "0 matches g7 with r7 (none); 0 exposed; 0 calls; 0 falsely caught by 1; 1 draws b6 g6 for a false catch"},
    {"DOS-CALL-7", "in_turn_draws_two_at_its_end",
     {.hands = {"r7 r1 y9 y10", "g1"}, .row = "g7 b9", .draw = "b6 g6 y6", .rules = false_catch},
     "0 catch 1; 0 match 0 r7; 0 end", "... discard g7 r7; refill b6; 0 draws g6 y6 for a false catch; turn 1"},
    {"DOS-CALL-7", "the_penalty_closes_while_two", three_cards(strict), "0 match 0 r7; 0 catch 1; 0 end",
     "... discard g7 r7; refill b6; 0 draws g6 y6 for a false catch; 0 safe; turn 1"},
    {"DOS-CALL-7", "both_penalties", three_cards(false_catch), "0 match 0 r7; 0 catch 1; 1 catch 0; 0 end",
     "... discard g7 r7; refill b6; 0 draws g6 y6 for being caught; 0 draws r6 b10 for a false catch; turn 1"},
    {"DOS-CALL-7", "too_early_is_not_false", three_cards(false_catch), "0 match 0 r7; 1 catch 0 after 10",
     "0 matches g7 with r7 (none); 0 exposed; refused too-early DOS-CALL-6"},

    {"DOS-CALL-8", "serves_while_two", exposed(), "0 call; 1 draw; 0 call", "... refused already-called DOS-CALL-8"},
    {"DOS-CALL-8", "does_not_serve_a_hand_that_has_changed",
     {.hands = {"r1 r3", "g1"}, .row = "g7 b9", .draw = "b6 g6", .exposed_before_turn = {0}}, "0 call; 0 draw; 0 call; 1 catch 0",
     "0 calls; 0 draws b6; refused nothing-to-call DOS-CALL-1; refused not-exposed DOS-CALL-7"},
    {"DOS-CALL-8", "drawing_nothing_is_not_two_again", {.hands = {"r1 r3", "g1"}, .row = "g7 b9"}, "0 draw; 0 call",
     "0 draws nothing; refused nothing-to-call DOS-CALL-1"},
    {"DOS-CALL-8", "two_again_calls_again",
     {.hands = {"r1 r3", "g1"}, .row = "g7 b9", .draw = "b6 g6", .exposed_before_turn = {0}}, "0 call; 0 draw; 0 lay r1; 0 call",
     "0 calls; 0 draws b6; 0 lays r1; 0 exposed; turn 1; 0 calls"},
    {"DOS-CALL-8", "from_two_to_one_needs_none",
     {.hands = {"r7 r3", "g1"}, .row = "g7 b9", .draw = "b6 g6", .exposed_before_turn = {0}}, "0 call; 0 match 0 r7; 0 call",
     "0 calls; 0 matches g7 with r7 (none); refused nothing-to-call DOS-CALL-1"},
};
// clang-format on

} // namespace

INSTANTIATE_TEST_SUITE_P(DosCall, RuleRow, testing::ValuesIn(call_rows), named_after_rule<Position>);

} // namespace tableside::test
