// Whole matches of UNO.
#include "tests/engine/match/golden_matches.h"

#include "engine/uno/game.h"

namespace tableside::test {

namespace {

/// The same seeds and players give the same match on every platform and in every version.
TEST(UnoMatch, golden)
{
    check_golden_matches<uno::Game>(TABLESIDE_GOLDEN_DIR "/uno_greedy_matches.txt");
}

} // namespace

} // namespace tableside::test
