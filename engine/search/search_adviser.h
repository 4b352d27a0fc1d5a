// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Implements Adviser (engine/search/advice.h) for every game with the search of engine/search/search.h.
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
                        const Thinking &thinking, std::span<const typename Game::Action> requested_plan) override
    {
        m_search.rate(seen, legal, thinking, requested_plan);
        const SequentialHalving &halving = m_search.halving();
        Advice<Game> advice;
        for (const std::size_t plan : halving.ranking()) {
            const auto actions = m_search.plans().actions(plan);
            if (!requested_plan.empty() && plan == m_search.plans().requested_plan())
                advice.requested_plan = advice.plans.size();
            const PairedDifference worth = halving.behind(plan);
            const PairedDifference points = m_search.points_regret(plan);
            advice.plans.push_back({{actions.begin(), actions.end()},
                                    halving.mean(plan),
                                    worth.mean(),
                                    worth.standard_error(),
                                    points.mean(),
                                    points.standard_error(),
                                    m_search.win_rate(plan),
                                    halving.pulls(plan)});
            advice.playouts += halving.pulls(plan);
        }
        return advice;
    }

private:
    Search<Game> m_search;
};

} // namespace tableside
