// Tests the number of players of a game: that many can play a match to its end, and records and observations with fewer or
// more are refused. Templates over a game.
#pragma once

#include "engine/dos/json/codec.h"
#include "engine/record/record_header.h"
#include "engine/uno/json/codec.h"
#include "tests/engine/match/golden_matches.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace tableside::test {

/// Returns why a record with `seats` players is refused; empty if it is accepted.
template <typename Game>
std::string record_refusal(int seats)
{
    const std::vector<std::string> names(static_cast<std::size_t>(seats), "Ann");
    const auto header = header_from_json<Game>(Json::parse(dumped(header_json(make_header<Game>(names, {}, 1)))));
    return header ? std::string() : header.error().cause;
}

/// Returns why an observation with `seats` players is refused; empty if it is accepted.
template <typename Game>
std::string observation_refusal(int seats)
{
    NoEvents none;
    const auto state = Game::deal(Game::fewest_seats, 0, {}, Random(1), none);
    auto json = Json::parse(dumped(Game::Codec::observation_json(Game::observe(state, 0))));
    json["counts"] = std::vector<int>(static_cast<std::size_t>(seats), state.hand(0).size());
    json["scores"] = std::vector<int>(static_cast<std::size_t>(seats), 0);
    json["draw"] = 10;
    const auto seen = Game::Codec::observation_from_json(json);
    return seen ? std::string() : seen.error().cause;
}

/// Expects that the game is for `fewest` to `most` players.
template <typename Game>
void expect_players_from(int fewest, int most)
{
    for (int seats = fewest; seats <= most; ++seats) {
        SCOPED_TRACE(std::to_string(seats) + " players");
        const PlayedMatch played = play_match<Game>(seats, 3, {}, Level::greedy);
        EXPECT_EQ(played.totals.size(), static_cast<std::size_t>(seats));
        EXPECT_GE(played.totals.at(static_cast<std::size_t>(played.winner)), typename Game::Ruleset{}.target);
        EXPECT_EQ(record_refusal<Game>(seats), "");
        EXPECT_EQ(observation_refusal<Game>(seats), "");
    }
    const std::string range = std::to_string(fewest) + " to " + std::to_string(most);
    for (const int seats : {fewest - 1, most + 1}) {
        SCOPED_TRACE(std::to_string(seats) + " players");
        EXPECT_NE(record_refusal<Game>(seats).find("must be " + range + " names"), std::string::npos);
        EXPECT_NE(observation_refusal<Game>(seats).find(" is for " + range), std::string::npos);
    }
}

} // namespace tableside::test
