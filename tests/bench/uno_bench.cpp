// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Benchmarks of the rules of UNO. A random seat that can play never draws (engine/uno/ai/random_player.h), because rounds would
// be ten times as long otherwise.
#include "engine/uno/ai/random_player.h"
#include "game_bench.h"
#include "engine/uno/ai/levels.h"

namespace tableside::bench {

template <>
std::size_t random_choices<uno::Game>(const uno::State &state, const uno::ActionList &legal)
{
    return uno::choice_count_without_draw(state.table, legal);
}

namespace {

using uno::Game;

void tables(benchmark::internal::Benchmark *bench)
{
    bench->ArgName("seats")->Arg(2)->Arg(4)->Arg(10);
}

BENCHMARK(random_rounds<Game>)->Name("uno_random_rounds")->Apply(tables);
BENCHMARK(list_legal_actions<Game>)->Name("uno_list_legal_actions")->Apply(tables);
BENCHMARK(apply_actions<Game>)->Name("uno_apply_actions")->Apply(tables);
BENCHMARK(list_and_apply<Game>)->Name("uno_list_and_apply")->Apply(tables);
BENCHMARK(copy_state<Game>)->Name("uno_copy_state");
BENCHMARK(observe_state<Game>)->Name("uno_observe_state");
BENCHMARK(greedy_decision<Game>)->Name("uno_greedy_decision")->Apply(tables);

} // namespace

} // namespace tableside::bench
