// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Test rows for ordinary turns: UNO-TURN, UNO-ACT-1 to -4, UNO-PILE.
#include "tests/engine/uno/rule_row.h"

namespace tableside::uno_test {

namespace {

constexpr uno::Ruleset literal{.two_player_reverse = uno::TwoPlayerReverse::literal};
constexpr uno::Ruleset until_playable{.draw_until_playable = true};

const Position three{.hands = {"r7 b3 b+2 yskip wild", "g1 g2 g3 g4", "y1 y2 y3"}, .top = "r5", .draw = "b9 r1 g8 y6"};
const Position two{.hands = {"rrev rskip r+2 b9 b8", "g1 g2 g3 r3"}, .top = "r5", .draw = "b7 r1 g8 y6"};
const Position four{
    .hands = {"rrev rskip r+2 b1 b2", "g1 g2 grev", "y1 y2 y3", "b4 b5 b6"}, .top = "r5", .draw = "b9 r1 g8 y6"};

Position two_literal()
{
    Position position = two;
    position.rules = literal;
    return position;
}

/// Returns a position in which nothing is left to draw, for hands that cannot be played.
Position dry(int turn, std::vector<std::string_view> hands)
{
    return {.hands = std::move(hands), .top = "r5", .turn = turn};
}

// clang-format off
const Row turn_rows[] = {
    {"UNO-TURN-1", "by_color", three, "0 play r7", "0 plays r7; turn 1"},
    {"UNO-TURN-1", "by_number", three, "0 play r7; 1 play g3", "0 plays r7; turn 1; refused card-does-not-match UNO-TURN-1"},
    {"UNO-TURN-1", "the_same_number_in_another_color", {.hands = {"g5 b1", "g1 g2"}, .top = "r5"}, "0 play g5",
     "0 plays g5; 0 exposed; turn 1"},
    {"UNO-TURN-1", "by_symbol", {.hands = {"gskip b1 b2", "g1 g2", "y1"}, .top = "rskip"}, "0 play gskip",
     "0 plays gskip; 1 misses; turn 2"},
    {"UNO-TURN-1", "neither", three, "0 play b3", "refused card-does-not-match UNO-TURN-1"},
    {"UNO-TURN-1", "not_in_hand", three, "0 play r8; 0 play wildfu r",
     "refused card-not-in-hand UNO-TURN-1; refused card-not-in-hand UNO-TURN-1"},
    {"UNO-TURN-1", "legal", three, "", "", "play r7; play wild r; play wild b; play wild g; play wild y; draw"},
    {"UNO-TURN-1", "others_wait", three, "1 play g1; 1 draw; 2 pass; 1 accept; 1 challenge; 1 colour r; 1 swap 0",
     "refused not-your-turn UNO-TURN-1; refused not-your-turn UNO-TURN-1; refused not-your-turn UNO-TURN-1; "
     "refused not-your-turn UNO-TURN-1; refused not-your-turn UNO-TURN-1; refused not-your-turn UNO-TURN-1; "
     "refused not-your-turn UNO-TURN-1"},
    {"UNO-TURN-1", "no_such_seat", three, "3 draw", "refused no-such-seat UNO-DECK-2"},

    {"UNO-TURN-2", "the_drawn_card_does_not_match", three, "0 draw; 0 pass", "0 draws b9; 0 passes; turn 1"},
    {"UNO-TURN-2", "the_drawn_card_may_be_played", {.hands = {"b3 b4", "g1 g2"}, .top = "r5", .draw = "r1 g8"}, "0 draw",
     "0 draws r1", "play r1; pass"},
    {"UNO-TURN-2", "at_once", {.hands = {"b3 b4", "g1 g2"}, .top = "r5", .draw = "r1 g8"}, "0 draw; 0 play r1",
     "0 draws r1; 0 plays r1; turn 1"},
    {"UNO-TURN-2", "or_kept", {.hands = {"b3 b4", "g1 g2"}, .top = "r5", .draw = "r1 g8"}, "0 draw; 0 pass",
     "0 draws r1; 0 passes; turn 1"},
    {"UNO-TURN-2", "a_drawn_wild", {.hands = {"b3 b4", "g1 g2"}, .top = "r5", .draw = "wild g8"}, "0 draw", "0 draws wild",
     "play wild r; play wild b; play wild g; play wild y; pass"},
    {"UNO-TURN-2", "one_card", {.hands = {"b3 b4", "g1 g2"}, .top = "r5", .draw = "r1 g8"}, "0 draw; 0 draw",
     "0 draws r1; refused already-drawn UNO-TURN-2"},
    {"UNO-TURN-2", "no_pass_before_the_draw", three, "0 pass", "refused nothing-to-pass UNO-TURN-2"},

    {"UNO-TURN-3", "draw_although_it_could_play", {.hands = {"r3 b4 b5", "g1 g2"}, .top = "r5", .draw = "b9 g8"}, "0 draw",
     "0 draws b9", "pass"},
    {"UNO-TURN-3", "then_only_the_drawn_card", {.hands = {"r3 b4 b5", "g1 g2"}, .top = "r5", .draw = "r1 g8"},
     "0 draw; 0 play r3; 0 play r1", "0 draws r1; refused only-the-drawn-card UNO-TURN-3; 0 plays r1; turn 1"},

    {"UNO-TURN-5", "who_cannot_play_the_drawn_card_keeps_it_like_anybody_else",
     {.hands = {"b3 b4", "g1 g2"}, .top = "r5", .draw = "b9 g8"}, "0 draw", "0 draws b9", "pass"},
    {"UNO-TURN-5", "nobody_goes_on_before_that", {.hands = {"b3 b4", "g1 g2"}, .top = "r5", .draw = "b9 g8"},
     "0 draw; 0 play b9; 1 draw; 0 draw; 0 pass",
     "0 draws b9; refused card-does-not-match UNO-TURN-1; refused not-your-turn UNO-TURN-1; refused already-drawn UNO-TURN-2; "
     "0 passes; turn 1"},
    {"UNO-TURN-5", "in_records_of_version_1_it_is_kept_at_once",
     {.hands = {"b3 b4", "g1 g2"}, .top = "r5", .draw = "b9 r8", .rules = {.keeps_at_once = true}}, "0 draw; 1 draw; 1 pass",
     "0 draws b9; turn 1; 1 draws r8; 1 passes; turn 0"},

    {"UNO-TURN-4", "the_named_color_counts", {.hands = {"wild b1 b2", "g1 y5 r5", "y1 y2"}, .top = "r5", .draw = "b9"},
     "0 play wild g; 1 play y5; 1 play g1", "... refused card-does-not-match UNO-TURN-1; 1 plays g1; turn 2"},
    {"UNO-TURN-4", "a_wild_on_a_wild", {.hands = {"wildfu b1 b2", "g1 y5"}, .top = "wild", .draw = "b9", .color = "g"}, "", "",
     "play wildfu r; play wildfu b; play wildfu g; play wildfu y; draw"},

    {"UNO-ACT-1", "draws_two_and_misses", four, "0 play r+2", "0 plays r+2; 1 draws b9 r1 for draw two; 1 misses; turn 2"},
    {"UNO-ACT-1", "on_another_draw_two", {.hands = {"b+2 b1 b2", "g1", "y1 y2"}, .top = "r+2", .draw = "b9 r1"}, "0 play b+2",
     "0 plays b+2; 1 draws b9 r1 for draw two; 1 misses; turn 2"},
    {"UNO-ACT-1", "not_on_another_color", three, "0 play b+2", "refused card-does-not-match UNO-TURN-1"},
    {"UNO-ACT-2", "turns_the_direction", four, "0 play rrev", "0 plays rrev; to the right; turn 3"},
    {"UNO-ACT-2", "and_turns_it_again",
     {.hands = {"y9 b1 b2", "g1 g2 grev", "y1 y2 y3"}, .top = "g5", .turn = 1, .direction = -1}, "1 play grev",
     "1 plays grev; to the left; turn 2"},
    {"UNO-ACT-2", "on_another_reverse", {.hands = {"brev b1 b2", "g1 g2", "y1 y2"}, .top = "rrev"}, "0 play brev",
     "0 plays brev; to the right; turn 2"},
    {"UNO-ACT-2", "two_players_skips", two, "0 play rrev", "0 plays rrev; 1 misses; turn 0"},
    {"UNO-ACT-2", "two_players_literally", two_literal(), "0 play rrev", "0 plays rrev; to the right; turn 1"},
    {"UNO-ACT-3", "the_next_misses", four, "0 play rskip", "0 plays rskip; 1 misses; turn 2"},
    {"UNO-ACT-3", "to_the_right", {.hands = {"rskip b1 b2", "g1 g2", "y1 y2", "b4 b5"}, .top = "r5", .direction = -1},
     "0 play rskip", "0 plays rskip; 3 misses; turn 2"},
    {"UNO-ACT-3", "two_players", two, "0 play rskip", "0 plays rskip; 1 misses; turn 0"},
    {"UNO-ACT-4", "any_time", three, "0 play wild b", "0 plays wild; 0 names b; turn 1"},
    {"UNO-ACT-4", "also_the_present_color", three, "0 play wild r", "0 plays wild; 0 names r; turn 1"},
    {"UNO-ACT-4", "a_color_must_be_named", three, "0 play wild", "refused colour-not-named UNO-ACT-4"},
    {"UNO-ACT-4", "others_have_theirs", three, "0 play r7 g", "refused card-has-its-colour UNO-ACT-4"},

    {"UNO-PILE-1", "the_top_card_stays", {.hands = {"b3 b4", "g1 g2"}, .top = "r5", .discard = "y9"}, "0 draw; 0 pass",
     "reshuffle y9; 0 draws y9; 0 passes; turn 1"},
    {"UNO-PILE-1", "in_the_middle_of_a_draw", {.hands = {"r+2 b3 b4", "g1 g2", "y1"}, .top = "r5", .draw = "b9"}, "0 play r+2",
     "0 plays r+2; 1 draws b9 for draw two; reshuffle r5; 1 draws r5 for draw two; 1 misses; turn 2"},
    {"UNO-PILE-1", "as_many_as_there_are", {.hands = {"wild+4 b3 b4", "g1 g2", "y1"}, .top = "r5", .draw = "b9"},
     "0 play wild+4 g; 1 accept", "... 1 draws b9 for draw four; reshuffle r5; 1 draws r5 for draw four; 1 misses; turn 2"},
    {"UNO-PILE-1", "nothing_to_draw_and_play_goes_on", dry(0, {"b3 b4", "g1 g2", "y1"}), "0 draw", "0 draws nothing; turn 1"},
    {"UNO-PILE-1", "a_full_round_of_it_ends_the_round", dry(1, {"b3 b4", "g1 g2", "y9"}), "1 draw; 2 draw; 0 draw",
     "1 draws nothing; turn 2; 2 draws nothing; turn 0; 0 draws nothing; blocked, for 1", ""},
    {"UNO-PILE-1", "the_first_in_turn_of_equals", dry(1, {"b3 b4", "g1 g9", "y7"}), "1 draw; 2 draw; 0 draw",
     "1 draws nothing; turn 2; 2 draws nothing; turn 0; 0 draws nothing; blocked, for 2", ""},
    {"UNO-PILE-1", "not_while_somebody_could_play", {.hands = {"r1 b2", "y9 g9"}, .top = "r7"},
     "0 draw; 1 draw; 0 draw; 1 draw; 0 play r1; 0 call", "... 0 calls"},
    {"UNO-PILE-1", "nor_while_somebody_holds_a_wild_card", {.hands = {"wild+4 b2", "y9 g9"}, .top = "r7"}, "0 draw; 1 draw",
     "0 draws nothing; turn 1; 1 draws nothing; turn 0"},
    {"UNO-PILE-1", "a_card_played_begins_the_count_again", dry(0, {"b3 b4", "r2 g2 g1", "y9 y8"}),
     "0 draw; 1 play r2; 2 draw; 2 pass; 0 draw; 1 draw", "... 1 draws nothing; turn 2"},
    {"UNO-DRAW-1", "until_one_can_be_played",
     {.hands = {"b3 b4", "g1 g2"}, .top = "r5", .draw = "b9 g8 r1 y6", .rules = until_playable}, "0 draw", "0 draws b9 g8 r1",
     "play r1; pass"},
    {"UNO-DRAW-1", "or_there_are_none", {.hands = {"b3 b4", "g1 g2"}, .top = "r5", .draw = "b9 g8", .rules = until_playable},
     "0 draw; 0 pass", "0 draws b9 g8; 0 passes; turn 1"},
    {"UNO-DRAW-1", "across_a_reshuffle",
     {.hands = {"b3 b4", "g1 g2"}, .top = "r5", .draw = "b9", .discard = "r6", .rules = until_playable}, "0 draw; 0 pass",
     "0 draws b9; reshuffle r6; 0 draws r6; 0 passes; turn 1"},
};
// clang-format on

} // namespace

TEST_P(UnoRuleRow, plays)
{
    const Row &row = GetParam();
    uno::State state = state_of(row.position);
    const auto before = census(state);
    test::expect_events(played(state, row.script), row);
    if (row.legal_then) {
        EXPECT_EQ(legal_text(state), test::in_order(*row.legal_then));
    }
    EXPECT_EQ(census(state), before) << "cards were lost or made";
}

INSTANTIATE_TEST_SUITE_P(UnoTurn, UnoRuleRow, testing::ValuesIn(turn_rows), test::named_after_rule<Position>);

} // namespace tableside::uno_test
