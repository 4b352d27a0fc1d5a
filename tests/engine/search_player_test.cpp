// The players and the adviser that search: what they may know, how they answer, that they stop.
#include "played_round.h"
#include "position.h"

#include "ai/advice.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tableside::test {

using namespace dos;

namespace {

Thinking thinking(int playouts)
{
    Thinking thinking;
    thinking.playouts = playouts;
    return thinking;
}

/// Another position that is the same to `seat`: the other hands and the draw pile are dealt anew.
State dealt_anew(const State &state, int seat, Random &random)
{
    State other = state;
    Cards hidden(state.table.draw().begin(), state.table.draw().end());
    for (int holder = 0; holder < state.table.seats; ++holder) {
        if (holder != seat)
            state.hand(holder).for_each_card([&](Card card) { hidden.push_back(card); });
    }
    shuffle(hidden.data(), hidden.size(), random);
    for (int holder = 0; holder < state.table.seats; ++holder) {
        if (holder == seat)
            continue;
        other.hands[static_cast<std::size_t>(holder)] = {};
        for (int count = state.hand(holder).size(); count > 0; --count) {
            other.hands[static_cast<std::size_t>(holder)].add(hidden.back());
            hidden.pop_back();
        }
    }
    std::copy(hidden.begin(), hidden.end(), other.table.cards.end() - state.table.draw_count);
    return other;
}

/// A round is played; at every decision a twin of the player that decides, which was told of another deal with the same
/// seen cards, has to decide alike.
class HiddenCards : public testing::TestWithParam<Level>
{
};

TEST_P(HiddenCards, do_not_matter)
{
    constexpr int seats = 3;
    Random random(4);
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        const Players players = make_players(std::vector<Level>(seats, GetParam()), seed);
        const Players twins = make_players(std::vector<Level>(seats, GetParam()), seed);
        EventList events;
        State state = deal(seats, 0, {}, Random(seed), events);
        ActionList legal;
        while (!state.is_over()) {
            const int seat = state.table.turn;
            for (const Event &event : events.take()) {
                for (int watcher = 0; watcher < seats; ++watcher) {
                    players[static_cast<std::size_t>(watcher)]->watch(seen_by(event, watcher));
                    twins[static_cast<std::size_t>(watcher)]->watch(seen_by(event, watcher));
                }
            }
            const State other = dealt_anew(state, seat, random);
            const Observation seen = observe(other, seat);
            legal_actions(seen, legal);
            const std::size_t twin = twins[state.table.turn]->choose(seen, legal, thinking(60));
            const std::size_t choice = players[state.table.turn]->choose(observe(state, seat), legal, thinking(60));
            ASSERT_EQ(choice, twin);
            apply(state, seat, legal.at(choice), events);
        }
    }
}

INSTANTIATE_TEST_SUITE_P(Ai, HiddenCards, testing::ValuesIn(all_levels),
                         [](const auto &row) { return std::string(level_name(row.param)); });

/// The advice at every decision of a round of greedy players, seat by seat.
void for_each_advice(int playouts, auto &&visit)
{
    const Players players = make_players({Level::greedy, Level::easy}, 2);
    std::vector<std::unique_ptr<Adviser<Game>>> advisers;
    for (std::uint64_t seat = 0; seat < players.size(); ++seat)
        advisers.push_back(make_adviser<Game>(seat));
    EventList events;
    ActionList legal;
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        State state = deal(2, 0, {}, Random(seed), events);
        while (!state.is_over()) {
            for (const Event &event : events.take()) {
                advisers[0]->watch(seen_by(event, 0));
                advisers[1]->watch(seen_by(event, 1));
            }
            const Observation seen = observe(state, state.table.turn);
            legal_actions(seen, legal);
            const Action chosen = legal.at(players[state.table.turn]->choose(seen, legal, {}));
            visit(state, advisers[state.table.turn]->advise(seen, legal, thinking(playouts), std::span(&chosen, 1)), chosen);
            apply(state, state.table.turn, chosen, events);
        }
    }
}

TEST(Adviser, rates_legal_plans_best_first)
{
    NoEvents none;
    for_each_advice(300, [&](const State &state, const Advice<Game> &advice, const Action &) {
        ASSERT_FALSE(advice.plans.empty());
        int playouts = 0;
        for (std::size_t plan = 0; plan < advice.plans.size(); ++plan) {
            const RatedPlan<Game> &rated = advice.plans[plan];
            State after = state;
            for (const Action &action : rated.actions)
                ASSERT_EQ(apply(after, state.table.turn, action, none), Reason::none);
            EXPECT_GE(rated.round_share, 0.0);
            EXPECT_LE(rated.round_share, 1.0);
            EXPECT_GE(rated.standard_error, 0.0);
            EXPECT_GT(rated.playouts, 0);
            if (plan > 0) {
                EXPECT_LE(rated.worth, advice.plans[plan - 1].worth + 1e-4) << plan;
            }
            playouts += rated.playouts;
        }
        EXPECT_EQ(advice.playouts, playouts);
        EXPECT_LE(playouts, std::max<int>(300, 7 * static_cast<int>(advice.plans.size())));
        EXPECT_EQ(advice.plans.front().standard_error, 0.0);
    });
}

TEST(Adviser, rates_what_was_asked_for_with_the_best_care)
{
    for_each_advice(300, [&](const State &, const Advice<Game> &advice, const Action &chosen) {
        const auto asked = std::find_if(advice.plans.begin(), advice.plans.end(), [&](const RatedPlan<Game> &plan) {
            const bool ends = plan.actions.size() == 1 || plan.actions[1] == Action(EndTurn{});
            return ends && plan.actions[0] == chosen;
        });
        ASSERT_NE(asked, advice.plans.end());
        EXPECT_EQ(asked->playouts, advice.plans.front().playouts);
    });
}

TEST(Adviser, sees_a_way_to_go_out)
{
    const State state = state_of({.hands = {"r7 b9", "g1 g3 g4 g5 g6"}, .row = "g7 y9", .draw = "b1 b3 b4 b5 b6"});
    ActionList legal;
    legal_actions(state, legal);
    const auto adviser = make_adviser<Game>(1);
    const Advice<Game> advice = adviser->advise(observe(state, 0), legal, thinking(200));
    EXPECT_EQ(advice.plans.front().actions, (std::vector<Action>{action_of("match 0 r7"), action_of("match 1 b9")}));
    EXPECT_EQ(advice.plans.front().round_share, 1.0);
    EXPECT_GT(advice.plans.front().worth, 0.0);
}

/// The worst there is: half the deck in the row, half in one hand.
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
    std::stop_source stop;
    stop.request_stop();
    Thinking stopped = thinking(1'000'000'000);
    stopped.cancel = stop.get_token();
    ActionList legal;
    NoEvents none;
    for (const State &state : {huge_position(), deal(4, 0, {}, Random(1), none)}) {
        legal_actions(state, legal);
        for (const Level level : {Level::medium, Level::hard}) {
            const auto player = make_player<Game>(level, 1);
            EXPECT_LT(player->choose(observe(state, state.table.turn), legal, stopped), legal.size());
        }
        const auto adviser = make_adviser<Game>(1);
        const Advice<Game> advice = adviser->advise(observe(state, state.table.turn), legal, stopped);
        EXPECT_EQ(advice.playouts, 0);
        EXPECT_FALSE(advice.plans.empty());
    }
}

TEST(Search, huge_positions_are_thought_about)
{
    const State state = huge_position();
    ActionList legal;
    legal_actions(state, legal);
    const auto adviser = make_adviser<Game>(1);
    const Advice<Game> advice = adviser->advise(observe(state, 0), legal, thinking(200));
    EXPECT_GT(advice.playouts, 100);
    EXPECT_LT(advice.plans.size(), 100U);
}

struct SearchStyleRow
{
    const char *name;
    Style style;
    Position position;
    const char *in_style;
};

class SearchStyle : public testing::TestWithParam<SearchStyleRow>
{
};

TEST_P(SearchStyle, is_added_to_what_plans_are_worth)
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

INSTANTIATE_TEST_SUITE_P(Ai, SearchStyle, testing::Values(
    SearchStyleRow{"hoards_wilds", {.hoards_wilds = obsession},
                   {.hands = {"y# b10", "g1 g3 g4"}, .row = "g7", .draw = "b1 b3 b4"}, "draw"},
    SearchStyleRow{"loves_doubles", {.loves_doubles = obsession},
                   {.hands = {"g7 r3 y4 b10", "g1 g3 g4"}, .row = "g7", .draw = "b1 b3 b4"}, "match 0 r3 y4"},
    SearchStyleRow{"gambles", {.gambles = obsession},
                   {.hands = {"r7 b10", "g1 g3 g4"}, .row = "g7", .draw = "b1 b3 b4"}, "draw"}),
    [](const auto &row) { return std::string(row.param.name); });

TEST(Search, plays_to_the_score_of_the_match)
{
    // At 195 points any win will do; the reward is then the same for few points and for many.
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
