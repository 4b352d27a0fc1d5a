// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Fits the formula for the chance to win a match (engine/search/match_odds.h) and prints a game's match_odds_fit.h. Rounds
// between greedy players supply the points that winners get. Random matches, in which every seat is equally likely to win a
// round and gets such points, supply standings and how often each seat wins from there. The two constants of the formula are
// fitted to these shares.
//
//     tableside_fit_match_odds dos|uno >engine/dos/ai/match_odds_fit.h      (script/fit)
#include "engine/dos/ai/match_odds_fit.h"
#include "engine/dos/dos.h"
#include "engine/match/match_driver.h"
#include "tests/engine/support/single_round.h"
#include "engine/players/levels.h"
#include "engine/search/match_odds.h"
#include "engine/uno/ai/match_odds_fit.h"
#include "engine/uno/uno.h"
#include "fit.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

namespace tableside::bench {

namespace {

constexpr std::uint64_t seed = 20;
constexpr int rounds_per_block = 1'000;
constexpr int round_blocks = 20;
constexpr int standings = 300;
constexpr int matches = 20'000; ///< The number of matches played from each standing.
/// The upper limit of the offset, as a multiple of the target. Without a limit, nearly flat odds would fit equally well with
/// offsets of any size.
constexpr double most_offset = 20.0;

template <typename Game>
struct GreedySeats : DriverSeats<Game>
{
    bool keeps_events() const { return false; }
    std::size_t choose(const typename Game::Observation &seen, const typename Game::ActionList &legal)
    {
        return player->choose(seen, legal, {});
    }

    std::unique_ptr<Player<Game>> player;
};

/// Plays rounds between greedy players and returns the winner's points in each round.
template <typename Game>
std::vector<int> winners_points(int seats)
{
    const auto blocks = for_each_block(round_blocks, [&](std::uint64_t block) {
        const auto block_seed = derived_seed(derived_seed(seed, static_cast<std::uint64_t>(seats)), block);
        Random random(block_seed);
        GreedySeats<Game> players{{}, make_player<Game>(Level::greedy, random.next())};
        std::vector<int> points;
        for (int index = 0; index < rounds_per_block; ++index) {
            SingleRound<Game> round(seats, index % seats, {}, Random(random.next()));
            MatchDriver<Game, GreedySeats<Game>, SingleRound<Game>> driver(round, players);
            if (driver.play() != RoundEnd::over)
                std::abort();
            const std::vector<int> won = round_points<Game>(round.state(), seats, false);
            points.push_back(*std::ranges::max_element(won));
        }
        return points;
    });
    std::vector<int> all;
    for (const std::vector<int> &points : blocks)
        all.insert(all.end(), points.begin(), points.end());
    return all;
}

/// The totals of a match, and how often each seat won from there.
struct Standing
{
    std::vector<std::uint16_t> scores;
    std::vector<double> won; ///< The share of the matches that each seat won.
};

/// A random match, played round by round until a seat has won.
class DrawnMatch
{
public:
    DrawnMatch(const std::vector<int> &points, std::vector<int> totals) : m_points(points), m_totals(std::move(totals))
    {}

    /// Plays a round. Returns the seat that has won the match, or -1 if the match continues.
    int play_round(int target, Random &random)
    {
        const auto below = [&](std::size_t bound) { return random.below(static_cast<std::uint32_t>(bound)); };
        const std::uint32_t winner = below(m_totals.size());
        m_totals[winner] += m_points[below(m_points.size())];
        return m_totals[winner] >= target ? static_cast<int>(winner) : -1;
    }
    const std::vector<int> &totals() const { return m_totals; }

private:
    const std::vector<int> &m_points;
    std::vector<int> m_totals;
};

/// Plays a random match and returns one of its standings before the end, all equally likely.
std::vector<int> random_standing(int seats, int target, const std::vector<int> &points, Random &random)
{
    DrawnMatch match(points, std::vector<int>(static_cast<std::size_t>(seats)));
    std::vector<int> chosen = match.totals();
    for (std::uint32_t seen = 1; match.play_round(target, random) < 0;) {
        if (random.below(++seen) == 0)
            chosen = match.totals();
    }
    return chosen;
}

Standing play_matches(int seats, int target, const std::vector<int> &points, std::uint64_t standing_seed)
{
    Random random(standing_seed);
    const std::vector<int> totals = random_standing(seats, target, points, random);
    Standing standing{{}, std::vector<double>(totals.size())};
    for (const int total : totals)
        standing.scores.push_back(static_cast<std::uint16_t>(total));
    for (int count = 0; count < matches; ++count) {
        DrawnMatch match(points, totals);
        int winner = -1;
        while (winner < 0)
            winner = match.play_round(target, random);
        standing.won[static_cast<std::size_t>(winner)] += 1.0 / matches;
    }
    return standing;
}

double root_mean_square_error(const OddsFit &fit, int target, const std::vector<Standing> &all)
{
    MatchOdds odds(std::span(&fit, 1));
    double squares = 0.0;
    double count = 0.0;
    for (const Standing &standing : all) {
        odds.prepare(standing.scores, target);
        for (std::size_t seat = 0; seat < standing.won.size(); ++seat, ++count)
            squares += std::pow(odds.chance(static_cast<int>(seat)) - standing.won[seat], 2.0);
    }
    return std::sqrt(squares / count);
}

/// Returns the fit with the least error, by trying neighbors at ever smaller distances. Changes both constants at once too,
/// because they depend on each other.
OddsFit nearest(int target, const std::vector<Standing> &all)
{
    OddsFit best{static_cast<double>(target), 4.0};
    double error = root_mean_square_error(best, target, all);
    for (double step = 0.5; step > 0.001;) {
        const OddsFit before = best;
        for (const double of_offset : {-1.0, -0.5, 0.0, 0.5, 1.0}) {
            for (const double of_steepness : {-1.0, -0.5, 0.0, 0.5, 1.0}) {
                const OddsFit tried{before.offset * std::exp(step * of_offset),
                                    before.steepness * std::exp(step * of_steepness)};
                if (tried.offset > most_offset * target)
                    continue;
                if (const double found = root_mean_square_error(tried, target, all); found < error) {
                    best = tried;
                    error = found;
                }
            }
        }
        if (best.offset == before.offset && best.steepness == before.steepness)
            step /= 2.0;
    }
    return best;
}

template <typename Game>
void fit(std::span<const OddsFit> in_use)
{
    const int target = typename Game::Ruleset{}.target;
    std::printf(
        "// Written by script/fit odds (tests/bench/fit_match_odds.cpp) with random seed %d, from %d rounds between "
        "greedy players\n"
        "// for each number of seats and %d matches to %d points from each of %d standings.\n"
        "#pragma once\n\n#include \"engine/search/match_odds.h\"\n\n#include <array>\n\n"
        "// clang-format off\nnamespace tableside::%s {\n\n"
        "/// The parameters of MatchOdds, a formula for the chance to win a match, for each number of seats from two. "
        "The comments give\n"
        "/// the root mean square (RMS) error of the chance by the formula.\n"
        "inline constexpr std::array match_odds_fit{\n",
        static_cast<int>(seed), round_blocks * rounds_per_block, matches, target, standings, Game::name.data());
    for (int seats = Game::fewest_seats; seats <= Game::most_seats; ++seats) {
        const std::vector<int> points = winners_points<Game>(seats);
        Mean mean;
        for (const int of_round : points)
            mean.add(of_round);
        const auto all = for_each_block(standings, [&](std::uint64_t standing) {
            return play_matches(seats, target, points,
                                derived_seed(seed, 1'000'000 * static_cast<std::uint64_t>(seats) + standing));
        });
        const OddsFit found = nearest(target, all);
        const OddsFit used = in_use[std::min(in_use.size() - 1, static_cast<std::size_t>(seats - Game::fewest_seats))];
        const double error = 100.0 * root_mean_square_error(found, target, all);
        std::printf("    OddsFit{%.0f, %.2f, %.0f}, // %d seats: the computed chance to win a match has an RMS "
                    "error of %.2f percentage points\n",
                    found.offset, found.steepness, mean.mean(), seats, error);
        std::fprintf(
            stderr,
            "%s, %d seats: a winner gets %.2f points (standard error %.2f); offset %.1f, steepness %.3f, error "
            "%.2f %%; the fit in use (%.0f, %.2f): %.2f %%\n",
            Game::name.data(), seats, mean.mean(), mean.standard_error(), found.offset, found.steepness, error,
            used.offset, used.steepness, 100.0 * root_mean_square_error(used, target, all));
    }
    std::printf("};\n\n} // namespace tableside::%s\n", Game::name.data());
}

} // namespace

} // namespace tableside::bench

int main(int argc, char **argv)
{
    using namespace tableside;
    const std::string_view game = argc > 1 ? argv[1] : "";
    if (game == "dos")
        bench::fit<dos::Game>(dos::match_odds_fit);
    else if (game == "uno")
        bench::fit<uno::Game>(uno::match_odds_fit);
    else
        return 2;
}
