// What a hand is worth, against a slower count; and the turn that leaves the best one.
#include "each_position.h"
#include "position.h"

#include "ai/dos_hand_worth.h"
#include "ai/dos_patient_turn.h"
#include "ai/dos_quick_match.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

namespace tableside::test {

using namespace dos;

namespace {

Hand hand_of(std::string_view text)
{
    Hand hand;
    for (const Card card : cards(text))
        hand.add(card);
    return hand;
}

TEST(HandWorth, counts_the_best_match_on_every_card_of_the_deck)
{
    int hands = 0;
    for_each_position(3, 60, [&](const State &state) {
        const Hand &hand = state.hand_in_turn();
        if (hand.size() < 3)
            return; // there is not always a card to lay
        int shed = 0;
        for (const Card row : sorted_deck()) {
            const QuickMatch best = best_match_on(hand, row, Taste::keeps_wilds);
            shed += best.cards + int{best.is_double_color};
        }
        EXPECT_DOUBLE_EQ(expected_shed(hand), static_cast<double>(shed) / deck_size);
        ++hands;
    });
    EXPECT_GT(hands, 500);
}

struct WorthRow
{
    const char *more;
    const char *less;
};

TEST(HandWorth, likes_few_cards_that_go_together)
{
    for (const auto &[more, less] : {
             WorthRow{"", "r7"},                                      // out
             WorthRow{"r7 r3 r4", "r7 g8 b9"},                        // makes pairs of one color
             WorthRow{"dos r1", "y10 r1"},                            // fits everywhere
             WorthRow{"r# b10", "r8 b10"},
             WorthRow{"r8 b10", "r8 b10 y9"},
         })
        EXPECT_GT(worth_of_hand(hand_of(more)), worth_of_hand(hand_of(less))) << more << " against " << less;
}

TEST(HandWorth, of_a_turn_is_that_after_its_lays)
{
    EXPECT_DOUBLE_EQ(worth_of_turn(hand_of("r1 b10 dos"), 1, 0), worth_of_hand(hand_of("r1 dos")));
    EXPECT_DOUBLE_EQ(worth_of_turn(hand_of("r1"), 3, 0), worth_of_hand({}));
    EXPECT_GT(worth_of_turn(hand_of("r1"), 0, 1), worth_of_turn(hand_of("r1"), 0, 0));
}

std::string patient(const Position &position)
{
    PatientTurn turn;
    std::string joined;
    for (const Action &action : turn.find(state_of(position)))
        joined += (joined.empty() ? "" : ", ") + text(action);
    return joined;
}

TEST(PatientTurn, goes_out_when_it_can)
{
    EXPECT_EQ(patient({.hands = {"r7 b9", "g1"}, .row = "g7 y9"}), "match 0 r7, match 1 b9");
    EXPECT_EQ(patient({.hands = {"g7 b1", "g1"}, .row = "g7 y9"}), "match 0 g7, end"); // the other one is laid
}

TEST(PatientTurn, keeps_what_goes_together)
{
    // Three could go, the Wild # and the 3 on the 9; what stays instead fits nearly anything.
    EXPECT_EQ(patient({.hands = {"r# g3 b10 y10", "g1"}, .row = "g10 r9"}), "match 0 b10, end");
}

TEST(PatientTurn, draws_or_lays_where_nothing_matches)
{
    EXPECT_EQ(patient({.hands = {"r1 b10", "g1"}, .row = "g7 y9"}), "draw");
    EXPECT_EQ(patient({.hands = {"r1 b10", "g1"}, .row = "g7 y9", .drawn = true}), "lay b10");
}

TEST(PatientTurn, is_legal)
{
    PatientTurn turn;
    NoEvents none;
    int turns = 0;
    for_each_position(4, 100, [&](const State &state) {
        if (state.table.phase != Phase::play || state.table.matches > 0)
            return;
        State after = state;
        const auto actions = turn.find(state);
        ASSERT_FALSE(actions.empty());
        for (const Action &action : actions)
            ASSERT_EQ(apply(after, state.table.turn, action, none), Reason::none) << text(action);
        const bool goes_on = after.table.turn == state.table.turn && after.table.phase == Phase::play;
        EXPECT_EQ(goes_on, std::holds_alternative<DrawCard>(actions.front()));
        EXPECT_GE(turn.looks(), 1);
        ++turns;
    });
    EXPECT_GT(turns, 1000);
}

} // namespace

} // namespace tableside::test
