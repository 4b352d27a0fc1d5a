// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the commands `legal`, `explain`, `replay` and `verify-deal`.
#include "console_run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace tableside::test {

namespace {

/// A position with all its legal matches.
struct WorkedExample
{
    const char *name;
    const char *row;                   ///< The row card to be matched. A second row card is already matched.
    const char *hand;                  ///< The hand as a JSON list without brackets.
    std::vector<const char *> matches; ///< All expected matches, each as "CARDS BONUS".
};

// Derived by hand from engine/dos/RULES.md, DOS-WILD-4.
const WorkedExample worked_examples[] = {
    {"on a row Wild DOS",
     "dos",
     R"("r1","r1","b1","r#","dos")",
     {R"(["r1","r1"] double)", R"(["r1","r#"] double)", R"(["r1","b1"] none)", R"(["r#","b1"] none)",
      R"(["r#"] single)", R"(["dos"] single)"}},
    {"on a row Wild # every single and every pair up to ten",
     "r#",
     R"("r8","b3","g7","dos")",
     {R"(["r8"] single)", R"(["b3"] none)", R"(["g7"] none)", R"(["dos"] single)", R"(["b3","g7"] none)",
      R"(["r8","dos"] double)", R"(["b3","dos"] none)", R"(["g7","dos"] none)"}},
    {"two Wild DOS on any 4", "b4", R"("dos","dos")", {R"(["dos","dos"] double)"}},
    {"a Wild # with x from x+1 on", "g6", R"("r5","g#")", {R"(["g#"] single)", R"(["r5","g#"] none)"}},
    {"a Wild # with x not on x itself", "r5", R"("r5","g#")", {R"(["r5"] single)", R"(["g#"] none)"}},
    {"two Wild # on 2", "dos", R"("r#","y#")", {R"(["r#"] single)", R"(["y#"] single)", R"(["r#","y#"] none)"}},
    {"two Wild # on 10", "r10", R"("r#","r#")", {R"(["r#"] single)", R"(["r#","r#"] double)"}},
    {"two Wild # not on 1", "r1", R"("r#","y#")", {R"(["r#"] single)", R"(["y#"] none)"}},
    {"color doubles need both colors", "r7", R"("r3","b4","r4")", {R"(["r3","r4"] double)", R"(["r3","b4"] none)"}},
};

std::string observation(const WorkedExample &example)
{
    const auto cards = nlohmann::json::parse(std::string("[") + example.hand + "]").size();
    return R"({"game":"dos","seat":0,"hand":[)" + std::string(example.hand) + R"(],"counts":[)" + std::to_string(cards)
        + R"(,5],"row":[{"card":")" + example.row
        + R"(","matched":false},{"card":"g9","matched":true}],"phase":"play","draw":60,"turn":0})";
}

std::vector<std::string> matches_in(const nlohmann::json &answer)
{
    std::vector<std::string> matches;
    for (const auto &action : answer.at("legal")) {
        if (action.at("do") == "match")
            matches.push_back(action.at("cards").dump() + " " + action.at("bonus").get<std::string>());
        else
            EXPECT_EQ(action.dump(), R"({"do":"end"})");
    }
    std::sort(matches.begin(), matches.end());
    return matches;
}

} // namespace

TEST(ConsoleLegal, worked_examples_of_DOS_WILD_4)
{
    const ConsoleRun run;
    for (const WorkedExample &example : worked_examples) {
        const Outcome outcome = run.console("legal", observation(example) + "\n");
        ASSERT_EQ(outcome.exit_code, 0) << example.name << outcome.out;
        std::vector<std::string> expected(example.matches.begin(), example.matches.end());
        std::sort(expected.begin(), expected.end());
        EXPECT_EQ(matches_in(nlohmann::json::parse(outcome.out)), expected) << example.name;
    }
}

/// Compares what programs read: the actions, the effects, and the code and rule of a refusal, but not the sentences.
TEST(ConsoleLegal, golden_transcripts)
{
    const ConsoleRun run;
    for (const std::string command : {"legal", "explain"}) {
        const std::string golden = TABLESIDE_GOLDEN_DIR "/" + command;
        const Outcome outcome = run.console(command, read_file(golden + "_in.jsonl"));
        EXPECT_EQ(outcome.exit_code, 1) << command; // the transcripts have bad lines
        const auto answers = lines_of(outcome.out);
        const auto expected = lines_of(read_file(golden + "_out.jsonl"));
        ASSERT_EQ(answers.size(), expected.size()) << command;
        for (std::size_t line = 0; line < answers.size(); ++line) {
            auto answer = nlohmann::json::parse(answers[line]);
            auto wanted = nlohmann::json::parse(expected[line]);
            for (auto *json : {&answer, &wanted}) {
                json->erase("text");
                if (json->contains("error"))
                    json->at("error") = "a cause";
            }
            EXPECT_EQ(answer, wanted) << command << ", answer " << line + 1;
        }
    }
}

TEST(ConsoleLegal, bad_lines_are_counted_and_do_not_stop_it)
{
    const ConsoleRun run;
    const std::string good = observation(worked_examples[0]);
    const Outcome outcome = run.console("legal", good + "\nnonsense\n\n\xff\n" + good);
    EXPECT_EQ(outcome.exit_code, 1);
    const auto lines = lines_of(outcome.out);
    ASSERT_EQ(lines.size(), 4U) << outcome.out;
    EXPECT_TRUE(contains(lines[1], "\"line\":2")) << lines[1];
    EXPECT_TRUE(contains(lines[2], "\"line\":4")) << lines[2];
    EXPECT_EQ(lines[3], lines[0]);
    EXPECT_TRUE(contains(outcome.err, "standard input, line 2: not JSON")) << outcome.err;
    EXPECT_TRUE(contains(outcome.err, "2 bad lines in total")) << outcome.err;
    EXPECT_EQ(run.console("legal", good).exit_code, 0);
    EXPECT_EQ(run.console("legal").exit_code, 0);
}

TEST(ConsoleLegal, answers_a_line_before_it_waits_for_the_next)
{
    const ConsoleRun run;
    const Outcome outcome = run.shell("mkfifo asked; { cat asked; cat late; } | \"$CONSOLE\" legal >answers & "
                                      "exec 3>asked; cat in >&3; n=0; "
                                      "while [ ! -s answers ] && [ $n -lt 100 ]; do sleep 0.1; n=$((n+1)); done; "
                                      "cat answers; : >late; exec 3>&-; wait",
                                      observation(worked_examples[0]) + "\n");
    EXPECT_TRUE(contains(outcome.out, "legal")) << outcome.err;
}

TEST(ConsoleLegal, a_line_of_100_MB_is_refused_in_little_memory)
{
    const ConsoleRun run;
    const std::string bound = TABLESIDE_BOUND_MEMORY ? "ulimit -v 150000; " : "";
    const std::string input = "{ head -c 104857600 /dev/zero | tr '\\0' x; echo; cat in; }";
    const Outcome legal = run.shell(bound + input + " | \"$CONSOLE\" legal", observation(worked_examples[2]) + "\n");
    EXPECT_EQ(legal.exit_code, 1);
    const auto lines = lines_of(legal.out);
    ASSERT_EQ(lines.size(), 2U) << legal.out << legal.err;
    EXPECT_TRUE(contains(lines[0], "\"line\":1")) << lines[0];
    EXPECT_TRUE(contains(lines[1], "legal"));
    expect_error(run.shell(bound + input + " >big; \"$CONSOLE\" replay big; code=$?; rm big; exit $code"),
                 "big, line 1: longer than 1 MiB");
}

TEST(ConsoleExplain, DOS_PILE_1_the_effect_draws_no_more_cards_than_there_are)
{
    const ConsoleRun run;
    const auto catching = [](int seat, int turn) {
        return R"({"observe":{"game":"dos","seat":)" + std::to_string(seat)
            + R"(,"hand":["r1","r3"],"counts":[2,2,2],)"
              R"("row":[{"card":"r4"},{"card":"b9"}],"phase":"play","draw":1,"turn":)"
            + std::to_string(turn) + R"(,"exposed":[2]},"action":{"do":"catch","seat":2}})" + "\n";
    };
    const auto lines = lines_of(run.console("explain", catching(0, 0) + catching(0, 2)).out);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_TRUE(contains(lines[0], R"("draws":{"seat":2,"cards":1})")) << lines[0];
    EXPECT_TRUE(contains(lines[1], R"("draws":{"seat":2,"cards":2})")) << "at the end of its turn: " << lines[1];
}

TEST(ConsoleReplay, prints_ok_or_file_line_and_rule)
{
    const ConsoleRun run;
    const std::string golden = read_file(TABLESIDE_GOLDEN_DIR "/dos_three_seats.jsonl");
    write_file(run.path("good"), golden);
    auto lines = lines_of(golden);
    const auto lines_with = [&](const std::string &key) {
        return std::ranges::count_if(lines, [&](const std::string &line) { return contains(line, key); });
    };
    EXPECT_TRUE(run.console("replay good").out.starts_with("ok: "));
    const auto json = nlohmann::json::parse(run.console("replay good --json").out);
    EXPECT_EQ(json.at("ok"), true);
    EXPECT_EQ(json.at("rounds"), lines_with("\"e\":\"round\""));
    EXPECT_EQ(json.at("actions"), lines_with("\"do\":"));
    EXPECT_EQ(json.at("matchOver"), true);

    const auto found = std::find_if(lines.begin() + 30, lines.end(),
                                    [](const std::string &line) { return contains(line, "\"discarded\""); });
    const std::size_t card = found->find("[\"") + 2;
    found->replace(card, found->find('"', card) - card, contains(*found, "\"g#") ? "b#" : "g#");
    std::string changed;
    for (const std::string &line : lines)
        changed += line + "\n";
    write_file(run.path("changed"), changed);
    const Outcome refused = run.console("replay changed");
    expect_error(refused, "changed, line " + std::to_string(found - lines.begin() + 1) + ": ");
    EXPECT_TRUE(contains(refused.err, "(DOS-END-1)")) << refused.err;

    write_file(run.path("cut"), golden.substr(0, golden.size() / 2));
    expect_error(run.console("replay cut"), "cut off");
}

TEST(ConsoleReplay, reports_an_unfinished_round_or_game)
{
    const ConsoleRun run;
    const auto lines = lines_of(read_file(TABLESIDE_GOLDEN_DIR "/dos_three_seats.jsonl"));
    const auto up_to_the_first = [&](const char *what) {
        std::string text;
        for (const std::string &line : lines) {
            text += line + "\n";
            if (contains(line, what))
                break;
        }
        return text;
    };
    write_file(run.path("turn"), up_to_the_first("\"e\":\"turn\""));
    EXPECT_TRUE(contains(run.console("replay turn").out, "(ends before the round is over)"));
    write_file(run.path("round"), up_to_the_first("\"e\":\"scored\""));
    const Outcome round = run.console("replay round");
    EXPECT_EQ(round.exit_code, 0) << round.err;
    EXPECT_TRUE(contains(round.out, "(ends before the game is over)")) << round.out;
    EXPECT_TRUE(contains(run.console("replay round --json").out, R"("roundOver":true,"matchOver":false)"));

    EXPECT_EQ(run.console("simulate --game dos --players easy,easy --rounds 2 --seed 3 --record rounds").exit_code, 0);
    const Outcome rounds = run.console("replay rounds");
    EXPECT_TRUE(contains(rounds.out, "2 rounds") && contains(rounds.out, "in 2 records")) << rounds.out;
}

TEST(ConsoleReplay, counts_undone_actions)
{
    const ConsoleRun run;
    std::string text;
    std::size_t actions = 0;
    for (const std::string &line : lines_of(read_file(TABLESIDE_GOLDEN_DIR "/dos_three_seats.jsonl"))) {
        if (actions == 2 && line.starts_with("{\"seat\""))
            break; // the second action and all its events have been copied
        actions += line.starts_with("{\"seat\"");
        text += line + "\n";
    }
    const auto ends = [&](int taken_back) {
        write_file(run.path("back"),
                   text + R"({"seat":0,"do":"takeBack","actions":)" + std::to_string(taken_back) + "}\n");
        return run.console("replay back");
    };
    EXPECT_TRUE(contains(ends(1).out, "2 actions, 1 taken back"));
    EXPECT_TRUE(contains(ends(2).out, "2 actions, 2 taken back"));
    EXPECT_TRUE(contains(run.console("replay back --json").out, R"("actions":2,"takenBack":2,)"));
    EXPECT_TRUE(run.console("verify-deal back").out.starts_with("ok: the fair-deal code "));
    const Outcome refused = ends(3);
    EXPECT_EQ(refused.exit_code, 1);
    const auto line = static_cast<int>(lines_of(text).size()) + 1;
    EXPECT_TRUE(contains(refused.err, "back, line " + std::to_string(line) + ": ")) << refused.err;
}

TEST(ConsoleReplay, missing_empty_and_binary_files_are_refused)
{
    const ConsoleRun run;
    write_file(run.path("empty"), "");
    write_file(run.path("bytes"), "\xff\xfe\n");
    for (const char *file : {"missing", ".", "empty", "bytes", "/dev/zero", "/dev/null"}) {
        for (const char *command : {"replay ", "verify-deal "}) {
            const Outcome outcome = run.console(std::string(command) + file);
            expect_error(outcome, std::string("tableside-console: ") + file);
            EXPECT_EQ(outcome.out, "") << command << file;
        }
    }
}

TEST(ConsoleReplay, an_unknown_game_is_reported_with_the_known_games)
{
    const ConsoleRun run;
    const std::string words = "unknown game \"chess\"; the games are dos and uno";
    write_file(run.path("record"),
               R"({"tableside":1,"game":"chess","seats":["A","B"]})"
               "\n");
    for (const char *command : {"replay record", "verify-deal record"}) {
        expect_error(run.console(command), "record, line 1: " + words);
    }
    EXPECT_TRUE(contains(run.console("legal",
                                     R"({"game":"chess"})"
                                     "\n")
                             .err,
                         words));
    EXPECT_TRUE(contains(run.console("explain",
                                     R"({"observe":{"game":"chess"},"action":{}})"
                                     "\n")
                             .err,
                         words));
}

TEST(ConsoleVerifyDeal, prints_the_commitment_and_the_verified_deals)
{
    const ConsoleRun run;
    const auto lines = lines_of(read_file(TABLESIDE_GOLDEN_DIR "/dos_three_seats.jsonl"));
    const auto header = nlohmann::json::parse(lines[0]);
    const std::string start = "ok: the fair-deal code " + header["commitment"].get<std::string>()
        + " matches deal number " + header["seed"].get<std::string>();
    const auto rounds = std::ranges::count_if(
        lines, [](const std::string &line) { return contains(line, "\"e\":\"round\""); });
    const std::string golden = "'" TABLESIDE_GOLDEN_DIR "/dos_three_seats.jsonl'";
    const std::string whole = run.console("verify-deal " + golden).out;
    EXPECT_TRUE(whole.starts_with(start) && contains(whole, "all " + std::to_string(rounds) + " deals")) << whole;
    write_file(run.path("header"), lines[0] + "\n");
    const std::string no_deal = run.console("verify-deal header").out;
    EXPECT_TRUE(no_deal.starts_with(start) && contains(no_deal, "no deal")) << no_deal;
    EXPECT_EQ(run.shell("cat header header >two; \"$CONSOLE\" verify-deal two | wc -l").out, "2\n");
    auto plain = header;
    plain.erase("commitment");
    write_file(run.path("plain"), lines[0] + "\n" + plain.dump() + "\n");
    const Outcome refused = run.console("verify-deal plain");
    expect_error(refused, "plain, line 2: the record has no fair-deal code");
    EXPECT_EQ(refused.out, "");
}

TEST(ConsoleVerifyDeal, refuses_a_deal_that_does_not_follow_from_the_seed)
{
    const ConsoleRun run;
    std::string text;
    int number = 0;
    for (const std::string &line : lines_of(read_file(TABLESIDE_GOLDEN_DIR "/dos_three_seats.jsonl"))) {
        ++number;
        auto json = nlohmann::ordered_json::parse(line);
        const bool is_deal = json.contains("e") && json["e"] == "deal";
        if (is_deal)
            std::swap(json["hands"][0][0], json["hands"][1][0]);
        text += json.dump() + "\n";
        if (is_deal)
            break;
    }
    write_file(run.path("altered"), text);
    const Outcome refused = run.console("verify-deal altered");
    expect_error(refused, "altered, line " + std::to_string(number) + ": ");
    EXPECT_EQ(refused.out, "");
}

TEST(ConsoleVerifyDeal, compares_commitment_and_seed)
{
    const ConsoleRun run;
    const std::string golden = read_file(TABLESIDE_GOLDEN_DIR "/dos_three_seats.jsonl");
    write_file(run.path("good"), golden);
    EXPECT_EQ(run.console("verify-deal good").exit_code, 0);
    std::string other = golden;
    char &digit = other[other.find("\",\"commitment\"") - 1]; // the last digit of the seed
    digit = digit == '1' ? '2' : '1';
    write_file(run.path("other"), other);
    expect_error(run.console("verify-deal other"), "other, line 1: \"commitment\" is \"");
    const Outcome same = run.shell("seed=$(sed -n '1s/.*\"seed\":\"\\([0-9]*\\)\".*/\\1/p' good); "
                                   "sum=$(printf 'dos 3 %s' $seed | sha256sum | cut -d' ' -f1); grep -q \"$sum\" good");
    EXPECT_EQ(same.exit_code, 0);
}

} // namespace tableside::test
