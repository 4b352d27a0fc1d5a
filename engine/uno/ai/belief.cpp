#include "engine/uno/ai/belief.h"

#include "engine/uno/matching.h"

namespace tableside {

template class ChainBelief<uno::BeliefParts>;

namespace uno {

/// Where a Wild Draw Four is to be answered the world says whether it was a bluff.
World Belief::draw(Random &random)
{
    World world = ChainBelief::draw(random);
    const Table &table = seen().table;
    if (table.phase != Phase::challenge || table.top() != wild_draw_four)
        return world;
    const int seat = table.challenged_seat();
    const auto &turns = log().seat(seat).turns;
    const Moment played = turns.empty() ? never - 1 : turns.back().began;
    world.state.is_bluff = hand_before(seat, played).has_colour(table.colour_before);
    return world;
}

} // namespace uno

} // namespace tableside
