// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the standings: in chosen positions, and that the standings, the chart, the results of the rounds, and an exported table
// of random games agree with a recount from the rounds.
#include "engine/core/random.h"
#include "engine/score/score_csv.h"
#include "engine/score/standings.h"
#include "tests/engine/score/game.h"

#include <algorithm>
#include <map>

namespace tableside::score::test {

namespace {

using Ints = std::vector<int>;

Ints seats_of(const Standings &standings)
{
    Ints seats;
    for (const Standing &standing : standings.order)
        seats.push_back(standing.seat);
    return seats;
}

TEST(ScoreStandings, ranks_a_tie_a_latecomer_and_a_leaver)
{
    Game game;
    EXPECT_EQ(standings_of(game.sheet()).of(0).rank, 0) << "there are no ranks before the first round";
    EXPECT_EQ(standings_of(game.sheet()).lead, std::nullopt);
    ASSERT_EQ(game.round({-1, 20, 24}), Refusal::none);
    Standings standings = standings_of(game.sheet());
    EXPECT_EQ(seats_of(standings), (Ints{0, 1, 2}));
    EXPECT_EQ(standings.of(1), (Standing{1, 0, 2, true, 44}));
    EXPECT_EQ(standings.of(2), (Standing{2, 0, 2, true, 44}));
    EXPECT_EQ(standings.lead, 44);

    ASSERT_EQ(game.state(PlayerJoined{player("dora"), 30, {}}), Refusal::none);
    standings = standings_of(game.sheet());
    EXPECT_EQ(standings.of(3), (Standing{3, 30, 2, false, 14})) << "start points behind the best total have a rank";
    EXPECT_EQ(standings.of(1).rank, 3);
    EXPECT_EQ(standings.lead, 14) << "the latecomer is the nearest";

    ASSERT_EQ(game.state(PlayerLeft{"anna"}), Refusal::none);
    standings = standings_of(game.sheet());
    EXPECT_EQ(seats_of(standings), (Ints{1, 2, 3, 0})) << "newcomers without a rank, and then those who left, are last";
    EXPECT_EQ(standings.of(3).rank, 0) << "start points alone are not first";
    EXPECT_EQ(standings.of(0), (Standing{0, 44, 0, false, 0}));
    EXPECT_EQ(standings.lead, std::nullopt) << "the lead is tied";
}

TEST(ScoreStandings, the_lowest_total_is_first_if_cards_count_against)
{
    GameStarted start = Game::started();
    start.scoring = Scoring::count_against;
    Game game(start);
    ASSERT_EQ(game.round({-1, 20, 24}), Refusal::none);
    const Standings standings = standings_of(game.sheet());
    EXPECT_EQ(seats_of(standings), (Ints{0, 1, 2}));
    EXPECT_EQ(standings.lead, 20);
    EXPECT_EQ(standings.of(2), (Standing{2, 24, 3, false, 24}));
}

TEST(ScoreStandings, a_course_begins_where_a_player_joined_and_ends_where_the_player_left)
{
    Game game;
    ASSERT_EQ(game.round({-1, 20, 24}), Refusal::none);
    ASSERT_EQ(game.state(PlayerJoined{player("dora"), 30, {}}), Refusal::none);
    ASSERT_EQ(game.round({1, -1, 2, 3}), Refusal::none);
    ASSERT_EQ(game.state(PlayerLeft{"anna"}), Refusal::none);
    ASSERT_EQ(game.state(WentOut{2, "ben"}), Refusal::none);
    ASSERT_EQ(game.state(HandEntered{2, "cleo", points(4)}), Refusal::none);
    ASSERT_EQ(game.state(HandEntered{2, "dora", points(5)}), Refusal::none);
    ASSERT_EQ(game.state(RoundClosed{}), Refusal::none);
    EXPECT_EQ(course_of(game.sheet(), 0), (Course{0, {0, 44, 44}}));
    EXPECT_EQ(course_of(game.sheet(), 1), (Course{0, {0, 0, 6, 15}}));
    EXPECT_EQ(course_of(game.sheet(), 3), (Course{1, {30, 30, 30}}));
    EXPECT_EQ(course_of(game.sheet(), 3).after(0), std::nullopt);
    EXPECT_EQ(carried_total(game.sheet(), 0, 3), std::nullopt);
    EXPECT_EQ(carried_total(game.sheet(), 3, 0), 44) << "a leaver's points are carried on";
    const RoundResult gone = result_of(game.sheet(), game.sheet().rounds[2], 0);
    EXPECT_EQ(gone, RoundResult());
    const RoundResult out = result_of(game.sheet(), game.sheet().rounds[2], 1);
    EXPECT_TRUE(out.is_out && out.wins && out.is_addition);
    EXPECT_EQ(out.gained, 9);
    EXPECT_EQ(result_of(game.sheet(), game.sheet().rounds[2], 2).hand, 4);
}

int below(Random &random, int limit)
{
    return static_cast<int>(random.below(static_cast<std::uint32_t>(limit)));
}

/// Plays a random game in which players join and leave between the rounds. Totals are often equal.
void play(Game &game, Random &random)
{
    int joined = 0;
    for (int rounds = 1 + below(random, 12); rounds > 0; --rounds) {
        if (random.chance(0.3) && game.sheet().seat_count() < most_players)
            game.state(PlayerJoined{player("late" + std::to_string(++joined)), 10 * below(random, 8), {}});
        if (random.chance(0.25))
            game.state(PlayerLeft{
                game.sheet().seats[random.below(static_cast<std::uint32_t>(game.sheet().seat_count()))].player.id});
        std::vector<int> present;
        for (int seat = 0; seat < game.sheet().seat_count(); ++seat) {
            if (game.sheet().seats[static_cast<std::size_t>(seat)].present)
                present.push_back(seat);
        }
        const int out = present[random.below(static_cast<std::uint32_t>(present.size()))];
        std::vector<PlayerId> ids;
        for (const int seat : present)
            ids.push_back(game.sheet().seats[static_cast<std::size_t>(seat)].player.id);
        const int number = static_cast<int>(game.sheet().rounds.size());
        game.state(WentOut{number, game.sheet().seats[static_cast<std::size_t>(out)].player.id});
        for (const PlayerId &id : ids) {
            if (id != game.sheet().seats[static_cast<std::size_t>(out)].player.id)
                game.state(HandEntered{number, id, points(10 * below(random, 3))});
        }
        game.state(RoundClosed{});
    }
    if (random.chance(0.3))
        game.state(PlayerJoined{player("last"), 10 * below(random, 40), {}});
    if (random.chance(0.3))
        game.state(GameEnded{});
}

/// The totals by a recount of the rounds, and the number of rounds that each seat played.
void check_against_recount(const Sheet &sheet)
{
    const Standings standings = standings_of(sheet);
    ASSERT_EQ(standings.order.size(), sheet.seats.size());
    std::vector<int> totals;
    std::vector<int> played(sheet.seats.size(), 0);
    for (const Seat &seat : sheet.seats)
        totals.push_back(seat.start_points);
    for (std::size_t round = 0; round < sheet.rounds.size(); ++round) {
        for (int seat = 0; seat < sheet.seat_count(); ++seat) {
            const RoundResult result = result_of(sheet, sheet.rounds[round], seat);
            const auto at = static_cast<std::size_t>(seat);
            ASSERT_EQ(result.plays, sheet.rounds[round].is_played_by(at));
            totals[at] += result.gained.value_or(0);
            played[at] += result.plays;
            if (result.plays) {
                ASSERT_EQ(result.total, totals[at]);
            }
            const std::optional<int> carried = carried_total(sheet, static_cast<int>(round) + 1, seat);
            const Course course = course_of(sheet, seat);
            if (static_cast<int>(round) >= sheet.seats[at].first_round) {
                ASSERT_EQ(carried, totals[at]);
            }
            if (result.plays) {
                ASSERT_EQ(course.after(static_cast<int>(round) + 1), totals[at]);
            }
            if (sheet.seats[at].present) {
                ASSERT_EQ(course.last_round(), static_cast<int>(sheet.rounds.size()));
            }
        }
    }
    // Which of two totals is better, and who has one that counts.
    const auto is_better = [&](int one, int other) {
        return sheet.scoring == Scoring::count_against ? one < other : one > other;
    };
    std::optional<int> best;
    for (std::size_t seat = 0; seat < totals.size(); ++seat) {
        if (sheet.seats[seat].present && played[seat] > 0 && (!best || is_better(totals[seat], *best)))
            best = totals[seat];
    }
    std::map<int, std::vector<int>> by_rank;
    std::vector<int> others; // the distances of those behind the best
    for (int seat = 0; seat < sheet.seat_count(); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const Standing &standing = standings.of(seat);
        ASSERT_EQ(standing.total, totals[at]);
        const bool counts = sheet.seats[at].present && best && (played[at] > 0 || is_better(*best, totals[at]));
        ASSERT_EQ(standing.rank > 0, counts) << "seat " << seat;
        if (!counts)
            continue;
        by_rank[standing.rank].push_back(seat);
        ASSERT_EQ(standing.behind, std::abs(totals[at] - *best));
        ASSERT_EQ(standing.rank == 1, standing.behind == 0);
        others.push_back(standing.behind);
    }
    int next = 1;
    for (const auto &[rank, seats] : by_rank) {
        ASSERT_EQ(rank, next);
        next += static_cast<int>(seats.size());
        for (const int seat : seats) {
            ASSERT_EQ(standings.of(seat).is_tied, seats.size() > 1);
            ASSERT_EQ(totals[static_cast<std::size_t>(seat)], totals[static_cast<std::size_t>(seats.front())]);
        }
    }
    std::ranges::sort(others);
    ASSERT_EQ(standings.lead, others.size() > 1 && others[1] > 0 ? std::optional(others[1]) : std::nullopt);
    ASSERT_EQ(sheet.leader.has_value(), !others.empty() && (others.size() == 1 || others[1] > 0));
    if (sheet.winner) {
        ASSERT_EQ(standings.order.front().seat, *sheet.winner);
    }
}

/// The exported table has the gains, the start points and the totals of the sheet.
void check_against_table(const Sheet &sheet)
{
    const auto read = read_csv_game(csv_table(sheet, {}, ','));
    ASSERT_TRUE(read);
    ASSERT_EQ(read->rounds.size(), sheet.rounds.size());
    for (int seat = 0; seat < sheet.seat_count(); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        ASSERT_EQ(read->players[at].name, sheet.seats[at].player.name);
        int total = read->start_points.empty() ? 0 : read->start_points[at];
        ASSERT_EQ(total, sheet.seats[at].start_points);
        for (std::size_t round = 0; round < read->rounds.size(); ++round) {
            const auto &cell = read->rounds[round][at];
            const RoundResult result = result_of(sheet, sheet.rounds[round], seat);
            ASSERT_EQ(cell ? cell->points : 0, result.gained.value_or(0));
            total += cell ? cell->points : 0;
        }
        ASSERT_EQ(total, standings_of(sheet).of(seat).total);
    }
}

TEST(ScoreStandings, random_games_agree_with_their_rounds_and_their_tables)
{
    std::map<std::string, int> cases;
    for (std::uint64_t seed = 1; seed <= 600; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Random random(seed);
        GameStarted start = Game::started();
        start.target = 100 + 10 * below(random, 60);
        start.scoring = random.chance(0.5) ? Scoring::winner_takes_all : Scoring::count_against;
        Game game(start);
        play(game, random);
        check_against_recount(game.sheet());
        if (!game.sheet().rounds.empty())
            check_against_table(game.sheet());
        if (HasFatalFailure())
            return;
        for (const Standing &standing : standings_of(game.sheet()).order) {
            const Seat &seat = game.sheet().seats[static_cast<std::size_t>(standing.seat)];
            cases["tied"] += standing.is_tied;
            cases["left"] += !seat.present;
            cases["latecomer with a rank"] += seat.first_round > 0 && standing.rank > 0;
            cases["newcomer without a rank"] += seat.present && standing.rank == 0;
        }
        cases["won"] += game.sheet().winner.has_value();
    }
    for (const auto &[name, times] : cases)
        EXPECT_GE(times, 15) << name;
    EXPECT_EQ(cases.size(), 5U);
}

} // namespace

} // namespace tableside::score::test
