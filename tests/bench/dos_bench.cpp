// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Benchmarks of the rules of DOS.
#include "engine/dos/ai/greedy_player.h"
#include "engine/dos/ai/levels.h"
#include "game_bench.h"

#include <algorithm>

namespace tableside::bench {

namespace {

using namespace tableside::dos;

BENCHMARK(random_rounds<Game>)->Name("random_rounds")->ArgName("seats")->DenseRange(2, 4);
BENCHMARK(list_legal_actions<Game>)->Name("list_legal_actions")->ArgName("seats")->DenseRange(2, 4);
BENCHMARK(apply_actions<Game>)->Name("apply_actions")->ArgName("seats")->DenseRange(2, 4);
BENCHMARK(list_and_apply<Game>)->Name("list_and_apply")->ArgName("seats")->DenseRange(2, 4);
BENCHMARK(copy_state<Game>)->Name("copy_state");
BENCHMARK(observe_state<Game>)->Name("observe_state");
BENCHMARK(greedy_decision<Game>)->Name("greedy_decision")->ArgName("seats")->DenseRange(2, 4);

/// Measures a greedy decision in the largest position: half the deck is in the row, and the other half in one hand.
void greedy_decision_in_a_huge_position(benchmark::State &bench)
{
    auto deck = sorted_deck();
    Random random(1);
    shuffle(deck.data(), deck.size(), random);
    Table table;
    table.seats = 2;
    std::copy_n(deck.begin(), deck_size / 2, table.cards.begin());
    table.row_count = deck_size / 2;
    Observation seen;
    seen.table = table;
    std::for_each(deck.begin() + deck_size / 2, deck.end(), [&](Card card) { seen.hand.add(card); });
    ActionList legal;
    legal_actions(seen, legal);
    GreedyPlayer greedy;
    for (auto _ : bench)
        benchmark::DoNotOptimize(greedy.choose(seen, legal, {}));
    bench.counters["legal"] = static_cast<double>(legal.size());
}
BENCHMARK(greedy_decision_in_a_huge_position)->Unit(benchmark::kMicrosecond);

} // namespace

} // namespace tableside::bench
