// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// One of the two sides of script/compare-rounds. The script compiles this file twice, with the rules of two revisions, and
// gives `tableside` and `pass` another name for each.
#include "engine/dos/game.h"
#include "engine/uno/ai/random_player.h"
#include "random_round.h"
#include "engine/uno/game.h"

namespace tableside::bench {

template <>
std::size_t random_choices<uno::Game>(const uno::State &state, const uno::ActionList &legal)
{
    return uno::choice_count_without_draw(state.table, legal);
}

namespace {

template <typename Game>
long play(int seats, std::uint64_t seed, int rounds, std::uint64_t &trace)
{
    const auto note = [&](const auto &, const auto &action) { trace = trace * 31 + action.index(); };
    RandomRounds<Game, decltype(note)> random_rounds(seats, note);
    long actions = 0;
    for (int round = 0; round < rounds; ++round)
        actions += random_rounds.play(seed + static_cast<std::uint64_t>(round));
    return actions;
}

} // namespace

} // namespace tableside::bench

/// Plays random rounds and returns the number of actions. `trace` is a checksum of the actions.
long pass(bool is_uno, int seats, std::uint64_t seed, int rounds, std::uint64_t &trace)
{
    return is_uno ? tableside::bench::play<tableside::uno::Game>(seats, seed, rounds, trace)
                  : tableside::bench::play<tableside::dos::Game>(seats, seed, rounds, trace);
}
