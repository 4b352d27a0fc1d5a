// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the command `simulate` with the engine's own players.
#include "console_run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <utility>

namespace tableside::test {

namespace {

/// Removes the members that depend on the clock.
nlohmann::json without_times(nlohmann::json report)
{
    report.erase("seconds");
    for (auto &player : report["players"]) {
        player.erase("meanMs");
        player.erase("worstMs");
    }
    return report;
}

} // namespace

/// The same seed and playouts must give the same results as in earlier versions (tests/golden/README.md). The golden file has
/// a line of arguments, followed by the expected counts.
TEST(ConsoleSimulate, golden_results)
{
    const ConsoleRun run;
    const auto lines = lines_of(read_file(TABLESIDE_GOLDEN_DIR "/simulate_results.txt"));
    ASSERT_EQ(lines.size() % 2, 0U);
    ASSERT_FALSE(lines.empty());
    for (std::size_t line = 0; line < lines.size(); line += 2) {
        const Outcome outcome = run.console("simulate --json " + lines[line]);
        auto report = without_times(nlohmann::json::parse(outcome.out, nullptr, false));
        for (auto &player : report["players"]) { // the removed members follow from the counts
            for (const char *share : {"rate", "low", "high", "roundRate", "roundLow", "roundHigh"})
                player.erase(share);
        }
        EXPECT_EQ(report, nlohmann::json::parse(lines[line + 1], nullptr, false)) << lines[line];
    }
}

TEST(ConsoleSimulate, greedy_beats_random)
{
    const ConsoleRun run;
    const auto report = simulated(run, "dos", "--players greedy,random --rounds 2000 --seed 1");
    EXPECT_GT(report["players"][0]["low"], 0.7);
    EXPECT_LT(report["players"][1]["high"], 0.3);
    EXPECT_EQ(report["players"][0]["wins"].get<int>() + report["players"][1]["wins"].get<int>(), 2000);
    EXPECT_EQ(report["rounds"], 2000);
    EXPECT_EQ(report["players"][0]["roundsWon"], report["players"][0]["wins"]);
}

TEST(ConsoleSimulate, counts_the_rounds_of_matches)
{
    const ConsoleRun run;
    const auto report = simulated(run, "dos", "--players greedy,random --matches 200 --seed 1");
    const auto &players = report["players"];
    EXPECT_EQ(players[0]["roundsWon"].get<int>() + players[1]["roundsWon"].get<int>(), report["rounds"]);
    EXPECT_GT(players[0]["rate"], players[0]["roundRate"]); // a small advantage per round becomes a large one per match
    EXPECT_GT(players[0]["roundLow"], 0.7);
    const Outcome table = run.console("simulate --game dos --players greedy,random --matches 200 --seed 1");
    EXPECT_TRUE(contains(lines_of(table.out)[2], " " + players[0]["roundsWon"].dump() + " ")) << table.out;
}

TEST(ConsoleSimulate, equal_players_win_equally_often_because_seats_rotate)
{
    const ConsoleRun run;
    const auto report = simulated(run, "dos", "--players random,random,random --rounds 20000 --seed 5");
    for (const auto &player : report["players"]) {
        EXPECT_NEAR(player["rate"], 1.0 / 3, 0.015) << report; // more than four standard deviations
    }
}

/// For 7 and 9 rounds without a win, rounding would give a lower bound of 2.8e-17 instead of 0.
TEST(ConsoleSimulate, the_lower_bound_without_wins_is_exactly_0)
{
    const ConsoleRun run;
    for (const int rounds : {7, 9}) { // fewer rounds than players, so that some player has no win
        const std::string arguments =
            "simulate --game uno --json --players easy,easy,easy,easy,easy,easy,easy,easy,easy,easy "
            "--seed 1 --rounds ";
        const auto report = nlohmann::json::parse(run.console(arguments + std::to_string(rounds)).out);
        for (const auto &player : report["players"]) {
            if (player["wins"] != 0)
                continue;
            EXPECT_EQ(player["low"], 0.0) << rounds;
            EXPECT_EQ(player["roundLow"], 0.0) << rounds;
        }
    }
}

TEST(ConsoleSimulate, results_do_not_depend_on_jobs)
{
    const ConsoleRun run;
    const std::string arguments =
        "--players easy,greedy,random --matches 40 --seed 9 --rules falseCatch=drawTwo,target=100";
    const auto one = without_times(simulated(run, "dos", arguments + " --jobs 1 --record one"));
    const auto two = without_times(simulated(run, "dos", arguments + " --jobs 2 --record two"));
    const auto many = without_times(simulated(run, "dos", arguments + " --jobs 7"));
    EXPECT_EQ(one, two);
    EXPECT_EQ(one, many);
    EXPECT_EQ(run.shell("cmp one two").exit_code, 0);
    EXPECT_NE(one, without_times(simulated(run, "dos", "--players easy,greedy,random --matches 40 --seed 10")));
}

TEST(ConsoleSimulate, records_can_be_replayed)
{
    const ConsoleRun run;
    const std::pair<const char *, const char *> rows[] = {
        {"dos", "--players greedy,random --rounds 2000 --seed 1"},
        {"dos", "--players easy,greedy,greedy,random --matches 20 --seed 2 --jobs 2"},
        {"dos", "--players easy,easy --matches 10 --seed 3 --rules catchWindow=whileTwo,falseCatch=drawTwo,grace=0"},
        {"dos",
         "--players easy,easy --matches 10 --seed 4 "
         "--rules catchWindow=never,bonusLay=compulsory,scoring=countAgainst,target=50"},
        {"uno", "--players greedy,random,random,random --rounds 200 --seed 1"},
        {"uno",
         "--players easy,greedy,easy,random,greedy,easy,random,random,random,random --matches 5 --seed 2 --jobs 2"},
        {"uno",
         "--players easy,easy --matches 5 --seed 3 --rules twoPlayerReverse=literal,noBluffing=true,scoring=countAgainst"},
        {"uno",
         "--players easy,greedy,random --matches 5 --seed 4 "
         "--rules stacking=true,jumpIn=true,sevenZero=true,drawUntilPlayable=true,grace=0"},
    };
    for (const auto &[game, arguments] : rows) {
        const auto report = simulated(run, game, std::string(arguments) + " --record record.jsonl");
        const Outcome replay = run.console("replay record.jsonl --json");
        ASSERT_EQ(replay.exit_code, 0) << arguments << replay.err;
        const auto summary = nlohmann::json::parse(replay.out);
        EXPECT_EQ(summary["rounds"], report["rounds"]) << arguments;
        EXPECT_EQ(summary["actions"], report["actions"]) << arguments;
        EXPECT_EQ(summary["records"], report["count"]) << arguments;
        EXPECT_EQ(run.console("verify-deal record.jsonl").exit_code, 0) << arguments;
    }
    const std::string record = read_file(run.path("record.jsonl"));
    for (const char *part :
         {"\"do\":\"call\"", "\"do\":\"catch\"", "\"do\":\"swap\"", "\"e\":\"swapped\"", "\"e\":\"posing\""})
        EXPECT_TRUE(contains(record, part)) << part;
}

TEST(ConsoleSimulate, results_of_searching_levels_do_not_depend_on_jobs)
{
    const ConsoleRun run;
    const std::string arguments = "--players hard,medium,keeper --matches 4 --seed 3 --playouts 50";
    const auto one = without_times(simulated(run, "dos", arguments + " --jobs 1 --record one"));
    EXPECT_EQ(one, without_times(simulated(run, "dos", arguments + " --jobs 3 --record three")));
    EXPECT_EQ(run.shell("cmp one three").exit_code, 0);
    EXPECT_EQ(run.console("replay one").exit_code, 0);
    EXPECT_NE(one,
              without_times(simulated(run, "dos", "--players hard,medium,keeper --matches 4 --seed 3 --playouts 20")));
}

TEST(ConsoleSimulate, accepts_a_time_limit_per_decision)
{
    const ConsoleRun run;
    const auto report = simulated(run, "dos", "--players hard,random --rounds 2 --seed 1 --think 2");
    EXPECT_EQ(report["rounds"], 2);
    EXPECT_EQ(run.console("simulate --game dos --players hard,random --think 2 --playouts 5").exit_code, 2);
}

TEST(ConsoleSimulate, uses_fewer_threads_if_the_system_has_no_more)
{
    if (!TABLESIDE_BOUND_MEMORY)
        GTEST_SKIP() << "sanitizers need all of the address space";
    const ConsoleRun run;
    const std::string arguments = "simulate --game dos --seed 1 --rounds 20 --json --players ";
    const std::string bounded = "ulimit -S -s 400000 && ulimit -v 300000 && \"$CONSOLE\" "
        + arguments; // too little memory for the stack of another thread
    const Outcome alone = run.shell(bounded + "greedy,random --jobs 3");
    ASSERT_EQ(alone.exit_code, 0) << alone.err;
    EXPECT_EQ(without_times(nlohmann::json::parse(alone.out)),
              without_times(nlohmann::json::parse(run.console(arguments + "greedy,random --jobs 3").out)));
    const Outcome timed = run.shell(bounded + "hard,random --think 5");
    expect_error(timed, "stopped after 0 of 20 rounds: can't start a thread: ");
    EXPECT_EQ(timed.out, "");
}

TEST(ConsoleSimulate, prints_the_report_even_if_the_record_fails_at_the_end)
{
    const ConsoleRun run;
    const Outcome outcome = run.console(
        "simulate --game dos --players greedy,random --rounds 1 --seed 1 --record /dev/full --json");
    expect_error(outcome, "/dev/full: couldn't be written completely");
    EXPECT_EQ(nlohmann::json::parse(outcome.out)["rounds"], 1);
}

TEST(ConsoleSimulate, leading_zeros_do_not_make_numbers_octal)
{
    const ConsoleRun run;
    EXPECT_EQ(simulated(run, "dos", "--players greedy,random --rounds 010 --seed 010")["count"], 10);
    EXPECT_EQ(simulated(run, "dos", "--players greedy,random --matches 0002 --seed 1 --jobs 08")["count"], 2);
}

TEST(ConsoleSimulate, no_calls_leaves_out_calls_and_catches)
{
    const ConsoleRun run;
    for (const bool calls : {true, false}) {
        const std::string option = calls ? "" : " --no-calls";
        simulated(run, "dos", "--players easy,easy --matches 20 --seed 1 --record record.jsonl" + option);
        const std::string record = read_file(run.path("record.jsonl"));
        EXPECT_EQ(contains(record, "\"do\":\"call\""), calls);
        EXPECT_EQ(contains(record, "\"do\":\"catch\""), calls);
    }
    EXPECT_EQ(run.console("replay record.jsonl").exit_code, 0);
}

TEST(ConsoleSimulate, prints_a_table_for_people)
{
    const ConsoleRun run;
    const Outcome outcome = run.console("simulate --game dos --players greedy,random --matches 5 --seed 1");
    EXPECT_EQ(outcome.exit_code, 0);
    EXPECT_EQ(lines_of(outcome.out).size(), 4U) << outcome.out;
    EXPECT_EQ(outcome.err, ""); // no progress line without a terminal
    EXPECT_TRUE(contains(outcome.out, "dos, 5 games, seed 1: ")) << outcome.out;
    const Outcome unseeded = run.console("simulate --game dos --players greedy,random --matches 1");
    EXPECT_TRUE(contains(unseeded.out, "dos, 1 game, seed ")) << unseeded.out;
    const Outcome round = run.console("simulate --game dos --players greedy,random --rounds 1 --seed 1");
    EXPECT_TRUE(contains(round.out, "dos, 1 round, seed 1: 1 round, ")) << round.out;
}

TEST(ConsoleSimulate, warns_if_no_player_uses_the_search_budget)
{
    const ConsoleRun run;
    const std::string simulate = "simulate --game dos --rounds 1 --seed 1 --players ";
    EXPECT_EQ(run.console(simulate + "greedy,easy --think 5").err,
              "tableside-console: --think changes nothing, because only medium and hard search\n");
    EXPECT_EQ(run.console(simulate + "greedy,easy --playouts 5").err,
              "tableside-console: --playouts changes nothing, because only medium and hard search\n");
    EXPECT_EQ(run.console(simulate + "greedy,medium --playouts 5").err, "");
}

} // namespace tableside::test
