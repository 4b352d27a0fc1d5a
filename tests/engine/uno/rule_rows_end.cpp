// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Test rows for UNO-CALL and UNO-OUT, and for the house rules that change hands or turns: UNO-JUMP, UNO-SEVEN.
#include "tests/engine/uno/rule_row.h"

namespace tableside::uno_test {

namespace {

constexpr uno::Ruleset jump_in{.jump_in = true};
constexpr uno::Ruleset jump_and_stack{.stacking = true, .jump_in = true};
constexpr uno::Ruleset seven_zero{.seven_zero = true};
constexpr uno::Ruleset jump_seven{.jump_in = true, .seven_zero = true};

/// Seat 0 has two cards and can play both.
const Position two_cards{.hands = {"r7 r1", "g1 g2 r9", "y1 y2 y3"}, .top = "r5", .draw = "b9 b8 g8 y6 b7 r2"};
/// Seat 0 has one card, has not called, and it is seat 1's turn.
const Position exposed{
    .hands = {"b1", "g1 g2 r9", "y1 y2 y3"}, .top = "r5", .draw = "b9 b8 g8 y6 b7 r2", .turn = 1, .exposed = {0}};

const Position jump{
    .hands = {"r7 b1 b2", "g1 g2 g3", "y1 y2 y3", "r7 y4 y5 y6"}, .top = "r5", .draw = "b9 b8 g8 y6", .rules = jump_in};

const Position sevens{.hands = {"r7 r0 b1", "g1 g2 g3 g4", "y1 y2"}, .top = "r5", .draw = "b9 b8", .rules = seven_zero};

// clang-format off
const Row end_rows[] = {
    {"UNO-CALL-1", "the_next_to_last_card", two_cards, "0 play r7; 0 call", "0 plays r7; 0 exposed; turn 1; 0 calls"},
    {"UNO-CALL-1", "caught", two_cards, "0 play r7; 2 catch 0; 0 call", "... refused already-caught UNO-CALL-1"},
    {"UNO-CALL-1", "called_first", two_cards, "0 play r7; 0 call; 2 catch 0", "... refused already-called UNO-CALL-1"},
    {"UNO-CALL-1", "until_the_next_player_plays", exposed, "1 play r9; 2 catch 0; 0 call",
     "0 safe; 1 plays r9; turn 2; refused call-window-closed UNO-CALL-1; refused call-window-closed UNO-CALL-1"},
    {"UNO-CALL-1", "or_draws", exposed, "1 draw; 2 catch 0", "0 safe; 1 draws b9; refused call-window-closed UNO-CALL-1"},
    {"UNO-CALL-1", "a_missed_turn_does_not_begin", {.hands = {"r+2 b1", "g1 g2", "y1 y2"}, .top = "r5", .draw = "b9 b8 g8 y6"},
     "0 play r+2; 1 catch 0", "... 0 caught by 1; 0 draws g8 y6 for being caught"},
    {"UNO-CHAL-2", "accepting_begins_the_turn", {.hands = {"wild+4 b1", "g1 g2", "y1 y2"}, .top = "r5", .draw = "b9 b8 g8 y6"},
     "0 play wild+4 g; 1 accept; 2 catch 0", "... refused call-window-closed UNO-CALL-1"},
    {"UNO-CHAL-2", "challenging_begins_the_turn", {.hands = {"wild+4 r1", "g1 g2", "y1 y2"}, .top = "r5", .draw = "b9 b8 g8 y6"},
     "0 play wild+4 g; 1 challenge; 2 catch 0",
     "0 plays wild+4; 0 names g; 0 exposed; turn 1; 0 safe; 1 challenges 0 guilty (r1); 0 draws b9 b8 g8 y6 for the challenge; "
     "refused not-exposed UNO-CALL-1"},
    {"UNO-CHAL-2", "stacking_begins_the_turn",
     {.hands = {"r+2 b1", "g+2 g2 g3", "y1 y2"}, .top = "r5", .draw = "b9 b8 g8 y6", .rules = {.stacking = true}},
     "0 play r+2; 1 play g+2; 2 catch 0", "... refused call-window-closed UNO-CALL-1"},
    {"UNO-CHAL-2", "a_forced_draw_two_does_not", {.hands = {"r+2 b1", "g1 g2", "y1 y2"}, .top = "r5", .draw = "b9 b8 g8 y6"},
     "0 play r+2; 2 catch 0", "... 0 caught by 2; 0 draws g8 y6 for being caught"},
    {"UNO-CHAL-2", "nor_does_a_skip", {.hands = {"rskip b1", "g1 g2", "y1 y2"}, .top = "r5", .draw = "b9 b8 g8 y6"},
     "0 play rskip; 1 catch 0", "0 plays rskip; 0 exposed; 1 misses; turn 2; 0 caught by 1; 0 draws b9 b8 for being caught"},
    {"UNO-CALL-1", "before_the_own_next_turn", {.hands = {"rskip b1", "g1 g2"}, .top = "r5", .draw = "b9 b8 g8 y6"},
     "0 play rskip; 1 catch 0", "0 plays rskip; 0 exposed; 1 misses; turn 0; 0 caught by 1; 0 draws b9 b8 for being caught"},
    {"UNO-CALL-1", "not_with_two", two_cards, "0 call; 1 catch 0",
     "refused nothing-to-call UNO-CALL-1; refused not-exposed UNO-CALL-1"},
    {"UNO-CALL-2", "not_before_the_play", two_cards, "0 call; 0 play r7; 0 call",
     "refused nothing-to-call UNO-CALL-1; 0 plays r7; 0 exposed; turn 1; 0 calls"},
    {"UNO-CALL-1", "not_by_a_draw", {.hands = {"b1", "g1 g2"}, .top = "r5", .draw = "b9"}, "0 draw; 0 call",
     "0 draws b9; refused nothing-to-call UNO-CALL-1"},
    {"UNO-CALL-1", "not_oneself", exposed, "0 catch 0; 1 catch 3",
     "refused cannot-catch-yourself UNO-CALL-1; refused no-such-seat UNO-DECK-2"},
    {"UNO-CALL-1", "grace_time", exposed, "2 catch 0 after 999; 2 catch 0 after 1000",
     "refused too-early UNO-CALL-1; 0 caught by 2; 0 draws b9 b8 for being caught"},

    {"UNO-OUT-1", "an_empty_hand", {.hands = {"r7", "g1 g2"}, .top = "r5", .exposed = {}}, "0 play r7; 1 draw",
     "0 plays r7; 0 out; refused round-over UNO-OUT-1", ""},
    {"UNO-OUT-1", "the_next_still_draws_two", {.hands = {"r+2", "g1 g2", "y1"}, .top = "r5", .draw = "b9 b8 b7"}, "0 play r+2",
     "0 plays r+2; 1 draws b9 b8 for draw two; 0 out", ""},
    {"UNO-OUT-1", "the_next_still_draws_four", {.hands = {"wild+4", "g1 g2", "y1"}, .top = "r5", .draw = "b9 b8 b7 b6 b5"},
     "0 play wild+4 r; 1 accept", "0 plays wild+4; 0 names r; turn 1; 1 draws b9 b8 b7 b6 for draw four; 0 out", ""},
    {"UNO-OUT-1", "a_last_four_may_be_challenged",
     {.hands = {"wild+4", "g1 g2", "y1"}, .top = "r5", .draw = "b9 b8 b7 b6 b5 b4 b3"}, "0 play wild+4 r; 1 challenge",
     "0 plays wild+4; 0 names r; turn 1; 1 challenges 0 innocent (); 1 draws b9 b8 b7 b6 b5 b4 for the challenge; 0 out", ""},
    {"UNO-OUT-1", "a_last_four_without_bluffing",
     {.hands = {"wild+4", "g1 g2", "y1"}, .top = "r5", .draw = "b9 b8 b7 b6 b5", .rules = no_bluffing}, "0 play wild+4 r",
     "0 plays wild+4; 0 names r; 1 draws b9 b8 b7 b6 for draw four; 0 out", ""},
    {"UNO-OUT-1", "nothing_is_stacked_on_a_last_card",
     {.hands = {"r+2", "g+2 g2", "y1"}, .top = "r5", .draw = "b9 b8 b7", .rules = stacking}, "0 play r+2",
     "0 plays r+2; 1 draws b9 b8 for draw two; 0 out", ""},
    {"UNO-OUT-1", "nor_on_a_last_four",
     {.hands = {"wild+4", "wild+4 g2", "y1"}, .top = "r5", .draw = "b9 b8 b7 b6", .rules = stacking},
     "0 play wild+4 r; 1 play wild+4 b; 1 accept",
     "0 plays wild+4; 0 names r; turn 1; refused draw-comes-first UNO-STACK-1; 1 draws b9 b8 b7 b6 for draw four; 0 out", ""},
    {"UNO-OUT-1", "a_sum_of_stacked_cards_counts",
     {.hands = {"r+2 b1", "g+2", "y1 y2"}, .top = "r5", .draw = "b9 b8 b7 b6", .rules = stacking}, "0 play r+2; 1 play g+2",
     "0 plays r+2; 0 exposed; turn 1; 0 safe; 1 plays g+2; 2 draws b9 b8 b7 b6 for draw two; 1 out", ""},
    {"UNO-OUT-1", "a_last_skip_just_ends", {.hands = {"rskip", "g1 g2", "y1"}, .top = "r5", .posing = {0, 1}},
     "0 play rskip; 1 moved 0", "0 plays rskip; 0 at ease; 0 out; refused round-over UNO-OUT-1", ""},
    {"UNO-OUT-1", "a_poser_who_is_out_cannot_move",
     {.hands = {"wild+4", "g1 g2"}, .top = "r5", .draw = "b9 b8 b7 b6", .posing = {0}}, "0 play wild+4 r; 1 moved 0",
     "0 plays wild+4; 0 names r; 0 at ease; turn 1; refused not-posing UNO-ACT-6"},
    {"UNO-OUT-1", "a_last_seven_swaps_nothing", {.hands = {"r7", "g1 g2", "y1"}, .top = "r5", .rules = seven_zero}, "0 play r7",
     "0 plays r7; 0 out", ""},

    {"UNO-JUMP-1", "off", {.hands = {"r7 b1 b2", "g1 g2", "r7 y4"}, .top = "r5"}, "0 play r7; 2 play r7",
     "0 plays r7; turn 1; refused not-your-turn UNO-TURN-1"},
    {"UNO-JUMP-1", "play_goes_on_from_there", jump, "0 play r7; 3 play r7", "0 plays r7; turn 1; 3 jumps in with r7; turn 0"},
    {"UNO-JUMP-1", "only_the_identical_card", jump, "0 play r7; 2 play y1", "... refused not-identical UNO-JUMP-1"},
    {"UNO-JUMP-1", "not_in_hand", jump, "0 play r7; 2 play r7", "0 plays r7; turn 1; refused card-not-in-hand UNO-TURN-1"},
    {"UNO-JUMP-1", "until_the_turn_has_begun",
     {.hands = {"r7 b1 b2", "g1 g2", "r7 y4"}, .top = "r5", .draw = "r8", .rules = jump_in}, "0 play r7; 1 draw; 2 play r7",
     "0 plays r7; turn 1; 1 draws r8; refused too-late-to-jump-in UNO-JUMP-1"},
    {"UNO-JUMP-1", "nor_after_it", jump, "0 play r7; 1 draw; 1 pass; 3 play r7; 2 draw; 2 pass; 3 play r7",
     "... refused too-late-to-jump-in UNO-JUMP-1; 2 draws b8; 2 passes; turn 3; 3 plays r7; turn 0"},
    {"UNO-JUMP-1", "nor_when_the_drawn_card_is_kept",
     {.hands = {"r7 b1 b2", "g1 g2", "y1 y2", "r7 y4"}, .top = "r5", .draw = "r8", .rules = jump_in},
     "0 play r7; 1 draw; 1 pass; 3 play r7", "... refused too-late-to-jump-in UNO-JUMP-1"},
    {"UNO-JUMP-1", "nor_when_there_was_nothing_to_draw",
     {.hands = {"r7 b1 b2", "g1 g2", "y1 y2", "r7 y4"}, .top = "r7", .rules = jump_in}, "0 draw; 3 play r7",
     "0 draws nothing; turn 1; refused too-late-to-jump-in UNO-JUMP-1"},
    {"UNO-JUMP-1", "a_drawn_card_that_is_played_is_a_new_one",
     {.hands = {"r7 b1 b2", "g1 g2", "y1 y2", "r8 y3 y4"}, .top = "r5", .draw = "r8", .rules = jump_in},
     "0 play r7; 1 draw; 1 play r8; 3 play r8", "0 plays r7; turn 1; 1 draws r8; 1 plays r8; turn 2; 3 jumps in with r8; turn 0"},
    {"UNO-JUMP-1", "when_a_four_has_been_drawn",
     {.hands = {"wild+4 b1 b2", "g1", "y1 y2", "wild+4 y5 y6"}, .top = "r5", .draw = "b9 b8 g8 y6 b7 b6 b5 b4", .rules = jump_in},
     "0 play wild+4 g; 1 accept; 3 play wild+4 r", "... 3 jumps in with wild+4; 3 names r; turn 0"},
    {"UNO-JUMP-1", "on_ones_own_card", {.hands = {"r7 r7 b2", "g1 g2", "y4"}, .top = "r5", .rules = jump_in},
     "0 play r7; 0 play r7", "0 plays r7; turn 1; 0 jumps in with r7; 0 exposed; turn 1"},
    {"UNO-JUMP-1", "closes_the_window", {.hands = {"r7 b2", "g1 g2", "r7 y4 y5"}, .top = "r5", .rules = jump_in},
     "0 play r7; 2 play r7; 1 catch 0", "... refused call-window-closed UNO-CALL-1"},
    {"UNO-JUMP-1", "and_out", {.hands = {"r7 b2 b3", "g1 g2", "r7"}, .top = "r5", .rules = jump_in}, "0 play r7; 2 play r7",
     "0 plays r7; turn 1; 2 jumps in with r7; 2 out", ""},
    {"UNO-JUMP-1", "a_draw_two_is_not_added_up",
     {.hands = {"r+2 b1 b2", "g1", "y1", "r+2 y4 y5"}, .top = "r5", .draw = "b9 b8 g8 y6", .rules = jump_in},
     "0 play r+2; 3 play r+2", "... 3 jumps in with r+2; 0 draws g8 y6 for draw two; 0 misses; turn 1"},
    {"UNO-JUMP-1", "with_stacking_it_is",
     {.hands = {"r+2 b1 b2", "g1", "y1", "r+2 y4 y5"}, .top = "r5", .draw = "b9 b8 g8 y6", .rules = jump_and_stack},
     "0 play r+2; 3 play r+2; 0 accept", "... 0 draws b9 b8 g8 y6 for draw two; 0 misses; turn 1"},
    {"UNO-JUMP-1", "not_on_a_four_that_is_to_be_drawn",
     {.hands = {"wild+4 b1 b2", "g1", "wild+4 y1", "y5"}, .top = "r5", .draw = "b9 b8 g8 y6", .rules = jump_in},
     "0 play wild+4 g; 2 play wild+4 r", "0 plays wild+4; 0 names g; turn 1; refused draw-comes-first UNO-STACK-1"},
    {"UNO-JUMP-1", "a_wild_names_its_color", {.hands = {"wild b1 b2", "g1", "wild y1 y2"}, .top = "r5", .rules = jump_in},
     "0 play wild g; 2 play wild; 2 play wild y",
     "0 plays wild; 0 names g; turn 1; refused colour-not-named UNO-ACT-4; 2 jumps in with wild; 2 names y; turn 0"},
    {"UNO-JUMP-1", "a_pose_is_over", {.hands = {"r7 b1 b2", "g1", "r7 y1 y2"}, .top = "r5", .posing = {2}, .rules = jump_in},
     "0 play r7; 2 play r7", "0 plays r7; turn 1; 2 at ease; 2 jumps in with r7; turn 0"},

    {"UNO-SEVEN-1", "off", {.hands = {"r7 b1 b2", "g1", "y1 y2"}, .top = "r5"}, "0 play r7; 0 swap 1",
     "0 plays r7; turn 1; refused not-your-turn UNO-TURN-1"},
    {"UNO-SEVEN-1", "a_seven_swaps", sevens, "0 play r7; 0 swap 1", "... 0 swaps with 1 (g1 g2 g3 g4 | r0 b1 | y1 y2); turn 1"},
    {"UNO-SEVEN-1", "with_whom", sevens, "0 play r7; 0 swap 0; 0 swap 3; 0 draw; 0 play r0",
     "0 plays r7; refused cannot-swap-with-yourself UNO-SEVEN-1; refused no-such-seat UNO-DECK-2; "
     "refused choose-hand-first UNO-SEVEN-1; refused choose-hand-first UNO-SEVEN-1", "swap 1; swap 2"},
    {"UNO-SEVEN-1", "nothing_to_swap", sevens, "0 swap 1", "refused no-hand-to-choose UNO-SEVEN-1"},
    {"UNO-SEVEN-1", "two_players_have_no_choice", {.hands = {"r7 b1 b2", "g1 g2 g3"}, .top = "r5", .rules = seven_zero},
     "0 play r7", "0 plays r7; 0 swaps with 1 (g1 g2 g3 | b1 b2); turn 1"},
    {"UNO-SEVEN-1", "a_zero_passes_all_on", sevens, "0 play r0",
     "0 plays r0; 0 passes hands on (y1 y2 | r7 b1 | g1 g2 g3 g4); turn 1"},
    {"UNO-SEVEN-1", "to_the_right",
     {.hands = {"r7 r0 b1", "g1 g2 g3 g4", "y1 y2"}, .top = "r5", .direction = -1, .rules = seven_zero}, "0 play r0",
     "0 plays r0; 0 passes hands on (g1 g2 g3 g4 | y1 y2 | r7 b1); turn 2"},
    {"UNO-SEVEN-1", "who_gets_a_single_card_calls",
     {.hands = {"r7 b1", "g1 g2 g3", "y1 y2"}, .top = "r5", .draw = "b9 b8", .rules = seven_zero},
     "0 play r7; 0 call; 0 swap 1; 2 catch 1",
     "0 plays r7; refused nothing-to-call UNO-CALL-1; 0 swaps with 1 (g1 g2 g3 | b1 | y1 y2); 1 exposed; turn 1; 1 caught by 2; "
     "1 draws b9 b8 for being caught"},
    {"UNO-SEVEN-1", "a_drawn_seven", {.hands = {"b1 b2", "g1 g2 g3", "y1 y2"}, .top = "r5", .draw = "r7", .rules = seven_zero},
     "0 draw; 0 play r7; 0 swap 2", "0 draws r7; 0 plays r7; 0 swaps with 2 (y1 y2 | g1 g2 g3 | b1 b2); turn 1"},
    {"UNO-SEVEN-1", "no_jump_before_the_choice", {.hands = {"r7 b1 b2", "g1 g2", "r7 y2"}, .top = "r5", .rules = jump_seven},
     "0 play r7; 2 play r7; 0 swap 1; 2 play r7",
     "0 plays r7; refused not-your-turn UNO-TURN-1; 0 swaps with 1 (g1 g2 | b1 b2 | r7 y2); turn 1; 2 jumps in with r7"},
    {"UNO-SETUP-3", "the_color_comes_first", {.hands = {"r7 b1", "g1"}, .top = "wild", .phase = uno::Phase::color},
     "0 play r7; 0 draw; 0 colour; 0 colour g; 0 colour b",
     "refused name-colour-first UNO-SETUP-3; refused name-colour-first UNO-SETUP-3; refused colour-not-named UNO-ACT-4; "
     "0 names g; refused no-colour-to-name UNO-SETUP-3", "draw"},
};
// clang-format on

} // namespace

INSTANTIATE_TEST_SUITE_P(UnoEnd, UnoRuleRow, testing::ValuesIn(end_rows), test::named_after_rule<Position>);

} // namespace tableside::uno_test
