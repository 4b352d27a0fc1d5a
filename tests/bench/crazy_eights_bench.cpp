// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Benchmarks the test game crazy eights, to compare the engine with OpenSpiel's crazy_eights; README.md has the results.
#include "tests/engine/crazy_eights/crazy_eights.h"
#include "game_bench.h"

namespace tableside::bench {

namespace {

BENCHMARK(random_rounds<eights::Game>)->Name("crazy_eights_random_rounds")->ArgName("seats")->Arg(2);

} // namespace

} // namespace tableside::bench
