// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Test rows for wild cards and draw cards: UNO-ACT-5 and -6, UNO-CHAL, UNO-STACK.
#include "tests/engine/uno/rule_row.h"

namespace tableside::uno_test {

namespace {

constexpr uno::Ruleset stacking_no_bluffing{.stacking = true, .no_bluffing = true};

/// Returns a position in which seat 0 holds a Wild Draw Four and `others`; red is in play.
Position four_with(std::string_view others, const uno::Ruleset &rules = {})
{
    static std::vector<std::string> hands;
    hands.reserve(100); // the rows keep string_views of its elements
    return {.hands = {hands.emplace_back("wild+4 " + std::string(others)), "g1 g2 g3", "y1 y2 y3"},
            .top = "r5",
            .draw = "b9 r1 g8 y6 b7 r2 g9",
            .rules = rules};
}

Position stacks(const uno::Ruleset &rules)
{
    return {.hands = {"r+2 b1 b2", "g+2 wild+4 g1", "y+2 y1 y2"},
            .top = "r5",
            .draw = "b9 r1 g8 y6 b7 r2 g9 r3",
            .rules = rules};
}

Position four_stacks(const uno::Ruleset &rules)
{
    return {.hands = {"wild+4 b1 b2", "wild+4 g1 y9", "y1 y2 y3"},
            .top = "r5",
            .draw = "b9 r1 g8 y6 b7 r2 g9 r3 b6 r6 g6",
            .rules = rules};
}

const Position fu{.hands = {"wildfu b1 b2", "g1 g2 gskip", "y1 y2 y3"}, .top = "r5", .draw = "b9 r1 g8 y6 b7 r2"};

// clang-format off
const Row wild_rows[] = {
    {"UNO-ACT-5", "draws_four_and_misses", four_with("b1 b2"), "0 play wild+4 g; 1 accept",
     "0 plays wild+4; 0 names g; turn 1; 1 draws b9 r1 g8 y6 for draw four; 1 misses; turn 2"},
    {"UNO-ACT-5", "first_the_draw", four_with("b1 b2"), "0 play wild+4 g; 1 draw; 1 pass; 1 play g1",
     "0 plays wild+4; 0 names g; turn 1; refused accept-or-challenge UNO-ACT-5; refused accept-or-challenge UNO-ACT-5; "
     "refused draw-comes-first UNO-STACK-1", "accept; challenge"},
    {"UNO-ACT-5", "nothing_to_accept", four_with("b1 b2"), "0 accept", "refused nothing-to-accept UNO-ACT-5"},
    {"UNO-CHAL-1", "innocent", four_with("b1 b2"), "0 play wild+4 g; 1 challenge",
     "... 1 challenges 0 innocent (b1 b2); 1 draws b9 r1 g8 y6 b7 r2 for the challenge; 1 misses; turn 2"},
    {"UNO-CHAL-1", "guilty_draws_and_the_challenger_plays", four_with("r1 b2"), "0 play wild+4 g; 1 challenge; 1 play g1",
     "... 1 plays g1; turn 2"},
    {"UNO-CHAL-1", "the_named_color_stands", four_with("r1 b2"), "0 play wild+4 g; 1 challenge",
     "... 1 challenges 0 guilty (r1 b2); 0 draws b9 r1 g8 y6 for the challenge", "play g1; play g2; play g3; draw"},
    {"UNO-CHAL-1", "the_same_number_is_no_guilt", four_with("b5 g5"), "0 play wild+4 g; 1 challenge",
     "... 1 challenges 0 innocent (b5 g5); 1 draws b9 r1 g8 y6 b7 r2 for the challenge; 1 misses; turn 2"},
    {"UNO-CHAL-1", "other_wilds_are_no_guilt", four_with("wild wildfu wild+4"), "0 play wild+4 g; 1 challenge",
     "... 1 challenges 0 innocent (wild wild+4 wildfu); 1 draws b9 r1 g8 y6 b7 r2 for the challenge; 1 misses; turn 2"},
    {"UNO-CHAL-1", "the_named_color_is_no_guilt", four_with("g1 b2"), "0 play wild+4 g; 1 challenge",
     "... 1 challenges 0 innocent (b2 g1); 1 draws b9 r1 g8 y6 b7 r2 for the challenge; 1 misses; turn 2"},
    {"UNO-CHAL-1", "on_a_wild_its_named_color_counts",
     {.hands = {"wild+4 b1 b2", "g1 g2", "y1 y2"}, .top = "wild", .draw = "b9 r1 g8 y6 b7 r2", .color = "b"},
     "0 play wild+4 g; 1 challenge", "... 1 challenges 0 guilty (b1 b2); 0 draws b9 r1 g8 y6 for the challenge"},
    {"UNO-CHAL-1", "cards_drawn_since_are_no_guilt",
     {.hands = {"wild+4 b1", "g1 g2", "y1 y2"}, .top = "r5", .draw = "r8 r9 g8 y6 b7 r2 b3 b4"},
     "0 play wild+4 g; 2 catch 0; 1 challenge",
     "... 1 challenges 0 innocent (b1); 1 draws g8 y6 b7 r2 b3 b4 for the challenge; 1 misses; turn 2"},
    {"UNO-CHAL-1", "nor_are_they_shown",
     {.hands = {"wild+4 b5", "g1 g2", "y1 y2"}, .top = "r7", .draw = "r3 g1 b7 b8 b9 y3 y4 y5 y6 g9 g8 b6", .posing = {0}},
     "0 play wild+4 g; 2 catch 0; 2 moved 0; 1 challenge",
     "... 1 challenges 0 innocent (b5); 1 draws y4 y5 y6 g9 g8 b6 for the challenge; 1 misses; turn 2"},
    {"UNO-CHAL-1", "only_who_must_draw", four_with("r1 b2"), "0 play wild+4 g; 2 challenge; 0 challenge",
     "0 plays wild+4; 0 names g; turn 1; refused not-your-turn UNO-TURN-1; refused not-your-turn UNO-TURN-1"},
    {"UNO-CHAL-1", "before_drawing", four_with("r1 b2"), "0 play wild+4 g; 1 accept; 1 challenge; 2 challenge",
     "... refused not-your-turn UNO-TURN-1; refused nothing-to-challenge UNO-CHAL-1"},
    {"UNO-CHAL-1", "two_players", {.hands = {"wild+4 r1 b2", "g1 g2"}, .top = "r5", .draw = "b9 r1 g8 y6 b7 r2"},
     "0 play wild+4 g; 1 challenge; 1 draw", "... 1 draws b7"},
    {"UNO-CHAL-1", "to_the_right",
     {.hands = {"g1 g2", "wild+4 r1 b2", "y1 y2"}, .top = "r5", .draw = "b9 r1 g8 y6", .turn = 1, .direction = -1},
     "1 play wild+4 g; 0 challenge", "... 0 challenges 1 guilty (r1 b2); 1 draws b9 r1 g8 y6 for the challenge"},
    {"UNO-BLUFF-1", "only_when_legal", four_with("r1 b2", no_bluffing), "0 play wild+4 g", "refused holds-the-colour UNO-BLUFF-1",
     "play r1; draw"},
    {"UNO-BLUFF-1", "no_challenge", four_with("b1 b2", no_bluffing), "0 play wild+4 g",
     "0 plays wild+4; 0 names g; 1 draws b9 r1 g8 y6 for draw four; 1 misses; turn 2"},
    {"UNO-BLUFF-1", "cards_taken_since_count",
     {.hands = {"b1 b2", "g1"}, .top = "r5", .draw = "wild+4 r1 r2 b3 b4", .posing = {0}, .rules = no_bluffing},
     "0 draw; 1 moved 0; 0 play wild+4 g", "... refused holds-the-colour UNO-BLUFF-1", "pass"},
    {"UNO-BLUFF-1", "a_drawn_one_ends_the_turn", {.hands = {"r1 b2", "g1"}, .top = "r5", .draw = "wild+4", .rules = no_bluffing},
     "0 draw", "0 draws wild+4", "pass"},

    {"UNO-STACK-1", "off", stacks({}), "0 play r+2", "0 plays r+2; 1 draws b9 r1 for draw two; 1 misses; turn 2"},
    {"UNO-STACK-1", "the_sum_passes_on", stacks(stacking), "0 play r+2; 1 play g+2; 2 accept",
     "0 plays r+2; turn 1; 1 plays g+2; turn 2; 2 draws b9 r1 g8 y6 for draw two; 2 misses; turn 0"},
    {"UNO-STACK-1", "all_round", stacks(stacking), "0 play r+2; 1 play g+2; 2 play y+2; 0 accept",
     "0 plays r+2; turn 1; 1 plays g+2; turn 2; 2 plays y+2; turn 0; 0 draws b9 r1 g8 y6 b7 r2 for draw two; 0 misses; turn 1"},
    {"UNO-STACK-1", "legal", stacks(stacking), "0 play r+2", "0 plays r+2; turn 1", "play g+2; accept"},
    {"UNO-STACK-1", "only_its_like", stacks(stacking), "0 play r+2; 1 play wild+4 g; 1 play g1; 1 challenge",
     "0 plays r+2; turn 1; refused only-its-like-stacks UNO-STACK-1; refused only-its-like-stacks UNO-STACK-1; "
     "refused nothing-to-challenge UNO-CHAL-1"},
    {"UNO-STACK-1", "four_on_four", four_stacks(stacking), "0 play wild+4 g; 1 play wild+4 y; 2 accept",
     "... 2 draws b9 r1 g8 y6 b7 r2 g9 r3 for draw four; 2 misses; turn 0"},
    {"UNO-STACK-1", "four_legal", four_stacks(stacking), "0 play wild+4 b", "0 plays wild+4; 0 names b; turn 1",
     "play wild+4 r; play wild+4 b; play wild+4 g; play wild+4 y; challenge; accept"},
    {"UNO-STACK-1", "the_last_four_is_challenged_guilty", four_stacks(stacking), "0 play wild+4 g; 1 play wild+4 b; 2 challenge",
     "... 2 challenges 1 guilty (g1 y9); 1 draws b9 r1 g8 y6 b7 r2 g9 r3 for the challenge"},
    {"UNO-STACK-1", "the_last_four_is_challenged_innocent", four_stacks(stacking),
     "0 play wild+4 b; 1 play wild+4 g; 2 challenge",
     "... 2 challenges 1 innocent (g1 y9); 2 draws b9 r1 g8 y6 b7 r2 g9 r3 b6 r6 for the challenge; 2 misses; turn 0"},
    {"UNO-STACK-1", "without_bluffing", four_stacks(stacking_no_bluffing),
     "0 play wild+4 g; 1 play wild+4 b; 1 challenge; 1 accept",
     "0 plays wild+4; 0 names g; turn 1; refused holds-the-colour UNO-BLUFF-1; refused nothing-to-challenge UNO-CHAL-1; "
     "1 draws b9 r1 g8 y6 for draw four; 1 misses; turn 2"},

    {"UNO-ACT-6", "the_next_poses_and_plays", fu, "0 play wildfu g; 1 play g1",
     "0 plays wildfu; 0 names g; 1 poses; turn 1; 1 plays g1; turn 2"},
    {"UNO-ACT-6", "until_their_turn_comes_again", fu, "0 play wildfu g; 1 play g2; 2 draw; 2 pass; 0 draw; 0 pass",
     "... 0 passes; 1 at ease; turn 1"},
    {"UNO-ACT-6", "who_moves_draws_four_once", fu, "0 play wildfu g; 0 moved 1; 2 moved 1",
     "0 plays wildfu; 0 names g; 1 poses; turn 1; 1 moved, says 0; 1 draws b9 r1 g8 y6 for moving; 1 at ease; "
     "refused not-posing UNO-ACT-6"},
    {"UNO-ACT-6", "they_may_say_so_themselves", fu, "0 play wildfu g; 1 moved 1",
     "0 plays wildfu; 0 names g; 1 poses; turn 1; 1 moved, says 1; 1 draws b9 r1 g8 y6 for moving; 1 at ease"},
    {"UNO-ACT-6", "nobody_poses", fu, "0 moved 1; 0 moved 9", "refused not-posing UNO-ACT-6; refused no-such-seat UNO-DECK-2"},
    {"UNO-ACT-6", "a_missed_turn_ends_it_too", {.hands = {"rskip b1 b2", "g1 g2", "y1 y2"}, .top = "r5", .posing = {1, 2}},
     "0 play rskip", "0 plays rskip; 1 at ease; 1 misses; 2 at ease; turn 2"},
    {"UNO-ACT-6", "before_cards_are_drawn",
     {.hands = {"r+2 b1 b2", "g1 g2", "y1 y2"}, .top = "r5", .draw = "b9 r1", .posing = {1}}, "0 play r+2",
     "0 plays r+2; 1 at ease; 1 draws b9 r1 for draw two; 1 misses; turn 2"},
    {"UNO-ACT-6", "a_new_pose_for_an_old_one", {.hands = {"wildfu b1 b2", "g1 g2"}, .top = "r5", .posing = {1}},
     "0 play wildfu g", "0 plays wildfu; 0 names g; 1 at ease; 1 poses; turn 1"},
    {"UNO-ACT-6", "moving_ends_the_single_card",
     {.hands = {"wildfu b1 b2", "g1 g2", "y1 y2"}, .top = "r5", .draw = "b9 r1 g8 y6 b7"},
     "0 play wildfu g; 1 play g1; 0 moved 1; 2 catch 1", "... refused not-exposed UNO-CALL-1"},
};
// clang-format on

} // namespace

INSTANTIATE_TEST_SUITE_P(UnoWild, UnoRuleRow, testing::ValuesIn(wild_rows), test::named_after_rule<Position>);

} // namespace tableside::uno_test
