// Many positions of DOS as they come up in play.
#pragma once

#include "tests/engine/support/played_round.h"

#include "engine/dos/rules.h"

#include <functional>
#include <vector>

namespace tableside::test {

/// Positions of easy players' rounds in which somebody is to match, draw or lay.
inline void for_each_position(int seats, int rounds, const std::function<void(const dos::State &)> &visit)
{
    const Players players = make_players(std::vector<Level>(static_cast<std::size_t>(seats), Level::easy), 11);
    NoEvents none;
    dos::ActionList legal;
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(rounds); ++seed) {
        dos::State state = dos::deal(seats, 0, {}, Random(seed), none);
        while (!state.is_over()) {
            visit(state);
            legal_actions(state, legal);
            const dos::Observation seen = observe(state, state.table.turn);
            apply(state, state.table.turn, legal[players[state.table.turn]->choose(seen, legal, {})], none);
        }
    }
}

} // namespace tableside::test
