#include "ai/dos_greedy.h"

#include <cassert>

namespace tableside::dos {

std::size_t GreedyPlayer::choose(const Observation &seen, const ActionList &legal, const Thinking &)
{
    assert(!legal.empty());
    if (seen.table.phase == Phase::bonus)
        return highest_lay(legal);
    const TurnPlan &plan = m_planner.plan(seen, legal);
    return plan.matches.empty() ? without_match(legal) : plan.matches.front();
}

std::size_t highest_lay(const ActionList &legal)
{
    std::size_t highest = 0;
    int most_points = 0;
    for (std::size_t index = 0; index < legal.size(); ++index) {
        const auto *lay = std::get_if<LayCard>(&legal[index]);
        if (lay != nullptr && lay->card.points() > most_points) {
            most_points = lay->card.points();
            highest = index;
        }
    }
    return highest;
}

std::size_t without_match(const ActionList &legal)
{
    for (std::size_t index = 0; index < legal.size(); ++index) {
        if (std::holds_alternative<DrawCard>(legal[index]) || std::holds_alternative<EndTurn>(legal[index]))
            return index;
    }
    return highest_lay(legal);
}

} // namespace tableside::dos
