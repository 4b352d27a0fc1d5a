// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests dates in tables, tables with the games of a season, and the table with every hand, which is read back.
#include "tests/engine/score/game.h"

#include "engine/core/random.h"
#include "engine/score/csv_season.h"
#include "engine/score/hands_csv.h"

namespace tableside::score::test {

namespace {

std::string written(const std::optional<CsvDate> &date)
{
    if (!date)
        return "none";
    const auto two = [](int number) { return (number < 10 ? "0" : "") + std::to_string(number); };
    std::string text = std::to_string(date->year) + '-' + two(date->month) + '-' + two(date->day);
    if (date->minutes >= 0)
        text += ' ' + two(date->minutes / 60) + ':' + two(date->minutes % 60);
    return text;
}

TEST(CsvDateTest, dates_as_people_write_them)
{
    const struct
    {
        const char *text;
        const char *day_first;
        const char *month_first;
    } rows[]{
        {"2025-04-03", "2025-04-03", "2025-04-03"},
        {"2025/4/3", "2025-04-03", "2025-04-03"},
        {"3.4.2025", "2025-04-03", "2025-04-03"},
        {"03/04/25", "2025-04-03", "2025-03-04"},
        {"3. 4. 69", "2069-04-03", "2069-04-03"},
        {"3.4.70", "1970-04-03", "1970-04-03"},
        {"13/4/2025", "2025-04-13", "none"},
        {"4/13/2025", "none", "2025-04-13"},
        {"29.2.2024", "2024-02-29", "2024-02-29"},
        {"29.2.2025", "none", "none"},
        {"2025-04-03T20:15:00Z", "2025-04-03 20:15", "2025-04-03 20:15"},
        {"3.4.2025 20:15", "2025-04-03 20:15", "2025-04-03 20:15"},
        {"4/3/2025 8:15 PM", "2025-03-04 20:15", "2025-04-03 20:15"},
        {"4/3/2025 12:05 am", "2025-03-04 00:05", "2025-04-03 00:05"},
        {"2025-04-03 25:00", "none", "none"},
        {"3 April 2025", "2025-04-03", "2025-04-03"},
        {"April 3, 2025", "2025-04-03", "2025-04-03"},
        {"3. März 2025", "2025-03-03", "2025-03-03"},
        {"3-Mrz-25", "2025-03-03", "2025-03-03"},
        {"mar. 3 févr. 2025", "2025-02-03", "2025-02-03"},
        {"lundi 3 août 2025", "2025-08-03", "2025-08-03"},
        {"3 juin 2025", "2025-06-03", "2025-06-03"},
        {"3 juillet 2025", "2025-07-03", "2025-07-03"},
        {"mercoledì 3 settembre 2025", "2025-09-03", "2025-09-03"},
        {"ma 3 mei 2025", "2025-05-03", "2025-05-03"},
        {"3. marraskuuta 2025", "2025-11-03", "2025-11-03"},
        {"3. maaliskuuta 2025", "2025-03-03", "2025-03-03"},
        {"3 mars 2025", "2025-03-03", "2025-03-03"},
        {"Sa 3.5.2025", "2025-05-03", "2025-05-03"},
        {"", "none", "none"},
        {"10", "none", "none"},
        {"10,5", "none", "none"},
        {"3.4.", "none", "none"},
        {"Anna", "none", "none"},
        {"April", "none", "none"},
        {"1.2.3.4", "none", "none"},
        {"3.260.2025", "none", "none"},
        {"259/4/2025", "none", "none"},
        {"0.4.2025", "none", "none"},
        {"3.4.99999", "none", "none"},
    };
    for (const auto &row : rows) {
        EXPECT_EQ(written(parse_date(row.text, DateOrder::day_first)), row.day_first) << row.text;
        EXPECT_EQ(written(parse_date(row.text, DateOrder::month_first)), row.month_first) << row.text;
    }
}

TEST(CsvDateTest, every_day_is_read_back)
{
    for (int month = 1; month <= 12; ++month) {
        for (int day = 1; day <= 28; ++day) {
            const CsvDate date{2024, month, day, -1};
            EXPECT_EQ(parse_date(written(date), DateOrder::month_first), date);
        }
    }
}

TEST(CsvDateTest, one_date_shows_the_order_of_all)
{
    EXPECT_EQ(order_of_dates({"3/4/2025", "13/4/2025"}, DateOrder::month_first), DateOrder::day_first);
    EXPECT_EQ(order_of_dates({"3/4/2025", "4/13/2025"}, DateOrder::day_first), DateOrder::month_first);
    EXPECT_EQ(order_of_dates({"3/4/2025"}, DateOrder::month_first), DateOrder::month_first);
    EXPECT_EQ(order_of_dates({"13/13/2025"}, DateOrder::day_first), DateOrder::day_first);
}

/// Returns the games as lines such as "2025-04-03 uno at Oma's: Anna 45 0 | Ben 0 30", or the problems.
std::string season_text(const std::string &table, std::optional<SeasonLines> lines = {})
{
    const auto season = read_csv_season(table, {DateOrder::day_first, lines});
    std::string text;
    if (!season) {
        for (const CsvProblem &problem : season.error().listed)
            text += std::to_string(problem.line) + ": " + csv_cause(problem) + '\n';
        return text;
    }
    if (season->are_lines_unclear)
        return "unclear";
    for (const SeasonGame &game : season->games) {
        text += written(game.date);
        if (game.game)
            text += ' ' + std::string(game_name(*game.game));
        if (!game.place.empty())
            text += " at " + game.place;
        text += game.table.has_only_totals ? " totals:" : ":";
        for (std::size_t seat = 0; seat < game.table.players.size(); ++seat) {
            text += (seat > 0 ? " | " : " ") + game.table.players[seat].name;
            for (const CsvRow &row : game.table.rounds)
                text += row[seat] ? ' ' + std::to_string(row[seat]->points) : " -";
        }
        text += game.table.scoring == Scoring::count_against ? " against\n" : "\n";
    }
    return text;
}

TEST(CsvSeasonTest, a_table_without_dates_is_one_game)
{
    EXPECT_EQ(season_text("Round;Anna;Ben\n1;45;0\n2;0;30\n"), "none: Anna 45 0 | Ben 0 30\n");
    EXPECT_EQ(season_text("Anna,1,45\nBen,2,30\n"), "none: Anna 45 - | Ben - 30\n");
}

TEST(CsvSeasonTest, each_line_is_a_game)
{
    const std::string table = "Datum;Anna;Ben;Cleo;Ort;Sieger\n"
                              "3.4.2025;120;210;15;Oma;Ben\n"
                              "13.4.2025;205;;80;;Anna\n"
                              "Summe;325;210;95;;\n";
    EXPECT_EQ(season_text(table), "unclear");
    EXPECT_EQ(season_text(table, SeasonLines::games),
              "2025-04-03 at Oma totals: Anna 120 | Ben 210 | Cleo 15\n"
              "2025-04-13 totals: Anna 205 | Cleo 80\n");
    EXPECT_EQ(season_text("Date,Anna,Ben,Winner\n2025-01-01,120,210,Anna\n2025-01-08,90,80,Ben\n", SeasonLines::games),
              "2025-01-01 totals: Anna 120 | Ben 210 against\n2025-01-08 totals: Anna 90 | Ben 80 against\n")
        << "the named winners show that the lowest total wins";
    EXPECT_EQ(season_text("Date,Game,Anna,Ben\n4/13/2025,UNO,120,210\n4/14/2025,DOS,90,x\n", SeasonLines::games),
              "3: a game needs at least two players\n");
    EXPECT_EQ(season_text("Date,Anna,Ben\n,120,210\n31.2.2025,1,2\n1.2.2025,1,2.5\n", SeasonLines::games),
              "2: the date of the game is missing\n"
              "3: expected a date such as 2025-04-03, not \"31.2.2025\"\n"
              "4: expected points for \"Ben\" as a whole number from 0 to 1000000, not \"2.5\"\n");
}

TEST(CsvSeasonTest, a_club_may_have_more_people_than_a_game)
{
    std::string names = "Date";
    std::string line = "2025-01-01";
    for (int person = 1; person <= 150; ++person) {
        names += ",P" + std::to_string(person);
        line += person == 1 || person == 150 ? "," + std::to_string(person) : ",";
    }
    EXPECT_EQ(season_text(names + '\n' + line + '\n', SeasonLines::games), "2025-01-01 totals: P1 1 | P150 150\n");
}

TEST(CsvSeasonTest, each_line_is_a_round_of_the_game_of_that_day)
{
    EXPECT_EQ(season_text("Anna,Ben,Date\n45,0,1.2.2025\n0,30,\n170,0,8.2.2025\n", SeasonLines::rounds),
              "2025-02-01: Anna 45 0 | Ben 0 30\n2025-02-08: Anna 170 | Ben 0\n");
}

TEST(CsvSeasonTest, rounds_with_numbers)
{
    EXPECT_EQ(season_text("Date;Round;Anna;Ben\n1.2.2025;1;45;0\n;2;0;30\n1.2.2025;1;0;20\n2.2.2025;1;0;10\n"),
              "2025-02-01: Anna 45 0 | Ben 0 30\n2025-02-01: Anna 0 | Ben 20\n2025-02-02: Anna 0 | Ben 10\n");
    EXPECT_EQ(season_text("Round;Anna;Ben;Date\nStart;0;5;\n1;45;0;1.2.2025\n2;0;30;\nTotal;45;35;\n"),
              "2025-02-01: Anna 45 0 | Ben 0 30\n");
    EXPECT_EQ(season_text("Datum;Spiel;Anna;Ben\n1.2.2025;1;120;210\n8.2.2025;2;220;10\n9.2.2025;3;220;10\n"),
              "unclear")
        << "the numbers are those of games";
    EXPECT_EQ(season_text("Datum;Spiel;Anna;Ben\n1.2.2025;1;45;0\n1.2.2025;2;0;10\n8.2.2025;1;20;0\n"),
              "2025-02-01: Anna 45 0 | Ben 0 10\n2025-02-08: Anna 20 | Ben 0\n");
    EXPECT_EQ(season_text("Date;Round;Anna;Ben\n1.2.2025;1;45;0\n;3;0;30\n"),
              "3: expected the number of round 2, not \"3\"\n");
}

TEST(CsvSeasonTest, a_player_a_round_and_points_in_each_line)
{
    EXPECT_EQ(
        season_text("Date,Player,Round,Points\n1.2.2025,Anna,1,45\n,Ben,2,30\n8.2.2025,Ben,1,10\n8.2.2025,Cleo,2,20\n"),
        "2025-02-01: Anna 45 - | Ben - 30\n2025-02-08: Ben 10 - | Cleo - 20\n");
    EXPECT_EQ(season_text("2025-02-01,Anna,1,45\n2025-02-01,Ben,2,30\n"), "2025-02-01: Anna 45 - | Ben - 30\n")
        << "without headings";
    EXPECT_EQ(season_text("Punkte;Spieler;Runde;Spiel Nr.;Spiel;Datum\n45;Anna;1;1;DOS;1.2.2025\n30;Ben;2;1;DOS;\n"
                          "10;Ben;1;2;UNO;1.2.2025\n20;Anna;2;2;UNO;\n"),
              "2025-02-01 dos: Anna 45 - | Ben - 30\n2025-02-01 uno: Ben 10 - | Anna - 20\n");
}

TEST(CsvSeasonTest, the_facts_of_a_game_with_only_totals)
{
    const auto season = read_csv_season("Date,Anna,Ben\n2025-01-01,120,210\n",
                                        {DateOrder::day_first, SeasonLines::games});
    ASSERT_TRUE(season);
    const auto facts = facts_of(season->games[0].table, GameId::dos, {player("Anna"), player("Ben")}, 5, 1234);
    ASSERT_TRUE(facts);
    Ledger ledger;
    ASSERT_FALSE(ledger.load(*facts));
    EXPECT_EQ(ledger.sheet().started_ms, 1234);
    EXPECT_EQ(ledger.sheet().totals, (std::vector<int>{120, 210}));
    EXPECT_EQ(ledger.sheet().winner, 1);
    EXPECT_TRUE(ledger.sheet().rounds.empty());
}

TEST(HandsTableTest, has_every_hand)
{
    Game game;
    game.state(HandEntered{0, "ben", Entry{{{"dos", 2}, {"r7", 1}}, {12, 11}}});
    game.round({-1, 70, 0});
    EXPECT_EQ(hands_heading({}, ',') + hands_lines(game.sheet(), "2025-02-01", 7, ','),
              "Date,Game no.,Game,Place,Round,Dealer,Starter,Winner,Player,Hand,Cards,Points,Total\r\n"
              "2025-02-01,7,DOS,,1,anna by name,ben by name,anna by name,anna by name,0,,70,70\r\n"
              "2025-02-01,7,DOS,,1,anna by name,ben by name,anna by name,ben by name,70,70,0,0\r\n"
              "2025-02-01,7,DOS,,1,anna by name,ben by name,anna by name,cleo by name,0,0,0,0\r\n");
    Game counted;
    counted.state(HandEntered{0, "ben", Entry{{{"dos", 2}, {"r7", 1}}, {12, 11}}});
    counted.state(HandEntered{0, "cleo", points(3)});
    counted.state(WentOut{0, "anna"});
    counted.state(RoundClosed{});
    EXPECT_NE(hands_lines(counted.sheet(), "", 1, ';').find(";ben by name;70;2×dos r7 12+11;0;0"), std::string::npos)
        << hands_lines(counted.sheet(), "", 1, ';');
}

TEST(HandsTableTest, keeps_names_that_look_like_formulas)
{
    GameStarted start = Game::started();
    start.players = {{"a", "=1+1", "", 0}, {"b", "-Ben", "", 0}};
    Game game(start);
    game.round({-1, 20});
    EXPECT_EQ(season_text(hands_heading({}, ',') + hands_lines(game.sheet(), "2025-02-01", 1, ',')),
              "2025-02-01 dos: =1+1 20 | -Ben 0\n");
}

/// A table of random games is read back with the same points, dates, and games.
TEST(HandsTableTest, is_read_back)
{
    Random random(11);
    for (int run = 0; run < 50; ++run) {
        std::vector<Sheet> sheets;
        std::string table = hands_heading({}, ';');
        const int games = 1 + static_cast<int>(random.below(4));
        for (int number = 0; number < games; ++number) {
            GameStarted start = Game::started();
            start.game = all_games[random.below(2)];
            start.scoring = random.chance(0.3) ? Scoring::count_against : Scoring::winner_takes_all;
            start.target = highest_target;
            Game game(start);
            if (random.chance(0.2)) {
                game.state(TotalsStated{{{"anna", 120}, {"ben", static_cast<int>(random.below(200))}, {"cleo", 15}}});
            } else {
                for (std::uint32_t rounds = 2 + random.below(4); rounds > 0; --rounds) {
                    std::vector<int> hands{1 + static_cast<int>(random.below(60)),
                                           1 + static_cast<int>(random.below(60)),
                                           1 + static_cast<int>(random.below(60))};
                    hands[random.below(3)] = -1;
                    game.round(hands);
                }
            }
            sheets.push_back(game.sheet());
            table += hands_lines(game.sheet(), "2025-02-0" + std::to_string(1 + number / 2), number + 1, ';');
        }
        const auto season = read_csv_season(table);
        ASSERT_TRUE(season) << table;
        ASSERT_EQ(season->games.size(), sheets.size()) << table;
        for (std::size_t number = 0; number < sheets.size(); ++number) {
            const SeasonGame &game = season->games[number];
            EXPECT_EQ(game.game, sheets[number].game);
            EXPECT_EQ(game.date, (CsvDate{2025, 2, 1 + static_cast<int>(number) / 2, -1}));
            const auto facts = facts_of(game.table, *game.game, {player("anna"), player("ben"), player("cleo")}, 1, 2);
            ASSERT_TRUE(facts);
            Ledger ledger;
            ASSERT_FALSE(ledger.load(*facts));
            EXPECT_EQ(ledger.sheet().totals, sheets[number].totals) << table;
            EXPECT_EQ(ledger.sheet().rounds.size(), sheets[number].rounds.size());
        }
    }
}

} // namespace

} // namespace tableside::score::test
