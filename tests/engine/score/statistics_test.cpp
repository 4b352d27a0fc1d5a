// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the statistics of players over a book of games.
#include "engine/score/statistics.h"
#include "tests/engine/score/game.h"

namespace tableside::score::test {

namespace {

GameSummary game(std::int64_t at_ms, std::vector<PlayerId> players, std::vector<std::vector<int>> gains, int winner)
{
    const std::size_t seats = players.size();
    return {GameId::dos, false, at_ms, std::move(players), std::vector<int>(seats, 0), std::move(gains), winner};
}

TEST(StatisticsTest, counts_games_wins_rounds_and_points)
{
    const std::vector<GameSummary> book{
        game(2, {"anna", "ben"}, {{0, 120}, {90, 0}, {130, 0}}, 0),
        game(1, {"ben", "anna", "cleo"}, {{200, 0, 0}}, 0),
        game(3, {"ben", "cleo"}, {{200, 0}}, 0),
        game(4, {"anna", "ben"}, {{50, 0}}, -1),
    };
    const PlayerStatistics anna = statistics_of("anna", book);
    EXPECT_EQ(anna.games, 2) << "neither the game without her nor the one that goes on";
    EXPECT_EQ(anna.wins, 1);
    EXPECT_EQ(anna.win_rate(), 0.5);
    EXPECT_EQ(anna.rounds, 4);
    EXPECT_EQ(anna.points, 220);
    EXPECT_EQ(anna.average_per_round(), 55.0);
    EXPECT_EQ(anna.best_round, 130);
    EXPECT_EQ(anna.best_comeback, 120);
    EXPECT_EQ(anna.win_rates, (std::vector<double>{0.0, 0.5})) << "by date, not by place in the book";
    EXPECT_EQ(anna.rival(), "ben");
    EXPECT_EQ(anna.nemesis(), "ben");
    EXPECT_EQ(anna.others.at("ben").games, 2);
    EXPECT_EQ(anna.others.at("ben").won, 1);
    EXPECT_EQ(anna.others.at("ben").lost, 1);
    EXPECT_EQ(anna.others.at("cleo").lost, 0);
    const PlayerStatistics nothing = statistics_of("anna", {});
    EXPECT_EQ(nothing.games, 0);
    EXPECT_EQ(nothing.win_rate(), 0.0);
    EXPECT_EQ(nothing.average_per_round(), 0.0);
    EXPECT_EQ(nothing.rival() + nothing.nemesis(), "");
}

TEST(StatisticsTest, a_game_with_only_totals_counts_as_a_game_without_rounds)
{
    Game played;
    played.state(TotalsStated{{{"anna", 120}, {"ben", 210}, {"cleo", 15}}});
    played.state(GameEnded{});
    const std::vector<GameSummary> book{summary_of(played.sheet())};
    const PlayerStatistics ben = statistics_of("ben", book);
    EXPECT_EQ(ben.games, 1);
    EXPECT_EQ(ben.wins, 1);
    EXPECT_EQ(ben.rounds, 0);
    EXPECT_EQ(statistics_of("cleo", book).games, 1);
}

TEST(StatisticsTest, games_at_the_apps_table_are_counted_separately)
{
    std::vector<GameSummary> book{game(1, {"anna", "ben"}, {{0, 200}}, 1),
                                  game(2, {"anna", "computer:owl"}, {{210, 0}}, 0)};
    book[1].at_table = true;
    const PlayerStatistics real = statistics_of("anna", book);
    EXPECT_EQ(real.games, 1);
    EXPECT_EQ(real.wins, 0);
    EXPECT_FALSE(real.others.contains("computer:owl"));
    const PlayerStatistics on_screen = statistics_of("anna", book, true);
    EXPECT_EQ(on_screen.games, 1);
    EXPECT_EQ(on_screen.wins, 1);
    EXPECT_EQ(on_screen.rival(), "computer:owl");
    GameStarted start = Game::started();
    EXPECT_FALSE(summary_of(Game(start).sheet()).at_table);
    start.at_table = true;
    EXPECT_TRUE(summary_of(Game(start).sheet()).at_table);
}

TEST(StatisticsTest, a_tied_game_counts_but_has_no_winner)
{
    Game evening;
    evening.round({-1, 20, 12});
    evening.round({20, -1, 12});
    EXPECT_FALSE(summary_of(evening.sheet()).is_over());
    evening.state(GameEnded{});
    ASSERT_FALSE(evening.sheet().winner);
    const PlayerStatistics anna = statistics_of("anna", std::vector{summary_of(evening.sheet())});
    EXPECT_EQ(anna.games, 1);
    EXPECT_EQ(anna.wins, 0);
    EXPECT_EQ(anna.rounds, 2);
    EXPECT_EQ(anna.others.at("ben").games, 1);
    EXPECT_EQ(anna.others.at("ben").lost, 0);
}

TEST(StatisticsTest, points_against_a_player_do_not_count_as_gains)
{
    GameSummary against = game(2, {"anna", "ben"}, {{90, 0}, {80, 0}}, 1);
    against.count_against = true;
    const PlayerStatistics anna = statistics_of("anna",
                                                std::vector{game(1, {"anna", "ben"}, {{50, 0}, {0, 30}}, 0), against});
    EXPECT_EQ(anna.rounds, 4);
    EXPECT_EQ(anna.gaining_rounds, 2);
    EXPECT_EQ(anna.average_per_round(), 25.0);
    EXPECT_EQ(statistics_of("anna", std::vector{against}).average_per_round(), 0.0);
    GameSummary counted = game(1, {"anna", "ben"}, {{80, 0}, {0, 100}, {0, 120}}, 0);
    counted.count_against = true;
    EXPECT_EQ(statistics_of("anna", std::vector{counted}).best_comeback, 80) << "from a higher total";
    EXPECT_EQ(statistics_of("anna", std::vector{counted}).best_round, 0);
}

TEST(StatisticsTest, a_lost_game_ends_the_streak)
{
    std::vector<GameSummary> book;
    const std::vector<bool> won{true, true, true, false, true, true};
    for (std::size_t index = 0; index < won.size(); ++index)
        book.push_back(game(static_cast<std::int64_t>(index), {"anna", "ben"}, {{1, 1}}, won[index] ? 0 : 1));
    const PlayerStatistics anna = statistics_of("anna", book);
    EXPECT_EQ(anna.longest_streak, 3);
    EXPECT_EQ(anna.streak, 2);
    EXPECT_EQ(statistics_of("ben", book).streak, 0);
}

TEST(StatisticsTest, a_deficit_counts_only_players_of_the_same_round)
{
    constexpr int away = GameSummary::not_playing;
    GameSummary left = game(1, {"anna", "ben", "child"}, {{20, 30, 5}, {60, 90, away}, {20, 90, away}}, 0);
    left.count_against = true;
    EXPECT_EQ(statistics_of("anna", std::vector{left}).best_comeback, 15) << "behind the child, while it played";
    GameSummary joined = game(1, {"anna", "ben", "late"}, {{0, 40, away}, {210, 0, 0}}, 0);
    joined.start_points[2] = 100;
    EXPECT_EQ(statistics_of("anna", std::vector{joined}).best_comeback, 40);
}

TEST(StatisticsTest, a_summary_marks_rounds_that_a_seat_did_not_play)
{
    Game evening;
    evening.round({12, -1, 30});
    evening.state(PlayerJoined{player("dora"), 5});
    evening.state(PlayerLeft{"cleo"});
    evening.state(WentOut{1, "dora"});
    evening.state(HandEntered{1, "anna", points(100)});
    evening.state(HandEntered{1, "ben", points(100)});
    evening.state(RoundClosed{});
    const GameSummary summary = summary_of(evening.sheet());
    EXPECT_EQ(summary.players, (std::vector<PlayerId>{"anna", "ben", "cleo", "dora"}));
    EXPECT_EQ(summary.start_points, (std::vector<int>{0, 0, 0, 5}));
    EXPECT_EQ(
        summary.gains,
        (std::vector<std::vector<int>>{{0, 42, 0, GameSummary::not_playing}, {0, 0, GameSummary::not_playing, 200}}));
    EXPECT_EQ(summary.winner, 3);
    EXPECT_EQ(statistics_of("cleo", std::vector{summary}).rounds, 1);
}

TEST(StatisticsTest, a_player_who_left_before_the_first_closed_round_did_not_play)
{
    Game evening;
    evening.state(PlayerLeft{"cleo"});
    evening.state(WentOut{0, "ben"});
    evening.state(HandEntered{0, "anna", points(250)});
    evening.state(RoundClosed{});
    evening.state(GameEnded{});
    const std::vector book{summary_of(evening.sheet())};
    EXPECT_EQ(statistics_of("cleo", book).games, 0);
    EXPECT_EQ(statistics_of("anna", book).games, 1);
    EXPECT_EQ(statistics_of("ben", book).others.size(), 1U) << "Cleo is nobody's rival";
}

TEST(StatisticsTest, the_player_met_first_is_the_rival_in_a_tie)
{
    const std::vector book{game(2, {"anna", "ben"}, {{0, 1}}, 1), game(3, {"anna", "ben"}, {{1, 0}}, 0),
                           game(1, {"zoe", "anna", "cleo"}, {{1, 0, 0}}, 0), game(4, {"anna", "zoe"}, {{1, 0}}, 0)};
    const PlayerStatistics anna = statistics_of("anna", book);
    EXPECT_EQ(anna.rival(), "zoe") << "two games with each, but Zoe came first, although her id comes last";
    EXPECT_EQ(anna.nemesis(), "zoe");
    EXPECT_EQ(statistics_of("ben", book).rival(), "anna");
    EXPECT_EQ(statistics_of("cleo", book).rival(), "zoe") << "both were met in the same game, Zoe at the first seat";
}

TEST(StatisticsTest, final_ranks_are_those_of_the_sheet)
{
    Game evening;
    evening.round({12, -1, 30});
    evening.round({-1, 42, 0});
    EXPECT_EQ(final_ranks(summary_of(evening.sheet())), evening.sheet().ranks);
    evening.state(PlayerJoined{player("dora"), 5});
    evening.state(PlayerLeft{"cleo"});
    evening.state(WentOut{2, "dora"});
    evening.state(HandEntered{2, "anna", points(10)});
    evening.state(HandEntered{2, "ben", points(20)});
    evening.state(RoundClosed{});
    EXPECT_EQ(evening.sheet().ranks, (std::vector<int>{1, 1, 0, 3}));
    EXPECT_EQ(final_ranks(summary_of(evening.sheet())), evening.sheet().ranks);
    GameStarted start = Game::started();
    start.scoring = Scoring::count_against;
    Game against(start);
    against.round({12, -1, 30});
    EXPECT_EQ(against.sheet().ranks, (std::vector<int>{2, 1, 3}));
    EXPECT_EQ(final_ranks(summary_of(against.sheet())), against.sheet().ranks);
    EXPECT_EQ(final_ranks(summary_of(Game().sheet())), (std::vector<int>{0, 0, 0}));
}

TEST(StatisticsTest, a_person_with_two_seats_is_counted_at_the_one_that_played)
{
    constexpr int away = GameSummary::not_playing;
    const std::vector book{game(1, {"anna", "ben", "anna"}, {{away, 20, 210}}, 2)};
    EXPECT_EQ(statistics_of("anna", book).wins, 1);
    EXPECT_EQ(statistics_of("ben", book).others.at("anna").lost, 1);
}

} // namespace

} // namespace tableside::score::test
