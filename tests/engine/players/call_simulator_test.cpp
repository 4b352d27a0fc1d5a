// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of CallSimulator: who calls or catches, in which order, and whole rounds of both games with simulated calls.
#include "tests/engine/dos/position.h"
#include "tests/engine/support/played_round.h"
#include "tests/engine/support/rulesets.h"

#include "engine/dos/ai/call_hooks.h"
#include "engine/uno/ai/call_hooks.h"

#include <gtest/gtest.h>

namespace tableside::test {

using namespace dos;

namespace {

constexpr Temperament quick{0.0, 1.0, 700.0, 0.05};
constexpr Temperament slow{0.0, 0.0, 7000.0, 0.01};
constexpr Temperament forgetful{1.0, 0.0, 1000.0, 0.1};
constexpr Temperament watchful{0.0, 1.0, 700.0, 0.05};

TEST(CallSimulator, a_quick_exposed_seat_calls)
{
    int calls = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        CallSimulator simulator({quick, watchful}, seed);
        const auto attempt = simulator.next(0b01, 1000);
        if (!attempt)
            continue; // play continued sooner
        ++calls;
        EXPECT_TRUE(attempt->is_call());
        EXPECT_EQ(attempt->target, 0);
        EXPECT_EQ(simulator.next(0, 1000), std::nullopt) << "it has been said";
    }
    EXPECT_GT(calls, 45) << "in 6 of 1,000 cases play goes on within 0.7 s";
}

TEST(CallSimulator, a_forgetful_exposed_seat_is_caught)
{
    int caught = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CallSimulator simulator({watchful, forgetful}, seed);
        for (int action = 0; action < 20; ++action) {
            if (const auto attempt = simulator.next(0b10, 1000)) {
                EXPECT_EQ(attempt->seat, 0);
                EXPECT_EQ(attempt->target, 1);
                EXPECT_GE(attempt->after_ms, 1000 + human_reaction_ms);
                ++caught;
                break;
            }
        }
    }
    EXPECT_EQ(caught, 200);
}

TEST(CallSimulator, a_closed_window_drops_the_planned_attempts)
{
    CallSimulator simulator({watchful, forgetful, slow}, 4);
    ASSERT_EQ(simulator.next(0b10, 5000), std::nullopt) << "within the grace time";
    for (int action = 0; action < 10; ++action)
        EXPECT_EQ(simulator.next(0, 5000), std::nullopt);
}

TEST(CallSimulator, a_new_exposure_draws_new_reaction_times)
{
    CallSimulator simulator({quick, slow}, 4);
    int calls = 0;
    for (int turn = 0; turn < 50; ++turn) {
        if (const auto attempt = simulator.next(0b01, 1000)) {
            EXPECT_TRUE(attempt->is_call());
            EXPECT_LT(attempt->after_ms, 1500);
            ++calls;
        }
        simulator.next(0, 1000);
    }
    EXPECT_GT(calls, 40);
}

/// Seat 0 has two cards, has not called, and is always in turn. It draws and lays `times` times, until somebody calls
/// or catches. Returns that first attempt, waiting for up to `pauses` more actions.
std::optional<std::pair<int, Action>> shouted_after_two_again(CallSimulator &simulator, const Ruleset &rules, int times,
                                                              int pauses)
{
    State state = state_of({.hands = {"r1 y9", "g1 g3 g4 g5"},
                            .row = "b9 r4",
                            .draw = "b6 g6 y6 r6 b10 g10 y10 r10",
                            .exposed_before_turn = {0},
                            .rules = rules});
    EventList events;
    std::optional<std::pair<int, Action>> attempt = CallHooks::next_call(simulator, state);
    const auto perform = [&](const Action &action) {
        if (attempt)
            return;
        EXPECT_EQ(apply(state, 0, action, events), Reason::none);
        CallHooks::on_action(simulator, action, state);
        attempt = CallHooks::next_call(simulator, state);
    };
    for (int time = 0; time < times; ++time) {
        perform(DrawCard{});
        Card held;
        state.hand(0).for_each_card([&](Card card) { held = card; });
        perform(LayCard{held});
        state.table.turn = 0;
    }
    for (int pause = 0; pause < pauses && !attempt; ++pause)
        attempt = CallHooks::next_call(simulator, state);
    return attempt;
}

TEST(CallSimulator, DOS_CALL_8_a_hand_that_becomes_two_again_is_newly_exposed)
{
    constexpr Temperament absent_minded{0.0, 0.5, 700.0, 0.05};
    int caught = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CallSimulator simulator({forgetful, absent_minded}, seed);
        caught +=
            shouted_after_two_again(simulator, {.catch_window = CatchWindow::never, .grace_ms = 0}, 5, 3).has_value();
    }
    EXPECT_GT(caught, 180) << "six chances, each of one half";
    EXPECT_LT(caught, 200);
}

TEST(CallSimulator, DOS_CALL_6_the_grace_time_restarts_when_a_hand_becomes_two_again)
{
    constexpr Temperament late{0.0, 1.0, 7000.0, 0.01};
    int caught_before = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Ruleset rules{.catch_window = CatchWindow::never, .grace_ms = 5000};
        CallSimulator simulator({forgetful, late}, seed);
        caught_before += shouted_after_two_again(simulator, rules, 4, 0).has_value();
        CallSimulator again({forgetful, late}, seed);
        const auto attempt = shouted_after_two_again(again, rules, 4, 30);
        ASSERT_TRUE(attempt);
        const auto *caught = std::get_if<CatchSeat>(&attempt->second);
        ASSERT_TRUE(caught);
        EXPECT_EQ(caught->seat, 0);
        EXPECT_GE(caught->after_ms, 11000);
    }
    EXPECT_LT(caught_before, 10) << "twelve seconds after the first time it had two";
}

constexpr Temperament rash{0.0, 0.0, 700.0, 0.05, 0.0, 1.0};

TEST(CallSimulator, DOS_CALL_7_each_tempting_seat_is_considered_once)
{
    CallSimulator simulator({watchful, rash, watchful}, 1);
    EXPECT_EQ(simulator.next_false_catch(0), std::nullopt);
    EXPECT_EQ(simulator.next_false_catch(0b010), std::nullopt) << "nobody else is rash";
    EXPECT_EQ(simulator.next_false_catch(0b101), (CallAttempt{1, 0, 0}));
    EXPECT_EQ(simulator.next_false_catch(0b101), (CallAttempt{1, 2, 0}));
    EXPECT_EQ(simulator.next_false_catch(0b101), std::nullopt) << "both have been looked at";
    EXPECT_EQ(simulator.next_false_catch(0b100), std::nullopt);
    EXPECT_EQ(simulator.next_false_catch(0b101), (CallAttempt{1, 0, 0})) << "few cards again";
    simulator.stop_calls();
    EXPECT_EQ(simulator.next_false_catch(0b010), std::nullopt);
}

TEST(CallSimulator, DOS_CALL_7_unexposed_hands_of_two_or_three_cards_are_tempting)
{
    const auto caught_in = [](const Position &position) {
        CallSimulator simulator({rash, watchful}, 1);
        const auto caught = CallHooks::next_call(simulator, state_of(position));
        return caught ? std::to_string(caught->first) + " " + text(caught->second) : "";
    };
    constexpr Ruleset draw_two{.false_catch = FalseCatch::draw_two};
    constexpr std::string_view four = "r1 r3 r4 r5";
    EXPECT_EQ(caught_in({.hands = {four, "g1 g3"}, .row = "b9 r4", .rules = draw_two}), "0 catch 1");
    EXPECT_EQ(caught_in({.hands = {four, "g1 g3 g4"}, .row = "b9 r4", .rules = draw_two}), "0 catch 1");
    EXPECT_EQ(caught_in({.hands = {four, "g1 g3 g4 g5"}, .row = "b9 r4", .rules = draw_two}), "");
    EXPECT_EQ(caught_in({.hands = {four, "g1"}, .row = "b9 r4", .rules = draw_two}), "");
    EXPECT_EQ(caught_in({.hands = {four, "g1 g3"}, .row = "b9 r4"}), "") << "it would be refused";
    EXPECT_EQ(caught_in({.hands = {four, "g1 g3"}, .row = "b9 r4", .exposed = {1}, .rules = draw_two}), "1 call");
}

struct Tally
{
    int calls = 0;
    int catches = 0;
    int false_catches = 0;
    int exposures = 0;
    friend bool operator==(const Tally &, const Tally &) = default;
};

/// Players with temperaments that count the events.
template <typename CountedGame>
class CountedSeats : public PlayerSeats<CountedGame, CallingSeats<CountedGame>>
{
public:
    using PlayerSeats<CountedGame, CallingSeats<CountedGame>>::PlayerSeats;

    void on_events(const std::vector<typename CountedGame::Event> &events)
    {
        for (const auto &event : events) {
            tally.calls += std::holds_alternative<typename CountedGame::Called>(event);
            tally.catches += std::holds_alternative<typename CountedGame::Caught>(event);
            tally.exposures += std::holds_alternative<typename CountedGame::Exposed>(event);
            if constexpr (std::is_same_v<CountedGame, Game>)
                tally.false_catches += std::holds_alternative<FalselyCaught>(event);
        }
    }

    Tally tally;
};

/// Plays 100 rounds of greedy players and returns the counts; every call and catch must be legal.
template <typename CountedGame = Game>
Tally play(int seats, Level temper, std::uint64_t seed, const typename CountedGame::Ruleset &rules)
{
    const auto count = static_cast<std::size_t>(seats);
    const auto players = make_players<CountedGame>(std::vector<Level>(count, Level::greedy), seed);
    const std::vector<Temperament> tempers(count, temperament_of(temper));
    CountedSeats<CountedGame> counted(players, 0, CallSimulator(tempers, seed));
    for (std::uint64_t index = 0; index < 100; ++index) {
        SingleRound<CountedGame> round(seats, 0, rules, Random(derived_seed(seed, index)));
        drive(round, counted);
    }
    return counted.tally;
}

template <typename CountedGame>
class SimulatedRounds : public testing::Test
{};
TYPED_TEST_SUITE(SimulatedRounds, Games, GameNames);

TYPED_TEST(SimulatedRounds, DOS_CALL_1_UNO_CALL_1_have_legal_and_repeatable_calls_and_catches)
{
    int catches = 0;
    for (unsigned index = 0; index < 3; ++index) { // all windows of DOS, and stacking and jump-ins of UNO
        for (const int grace_ms : {0, 1000, 5000}) {
            auto rules = ruleset<TypeParam>(index);
            rules.grace_ms = static_cast<std::uint16_t>(grace_ms);
            const Tally tally = play<TypeParam>(4, Level::easy, 8, rules);
            EXPECT_GT(tally.exposures, 50);
            EXPECT_GT(tally.calls, tally.exposures / 4);
            EXPECT_LE(tally.calls + tally.catches, tally.exposures);
            EXPECT_EQ(tally, play<TypeParam>(4, Level::easy, 8, rules)) << "not the same again";
            catches += tally.catches;
        }
    }
    EXPECT_GT(catches, 20);
}

TEST(CallSimulator, DOS_CALL_7_every_level_makes_some_false_catches)
{
    for (const Level level : {Level::easy, Level::greedy, Level::hard}) {
        EXPECT_EQ(play(4, level, 9, {}).false_catches, 0);
        const Tally tally = play(4, level, 9, {.false_catch = FalseCatch::draw_two});
        EXPECT_GT(tally.false_catches, 0) << level_name(level);
        EXPECT_LT(tally.false_catches, tally.calls / 2) << level_name(level);
    }
}

} // namespace

} // namespace tableside::test
