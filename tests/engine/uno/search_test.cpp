// Tests of UNO's search: its parts, compared with slower or known results, and the players and the adviser that use it.
#include "tests/engine/search/search_checks.h"
#include "tests/engine/uno/position.h"

#include "engine/search/round_value.h"
#include "engine/uno/ai/call_hooks.h"
#include "engine/uno/ai/greedy_player.h"
#include "engine/uno/ai/plan_list.h"
#include "engine/uno/ai/playout.h"
#include "engine/uno/ai/rollout_play.h"
#include "engine/match/match.h"
#include "engine/uno/matching.h"

#include <array>

namespace tableside::uno_test {

using namespace uno;

namespace {

Ruleset house_rules(unsigned switches)
{
    Ruleset rules;
    rules.stacking = (switches & 1U) != 0;
    rules.seven_zero = (switches & 2U) != 0;
    rules.jump_in = (switches & 4U) != 0;
    rules.draw_until_playable = (switches & 8U) != 0;
    rules.no_bluffing = (switches & 16U) != 0;
    return rules;
}

TEST(UnoQuickPlay, equals_the_greedy_choice)
{
    int plays = 0;
    for (std::uint64_t seed = 0; seed < 90; ++seed) {
        const int seats = 2 + static_cast<int>(seed % 9);
        SingleRound<Game> round(seats, 0, {.seven_zero = seed % 2 == 1}, Random(seed));
        const RoundEnd end = test::drive_by(round, [&](const Observation &seen, const ActionList &legal) {
            const State &state = round.state();
            const Table &table = state.table;
            const std::size_t choice = best_choice(seen, legal);
            if (table.phase == Phase::play) {
                const Threat threat = threat_at(table, table.turn, [&](int seat) { return state.hand(seat).size(); });
                const PlayCard quick = rollout_play({table.top(), table.color}, seen.hand, threat);
                EXPECT_EQ(quick.card.is_none() ? Action(DrawCard{}) : Action(quick), legal[choice]) << "seed " << seed;
                EXPECT_EQ(can_play({table.top(), table.color}, seen.hand), !quick.card.is_none());
                ++plays;
            }
            return choice;
        });
        ASSERT_EQ(end, RoundEnd::over);
    }
    EXPECT_GT(plays, 2000);
}

TEST(UnoPlayout, without_bluffs_equals_a_round_of_greedy_players)
{
    NoEvents none;
    const Ruleset rules = house_rules(16);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        const int seats = 2 + static_cast<int>(seed % 9);
        Determinization sample;
        sample.state = deal(seats, 0, rules, Random(seed), none);
        SingleRound<Game> round(sample.state);
        bool has_posed = false; // in a playout a seat may move in its pose for a Wild Dumb Fu
        const RoundEnd end = test::drive_by(round, [&](const Observation &seen, const ActionList &legal) {
            has_posed |= seen.table.posing != 0;
            return best_choice(seen, legal);
        });
        ASSERT_EQ(end, RoundEnd::over);
        const State &state = round.state();
        if (has_posed || state.table.posing != 0)
            continue;
        Playout playout;
        playout.prepare(observe(sample.state, 0), false);
        EXPECT_EQ(playout.play(sample, {}).won, state.table.turn == 0) << "seed " << seed;
        EXPECT_EQ(sample.state, state) << "seed " << seed;
    }
}

TEST(UnoPlayout, rounds_end_over_every_house_rule)
{
    NoEvents none;
    int rounds = 0;
    int ended = 0;
    for (unsigned switches = 0; switches < 32; ++switches) {
        for (int seats = fewest_seats; seats <= most_seats; ++seats) {
            Determinization sample;
            sample.state = deal(seats, 0, house_rules(switches), Random(switches), none);
            for (int seat = 0; seat < seats; ++seat)
                sample.policies[static_cast<std::size_t>(seat)] = seat % 2 == 0 ? RolloutPolicy::greedy
                                                                                : RolloutPolicy::free;
            Playout playout;
            playout.prepare(observe(sample.state, 0), false);
            playout.play(sample, {});
            ++rounds;
            ended += sample.state.is_over();
        }
    }
    EXPECT_GE(ended, rounds * 95 / 100);
}

TEST(UnoPlayout, UNO_ACT_6_a_pose_caused_by_the_plan_may_be_broken)
{
    const State state = state_of(
        {.hands = {"wildfu r1 r2", "wild"}, .top = "r9", .draw = "b1 b2 b3 b4 b5 b6 b7 b8 g1 g2 g3 g4"});
    Playout playout;
    playout.prepare(observe(state, 0), false);
    const Action pose = action_of("play wildfu r");
    int won = 0;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        Determinization sample{.state = state};
        sample.state.random = Random(seed);
        won += playout.play(sample, {&pose, 1}).won;
    }
    EXPECT_GT(won, 0) << "who holds still goes out with the next card";
    EXPECT_LT(won, 100);
}

std::string listed(const Position &position, std::string_view requested_plan = {})
{
    const State state = state_of(position);
    ActionList legal;
    legal_actions(state, legal);
    PlanList plans;
    std::vector<Action> asked;
    if (!requested_plan.empty())
        asked.push_back(action_of(requested_plan));
    plans.list(observe(state, state.table.turn), legal, asked);
    std::string joined;
    for (std::size_t plan = 0; plan < plans.size(); ++plan)
        joined += (plan == 0 ? "" : "; ") + text(plans.actions(plan).front())
            + (plan == plans.requested_plan() ? "*" : "");
    return joined;
}

TEST(UnoPlans, are_the_useful_legal_actions)
{
    EXPECT_EQ(listed({.hands = {"r5 b9 y1", "g1"}, .top = "r9"}), "play r5; play b9; draw");
    EXPECT_EQ(listed({.hands = {"r5 wild y1", "g1"}, .top = "b9"}), "play wild r; play wild y; draw");
    EXPECT_EQ(listed({.hands = {"wild", "g1"}, .top = "b9"}),
              "play wild r; play wild b; play wild g; play wild y; draw");
    EXPECT_EQ(listed({.hands = {"r5 r6", "g1", "g2"}, .top = "r7", .phase = Phase::swap}), "swap 1; swap 2");
    EXPECT_EQ(listed({.hands = {"r5 r6", "g1"}, .top = "wild", .phase = Phase::color}),
              "colour r; colour b; colour g; colour y");
}

TEST(UnoPlans, the_requested_plan_is_marked_or_added)
{
    EXPECT_EQ(listed({.hands = {"r5 b9 y1", "g1"}, .top = "r9"}, "play b9"), "play r5; play b9*; draw");
    EXPECT_EQ(listed({.hands = {"r5 wild", "g1"}, .top = "b9"}, "play wild g"), "play wild r; play wild g*; draw");
}

std::string choice(Player<Game> &player, const Position &position, int playouts = 400)
{
    const State state = state_of(position);
    ActionList legal;
    legal_actions(state, legal);
    return text(legal.at(player.choose(observe(state, state.table.turn), legal, test::thinking(playouts))));
}

constexpr std::string_view some_cards = "b1 b2 b3 b4 g1 g2 g3 g4 y1 y2 y3 y4 b5 b6 g5 g6 y5 y6 b7 g7 y7";

struct StyleRow
{
    const char *name;
    Style style;
    Position position;
    const char *in_style;
};

class UnoSearchStyle : public testing::TestWithParam<StyleRow>
{};

TEST_P(UnoSearchStyle, is_added_to_the_worth_of_plans)
{
    for (const Level level : {Level::medium, Level::hard}) {
        const auto player = make_player<Game>(level, 1, GetParam().style);
        EXPECT_EQ(choice(*player, GetParam().position), GetParam().in_style) << level_name(level);
    }
}

constexpr double obsession = 10'000.0; // more than the worth of any round

INSTANTIATE_TEST_SUITE_P(Ai, UnoSearchStyle,
                         testing::Values(StyleRow{"wild_card_cost",
                                                  {.wild_card_cost = obsession},
                                                  {.hands = {"wild y8", "g1 g3 g4"}, .top = "r7", .draw = some_cards},
                                                  "draw"},
                                         StyleRow{"gambles",
                                                  {.gambles = obsession},
                                                  {.hands = {"r8 y8", "g1 g3 g4"}, .top = "r7", .draw = some_cards},
                                                  "draw"},
                                         StyleRow{
                                             "bluffs",
                                             {.bluffs = obsession},
                                             {.hands = {"r8 r9 wild+4", "g1 g3 g4"}, .top = "r7", .draw = some_cards},
                                             "play wild+4 r"},
                                         StyleRow{"never_bluffs",
                                                  {.bluffs = -obsession},
                                                  {.hands = {"r8 wild+4", "g1 g3 g4"}, .top = "r7", .draw = some_cards},
                                                  "play r8"}),
                         [](const auto &row) { return std::string(row.param.name); });

TEST(UnoSearch, goes_out)
{
    const auto hard = make_player<Game>(Level::hard, 1);
    // After the Skip, the other seat never gets a turn.
    EXPECT_EQ(choice(*hard, {.hands = {"rskip r8", "g1"}, .top = "r7", .draw = some_cards}), "play rskip");
    const State state = state_of({.hands = {"rskip r8", "g1"}, .top = "r7", .draw = some_cards});
    ActionList legal;
    legal_actions(state, legal);
    const Advice<Game> advice = make_adviser<Game>(1)->advise(observe(state, 0), legal, test::thinking(400));
    EXPECT_EQ(advice.plans.front().win_rate, 1.0);
}

TEST(UnoSearch, names_the_color_that_it_holds_when_a_wild_card_was_turned_first)
{
    for (const Level level : {Level::medium, Level::hard}) {
        for (const std::uint64_t seed : {1, 2, 3, 4, 5}) {
            const auto player = make_player<Game>(level, seed);
            EXPECT_EQ(choice(*player,
                             {.hands = {"g1 g3 g4 g5 g6 g8 r2", "r1 b1 y1 y2"},
                              .top = "wild",
                              .draw = some_cards,
                              .phase = Phase::color},
                             8'000),
                      "colour g")
                << level_name(level) << ", seed " << seed;
        }
    }
}

TEST(UnoSearch, takes_the_smallest_hand_when_it_is_one_card)
{
    const auto hard = make_player<Game>(Level::hard, 1);
    EXPECT_EQ(choice(*hard,
                     {.hands = {"b8 b9 g8 g9 y8", "r1 r2 r3 r4 r5 r6", "y9", "g1 g2 g3 g4"},
                      .top = "r7",
                      .draw = some_cards,
                      .phase = Phase::swap,
                      .rules = {.seven_zero = true}}),
              "swap 2");
}

TEST(UnoSearch, UNO_CHAL_1_challenges_a_player_who_was_seen_to_hold_the_color)
{
    for (const auto &[hand, answer] :
         {std::pair("wild+4 wild+4 r1 r2 b5 g1", "challenge"), std::pair("wild+4 wild+4 y1 y2 b5 g1", "accept")}) {
        EventList events;
        State state = state_of({.hands = {hand, "b1 b3 b4 g6 y8"}, .top = "r9", .draw = some_cards});
        const auto hard = make_player<Game>(Level::hard, 1);
        hard->watch(Dealt{{Cards(6), Game::hand_cards(state, 1)}, state.table.top(), Cards(some_cards.size() / 3)});
        hard->watch(TurnStarted{0});
        // Seat 0 bluffs or not, is challenged, and does the same again two turns later.
        const auto play = [&](int seat, std::string_view action) {
            ASSERT_EQ(apply(state, seat, action_of(action), events), Reason::none) << action;
            for (const Event &event : events.take())
                hard->watch(seen_by(event, 1));
        };
        play(0, "play wild+4 r");
        play(1, "challenge");
        if (state.table.turn == 1) {
            play(1, "draw");
            while (state.table.turn == 1)
                play(1, "pass");
        }
        play(0, "play wild+4 r");
        ActionList legal;
        legal_actions(state, legal);
        EXPECT_EQ(text(legal.at(hard->choose(observe(state, 1), legal, test::thinking(400)))), answer) << hand;
    }
}

TEST(UnoSearch, worth_depends_on_the_score_of_the_match)
{
    const State state = state_of({.hands = {"rskip r8", "g1 g2"}, .top = "r7", .draw = some_cards});
    ActionList legal;
    legal_actions(state, legal);
    Observation seen = observe(state, 0);
    const double first_points = make_adviser<Game>(1)->advise(seen, legal, test::thinking(100)).plans.front().worth;
    seen.scores[0] = seen.scores[1] = 495;
    const double last_points = make_adviser<Game>(1)->advise(seen, legal, test::thinking(100)).plans.front().worth;
    EXPECT_GT(last_points, 2.0 * first_points);
}

/// Match scores a blocked round in the same way: the winner's own cards do not count.
TEST(UnoRoundValue, UNO_PILE_1_a_blocked_round_scores_the_other_hands)
{
    State state = state_of({.hands = {"b3 b4", "g1", "y9 y8"}, .top = "r5", .turn = 0});
    played(state, "0 draw; 1 draw; 2 draw");
    ASSERT_TRUE(state.is_over());
    ASSERT_EQ(Game::winner(state), 1);
    MatchOdds odds(match_odds_fit);
    odds.prepare(std::array<std::uint16_t, 3>{}, state.table.rules.target);
    const int taken = round_points<Game>(state, 3, false)[1];
    EXPECT_EQ(taken, 24);
    EXPECT_EQ(value_of_round(state, 1, odds, 0.0).points, taken);
    EXPECT_EQ(value_of_round(state, 0, odds, 0.0).points, -taken / 2.0);
    state.table.rules.scoring = Scoring::count_against;
    EXPECT_EQ(value_of_round(state, 1, odds, 0.0).points, 24 / 2.0 - 1);
}

class UnoSearchLevel : public testing::TestWithParam<Level>
{};

TEST_P(UnoSearchLevel, hidden_cards_do_not_matter)
{
    test::expect_hidden_cards_not_to_matter<Game>(GetParam(), 3, {}, 3);
    test::expect_hidden_cards_not_to_matter<Game>(GetParam(), 3, house_rules(3), 2);
}

TEST(UnoSearchPlayer, plays_on_when_its_events_begin_midway)
{
    test::expect_to_play_on_from_midway<Game>(Level::hard, 3, {});
    test::expect_to_play_on_from_midway<Game>(Level::hard, 3, house_rules(3));
}

/// Includes calls, catches, poses, and jump-ins.
TEST_P(UnoSearchLevel, plays_rounds_to_the_end_over_every_house_rule)
{
    for (unsigned switches = 0; switches < 32; ++switches) {
        const int seats = 2 + static_cast<int>(switches * 4 % 9);
        std::vector<Level> levels(static_cast<std::size_t>(seats), Level::greedy);
        levels[0] = GetParam();
        const auto players = test::make_players<Game>(levels, switches);
        SCOPED_TRACE("switches " + std::to_string(switches));
        test::PlayerSeats<Game, CallingSeats<Game>> player_seats(
            players, 30, CallSimulator(std::vector<Temperament>(levels.size(), temperament_of(Level::easy)), switches));
        SingleRound<Game> round(seats, 0, house_rules(switches), Random(switches));
        test::drive(round, player_seats);
    }
}

/// Players that get no events, because their rounds begin after the deal.
struct UntoldSeats : test::PlayerSeats<Game>
{
    using PlayerSeats::PlayerSeats;
    bool keeps_events() const { return false; }
};

/// UNO-PILE-1: while all cards but one are held, drawing gives no card, and the round continues if anybody can play.
TEST_P(UnoSearchLevel, does_not_pass_for_ever_when_the_piles_are_empty)
{
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
        Random random(seed);
        NoEvents none;
        State state = deal(10, 0, {}, random, none);
        for (; state.table.draw_count > 0; --state.table.draw_count) // each seat in turn takes one more card
            state.hands[state.table.draw_count % 10U].add(state.table.draw().front());
        const auto players = test::make_players<Game>(std::vector<Level>(10, GetParam()), seed);
        UntoldSeats untold(players, 30);
        SingleRound<Game> round(state);
        MatchDriver<Game, UntoldSeats, SingleRound<Game>> driver(round, untold);
        int actions = 0;
        for (; round.state().table.discard_count == 1 && actions < 50; ++actions)
            driver.act(round.state().table.turn, *driver.decide());
        EXPECT_GT(round.state().table.discard_count, 1) << "seed " << seed;
    }
}

INSTANTIATE_TEST_SUITE_P(Ai, UnoSearchLevel, testing::Values(Level::medium, Level::hard),
                         [](const auto &row) { return std::string(level_name(row.param)); });

TEST(UnoAdviser, rates_legal_plans_best_first)
{
    test::expect_legal_plans_best_first<Game>();
}

TEST(UnoAdviser, compares_by_the_playouts_alone)
{
    test::expect_comparison_by_the_playouts_alone<Game>();
}

TEST(UnoAdviser, gives_the_requested_plan_as_many_playouts_as_the_best)
{
    test::for_each_advice<Game>(300, [](const State &, const Advice<Game> &advice, const Action &chosen) {
        const auto asked = std::ranges::find_if(
            advice.plans, [&](const RatedPlan<Game> &plan) { return plan.actions.front() == chosen; });
        ASSERT_NE(asked, advice.plans.end());
        EXPECT_EQ(asked->playouts, advice.plans.front().playouts);
    });
}

/// Returns the most expensive position: the whole deck except the top card in two hands, and nothing to draw.
State huge_position()
{
    auto deck = sorted_deck();
    Random random(1);
    shuffle(deck.data(), deck.size(), random);
    std::swap(deck.front(), *std::ranges::find_if(deck, [](Card card) { return !card.is_wild(); }));
    State state = state_of({.hands = {"", ""}, .top = card_text(deck.front())});
    for (std::size_t index = 1; index < deck.size(); ++index)
        state.hands[index % 2].add(deck[index]);
    return state;
}

TEST(UnoCancel, is_answered_at_once_and_with_a_legal_action)
{
    NoEvents none;
    test::expect_answers_when_cancelled<Game>(
        {huge_position(), deal(2, 0, {}, Random(1), none), deal(10, 0, {}, Random(2), none)});
}

TEST(UnoCancel, from_another_thread_stops_a_running_search)
{
    NoEvents none;
    test::expect_answers_when_stopped_midway<Game>({huge_position(), deal(10, 0, {}, Random(2), none)});
}

} // namespace

} // namespace tableside::uno_test
