// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests score book files: written books are read back equal, and wrong files are refused with the line and the reason. Damaged
// files are tested by the fuzz target "book".
#include "tests/engine/score/game.h"

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

} // namespace

TEST(ScoreFile, IsReadBackEqual)
{
    const BookFile book = small_book();
    const Result<BookFile> again = read(written(book));
    ASSERT_TRUE(again) << again.error().cause;
    EXPECT_EQ(*again, book);
    EXPECT_EQ(written(*again), written(book));
}

// UNO-PILE-1. That every kind of fact is read back equal is tested with random games (playout_test.cpp).
TEST(ScoreFile, KeepsBlockedRoundsAndRoundsWithoutHands)
{
    GameStarted start = Game::started();
    start.game = GameId::uno;
    Game game(start);
    game.state(RoundBlocked{0, "ben"});
    game.state(RoundScored{0, "ben", 30});
    game.state(RoundClosed{});
    game.state(RoundScored{1, {}, 0});
    const BookFile book{{}, {{"g1", game.ledger.facts()}}};
    for (const char *part :
         {R"("fact":"blocked","round":0,"first":"ben"})", R"("fact":"scored","round":0,"winner":"ben","points":30})",
          R"("fact":"scored","round":1,"points":0})"})
        EXPECT_NE(written(book).find(part), std::string::npos) << part;
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

TEST(ScoreFile, ReportsLineAndReason)
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
        {"{\"format\":\"tableside-scores\",\"version\":" + std::to_string(book_file_version + 1) + "}\n", 1, "newer"},
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

} // namespace tableside::score::test
