// The race without a clock: who shouts, in which order, and that whole rounds can be played with it.
#include "position.h"

#include "ai/dos_calls.h"
#include "ai/levels.h"
#include "dos/game.h"

#include <gtest/gtest.h>

namespace tableside::test {

using namespace dos;

namespace {

constexpr Temperament quick{0.0, 1.0, 700.0, 0.05};
constexpr Temperament slow{0.0, 0.0, 7000.0, 0.01};
constexpr Temperament forgetful{1.0, 0.0, 1000.0, 0.1};
constexpr Temperament watchful{0.0, 1.0, 700.0, 0.05};

TEST(CallRace, nobody_exposed_nothing_said)
{
    CallRace race({quick, quick}, 1);
    EXPECT_EQ(race.next(0, 1000), std::nullopt);
    EXPECT_EQ(race.next(0, 1000), std::nullopt);
}

TEST(CallRace, the_quick_one_calls)
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        CallRace race({quick, watchful}, seed);
        const auto shout = race.next(0b01, 1000);
        if (!shout)
            continue; // play went on sooner
        EXPECT_TRUE(shout->is_call());
        EXPECT_EQ(race.next(0, 1000), std::nullopt) << "it has been said";
    }
}

TEST(CallRace, the_forgetful_one_is_caught)
{
    int caught = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        CallRace race({watchful, forgetful}, seed);
        for (int action = 0; action < 20; ++action) {
            if (const auto shout = race.next(0b10, 1000)) {
                EXPECT_EQ(shout->seat, 0);
                EXPECT_EQ(shout->target, 1);
                EXPECT_GE(shout->after_ms, 1000 + human_reaction_ms);
                ++caught;
                break;
            }
        }
    }
    EXPECT_EQ(caught, 200);
}

TEST(CallRace, a_closed_window_is_forgotten)
{
    CallRace race({watchful, forgetful, slow}, 4);
    race.next(0b10, 5000);
    for (int action = 0; action < 10; ++action)
        EXPECT_EQ(race.next(0, 5000), std::nullopt);
}

TEST(CallRace, exposed_anew_is_decided_anew)
{
    CallRace race({quick, slow}, 4);
    int calls = 0;
    for (int turn = 0; turn < 50; ++turn) {
        if (const auto shout = race.next(0b01, 1000)) {
            EXPECT_TRUE(shout->is_call());
            EXPECT_LT(shout->after_ms, 1500);
            ++calls;
        }
        race.next(0, 1000);
    }
    EXPECT_GT(calls, 40);
}

struct Tally
{
    int calls = 0;
    int catches = 0;
    int exposures = 0;
    friend bool operator==(const Tally &, const Tally &) = default;
};

/// Greedy players with temperaments; every shout must be legal.
Tally play(int seats, Level temper, std::uint64_t seed, const Ruleset &rules)
{
    Tally tally;
    CallRace race(std::vector<Temperament>(static_cast<std::size_t>(seats), temperament_of(temper)), seed);
    const auto player = make_player<Game>(Level::greedy, seed);
    ActionList legal;
    for (std::uint64_t round = 0; round < 100; ++round) {
        EventList events;
        State state = deal(seats, 0, rules, Random(derived_seed(seed, round)), events);
        while (!state.is_over()) {
            legal_actions(state, legal);
            const Observation seen = observe(state, state.table.turn);
            apply(state, state.table.turn, legal[player->choose(seen, legal, {})], events);
            while (const auto call = next_call(race, state)) {
                EXPECT_EQ(apply(state, call->first, call->second, events), Reason::none);
            }
        }
        for (const Event &event : events.events()) {
            tally.calls += std::holds_alternative<Called>(event);
            tally.catches += std::holds_alternative<Caught>(event);
            tally.exposures += std::holds_alternative<Exposed>(event);
        }
    }
    return tally;
}

TEST(CallRace, whole_rounds)
{
    for (const CatchWindow window : {CatchWindow::until_next_player_acts, CatchWindow::while_two, CatchWindow::never}) {
        for (const int grace_ms : {0, 1000, 5000}) {
            Ruleset rules;
            rules.catch_window = window;
            rules.grace_ms = static_cast<std::uint16_t>(grace_ms);
            const Tally tally = play(3, Level::easy, 8, rules);
            EXPECT_GT(tally.exposures, 50);
            EXPECT_GT(tally.calls, tally.exposures / 4);
            EXPECT_LE(tally.calls + tally.catches, tally.exposures);
            EXPECT_EQ(tally, play(3, Level::easy, 8, rules)) << "not the same again";
        }
    }
}

TEST(CallRace, some_are_caught)
{
    Ruleset rules;
    rules.catch_window = CatchWindow::never;
    const Tally tally = play(4, Level::easy, 9, rules);
    EXPECT_GT(tally.catches, 5);
    EXPECT_LT(tally.catches, tally.calls);
}

} // namespace

} // namespace tableside::test
