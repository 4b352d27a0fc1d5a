// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/uno/ai/belief.h"

#include "engine/uno/matching.h"

namespace tableside {

template class ChainBelief<uno::BeliefParts>;

namespace uno {

/// Returns a determinization from the sampler and adds two facts: the card that the deciding seat has drawn and, if this
/// seat must answer a Wild Draw Four, whether that card is a bluff. The second fact follows from the hand that the card's
/// player has in this determinization.
Determinization Belief::draw(Random &random)
{
    Determinization sample = ChainBelief::draw(random);
    sample.state.table.drawn = seen().drawn;
    const PublicTable &table = seen().table;
    if (table.phase != Phase::challenge || table.top() != wild_draw_four)
        return sample;
    const int seat = table.challenged_seat();
    const auto &turns = log().seat(seat).turns;
    const Moment played = turns.empty() ? never - 1 : turns.back().began;
    sample.state.is_bluff = hand_before(seat, played).has_color(table.color_before);
    return sample;
}

} // namespace uno

} // namespace tableside
