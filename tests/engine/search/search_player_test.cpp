// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the searching players and the adviser of each game: hidden information, quality of the answers, and cancellation.
#include "tests/engine/dos/position.h"
#include "tests/engine/support/played_round.h"
#include "tests/engine/support/playout.h"
#include "tests/engine/uno/position.h"

#include "engine/dos/ai/search_parts.h"
#include "engine/search/advice.h"
#include "engine/uno/ai/search_parts.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <span>
#include <stop_token>
#include <thread>

namespace tableside::test {

namespace {

Thinking thinking(int playouts)
{
    Thinking thinking;
    thinking.playouts = playouts;
    return thinking;
}

/// Calls visit(state, advice, chosen) at every decision of rounds between a greedy and an easy player.
template <typename Game>
void for_each_advice(int playouts, auto visit, const typename Game::Ruleset &rules = {})
{
    const auto players = make_players<Game>({Level::greedy, Level::easy}, 2);
    const std::unique_ptr<Adviser<Game>> advisers[] = {make_adviser<Game>(0), make_adviser<Game>(1)};
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        SingleRound<Game> round(2, 0, rules, Random(seed));
        const auto choose = [&](const auto &seen, const auto &legal) {
            const std::size_t choice = players[seen.seat]->choose(seen, legal, {});
            const typename Game::Action chosen = legal.at(choice);
            visit(round.state(), advisers[seen.seat]->advise(seen, legal, thinking(playouts), std::span(&chosen, 1)),
                  chosen);
            return choice;
        };
        const auto hear = [&](const auto &events) {
            for (const auto &event : events) {
                for (const int seat : {0, 1})
                    advisers[seat]->watch(Game::seen_by(event, seat));
            }
        };
        ASSERT_EQ(drive_by(round, choose, hear), RoundEnd::over);
    }
}

/// Requests a stop after a delay, from its own thread.
class Stopper
{
public:
    explicit Stopper(std::chrono::microseconds after)
        : m_thread([this, after] {
              std::this_thread::sleep_for(after);
              m_stop.request_stop();
          })
    {}

    /// Returns limits that only the stop ends.
    Thinking endless() const
    {
        Thinking endless = thinking(1'000'000'000);
        endless.cancel = m_stop.get_token();
        return endless;
    }

private:
    std::stop_source m_stop;
    std::jthread m_thread;
};

/// Returns a position of the most expensive kind. DOS: half the deck in the row, nearly all other cards in one hand.
dos::State huge_position(const dos::Game &)
{
    auto deck = dos::sorted_deck();
    Random random(1);
    shuffle(deck.data(), deck.size(), random);
    dos::State state = state_of({.hands = {"", ""}});
    std::copy_n(deck.begin(), 54, state.table.cards.begin());
    state.table.row_count = 54;
    for (std::size_t index = 54; index < deck.size(); ++index)
        state.hands[index % 9 == 0].add(deck[index]);
    return state;
}

/// UNO: the whole deck except the top card in two hands, and nothing to draw.
uno::State huge_position(const uno::Game &)
{
    auto deck = uno::sorted_deck();
    Random random(1);
    shuffle(deck.data(), deck.size(), random);
    std::swap(deck.front(), *std::ranges::find_if(deck, [](uno::Card card) { return !card.is_wild(); }));
    uno::State state = uno_test::state_of({.hands = {"", ""}, .top = uno::card_text(deck.front())});
    for (std::size_t index = 1; index < deck.size(); ++index)
        state.hands[index % 2].add(deck[index]);
    return state;
}

/// Returns a position in which the seat in turn can go out with good play.
dos::State winning_position(const dos::Game &)
{
    return state_of({.hands = {"r7 b9", "g1 g3 g4 g5 g6"}, .row = "g7 y9", .draw = "b1 b3 b4 b5 b6"});
}

constexpr std::string_view some_cards = "b1 b2 b3 b4 g1 g2 g3 g4 y1 y2 y3 y4 b5 b6 g5 g6 y5 y6 b7 g7 y7";

uno::State winning_position(const uno::Game &)
{
    return uno_test::state_of({.hands = {"rskip r8", "g1"}, .top = "r7", .draw = some_cards});
}

using test::census;
using uno_test::census;

template <typename Game>
Advice<Game> advice_at(const typename Game::State &state, const Thinking &limits,
                       std::span<const typename Game::Action> asked = {})
{
    const auto legal = all_legal<Game>(state);
    return make_adviser<Game>(1)->advise(Game::observe(state, Game::seat_in_turn(state)), legal, limits, asked);
}

template <typename Game>
class Searching : public testing::Test
{
protected:
    static std::vector<typename Game::State> expensive_states()
    {
        NoEvents none;
        return {huge_position(Game()), Game::deal(2, 0, {}, Random(1), none),
                Game::deal(Game::most_seats, 0, {}, Random(2), none)};
    }
    static void expect_legal(const typename Game::State &state, const std::vector<RatedPlan<Game>> &plans)
    {
        NoEvents none;
        EXPECT_FALSE(plans.empty());
        for (const RatedPlan<Game> &plan : plans) {
            auto after = state;
            for (const auto &action : plan.actions)
                ASSERT_EQ(Game::apply(after, Game::seat_in_turn(state), action, none), Game::Reason::none);
        }
    }
    static void expect_legal_choices(const typename Game::State &state, const Thinking &limits)
    {
        const auto legal = all_legal<Game>(state);
        const auto seen = Game::observe(state, Game::seat_in_turn(state));
        for (const Level level : {Level::medium, Level::hard})
            EXPECT_LT(make_player<Game>(level, 1)->choose(seen, legal, limits), legal.size());
    }
};
TYPED_TEST_SUITE(Searching, Games, GameNames);

/// Each player has a twin, which sees another deal with the same visible cards and must make the same choice.
TYPED_TEST(Searching, hidden_cards_do_not_matter)
{
    Random random(4);
    for (const Level level : all_levels) {
        for (std::uint64_t seed = 0; seed < 4 && has_level<TypeParam>(level); ++seed) {
            SCOPED_TRACE(std::string(level_name(level)) + ", seed " + std::to_string(seed));
            const auto rules = ruleset<TypeParam>(seed % 2 == 0 ? 0 : 5); // the second stacks and swaps hands in UNO
            SingleRound<TypeParam> round(3, 0, rules, Random(seed));
            const auto players = make_players<TypeParam>(std::vector<Level>(3, level), seed);
            const auto twins = make_players<TypeParam>(std::vector<Level>(3, level), seed);
            const auto choose = [&](const auto &seen, const auto &legal) {
                const auto other = TypeParam::observe(with_other_secrets(round.state(), seen.seat, random), seen.seat);
                const std::size_t twin = twins[seen.seat]->choose(other, legal, thinking(60));
                const std::size_t choice = players[seen.seat]->choose(seen, legal, thinking(60));
                return choice == twin ? std::optional(choice) : std::nullopt;
            };
            const auto hear = [&](const auto &events) {
                tell<TypeParam>(players, events);
                tell<TypeParam>(twins, events);
            };
            ASSERT_EQ(drive_by(round, choose, hear), RoundEnd::over);
        }
    }
}

/// The players choose and get events only after some random actions.
TYPED_TEST(Searching, plays_on_when_its_events_begin_midway)
{
    for (int actions_before = 1; actions_before < 100; actions_before += 4) {
        SCOPED_TRACE("told after " + std::to_string(actions_before) + " actions");
        const auto seed = static_cast<std::uint64_t>(actions_before);
        SingleRound<TypeParam> round(3, 0, ruleset<TypeParam>(actions_before % 8 == 1 ? 0 : 5), Random(seed));
        const auto players = make_players<TypeParam>(std::vector<Level>(3, Level::hard), 1);
        Random random(seed);
        int actions = -1; // the first events are those of the deal
        const auto choose = [&](const auto &seen, const auto &legal) -> std::size_t {
            return actions < actions_before ? random.below(static_cast<std::uint32_t>(legal.size()))
                                            : players[seen.seat]->choose(seen, legal, thinking(10));
        };
        const auto hear = [&](const auto &events) {
            if (++actions > actions_before)
                tell<TypeParam>(players, events);
        };
        ASSERT_EQ(drive_by(round, choose, hear), RoundEnd::over);
    }
}

TYPED_TEST(Searching, advice_has_legal_plans_best_first_and_as_many_playouts_for_the_requested_plan)
{
    constexpr int budget = 300;
    for_each_advice<TypeParam>(budget, [&](const auto &state, const Advice<TypeParam> &advice, const auto &chosen) {
        this->expect_legal(state, advice.plans);
        EXPECT_EQ(advice.plans.front().points_regret, 0.0);
        EXPECT_EQ(advice.plans.front().worth_behind, 0.0);
        EXPECT_EQ(advice.plans.front().standard_error, 0.0);
        int playouts = 0;
        for (std::size_t plan = 0; plan < advice.plans.size(); ++plan) {
            const RatedPlan<TypeParam> &rated = advice.plans[plan];
            EXPECT_GE(rated.win_rate, 0.0);
            EXPECT_LE(rated.win_rate, 1.0);
            EXPECT_GE(rated.standard_error, 0.0);
            EXPECT_GT(rated.playouts, 0);
            EXPECT_LE(rated.worth, advice.plans[plan > 0 ? plan - 1 : 0].worth + 1e-4) << plan;
            playouts += rated.playouts;
        }
        EXPECT_EQ(advice.playouts, playouts);
        EXPECT_LE(playouts, std::max<int>(budget, 7 * static_cast<int>(advice.plans.size())));
        ASSERT_LT(advice.requested_plan.value(), advice.plans.size());
        const RatedPlan<TypeParam> &requested = advice.plans[*advice.requested_plan];
        EXPECT_EQ(requested.actions.front(), chosen);
        EXPECT_EQ(requested.playouts, advice.plans.front().playouts);
    });
}

/// Under Scoring::count_against the worth of a round is its points, so a difference of worths must equal that of points unless
/// something besides the playouts contributes.
TYPED_TEST(Searching, advice_compares_by_the_playouts_alone)
{
    typename TypeParam::Ruleset rules;
    rules.scoring = Scoring::count_against;
    const auto compare = [](const auto &, const Advice<TypeParam> &advice, const auto &) {
        for (const RatedPlan<TypeParam> &rated : advice.plans)
            EXPECT_NEAR(rated.worth_behind, rated.points_regret, 1e-3);
    };
    for_each_advice<TypeParam>(60, compare, rules);
}

TYPED_TEST(Searching, finds_the_way_to_go_out_and_values_it_by_the_score_of_the_match)
{
    const auto state = winning_position(TypeParam());
    const auto legal = all_legal<TypeParam>(state);
    const Advice<TypeParam> advice = advice_at<TypeParam>(state, thinking(400));
    EXPECT_EQ(advice.plans.front().win_rate, 1.0);
    EXPECT_GT(advice.plans.front().worth, 0.0);
    auto late = TypeParam::observe(state, 0); // any win decides the match, for few points as for many
    late.scores[0] = late.scores[1] = static_cast<std::uint16_t>(late.table.rules.target - 5);
    EXPECT_GT(make_adviser<TypeParam>(1)->advise(late, legal, thinking(400)).plans.front().worth,
              2.0 * advice.plans.front().worth);
}

TYPED_TEST(Searching, answers_at_once_if_cancelled_before_it_begins)
{
    std::stop_source stop;
    stop.request_stop();
    Thinking stopped = thinking(1'000'000'000);
    stopped.cancel = stop.get_token();
    for (const auto &state : this->expensive_states()) {
        this->expect_legal_choices(state, stopped);
        const Advice<TypeParam> advice = advice_at<TypeParam>(state, stopped);
        EXPECT_EQ(advice.playouts, 0);
        this->expect_legal(state, advice.plans);
    }
}

/// Stops the search from another thread, after longer and longer delays until something was played out.
TYPED_TEST(Searching, answers_when_stopped_midway_from_another_thread)
{
    for (const auto &state : this->expensive_states()) {
        std::chrono::microseconds after{100};
        for (bool has_played = false; !has_played; after *= 2) {
            const Advice<TypeParam> advice = advice_at<TypeParam>(state, Stopper(after).endless());
            this->expect_legal(state, advice.plans);
            has_played = advice.playouts > 0;
        }
        this->expect_legal_choices(state, Stopper(after).endless());
    }
}

TYPED_TEST(Searching, expired_time_allows_at_most_one_playout_per_plan)
{
    NoEvents none;
    Thinking late;
    late.time_spent = [] { return 7.0; };
    const auto state = TypeParam::deal(2, 0, {}, Random(5), none);
    for (const RatedPlan<TypeParam> &plan : advice_at<TypeParam>(state, late).plans)
        EXPECT_LE(plan.playouts, 1);
}

/// Before each choice of seat 0, one belief that watched the round and one that did not draw a determinization each, which must
/// be possible.
TYPED_TEST(Searching, believes_only_what_is_possible_under_any_rules)
{
    using Belief = typename TypeParam::SearchParts::Belief;
    Random random(1);
    for (unsigned index = 0; index < round_rulesets<TypeParam> && !this->HasFailure(); ++index) {
        SCOPED_TRACE("ruleset " + std::to_string(index));
        const int seats = seats_for<TypeParam>(index);
        const auto players = make_players<TypeParam>(std::vector<Level>(static_cast<std::size_t>(seats), Level::easy),
                                                     index);
        SingleRound<TypeParam> round(seats, 0, ruleset<TypeParam>(index), Random(index));
        Belief watching;
        Belief passing_by;
        const auto choose = [&](const auto &seen, const auto &legal) {
            for (Belief *belief : {&watching, &passing_by}) {
                if (seen.seat != 0)
                    continue;
                belief->prepare(seen, random);
                const auto drawn = belief->draw(random).state;
                EXPECT_EQ(TypeParam::observe(drawn, 0), seen);
                EXPECT_EQ(census(drawn), census(round.state()));
            }
            return players[seen.seat]->choose(seen, legal, {});
        };
        const auto hear = [&](const auto &events) {
            for (const auto &event : events)
                watching.watch(TypeParam::seen_by(event, 0));
        };
        ASSERT_EQ(drive_by(round, choose, hear), RoundEnd::over);
    }
}

TEST(DosSearch, knows_what_drawing_costs_when_it_could_go_out)
{
    const dos::Action draw = action_of("draw");
    const auto advice = advice_at<dos::Game>(winning_position(dos::Game()), thinking(200), std::span(&draw, 1));
    EXPECT_EQ(advice.plans.front().actions, (dos::ActionList{action_of("match 0 r7"), action_of("match 1 b9")}));
    const RatedPlan<dos::Game> &drawing = advice.plans.at(advice.requested_plan.value());
    EXPECT_EQ(drawing.actions.front(), draw);
    EXPECT_GT(drawing.points_regret, 1.0);
}

TEST(DosSearch, huge_positions_are_searched)
{
    const auto advice = advice_at<dos::Game>(huge_position(dos::Game()), thinking(200));
    EXPECT_GT(advice.playouts, 100);
    EXPECT_LT(advice.plans.size(), 100U);
}

TEST(DosSearch, the_budget_of_a_level_counts_evaluations_and_is_repeatable)
{
    NoEvents none;
    for (const int seats : {2, 3, 4}) {
        const dos::State state = dos::deal(seats, 0, {}, Random(5), none);
        const auto advice = advice_at<dos::Game>(state, {});
        const auto again = advice_at<dos::Game>(state, {});
        EXPECT_EQ(advice.playouts, again.playouts);
        EXPECT_EQ(advice.plans.front().actions, again.plans.front().actions);
        EXPECT_EQ(advice.plans.front().worth, again.plans.front().worth);

        dos::State late = state; // everybody is about to go out, so playouts are shorter and there are more of them
        for (std::size_t seat = 0; seat < late.table.seats; ++seat)
            late.hands[seat] = state_of({.hands = {"r3 b9", "g1"}}).hands[seat % 2];
        EXPECT_GT(advice_at<dos::Game>(late, {}).playouts, advice.playouts) << seats << " seats";
    }
}

TEST(DosSearch, time_is_divided_over_the_stages)
{
    constexpr int worlds = 1000;
    int asked = 0;
    Thinking timed;
    timed.time_spent = [&asked] { return static_cast<double>(asked++) / worlds; };
    const auto advice = advice_at<dos::Game>(huge_position(dos::Game()), timed);
    ASSERT_GE(advice.plans.size(), 20U);
    EXPECT_NEAR(asked, worlds, 10);
    std::vector<int> playouts;
    for (const RatedPlan<dos::Game> &plan : advice.plans)
        playouts.push_back(plan.playouts);
    std::ranges::sort(playouts);
    EXPECT_EQ(advice.plans.front().playouts, playouts.back());
    EXPECT_GT(playouts.back(), 2 * playouts[playouts.size() / 2]);
    EXPECT_GT(playouts.front(), worlds / 10);
}

/// A style that outweighs everything else makes its choice in this position.
template <typename Position>
struct ObsessionRow
{
    Style style;
    Position position;
    const char *choice;
};

template <typename Game>
void expect_obsessions(const auto &rows, auto text_of)
{
    typename Game::ActionList legal;
    for (const auto &row : rows) {
        const auto state = state_of(row.position);
        Game::legal_actions(state, legal);
        for (const Level level : {Level::medium, Level::hard}) {
            const auto player = make_player<Game>(level, 1, row.style);
            const std::size_t choice = player->choose(Game::observe(state, 0), legal, thinking(400));
            EXPECT_EQ(text_of(legal.at(choice)), row.choice) << level_name(level);
        }
    }
}

// clang-format off
TEST(DosSearch, adds_the_style_to_the_worth_of_plans)
{
    constexpr double obsession = 1000.0; // more than any round is worth
    const ObsessionRow<Position> rows[] = {
        {{.wild_card_cost = obsession}, {.hands = {"y# b10", "g1 g3 g4"}, .row = "g7", .draw = "b1 b3 b4"}, "draw"},
        {{.double_match_bonus = obsession}, {.hands = {"g7 r3 y4 b10", "g1 g3 g4"}, .row = "g7", .draw = "b1 b3 b4"},
         "match 0 r3 y4"},
        {{.gambles = obsession}, {.hands = {"r7 b10", "g1 g3 g4"}, .row = "g7", .draw = "b1 b3 b4"}, "draw"},
    };
    expect_obsessions<dos::Game>(rows, [](const dos::Action &action) { return text(action); });
}

} // namespace

} // namespace tableside::test

namespace tableside::uno_test {

namespace {

TEST(UnoSearch, adds_the_style_to_the_worth_of_plans)
{
    constexpr double obsession = 10'000.0; // more than any round is worth
    constexpr std::string_view draw = test::some_cards;
    const test::ObsessionRow<Position> rows[] = {
        {{.wild_card_cost = obsession}, {.hands = {"wild y8", "g1 g3 g4"}, .top = "r7", .draw = draw}, "draw"},
        {{.gambles = obsession}, {.hands = {"r8 y8", "g1 g3 g4"}, .top = "r7", .draw = draw}, "draw"},
        {{.bluffs = obsession}, {.hands = {"r8 r9 wild+4", "g1 g3 g4"}, .top = "r7", .draw = draw}, "play wild+4 r"},
        {{.bluffs = -obsession}, {.hands = {"r8 wild+4", "g1 g3 g4"}, .top = "r7", .draw = draw}, "play r8"},
    };
    test::expect_obsessions<uno::Game>(rows, [](const uno::Action &action) { return text(action); });
}
// clang-format on

using namespace uno;

std::string searched(Player<Game> &player, const Position &position, int playouts = 400)
{
    const State state = state_of(position);
    const auto legal = test::all_legal<Game>(state);
    return text(legal.at(player.choose(observe(state, state.table.turn), legal, test::thinking(playouts))));
}

TEST(UnoSearch, names_the_color_that_it_holds_when_a_wild_card_was_turned_first)
{
    for (const Level level : {Level::medium, Level::hard}) {
        for (const std::uint64_t seed : {1, 2, 3, 4, 5}) {
            const auto player = make_player<Game>(level, seed);
            EXPECT_EQ(searched(*player,
                               {.hands = {"g1 g3 g4 g5 g6 g8 r2", "r1 b1 y1 y2"},
                                .top = "wild",
                                .draw = test::some_cards,
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
    EXPECT_EQ(searched(*hard,
                       {.hands = {"b8 b9 g8 g9 y8", "r1 r2 r3 r4 r5 r6", "y9", "g1 g2 g3 g4"},
                        .top = "r7",
                        .draw = test::some_cards,
                        .phase = Phase::swap,
                        .rules = {.seven_zero = true}}),
              "swap 2");
}

TEST(UnoSearch, UNO_CHAL_1_challenges_a_player_who_was_seen_to_hold_the_color)
{
    for (const auto &[hand, answer] :
         {std::pair("wild+4 wild+4 r1 r2 b5 g1", "challenge"), std::pair("wild+4 wild+4 y1 y2 b5 g1", "accept")}) {
        EventList events;
        State state = state_of({.hands = {hand, "b1 b3 b4 g6 y8"}, .top = "r9", .draw = test::some_cards});
        const auto hard = make_player<Game>(Level::hard, 1);
        hard->watch(
            Dealt{{Cards(6), Game::hand_cards(state, 1)}, state.table.top(), Cards(test::some_cards.size() / 3)});
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
        const auto legal = test::all_legal<Game>(state);
        EXPECT_EQ(text(legal.at(hard->choose(observe(state, 1), legal, test::thinking(400)))), answer) << hand;
    }
}

/// While all cards but one are held, drawing gives no card, and the round continues if anybody can play. The players get no
/// events.
TEST(UnoSearch, UNO_PILE_1_does_not_pass_for_ever_when_the_piles_are_empty)
{
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Random random(seed);
        NoEvents none;
        State state = deal(10, 0, {}, random, none);
        for (; state.table.draw_count > 0; --state.table.draw_count) // each seat in turn takes one more card
            state.hands[state.table.draw_count % 10U].add(state.table.draw().front());
        const Level level = seed % 2 == 0 ? Level::medium : Level::hard;
        const auto players = test::make_players<Game>(std::vector<Level>(10, level), seed / 2);
        SingleRound<Game> round(state);
        int actions = 0;
        test::drive_by(round, [&](const Observation &seen, const ActionList &legal) -> std::optional<std::size_t> {
            if (round.state().table.discard_count > 1 || ++actions > 50)
                return std::nullopt;
            return players[seen.seat]->choose(seen, legal, test::thinking(30));
        });
        EXPECT_GT(round.state().table.discard_count, 1) << "seed " << seed;
    }
}

} // namespace

} // namespace tableside::uno_test
