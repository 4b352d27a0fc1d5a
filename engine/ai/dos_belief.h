// What one seat of DOS may believe of the cards that it cannot see.
#pragma once

#include "ai/dos_playout.h"
#include "core/random.h"
#include "dos/event.h"
#include "dos/observation.h"

#include <array>

namespace tableside::dos {

class Belief
{
public:
    void watch(const Event &) {}
    void prepare(const Observation &seen, Random &random);
    World draw(Random &random);

private:
    Observation m_seen;
    std::array<Card, deck_size> m_unseen{};
    int m_unseen_count = 0;
};

} // namespace tableside::dos
