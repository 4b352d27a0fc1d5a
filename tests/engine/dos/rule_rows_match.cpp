// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Test rows for DOS-MATCH and DOS-WILD. reading_test.cpp tests every match of one or two cards on every row card.
#include "tests/engine/dos/rule_row.h"

namespace tableside::test {

namespace {

/// Returns a position with this row and the hand of seat 0. The other hands and the draw pile have cards that do not affect
/// the tests.
Position on(std::string_view row, std::string_view hand)
{
    return {.hands = {hand, "b8 b8 g8 g8", "y8 y8 r8 r8"}, .row = row, .draw = "b6 g6 y6 r6 b10 g10"};
}

// clang-format off
const Row match_rows[] = {
    {"DOS-MATCH-1", "any_color", on("g7 b9", "r7 r1 r3 r4"), "0 match 0 r7", "0 matches g7 with r7 (none)"},
    {"DOS-MATCH-1", "another_number", on("g7 b9", "r6 r1 r3 r4"), "0 match 0 r6", "refused number-does-not-match DOS-MATCH-1"},
    {"DOS-MATCH-2", "any_colors", on("g7 b9", "r3 y4 r1 r5"), "0 match 0 r3 y4", "0 matches g7 with r3 y4 (none); 0 exposed"},
    {"DOS-MATCH-2", "in_either_order", on("g7 b9", "r3 y4 r1 r5"), "0 match 0 y4 r3",
     "0 matches g7 with r3 y4 (none); 0 exposed"},
    {"DOS-MATCH-2", "two_equal_cards", on("g10 b9", "r5 r5 r1 r3"), "0 match 0 r5 r5",
     "0 matches g10 with r5 r5 (none); 0 exposed"},
    {"DOS-MATCH-2", "another_sum", on("g7 b9", "r3 y5 r1 r4"), "0 match 0 r3 y5; 0 match 0 r1 r4",
     "refused sum-does-not-match DOS-MATCH-2; refused sum-does-not-match DOS-MATCH-2"},
    {"DOS-MATCH-2", "not_the_number_and_another", on("g7 b9", "r7 y5 r1 r4"), "0 match 0 r7 r1",
     "refused sum-does-not-match DOS-MATCH-2"},

    {"DOS-MATCH-3", "single_color", on("g7 b9", "g7 r1 r3 r4"), "0 match 0 g7; 0 end",
     "0 matches g7 with g7 (single); discard g7 g7; refill b6", "lay r1; lay r3; lay r4; skip"},
    {"DOS-MATCH-3", "one_lay", on("g7 b9", "g7 r1 r3 r4 r5"), "0 match 0 g7; 0 end; 0 lay r1", "... 0 lays r1 as bonus; turn 1"},
    {"DOS-MATCH-4", "double_color", on("g7 b9", "g3 g4 r1 r3 r4 r5"), "0 match 0 g3 g4; 0 end; 0 lay r1",
     "... 0 lays r1 as bonus; 1 draws g6 for double color; 2 draws y6 for double color; turn 1"},
    {"DOS-MATCH-4", "only_one_has_the_color", on("g7 b9", "g3 y4 r1 r3 r4 r5"), "0 match 0 g3 y4; 0 end",
     "0 matches g7 with g3 y4 (none); discard g7 g3 y4; refill b6; turn 1"},
    {"DOS-MATCH-4", "both_of_another_color", on("g7 b9", "y3 y4 r1 r3 r4 r5"), "0 match 0 y3 y4; 0 end",
     "0 matches g7 with y3 y4 (none); discard g7 y3 y4; refill b6; turn 1"},
    {"DOS-MATCH-5", "two_lays", on("g7 b9", "g7 b9 r1 r3 r4 r5"), "0 match 0 g7; 0 match 1 b9; 0 end; 0 lay r1; 0 lay r3",
     "... 0 lays r3 as bonus; 0 exposed; turn 1"},
    {"DOS-MATCH-5", "two_double_colors", on("g7 b9", "g3 g4 b4 b5 r1 r3 r4 r5"),
     "0 match 0 g3 g4; 0 match 1 b4 b5; 0 end; 0 lay r1; 0 skip",
     "... 0 skips; 1 draws y6 for double color; 2 draws r6 for double color; 1 draws b10 for double color; "
     "2 draws g10 for double color; turn 1"},
    {"DOS-MATCH-5", "single_and_double_color", on("g7 b9", "g3 g4 b9 r1 r3 r4 r5"),
     "0 match 0 g3 g4; 0 match 1 b9; 0 end; 0 lay r1; 0 lay r3",
     "... 0 lays r3 as bonus; 0 exposed; 1 draws y6 for double color; 2 draws r6 for double color; turn 1"},

    {"DOS-WILD-1", "is_a_two", on("g7 b9", "dos r5 r1 r3"), "0 match 0 r5 dos", "0 matches g7 with r5 dos (none); 0 exposed"},
    {"DOS-WILD-1", "no_other_number", on("g7 b9", "dos g5 r1 r3"), "0 match 0 dos", "refused number-does-not-match DOS-MATCH-1"},
    {"DOS-WILD-2", "any_number", on("g7 b9", "y# r1 r3 r4"), "0 match 0 y#", "0 matches g7 with y# (none)"},
    {"DOS-WILD-2", "not_zero", on("g7 b9", "g# r7 r1 r4"), "0 match 0 r7 g#", "refused sum-does-not-match DOS-MATCH-2"},
    {"DOS-WILD-3", "row_dos_is_a_two", on("dos b9", "r1 b1 r3 r4"), "0 match 0 r3; 0 match 0 r1 b1",
     "refused number-does-not-match DOS-MATCH-1; 0 matches dos with r1 b1 (none); 0 exposed"},
    {"DOS-WILD-3", "row_number_is_any", on("y# b9", "r10 b1 r3 r4"), "0 match 0 r10", "0 matches y# with r10 (none)"},

    {"DOS-WILD-4", "dos_on_dos", on("dos b9", "dos r1 r3 r4"), "0 match 0 dos", "0 matches dos with dos (single)"},
    {"DOS-WILD-4", "one_and_number_on_dos", on("dos b9", "b1 b# r3 r4"), "0 match 0 b1 b#",
     "0 matches dos with b1 b# (double); 0 exposed"},
    {"DOS-WILD-4", "legal_on_dos", on("dos b9", "r# b# b1 b1 g1 dos"), "", "",
     "match 0 r#; match 0 b#; match 0 dos; match 0 b1 b1; match 0 b1 g1; match 0 r# b1; match 0 b1 b#; match 0 r# g1; "
     "match 0 b# g1; match 0 r# b#; match 1 r#; match 1 b#; match 1 r# b#; match 1 r# b1; match 1 b1 b#; match 1 r# g1; "
     "match 1 b# g1; match 1 r# dos; match 1 b# dos; draw"},
    {"DOS-WILD-4", "singles_on_a_number", on("y# b8", "r1 b10 dos g#"), "", "",
     "match 0 r1; match 0 b10; match 0 g#; match 0 dos; match 0 r1 dos; match 0 r1 g#; match 0 g# dos; match 1 g#; "
     "match 1 r1 g#; match 1 g# dos; draw"},
    {"DOS-WILD-4", "pairs_up_to_ten_on_a_number", on("y# b3", "y4 y6 r1 r9"), "", "",
     "match 0 r1; match 0 r9; match 0 y4; match 0 y6; match 0 r1 r9; match 0 r1 y4; match 0 r1 y6; match 0 y4 y6; draw"},
    {"DOS-WILD-4", "two_numbers_from_two", on("g1 dos", "y# r# r1 r3"), "0 match 0 y# r#; 0 match 1 y# r#",
     "refused sum-does-not-match DOS-MATCH-2; 0 matches dos with r# y# (none); 0 exposed"},
    {"DOS-WILD-4", "number_and_ten_on_a_number", on("g# b9", "y# r9 r10 r3"), "0 match 0 y# r10; 0 match 0 y# r9",
     "refused sum-does-not-match DOS-MATCH-2; 0 matches g# with r9 y# (none); 0 exposed"},
    {"DOS-WILD-5", "the_higher_bonus", on("dos b9", "b1 b# r3 r4"), "0 match 0 b# b1",
     "0 matches dos with b1 b# (double); 0 exposed"},
};
// clang-format on

} // namespace

INSTANTIATE_TEST_SUITE_P(DosMatch, RuleRow, testing::ValuesIn(match_rows), named_after_rule<Position>);

} // namespace tableside::test
