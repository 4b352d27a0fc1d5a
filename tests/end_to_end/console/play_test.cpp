// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the command `play` with lines on standard input.
#include "console_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <regex>

namespace tableside::test {

namespace {

std::string repeated(const std::string &line, int times)
{
    std::string text;
    for (int time = 0; time < times; ++time)
        text += line;
    return text;
}

} // namespace

TEST(ConsolePlay, a_whole_match_by_always_typing_1)
{
    const ConsoleRun run;
    const Outcome outcome = run.console("play --game dos --seed 4 --rules target=50", repeated("1 call\n\n", 5000));
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_TRUE(contains(outcome.out, "Round 1.")) << outcome.out;
    EXPECT_TRUE(contains(outcome.out, "the game with")) << outcome.out.substr(outcome.out.size() - 500);
}

TEST(ConsolePlay, a_whole_match_against_three_opponents)
{
    const ConsoleRun run;
    const Outcome outcome = run.console("play --game dos --seed 4 --against greedy,easy,random --rules target=50",
                                        repeated("1\n\n", 5000));
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_TRUE(contains(outcome.out, "the game with"));
}

/// Returns whether, for any of 60 seeds, the output matches \p pattern when \p line is typed 300 times.
bool is_ever_told(const std::string &arguments, const std::string &line, const std::string &pattern)
{
    const ConsoleRun run;
    const std::regex words(pattern);
    for (int seed = 1; seed <= 60; ++seed) {
        const Outcome outcome = run.console("play " + arguments + " --seed " + std::to_string(seed),
                                            repeated(line, 300));
        if (std::regex_search(outcome.out, words))
            return true;
    }
    return false;
}

TEST(ConsolePlay, UNO_CALL_1_an_opponent_exposed_by_the_persons_card_can_be_caught)
{
    EXPECT_TRUE(is_ever_told("--game uno --against random --rules sevenZero=true,target=50", "1\ncatch 1\n\n",
                             "You swap hands with North.\nNorth has one card.\n"
                             R"(\(call, catch SEAT, or Enter\) You catch North!)"));
}

TEST(ConsolePlay, UNO_JUMP_1_the_person_can_jump_in_on_the_persons_own_card)
{
    EXPECT_TRUE(is_ever_told("--game uno --against random,random --rules jumpIn=true", "1\n1\n\n",
                             "> You play (\\w+)\\.\n  1  play \\1\n"
                             R"(\(NUMBER, call, catch SEAT, or Enter\) You jump in with \1\.)"));
}

TEST(ConsolePlay, UNO_JUMP_1_an_opponent_exposed_by_a_jump_in_can_be_caught)
{
    EXPECT_TRUE(is_ever_told("--game uno --against greedy,greedy,greedy --rules jumpIn=true,target=50", "1 call\n\n",
                             "\n(\\w+) jumps in with \\w+\\.\n\\1 has one card\\.\n"
                             R"((\w+ calls “UNO!”\n)?\((NUMBER, )?call, catch SEAT, or Enter\))"));
}

TEST(ConsolePlay, DOS_CALL_6_UNO_CALL_1_the_game_pauses_for_a_call_before_opponents_may_catch)
{
    for (const std::string game : {"dos", "uno"}) {
        const std::string arguments = "--game " + game + " --against greedy,greedy --rules target=50";
        const std::string holds = game == "dos" ? "You have two cards\\.\n" : "You have one card\\.\n";
        EXPECT_TRUE(is_ever_told(arguments, "1\ncall\n\n", holds + R"(\(call, catch SEAT, or Enter\) You call)"))
            << game;
        EXPECT_FALSE(is_ever_told(arguments, "1\n\n", holds + "\\w+ catches you")) << game;
        EXPECT_TRUE(is_ever_told(arguments, "1\n\n", holds + R"(\(call, catch SEAT, or Enter\) \w+ catches you)"))
            << game;
    }
}

TEST(ConsolePlay, a_number_does_not_end_the_pause)
{
    EXPECT_TRUE(is_ever_told("--game dos --against greedy", "1\n1\ncatch 1\n\n",
                             "North has two cards\\.\n"
                             R"(\(call, catch SEAT, or Enter\) The table pauses briefly[^\n]*\n)"
                             R"(\(call, catch SEAT, or Enter\) You catch North)"));
}

TEST(ConsolePlay, only_call_in_any_case_can_follow_a_number)
{
    const ConsoleRun run;
    const auto played = [&](const std::string &line) {
        return lines_of(run.console("play --game dos --seed 4", line + "\nlog\nquit\n").out);
    };
    const std::size_t unplayed = played("log").size();
    for (const char *line : {"1 cal", "1 1", "1 call now", "1 catch 1"}) {
        const auto lines = played(line);
        EXPECT_LE(lines.size(), unplayed + 1) << line;
        EXPECT_TRUE(std::ranges::any_of(lines, [](const auto &text) { return contains(text, "only add call"); }))
            << line;
    }
    EXPECT_EQ(played("1 CALL"), played("1 call"));
    EXPECT_GT(played("1 call").size(), unplayed);
}

TEST(ConsolePlay, one_card_and_one_point_are_singular)
{
    const std::string uno = "--game uno --against random --rules target=50";
    EXPECT_TRUE(is_ever_told(uno, "1\n\n", R"(North \(seat 1\): 1 card   )"));
    EXPECT_FALSE(is_ever_told(uno, "1\n\n", "[^0-9]1 cards"));
    const std::string dos = "--game dos --against random,random --rules scoring=countAgainst,target=50";
    EXPECT_TRUE(is_ever_told(dos, "1 call\n\n", "the game with 1 point!"));
    EXPECT_FALSE(is_ever_told(dos, "1 call\n\n", "[^0-9]1 points"));
}

TEST(ConsolePlay, DOS_END_3_bonus_cards_can_be_skipped)
{
    const std::string arguments = "--game dos --against random";
    EXPECT_TRUE(is_ever_told(arguments, "1\n\n", "\n  [0-9]  skip your bonus cards\n"));
    EXPECT_TRUE(is_ever_told(arguments, "1\n\n", "\nNorth skips the bonus cards that are left\\.\n"));
    EXPECT_TRUE(is_ever_told(arguments, "3\n1\n\n", "You skip the bonus cards that are left\\.\n"));
}

TEST(ConsolePlay, UNO_ACT_6_the_end_of_a_pose_is_announced)
{
    const std::string arguments = "--game uno --against random,random";
    EXPECT_TRUE(is_ever_told(arguments, "1\n\n", "\nYou can stop posing\\.\n"));
    EXPECT_TRUE(is_ever_told(arguments, "1\n\n", "\n(West|East) can stop posing\\.\n"));
}

TEST(ConsolePlay, failures_are_printed_on_standard_error)
{
    const ConsoleRun run;
    const Outcome died = run.console("play --game dos --seed 4 --against 'exec:exit 3'", repeated("1 call\n\n", 20));
    EXPECT_EQ(died.exit_code, 1);
    EXPECT_TRUE(contains(died.out, "North has stopped playing, so the game is over.")) << died.out;
    EXPECT_TRUE(contains(died.err, "tableside-console: North: ended with exit code 3 (decision 1 of the game)"))
        << died.err;
    expect_error(run.shell("\"$CONSOLE\" play --game dos --seed 4 <."), "standard input can't be read");
}

TEST(ConsolePlay, end_of_file_and_quit_end_with_a_farewell)
{
    const ConsoleRun run;
    for (const char *input : {"", "quit\n", "1", "help\nlog\nq\n"}) {
        const Outcome outcome = run.console("play --game dos --seed 4", input);
        EXPECT_EQ(outcome.exit_code, 0) << input;
        EXPECT_TRUE(contains(outcome.out, "See you next time!")) << input;
    }
}

TEST(ConsolePlay, invalid_lines_are_answered_and_the_game_goes_on)
{
    const ConsoleRun run;
    const Outcome outcome = run.console("play --game dos --seed 4",
                                        "fly\n99999999999999999999\n0\n999\ncatch\ncatch 9\n"
                                        "catch -1\ncatch 0\ncatch 1\ncall\n\xff\xfe\n\n"
                                            + std::string(3'000'000, 'x') + "\nquit\n");
    EXPECT_EQ(outcome.exit_code, 0);
    for (const char *words : {"Unknown command \"fly\". Type help.", "Choose a number from 1", "Catch which player?",
                              "You can’t catch yourself", "You can’t catch North now.", "You only call “DOS!”"})
        EXPECT_TRUE(contains(outcome.out, words)) << words;
}

TEST(ConsolePlay, the_same_seed_gives_the_same_game_and_opponents_cards_stay_hidden)
{
    const ConsoleRun run;
    const std::string input = repeated("1\n\n", 30);
    const std::string first = run.console("play --game dos --seed 8", input).out;
    EXPECT_EQ(first, run.console("play --game dos --seed 8", input).out);
    EXPECT_FALSE(contains(first, "North draws r")) << first;
    EXPECT_FALSE(contains(first, "North draws b")) << first;
}

} // namespace tableside::test
