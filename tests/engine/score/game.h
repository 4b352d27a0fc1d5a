// A short way to write games on a score sheet: three people, facts one after the other, a second apart.
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

/// Anna, Ben and Cleo play DOS to 200; Anna deals first.
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

    /// By seat: what each hand counts, -1 for who went out. Closes the round.
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
