// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Test rows for DOS-TURN and DOS-PILE.
#include "tests/engine/dos/rule_row.h"

namespace tableside::test {

namespace {

const Position simple{.hands = {"r7 b3 b4 b5 b6", "g1 g3 g4 g5"}, .row = "g7 b9 y3", .draw = "y1 y4 y5 y6"};
const Position with_drawn{.hands = {"r7 b3 b4 b5", "g1 g3 g4"}, .row = "g7 b9", .draw = "y9 y4 y5"};
const Position full_row{.hands = {"r7 b3 b4 b5 g1 g1 y5", "g1 g3 g4"}, .row = "g7 y3 y4 r5 r9", .draw = "y1 y4 y5"};

// clang-format off
const Row turn_rows[] = {
    {"DOS-TURN-1", "match_one", simple, "0 match 0 r7; 0 end", "0 matches g7 with r7 (none); discard g7 r7; turn 1"},
    {"DOS-TURN-1", "match_more", simple, "0 match 2 b3; 0 match 0 r7; 0 end", "... discard g7 y3 b3 r7; refill y1; turn 1"},
    {"DOS-TURN-1", "draw_although_it_could_match", simple, "0 draw", "0 draws y1",
     "match 0 r7; match 0 b3 b4; match 0 b6 y1; match 1 b3 b6; match 1 b4 b5; match 2 b3; lay r7; lay b3; lay b4; lay b5; "
     "lay b6; lay y1"},
    {"DOS-TURN-1", "legal_at_first", simple, "", "", "match 0 r7; match 0 b3 b4; match 1 b3 b6; match 1 b4 b5; match 2 b3; draw"},
    {"DOS-TURN-1", "legal_after_a_match", simple, "0 match 0 r7", "0 matches g7 with r7 (none)",
     "match 1 b3 b6; match 1 b4 b5; match 2 b3; end"},
    {"DOS-TURN-1", "end_without_a_match", simple, "0 end", "refused nothing-matched DOS-TURN-1"},
    {"DOS-TURN-1", "others_wait", simple, "1 draw; 1 match 0 g3 g4; 1 end; 1 lay g1; 1 skip; 2 draw",
     "refused not-your-turn DOS-TURN-1; refused not-your-turn DOS-TURN-1; refused not-your-turn DOS-TURN-1; "
     "refused not-your-turn DOS-TURN-1; refused not-your-turn DOS-TURN-1; refused no-such-seat DOS-CALL-2"},
    {"DOS-TURN-1", "card_not_in_hand", simple, "0 match 0 g7; 0 match 0 b3 g4; 0 match 0 g3 b4",
     "refused card-not-in-hand DOS-TURN-1; refused card-not-in-hand DOS-TURN-1; refused card-not-in-hand DOS-TURN-1"},
    {"DOS-TURN-1", "the_same_card_twice", {.hands = {"b5 r7 r8", "g1"}, .row = "g10 g1"}, "0 match 0 b5 b5",
     "refused card-not-in-hand DOS-TURN-1"},
    {"DOS-TURN-1", "no_such_row_card", simple, "0 match 3 r7", "refused no-such-row-card DOS-TURN-1"},

    {"DOS-TURN-2", "once_by_single", simple, "0 match 0 r7; 0 match 0 b3 b4", "... refused row-card-already-matched DOS-TURN-2"},
    {"DOS-TURN-2", "once_by_double", simple, "0 match 0 b3 b4; 0 match 0 r7", "... refused row-card-already-matched DOS-TURN-2"},
    {"DOS-TURN-2", "equal_row_cards_are_two", {.hands = {"r7 b7 r1 r3 r4", "g1"}, .row = "g7 g7", .draw = "y1 y3"},
     "0 match 0 r7; 0 match 1 b7; 0 end", "... discard g7 g7 r7 b7; refill y1 y3; turn 1"},
    {"DOS-TURN-2", "no_limit", full_row, "0 match 0 r7; 0 match 1 b3; 0 match 2 b4; 0 match 3 b5",
     "0 matches g7 with r7 (none); 0 matches y3 with b3 (none); 0 matches y4 with b4 (none); 0 matches r5 with b5 (none)", "end"},

    {"DOS-TURN-3", "one_card", simple, "0 draw; 0 draw", "0 draws y1; refused already-drawn DOS-TURN-3"},
    {"DOS-TURN-3", "match_with_the_drawn_card", with_drawn, "0 draw; 0 match 1 y9; 0 end",
     "0 draws y9; 0 matches b9 with y9 (none); discard b9 y9; refill y4; turn 1"},
    {"DOS-TURN-3", "match_with_other_cards", with_drawn, "0 draw; 0 match 0 b3 b4; 0 match 1 y9",
     "0 draws y9; 0 matches g7 with b3 b4 (none); 0 matches b9 with y9 (none); 0 exposed"},
    {"DOS-TURN-3", "then_end", with_drawn, "0 draw; 0 match 0 r7; 0 end", "... discard g7 r7; refill y4; turn 1"},

    {"DOS-TURN-4", "must_lay", with_drawn, "0 draw; 0 end", "0 draws y9; refused lay-owed DOS-TURN-4"},
    {"DOS-TURN-4", "lay_the_drawn_card", with_drawn, "0 draw; 0 lay y9", "0 draws y9; 0 lays y9; turn 1"},
    {"DOS-TURN-4", "laid_card_is_a_new_row_card", with_drawn, "0 draw; 0 lay b3", "0 draws y9; 0 lays b3; turn 1",
     "match 0 g3 g4; match 2 g3; draw"},
    {"DOS-TURN-4", "laid_card_is_not_matched_this_turn", with_drawn, "0 draw; 0 lay b3; 0 match 2 b3",
     "0 draws y9; 0 lays b3; turn 1; refused not-your-turn DOS-TURN-1"},
    {"DOS-TURN-4", "lay_gives_no_bonus", {.hands = {"g7 b3 b4 b5", "g1 g3 g4"}, .row = "g7 b9", .draw = "y9 y4"},
     "0 draw; 0 lay g7", "0 draws y9; 0 lays g7; turn 1"},
    {"DOS-TURN-4", "lay_before_the_draw", simple, "0 lay b3", "refused lay-before-draw DOS-TURN-4"},
    {"DOS-TURN-4", "lay_after_a_match", simple, "0 draw; 0 match 0 r7; 0 lay b3", "... refused lay-after-match DOS-TURN-4"},
    {"DOS-TURN-4", "lay_after_a_match_without_a_draw", simple, "0 match 0 r7; 0 lay b3",
     "0 matches g7 with r7 (none); refused lay-after-match DOS-TURN-4"},
    {"DOS-TURN-4", "lay_what_is_not_there", simple, "0 draw; 0 lay r1", "0 draws y1; refused card-not-in-hand DOS-TURN-1"},

    {"DOS-TURN-5", "no_maximum", {.hands = {"r7 b3 b4 b5", "g1"}, .row = "g9 b9 y9 r9 g8 b8 y8 r8 g6 b6", .draw = "y1 y3"},
     "0 draw; 0 lay b3", "0 draws y1; 0 lays b3; turn 1"},

    {"DOS-TURN-6", "no_draw_after_a_match", simple, "0 match 0 r7; 0 draw", "... refused draw-after-match DOS-TURN-6"},
    {"DOS-TURN-6", "no_second_draw_after_a_match", simple, "0 draw; 0 match 0 r7; 0 draw",
     "0 draws y1; 0 matches g7 with r7 (none); refused draw-after-match DOS-TURN-6"},

    {"DOS-PILE-1", "reshuffle_to_draw", {.hands = {"r7 b3 b4 b5", "g1"}, .row = "g9 b9", .draw = "", .discard = "y1"}, "0 draw",
     "reshuffle y1; 0 draws y1"},
    {"DOS-PILE-1", "not_before_it_is_needed", {.hands = {"r7 b3 b4 b5", "g1"}, .row = "g9 b9", .draw = "y3", .discard = "y1"},
     "0 draw; 0 lay b3; 1 draw", "0 draws y3; 0 lays b3; turn 1; reshuffle y1; 1 draws y1; 1 exposed"},
    {"DOS-PILE-1", "reshuffle_to_refill", {.hands = {"r9 b3 b4 b5", "g1"}, .row = "g9 b9", .draw = "", .discard = ""},
     "0 match 0 r9; 0 end", "0 matches g9 with r9 (none); discard g9 r9; reshuffle g9 r9; refill g9; turn 1"},
    {"DOS-PILE-1", "in_the_middle_of_a_penalty",
     {.hands = {"r9 b3 b4 b5", "g1 g3"}, .row = "g9 b9", .draw = "y3", .discard = "y1", .exposed_before_turn = {1}}, "0 catch 1",
     "1 caught by 0; 1 draws y3 for being caught; reshuffle y1; 1 draws y1 for being caught"},
    {"DOS-PILE-1", "cards_of_this_turn_stay_out",
     {.hands = {"r9 b3 b4 b5", "g1 g3", "y9"}, .row = "g9 b9", .draw = "", .discard = "y1", .exposed_before_turn = {1},
      .rules = {.catch_window = dos::CatchWindow::never}}, "0 match 0 r9; 2 catch 1",
     "0 matches g9 with r9 (none); 1 caught by 2; reshuffle y1; 1 draws y1 for being caught"},
    {"DOS-PILE-1", "both_empty_draw", {.hands = {"r7 b3 b4", "g1"}, .row = "g9 b9"}, "0 draw; 0 draw; 0 lay b3",
     "0 draws nothing; refused already-drawn DOS-TURN-3; 0 lays b3; 0 exposed; turn 1"},
    {"DOS-PILE-1", "row_stays_short", {.hands = {"r9 b3 b4 b5", "g1 g3 g4"}, .row = "dos"}, "0 draw; 0 lay r9",
     "0 draws nothing; 0 lays r9; turn 1", "draw"},
};
// clang-format on

} // namespace

TEST_P(RuleRow, plays)
{
    const Row &row = GetParam();
    dos::State state = state_of(row.position);
    const auto before = census(state);
    expect_events(played(state, row.script), row);
    if (row.legal_then) {
        EXPECT_EQ(legal_text(state), in_order(*row.legal_then));
    }
    EXPECT_EQ(census(state), before) << "cards were lost or made";
}

INSTANTIATE_TEST_SUITE_P(DosTurn, RuleRow, testing::ValuesIn(turn_rows), named_after_rule<Position>);

} // namespace tableside::test
