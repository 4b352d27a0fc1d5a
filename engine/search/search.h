// The search behind the levels medium and hard, and behind advice: flat Monte Carlo over determinizations. The arms are
// whole plans of a turn. A determinization fills in what the seat cannot see, as the belief draws it; every plan is carried out in
// the same determinizations, each round is played out quickly, and sequential halving spends the playouts where they matter.
//
// A template over a game. What is the game's own is in Game::SearchParts; see SearchableGame below.
//
// A question has a budget of evaluations: time would not give the same answer twice, and playouts differ in length. An evaluation of a
// hand and the table is what a playout needs wherever a seat has to choose. The turns that the belief weighs count by how
// long they take. Only where Thinking tells how time passes is it time that is shared out.
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

struct SearchStrength
{
    int decision_budget_of_two = 0; ///< For a question at a table of two, where Thinking does not count playouts.
    bool remembers = false;         ///< Draws conclusions from what was played; else from the position alone.
    bool evaluates = false;         ///< Minds the hand that it keeps, where the game knows what that is worth.
};

/// What a playout came to, for the seat that thinks.
struct RoundOutcome
{
    double worth = 0.0;  ///< By what the round means for the match, in points as they count at its beginning.
    double points = 0.0; ///< Of the round: what the seat wins, or a share of what another does, taken off.
    bool won = false;
    int evaluations = 0; ///< That it took.
};

// clang-format off
/// Lists the plans of a turn: the arms of the search.
template <typename Plans, typename Game>
concept PlansOf = requires(Plans plans, const Plans &listed, const typename Game::Observation &seen,
                           const typename Game::ActionList &legal, std::span<const typename Game::Action> requested,
                           const Style &style)
{
    plans.list(seen, legal, requested); ///< At least one; `requested` too, unless it is empty.
    { listed.size() } -> std::same_as<std::size_t>;
    { listed.actions(std::size_t{}) } -> std::convertible_to<std::span<const typename Game::Action>>;
    { listed.requested_plan() } -> std::same_as<std::size_t>; ///< size() or more if there is none.
    { listed.style_score(std::size_t{}, style) } -> std::same_as<double>; ///< In points of a round.
    /// Of each plan, in points of a round times playouts: what playouts have to outweigh.
    { listed.prior_reward(true) } -> std::same_as<std::vector<double>>;
    /// goes_on(before, seen): is this the same turn, one action of a plan later?
    { Plans::goes_on(seen, seen) } -> std::same_as<bool>;
};

/// Samples what the seat cannot see, given all that it saw.
template <typename Belief, typename Game>
concept BeliefOf = requires(Belief belief, const typename Game::Event &event, const typename Game::Observation &seen,
                            Random &random, const std::stop_token &cancel)
{
    belief.watch(event);
    belief.prepare(seen, random, int{}, cancel); ///< The number is a budget of evaluations.
    belief.draw(random);                         ///< A determinization, a value.
    { belief.evaluations() } -> std::same_as<int>; ///< Since prepare() began.
};

/// Plays a determinization of `Belief` out, which it may change, and values the round.
template <typename Playout, typename Game, typename Belief>
concept PlayoutOf = requires(Playout playout, const typename Game::Observation &seen, Belief belief, Random &random,
                             decltype(belief.draw(random)) &sample, std::span<const typename Game::Action> plan)
{
    playout.prepare(seen, true);
    { playout.play(sample, plan) } -> std::same_as<RoundOutcome>;
};

template <typename Game>
concept SearchableGame = CardGame<Game>
    && PlansOf<typename Game::SearchParts::Plans, Game>
    && BeliefOf<typename Game::SearchParts::Belief, Game>
    && PlayoutOf<typename Game::SearchParts::Playout, Game, typename Game::SearchParts::Belief>;
// clang-format on

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

    /// Rates the plans of a position; plans(), halving(), points_regret() and win_rate() tell what came out. At least one action is
    /// legal.
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
                const int taken = play_in_one_world(plans, rewards, cancel);
                return taken == 0 ? 0 : cost_of(thinking, plans.size(), taken);
            },
            m_plans.requested_plan());
    }

    const Plans &plans() const { return m_plans; }
    const SequentialHalving &halving() const { return m_halving; }
    /// How many points of the round the plan is behind the best one, in the determinizations that both saw; below 0 where the
    /// best is better for the match alone.
    PairedDifference points_regret(std::size_t plan) const
    {
        return PairedDifference::of(m_points[m_halving.ranking().front()], m_points[plan]);
    }
    /// How often the round was won with the plan.
    double win_rate(std::size_t plan) const
    {
        return m_halving.pulls(plan) == 0 ? 0.0 : static_cast<double>(m_wins[plan]) / m_halving.pulls(plan);
    }

private:
    /// The more others, the longer are playouts, and the more there is to luck.
    int decision_budget_for(int seats) const { return m_strength.decision_budget_of_two * (seats + 1) / 3; }

    /// At most one in so many evaluations goes into the preparation of the belief.
    static constexpr int share_of_preparation = 3;

    /// Into so many parts time is divided.
    static constexpr int parts_of_time = 1'000'000;

    static int parts_spent(const Thinking &thinking)
    {
        return thinking.time_spent ? static_cast<int>(std::clamp(thinking.time_spent(), 0.0, 1.0) * parts_of_time) : 0;
    }

    /// What the playouts may cost in all, once the belief is prepared for `looks`. In the unit of cost_of(): parts of the
    /// time, playouts or evaluations.
    int budget_of(const Thinking &thinking, int evaluations) const
    {
        if (thinking.time_spent)
            return std::max(parts_of_time - m_time_spent, 1);
        if (thinking.playouts > 0)
            return thinking.playouts;
        return std::max(evaluations - m_belief.evaluations(), evaluations / share_of_preparation);
    }

    /// What one determinization did cost, in which so many plans were played out with so many evaluations; at least 1.
    int cost_of(const Thinking &thinking, std::size_t plans, int evaluations)
    {
        if (thinking.time_spent) {
            const int before = std::exchange(m_time_spent, parts_spent(thinking));
            return std::max(m_time_spent - before, 1);
        }
        return thinking.playouts > 0 ? static_cast<int>(plans) : evaluations;
    }

    /// The evaluations that it took; 0 if it was broken off.
    int play_in_one_world(std::span<const std::size_t> plans, std::span<double> rewards, const std::stop_token &cancel)
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
            evaluations += 1 + outcome.evaluations; // the plan is carried out, too
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
    std::vector<int> m_wins; ///< Per plan.
    std::vector<std::vector<float>>
        m_points; ///< Of the round, per plan and determinization; a plan's determinizations are the first ones.
    std::vector<RoundOutcome> m_outcomes; ///< In this determinization.
    int m_time_spent = 0;                 ///< Parts of the time, when it was looked at last.
};

} // namespace tableside
