// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Templates over a game that play whole matches between players of one level and compare the results with a golden file.
#pragma once

#include "tests/engine/support/played_round.h"

#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

namespace tableside::test {

/// The result of a match.
struct PlayedMatch
{
    std::vector<int> totals;
    int rounds = 0;
    int winner = -1;
    int actions = 0;
    friend bool operator==(const PlayedMatch &, const PlayedMatch &) = default;
};

/// Plays a match to its end. Expects that the dealer changes only when a round is scored.
template <typename Game>
PlayedMatch play_match(int seats, std::uint64_t seed, const typename Game::Ruleset &rules, Level level)
{
    Match<Game> match(seats, rules, seed);
    const auto players = make_players<Game>(std::vector<Level>(static_cast<std::size_t>(seats), level), seed);
    PlayerSeats<Game> player_seats(players);
    MatchDriver<Game, PlayerSeats<Game>> driver(match, player_seats);
    PlayedMatch played;
    while (match.phase() != MatchPhase::over) {
        const int dealer_before = match.dealer();
        driver.start_round();
        EXPECT_TRUE(match.round() == 1 || match.dealer() == dealer_before);
        EXPECT_EQ(driver.play_round(), RoundEnd::over);
        played.actions += driver.actions_in_round();
    }
    played.totals.assign(match.totals().begin(), match.totals().end());
    played.rounds = match.round();
    played.winner = match.winner();
    return played;
}

/// Returns the line of a golden file for a match between greedy players.
template <typename Game>
std::string golden_line(int seats, std::uint64_t seed)
{
    const PlayedMatch played = play_match<Game>(seats, seed, {}, Level::greedy);
    std::ostringstream line;
    line << "seats " << seats << " seed " << seed << " rounds " << played.rounds << " actions " << played.actions
         << " winner " << played.winner << " totals";
    for (const int total : played.totals)
        line << ' ' << total;
    return line.str();
}

/// Plays the match of every line of the file again and expects the same line. The file must have every number of seats.
template <typename Game>
void check_golden_matches(const char *path)
{
    std::ifstream file(path);
    ASSERT_TRUE(file) << "golden file missing";
    std::set<int> seat_counts;
    for (std::string line; std::getline(file, line);) {
        std::istringstream words(line);
        std::string word;
        int seats = 0;
        std::uint64_t seed = 0;
        ASSERT_TRUE(words >> word >> seats >> word >> seed) << line;
        EXPECT_EQ(golden_line<Game>(seats, seed), line);
        seat_counts.insert(seats);
    }
    EXPECT_EQ(seat_counts.size(), static_cast<std::size_t>(Game::most_seats - Game::fewest_seats + 1));
}

} // namespace tableside::test
