// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A helper to build games of three players in tests. Facts are one second apart.
#pragma once

#include "engine/score/ledger.h"

#include <gtest/gtest.h>

namespace tableside::score::test {

inline Player player(const std::string &id)
{
    return {id, id + " by name", "owl", 0};
}

inline Entry points(int number)
{
    return {{}, {number}};
}

/// A ledger whose game has begun. By default Anna, Ben and Cleo play DOS to 200, and Anna deals first.
class Game
{
public:
    explicit Game(GameStarted start = started()) { EXPECT_EQ(state(start), Refusal::none); }

    static GameStarted started()
    {
        GameStarted start;
        start.target = printed_rules(start.game).target;
        start.players = {player("anna"), player("ben"), player("cleo")};
        return start;
    }

    Refusal state(Statement statement) { return ledger.append({++at_ms * 1000, std::move(statement)}); }

    /// Enters the points of each hand by seat, -1 for the player who went out, and closes the round.
    Refusal round(const std::vector<int> &hands)
    {
        const int number = static_cast<int>(sheet().rounds.size());
        for (std::size_t seat = 0; seat < hands.size(); ++seat) {
            const PlayerId &id = sheet().seats[seat].player.id;
            if (hands[seat] < 0)
                EXPECT_EQ(state(WentOut{number, id}), Refusal::none);
            else
                EXPECT_EQ(state(HandEntered{number, id, points(hands[seat])}), Refusal::none);
        }
        return state(RoundClosed{});
    }

    const Sheet &sheet() const { return ledger.sheet(); }

    Ledger ledger;
    std::int64_t at_ms = 0;
};

} // namespace tableside::score::test
