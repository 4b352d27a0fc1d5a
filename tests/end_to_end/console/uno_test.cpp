// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests UNO through the command line: tournaments and their records, and the answers of `legal` and `explain` to the examples
// in engine/uno/RULES.md.
#include "console_run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <map>

namespace tableside::test {

namespace {

using nlohmann::json;

/// Returns an observation with three seats, seat 0 in turn and a red 5 on the pile. Members are replaced, or removed if null,
/// by \p changes, and "counts" is adapted to the hand.
std::string observation(const std::string &changes)
{
    json seen = json::parse(
        R"({"game":"uno","seat":0,"hand":["r7","b3"],"counts":[2,4,3],"top":"r5","colour":"r","direction":1,
        "phase":"play","drawn":null,"draw":60,"turn":0})");
    seen.merge_patch(json::parse(changes));
    seen["counts"][seen["seat"].get<std::size_t>()] = seen["hand"].size();
    return seen.dump();
}

/// An example of the rules, as input of `explain`.
struct Example
{
    const char *rule;
    const char *observe; ///< The changes to the observation.
    const char *action;
    const char *answer; ///< A part of the answer: the reason and its rule, or a part of the effect.
};

const Example examples[] = {
    {"UNO-TURN-1 color", "{}", R"({"do":"play","card":"r7"})", R"("play":"r7","colour":"red","nextDraws":0)"},
    {"UNO-TURN-1 number", R"({"hand":["g5","b3"]})", R"({"do":"play","card":"g5"})", R"("play":"g5")"},
    {"UNO-TURN-1 symbol", R"({"hand":["gskip","b3"],"top":"rskip"})", R"({"do":"play","card":"gskip"})",
     R"("play":"gskip")"},
    {"UNO-TURN-1 neither", "{}", R"({"do":"play","card":"b3"})",
     R"("reason":"card-does-not-match","rule":"UNO-TURN-1")"},
    {"UNO-TURN-2 draw", "{}", R"({"do":"draw"})", R"({"draw":1})"},
    {"UNO-TURN-2 only one", R"({"phase":"drawn","drawn":"r7"})", R"({"do":"draw"})",
     R"("reason":"already-drawn","rule":"UNO-TURN-2")"},
    {"UNO-TURN-3 only the drawn card", R"({"phase":"drawn","drawn":"r7","hand":["r7","r3"]})",
     R"({"do":"play","card":"r3"})", R"("reason":"only-the-drawn-card","rule":"UNO-TURN-3")"},
    {"UNO-TURN-4 the named color", R"({"top":"wild","colour":"b"})", R"({"do":"play","card":"b3"})", R"("play":"b3")"},
    {"UNO-TURN-4 no other color", R"({"top":"wild","colour":"b"})", R"({"do":"play","card":"r7"})",
     R"("rule":"UNO-TURN-1")"},
    {"UNO-TURN-4 a wild on a wild", R"({"top":"wild","colour":"b","hand":["wildfu","r7"]})",
     R"({"do":"play","card":"wildfu","colour":"g"})", R"("play":"wildfu","colour":"green")"},
    {"UNO-ACT-1", R"({"hand":["b+2","b3"],"top":"r+2"})", R"({"do":"play","card":"b+2"})",
     R"("play":"b+2","colour":"blue","nextDraws":2)"},
    {"UNO-ACT-2", R"({"hand":["brev","b3"],"top":"rrev"})", R"({"do":"play","card":"brev"})", R"("play":"brev")"},
    {"UNO-ACT-4 the present color", R"({"hand":["wild","b3"]})", R"({"do":"play","card":"wild","colour":"r"})",
     R"("colour":"red")"},
    {"UNO-ACT-4 no color", R"({"hand":["wild","b3"]})", R"({"do":"play","card":"wild"})",
     R"("reason":"colour-not-named","rule":"UNO-ACT-4")"},
    {"UNO-ACT-5 honest", R"({"hand":["wild+4","b5","wild"]})", R"({"do":"play","card":"wild+4","colour":"b"})",
     R"("nextDraws":4,"bluff":false)"},
    {"UNO-ACT-5 a bluff", R"({"hand":["wild+4","r2"]})", R"({"do":"play","card":"wild+4","colour":"b"})",
     R"("nextDraws":4,"bluff":true)"},
    {"UNO-BLUFF-1 no bluffing", R"({"hand":["wild+4","r2"],"rules":{"noBluffing":true}})",
     R"({"do":"play","card":"wild+4","colour":"b"})", R"("reason":"holds-the-colour","rule":"UNO-BLUFF-1")"},
    {"UNO-ACT-6 who moves", R"({"posing":[1]})", R"({"do":"moved","seat":1})", R"("draws":{"seat":1,"cards":4})"},
    {"UNO-ACT-6 nobody poses", "{}", R"({"do":"moved","seat":1})", R"("reason":"not-posing","rule":"UNO-ACT-6")"},
    {"UNO-CHAL-1", R"({"phase":"challenge","top":"wild+4","colour":"b"})", R"({"do":"challenge"})",
     R"("guilty":{"seat":2,"cards":4},"innocent":{"seat":0,"cards":6})"},
    {"UNO-CHAL-1 or draw", R"({"phase":"challenge","top":"wild+4","colour":"b"})", R"({"do":"accept"})",
     R"("draws":{"seat":0,"cards":4})"},
    {"UNO-CHAL-1 only who must draw", R"({"phase":"challenge","top":"wild+4","colour":"b","turn":1})",
     R"({"do":"challenge"})", R"("reason":"not-your-turn")"},
    {"UNO-CHAL-1 nothing", "{}", R"({"do":"challenge"})", R"("reason":"nothing-to-challenge","rule":"UNO-CHAL-1")"},
    {"UNO-STACK-1 off", R"({"phase":"challenge","top":"wild+4","colour":"b","hand":["wild+4","r2"]})",
     R"({"do":"play","card":"wild+4","colour":"b"})", R"("reason":"draw-comes-first","rule":"UNO-STACK-1")"},
    {"UNO-STACK-1 on", R"({"phase":"challenge","top":"r+2","pending":2,"hand":["b+2","r2"],"rules":{"stacking":true}})",
     R"({"do":"play","card":"b+2"})", R"("nextDraws":4)"},
    {"UNO-STACK-1 only its like",
     R"({"phase":"challenge","top":"r+2","pending":2,"hand":["wild+4","r2"],"rules":{"stacking":true}})",
     R"({"do":"play","card":"wild+4","colour":"b"})", R"("reason":"only-its-like-stacks","rule":"UNO-STACK-1")"},
    {"UNO-CALL-1 call", R"({"hand":["r7"],"exposed":[0],"turn":1})", R"({"do":"call"})", R"("called":true)"},
    {"UNO-CALL-1 nothing to call", "{}", R"({"do":"call"})", R"("reason":"nothing-to-call","rule":"UNO-CALL-1")"},
    {"UNO-CALL-1 catch", R"({"counts":[2,1,3],"exposed":[1]})", R"({"do":"catch","seat":1})",
     R"("draws":{"seat":1,"cards":2})"},
    {"UNO-CALL-1 too early", R"({"counts":[2,1,3],"exposed":[1]})", R"({"do":"catch","seat":1,"after":500})",
     R"("reason":"too-early","rule":"UNO-CALL-1")"},
    {"UNO-OUT-1", R"({"hand":["r+2"]})", R"({"do":"play","card":"r+2"})",
     R"("nextDraws":2,"bluff":false,"jumpIn":false,"out":true)"},
    {"UNO-PILE-1", R"({"draw":0})", R"({"do":"draw"})", R"({"draw":0})"},
    {"UNO-PILE-1 none for a catch", R"({"draw":0,"counts":[2,1,3],"exposed":[1]})", R"({"do":"catch","seat":1})",
     R"("draws":{"seat":1,"cards":0})"},
    {"UNO-PILE-1 one of four", R"({"draw":0,"discard":["b7"],"posing":[1]})", R"({"do":"moved","seat":1})",
     R"("draws":{"seat":1,"cards":1})"},
    {"UNO-PILE-1 the last top card is one", R"({"draw":0,"hand":["r+2","b3"]})", R"({"do":"play","card":"r+2"})",
     R"("nextDraws":1,)"},
    {"UNO-PILE-1 five of six", R"({"draw":3,"discard":["b7","b8"],"phase":"challenge","top":"wild+4","colour":"b"})",
     R"({"do":"challenge"})", R"("guilty":{"seat":2,"cards":4},"innocent":{"seat":0,"cards":5})"},
    {"UNO-SETUP-3 the color first", R"({"phase":"colour","top":"wild","colour":null})", R"({"do":"play","card":"r7"})",
     R"("reason":"name-colour-first","rule":"UNO-SETUP-3")"},
    {"UNO-SETUP-3 named", R"({"phase":"colour","top":"wild","colour":null})", R"({"do":"colour","colour":"g"})",
     R"({"colour":"green"})"},
    {"UNO-JUMP-1 off", R"({"turn":1,"top":"r7"})", R"({"do":"play","card":"r7"})",
     R"("reason":"not-your-turn","rule":"UNO-TURN-1")"},
    {"UNO-JUMP-1 on", R"({"turn":1,"top":"r7","rules":{"jumpIn":true}})", R"({"do":"play","card":"r7"})",
     R"("jumpIn":true)"},
    {"UNO-JUMP-1 identical", R"({"turn":1,"rules":{"jumpIn":true}})", R"({"do":"play","card":"r7"})",
     R"("reason":"not-identical","rule":"UNO-JUMP-1")"},
    {"UNO-SEVEN-1", R"({"phase":"swap","top":"r7","hand":["r1","b3"],"rules":{"sevenZero":true}})",
     R"({"do":"swap","seat":2})", R"({"gives":2,"takes":3})"},
    {"UNO-SEVEN-1 not oneself", R"({"phase":"swap","top":"r7","hand":["r1","b3"],"rules":{"sevenZero":true}})",
     R"({"do":"swap","seat":0})", R"("reason":"cannot-swap-with-yourself","rule":"UNO-SEVEN-1")"},
    {"UNO-DRAW-1", R"({"rules":{"drawUntilPlayable":true}})", R"({"do":"draw"})", R"({"draw":null})"},
};

} // namespace

TEST(ConsoleUno, explain_answers_the_examples_of_the_rules)
{
    const ConsoleRun run;
    std::string input;
    for (const Example &example : examples)
        input += R"({"observe":)" + observation(example.observe) + R"(,"action":)" + example.action + "}\n";
    const Outcome outcome = run.console("explain", input);
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    const auto lines = lines_of(outcome.out);
    ASSERT_EQ(lines.size(), std::size(examples));
    for (std::size_t index = 0; index < lines.size(); ++index) {
        const bool is_refusal = contains(examples[index].answer, "\"reason\"")
            || contains(examples[index].answer, "\"rule\"");
        EXPECT_TRUE(contains(lines[index], examples[index].answer)) << examples[index].rule << ": " << lines[index];
        EXPECT_EQ(json::parse(lines[index])["ok"], !is_refusal) << examples[index].rule << ": " << lines[index];
    }
}

TEST(ConsoleUno, legal_lists_the_colors_of_a_wild_card_and_equal_cards_once)
{
    const ConsoleRun run;
    const auto legal = [&](const char *changes) {
        return json::parse(run.console("legal", observation(changes) + "\n").out).at("legal");
    };
    const json actions = legal(R"({"hand":["r7","r7","b5","g1","wild+4"]})");
    ASSERT_EQ(actions.size(), 7U) << "r7, b5, four colors and a draw: " << actions;
    EXPECT_EQ(actions[2], json::parse(R"({"do":"play","card":"wild+4","colour":"r"})"));
    EXPECT_EQ(legal(R"({"phase":"challenge","top":"wild+4","colour":"b"})"),
              json::parse(R"([{"do":"challenge"},{"do":"accept"}])"));
    EXPECT_EQ(legal(R"({"turn":2})"), json::array());
}

TEST(ConsoleUno, greedy_beats_random_with_four_and_ten_players)
{
    const ConsoleRun run;
    const auto four = simulated(run, "uno", "--players greedy,random,random,random --rounds 3000 --seed 1");
    EXPECT_GT(four["players"][0]["low"], 0.25);
    const auto ten = simulated(
        run, "uno",
        "--players greedy,easy,random,random,random,random,random,random,random,random --rounds 2000 --seed 2");
    EXPECT_GT(ten["players"][0]["low"], 0.1);
    EXPECT_EQ(ten["game"], "uno");
}

/// Counts how often each player played a card out of turn or moved while posing. The keys are "NAME play" and "NAME moved".
std::map<std::string, int> done_out_of_turn(const std::string &record)
{
    std::map<std::string, int> done;
    json names;
    json turn;
    for (const std::string &text : lines_of(record)) {
        const json line = json::parse(text);
        if (line.contains("seats"))
            names = line["seats"];
        if (line.value("e", "") == "turn")
            turn = line["seat"];
        const std::string action = line.value("do", "");
        if (action == "moved" || (action == "play" && line["seat"] != turn))
            ++done[names.at(line["seat"].get<std::size_t>()).get<std::string>() + " " + action];
    }
    return done;
}

TEST(ConsoleUno, no_calls_keeps_jump_ins_and_poses)
{
    const ConsoleRun run;
    simulated(run, "uno",
              "--players easy,easy,easy --rounds 100 --seed 3 --rules jumpIn=true --no-calls --record record.jsonl");
    const std::string record = read_file(run.path("record.jsonl"));
    EXPECT_FALSE(contains(record, "\"do\":\"call\""));
    EXPECT_FALSE(contains(record, "\"do\":\"catch\""));
    auto done = done_out_of_turn(record);
    EXPECT_GT(done["easy play"], 10) << "UNO-JUMP-1";
    EXPECT_GT(done["easy moved"], 10) << "UNO-ACT-6";
}

TEST(ConsoleUno, a_program_calls_but_never_jumps_in_or_moves)
{
    const ConsoleRun run;
    write_file(run.path("bot"),
               "while read -r line; do case \"$line\" in *observe*) echo '{\"choose\":0}';; esac; done\n");
    simulated(
        run, "uno",
        "--players 'easy,exec:sh bot,exec:sh bot' --rounds 60 --seed 3 --rules jumpIn=true --record record.jsonl");
    const std::string record = read_file(run.path("record.jsonl"));
    const auto done = done_out_of_turn(record);
    EXPECT_TRUE(done.contains("easy play"));
    EXPECT_FALSE(done.contains("exec:sh bot play")) << "UNO-JUMP-1";
    EXPECT_FALSE(done.contains("exec:sh bot moved")) << "UNO-ACT-6";
    EXPECT_TRUE(contains(record, "\"do\":\"call\"")) << "the console calls for the program";
}

TEST(ConsoleUno, replay_reads_records_of_both_games_from_one_file)
{
    const ConsoleRun run;
    simulated(run, "uno", "--players easy,easy --rounds 2 --seed 3 --record uno");
    EXPECT_EQ(run.console("simulate --game dos --players easy,easy --rounds 1 --seed 3 --record dos").exit_code, 0);
    EXPECT_EQ(run.shell("cat dos uno dos >all").exit_code, 0);
    const Outcome outcome = run.console("replay all");
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    EXPECT_TRUE(contains(outcome.out, "in 4 records")) << outcome.out;
    EXPECT_EQ(run.console("verify-deal all").exit_code, 0);
    EXPECT_EQ(run.shell("{ cat dos; sed 's/r1/r99/' uno; } >bad").exit_code, 0);
    EXPECT_EQ(run.console("replay bad").exit_code, 1);
}

TEST(ConsoleUno, a_whole_match_in_the_terminal)
{
    const ConsoleRun run;
    std::string typed;
    for (int line = 0; line < 4000; ++line)
        typed += "1 call\n\n";
    const Outcome outcome = run.console(
        "play --game uno --seed 4 --against easy,greedy,random --rules jumpIn=true,sevenZero=true", typed);
    EXPECT_EQ(outcome.exit_code, 0) << outcome.err;
    for (const char *words : {"UNO to 500 points", "Round 1.", "Top:  ", "strikes a pose", "the game with"})
        EXPECT_TRUE(contains(outcome.out, words)) << words;
    EXPECT_EQ(run.console("play --game uno --seed 4", "help\nquit\n").exit_code, 0);
}

} // namespace tableside::test
