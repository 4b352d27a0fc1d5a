// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests programs as players (`exec:`): working ones, and ones that fail in every way.
#include "console_run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>
#include <unistd.h>

namespace tableside::test {

namespace {

/// Runs a simulation, by default of two rounds, against the shell script \p bot. \p patience is the time limit in seconds.
Outcome against(const ConsoleRun &run, const std::string &bot, const std::string &more = "--rounds 2",
                const std::string &patience = "60")
{
    write_file(run.path("bot"), bot + "\n");
    return run.console("simulate --game dos --players greedy,'exec:exec sh ./bot' --seed 1 --json --bot-timeout "
                       + patience + " " + more);
}

struct BadBot
{
    const char *name;
    const char *script;
    const char *message;
    const char *patience = "60"; ///< The time limit in seconds; long, so that a busy machine does not fail the test.
};

const BadBot bad_bots[] = {
    {"dies at once", "exit 3", "ended with exit code 3"},
    {"dies after an answer", "read line; echo '{\"choose\":0}'; exit 4", "exit code 4"},
    {"is killed", "kill -9 $$", "signal 9"},
    {"does not exist", "exec ./no-such-program 2>/dev/null", "exit code 127"},
    {"does not answer", "sleep 60", "no answer within 400 ms", "0.4"},
    {"answers half a line", "read line; printf '{\"choose\":'; sleep 60", "no answer within 400 ms", "0.4"},
    {"closes its output", "exec 1>&-; sleep 60", "closed its input or output"},
    {"answers plain text", "while read line; do echo hello; done", "answered \"hello\": not JSON"},
    {"never ends its line", "while :; do printf xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx; done",
     "gave an answer longer than 64 KiB"},
    {"chooses too high", "while read line; do echo '{\"choose\":9999}'; done", "must be a whole number from 0 to"},
    {"chooses below zero", "while read line; do echo '{\"choose\":-1}'; done", "must be a whole number from 0 to"},
    {"chooses a fraction", "while read line; do echo '{\"choose\":0.5}'; done", "must be a whole number from 0 to"},
    {"chooses nothing", "while read line; do echo '{}'; done", "\"choose\" is missing"},
    {"answers a list", "while read line; do echo '[]'; done", "must be a JSON object"},
    {"answers twice", "while read line; do printf '{\"choose\":0}\\n{\"choose\":0}\\n'; done",
     "answered more than one line"},
    {"answers bytes", "while read line; do printf '\\377\\n'; done", "not UTF-8"},
};

} // namespace

TEST(ConsoleBots, a_working_bot_plays_to_the_end_and_receives_the_winner)
{
    const ConsoleRun run;
    const Outcome outcome = against(
        run,
        "while read line; do echo \"$line\" >>heard; case $line in *over*) ;; *) echo '{\"choose\":0}';; esac; done; "
        "echo end >>heard",
        "--matches 3 --record record.jsonl");
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    const auto report = nlohmann::json::parse(outcome.out);
    EXPECT_EQ(report["players"][1]["forfeits"], 0);
    const auto heard = lines_of(read_file(run.path("heard")));
    ASSERT_GT(heard.size(), 10U);
    const auto first = nlohmann::json::parse(heard[0]);
    EXPECT_TRUE(first.contains("observe") && first.contains("legal"));
    EXPECT_EQ(heard[heard.size() - 2].substr(0, 19), "{\"over\":{\"winner\":0");
    EXPECT_EQ(heard.back(), "end");
    EXPECT_EQ(run.console("replay record.jsonl").exit_code, 0);
    // The command `legal` reads the observation that a bot receives and lists the same actions.
    const Outcome legal = run.console("legal", first["observe"].dump() + "\n");
    EXPECT_EQ(nlohmann::json::parse(legal.out)["legal"], first["legal"]);
}

TEST(ConsoleBots, a_failing_bot_loses_the_match_and_the_tournament_goes_on)
{
    const ConsoleRun run;
    for (const auto &[name, script, message, patience] : bad_bots) {
        const Outcome outcome = against(run, script, "--rounds 2", patience);
        expect_error(outcome, message);
        EXPECT_TRUE(contains(outcome.err, "round 2, seat 0")) << name << ": " << outcome.err;
        const auto report = nlohmann::json::parse(outcome.out);
        EXPECT_EQ(report["players"][1]["forfeits"], 2) << name;
        EXPECT_EQ(report["players"][0]["wins"], 2) << name;
    }
}

TEST(ConsoleBots, child_processes_of_a_bot_end_with_the_match)
{
    const ConsoleRun run;
    // No other process sleeps for this duration, so that ps finds only these.
    const std::string nap = "8" + std::to_string(getpid());
    against(run, "sleep " + nap + " & while read line; do echo '{\"choose\":0}'; done");
    against(run, "sleep " + nap + " & sleep " + nap, "--rounds 2", "0.4");
    const std::string look = "ps -eo args | grep '[s]leep " + nap + "$'";
    EXPECT_EQ(run.shell(look).out, "");
    EXPECT_NE(run.shell("sleep " + nap + " & " + look + "; kill $!").out, "") << "ps does not show the process";
}

TEST(ConsoleBots, child_processes_of_a_bot_end_when_a_signal_ends_the_console)
{
    const ConsoleRun run;
    for (const auto &[signal, number] :
         {std::pair("HUP", 1), std::pair("INT", 2), std::pair("KILL", 9), std::pair("TERM", 15)}) {
        const std::string nap = "9" + std::to_string(number) + std::to_string(getpid());
        const std::string command = "sleep " + nap + " & kill -" + signal + " $PPID; sleep " + nap;
        EXPECT_EQ(against(run, command).exit_code, 128 + number) << signal;
        const std::string look = "ps -eo args | grep '[s]leep " + nap + "$'";
        EXPECT_EQ(
            run.shell("n=0; while " + look + " >left && [ $n -lt 100 ]; do sleep 0.1; n=$((n+1)); done; cat left").out,
            "")
            << signal;
    }
}

TEST(ConsoleBots, a_signal_that_was_ignored_at_the_start_stays_ignored)
{
    const ConsoleRun run;
    write_file(run.path("bot"), "kill -HUP $PPID; while read line; do echo '{\"choose\":0}'; done\n");
    const Outcome outcome = run.shell(
        "trap '' HUP; \"$CONSOLE\" simulate --game dos --players greedy,'exec:exec sh ./bot' --seed 1 --rounds 1");
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
}

TEST(ConsoleBots, a_lack_of_open_files_stops_the_tournament_without_a_forfeit)
{
    const ConsoleRun run;
    write_file(run.path("bot"), "while read line; do echo '{\"choose\":0}'; done\n");
    const std::string simulate =
        "\"$CONSOLE\" simulate --game dos --players 'exec:sh ./bot','exec:sh ./bot','exec:sh ./bot' --seed 1 "
        "--rounds 3 --record record";
    const Outcome ended = run.shell("ulimit -n 8; " + simulate);
    expect_error(ended, "stopped after 0 of 3 rounds: can't start a program: ");
    EXPECT_TRUE(contains(ended.err, "record: couldn't be written completely")) << ended.err;
    EXPECT_FALSE(contains(ended.err, "this seat loses")) << ended.err;
    EXPECT_EQ(ended.out, "");
    const Outcome raised = run.shell("ulimit -S -n 8; " + simulate);
    EXPECT_EQ(raised.exit_code, 0) << raised.err;
    expect_error(run.shell("ulimit -n 6; \"$CONSOLE\" play --game dos --against 'exec:sh ./bot','exec:sh ./bot'"),
                 "can't start a program: ");
}

TEST(ConsoleBots, messages_about_bots_replace_the_progress_line_on_a_terminal)
{
    const ConsoleRun run;
    if (run.shell("script -qec true typescript").exit_code != 0) // a bare chroot has no /dev/pts
        GTEST_SKIP() << "no script(1), or no terminals for it";
    write_file(run.path("bot"), "sleep 0.5; exit 3\n");
    run.shell(
        "script -qec \"'$CONSOLE' simulate --game dos --players 'exec:sh ./bot',greedy --rounds 2 --seed 1\" typescript");
    const std::string seen = read_file(run.path("typescript"));
    EXPECT_TRUE(contains(seen, "\r1 of 2\r\033[Ktableside-console: round 2")) << seen;
}

TEST(ConsoleBots, standard_error_of_bots_is_passed_through)
{
    const ConsoleRun run;
    const Outcome outcome = against(run, "echo thinking hard >&2; while read line; do echo '{\"choose\":0}'; done");
    EXPECT_TRUE(contains(outcome.err, "thinking hard"));
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
}

TEST(ConsoleBots, a_comma_in_a_command_is_part_of_it)
{
    const ConsoleRun run;
    write_file(run.path("bot"), "[ \"$1\" = a,b ] || exit 9; while read line; do echo '{\"choose\":0}'; done\n");
    const Outcome outcome = run.console("simulate --game dos --players 'exec:sh ./bot a,b,greedy' --rounds 1 --seed 1");
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
}

} // namespace tableside::test
