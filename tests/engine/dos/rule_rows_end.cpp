// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Test rows for DOS-END and, as far as it ends the round, DOS-SCORE-1.
#include "tests/engine/dos/rule_row.h"

namespace tableside::test {

namespace {

constexpr dos::Ruleset compulsory{.bonus_lay = dos::BonusLay::compulsory};

const Position bonus_due{
    .hands = {"g7 r1 r3 r4 r5", "b8 b8 g8 g8", "y8 y8 r8 r8"}, .row = "g7 b9", .draw = "b6 g6 y6 r6"};
const Position bonus_due_compulsory{.hands = {"g7 r1 r3 r4 r5", "b8 b8 g8 g8", "y8 y8 r8 r8"},
                                    .row = "g7 b9",
                                    .draw = "b6 g6 y6 r6",
                                    .rules = compulsory};
const Position double_due{.hands = {"y8 y8 r8 r8", "g3 g4 r1 r3 r4 r5", "b8 b8 g8 g8"},
                          .row = "g7 b9",
                          .draw = "b6 g6 y6 r6 b10 g10",
                          .turn = 1};
const Position last_two{.hands = {"g3 g4", "y8 y8 r8", "b8 b8 g8"}, .row = "g7 b9", .draw = "b6 g6 y6 r6"};

// clang-format off
const Row end_rows[] = {
    {"DOS-END-1", "matched_row_cards_and_what_was_played",
     {.hands = {"r7 y3 b6 r1 r3 r4", "g1"}, .row = "g7 y8 b9", .draw = "y1"}, "0 match 2 y3 b6; 0 match 0 r7; 0 end",
     "0 matches b9 with b6 y3 (none); 0 matches g7 with r7 (none); discard g7 b9 b6 y3 r7; refill y1; turn 1"},
    {"DOS-END-1", "only_after_the_turn", {.hands = {"r7 b3 b6 r1 r3", "g1"}, .row = "g7 b9", .draw = "", .discard = "y1"},
     "0 match 0 r7", "0 matches g7 with r7 (none)", "match 1 b3 b6; match 1 r3 b6; end"},
    {"DOS-END-2", "filled_to_two", {.hands = {"r7 y9 r1 r3 r4", "g1"}, .row = "g7 b9", .draw = "y1 y3 y4"},
     "0 match 0 r7; 0 match 1 y9; 0 end", "... discard g7 b9 r7 y9; refill y1 y3; turn 1"},
    {"DOS-END-2", "two_are_enough", {.hands = {"r7 r1 r3 r4", "g1"}, .row = "g7 b9 b8", .draw = "y1 y3"}, "0 match 0 r7; 0 end",
     "0 matches g7 with r7 (none); discard g7 r7; turn 1"},
    {"DOS-END-2", "before_the_bonus_lay", bonus_due, "0 match 0 g7; 0 end",
     "0 matches g7 with g7 (single); discard g7 g7; refill b6", "lay r1; lay r3; lay r4; lay r5; skip"},

    {"DOS-END-3", "lay_one", bonus_due, "0 match 0 g7; 0 end; 0 lay r3", "... 0 lays r3 as bonus; turn 1"},
    {"DOS-END-3", "optional_skip", bonus_due, "0 match 0 g7; 0 end; 0 skip", "... 0 skips; turn 1"},
    {"DOS-END-3", "skip_gives_up_all", {.hands = {"g7 b9 r1 r3 r4 r5", "b8"}, .row = "g7 b9", .draw = "b6 g6 y6"},
     "0 match 0 g7; 0 match 1 b9; 0 end; 0 skip", "... 0 skips; turn 1"},
    {"DOS-END-3", "compulsory", bonus_due_compulsory, "0 match 0 g7; 0 end; 0 skip; 0 lay r3",
     "... refused bonus-lays-compulsory DOS-END-3; 0 lays r3 as bonus; turn 1"},
    {"DOS-END-3", "compulsory_legal", bonus_due_compulsory, "0 match 0 g7; 0 end",
     "0 matches g7 with g7 (single); discard g7 g7; refill b6", "lay r1; lay r3; lay r4; lay r5"},
    {"DOS-END-3", "only_lays_now", bonus_due, "0 match 0 g7; 0 end; 0 draw; 0 match 0 r1; 0 end; 0 lay g1",
     "0 matches g7 with g7 (single); discard g7 g7; refill b6; refused only-bonus-lays-now DOS-END-3; "
     "refused only-bonus-lays-now DOS-END-3; refused only-bonus-lays-now DOS-END-3; refused card-not-in-hand DOS-TURN-1"},
    {"DOS-END-3", "others_wait", bonus_due, "0 match 0 g7; 0 end; 1 lay b8; 1 skip",
     "... refused not-your-turn DOS-TURN-1; refused not-your-turn DOS-TURN-1"},
    {"DOS-END-3", "nothing_to_skip", bonus_due, "0 skip", "refused no-bonus-to-skip DOS-END-3"},
    {"DOS-END-3", "no_bonus_no_lay", {.hands = {"r7 r1 r3 r4 r5", "b8"}, .row = "g7 b9", .draw = "b6"},
     "0 match 0 r7; 0 end; 0 lay r1", "... refused not-your-turn DOS-TURN-1"},

    {"DOS-END-4", "others_draw_in_turn_order", double_due, "1 match 0 g3 g4; 1 end; 1 lay r1",
     "... 1 lays r1 as bonus; 2 draws g6 for double color; 0 draws y6 for double color; turn 2"},
    {"DOS-END-4", "also_after_a_skip", double_due, "1 match 0 g3 g4; 1 end; 1 skip",
     "... 1 skips; 2 draws g6 for double color; 0 draws y6 for double color; turn 2"},
    {"DOS-END-5", "after_the_others_drew",
     {.hands = {"g3 g4 r1 r3", "y8 y8 r8", "b8 b8 g8"}, .row = "g7 b9", .draw = "b6 g6 y6 r6 b10"},
     "0 match 0 g3 g4; 1 catch 0; 0 end; 0 lay r1",
     "... 0 lays r1 as bonus; 1 draws g6 for double color; 2 draws y6 for double color; 0 draws r6 b10 for being caught; turn 1"},
    {"DOS-END-5", "also_without_a_bonus", {.hands = {"r7 r1 r3", "y8 y8 r8"}, .row = "g7 b9", .draw = "b6 g6 y6 r6"},
     "0 match 0 r7; 1 catch 0; 0 end", "... discard g7 r7; refill b6; 0 draws g6 y6 for being caught; turn 1"},
    {"DOS-END-5", "not_when_out", {.hands = {"r7 b9", "y8 y8 r8"}, .row = "g7 b9", .draw = "b6 g6 y6 r6", .caught_penalty = 2},
     "0 match 0 r7; 0 match 1 b9", "... 0 matches b9 with b9 (single); 0 out; discard g7 b9 r7 b9; refill b6 g6"},

    {"DOS-END-6", "out_by_a_match", {.hands = {"r7", "y8 y8 r8"}, .row = "g7 b9", .draw = "b6 g6"}, "0 match 0 r7",
     "0 matches g7 with r7 (none); 0 out; discard g7 r7; refill b6", ""},
    {"DOS-END-6", "others_still_draw", last_two, "0 match 0 g3 g4",
     "0 matches g7 with g3 g4 (double); 0 out; discard g7 g3 g4; refill b6; 1 draws g6 for double color; "
     "2 draws y6 for double color", ""},
    {"DOS-END-6", "out_by_a_bonus_lay", {.hands = {"g3 g4 r1", "y8 y8 r8", "b8 b8 g8"}, .row = "g7 b9", .draw = "b6 g6 y6 r6"},
     "0 match 0 g3 g4; 0 end; 0 lay r1",
     "... 0 lays r1 as bonus; 0 out; 1 draws g6 for double color; 2 draws y6 for double color", ""},
    {"DOS-END-6", "out_with_a_lay_to_spare", {.hands = {"g7 b9 r1", "y8 y8 r8"}, .row = "g7 b9", .draw = "b6 g6 y6 r6"},
     "0 match 0 g7; 0 match 1 b9; 0 end; 0 lay r1", "... 0 lays r1 as bonus; 0 out", ""},
    {"DOS-END-6", "out_by_the_lay_after_a_draw", {.hands = {"r1", "y8 y8 r8"}, .row = "g7 b9"}, "0 draw; 0 lay r1",
     "0 draws nothing; 0 lays r1; 0 out", ""},
    {"DOS-SCORE-1", "nothing_more_in_this_round",
     {.hands = {"r7", "y8 y8"}, .row = "g7 b9", .draw = "b6 g6", .exposed_before_turn = {1}},
     "0 match 0 r7; 1 draw; 0 draw; 0 catch 1; 1 call",
     "0 matches g7 with r7 (none); 1 safe; 0 out; discard g7 r7; refill b6; refused round-over DOS-SCORE-1; "
     "refused round-over DOS-SCORE-1; refused round-over DOS-SCORE-1; refused round-over DOS-SCORE-1"},
};
// clang-format on

} // namespace

INSTANTIATE_TEST_SUITE_P(DosEnd, RuleRow, testing::ValuesIn(end_rows), named_after_rule<Position>);

} // namespace tableside::test
