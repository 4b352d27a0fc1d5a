// Checks for the searching players and the adviser of any game. Templates over a game.
#pragma once

#include "tests/engine/support/played_round.h"
#include "tests/engine/support/playout.h"

#include "engine/search/advice.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <memory>
#include <span>
#include <stop_token>
#include <thread>
#include <vector>

namespace tableside::test {

inline Thinking thinking(int playouts)
{
    Thinking thinking;
    thinking.playouts = playouts;
    return thinking;
}

/// Players with twins: each twin sees another deal with the same visible cards and must make the same choice.
template <typename Game>
class TwinSeats : public DriverSeats<Game>
{
public:
    /// `round` must outlive this object.
    TwinSeats(const SingleRound<Game> &round, const std::vector<Level> &levels, std::uint64_t seed, Random &random)
        : m_round(round), m_players(make_players<Game>(levels, seed)), m_twins(make_players<Game>(levels, seed)),
          m_random(random)
    {}

    std::optional<std::size_t> choose(const typename Game::Observation &seen, const typename Game::ActionList &legal)
    {
        const auto twin_seen = Game::observe(with_other_secrets(m_round.state(), seen.seat, m_random), seen.seat);
        const std::size_t twin = m_twins[seen.seat]->choose(twin_seen, legal, thinking(60));
        const std::size_t choice = m_players[seen.seat]->choose(seen, legal, thinking(60));
        EXPECT_EQ(choice, twin);
        return choice == twin ? std::optional(choice) : std::nullopt;
    }
    void on_events(const std::vector<typename Game::Event> &events)
    {
        tell<Game>(m_players, events);
        tell<Game>(m_twins, events);
    }

private:
    const SingleRound<Game> &m_round;
    PlayersOf<Game> m_players;
    PlayersOf<Game> m_twins;
    Random &m_random;
};

/// Expects, in whole rounds, that hidden cards do not affect the choices of the level's players.
template <typename Game>
void expect_hidden_cards_not_to_matter(Level level, int seats, const typename Game::Ruleset &rules, int rounds)
{
    Random random(4);
    for (std::uint64_t seed = 0; seed < static_cast<std::uint64_t>(rounds); ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        SingleRound<Game> round(seats, 0, rules, Random(seed));
        TwinSeats<Game> twins(round, std::vector<Level>(static_cast<std::size_t>(seats), level), seed, random);
        drive(round, twins);
    }
}

/// Players that join after `actions_before` actions. Before that, they get no events and actions are random.
template <typename Game>
class LateSeats : public DriverSeats<Game>
{
public:
    LateSeats(int seats, Level level, int actions_before)
        : m_players(make_players<Game>(std::vector<Level>(static_cast<std::size_t>(seats), level), 1)),
          m_random(static_cast<std::uint64_t>(actions_before)), m_actions_before(actions_before)
    {}

    std::size_t choose(const typename Game::Observation &seen, const typename Game::ActionList &legal)
    {
        if (m_actions < m_actions_before)
            return m_random.below(static_cast<std::uint32_t>(legal.size()));
        const std::size_t choice = m_players[seen.seat]->choose(seen, legal, thinking(10));
        EXPECT_LT(choice, legal.size());
        return choice;
    }
    void on_applied(int /*seat*/, const typename Game::Action & /*action*/, const typename Game::State & /*before*/)
    {
        ++m_actions;
    }
    void on_events(const std::vector<typename Game::Event> &events)
    {
        if (m_actions > m_actions_before)
            tell<Game>(m_players, events);
    }

private:
    PlayersOf<Game> m_players;
    Random m_random;
    int m_actions_before;
    int m_actions = 0;
};

/// Expects legal choices to the end of the round from players that get events only after some actions.
template <typename Game>
void expect_to_play_on_from_midway(Level level, int seats, const typename Game::Ruleset &rules)
{
    for (int actions_before = 1; actions_before < 100; actions_before += 4) {
        SCOPED_TRACE("told after " + std::to_string(actions_before) + " actions");
        SingleRound<Game> round(seats, 0, rules, Random(static_cast<std::uint64_t>(actions_before)));
        LateSeats<Game> late(seats, level, actions_before);
        drive(round, late);
    }
}

/// A greedy and an easy player with advice at each of their decisions. Calls visit(state, advice, chosen).
template <typename Game, typename Visit>
class AdvisedSeats : public DriverSeats<Game>
{
public:
    AdvisedSeats(int playouts, Visit &visit) : m_playouts(playouts), m_visit(visit)
    {
        for (std::uint64_t seat = 0; seat < m_players.size(); ++seat)
            m_advisers.push_back(make_adviser<Game>(seat));
    }

    /// Sets the round to play next, which must outlive the play.
    void sit_down_to(const SingleRound<Game> &round) { m_round = &round; }

    std::size_t choose(const typename Game::Observation &seen, const typename Game::ActionList &legal)
    {
        const std::size_t choice = m_players[seen.seat]->choose(seen, legal, {});
        const typename Game::Action chosen = legal.at(choice);
        m_visit(m_round->state(),
                m_advisers[seen.seat]->advise(seen, legal, thinking(m_playouts), std::span(&chosen, 1)), chosen);
        return choice;
    }
    void on_events(const std::vector<typename Game::Event> &events)
    {
        for (const auto &event : events) {
            m_advisers[0]->watch(Game::seen_by(event, 0));
            m_advisers[1]->watch(Game::seen_by(event, 1));
        }
    }

private:
    int m_playouts;
    Visit &m_visit;
    const SingleRound<Game> *m_round = nullptr;
    PlayersOf<Game> m_players = make_players<Game>({Level::greedy, Level::easy}, 2);
    std::vector<std::unique_ptr<Adviser<Game>>> m_advisers;
};

/// Calls visit(state, advice, chosen) at every decision of rounds between a greedy and an easy player.
template <typename Game, typename Visit>
void for_each_advice(int playouts, Visit &&visit, const typename Game::Ruleset &rules = {})
{
    AdvisedSeats<Game, std::remove_reference_t<Visit>> seats(playouts, visit);
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        SingleRound<Game> round(2, 0, rules, Random(seed));
        seats.sit_down_to(round);
        drive(round, seats);
    }
}

template <typename Game>
void expect_legal_plans_best_first()
{
    constexpr int budget = 300;
    NoEvents none;
    for_each_advice<Game>(budget, [&](const auto &state, const Advice<Game> &advice, const auto &) {
        ASSERT_FALSE(advice.plans.empty());
        ASSERT_LT(advice.requested_plan.value(), advice.plans.size());
        EXPECT_EQ(advice.plans.front().points_regret, 0.0);
        EXPECT_EQ(advice.plans.front().worth_behind, 0.0);
        int playouts = 0;
        for (std::size_t plan = 0; plan < advice.plans.size(); ++plan) {
            const RatedPlan<Game> &rated = advice.plans[plan];
            auto after = state;
            for (const auto &action : rated.actions)
                ASSERT_EQ(Game::apply(after, Game::seat_in_turn(state), action, none), Game::Reason::none);
            EXPECT_GE(rated.win_rate, 0.0);
            EXPECT_LE(rated.win_rate, 1.0);
            EXPECT_GE(rated.standard_error, 0.0);
            EXPECT_GT(rated.playouts, 0);
            if (plan > 0) {
                EXPECT_LE(rated.worth, advice.plans[plan - 1].worth + 1e-4) << plan;
            }
            playouts += rated.playouts;
        }
        EXPECT_EQ(advice.playouts, playouts);
        EXPECT_LE(playouts, std::max<int>(budget, 7 * static_cast<int>(advice.plans.size())));
        EXPECT_EQ(advice.plans.front().standard_error, 0.0);
    });
}

/// Under Scoring::count_against the worth of a round is its points, so a difference of worths must equal that of points
/// unless something besides the playouts contributes.
template <typename Game>
void expect_comparison_by_the_playouts_alone()
{
    typename Game::Ruleset rules;
    rules.scoring = decltype(rules.scoring)::count_against;
    for_each_advice<Game>(
        60,
        [](const auto &, const Advice<Game> &advice, const auto &) {
            for (const RatedPlan<Game> &rated : advice.plans)
                EXPECT_NEAR(rated.worth_behind, rated.points_regret, 1e-3);
        },
        rules);
}

/// Expects a legal choice and a plan for each state if the search is canceled before it begins.
template <typename Game>
void expect_answers_when_cancelled(const std::vector<typename Game::State> &states)
{
    std::stop_source stop;
    stop.request_stop();
    Thinking stopped = thinking(1'000'000'000);
    stopped.cancel = stop.get_token();
    typename Game::ActionList legal;
    for (const auto &state : states) {
        const auto seen = Game::observe(state, Game::seat_in_turn(state));
        Game::legal_actions(seen, legal);
        for (const Level level : {Level::medium, Level::hard}) {
            const auto player = make_player<Game>(level, 1);
            EXPECT_LT(player->choose(seen, legal, stopped), legal.size());
        }
        const Advice<Game> advice = make_adviser<Game>(1)->advise(seen, legal, stopped);
        EXPECT_EQ(advice.playouts, 0);
        EXPECT_FALSE(advice.plans.empty());
    }
}

/// Requests a stop after a delay, from its own thread.
class Stopper
{
public:
    explicit Stopper(std::chrono::microseconds after)
        : m_thread([this, after] {
              std::this_thread::sleep_for(after);
              m_stop.request_stop();
          })
    {}

    /// Returns limits that only the stop ends.
    Thinking endless() const
    {
        Thinking endless = thinking(1'000'000'000);
        endless.cancel = m_stop.get_token();
        return endless;
    }

private:
    std::stop_source m_stop;
    std::jthread m_thread;
};

/// Stops the search of each state from another thread, after longer and longer delays until something was played out.
/// Every answer on the way must be legal.
template <typename Game>
void expect_answers_when_stopped_midway(const std::vector<typename Game::State> &states)
{
    NoEvents none;
    typename Game::ActionList legal;
    for (const auto &state : states) {
        const auto seen = Game::observe(state, Game::seat_in_turn(state));
        Game::legal_actions(seen, legal);
        std::chrono::microseconds after{100};
        for (bool has_played = false; !has_played; after *= 2) {
            const Advice<Game> advice = make_adviser<Game>(1)->advise(seen, legal, Stopper(after).endless());
            ASSERT_FALSE(advice.plans.empty());
            for (const RatedPlan<Game> &plan : advice.plans) {
                auto next = state;
                for (const auto &action : plan.actions)
                    ASSERT_EQ(Game::apply(next, seen.seat, action, none), Game::Reason::none);
            }
            has_played = advice.playouts > 0;
        }
        for (const Level level : {Level::medium, Level::hard})
            EXPECT_LT(make_player<Game>(level, 1)->choose(seen, legal, Stopper(after).endless()), legal.size());
    }
}

} // namespace tableside::test
