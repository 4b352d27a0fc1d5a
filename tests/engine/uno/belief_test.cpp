// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of UNO's belief about hidden cards.
#include "tests/engine/search/believing.h"
#include "tests/engine/uno/position.h"

#include "engine/uno/ai/belief.h"
#include "engine/uno/matching.h"

namespace tableside::uno_test {

using namespace uno;

namespace {

struct BelievingKit
{
    using Game = uno::Game;
    using Belief = uno::Belief;
    using TurnStarted = uno::TurnStarted;

    static Event dealt(const State &state)
    {
        Dealt dealt;
        for (int seat = 0; seat < state.table.seats; ++seat)
            dealt.hands.push_back(Game::hand_cards(state, seat));
        dealt.top = state.table.top();
        return dealt;
    }
    static Census census(const State &state) { return uno_test::census(state); }
    static Census census_of_deck() { return uno_test::census_of_deck(); }
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

constexpr std::string_view own_hand = "b1 b3 b4 g5 g6 y8 y9";

TEST(UnoBelief, is_uniform_at_first)
{
    auto belief = believing({.hands = {own_hand, "r1 r2 b2 b5 g1 g2 y1"}, .top = "r9"});
    // The 104 unseen cards include 12 wild ones; a hand of seven has at least one of them with 58 %.
    EXPECT_NEAR(belief.share([](const Hand &hand) { return hand.has_wilds(); }), 0.580, 0.05);
}

TEST(UnoBelief, UNO_TURN_2_a_draw_makes_playable_cards_unlikely)
{
    auto belief = believing({.hands = {own_hand, "b2 b5 b6 g1 g2 y1 y2"}, .top = "r9", .draw = "y3", .turn = 1});
    const auto has_wild = [](const Hand &hand) { return hand.has(wild) || hand.has(wild_dumb_fu); };
    // Few hands of seven have nothing to play, so the belief also allows that a playable card was kept.
    const double red_before = belief.share(has_red);
    const double wild_before = belief.share(has_wild);
    belief.play("draw");
    EXPECT_LT(belief.share(has_red), 0.65 * red_before);
    EXPECT_LT(belief.share(has_wild), 0.65 * wild_before);
}

TEST(UnoBelief, UNO_DRAW_1_cards_drawn_before_the_last_are_unplayable)
{
    auto belief = believing({.hands = {own_hand, "b2 b5"},
                             .top = "r9",
                             .draw = "b6 g1 g2 y1 y2 r3",
                             .turn = 1,
                             .rules = {.draw_until_playable = true}});
    belief.play("draw");
    belief.play("play r3");
    const auto on_red_9 = [](const Hand &hand) {
        return hand.has_wilds() || (hand.kinds() & matching_kinds(card("r9"), Color::red)) != 0;
    };
    EXPECT_LT(belief.share(on_red_9), 0.1) << "of seven cards, and none of them could be played then";
}

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

TEST(UnoBelief, naming_a_color_makes_it_likely)
{
    auto belief = believing({.hands = {own_hand, "wild b2 b5 b6 g1 g2 y1"}, .top = "r9", .turn = 1});
    const auto mostly_blue = [](const Hand &hand) { return strongest_color(hand) == Color::blue; };
    const double blue_before = belief.share(mostly_blue);
    const double red_before = belief.share(has_red);
    belief.play("play wild b");
    EXPECT_GT(belief.share(mostly_blue), 2.0 * blue_before);
    EXPECT_LT(belief.share(has_red), 0.65 * red_before);
}

TEST(UnoBelief, UNO_TURN_5_a_kept_card_does_not_reveal_whether_it_was_playable)
{
    const auto shares = [](std::string_view drawn) {
        auto belief = believing({.hands = {own_hand, "b2 b5 b6 g1 g2 y1 y2"}, .top = "r9", .draw = drawn, .turn = 1});
        belief.play("draw");
        const double before = belief.share(has_red);
        belief.play("pass");
        return std::pair(before, belief.share(has_red));
    };
    EXPECT_EQ(shares("r3"), shares("y3"));
}

TEST(UnoBelief, a_kept_card_is_probably_unplayable)
{
    auto belief = believing({.hands = {own_hand, "b2"}, .top = "r9", .draw = "y3", .turn = 1});
    belief.play("draw");
    belief.play("pass");
    const auto holds_playable = [](const Hand &hand) {
        return hand.has_wilds() || hand.has_color(Color::red) || (hand.kinds() & kinds_like(card("r9"))) != 0;
    };
    EXPECT_LT(belief.share(holds_playable), 0.15);
}

TEST(UnoBelief, UNO_CHAL_1_a_challenged_hand_is_known_to_the_challenger)
{
    auto belief = believing({.hands = {own_hand, "wild+4 r2 b5 b6 g1 g2 y1"}, .top = "r9", .turn = 1});
    belief.play("play wild+4 b");
    const double suspected = belief.share_of_worlds([](const State &state) { return state.is_bluff; });
    EXPECT_GT(suspected, 0.01);
    EXPECT_LT(suspected, 0.6);
    belief.play("challenge");
    const auto known = cards("r2 b5 b6 g1 g2 y1");
    const auto holds_all = [&](const Hand &hand) {
        return std::ranges::all_of(known, [&](Card card) { return hand.has(card); });
    };
    EXPECT_EQ(belief.share(holds_all), 1.0);
    belief.play("play b1");
    belief.play("play b5");
    EXPECT_EQ(belief.share([](const Hand &hand) { return hand.has(card("b6")) && hand.has(card("y1")); }), 1.0);
}

TEST(UnoBelief, UNO_CHAL_1_cards_drawn_since_the_challenged_play_are_unknown)
{
    auto belief = believing(
        {.hands = {own_hand, "wild+4 b5", "y1 y2"}, .top = "r9", .draw = "r3 g1", .turn = 1, .direction = -1});
    belief.play("play wild+4 b");
    belief.play(2, "catch 1");
    belief.play("challenge");
    EXPECT_EQ(belief.share([](const Hand &hand) { return hand.size() == 3 && hand.has(card("b5")); }), 1.0);
    EXPECT_LT(belief.share([](const Hand &hand) { return hand.has(card("r3")); }), 0.2);
    EXPECT_GT(belief.share(has_red), 0.1) << "they may be of any color";
}

TEST(UnoBelief, UNO_CHAL_1_other_seats_learn_the_result)
{
    auto belief = believing({.hands = {own_hand, "wild+4 r2 b5 b6 g1 g2 y1", "y1 y2 y3"}, .top = "r9", .turn = 1});
    belief.play("play wild+4 b");
    belief.play("challenge");
    EXPECT_GT(belief.share(has_red), 0.97);
}

TEST(UnoBelief, UNO_BLUFF_1_a_wild_draw_four_excludes_the_color)
{
    for (const bool no_bluffing : {false, true}) {
        auto belief = believing({.hands = {own_hand, "wild+4 b5 b6 g1 g2 y1"},
                                 .top = "r9",
                                 .turn = 1,
                                 .rules = {.no_bluffing = no_bluffing}});
        belief.play("play wild+4 b");
        EXPECT_EQ(belief.share(has_red) < 0.01, no_bluffing);
    }
}

TEST(UnoBelief, UNO_BLUFF_1_a_stacked_wild_draw_four_excludes_the_color)
{
    auto belief = believing({.hands = {"wild+4 b1 b3 g5", "wild+4 b5 b6 g1 g2 y1"},
                             .top = "r9",
                             .rules = {.stacking = true, .no_bluffing = true}});
    belief.play("play wild+4 r");
    belief.play("play wild+4 b");
    EXPECT_LT(belief.share(has_red), 0.01);
}

TEST(UnoBelief, UNO_ACT_6_penalty_cards_for_a_pose_can_make_a_bluff)
{
    auto belief = believing({.hands = {"wildfu b1 b3 g5", "wild+4 b5"}, .top = "r9"});
    belief.play("play wildfu r");
    belief.play(1, "moved 1");
    belief.play("play wild+4 b");
    EXPECT_EQ(belief.share_of_worlds([](const State &state) { return state.is_bluff == has_red(state.hand(1)); }), 1.0);
}

TEST(UnoBelief, UNO_SEVEN_1_a_hand_given_away_is_known)
{
    auto belief = believing(
        {.hands = {"r7 b1 b3 g5 g6 y8", "r1 r2 b5 g1 g2", "y1 y2 y3 y4"}, .top = "r9", .rules = {.seven_zero = true}});
    belief.play("play r7");
    belief.play("swap 1");
    const auto holds_all = [](const Hand &hand) {
        return std::ranges::all_of(cards("b1 b3 g5 g6 y8"), [&](Card card) { return hand.has(card); });
    };
    EXPECT_EQ(belief.share(holds_all), 1.0);
    belief.play("draw");
    EXPECT_EQ(belief.share(holds_all), 1.0);
}

TEST(UnoBelief, UNO_SEVEN_1_hands_that_are_passed_on_stay_known)
{
    auto belief = believing(
        {.hands = {"r0 b1 b3 g5 g6 y8", "r1 r2 b5 g1 g2", "y1 y2 y3 y4"}, .top = "r9", .rules = {.seven_zero = true}});
    belief.play("play r0");
    EXPECT_EQ(belief.share([](const Hand &hand) { return hand.has(card("b1")) && hand.has(card("y8")); }), 1.0);
}

} // namespace

} // namespace tableside::uno_test
