// How fast the smallest game is that the engine knows, to be laid beside OpenSpiel's crazy_eights; see README.md for figures.
#include "tests/engine/crazy_eights/crazy_eights.h"
#include "game_bench.h"

namespace tableside::bench {

namespace {

BENCHMARK(random_rounds<eights::Game>)->Name("crazy_eights_random_rounds")->ArgName("seats")->Arg(2);

} // namespace

} // namespace tableside::bench
