// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests rankings: their order, ties, the fewest games, and that their figures are those of the statistics.
#include "engine/score/ranking.h"
#include "engine/core/random.h"

#include <gtest/gtest.h>

#include <string>

namespace tableside::score::test {

namespace {

GameSummary ranked_game(std::vector<PlayerId> players, std::vector<std::vector<int>> gains, int winner)
{
    GameSummary game;
    game.players = std::move(players);
    game.start_points.assign(game.players.size(), 0);
    game.gains = std::move(gains);
    game.winner = winner;
    return game;
}

/// Returns the table in short, such as "1 anna, 2 ben; cleo".
std::string table_of(const Ranking &ranking)
{
    std::string table;
    for (const RankedPlayer &player : ranking.ranked)
        table += (table.empty() ? "" : ", ") + std::to_string(player.rank) + " " + player.player;
    for (std::size_t at = 0; at < ranking.unranked.size(); ++at) {
        EXPECT_EQ(ranking.unranked[at].rank, 0);
        table += (at == 0 ? "; " : ", ") + ranking.unranked[at].player;
    }
    return table;
}

const std::vector<GameSummary> season{
    ranked_game({"anna", "ben", "cleo"}, {{50, 0, 0}, {0, 30, 0}}, 0),
    ranked_game({"ben", "anna", "cleo"}, {{0, 0, 90}}, 2),
    ranked_game({"anna", "ben"}, {{0, 10}}, 1),
    ranked_game({"anna", "ben"}, {{20, 0}}, 0),
    ranked_game({"dora", "anna"}, {{60, 0}}, 0),
};

TEST(RankingTest, orders_by_the_chosen_figure)
{
    EXPECT_EQ(table_of(ranking_of(season, {})), "1 anna, 2 ben, 2 cleo, 2 dora");
    EXPECT_EQ(table_of(ranking_of(season, {RankedBy::win_rate})), "1 dora, 2 cleo, 3 anna, 4 ben");
    EXPECT_EQ(table_of(ranking_of(season, {RankedBy::points_per_round})), "1 dora, 2 cleo, 3 anna, 4 ben");
    const RankedPlayer anna = ranking_of(season, {}).ranked.front();
    EXPECT_EQ(anna.figures.games, 5);
    EXPECT_EQ(anna.figures.wins, 2);
    EXPECT_EQ(anna.figures.rounds, 6);
    EXPECT_EQ(anna.figures.points, 70);
}

TEST(RankingTest, equal_figures_share_a_rank_and_skip_the_next)
{
    const std::vector book{ranked_game({"a", "b", "c", "d"}, {{1, 1, 1, 1}}, 3),
                           ranked_game({"a", "b", "c"}, {{1, 1, 1}}, 1), ranked_game({"a", "b", "c"}, {{1, 1, 1}}, 2),
                           ranked_game({"a", "c"}, {{1, 1}}, GameSummary::ended_in_tie)};
    EXPECT_EQ(table_of(ranking_of(book, {})), "1 b, 1 c, 1 d, 4 a");
    EXPECT_EQ(table_of(ranking_of(book, {RankedBy::win_rate})), "1 d, 2 b, 3 c, 4 a") << "1 of 1, 1 of 3, 1 of 4, none";
    EXPECT_EQ(table_of(ranking_of(book, {RankedBy::points_per_round})), "1 a, 1 b, 1 c, 1 d");
}

TEST(RankingTest, shares_that_are_equal_fractions_are_equal)
{
    std::vector<GameSummary> book;
    for (int game = 0; game < 3; ++game)
        book.push_back(ranked_game({"a", "x"}, {{1, 0}}, game == 0 ? 0 : 1));
    for (int game = 0; game < 9; ++game)
        book.push_back(ranked_game({"b", "x"}, {{1, 0}}, game < 3 ? 0 : 1));
    EXPECT_EQ(table_of(ranking_of(book, {RankedBy::win_rate})), "1 x, 2 a, 2 b");
}

TEST(RankingTest, players_with_too_few_games_are_listed_apart)
{
    EXPECT_EQ(table_of(ranking_of(season, {RankedBy::win_rate, 2})), "1 cleo, 2 anna, 3 ben; dora");
    EXPECT_EQ(table_of(ranking_of(season, {RankedBy::wins, 6})), "; anna, ben, cleo, dora") << "most games first";
}

TEST(RankingTest, unfinished_games_do_not_count)
{
    std::vector<GameSummary> book = season;
    book.push_back(ranked_game({"anna", "emil"}, {{100, 0}}, GameSummary::going_on));
    const Ranking ranking = ranking_of(book, {});
    EXPECT_EQ(ranking.games, 5);
    EXPECT_EQ(table_of(ranking), table_of(ranking_of(season, {})));
    EXPECT_EQ(table_of(ranking_of({}, {})), "");
}

TEST(RankingTest, points_against_a_player_are_no_gain)
{
    std::vector<GameSummary> book{ranked_game({"a", "b"}, {{90, 0}, {80, 0}}, 1)};
    book.front().count_against = true;
    Ranking ranking = ranking_of(book, {RankedBy::points_per_round});
    EXPECT_EQ(ranking.games_against, 1);
    EXPECT_EQ(table_of(ranking), "; a, b") << "nobody has points per round";
    EXPECT_EQ(table_of(ranking_of(book, {})), "1 b, 2 a") << "wins count all the same";
    book.push_back(ranked_game({"a", "c"}, {{10, 0}}, 0));
    ranking = ranking_of(book, {RankedBy::points_per_round});
    EXPECT_EQ(ranking.games, 2);
    EXPECT_EQ(table_of(ranking), "1 a, 2 c; b");
    EXPECT_EQ(ranking.ranked.front().figures.points, 10);
    EXPECT_EQ(ranking.ranked.front().figures.rounds, 3);
}

TEST(RankingTest, only_players_of_a_round_take_part)
{
    constexpr int away = GameSummary::not_playing;
    const std::vector book{ranked_game({"a", "b", "left"}, {{1, 0, away}}, 0),
                           ranked_game({"a", "b", "a"}, {{away, 0, 5}}, 2)};
    const Ranking ranking = ranking_of(book, {});
    EXPECT_EQ(table_of(ranking), "1 a, 2 b") << "merged people have two seats, of which one played";
    EXPECT_EQ(ranking.ranked.front().figures.games, 2);
    EXPECT_EQ(ranking.ranked.front().figures.wins, 2);
}

TEST(RankingTest, figures_are_those_of_the_statistics)
{
    Random random(46);
    std::vector<GameSummary> book;
    for (int number = 0; number < 200; ++number) {
        std::vector<PlayerId> players;
        for (const char *id : {"a", "b", "c", "d", "e"}) {
            if (random.below(2) == 0)
                players.emplace_back(id);
        }
        std::vector<std::vector<int>> gains(1 + random.below(5), std::vector<int>(players.size()));
        for (std::vector<int> &round : gains) {
            for (int &gain : round)
                gain = static_cast<int>(random.below(12)) - 1;
        }
        GameSummary game = ranked_game(players, gains, static_cast<int>(random.below(7)) - 2);
        if (game.winner >= static_cast<int>(players.size()))
            game.winner = GameSummary::ended_in_tie;
        game.count_against = random.below(4) == 0;
        game.played_ms = number;
        book.push_back(game);
    }
    const Ranking ranking = ranking_of(book, {RankedBy::points_per_round});
    ASSERT_EQ(ranking.ranked.size(), 5U);
    for (const RankedPlayer &player : ranking.ranked) {
        const PlayerFigures figures = statistics_of(player.player, book);
        EXPECT_EQ(player.figures, figures);
    }
}

} // namespace

} // namespace tableside::score::test
