// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the command `score` with score books, CSV tables, and wrong files.
#include "console_run.h"

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace tableside::test {

namespace {

/// A score book with two games: a finished game of DOS between Anna and Ben, joined by Cleo, and an unfinished game of UNO
/// with a blocked round. Ann of the second game has been merged into Anna.
const std::string book = R"({"format":"tableside-scores","version":3}
{"person":{"id":"a","name":"Anna","portrait":"owl","colour":0}}
{"person":{"id":"b","name":"Ben","portrait":"fox","colour":1}}
{"person":{"id":"n","name":"Ann","portrait":"owl","colour":0,"mergedInto":"a"}}
{"game":"g1"}
{"at":1700000000000,"fact":"start","box":"dos","scoring":"winnerTakesAll","nextDealer":"roundWinner","target":200,"players":[{"id":"a","name":"Anna","portrait":"owl","colour":0},{"id":"b","name":"Ben","portrait":"fox","colour":1}],"dealer":0,"variants":[]}
{"at":1700000001000,"fact":"out","round":0,"player":"a"}
{"at":1700000002000,"fact":"hand","round":0,"player":"b","cards":{"r7":2,"dos":1},"numbers":[12]}
{"at":1700000003000,"fact":"close"}
{"at":1700000004000,"fact":"scored","round":1,"winner":"b","points":160}
{"at":1700000005000,"fact":"close"}
{"at":1700000006000,"fact":"join","player":{"id":"c","name":"Cleo","portrait":"","colour":2},"points":10}
{"at":1700000007000,"fact":"out","round":2,"player":"b"}
{"at":1700000008000,"fact":"hand","round":2,"player":"a","cards":{},"numbers":[40]}
{"at":1700000009000,"fact":"hand","round":2,"player":"c","cards":{},"numbers":[5]}
{"at":1700000010000,"fact":"close"}
{"game":"g2"}
{"at":1800000000000,"fact":"start","box":"uno","scoring":"countAgainst","nextDealer":"leftOfDealer","target":100,"players":[{"id":"n","name":"Ann","portrait":"owl","colour":0},{"id":"b","name":"Ben","portrait":"fox","colour":1},{"id":"c","name":"Cleo","portrait":"","colour":2}],"dealer":0,"variants":[]}
{"at":1800000001000,"fact":"blocked","round":0,"first":"c"}
{"at":1800000002000,"fact":"hand","round":0,"player":"n","cards":{"r5":1},"numbers":[]}
{"at":1800000003000,"fact":"hand","round":0,"player":"b","cards":{},"numbers":[7]}
{"at":1800000004000,"fact":"hand","round":0,"player":"c","cards":{},"numbers":[5]}
{"at":1800000005000,"fact":"close"}
)";

const std::string table = "player,round,points\nAnna,1,20\nBen,1,0\nBen,2,7\n";

/// A distinctive part of the output for arguments and an input.
struct OutputRow
{
    const char *arguments;
    const std::string &input;
    const char *part;
};

} // namespace

TEST(ConsoleScore, prints_sheets_tables_and_statistics)
{
    const ConsoleRun run;
    // clang-format off
    const OutputRow rows[] = {
        {"", book, "Total    46   205     10\nRank      2     1      3\nWinner: Ben, 205 points\n"},
        {"", book, "\n1        5     7      5*\n"},
        {"", book, "Not finished, and nobody leads\n"},
        {"--json", book, R"({"winner":"Ben","hands":null,"points":{"Anna":0,"Ben":160}})"},
        {"--json", book, R"("totals":{"Anna":46,"Ben":205,"Cleo":10},"winner":"Ben")"},
        {"--json", book, R"("hands":{"Ann":5,"Ben":7,"Cleo":5},"points":{"Ann":5,"Ben":7,"Cleo":5}}],)"},
        {"--csv", book, "Round,Anna,Ben,Cleo\r\nStart,0,0,10\r\n1,46,0,\r\n"},
        {"--csv", book, "Total,46,205,10\r\nTableside,dos,g1."},
        {"--csv", book, "Round,Ann,Ben,Cleo,countAgainst\r\n1,5,7,5,\r\n"},
        {"--statistics Anna", book, "Anna\nGames             1\nWon               0 (0%)\nRounds            3\n"},
        {"--statistics ANNA", book, "Points per round  15.3\nBest round        46\n"},
        {"--statistics n", book, "Anna\nGames             1\n"},
        {"--statistics Cleo", book, "Rival             Anna, in 1 game together\nNemesis           Ben, won 1 of 1 game\n"},
        {"", table, "\n1        20*    0\n2         0     7*\nTotal    20     7\n"},
        {"--json --game dos", table, R"("target":null,"scoring":"winnerTakesAll")"},
        {"--csv", table, "Round,Anna,Ben\r\n1,20,0\r\n2,0,7\r\nTotal,20,7\r\n"},
        {"--statistics Ben", table, "Points per round  3.5\n"},
    };
    // clang-format on
    for (const OutputRow &row : rows) {
        write_file(run.path("scores"), row.input);
        const Outcome outcome = run.console("score scores " + std::string(row.arguments));
        EXPECT_EQ(outcome.exit_code, 0) << row.arguments << outcome.err;
        EXPECT_TRUE(contains(outcome.out, row.part)) << row.arguments << outcome.out;
        EXPECT_EQ(run.console("score - " + std::string(row.arguments), row.input).out, outcome.out) << row.arguments;
    }
    EXPECT_EQ(nlohmann::json::parse(run.console("score - --json", book).out).at("games").size(), 2U);
}

TEST(ConsoleScore, a_written_table_is_read_back)
{
    const ConsoleRun run;
    const std::string names = "\"Anna, the \"\"great\"\"\nof Bern\",1,20\nBen,1,0\n'=1+1,2,3\n-Zoe,2,0\n";
    const Outcome once = run.console("score --csv -", names);
    EXPECT_EQ(once.exit_code, 0) << once.err;
    EXPECT_TRUE(contains(once.out, "\"Anna, the \"\"great\"\" of Bern\",Ben,''=1+1,'-Zoe\r\n")) << once.out;
    EXPECT_EQ(run.console("score --csv -", once.out).out, once.out);
    EXPECT_EQ(run.console("score --json -", once.out).out, run.console("score --json -", names).out);
}

TEST(ConsoleScore, prints_only_line_and_reason_of_an_error)
{
    const ConsoleRun run;
    const std::string header = "{\"format\":\"tableside-scores\",\"version\":3}\n";
    const std::string late_error = book + "{\"at\":1,\"fact\":\"close\"}\n";
    const struct
    {
        const char *arguments;
        std::string input;
        const char *message;
    } rows[] = {
        {"", "", "standard input: the file is empty"},
        {"", " \n\n", "standard input: the file is empty"},
        {"", late_error, "standard input, line 24: this doesn't fit the game so far: nobody-out"},
        {"--json", late_error, "standard input, line 24"},
        {"", header + "{\"game\":\"g\"}\n", "line 2: the last game has no facts"},
        {"", "{\"format\":\"tableside-scores\",\"version\":9}\n", "line 1: this score book is from a newer Tableside"},
        {"", "{\"e\":1}\n", "line 1"},
        {"", "hello\n", "line 1: this isn't a line of a score table"},
        {"", "Anna,1,4\nBen,1,many\n", "line 2: expected points for \"Ben\""},
        {"", "Anna,1,4\n\"Ben,1,0\n", "line 2: a closing quotation mark is missing"},
        {"", "Anna,1,4\n\"Be\nn\",1,0\nCleo,1,x\n", "line 4: expected points for \"Cleo\" as a whole number"},
        {"--game dos", "Anna,1,5000\nBen,1,0\n", "line 1: 5000 points"},
        {"", "Anna,1,5000\nBen,1,0\n", "line 1: 5000 points"},
        {"", "Anna,10001,4\nBen,1,0\n", "line 1: expected the number of a round from 1 to 10000, not \"10001\""},
        {"--game uno", "Round,Anna,Ben\n1,5,0\nTableside,dos,k.0\n",
         "standard input: the table says that it is from dos"},
        {"--statistics Zoe", book, "standard input: nobody is named \"Zoe\""},
        {"--statistics Ben",
         header + R"({"person":{"id":"b","name":"Ben","portrait":"","colour":1}})" + "\n"
             + R"({"person":{"id":"c","name":"Ben","portrait":"","colour":1}})" + "\n",
         "2 players are named \"Ben\"; use one of their ids: b, c"},
    };
    for (const auto &row : rows) {
        const Outcome outcome = run.console("score - " + std::string(row.arguments), row.input);
        EXPECT_EQ(outcome.exit_code, 1) << row.message;
        EXPECT_EQ(outcome.out, "") << row.message;
        EXPECT_TRUE(contains(outcome.err, row.message)) << outcome.err;
    }
    EXPECT_TRUE(contains(run.console("score /no/such/file").err,
                         "/no/such/file: can't be opened: No such file or directory\n"));
    for (const char *command : {"score", "replay", "verify-deal"}) { // no program writes to the pipe
        expect_error(run.console(std::string(command) + " /"), "is a folder");
        expect_error(run.shell("rm -f pipe; mkfifo pipe; timeout 20 \"$CONSOLE\" " + std::string(command) + " pipe"),
                     "is a pipe");
        expect_error(run.shell("timeout 20 \"$CONSOLE\" " + std::string(command) + " /dev/zero"), " MiB");
    }
    const Outcome written = run.shell(
        "rm -f pipe; mkfifo pipe; exec 3<>pipe; (sleep 0.1; printf 'Ada,1,20\\nBen,1,0\\n') > pipe & \"$CONSOLE\" score pipe 3>&- & exec 3>&-; wait $!");
    EXPECT_EQ(written.exit_code, 0) << written.err;
    EXPECT_EQ(run.console("score - --json", header).out, "{\"games\":[]}\n");
    EXPECT_EQ(run.console("score -", header).out, "This score book has no games.\n");
}

TEST(ConsoleScore, wrong_usage)
{
    const ConsoleRun run;
    for (const char *arguments : {"score", "score - --json --csv", "score - --json --statistics Anna",
                                  "score - --statistics ''", "score - --game chess", "score - a"})
        EXPECT_EQ(run.console(arguments, table).exit_code, 2) << arguments;
}

// UNO-SCORE-2: if one of two players has 0, the points alone do not show who won.
TEST(ConsoleScore, reports_that_the_scoring_is_guessed)
{
    const ConsoleRun run;
    const Outcome guessed = run.console("score -", "Anna,1,45\nBen,1,0\n");
    EXPECT_EQ(guessed.exit_code, 0);
    EXPECT_TRUE(contains(guessed.err, "countAgainst")) << guessed.err;
    EXPECT_TRUE(contains(guessed.out, "Winner: Anna, 45 points")) << guessed.out;
    const Outcome told = run.console("score -", "Anna,1,45,countAgainst\nBen,1,0\n");
    EXPECT_EQ(told.err, "");
    EXPECT_TRUE(contains(told.out, "Winner: Ben, 0 points")) << told.out;
}

// Standard error has a message about a conversion, and lists the problems of a table all at once.
TEST(ConsoleScore, reports_conversions_and_all_problems)
{
    const ConsoleRun run;
    const Outcome converted = run.console("score - --statistics 'zoe\xCC\x88'",
                                          "sep=;\r\nRound;Zo\xEB;Ben;Cara;;\r\n1;10;0;0;;\r\n;;;;;\r\n");
    EXPECT_EQ(converted.exit_code, 0);
    EXPECT_EQ(converted.err, "tableside-console: standard input: converted from Windows-1252\n");
    EXPECT_TRUE(contains(converted.out, "Zo\xC3\xAB\nGames             1\n")) << converted.out;
    std::string table = "Round,Anna,Ben\n";
    for (int round = 1; round <= 12; ++round)
        table += std::to_string(round) + ",0,1.5\n";
    const Outcome refused = run.console("score -", table);
    EXPECT_EQ(refused.exit_code, 1);
    EXPECT_EQ(refused.out, "");
    const std::vector<std::string> lines = lines_of(refused.err);
    ASSERT_EQ(lines.size(), 11U) << refused.err;
    EXPECT_TRUE(contains(lines[9], "line 11: expected points for \"Ben\"")) << lines[9];
    EXPECT_EQ(lines[10], "tableside-console: standard input: and 2 more problems");
}

TEST(ConsoleScore, huge_and_hostile_names)
{
    const ConsoleRun run;
    const std::string huge(200, 'A'); // the longest allowed name
    const Outcome text = run.console("score -", huge + ",1,20\n\"\xC3\x84\x1B[2J\nB\xC2\x9B\",1,0\n");
    EXPECT_EQ(text.exit_code, 0) << text.err;
    EXPECT_TRUE(contains(text.out, "Round  " + huge.substr(0, 23) + "…   \xC3\x84 [2J B\n")) << text.out.substr(0, 999);
    const Outcome json = run.console("score - --json", huge + ",1,20\nBen,1,0\n");
    EXPECT_EQ(nlohmann::json::parse(json.out).at("games").at(0).at("totals").at(huge), 20);
    EXPECT_TRUE(contains(run.console("score -", std::string(500'000, 'A') + ",1,20\nBen,1,0\n").err,
                         "line 1: a name is longer"));
    std::string heading = "Round"; // far more players than allowed
    for (int player = 0; player < 100'000; ++player)
        heading += ",P" + std::to_string(player);
    const Outcome many = run.console("score -", heading + "\n1,3\n2,4\n");
    EXPECT_TRUE(contains(many.err, "line 1: a score sheet has no room for more than 20 players")) << many.err;
    // A table of 100 MB, of which nothing is wanted, is refused in little memory.
    const std::string bound = TABLESIDE_BOUND_MEMORY ? "ulimit -v 450000; " : "";
    expect_error(run.shell(bound + "head -c 104857600 /dev/zero | tr '\\0' , | \"$CONSOLE\" score -"),
                 "isn't a line of a score table");
}

TEST(ConsoleScore, two_players_with_one_name_stay_separate)
{
    const ConsoleRun run;
    std::string text = book;
    for (std::size_t at = text.find("\"Cleo\""); at != std::string::npos; at = text.find("\"Cleo\""))
        text.replace(at, 6, "\"Ben\"");
    const auto json = nlohmann::json::parse(run.console("score - --json", text).out);
    EXPECT_EQ(json.at("games").at(0).at("totals").dump(), R"json({"Anna":46,"Ben":205,"Ben (2)":10})json");
}

} // namespace tableside::test
