// The search behind the levels medium and hard, and behind advice: flat Monte Carlo over determinizations. The arms are
// whole plans of a turn. A world fills in what the seat cannot see, as the belief draws it; every plan is carried out in
// the same worlds, each round is played out quickly, and sequential halving spends the playouts where they matter.
//
// A template over a game. What is the game's own is in SearchParts<Game>, a specialisation with
//   Plans    lists the plans:          list(seen, legal, also), size(), actions(plan), also(), liking(plan, style),
//                                      goes_on(before, seen): is this the same turn, one action of a plan later?
//   Belief   watches, draws worlds:    watch(event), prepare(seen, random), draw(random) -> World, a value
//   Playout  plays out and values:     prepare(seen), play(world, actions) -> RoundOutcome; changes the world
#pragma once

#include "ai/player.h"
#include "ai/sequential_halving.h"
#include "ai/style.h"
#include "core/random.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tableside {

template <typename Game>
struct SearchParts;

/// What a playout came to, for the seat that thinks.
struct RoundOutcome
{
    double worth = 0.0; ///< In points of a round.
    bool won = false;
};

template <typename Game>
class Search
{
public:
    using Parts = SearchParts<Game>;
    using Plans = typename Parts::Plans;

    Search(std::uint64_t seed, const Style &style) : m_random(seed), m_style(style) {}

    void watch(const typename Game::Event &event) { m_belief.watch(event); }

    /// Rates the plans of a position; plans(), halving() and round_share() tell what came out. Ends at once when
    /// `cancel` asks for it. At least one plan is legal.
    void rate(const typename Game::Observation &seen, const typename Game::ActionList &legal, int playouts,
              const std::stop_token &cancel, std::span<const typename Game::Action> also = {})
    {
        m_plans.list(seen, legal, also);
        m_wins.assign(m_plans.size(), 0);
        m_biases.clear();
        for (std::size_t plan = 0; plan < m_plans.size(); ++plan)
            m_biases.push_back(m_plans.liking(plan, m_style));
        m_belief.prepare(seen, m_random);
        m_playout.prepare(seen);
        m_halving.run(m_biases, playouts, [&](int, std::span<const std::size_t> plans, std::span<double> rewards) {
            return play_in_one_world(plans, rewards, cancel);
        }, m_plans.also());
    }

    const Plans &plans() const { return m_plans; }
    const SequentialHalving &halving() const { return m_halving; }
    /// How often the round was won with the plan.
    double round_share(std::size_t plan) const
    {
        return m_halving.pulls(plan) == 0 ? 0.0 : static_cast<double>(m_wins[plan]) / m_halving.pulls(plan);
    }

private:
    bool play_in_one_world(std::span<const std::size_t> plans, std::span<double> rewards, const std::stop_token &cancel)
    {
        if (cancel.stop_requested())
            return false;
        const auto world = m_belief.draw(m_random);
        m_won.assign(plans.size(), false);
        for (std::size_t place = 0; place < plans.size(); ++place) {
            if (cancel.stop_requested())
                return false;
            auto copy = world;
            const RoundOutcome outcome = m_playout.play(copy, m_plans.actions(plans[place]));
            rewards[place] = outcome.worth;
            m_won[place] = outcome.won;
        }
        for (std::size_t place = 0; place < plans.size(); ++place)
            m_wins[plans[place]] += m_won[place];
        return true;
    }

    Random m_random;
    Style m_style;
    Plans m_plans;
    typename Parts::Belief m_belief;
    typename Parts::Playout m_playout;
    SequentialHalving m_halving;
    std::vector<double> m_biases;
    std::vector<int> m_wins;  ///< Per plan.
    std::vector<bool> m_won;  ///< In this world.
};

} // namespace tableside
