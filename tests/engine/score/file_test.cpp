// Books of scores as files: read back equal, and refused with the line and the reason.
#include "tests/engine/score/game.h"

#include "engine/core/shown_text.h"
#include "engine/score/score_csv.h"
#include "engine/json/json_line.h"
#include "engine/score/score_file.h"

#include <algorithm>
#include <sstream>

namespace tableside::score::test {

namespace {

BookFile small_book()
{
    Game game;
    game.round({-1, 12, 30});
    game.state(HandEntered{1, "ben", Entry{{{"r7", 2}, {"dos", 1}}, {12, 11}}});
    game.state(Undone{});
    game.state(Noted{"Žofie's \"birthday\"", "garden"});
    return {{{player("anna"), {}}, {player("ana"), "anna"}},
            {{"g1", game.ledger.facts()}, {"g2", Game().ledger.facts()}}};
}

std::string written(const BookFile &book)
{
    std::ostringstream stream;
    write_book(stream, book);
    return stream.str();
}

Result<BookFile> read(const std::string &text)
{
    std::istringstream stream(text);
    return read_book(stream);
}

Result<CsvGame> read_csv(const std::string &text)
{
    std::istringstream stream(text);
    return read_csv_game(stream);
}

Sheet sheet_of(const CsvGame &game)
{
    std::vector<Player> players;
    for (const CsvPlayer &player_of_line : game.players)
        players.push_back(player(player_of_line.name));
    const Result<std::vector<Fact>> facts = facts_of(game, GameId::uno, players, 1);
    EXPECT_TRUE(facts) << facts.error().cause;
    Ledger ledger;
    EXPECT_FALSE(facts && ledger.load(*facts));
    EXPECT_EQ(ledger.sheet().game, GameId::uno);
    return ledger.sheet();
}

} // namespace

TEST(ScoreFile, IsReadBackEqual)
{
    const BookFile book = small_book();
    const Result<BookFile> again = read(written(book));
    ASSERT_TRUE(again) << again.error().cause;
    EXPECT_EQ(*again, book);
    EXPECT_EQ(written(*again), written(book));
}

// UNO-PILE-1
TEST(ScoreFile, KeepsBlockedRounds)
{
    GameStarted start = Game::started();
    start.game = GameId::uno;
    Game game(start);
    game.state(RoundBlocked{0, {}});
    game.state(RoundBlocked{0, "ben"});
    const BookFile book{{}, {{"g1", game.ledger.facts()}}};
    EXPECT_NE(written(book).find(R"("fact":"blocked","round":0,"first":"ben"})"), std::string::npos);
    const Result<BookFile> again = read(written(book));
    ASSERT_TRUE(again) << again.error().cause;
    EXPECT_EQ(*again, book);
}

TEST(ScoreFile, KeepsRoundsWithoutHands)
{
    Game game;
    game.state(RoundScored{0, "ben", 30});
    game.state(RoundClosed{});
    game.state(RoundScored{1, {}, 0});
    const BookFile book{{}, {{"g1", game.ledger.facts()}}};
    EXPECT_NE(written(book).find(R"("fact":"scored","round":0,"winner":"ben","points":30})"), std::string::npos);
    EXPECT_NE(written(book).find(R"("fact":"scored","round":1,"points":0})"), std::string::npos);
    const Result<BookFile> again = read(written(book));
    ASSERT_TRUE(again) << again.error().cause;
    EXPECT_EQ(*again, book);
}

TEST(ScoreFile, GivesTheSheetOfEachGame)
{
    std::istringstream stream(written(small_book()));
    std::vector<std::string> keys;
    const Result<BookFile> book = read_book(stream, [&](const BookGame &game, const Sheet &sheet) {
        keys.push_back(game.key);
        Ledger ledger;
        EXPECT_FALSE(ledger.load(game.facts));
        EXPECT_EQ(ledger.sheet(), sheet);
    });
    ASSERT_TRUE(book);
    EXPECT_EQ(keys, (std::vector<std::string>{"g1", "g2"}));
}

TEST(ScoreFile, FollowsLongChainsOfMerges)
{
    BookFile book;
    constexpr int people = 20'000;
    for (int person = 0; person < people; ++person)
        book.people.push_back({player(std::to_string(person)), std::to_string(person + 1)});
    const Result<BookFile> broken = read(written(book));
    EXPECT_EQ(broken.error().cause, "merged with someone who isn't in the file");
    EXPECT_EQ(broken.error().line, 2);
    book.people.back().merged_into = std::to_string(people / 2);
    EXPECT_EQ(read(written(book)).error().cause, "merged in a circle");
    book.people.back().merged_into.clear();
    EXPECT_TRUE(read(written(book)));
}

TEST(ScoreFile, TellsLineAndReason)
{
    const std::string header = "{\"format\":\"tableside-scores\",\"version\":1}\n";
    const std::string anna = R"({"person":{"id":"a","name":"Anna","portrait":"","colour":0)";
    const struct
    {
        std::string text;
        int line;
        std::string cause;
    } rows[]{
        {"", 1, "empty"},
        {"{\"format\":\"something\",\"version\":1}\n", 1, "this isn't a score book"},
        {"{\"format\":\"tableside-scores\",\"version\":4}\n", 1, "newer"},
        {header + "{\"person\":{\"id\":\"\",\"name\":\"A\",\"portrait\":\"\",\"colour\":0}}\n", 2, "needs an id"},
        {header + anna + ",\"mergedInto\":\"b\"}}\n", 2, "isn't in the file"},
        {header + "\n" + anna + ",\"mergedInto\":\"a\"}}\n", 3, "in a circle"},
        {header + "{\"at\":1,\"fact\":\"close\"}\n", 2, "before the first"},
        {header + "\n{\"game\":\"g\"}\n{\"game\":\"h\"}\n", 4, "no facts"},
        {header + "{\"game\":\"g\"}\n{\"at\":1,\"fact\":\"close\"}\n", 3, "not-started"},
        {header + "{\"game\":\"g\"}\n{\"at\":1,\"fa", 3, "cut off"},
        {header + "{\"game\":\"g\"}\n", 2, "no facts"},
    };
    for (const auto &row : rows) {
        const Result<BookFile> result = read(row.text);
        ASSERT_FALSE(result) << row.text;
        EXPECT_EQ(result.error().line, row.line) << row.text;
        EXPECT_NE(result.error().cause.find(row.cause), std::string::npos) << result.error().cause;
    }
}

TEST(ScoreFile, EveryCutIsReadOrRefused)
{
    const std::string whole = written(small_book());
    for (std::size_t length = 0; length < whole.size(); ++length) {
        const Result<BookFile> result = read(whole.substr(0, length));
        EXPECT_TRUE(result || result.error().line > 0) << length;
    }
}

TEST(ScoreCsv, GivesTheSameTotals)
{
    const struct
    {
        std::string text;
        Scoring scoring;
        std::vector<int> totals;
    } rows[]{
        {"Player,Round,Points\nAnna,1,20\nBen,1,0\nBen,2,7\n", Scoring::winner_takes_all, {20, 7}},
        {"\xEF\xBB\xBF"
         "Anna;1;0\r\nBen;1;12\r\nCleo;1;3\r\nAnna;2;5\r\nBen;2;0\r\nCleo;2;9\r\n",
         Scoring::count_against,
         {5, 12, 12}},
        {"\"Anna, the \"\"great\"\"\"\t1\t4\nBen\t1\t0", Scoring::winner_takes_all, {4, 0}},
        {"\"Anna; or Ann\",1,4\nBen,1,0", Scoring::winner_takes_all, {4, 0}},
    };
    for (const auto &row : rows) {
        const Result<CsvGame> game = read_csv(row.text);
        ASSERT_TRUE(game) << game.error().cause;
        EXPECT_EQ(game->scoring, row.scoring);
        EXPECT_EQ(sheet_of(*game).totals, row.totals);
    }
    EXPECT_EQ(read_csv("\"Anna, the \"\"great\"\"\",1,4\nBen,1,0")->players.front().name, "Anna, the \"great\"");
}

// A table of gains says nothing of hands: none is made up, nor a winner where nobody gained.
TEST(ScoreCsv, InventsNoHands)
{
    const Result<CsvGame> game = read_csv("Round,Anna,Ben,Mia\n1,30,0,0\n2,0,0,0\n3,0,45,\nTotal,30,45,0\n");
    ASSERT_TRUE(game) << game.error().cause;
    const Sheet sheet = sheet_of(*game);
    EXPECT_EQ(sheet.totals, (std::vector<int>{30, 45, 0}));
    for (const Round &round : sheet.rounds) {
        for (const Cell &cell : round.cells)
            EXPECT_FALSE(cell.entry);
    }
    EXPECT_EQ(sheet.winner_of(sheet.rounds[0]), 0);
    EXPECT_EQ(sheet.winner_of(sheet.rounds[1]), std::nullopt);
    EXPECT_EQ(sheet.winner_of(sheet.rounds[2]), 1);
}

// RFC 4180
/// The names are then shown on one line.
TEST(ScoreCsv, QuotedFieldsHoldLineBreaksAndQuotes)
{
    const struct
    {
        std::string text;
        std::vector<std::string> names;
    } rows[]{
        {"\"An\nna\",1,4\nBen,1,0\n", {"An na", "Ben"}},
        {"\xEF\xBB\xBF\"An\r\n\r\nna\";1;4\r\nBen;1;0\r\n", {"An na", "Ben"}},
        {"Round,\"Anna\n\",\"Ben,\n\"\"the\"\" great\"\n1,4,0\nTotal,4,0\n", {"Anna", "Ben, \"the\" great"}},
        {"Anna \"the great\",1,4\n5\" Ben,1,0\n", {"Anna \"the great\"", "5\" Ben"}},
        {"\"Anna\" \t 1 \t 4\n \"Ben\"\t1\t0\n", {"Anna", "Ben"}},
        {"\"\"\"\",1,4\n\"Ben\",\"1\",\"0\"", {"\"", "Ben"}},
    };
    for (const auto &row : rows) {
        const Result<CsvGame> game = read_csv(row.text);
        ASSERT_TRUE(game) << row.text << game.error().cause;
        std::vector<std::string> names;
        for (const CsvPlayer &read_player : game->players)
            names.push_back(read_player.name);
        EXPECT_EQ(names, row.names) << row.text;
        EXPECT_EQ(sheet_of(*game).totals, (std::vector<int>{4, 0})) << row.text;
    }
}

TEST(ScoreCsv, IsReadAsItWasWritten)
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
            const Result<CsvGame> again = read_csv(table);
            ASSERT_TRUE(again) << table << again.error().cause;
            EXPECT_EQ(again->scoring, scoring);
            for (std::size_t seat = 0; seat < names.size(); ++seat)
                EXPECT_EQ(again->players.at(seat).name, shown_text(names[seat])) << table; // on one line
        }
    }
}

// Who came late with points is read only after those who began, so that is where they are written.
TEST(ScoreCsv, PutsWhoCameLateLast)
{
    Game game;
    game.round({-1, 5, 7});
    game.state(PlayerJoined{player("late"), 30, "anna"});
    game.round({2, 4, -1, 6});
    const std::string table = csv_table(game.sheet(), {"Round", "Start", "Total"}, ',');
    EXPECT_TRUE(table.starts_with("Round,anna by name,ben by name,cleo by name,late by name\r\nStart,0,0,0,30\r\n"))
        << table;
    const Result<CsvGame> again = read_csv(table);
    ASSERT_TRUE(again) << again.error().cause;
    std::vector<Player> players;
    for (const char *id : {"anna", "ben", "cleo", "late"})
        players.push_back(player(id));
    EXPECT_TRUE(facts_of(*again, GameId::dos, players, 1)) << table;
}

// What the app exports comes back: whoever came late or was away, with the totals of then.
TEST(ScoreCsv, ReadsALineForEachRound)
{
    const struct
    {
        std::string text;
        Scoring scoring;
        std::vector<int> totals;
        std::vector<int> played; ///< By player, how many rounds.
    } rows[]{
        {"Round,Anna,Ben\n1,20,0\n2,0,7\nTotal,20,7\n", Scoring::winner_takes_all, {20, 7}, {2, 2}},
        {"\xEF\xBB\xBFRunde;Anna;\"Ben, the\";Cleo\r\nBeginn;0;0;10\r\n1;20;0;\r\n2;0;0;6\r\nSumme;20;0;16\r\n",
         Scoring::winner_takes_all,
         {20, 0, 16},
         {2, 2, 1}},
        {"Manche;Anna;Ben;Cleo\n1;;0;4\n2;8;0;\n3;1;0;9\nTotal;9;0;13\n",
         Scoring::count_against,
         {9, 0, 13},
         {2, 3, 2}},
        {",Anna,Ben,Cleo,Dora\n1,0,0,9,0\n2,3,0,0,0\n", Scoring::winner_takes_all, {3, 0, 9, 0}, {2, 2, 2, 2}},
        {"Round,Anna,Ben,countAgainst\n1,20,0,\nTotal,20,0,\n", Scoring::count_against, {20, 0}, {1, 1}},
        {"Round,'=1+1,'-Ben\n1,20,0\nTotal,20,0\n", Scoring::winner_takes_all, {20, 0}, {1, 1}},
        {"Round,Anna,Ben,Cleo\n1,20,0,\nTotal,20,0,0\n", Scoring::winner_takes_all, {20, 0, 0}, {1, 1, 0}},
    };
    for (const auto &row : rows) {
        const Result<CsvGame> game = read_csv(row.text);
        ASSERT_TRUE(game) << row.text << game.error().cause;
        EXPECT_EQ(game->scoring, row.scoring) << row.text;
        const Sheet sheet = sheet_of(*game);
        EXPECT_EQ(sheet.totals, row.totals) << row.text;
        for (std::size_t seat = 0; seat < row.played.size(); ++seat) {
            const auto plays = [&](const Round &round) { return round.is_played_by(seat); };
            EXPECT_EQ(std::ranges::count_if(sheet.rounds, plays), row.played[seat]) << row.text << seat;
        }
    }
    EXPECT_EQ(read_csv("Round,'=1+1,'-Ben\n1,20,0\nTotal,20,0\n")->players.front().name, "=1+1");
    EXPECT_FALSE(read_csv("Round,Anna,Ben,countAgainst\n1,20,0,\nTotal,20,0,\n")->is_scoring_guessed);
    // By their shape these are lines of a player, a round and points, though the players' names are numbers
    EXPECT_EQ(read_csv("player,round,points\n1,1,20\n2,1,0\n")->players.back().name, "2");
}

// UNO-SCORE-2: of two players, one of whom has 0, the points alone do not say who won.
TEST(ScoreCsv, SaysHowItWasScored)
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
    };
    for (const auto &row : rows) {
        const Result<CsvGame> game = read_csv(row.text);
        ASSERT_TRUE(game) << row.text << game.error().cause;
        EXPECT_EQ(game->scoring, row.scoring) << row.text;
        EXPECT_EQ(game->is_scoring_guessed, row.is_guessed) << row.text;
        EXPECT_EQ(sheet_of(*game).winner, row.winner) << row.text;
    }
}

// UNO-PILE-1
TEST(ScoreCsv, ARoundInWhichAllHoldCardsWasBlocked)
{
    const Result<CsvGame> game = read_csv("Anna,1,4\nBen,1,3\nCleo,1,9\n");
    ASSERT_TRUE(game);
    const Sheet sheet = sheet_of(*game);
    EXPECT_TRUE(sheet.rounds.front().is_blocked);
    EXPECT_EQ(sheet.totals, (std::vector<int>{4, 3, 9}));
    EXPECT_EQ(sheet.winner, 1);
}

TEST(ScoreCsv, GoesOnPastTheHighestTarget)
{
    const int most = deck_points(GameId::uno);
    const int rounds = highest_target / most + 3;
    std::string takes_all;
    std::string against;
    for (int round = 1; round <= rounds; ++round) {
        const std::string number = "," + std::to_string(round) + ",";
        takes_all += "Anna" + number + std::to_string(most) + "\nBen" + number + "0\n";
        against += "Anna" + number + std::to_string(most) + "\nBen" + number + "0\nCleo" + number + "1\n";
    }
    const struct
    {
        std::string text;
        std::vector<Player> players;
        std::vector<int> totals;
    } rows[]{{takes_all, {player("anna"), player("ben")}, {rounds * most, 0}},
             {against, {player("anna"), player("ben"), player("cleo")}, {rounds * most, 0, rounds}}};
    for (const auto &row : rows) {
        const Result<CsvGame> game = read_csv(row.text);
        ASSERT_TRUE(game) << game.error().cause;
        const Result<std::vector<Fact>> facts = facts_of(*game, GameId::uno, row.players, 1);
        ASSERT_TRUE(facts) << facts.error().cause;
        Ledger ledger;
        const auto broken = ledger.load(*facts);
        ASSERT_FALSE(broken) << refusal_name(broken->refusal);
        EXPECT_EQ(ledger.sheet().totals, row.totals);
        EXPECT_EQ(ledger.sheet().stage, Stage::ended);
    }
}

TEST(ScoreCsv, TellsLineAndReason)
{
    const struct
    {
        std::string text;
        int line;
        std::string cause;
    } rows[]{
        {"", 0, "two players"},
        {"Anna,1\n", 1, "this isn't a line of a score table: it has 2 fields"},
        {"Round,Anna,Ben\n1,20,0\nTotal,21,0\n", 3, "doesn't match the rounds"},
        {"Round,Anna,Ben\n1,20,x\nTotal,20,0\n", 2, "number of points"},
        {"Round,Anna,\n1,20,0\nTotal,20,0\n", 1, "no name"},
        {"Round,Anna,Ben,Cleo\nStart,0,0,100000\n1,4,0,0\nTotal,4,0,100000\n", 2, "number of points"},
        {"Round,Anna,Ben\n1,20,0,4,5\nTotal,20,0\n", 2, "this isn't a line of a score table"},
        {"Round,Anna,Ben\n1,,\nTotal,0,0\n", 3, "round 1 is missing"},
        {"Anna,1,4\nBen,one,0\n", 2, "isn't a round number"},
        {"Anna,1,4\n\"Ben,1,0\nCleo,1,0\n", 2, "closing quotation mark is missing"},
        {"\"An\nna\",1,4\nBen,1,x\n", 3, "number of points"},
        {"\"" + std::string(longest_line - 1, '\n') + "\n\n\n", 1, "quotation mark"},
        {"Anna,1,4\nBen,1,many\n", 2, "number of points"},
        {"Anna,1,4\nBen,1,-3\n", 2, "number of points"},
        {"Anna,1,4\n,1,3\n", 2, "no name"},
        {"Anna,1,4\nBen,1,0\nAnna,1,5\n", 3, "already"},
        {"Anna,1,4\nBen,1,0\nAnna,3,5\n", 3, "round 2 is missing"},
        {"Anna,1,4,mine\nBen,1,0\n", 1, "neither winnerTakesAll nor countAgainst"},
        {"Anna,1,4,winnerTakesAll\nBen,1,0,countAgainst\n", 2, "the scoring isn't the same"},
        {"Anna,1,4,winnerTakesAll\nBen,1,3\n", 2, "more than one player scores"},
    };
    for (const auto &row : rows) {
        const Result<CsvGame> result = read_csv(row.text);
        ASSERT_FALSE(result) << row.text;
        EXPECT_EQ(result.error().line, row.line) << row.text;
        EXPECT_NE(result.error().cause.find(row.cause), std::string::npos) << result.error().cause;
    }
}

TEST(ScoreCsv, FitsTheBoxAndThePeople)
{
    const Player anna = player("anna");
    const Player ben = player("ben");
    const std::string high = std::to_string(deck_points(GameId::dos) + 1);
    const struct
    {
        std::string text;
        GameId game;
        std::vector<Player> players;
        int line; ///< 0: it fits.
        std::string cause;
    } rows[]{
        {"Anna,1," + high + "\nBen,1,0\n", GameId::dos, {anna, ben}, 1, "dos"},
        {"Anna,1," + high + "\nBen,1,0\n", GameId::uno, {anna, ben}, 0, {}},
        {"Anna,1,4\nanna,1,0\n", GameId::dos, {anna, anna}, 2, "the same player"},
        {"Anna,1,4\nBen,1,3\n", GameId::dos, {anna, ben}, 2, "nobody went out"},
        {"Round,Anna,Ben\n1,4,\nTotal,4,0\n", GameId::dos, {anna, ben}, 2, "too few players"},
        {"Round,Anna,Ben\nStart,5,0\n1,4,0\nTotal,9,0\n", GameId::dos, {anna, ben}, 1, "start with 0"},
        {"Anna,1,4\nBen,1,3\nAnna,2,3\nCleo,2,4\n",
         GameId::uno,
         {anna, ben, player("cleo")},
         2,
         "nobody has 0 in round 1"},
    };
    for (const auto &row : rows) {
        const Result<CsvGame> game = read_csv(row.text);
        ASSERT_TRUE(game) << row.text;
        const Result<std::vector<Fact>> facts = facts_of(*game, row.game, row.players, 1);
        EXPECT_EQ(facts.error().line, row.line) << row.text;
        EXPECT_NE(facts.error().cause.find(row.cause), std::string::npos) << facts.error().cause;
    }
}

} // namespace tableside::score::test
