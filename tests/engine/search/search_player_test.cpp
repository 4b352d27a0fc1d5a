// Tests of the searching players and the adviser: hidden information, quality of the answers, and cancellation.
#include "tests/engine/dos/position.h"
#include "tests/engine/search/search_checks.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tableside::test {

using namespace dos;

namespace {

class HiddenCards : public testing::TestWithParam<Level>
{};

TEST_P(HiddenCards, do_not_matter)
{
    expect_hidden_cards_not_to_matter<Game>(GetParam(), 3, {}, 4);
}

TEST(SearchPlayer, plays_on_when_its_events_begin_midway)
{
    expect_to_play_on_from_midway<Game>(Level::hard, 3, {});
}

INSTANTIATE_TEST_SUITE_P(Ai, HiddenCards, testing::ValuesIn(all_levels),
                         [](const auto &row) { return std::string(level_name(row.param)); });

TEST(Adviser, rates_legal_plans_best_first)
{
    expect_legal_plans_best_first<Game>();
}

TEST(Adviser, compares_by_the_playouts_alone)
{
    expect_comparison_by_the_playouts_alone<Game>();
}

TEST(Adviser, gives_the_requested_plan_as_many_playouts_as_the_best)
{
    for_each_advice<Game>(300, [&](const State &, const Advice<Game> &advice, const Action &chosen) {
        const auto asked = std::find_if(advice.plans.begin(), advice.plans.end(), [&](const RatedPlan<Game> &plan) {
            const bool ends = plan.actions.size() == 1 || plan.actions[1] == Action(EndTurn{});
            return ends && plan.actions[0] == chosen;
        });
        ASSERT_NE(asked, advice.plans.end());
        EXPECT_EQ(asked->playouts, advice.plans.front().playouts);
    });
}

TEST(Adviser, finds_a_way_to_go_out)
{
    const State state = state_of({.hands = {"r7 b9", "g1 g3 g4 g5 g6"}, .row = "g7 y9", .draw = "b1 b3 b4 b5 b6"});
    ActionList legal;
    legal_actions(state, legal);
    const auto adviser = make_adviser<Game>(1);
    const Action draw = action_of("draw");
    const Advice<Game> advice = adviser->advise(observe(state, 0), legal, thinking(200), std::span(&draw, 1));
    EXPECT_EQ(advice.plans.front().actions, (std::vector<Action>{action_of("match 0 r7"), action_of("match 1 b9")}));
    EXPECT_EQ(advice.plans.front().win_rate, 1.0);
    EXPECT_GT(advice.plans.front().worth, 0.0);
    EXPECT_EQ(advice.plans.front().points_regret, 0.0);
    const RatedPlan<Game> &drawing = advice.plans.at(advice.requested_plan.value());
    EXPECT_EQ(drawing.actions.front(), draw);
    EXPECT_GT(drawing.points_regret, 1.0);
}

/// Returns the most expensive position: half the deck in the row, nearly all other cards in one hand.
State huge_position()
{
    auto deck = sorted_deck();
    Random random(1);
    shuffle(deck.data(), deck.size(), random);
    State state = state_of({.hands = {"", ""}});
    std::copy_n(deck.begin(), 54, state.table.cards.begin());
    state.table.row_count = 54;
    for (std::size_t index = 54; index < deck.size(); ++index)
        state.hands[index % 9 == 0].add(deck[index]);
    return state;
}

TEST(Cancel, is_answered_at_once_and_with_a_legal_action)
{
    NoEvents none;
    expect_answers_when_cancelled<Game>({huge_position(), deal(4, 0, {}, Random(1), none)});
}

TEST(Cancel, from_another_thread_stops_a_running_search)
{
    NoEvents none;
    expect_answers_when_stopped_midway<Game>({huge_position(), deal(4, 0, {}, Random(1), none)});
}

TEST(Search, huge_positions_are_searched)
{
    const State state = huge_position();
    ActionList legal;
    legal_actions(state, legal);
    const auto adviser = make_adviser<Game>(1);
    const Advice<Game> advice = adviser->advise(observe(state, 0), legal, thinking(200));
    EXPECT_GT(advice.playouts, 100);
    EXPECT_LT(advice.plans.size(), 100U);
}

TEST(Search, the_budget_of_a_level_counts_evaluations_and_is_repeatable)
{
    NoEvents none;
    ActionList legal;
    for (const int seats : {2, 3, 4}) {
        const State state = deal(seats, 0, {}, Random(5), none);
        const Observation seen = observe(state, state.table.turn);
        legal_actions(seen, legal);
        const Advice<Game> advice = make_adviser<Game>(1)->advise(seen, legal, {});
        const Advice<Game> again = make_adviser<Game>(1)->advise(seen, legal, {});
        EXPECT_EQ(advice.playouts, again.playouts);
        EXPECT_EQ(advice.plans.front().actions, again.plans.front().actions);
        EXPECT_EQ(advice.plans.front().worth, again.plans.front().worth);

        State late = state; // everybody is about to go out, so playouts are shorter and there are more of them
        for (int seat = 0; seat < seats; ++seat)
            late.hands[static_cast<std::size_t>(seat)] =
                state_of({.hands = {"r3 b9", "g1"}}).hands[seat % 2 == 0 ? 0 : 1];
        const Observation late_seen = observe(late, late.table.turn);
        legal_actions(late_seen, legal);
        EXPECT_GT(make_adviser<Game>(1)->advise(late_seen, legal, {}).playouts, advice.playouts) << seats << " seats";
    }
}

TEST(Search, time_is_divided_over_the_stages)
{
    const State state = huge_position();
    ActionList legal;
    legal_actions(state, legal);
    constexpr int worlds = 1000;
    int asked = 0;
    Thinking timed;
    timed.time_spent = [&asked] { return static_cast<double>(asked++) / worlds; };
    const Advice<Game> advice = make_adviser<Game>(1)->advise(observe(state, 0), legal, timed);
    ASSERT_GE(advice.plans.size(), 20U);
    EXPECT_NEAR(asked, worlds, 10);
    std::vector<int> playouts;
    for (const RatedPlan<Game> &plan : advice.plans)
        playouts.push_back(plan.playouts);
    std::ranges::sort(playouts);
    const int median = playouts[playouts.size() / 2];
    EXPECT_EQ(advice.plans.front().playouts, playouts.back());
    EXPECT_GT(playouts.back(), 2 * median);
    EXPECT_GT(playouts.front(), worlds / 10);
}

TEST(Search, expired_time_allows_at_most_one_playout_per_plan)
{
    NoEvents none;
    const State state = deal(2, 0, {}, Random(5), none);
    const Observation seen = observe(state, state.table.turn);
    ActionList legal;
    legal_actions(seen, legal);
    Thinking late;
    late.time_spent = [] { return 7.0; };
    const Advice<Game> advice = make_adviser<Game>(1)->advise(seen, legal, late);
    for (const RatedPlan<Game> &plan : advice.plans)
        EXPECT_LE(plan.playouts, 1);
}

struct SearchStyleRow
{
    const char *name;
    Style style;
    Position position;
    const char *in_style;
};

class SearchStyle : public testing::TestWithParam<SearchStyleRow>
{};

TEST_P(SearchStyle, is_added_to_the_worth_of_plans)
{
    const State state = state_of(GetParam().position);
    ActionList legal;
    legal_actions(state, legal);
    for (const Level level : {Level::medium, Level::hard}) {
        const auto player = make_player<Game>(level, 1, GetParam().style);
        EXPECT_EQ(text(legal.at(player->choose(observe(state, 0), legal, thinking(200)))), GetParam().in_style);
    }
}

constexpr double obsession = 1000.0; // more than any round is worth

INSTANTIATE_TEST_SUITE_P(
    Ai, SearchStyle,
    testing::Values(SearchStyleRow{"wild_card_cost",
                                   {.wild_card_cost = obsession},
                                   {.hands = {"y# b10", "g1 g3 g4"}, .row = "g7", .draw = "b1 b3 b4"},
                                   "draw"},
                    SearchStyleRow{"double_match_bonus",
                                   {.double_match_bonus = obsession},
                                   {.hands = {"g7 r3 y4 b10", "g1 g3 g4"}, .row = "g7", .draw = "b1 b3 b4"},
                                   "match 0 r3 y4"},
                    SearchStyleRow{"gambles",
                                   {.gambles = obsession},
                                   {.hands = {"r7 b10", "g1 g3 g4"}, .row = "g7", .draw = "b1 b3 b4"},
                                   "draw"}),
    [](const auto &row) { return std::string(row.param.name); });

TEST(Search, worth_depends_on_the_score_of_the_match)
{
    // Any win decides the match at 195 points, so the reward is the same for few points as for many.
    State state = state_of({.hands = {"r7 b9", "g1 g3 g4 g5 g6"}, .row = "g7 y9", .draw = "b1 b3 b4 b5 b6"});
    ActionList legal;
    legal_actions(state, legal);
    Observation seen = observe(state, 0);
    const double first_points = make_adviser<Game>(1)->advise(seen, legal, thinking(100)).plans.front().worth;
    seen.scores = {195, 195, 0, 0};
    const double last_points = make_adviser<Game>(1)->advise(seen, legal, thinking(100)).plans.front().worth;
    EXPECT_GT(last_points, 2.0 * first_points);
}

} // namespace

} // namespace tableside::test
