// The best turn: by hand for a few positions, by trying everything for many.
#include "tests/engine/dos/position.h"

#include "engine/dos/ai/turn_planner.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

namespace tableside::test {

using namespace dos;

namespace {

std::string planned(const Position &position)
{
    const State state = state_of(position);
    ActionList legal;
    legal_actions(state, legal);
    TurnPlanner planner;
    const TurnPlan plan = planner.plan(observe(state, state.table.turn), legal);
    std::string joined = std::to_string(plan.worth.cards_shed) + " cards, " + std::to_string(plan.worth.double_colors)
        + " double, " + std::to_string(plan.worth.points_shed) + " points";
    for (const Action &match : plan.matches)
        joined += "; " + text(match);
    return joined;
}

TEST(Planner, sheds_most_cards)
{
    EXPECT_EQ(planned({.hands = {"r7 b3 y4 r1 r10", "g1"}, .row = "g7 b9"}),
              "2 cards, 0 double, 7 points; "
              "match 0 b3 y4");
}

TEST(Planner, counts_the_bonus_lay)
{
    EXPECT_EQ(planned({.hands = {"g7 b3 y4 r1 r10", "g1"}, .row = "g7 b9"}),
              "2 cards, 0 double, 17 points; "
              "match 0 g7");
    EXPECT_EQ(planned({.hands = {"g3 g4 b3 y4 r1 r10", "g1"}, .row = "g7 b9"}),
              "3 cards, 1 double, 17 points; "
              "match 0 g3 g4");
}

TEST(Planner, shares_its_cards_among_the_row)
{
    EXPECT_EQ(planned({.hands = {"r3 r4 y5 y8", "g1"}, .row = "g7 b9"}), "2 cards, 0 double, 9 points; match 1 r4 y5");
    EXPECT_EQ(planned({.hands = {"r3 r4 y5 y7 y8", "g1"}, .row = "g7 b9"}),
              "3 cards, 0 double, 16 points; match 0 y7; match 1 r4 y5");
}

TEST(Planner, does_not_count_lays_it_has_no_cards_for)
{
    EXPECT_EQ(planned({.hands = {"g7 b9", "g1"}, .row = "g7 b9"}), "2 cards, 0 double, 16 points; match 0 g7");
}

TEST(Planner, goes_on_within_a_turn)
{
    EXPECT_EQ(planned({.hands = {"b9 r1 r10", "g1"}, .row = "g7 b9", .matched = {0}, .bonus_lays = 1}),
              "3 cards, 0 double, 20 points; match 1 b9");
}

TEST(Planner, no_match_no_plan)
{
    EXPECT_EQ(planned({.hands = {"r1 r10", "g1"}, .row = "g7 b9"}), "0 cards, 0 double, 0 points");
}

/// What a turn is worth that ends here, after `sofar` was played in it.
TurnWorth ended_here(const State &state, TurnWorth sofar)
{
    std::vector<int> points;
    state.hand_in_turn().for_each_card([&](Card card) { points.push_back(card.points()); });
    std::ranges::sort(points, std::greater<>());
    points.resize(std::min(points.size(), std::size_t{state.table.bonus_lays}));
    sofar.cards_shed += static_cast<int>(points.size());
    sofar.points_shed += std::accumulate(points.begin(), points.end(), 0);
    return sofar;
}

/// Every order of every set of matches, by the rules themselves.
TurnWorth best_by_trying(const State &state, const TurnWorth &sofar)
{
    ActionList legal;
    NoEvents none;
    TurnWorth best = ended_here(state, sofar);
    legal_actions(state, legal);
    for (const Action &action : legal) {
        const auto *match = std::get_if<MatchRow>(&action);
        if (match == nullptr)
            continue;
        const bool is_double = bonus_of(state.table.row()[match->row], match->first, match->second) == Bonus::double_;
        const int points = match->first.points() + (match->is_double() ? match->second.points() : 0);
        State next = state;
        apply(next, next.table.turn, action, none);
        best = std::max(best,
                        best_by_trying(next,
                                       {sofar.cards_shed + match->cards(), sofar.double_colors + is_double,
                                        sofar.points_shed + points}));
    }
    return best;
}

TEST(Planner, as_good_as_trying_everything)
{
    TurnPlanner planner;
    ActionList legal;
    NoEvents none;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        SCOPED_TRACE(seed);
        const State state = deal(2, 0, {}, Random(seed), none);
        legal_actions(state, legal);
        const TurnPlan &plan = planner.plan(observe(state, state.table.turn), legal);
        EXPECT_EQ(plan.worth, best_by_trying(state, {}));
        State after = state;
        for (const Action &match : plan.matches)
            ASSERT_EQ(apply(after, after.table.turn, match, none), Reason::none);
        if (!after.is_over()) {
            EXPECT_EQ(after.table.others_draw, plan.worth.double_colors);
        }
    }
}

TEST(Planner, huge_rows_and_hands_stay_within_the_limit)
{
    auto deck = sorted_deck();
    Random random(1);
    shuffle(deck.data(), deck.size(), random);
    State state = state_of({.hands = {"", ""}});
    std::copy_n(deck.begin(), 54, state.table.cards.begin());
    state.table.row_count = 54;
    for (std::size_t index = 54; index < deck.size(); ++index)
        state.hands[0].add(deck[index]);
    ActionList legal;
    legal_actions(state, legal);
    TurnPlanner planner;
    const TurnPlan plan = planner.plan(observe(state, 0), legal);
    EXPECT_GT(plan.worth.cards_shed, 40);
    NoEvents none;
    for (const Action &match : plan.matches) {
        ASSERT_FALSE(state.is_over());
        ASSERT_EQ(apply(state, 0, match, none), Reason::none);
    }
}

} // namespace

} // namespace tableside::test
