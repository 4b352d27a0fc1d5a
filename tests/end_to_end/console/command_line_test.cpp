// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests help, version, wrong usage, and output that cannot be written.
#include "console_run.h"

#include <gtest/gtest.h>

namespace tableside::test {

TEST(ConsoleCommandLine, help_and_version_succeed)
{
    const ConsoleRun run;
    EXPECT_TRUE(contains(run.console("--version").out, "tableside-console "));
    for (const char *arguments : {"--help", "simulate --help", "replay --help", "legal --help", "explain --help",
                                  "play --help", "score --help", "verify-deal --help", "--version"}) {
        const Outcome outcome = run.console(arguments);
        EXPECT_EQ(outcome.exit_code, 0) << arguments;
        EXPECT_FALSE(outcome.out.empty()) << arguments;
        EXPECT_EQ(outcome.err, "") << arguments;
    }
}

TEST(ConsoleCommandLine, wrong_usage_is_exit_code_2_with_a_message)
{
    const ConsoleRun run;
    const std::pair<const char *, const char *> rows[] = {
        {"", "a command is missing\nCommands:\n  play "},
        {"", "For example: tableside-console play --game dos"},
        {"dance", "unknown command \"dance\"\nCommands:"},
        {"--game dos", "a command is missing before --game\nCommands:"},
        {"replay", "a file is missing"},
        {"simulate --game dos", "--players is missing; it needs players, e.g. hard,easy"},
        {"simulate --players greedy,random", "--game"},
        {"simulate --game uno --players greedy,keeper", "keeper doesn't play UNO; choose from random, greedy, easy"},
        {"simulate --game uno --players greedy", "2 to 10 players, not 1"},
        {"simulate --game uno --players greedy,random --rules bonusLay=optional",
         "--rules: bonusLay is a DOS rule; UNO rules are: twoPlayerReverse, scoring, stacking,"},
        {"simulate --game dos --players greedy,random --rules stacking=true",
         "--rules: stacking is a UNO rule; DOS rules are: bonusLay, catchWindow,"},
        {"simulate --game uno --players greedy,random --rules stacking=1", "\"stacking\" must be true or false"},
        {"play --game uno --against keeper", "keeper doesn't play UNO; choose from random, greedy, easy"},
        {"play --game uno --against foo",
         "--against: unknown player \"foo\"; choose from random, greedy, easy, medium, hard, and exec:"},
        {"play --game dos --against foo", "choose from random, greedy, keeper, easy, medium, hard, and exec:"},
        {"simulate --game dos --players greedy,random,", "--players: a player is missing"},
        {"simulate --game dos --players ,greedy,random", "--players: a player is missing"},
        {"simulate --game dos --players greedy,random --bot-timeout nan", "--bot-timeout"},
        {"simulate --game dos --players greedy,random --bot-timeout inf", "--bot-timeout"},
        {"simulate --game dos --players greedy,random --bot-timeout +nan", "--bot-timeout"},
        {"simulate --game dos --players greedy,random --bot-timeout 5s", "--bot-timeout"},
        {"simulate --game dos --players greedy,random --record ''", "--record: a file name is missing"},
        {"play --game dos --against easy,easy,easy,easy", "1 to 3 opponents, not 4"},
        {"simulate --game chess --players greedy,random", "unknown game \"chess\"; the games are dos and uno"},
        {"simulate --game dos --players greedy", "2 to 4 players, not 1"},
        {"simulate --game dos --players greedy,greedy,greedy,greedy,greedy", "not 5"},
        {"simulate --game dos --players clever,random", "unknown player \"clever\""},
        {"simulate --game dos --players exec:,random", "exec: needs a command"},
        {"simulate --game dos --players greedy,random --rounds 0", "--rounds"},
        {"simulate --game dos --players greedy,random --rounds 0x10", "--rounds: \"0x10\" isn't a whole number"},
        {"simulate --game dos --players greedy,random --rounds ''", "--rounds"},
        {"simulate --game dos --players greedy,random --playouts 99999999999999999999", "--playouts"},
        {"simulate --game dos --players greedy,random --rounds 5 --matches 5", "can't be combined with"},
        {"simulate --game dos --players greedy,random --seed -3", "--seed"},
        {"simulate --game dos --players greedy,random --jobs x", "--jobs"},
        {"simulate --game dos --players greedy,random --rules bonusLay",
         "bonusLay needs a value, e.g. bonusLay=optional"},
        {"simulate --game dos --players greedy,random --rules target", "target needs a value, e.g. target=200"},
        {"simulate --game uno --players greedy,random --rules stacking=", "stacking needs a value, e.g. stacking=true"},
        {"play --game dos --against", "--against needs a player, e.g. easy\nFor help: tableside-console play --help"},
        {"play --game dos --against ''", "--against: a player is missing, e.g. easy"},
        {"simulate --game dos --players greedy,random --rules luck=1",
         "\"luck\" isn't a rule; DOS rules are: bonusLay, "},
        {"simulate --game dos --players greedy,random --rules bonusLay=maybe", "one of optional, compulsory"},
        {"simulate --game dos --players greedy,random --rules target=10", "from 50 to 1000"},
    };
    for (const auto &[arguments, words] : rows) {
        expect_error(run.console(arguments), words, 2);
    }
}

TEST(ConsoleCommandLine, output_that_cannot_be_written_is_an_error)
{
    const ConsoleRun run;
    const std::string simulate = "\"$CONSOLE\" simulate --game dos --players greedy,random --rounds 20 --seed 1";
    const std::string commands[] = {simulate + " >/dev/full",
                                    simulate + " >&-",
                                    "\"$CONSOLE\" --help >/dev/full",
                                    simulate + " --record /dev/full",
                                    simulate + " --record /no/such/folder/file",
                                    "yes '{}' | \"$CONSOLE\" legal >/dev/full"};
    for (const std::string &command : commands) {
        expect_error(run.shell(command), "written");
    }
    // A closed pipe ends the console with exit code 1, not with a signal.
    const Outcome closed = run.shell(
        "{ yes '{}' | \"$CONSOLE\" legal 2>/dev/null; echo $? >code; } | head -n 1; cat code");
    EXPECT_EQ(lines_of(closed.out).back(), "1") << closed.out;
}

} // namespace tableside::test
