// One random round of a game, as benchmarks play it.
#pragma once

#include "engine/core/event_sink.h"
#include "engine/core/random.h"

#include <cstddef>
#include <cstdint>

namespace tableside::bench {

/// How many of the legal actions, from the first, a random seat chooses among: all of them, unless a game's benchmarks
/// say otherwise.
template <typename Game>
std::size_t random_choices(const typename Game::State &, const typename Game::ActionList &legal)
{
    return legal.size();
}

/// Calls visit(state, action) before each action; returns the number of actions. The last state is over.
template <typename Game>
int play_random_round(int seats, std::uint64_t seed, typename Game::ActionList &legal, auto &&visit)
{
    NoEvents none;
    Random random(seed);
    typename Game::State state = Game::deal(seats, 0, {}, Random(random.next()), none);
    int actions = 0;
    for (; !state.is_over(); ++actions) {
        legal_actions(state, legal);
        const auto &action = legal[random.below(static_cast<std::uint32_t>(random_choices<Game>(state, legal)))];
        visit(state, action);
        Game::apply(state, state.table.turn, action, none);
    }
    return actions;
}

} // namespace tableside::bench
