// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Visits many positions of DOS that occur in play.
#pragma once

#include "tests/engine/support/played_round.h"

#include "engine/dos/rules.h"

#include <functional>
#include <vector>

namespace tableside::test {

/// Calls `visit` before each decision of `rounds` rounds between easy players.
inline void for_each_position(int seats, int rounds, const std::function<void(const dos::State &)> &visit)
{
    const Players players = make_players(std::vector<Level>(static_cast<std::size_t>(seats), Level::easy), 11);
    PlayerSeats<dos::Game> player_seats(players);
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(rounds); ++seed) {
        SingleRound<dos::Game> round(seats, 0, {}, Random(seed));
        MatchDriver<dos::Game, PlayerSeats<dos::Game>, SingleRound<dos::Game>> driver(round, player_seats);
        for (driver.start_round(); driver.is_playing(); driver.act(round.state().table.turn, *driver.decide()))
            visit(round.state());
    }
}

} // namespace tableside::test
