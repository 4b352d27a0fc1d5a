// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs a game that is not in GameList through the templates over a game: matches, records, search and simulation.
#include "tests/engine/crazy_eights/crazy_eights.h"

#include "engine/console/tournament.h"
#include "engine/record/full_record.h"
#include "tests/engine/record/recorded_match.h"
#include "tests/engine/support/played_round.h"

#include <gtest/gtest.h>

#include <sstream>

namespace tableside::eights_test {

using namespace eights;

namespace {

/// Verifies a record and returns its match. Sets `error` if the record breaks the rules.
Match<Game> replayed(const std::vector<std::string> &lines, std::optional<Error> &error)
{
    Replay<Game> replay(ReplayMode::verify);
    error = feed_lines(replay, lines, [](const auto &, const auto &) {});
    if (!error)
        error = replay.finish();
    return error ? Match<Game>(2, {}, 0) : replay.take_match();
}

TEST(CrazyEights, a_record_is_verified_and_a_save_is_loaded)
{
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const Ruleset rules{seed % 2 == 0 ? Scoring::winner_takes_all : Scoring::count_against, 150};
        const auto recorded = test::record_match<Game>(2, rules, seed);
        std::optional<Error> error;
        const Match<Game> again = replayed(recorded.record, error);
        ASSERT_FALSE(error) << "line " << error->line << ": " << error->cause;
        EXPECT_EQ(again.totals(), recorded.match.totals());
        EXPECT_EQ(again.state(), recorded.match.state());
        const auto loaded = load_match<Game>(recorded.save);
        ASSERT_TRUE(loaded) << loaded.error().cause;
        EXPECT_EQ(loaded->match.totals(), recorded.match.totals());
        EXPECT_EQ(full_record<Game>(recorded.save).value(), test::joined(recorded.record));
    }
}

TEST(CrazyEights, search_beats_random_play)
{
    EXPECT_GT(test::win_rate<Game>({Level::hard, Level::random}, 200, 1), 65.0);
    EXPECT_LT(test::win_rate<Game>({Level::random, Level::hard}, 200, 2), 35.0);
}

TEST(CrazyEights, a_simulation_is_the_same_for_any_number_of_jobs)
{
    console::Simulation simulation;
    simulation.game = Game::name;
    simulation.players = {{"hard", Level::hard, {}}, {"random", Level::random, {}}};
    simulation.seed = 5;
    simulation.matches = 12;
    simulation.record = true;
    simulation.decider.playouts = 30;
    const auto play_match = [&](int index) { return console::MatchRunner<Game>(simulation, {}, index).run(); };
    std::string records[2];
    for (const int jobs : {1, 5}) {
        std::ostringstream record;
        const auto result = run_tournament(simulation, play_match, jobs, record,
                                           {[](int) {}, [](const std::string &) {}});
        EXPECT_FALSE(result.failed);
        EXPECT_EQ(result.matches, 12);
        records[jobs == 1 ? 0 : 1] = record.str();
    }
    EXPECT_EQ(records[0], records[1]);
}

} // namespace

} // namespace tableside::eights_test
