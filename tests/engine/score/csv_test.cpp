// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests CSV tables of points in the forms that people and spreadsheets write, and the problems reported by line.
#include "tests/engine/score/game.h"

#include "engine/core/letters.h"
#include "engine/core/shown_text.h"
#include "engine/json/json_line.h"
#include "engine/score/score_csv.h"

#include <algorithm>
#include <functional>

namespace tableside::score::test {

namespace {

Result<CsvGame, CsvProblems> read_csv(const std::string &text)
{
    return read_csv_game(text);
}

/// Returns the problems as text, one per line.
std::string error_text(const auto &result)
{
    std::string text;
    if (result)
        return text;
    for (const CsvProblem &problem : result.error().listed)
        text += std::to_string(problem.line) + ": " + csv_cause(problem) + '\n';
    if (result.error().unlisted > 0)
        text += "and " + std::to_string(result.error().unlisted) + " more\n";
    return text;
}

Sheet sheet_of(const CsvGame &game, GameId id = GameId::uno)
{
    std::vector<Player> players;
    for (const CsvPlayer &player_of_line : game.players)
        players.push_back(player(player_of_line.name));
    const auto facts = facts_of(game, id, players, 1);
    EXPECT_TRUE(facts) << error_text(facts);
    Ledger ledger;
    EXPECT_FALSE(facts && ledger.load(*facts));
    EXPECT_EQ(ledger.sheet().game, id);
    return ledger.sheet();
}

using Names = std::vector<std::string>;
using Points = std::vector<std::vector<int>>; ///< By round, then by player; -1 for an empty cell.

Names names_of(const CsvGame &game)
{
    Names names;
    for (const CsvPlayer &read_player : game.players)
        names.push_back(read_player.name);
    return names;
}

Points points_of(const CsvGame &game)
{
    Points points;
    for (const CsvRow &row : game.rounds) {
        points.emplace_back();
        for (const auto &entered : row)
            points.back().push_back(entered ? entered->points : -1);
    }
    return points;
}

std::string utf16(const std::string &text, bool little, bool mark)
{
    std::string bytes;
    const auto add = [&](unsigned unit) {
        const char low = static_cast<char>(unit & 0xffU);
        const char high = static_cast<char>(unit >> 8U);
        bytes += little ? low : high;
        bytes += little ? high : low;
    };
    if (mark)
        add(0xfeff);
    LetterReader reader(text);
    while (const auto letter = reader.next()) {
        if (*letter > 0xffff)
            add(0xd800 + ((*letter - 0x10000) >> 10U));
        add(*letter > 0xffff ? 0xdc00 + (*letter & 0x3ffU) : *letter);
    }
    return bytes;
}

/// Converts a text whose characters all exist in Latin-1.
std::string latin1(const std::string &text)
{
    std::string bytes;
    LetterReader reader(text);
    while (const auto letter = reader.next())
        bytes += static_cast<char>(*letter);
    return bytes;
}

using Rows = std::vector<std::vector<std::string>>;

/// A game over four rounds that can be written as different tables.
struct Evening
{
    int players = 2;
    Scoring scoring = Scoring::winner_takes_all;

    std::string name(int seat) const { return "Zoë" + std::string(1, static_cast<char>('A' + seat)); }
    int points(int round, int seat) const
    {
        const bool is_first = round % players == seat;
        if (scoring == Scoring::winner_takes_all)
            return is_first ? 17 + round : 0;
        return is_first ? 0 : 5 + 3 * round + seat;
    }
    Points all_points() const
    {
        Points all(rounds);
        for (int round = 0; round < rounds; ++round) {
            for (int seat = 0; seat < players; ++seat)
                all[static_cast<std::size_t>(round)].push_back(points(round, seat));
        }
        return all;
    }
    std::vector<int> totals() const
    {
        std::vector<int> sums(static_cast<std::size_t>(players));
        for (const std::vector<int> &row : all_points())
            std::ranges::transform(sums, row, sums.begin(), std::plus());
        return sums;
    }

    Rows by_round(const std::string &label, bool has_labels, bool has_totals) const
    {
        Rows rows(1);
        for (int seat = 0; seat < players; ++seat)
            rows[0].push_back(name(seat));
        Points numbers = all_points();
        if (has_totals)
            numbers.push_back(totals());
        for (const std::vector<int> &line : numbers) {
            rows.emplace_back();
            for (const int number : line)
                rows.back().push_back(std::to_string(number));
        }
        for (std::size_t line = 0; line < rows.size() && has_labels; ++line) {
            const bool is_total = has_totals && line + 1 == rows.size();
            rows[line].insert(rows[line].begin(), line == 0 ? label : is_total ? "Summe" : std::to_string(line));
        }
        return rows;
    }

    Rows by_line(bool has_heading) const
    {
        Rows rows;
        if (has_heading)
            rows.push_back({"Spieler", "Runde", "Punkte"});
        for (int round = 0; round < rounds; ++round) {
            for (int seat = 0; seat < players; ++seat)
                rows.push_back({name(seat), std::to_string(round + 1), std::to_string(points(round, seat))});
        }
        return rows;
    }

    static constexpr int rounds = 4;
};

/// Inserts empty lines and columns around and inside the table.
Rows with_empty_cells(Rows rows)
{
    for (std::vector<std::string> &row : rows) {
        row.insert(row.begin() + 1, "");
        row.insert(row.begin(), " ");
        row.insert(row.end(), 3, "");
    }
    const std::vector<std::string> empty(rows.front().size(), "");
    rows.insert(rows.begin() + 2, empty);
    rows.insert(rows.begin(), 2, empty);
    rows.insert(rows.end(), 3, empty);
    rows.insert(rows.end() - 1, std::vector<std::string>{"\t\xC2\xA0"});
    return rows;
}

std::string text_of(const Rows &rows, char separator, const std::string &line_end)
{
    std::string text;
    for (const std::vector<std::string> &row : rows) {
        for (std::size_t column = 0; column < row.size(); ++column)
            (column == 0 ? text : text += separator) += row[column];
        text += line_end;
    }
    return text;
}

} // namespace

// A table of gains has no hands. Reading it must not invent hands, nor a winner of a round without gains.
TEST(ScoreCsv, InventsNoHands)
{
    const auto game = read_csv("Round,Anna,Ben,Mia\n1,30,0,0\n2,0,0,0\n3,0,45,\nTotal,30,45,0\n");
    ASSERT_TRUE(game) << error_text(game);
    const Sheet sheet = sheet_of(*game);
    EXPECT_EQ(sheet.totals, (std::vector<int>{30, 45, 0}));
    EXPECT_FALSE(sheet.has_target());
    for (const Round &round : sheet.rounds) {
        for (const Cell &cell : round.cells)
            EXPECT_FALSE(cell.entry);
    }
    EXPECT_EQ(sheet.winner_of(sheet.rounds[0]), 0);
    EXPECT_EQ(sheet.winner_of(sheet.rounds[1]), std::nullopt);
    EXPECT_EQ(sheet.winner_of(sheet.rounds[2]), 1);
}

TEST(ScoreCsv, IsReadBackAsWritten)
{
    GameStarted start = Game::started();
    const std::vector<std::string> names{"=1+1",       "'=2",       "＝Ben",      "Anna, the great", "\"Cleo\"",
                                         "two\nlines", "tab\there", "semi;colon", "O'Brien",         "1"};
    start.players.clear();
    for (const std::string &name : names)
        start.players.push_back({name, name, "", 0});
    for (const Scoring scoring : {Scoring::winner_takes_all, Scoring::count_against}) {
        start.scoring = scoring;
        Game game(start);
        game.round({-1, 1, 2, 3, 4, 5, 6, 7, 8, 9});
        game.state(PlayerLeft{"1"});
        game.state(PlayerJoined{player("late"), 12});
        for (const char separator : {',', ';', '\t'}) {
            const std::string table = csv_table(game.sheet(), {"Runde", "Beginn", "Summe"}, separator);
            const auto again = read_csv(table);
            ASSERT_TRUE(again) << table << error_text(again);
            EXPECT_EQ(again->scoring, scoring);
            for (std::size_t seat = 0; seat < names.size(); ++seat)
                EXPECT_EQ(again->players.at(seat).name, shown_text(names[seat])) << table; // shown on one line
        }
    }
}

TEST(ScoreCsv, WritesColumnsInSeatOrder)
{
    Game game;
    game.round({-1, 5, 7});
    game.state(PlayerJoined{player("late"), 30, "anna"});
    game.round({2, 4, -1, 6});
    const std::string table = csv_table(game.sheet(), {"Round", "Start", "Total"}, ',');
    EXPECT_TRUE(table.starts_with("Round,anna by name,late by name,ben by name,cleo by name\r\nStart,0,30,0,0\r\n"))
        << table;
    const auto again = read_csv(table);
    ASSERT_TRUE(again) << error_text(again);
    EXPECT_EQ(names_of(*again), (Names{"anna by name", "late by name", "ben by name", "cleo by name"}));
    EXPECT_EQ(sheet_of(*again, GameId::dos).totals, game.sheet().totals);
}

TEST(ScoreCsv, TotalsMayPassTheHighestTarget)
{
    const int most = deck_points(GameId::uno);
    const int rounds = highest_target / most + 3;
    for (const bool against : {false, true}) {
        std::string table = against ? "Round,Anna,Ben,Cleo\n" : "Round,Anna,Ben\n";
        for (int round = 1; round <= rounds; ++round)
            table += std::to_string(round) + "," + std::to_string(most) + (against ? ",0,1\n" : ",0\n");
        const auto game = read_csv(table);
        ASSERT_TRUE(game) << error_text(game);
        const Sheet sheet = sheet_of(*game);
        EXPECT_EQ(sheet.totals, against ? std::vector({rounds * most, 0, rounds}) : std::vector({rounds * most, 0}));
        EXPECT_EQ(sheet.stage, Stage::ended);
    }
}

// All forms of one table give the same game, whatever the layout, separators, line ends, encoding, and empty cells.
TEST(ScoreCsv, ReadsEveryFormOfATable)
{
    for (const int players : {2, 3, 4, 5, 20}) {
        for (const Scoring scoring : {Scoring::winner_takes_all, Scoring::count_against}) {
            const Evening evening{players, scoring};
            std::vector<Rows> forms{evening.by_line(true), evening.by_line(false)};
            for (const bool has_totals : {false, true}) {
                for (const char *label : {"Round", "", "Kierros", "#", "Match"})
                    forms.push_back(evening.by_round(label, true, has_totals));
                forms.push_back(evening.by_round("", false, has_totals));
            }
            for (std::size_t form = 0; form < forms.size(); ++form) {
                for (const Rows &rows : {forms[form], with_empty_cells(forms[form])}) {
                    for (const char separator : {',', ';', '\t'}) {
                        for (const char *line_end : {"\n", "\r\n", "\r"}) {
                            const std::string text = text_of(rows, separator, line_end);
                            const std::string stated = std::string("sep=") + separator + line_end + text;
                            const struct
                            {
                                std::string bytes;
                                TextEncoding code;
                            } files[]{{text, TextEncoding::utf8},
                                      {stated, TextEncoding::utf8},
                                      {"\xEF\xBB\xBF" + stated, TextEncoding::utf8},
                                      {utf16(text, true, true), TextEncoding::utf16_le},
                                      {utf16(stated, false, true), TextEncoding::utf16_be},
                                      {utf16(text, true, false), TextEncoding::utf16_le},
                                      {utf16(text, false, false), TextEncoding::utf16_be},
                                      {latin1(text), TextEncoding::windows_1252}};
                            for (const auto &file : files) {
                                const auto game = read_csv(file.bytes);
                                ASSERT_TRUE(game) << form << text << error_text(game);
                                ASSERT_EQ(game->code, file.code) << text;
                                ASSERT_EQ(game->scoring, players == 2 ? Scoring::winner_takes_all : scoring) << text;
                                ASSERT_EQ(game->is_scoring_guessed, players == 2) << text;
                                ASSERT_EQ(game->players.back().name, evening.name(players - 1)) << text;
                                ASSERT_EQ(points_of(*game), evening.all_points()) << text;
                            }
                        }
                    }
                    const auto game = read_csv(text_of(rows, ',', "\n"));
                    for (const GameId id : all_games)
                        ASSERT_EQ(sheet_of(*game, id).totals, evening.totals());
                }
            }
        }
    }
}

struct TableRow
{
    std::string text;
    Names names;
    Points points;
    Scoring scoring = Scoring::winner_takes_all;
    std::vector<int> totals{}; ///< Not checked if empty.
};

// clang-format off
TEST(ScoreCsv, ReadsTablesAsPeopleWriteThem)
{
    constexpr Scoring against = Scoring::count_against;
    constexpr Scoring takes_all = Scoring::winner_takes_all;
    const TableRow rows[]{
        // a line for each player and round
        {"Player,Round,Points\nAnna,1,20\nBen,1,0\nBen,2,7\n", {"Anna", "Ben"}, {{20, 0}, {-1, 7}}, takes_all, {20, 7}},
        {"\xEF\xBB\xBF" "Anna;1;0\r\nBen;1;12\r\nCleo;1;3\r\nAnna;2;5\r\nBen;2;0\r\nCleo;2;9\r\n", {"Anna", "Ben", "Cleo"},
         {{0, 12, 3}, {5, 0, 9}}, against, {5, 12, 12}},
        {"player,round,points\n1,1,20\n2,1,0\n", {"1", "2"}, {{20, 0}}}, // by the headings, although the names are numbers
        {"anna,1,4\nBEN,1,0\nAnna,2,0\nBen,2,5\n", {"anna", "BEN"}, {{4, 0}, {0, 5}}},
        {"Zoë,1,4\nBen,1,0\nZoe\xCC\x88,2,9\nBen,2,0\n", {"Zoë", "Ben"}, {{4, 0}, {9, 0}}},
        // quotes (RFC 4180); a name with a line break is shown on one line
        {"\"Anna, the \"\"great\"\"\"\t1\t4\nBen\t1\t0", {"Anna, the \"great\"", "Ben"}, {{4, 0}}},
        {"\"Anna; or Ann\",1,4\nBen,1,0", {"Anna; or Ann", "Ben"}, {{4, 0}}},
        {"\"An\nna\",1,4\nBen,1,0\n", {"An na", "Ben"}, {{4, 0}}},
        {"\xEF\xBB\xBF\"An\r\n\r\nna\";1;4\r\nBen;1;0\r\n", {"An na", "Ben"}, {{4, 0}}},
        {"Round,\"Anna\n\",\"Ben,\n\"\"the\"\" great\"\n1,4,0\nTotal,4,0\n", {"Anna", "Ben, \"the\" great"}, {{4, 0}}},
        {"Anna \"the great\",1,4\n5\" Ben,1,0\n", {"Anna \"the great\"", "5\" Ben"}, {{4, 0}}},
        {"\"Anna\" \t 1 \t 4\n \"Ben\"\t1\t0\n", {"Anna", "Ben"}, {{4, 0}}},
        {"\"\"\"\",1,4\n\"Ben\",\"1\",\"0\"", {"\"", "Ben"}, {{4, 0}}},
        // a line for each round, with or without labels and totals
        {"\xEF\xBB\xBFRunde;Anna;\"Ben, the\";Cleo\r\nBeginn;0;0;10\r\n1;20;0;\r\n2;0;0;6\r\nSumme;20;0;16\r\n",
         {"Anna", "Ben, the", "Cleo"}, {{20, 0, -1}, {0, 0, 6}}, takes_all, {20, 0, 16}},
        {"Manche;Anna;Ben;Cleo\n1;;0;4\n2;8;0;\n3;1;0;9\nTotal;9;0;13\n", {"Anna", "Ben", "Cleo"},
         {{-1, 0, 4}, {8, 0, -1}, {1, 0, 9}}, against, {9, 0, 13}},
        {",Anna,Ben,Cleo,Dora\n1,0,0,9,0\n2,3,0,0,0\n", {"Anna", "Ben", "Cleo", "Dora"}, {{0, 0, 9, 0}, {3, 0, 0, 0}}},
        {"Round,Anna,Ben,countAgainst\n1,20,0,\nTotal,20,0,\n", {"Anna", "Ben"}, {{20, 0}}, against, {20, 0}},
        {"Round,'=1+1,'-Ben\n1,20,0\nTotal,20,0\n", {"=1+1", "-Ben"}, {{20, 0}}},
        {"Round,Anna,Ben,Cleo\n1,20,0,\nTotal,20,0,0\n", {"Anna", "Ben", "Cleo"}, {{20, 0, -1}}, takes_all, {20, 0, 0}},
        {"Round;Anna;Ben\n1;10;0;\n", {"Anna", "Ben"}, {{10, 0}}},
        {"Round,Anna,Ben\n1,1,40\n2,1,0\n", {"Anna", "Ben"}, {{1, 40}, {1, 0}}, against},
        {"\"SEP=,\"\r\nRound,Anna,Ben\r\n1,10,0\r\n", {"Anna", "Ben"}, {{10, 0}}},
        {"sep=\t\nRound\tAnna; the great\tBen\n1\t10\t0\n", {"Anna; the great", "Ben"}, {{10, 0}}},
        {"Round;Anna \"Ace;Ben\n1;10;0\n", {"Anna \"Ace", "Ben"}, {{10, 0}}},
        {"Round,Anna,Ben\n,10,0\n,0,25\nTotal,10,25\n", {"Anna", "Ben"}, {{10, 0}, {0, 25}}},
        {"Round,Anna,Ben\nTotal,10,25\n1,10,0\n2,0,25\n", {"Anna", "Ben"}, {{10, 0}, {0, 25}}},
        {"Runde,Anna,Ben\nRunde 1,10,0\nRunde 2,0,25\n,10,25\n", {"Anna", "Ben"}, {{10, 0}, {0, 25}}},
        {"Round,Anna,Ben\n1,10,\n2,,25\n3,,\n4,,\n", {"Anna", "Ben"}, {{10, 0}, {0, 25}}}, // the table writes no 0
        {"Round,Anna,Ben,Cara\n1,,5,7\n2,3,,4\n", {"Anna", "Ben", "Cara"}, {{0, 5, 7}, {3, 0, 4}}, against},
        {"Round,Anna,Ben,Cara\n1,0,5,\n2,3,0,4\n", {"Anna", "Ben", "Cara"}, {{0, 5, -1}, {3, 0, 4}}, against}, // late player
        {"Round,Zoe\xCC\x88,Ben\n1,4,0\n", {"Zoë", "Ben"}, {{4, 0}}},
        {"Round,Anna,Scoring,Ben\n1,5,countAgainst,0\n", {"Anna", "Ben"}, {{5, 0}}, against},
    };
    for (const TableRow &row : rows) {
        const auto game = read_csv(row.text);
        ASSERT_TRUE(game) << row.text << error_text(game);
        EXPECT_EQ(names_of(*game), row.names) << row.text;
        EXPECT_EQ(points_of(*game), row.points) << row.text;
        EXPECT_EQ(game->scoring, row.scoring) << row.text;
        const Sheet sheet = sheet_of(*game);
        ASSERT_EQ(sheet.rounds.size(), row.points.size()) << row.text;
        for (std::size_t round = 0; round < row.points.size(); ++round) {
            for (std::size_t seat = 0; seat < row.names.size() && row.names.size() > 2; ++seat) // two players never leave
                EXPECT_EQ(sheet.rounds[round].is_played_by(seat), row.points[round][seat] >= 0) << row.text;
        }
        EXPECT_TRUE(row.totals.empty() || sheet.totals == row.totals) << row.text;
    }
}

// UNO-SCORE-2: if one of two players has 0, the points alone do not show who won.
TEST(ScoreCsv, FindsTheScoring)
{
    const struct
    {
        std::string text;
        Scoring scoring;
        bool is_guessed;
        int winner;
    } rows[]{
        {"Anna,1,45\nBen,1,0\n", Scoring::winner_takes_all, true, 0},
        {"Anna,1,45,winnerTakesAll\nBen,1,0\n", Scoring::winner_takes_all, false, 0},
        {"player,round,points,scoring\nAnna,1,45,\nBen,1,0,countAgainst\n", Scoring::count_against, false, 1},
        {"Anna,1,45\nBen,2,7\n", Scoring::winner_takes_all, false, 0},
        {"Anna,1,45\nBen,1,0\nCleo,1,0\n", Scoring::winner_takes_all, false, 0},
        {"Anna,1,45\nBen,1,0\nAnna,2,3\nBen,2,4\n", Scoring::count_against, false, 1},
        {"Anna,1,4\nBen,1,3\nCleo,1,9\n", Scoring::count_against, false, 1}, // UNO-PILE-1: the round was blocked
    };
    for (const auto &row : rows) {
        const auto game = read_csv(row.text);
        ASSERT_TRUE(game) << row.text << error_text(game);
        EXPECT_EQ(game->scoring, row.scoring) << row.text;
        EXPECT_EQ(game->is_scoring_guessed, row.is_guessed) << row.text;
        EXPECT_EQ(sheet_of(*game).winner, row.winner) << row.text;
    }
}
// clang-format on

// clang-format off
TEST(ScoreCsv, ReportsLineAndReason)
{
    const struct
    {
        std::string text;
        int line;
        std::string cause;
    } rows[]{
        {"", 0, "this isn't a line of a score table"},
        {"Anna,1\n", 1, "this isn't a line of a score table"},
        {"Dear Anna\nSee you\n", 1, "this isn't a line of a score table"},
        {"1,10,0\n2,0,25\n", 1, "this isn't a line of a score table"},
        {"Round,Anna,Ben\n1,20,0\nTotal,21,0\n", 3, "expected a total of 20 for \"Anna\", not \"21\""},
        {"Round,Anna,Ben\n1,20,x\nTotal,20,0\n", 2, "expected points for \"Ben\" as a whole number from 0 to 100000"},
        {"Round;Anna;Ben\n1;10,5;0\n", 2, "not \"10,5\""},
        {"Round,Anna,Ben\n1,10.5,0\n", 2, "not \"10.5\""},
        {"Anna,Ben\n10,0\n-5,0\n", 3, "not \"-5\""},
        {"Round,Anna,\n1,20,0\nTotal,20,0\n", 2, "\"0\" has no player's name"},
        {"Round,Anna,Ben,Cleo\nStart,0,0,100000\n1,4,0,0\nTotal,4,0,100000\n", 2, "from 0 to 99999"},
        {"Round,Anna,Ben\n1,20,0,4,5\nTotal,20,0\n", 2, "\"4\" has no player's name"},
        {"Round,Anna,Ben\n1,,\nTotal,0,0\n", 3, "expected everyone's points"},
        {"Round,Anna,Ben\n1,5,0\n2,,\n3,0,4\n", 3, "round 2 is missing"},
        {"Round,Anna,Ben\n1,5,0\n3,0,4\n", 3, "expected the number of round 2, not \"3\""},
        {"Round,Anna,anna\n1,5,0\n", 1, "\"anna\" and \"Anna\" are the same player"},
        {"Anna,Ben,Cleo\n1,0,0\n2,0,0\n", 1, "\"Anna\" may be a player or the heading"},
        {"Anna,Ben\n10,0\n10,0\n", 3, "this may be a round or the totals"},
        {"Anna,Ben\n10,0\n0,25\n10,26\n", 4, "this may be a round or the totals"},
        {"Anna,1,4\nBen,one,0\n", 2, "expected the number of a round from 1 to 10000, not \"one\""},
        {"Anna,1,4\n\"Ben,1,0\nCleo,1,0\n", 2, "closing quotation mark is missing"},
        {"\"An\nna\",1,4\nBen,1,x\n", 3, "whole number"},
        {"\"" + std::string(longest_line - 1, '\n') + "\n\n\n", 1, "quotation mark"},
        {"Anna,1,4\r\nBen,1,x\r\n", 2, "expected points for \"Ben\""},
        {"Anna,1,4\nBen,1,many\n", 2, "expected points for \"Ben\""},
        {"Anna,1,4\nBen,1,-3\n", 2, "not \"-3\""},
        {"Anna,1,4\nBen,1,\n", 2, "expected points for \"Ben\""},
        {"Anna,1,4\n,1,3\n", 2, "a player's name is missing"},
        {"Anna,1,4\nBen,1,0\nAnna,1,5\n", 3, "already has points in round 1"},
        {"Anna,1,4\nBen,1,0\nAnna,3,5\n", 3, "round 2 is missing"},
        {"Anna,1,4\nAnna,2,0\n", 2, "at least two players"},
        {"Anna,1,4,mine\nBen,1,0\n", 1, "expected winnerTakesAll or countAgainst, not \"mine\""},
        {"Anna,1,4,winnerTakesAll\nBen,1,0,countAgainst\n", 2, "the scoring isn't the same"},
        {"Anna,1,4,winnerTakesAll\nBen,1,3\n", 2, "more than one player scores"},
        {"J\xC3\xBCrgen,1,4\nJ\xFCrgen,1,3\n", 0, "this isn't text"},
        {std::string("Anna,1,4\nBen,1,\0\n", 17), 0, "this isn't text"},
        {std::string(300, 'A') + ",1,4\nBen,1,0\n", 1, "a name is longer than 200 bytes"},
    };
    for (const auto &row : rows) {
        const auto result = read_csv(row.text);
        ASSERT_FALSE(result) << row.text;
        EXPECT_EQ(result.error().listed.front().line, row.line) << row.text << error_text(result);
        EXPECT_NE(csv_cause(result.error().listed.front()).find(row.cause), std::string::npos)
            << row.text << error_text(result);
    }
}

// clang-format on

TEST(ScoreCsv, ListsTenProblems)
{
    std::string text = "Round,Anna,Ben\n";
    for (int round = 1; round <= 13; ++round)
        text += std::to_string(round) + ",x" + std::to_string(round) + ",0\n";
    const auto result = read_csv(text);
    ASSERT_FALSE(result);
    ASSERT_EQ(result.error().listed.size(), 10U);
    for (std::size_t at = 0; at < 10; ++at)
        EXPECT_EQ(result.error().listed[at].line, static_cast<int>(at) + 2);
    EXPECT_EQ(result.error().unlisted, 3);
    std::vector<int> lines;
    const auto many = read_csv("Round,Anna,Ben\n1,x,y\n2,0,1\n4,0,z\n");
    for (const CsvProblem &problem : many.error().listed)
        lines.push_back(problem.line);
    EXPECT_EQ(lines, (std::vector<int>{2, 2, 4, 4})) << "all problems of a line are listed";
}

// The numbers of rows, columns, and cells are limited before memory is allocated for them.
TEST(ScoreCsv, HostileTablesAreRefused)
{
    constexpr std::size_t size = 4U << 20;
    const auto refusal = [](const std::string &text) {
        const auto result = read_csv(text);
        return result ? "" : csv_cause(result.error().listed.front());
    };
    EXPECT_NE(refusal(std::string(size, ',')).find("this isn't a line"), std::string::npos);
    std::string cells;
    std::string diagonal; // each line has its only cell in another column
    std::string lines;
    while (cells.size() < size)
        cells += "a,";
    for (int line = 0; line < 2000; ++line)
        diagonal += std::string(static_cast<std::size_t>(line), ',') + "1\n";
    while (lines.size() < size)
        lines += "1\n";
    EXPECT_EQ(refusal(cells), "the table is larger than the longest game");
    EXPECT_EQ(refusal(diagonal), "a score sheet has no room for more than 20 players");
    EXPECT_EQ(refusal(lines), "the table is larger than the longest game");
    std::string rounds = "Round,Anna,Ben\n";
    for (int round = 1; round <= most_rounds + 1; ++round)
        rounds += std::to_string(round) + ",0,1\n";
    EXPECT_NE(refusal(rounds), "");
}

TEST(ScoreCsv, MustFitTheGameAndThePlayers)
{
    const Player anna = player("anna");
    const Player ben = player("ben");
    const std::string high = std::to_string(deck_points(GameId::dos) + 1);
    const struct
    {
        std::string text;
        GameId game;
        std::vector<Player> players;
        int line; ///< The line of the first problem; 0 if there is none.
        std::string cause;
    } rows[]{
        {"Anna,1," + high + "\nBen,1,0\n", GameId::dos, {anna, ben}, 1, "dos"},
        {"Anna,1," + high + "\nBen,1,0\n", GameId::uno, {anna, ben}, 0, {}},
        {"Anna,1,4\nÄnna,1,0\n", GameId::dos, {anna, anna}, 2, "the same player"},
        {"Anna,1,4\nBen,1,3\n", GameId::dos, {anna, ben}, 2, "nobody went out"},
        {"Round,Anna,Ben\nStart,5,0\n1,4,0\nTotal,9,0\n", GameId::dos, {anna, ben}, 1, "start with 0"},
        {"Anna,1,4\nBen,1,3\nAnna,2,3\nCleo,2,4\n",
         GameId::uno,
         {anna, ben, player("cleo")},
         2,
         "nobody has 0 in round 1"},
    };
    for (const auto &row : rows) {
        const auto game = read_csv(row.text);
        ASSERT_TRUE(game) << row.text;
        const auto facts = facts_of(*game, row.game, row.players, 1);
        if (row.line == 0) {
            EXPECT_TRUE(facts) << row.text << error_text(facts);
            continue;
        }
        ASSERT_FALSE(facts) << row.text;
        EXPECT_EQ(facts.error().listed.front().line, row.line) << row.text;
        EXPECT_NE(error_text(facts).find(row.cause), std::string::npos) << error_text(facts);
    }
}

// The last line of a written table names the game and has a checksum that shows whether the table was edited.
TEST(ScoreCsv, IsRecognisedByItsMark)
{
    for (const Scoring scoring : {Scoring::winner_takes_all, Scoring::count_against}) {
        GameStarted start = Game::started();
        start.scoring = scoring;
        start.players.pop_back();
        Game game(start);
        game.round({-1, 12});
        game.state(PlayerJoined{player("late"), 7, "anna"});
        game.round({3, -1, 8});
        for (const char separator : {',', ';', '\t'}) {
            const std::string table = csv_table(game.sheet(), {"Runde", "Beginn", "Summe"}, separator, "game-1.a");
            const auto same = read_csv(table);
            ASSERT_TRUE(same) << table << error_text(same);
            ASSERT_TRUE(same->mark) << table;
            EXPECT_EQ(same->mark->game, GameId::dos);
            EXPECT_EQ(same->mark->key, "game-1.a");
            EXPECT_TRUE(same->mark->is_unchanged) << table;
            EXPECT_FALSE(same->is_scoring_guessed);
            EXPECT_EQ(sheet_of(*same, GameId::dos).totals, game.sheet().totals);
            // A spreadsheet may save the table with another separator, another encoding, and empty lines.
            std::string saved = table;
            std::ranges::replace(saved, separator, ';');
            EXPECT_TRUE(read_csv(utf16("sep=;\r\n" + saved + ";;;;\r\n", true, true))->mark->is_unchanged);
            std::string changed = table;
            changed.replace(changed.find("12"), 2, "13");
            changed.erase(changed.find("Summe"), changed.find("Tableside") - changed.find("Summe"));
            const auto corrected = read_csv(changed);
            ASSERT_TRUE(corrected) << changed << error_text(corrected);
            EXPECT_EQ(corrected->mark->key, "game-1.a");
            EXPECT_FALSE(corrected->mark->is_unchanged) << changed;
        }
    }
    EXPECT_FALSE(read_csv(csv_table(Game().sheet(), {}, ',', "game-1"))); // refused, because no round is closed
    EXPECT_EQ(csv_table(Game().sheet(), {}, ',', "game-1").find("Tableside"), std::string::npos);
}

} // namespace tableside::score::test
