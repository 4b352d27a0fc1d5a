// Tests of the evaluation: expected_shed() against a slower count, TurnEvaluator and EvaluatedTurn.
#include "tests/engine/support/each_position.h"
#include "tests/engine/dos/position.h"

#include "engine/dos/ai/turn_evaluator.h"
#include "engine/dos/ai/evaluated_turn.h"
#include "engine/dos/ai/rollout_policy.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
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

TEST(HandValue, counts_the_best_match_on_every_card_of_the_deck)
{
    int hands = 0;
    for_each_position(3, 60, [&](const State &state) {
        const Hand &hand = state.hand_in_turn();
        if (hand.size() < 3)
            return; // expected_shed() assumes a card for the bonus lay
        int shed = 0;
        for (const Card row : sorted_deck()) {
            const GreedyMatch best = best_match_on(hand, row, RolloutPolicy::keeps_wilds);
            shed += best.cards + int{best.is_double_color};
        }
        EXPECT_DOUBLE_EQ(expected_shed(hand), static_cast<double>(shed) / deck_size);
        ++hands;
    });
    EXPECT_GT(hands, 500);
}

constexpr const char *far_from_out = "b1 b3 b4 b5 b6";

TurnEvaluator judge_of(const State &state)
{
    std::array<std::uint8_t, most_seats> sizes{};
    for (int seat = 0; seat < state.table.seats; ++seat)
        sizes[static_cast<std::size_t>(seat)] = static_cast<std::uint8_t>(state.hand(seat).size());
    return {state.table, state.table.turn, sizes};
}

struct Left
{
    const char *hand;
    const char *row = "g7 y9";
    const char *other = far_from_out;
    int lays = 0;
    int double_colors = 0;
};

double worth_of(const Left &left)
{
    const TurnEvaluator judge = judge_of(state_of({.hands = {left.hand, left.other}, .row = left.row}));
    return judge.worth(hand_of(left.hand), judge.row(), left.lays, left.double_colors);
}

struct WorthRow
{
    const char *why;
    Left more;
    Left less;
};

TEST(TurnEvaluator, rates_the_better_turn_higher)
{
    for (const auto &[why, more, less] : {
             WorthRow{"to be out", {.hand = "r1", .lays = 1}, {"r1"}},
             WorthRow{"fewer cards", {"r8 b10"}, {"r8 b10 y9"}},
             WorthRow{"pairs of one color", {"r7 r3 r4"}, {"r7 g8 b9"}},
             WorthRow{"others draw",
                      {.hand = "r8 b10", .other = "b1", .double_colors = 1},
                      {.hand = "r8 b10", .other = "b1"}},
             WorthRow{"others have more cards", {"r8 b10"}, {.hand = "r8 b10", .other = "b1"}},
         })
        EXPECT_GT(worth_of(more), worth_of(less)) << why;
}

TEST(TurnEvaluator, lays_the_highest_ordinary_card)
{
    const State state = state_of({.hands = {"r1 b10 dos", far_from_out}, .row = "g7 y9"});
    const TurnEvaluator judge = judge_of(state);
    RowLeft row = judge.row();
    judge.lay(row, Card(Color::blue, 10));
    EXPECT_DOUBLE_EQ(judge.worth(hand_of("r1 b10 dos"), judge.row(), 1, 0), judge.worth(hand_of("r1 dos"), row, 0, 0));
}

TEST(TurnEvaluator, removes_matched_cards_from_the_row)
{
    const TurnEvaluator judge = judge_of(state_of({.hands = {"r1", far_from_out}, .row = "g7 y9 b#"}));
    const TurnEvaluator rest = judge_of(state_of({.hands = {"r1", far_from_out}, .row = "g7 b#"}));
    RowLeft row = judge.row();
    judge.match(row, Card(Color::yellow, 9));
    EXPECT_EQ(row.cards, rest.row().cards);
    EXPECT_EQ(row.values, 18);
    EXPECT_NEAR(row.worth, rest.row().worth, 1e-9);
}

TEST(TurnEvaluator, stays_finite_for_huge_hands_and_rows)
{
    for_each_position(4, 60, [](const State &state) {
        const TurnEvaluator judge = judge_of(state);
        EXPECT_LT(std::abs(judge.worth(state.hand_in_turn(), judge.row(), 0, 0)), 400.0);
        EXPECT_LT(std::abs(judge.worth_of_drawing(state.hand_in_turn(), state.table)), 400.0);
    });
}

std::string patient(const Position &position)
{
    EvaluatedTurn turn;
    std::string joined;
    for (const Action &action : turn.find(state_of(position)))
        joined += (joined.empty() ? "" : ", ") + text(action);
    return joined;
}

TEST(EvaluatedTurn, goes_out_when_it_can)
{
    EXPECT_EQ(patient({.hands = {"r7 b9", "g1"}, .row = "g7 y9"}), "match 0 r7, match 1 b9");
    EXPECT_EQ(patient({.hands = {"g7 b1", "g1"}, .row = "g7 y9"}), "match 0 g7, end"); // the 1 is the bonus lay
}

TEST(EvaluatedTurn, keeps_cards_that_match_well)
{
    // Matching the 5 with the Wild # and the 1 would shed three cards, but the cards kept here match nearly any row card.
    EXPECT_EQ(patient({.hands = {"r# g1 y10 dos", far_from_out}, .row = "g5 r10"}), "match 1 y10, end");
}

TEST(EvaluatedTurn, sheds_points_when_another_is_about_to_go_out)
{
    EXPECT_EQ(patient({.hands = {"r# g1 y10 dos", "b1"}, .row = "g5 r10"}), "match 1 r# dos, end");
}

TEST(EvaluatedTurn, draws_or_lays_where_nothing_matches)
{
    EXPECT_EQ(patient({.hands = {"r1 b10", "g1"}, .row = "g7 y9"}), "draw");
    EXPECT_EQ(patient({.hands = {"r1 b10", "g1"}, .row = "g7 y9", .drawn = true}), "lay b10");
}

TEST(EvaluatedTurn, finds_legal_actions)
{
    EvaluatedTurn turn;
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
        EXPECT_GE(turn.evaluations(), 1);
        ++turns;
    });
    EXPECT_GT(turns, 1000);
}

} // namespace

} // namespace tableside::test
