// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of UNO's belief about hidden cards.
#include "tests/engine/search/believing.h"
#include "tests/engine/uno/position.h"

#include "engine/uno/ai/belief.h"
#include "engine/uno/ai/search_parts.h"
#include "engine/uno/matching.h"

namespace tableside::uno_test {

using namespace uno;

namespace {

struct BelievingKit
{
    using Game = uno::Game;

    static Event dealt(const State &state)
    {
        Dealt dealt;
        for (int seat = 0; seat < state.table.seats; ++seat)
            dealt.hands.push_back(Game::hand_cards(state, seat));
        dealt.top = state.table.top();
        return dealt;
    }
    static Census census(const State &state) { return uno_test::census(state); }
    static Action action_of(std::string_view text) { return uno_test::action_of(text); }
};

test::Believing<BelievingKit> believing(const Position &position)
{
    return test::Believing<BelievingKit>(state_of(position));
}

bool has_red(const Hand &hand)
{
    return hand.has_color(Color::red);
}

bool mostly_blue(const Hand &hand)
{
    return strongest_color(hand) == Color::blue;
}

bool has_card_for_red_9(const Hand &hand)
{
    return hand.has_wilds() || (hand.kinds() & matching_kinds(card("r9"), Color::red)) != 0;
}

std::function<bool(const Hand &)> holding(std::string_view known)
{
    return [known](const Hand &hand) {
        return std::ranges::all_of(cards(known), [&](Card card) { return hand.has(card); });
    };
}

constexpr std::string_view own_hand = "b1 b3 b4 g5 g6 y8 y9";

// clang-format off
TEST(UnoBelief, follows_the_script)
{
    const auto has_wilds = [](const Hand &hand) { return hand.has_wilds(); };
    const auto has_harmless_wild = [](const Hand &hand) { return hand.has(wild) || hand.has(wild_dumb_fu); };
    const Position turn_of_1{.hands = {own_hand, "b2 b5 b6 g1 g2 y1 y2"}, .top = "r9", .draw = "y3", .turn = 1};
    const Position until_playable{.hands = {own_hand, "b2 b5"}, .top = "r9", .draw = "b6 g1 g2 y1 y2 r3", .turn = 1,
                                  .rules = {.draw_until_playable = true}};
    const Position with_wild{.hands = {own_hand, "wild b2 b5 b6 g1 g2 y1"}, .top = "r9", .turn = 1};
    const Position with_four{.hands = {own_hand, "wild+4 r2 b5 b6 g1 g2 y1"}, .top = "r9", .turn = 1};
    const Position with_four_of_three{.hands = {own_hand, "wild+4 r2 b5 b6 g1 g2 y1", "y1 y2 y3"}, .top = "r9", .turn = 1};
    const Position caught{.hands = {own_hand, "wild+4 b5", "y1 y2"}, .top = "r9", .draw = "r3 g1", .turn = 1, .direction = -1};
    const Position honest{.hands = {own_hand, "wild+4 b5 b6 g1 g2 y1"}, .top = "r9", .turn = 1};
    const Position honest_only{.hands = honest.hands, .top = "r9", .turn = 1, .rules = {.no_bluffing = true}};
    const Position stacked{.hands = {"wild+4 b1 b3 g5", "wild+4 b5 b6 g1 g2 y1"}, .top = "r9",
                           .rules = {.stacking = true, .no_bluffing = true}};
    const Position seven{.hands = {"r7 b1 b3 g5 g6 y8", "r1 r2 b5 g1 g2", "y1 y2 y3 y4"}, .top = "r9",
                         .rules = {.seven_zero = true}};
    const Position zero{.hands = {"r0 b1 b3 g5 g6 y8", "r1 r2 b5 g1 g2", "y1 y2 y3 y4"}, .top = "r9",
                         .rules = {.seven_zero = true}};
    const test::BeliefRow<Position, Hand> rows[] = {
        // The 104 unseen cards include 12 wild ones; a hand of seven has at least one of them with 58 %.
        {"is uniform at first", {.hands = {own_hand, "r1 r2 b2 b5 g1 g2 y1"}, .top = "r9"}, "", has_wilds, 0.53, 0.63},
        // Few hands of seven have nothing to play, so the belief also allows that a playable card was kept.
        {"UNO_TURN_2_a_draw_makes_red_unlikely", turn_of_1, "1 draw", has_red, 0.0, 1.0, 0.0, 0.65},
        {"UNO_TURN_2_a_draw_makes_wild_cards_unlikely", turn_of_1, "1 draw", has_harmless_wild, 0.0, 1.0, 0.0, 0.65},
        {"UNO_DRAW_1_cards_drawn_before_the_last_are_unplayable", until_playable, "1 draw; 1 play r3",
         has_card_for_red_9, 0.0, 0.1},
        {"naming a color makes it likely", with_wild, "1 play wild b", mostly_blue, 0.0, 1.0, 2.0},
        {"naming a color makes the others unlikely", with_wild, "1 play wild b", has_red, 0.0, 1.0, 0.0, 0.65},
        {"a kept card is probably unplayable", {.hands = {own_hand, "b2"}, .top = "r9", .draw = "y3", .turn = 1},
         "1 draw; 1 pass", has_card_for_red_9, 0.0, 0.15},
        {"UNO_CHAL_1_a_challenged_hand_is_known_to_the_challenger", with_four, "1 play wild+4 b; 0 challenge",
         holding("r2 b5 b6 g1 g2 y1"), 1.0, 1.0},
        {"UNO_CHAL_1_it_stays_known", with_four, "1 play wild+4 b; 0 challenge; 0 play b1; 1 play b5",
         holding("b6 y1"), 1.0, 1.0},
        {"UNO_CHAL_1_other_seats_learn_the_result", with_four_of_three, "1 play wild+4 b; 2 challenge", has_red, 0.97, 1.0},
        {"UNO_CHAL_1_a_caught_hand_is_known", caught, "1 play wild+4 b; 2 catch 1; 0 challenge", holding("b5"), 1.0, 1.0},
        {"UNO_CHAL_1_cards_drawn_since_are_unknown", caught, "1 play wild+4 b; 2 catch 1; 0 challenge", holding("r3"), 0.0, 0.2},
        {"UNO_CHAL_1_they_may_be_of_any_color", caught, "1 play wild+4 b; 2 catch 1; 0 challenge", has_red, 0.1, 1.0},
        {"UNO_CHAL_1_a_wild_draw_four_may_be_a_bluff", honest, "1 play wild+4 b", has_red, 0.01, 1.0},
        {"UNO_BLUFF_1_a_wild_draw_four_excludes_the_color", honest_only, "1 play wild+4 b", has_red, 0.0, 0.01},
        {"UNO_BLUFF_1_a_stacked_one_does_too", stacked, "0 play wild+4 r; 1 play wild+4 b", has_red, 0.0, 0.01},
        {"UNO_SEVEN_1_a_hand_given_away_is_known", seven, "0 play r7; 0 swap 1", holding("b1 b3 g5 g6 y8"), 1.0, 1.0},
        {"UNO_SEVEN_1_it_stays_known", seven, "0 play r7; 0 swap 1; 1 draw", holding("b1 b3 g5 g6 y8"), 1.0, 1.0},
        {"UNO_SEVEN_1_hands_that_are_passed_on_stay_known", zero, "0 play r0", holding("b1 y8"), 1.0, 1.0},
    };
    test::expect_beliefs<BelievingKit>(rows);
}
// clang-format on

TEST(UnoBelief, UNO_DRAW_1_a_forbidden_wild_draw_four_may_be_drawn_before_the_last)
{
    SeenTurn turn;
    turn.top = {card("r9"), Color::red};
    turn.drew = true;
    Hand red;
    red.add(card("r1"));
    Hand no_red;
    no_red.add(card("b1"));
    Drawn drawn{card("g1"), {}};
    drawn.past.add(wild_draw_four);
    constexpr Ruleset bluffing{.draw_until_playable = true};
    constexpr Ruleset no_bluffing{.draw_until_playable = true, .no_bluffing = true};
    EXPECT_GT(likelihood_of(no_bluffing, turn, red, drawn)[1], 0.01);
    EXPECT_LT(likelihood_of(no_bluffing, turn, no_red, drawn)[1], 0.01);
    EXPECT_LT(likelihood_of(bluffing, turn, red, drawn)[1], 0.01);
}

TEST(UnoBelief, UNO_TURN_5_a_kept_card_does_not_reveal_whether_it_was_playable)
{
    const auto shares = [](std::string_view drawn) {
        auto belief = believing({.hands = {own_hand, "b2 b5 b6 g1 g2 y1 y2"}, .top = "r9", .draw = drawn, .turn = 1});
        belief.play("1 draw");
        const double before = belief.share(has_red);
        belief.play("1 pass");
        return std::pair(before, belief.share(has_red));
    };
    EXPECT_EQ(shares("r3"), shares("y3"));
}

TEST(UnoBelief, UNO_CHAL_1_suspects_a_bluff)
{
    auto belief = believing({.hands = {own_hand, "wild+4 r2 b5 b6 g1 g2 y1"}, .top = "r9", .turn = 1});
    belief.play("1 play wild+4 b");
    const double suspected = belief.share_of_worlds([](const State &state) { return state.is_bluff; });
    EXPECT_GT(suspected, 0.01);
    EXPECT_LT(suspected, 0.6);
}

TEST(UnoBelief, UNO_ACT_6_penalty_cards_for_a_pose_can_make_a_bluff)
{
    auto belief = believing({.hands = {"wildfu b1 b3 g5", "wild+4 b5"}, .top = "r9"});
    belief.play("0 play wildfu r; 1 moved 1; 1 play wild+4 b");
    EXPECT_EQ(belief.share_of_worlds([](const State &state) { return state.is_bluff == has_red(state.hand(1)); }), 1.0);
}

} // namespace

} // namespace tableside::uno_test
