// Advice from the search.
#pragma once

#include "engine/search/advice.h"
#include "engine/search/search.h"

namespace tableside {

template <typename Game>
class SearchAdviser final : public Adviser<Game>
{
public:
    SearchAdviser(std::uint64_t seed, const SearchStrength &strength) : m_search(seed, strength, Style()) {}

    void watch(const typename Game::Event &event) override { m_search.watch(event); }

    Advice<Game> advise(const typename Game::Observation &seen, const typename Game::ActionList &legal,
                        const Thinking &thinking, std::span<const typename Game::Action> also) override
    {
        m_search.rate(seen, legal, thinking, also);
        const SequentialHalving &halving = m_search.halving();
        Advice<Game> advice;
        for (const std::size_t plan : halving.ranking()) {
            const auto actions = m_search.plans().actions(plan);
            if (!also.empty() && plan == m_search.plans().also())
                advice.also = advice.plans.size();
            const PairedDifference worth = halving.behind(plan);
            const PairedDifference points = m_search.points_behind(plan);
            advice.plans.push_back({{actions.begin(), actions.end()}, halving.mean(plan), worth.mean(),
                                    worth.standard_error(), points.mean(), points.standard_error(),
                                    m_search.round_share(plan), halving.pulls(plan)});
            advice.playouts += halving.pulls(plan);
        }
        return advice;
    }

private:
    Search<Game> m_search;
};

} // namespace tableside
