// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The search behind the levels medium and hard and behind advice: flat Monte Carlo over determinizations, without a
// tree (for determinizations see Cowling, Powley, Whitehouse 2012, "Information set Monte Carlo tree search"). The arms
// are whole plans of a turn. A belief samples determinizations of the hidden cards; every plan is played out quickly in
// the same determinizations, and sequential halving spends the playouts on the best plans.
//
// The search is a template over a game; Game::SearchParts has the parts that each game implements, described by the
// concepts below.
//
// The budget of a decision is counted in evaluations instead of time, so that the same seed gives the same answer. One
// evaluation is one decision of a rollout policy; slower operations, such as weighing a turn in the belief, count as
// several. With Thinking::time_spent, the budget is a time; with Thinking::playouts, a number of playouts.
#pragma once

#include "engine/players/player.h"
#include "engine/search/sequential_halving.h"
#include "engine/players/style.h"
#include "engine/core/card_game.h"
#include "engine/core/random.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <span>
#include <stop_token>
#include <utility>
#include <vector>

namespace tableside {

/// The strength of a searching player.
struct SearchStrength
{
    /// The budget per decision with two seats, in evaluations (decisions of a rollout policy). If Thinking limits
    /// the time or the playouts, this budget limits only the preparation of the belief.
    int decision_budget_of_two = 0;
    bool remembers = false; ///< Whether hidden cards are inferred from the round's history, not only the position.
    bool evaluates = false; ///< Whether prior rewards and playouts use the game's evaluation function, if any.
};

/// The result of a playout for the seat that decides.
struct RoundOutcome
{
    double worth = 0.0;  ///< The reward: the round's value for the match, in points; see MatchOdds::worth().
    double points = 0.0; ///< The points won in the round; negative if another seat wins.
    bool won = false;
    int evaluations = 0; ///< The cost of the playout in evaluations.
};

// clang-format off
/// Lists the plans of a turn: the sequences of actions between which the search chooses, its bandit arms.
template <typename Plans, typename Game>
concept PlansOf = requires(Plans plans, const Plans &listed, const typename Game::Observation &seen,
                           const typename Game::ActionList &legal, std::span<const typename Game::Action> requested,
                           const Style &style)
{
    plans.list(seen, legal, requested); ///< Lists at least one plan, including `requested` unless that is empty.
    { listed.size() } -> std::same_as<std::size_t>;
    { listed.actions(std::size_t{}) } -> std::convertible_to<std::span<const typename Game::Action>>;
    { listed.requested_plan() } -> std::same_as<std::size_t>; ///< An index; size() or more if no plan was requested.
    { listed.style_score(std::size_t{}, style) } -> std::same_as<double>; ///< A bonus for the playing style, in points.
    /// Returns for each plan the prior reward, in points, that is added to the sum of the plan's rewards (see
    /// SequentialHalving::Prior). The argument is SearchStrength::evaluates.
    { listed.prior_reward(true) } -> std::same_as<std::vector<double>>;
    /// continues_turn(before, seen): returns whether `seen` is a later position in the same turn as `before`, after one
    /// action of a plan.
    { Plans::continues_turn(seen, seen) } -> std::same_as<bool>;
};

/// Samples the cards that one seat cannot see, given all that the seat saw.
template <typename Belief, typename Game>
concept BeliefOf = requires(Belief belief, const typename Game::Event &event, const typename Game::Observation &seen,
                            Random &random, const std::stop_token &cancel)
{
    belief.watch(event);
    belief.prepare(seen, random, int{}, cancel); ///< The int is the budget of the preparation, in evaluations.
    belief.draw(random); ///< Returns a determinization by value.
    { belief.evaluations() } -> std::same_as<int>; ///< The number of evaluations since prepare() began.
};

/// Plays a determinization of `Belief` to the end of the round and evaluates the result. May change the
/// determinization.
template <typename Playout, typename Game, typename Belief>
concept PlayoutOf = requires(Playout playout, const typename Game::Observation &seen, Belief belief, Random &random,
                             decltype(belief.draw(random)) &sample, std::span<const typename Game::Action> plan)
{
    playout.prepare(seen, true);
    { playout.play(sample, plan) } -> std::same_as<RoundOutcome>;
};

/// A game with all parts of the search.
template <typename Game>
concept SearchableGame = CardGame<Game>
    && PlansOf<typename Game::SearchParts::Plans, Game>
    && BeliefOf<typename Game::SearchParts::Belief, Game>
    && PlayoutOf<typename Game::SearchParts::Playout, Game, typename Game::SearchParts::Belief>;
// clang-format on

/// The search for the best plan of one seat. watch() passes the events of the round to the belief, rate() runs the search, and
/// the functions after rate() return its results.
template <SearchableGame Game>
class Search
{
public:
    using Parts = typename Game::SearchParts;
    using Plans = typename Parts::Plans;

    Search(std::uint64_t seed, const SearchStrength &strength, const Style &style)
        : m_random(seed), m_strength(strength), m_style(style)
    {}

    bool remembers() const { return m_strength.remembers; }
    void watch(const typename Game::Event &event)
    {
        if (m_strength.remembers)
            m_belief.watch(event);
    }

    /// Rates the plans of the seat in turn; the functions below then return the results. `legal` must not be empty. A
    /// `requested_plan` that is not empty is rated with as many playouts as the best plan.
    void rate(const typename Game::Observation &seen, const typename Game::ActionList &legal, const Thinking &thinking,
              std::span<const typename Game::Action> requested_plan = {})
    {
        const std::stop_token &cancel = thinking.cancel;
        m_plans.list(seen, legal, requested_plan);
        m_wins.assign(m_plans.size(), 0);
        m_points.resize(std::max(m_points.size(), m_plans.size()));
        std::for_each(m_points.begin(), m_points.end(), [](auto &points) { points.clear(); });
        m_priors.clear();
        const std::vector<double> prior_reward = m_plans.prior_reward(m_strength.evaluates);
        for (std::size_t plan = 0; plan < m_plans.size(); ++plan)
            m_priors.push_back({m_plans.style_score(plan, m_style), prior_reward[plan]});
        const int evaluations = decision_budget_for(seen.table.seats);
        m_belief.prepare(seen, m_random, evaluations / share_of_preparation, cancel);
        m_playout.prepare(seen, m_strength.evaluates);
        m_time_spent = parts_spent(thinking);
        const int budget = budget_of(thinking, evaluations);
        m_halving.run(
            m_priors, budget,
            [&](int, std::span<const std::size_t> plans, std::span<double> rewards) {
                const int taken = play_in_one_determinization(plans, rewards, cancel);
                return taken == 0 ? 0 : cost_of(thinking, plans.size(), taken);
            },
            m_plans.requested_plan());
    }

    const Plans &plans() const { return m_plans; }
    const SequentialHalving &halving() const { return m_halving; }
    /// Compares the best plan with `plan` by the points of the round, in the determinizations in which both were played.
    /// The mean is negative if the best plan is better for the match but worse for the round.
    PairedDifference points_regret(std::size_t plan) const
    {
        return PairedDifference::of(m_points[m_halving.ranking().front()], m_points[plan]);
    }
    /// Returns the share of the plan's playouts in which the seat won the round, 0 to 1.
    double win_rate(std::size_t plan) const
    {
        return m_halving.pulls(plan) == 0 ? 0.0 : static_cast<double>(m_wins[plan]) / m_halving.pulls(plan);
    }

private:
    /// Returns the budget in evaluations. The budget grows with the number of seats, because playouts with more seats
    /// are longer and vary more.
    int decision_budget_for(int seats) const { return m_strength.decision_budget_of_two * (seats + 1) / 3; }

    /// The preparation of the belief stops when it has used the budget of the decision divided by this number.
    static constexpr int share_of_preparation = 3;

    /// The time of a decision is measured in this many equal parts, that is, in millionths. budget_of() and cost_of()
    /// use this unit if the time is limited.
    static constexpr int time_units = 1'000'000;

    static int parts_spent(const Thinking &thinking)
    {
        return thinking.time_spent ? static_cast<int>(std::clamp(thinking.time_spent(), 0.0, 1.0) * time_units) : 0;
    }

    /// Returns the budget that is left for playouts after the belief's preparation. The unit depends on `thinking`, as
    /// in cost_of(): millionths of the decision's time, playouts, or evaluations. `evaluations` is the budget of the
    /// whole decision in evaluations; at least a third of it is left if the unit is evaluations.
    int budget_of(const Thinking &thinking, int evaluations) const
    {
        if (thinking.time_spent)
            return std::max(time_units - m_time_spent, 1);
        if (thinking.playouts > 0)
            return thinking.playouts;
        return std::max(evaluations - m_belief.evaluations(), evaluations / share_of_preparation);
    }

    /// Returns the cost of one determinization in which `plans` plans took `evaluations` evaluations. The unit
    /// depends on `thinking`, as in budget_of(): millionths of the decision's time (at least 1), playouts, or evaluations.
    int cost_of(const Thinking &thinking, std::size_t plans, int evaluations)
    {
        if (thinking.time_spent) {
            const int before = std::exchange(m_time_spent, parts_spent(thinking));
            return std::max(m_time_spent - before, 1);
        }
        return thinking.playouts > 0 ? static_cast<int>(plans) : evaluations;
    }

    /// Draws a determinization and plays every plan out in it. Returns the evaluations used, or 0 if canceled.
    int play_in_one_determinization(std::span<const std::size_t> plans, std::span<double> rewards,
                                    const std::stop_token &cancel)
    {
        if (cancel.stop_requested())
            return 0;
        const int before = m_belief.evaluations();
        const auto sample = m_belief.draw(m_random);
        int evaluations = m_belief.evaluations() - before;
        m_outcomes.resize(plans.size());
        for (std::size_t place = 0; place < plans.size(); ++place) {
            if (cancel.stop_requested())
                return 0;
            auto copy = sample;
            const RoundOutcome outcome = m_playout.play(copy, m_plans.actions(plans[place]));
            rewards[place] = outcome.worth;
            m_outcomes[place] = outcome;
            evaluations += 1 + outcome.evaluations; // choosing the plan itself costs 1 evaluation
        }
        for (std::size_t place = 0; place < plans.size(); ++place) {
            m_wins[plans[place]] += m_outcomes[place].won;
            m_points[plans[place]].push_back(static_cast<float>(m_outcomes[place].points));
        }
        return evaluations;
    }

    Random m_random;
    SearchStrength m_strength;
    Style m_style;
    Plans m_plans;
    typename Parts::Belief m_belief;
    typename Parts::Playout m_playout;
    SequentialHalving m_halving;
    std::vector<SequentialHalving::Prior> m_priors;
    std::vector<int> m_wins; ///< For each plan, the number of playouts in which the seat won the round.
    /// RoundOutcome::points of each plan in each determinization. A plan that sequential halving dropped has entries only
    /// for the first determinizations.
    std::vector<std::vector<float>> m_points;
    std::vector<RoundOutcome> m_outcomes; ///< One outcome per plan not yet dropped, in the current determinization.
    int m_time_spent = 0;                 ///< The time used so far, in millionths of the decision's time.
};

} // namespace tableside
