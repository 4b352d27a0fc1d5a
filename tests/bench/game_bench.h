// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Benchmarks of a game's rules: whole random rounds, and the operations that a search does most. Templates over a game, which
// dos_bench.cpp and uno_bench.cpp register; README.md has the results.
#pragma once

#include "engine/players/levels.h"
#include "random_round.h"

#include <benchmark/benchmark.h>

#include <vector>

namespace tableside::bench {

/// A position and the action that was chosen in it.
template <typename Game>
struct Step
{
    typename Game::State state;
    typename Game::Action action;
};

/// The number of recorded steps: many more than a branch predictor can memorize.
inline constexpr std::size_t step_count = 20'000;

/// Returns at least `at_least` steps of random rounds in the order of play.
template <typename Game>
std::vector<Step<Game>> recorded_steps(int seats, std::size_t at_least)
{
    std::vector<Step<Game>> steps;
    const auto record = [&](const auto &state, const auto &action) { steps.push_back({state, action}); };
    RandomRounds<Game, decltype(record)> rounds(seats, record);
    for (std::uint64_t seed = 1; steps.size() < at_least; ++seed)
        rounds.play(seed);
    return steps;
}

template <typename Game>
void random_rounds(benchmark::State &bench)
{
    const int seats = static_cast<int>(bench.range(0));
    const auto ignore = [](const auto &, const auto &) {};
    RandomRounds<Game, decltype(ignore)> rounds(seats, ignore);
    std::uint64_t seed = 0;
    std::int64_t actions = 0;
    for (auto _ : bench)
        actions += rounds.play(++seed);
    bench.counters["rounds/s"] = benchmark::Counter(static_cast<double>(seed), benchmark::Counter::kIsRate);
    bench.counters["actions/round"] = static_cast<double>(actions) / static_cast<double>(seed);
    bench.counters["per_action"] = benchmark::Counter(static_cast<double>(actions),
                                                      benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}

template <typename Game>
void list_legal_actions(benchmark::State &bench)
{
    const auto steps = recorded_steps<Game>(static_cast<int>(bench.range(0)), step_count);
    typename Game::ActionList legal;
    std::size_t next = 0;
    std::size_t listed = 0;
    for (auto _ : bench) {
        Game::legal_actions(steps[next].state, legal);
        benchmark::DoNotOptimize(legal.data());
        listed += legal.size();
        next = next + 1 == steps.size() ? 0 : next + 1;
    }
    bench.counters["legal"] = benchmark::Counter(static_cast<double>(listed), benchmark::Counter::kAvgIterations);
}

/// Replays recorded rounds; one iteration is a call of first(state) and one action. The state is copied only once per round.
template <typename Game>
void replay_rounds(benchmark::State &bench, auto &&first)
{
    const auto steps = recorded_steps<Game>(static_cast<int>(bench.range(0)), step_count);
    NoEvents none;
    typename Game::State state = steps.front().state;
    std::size_t next = 0;
    for (auto _ : bench) {
        if (next == steps.size())
            next = 0;
        if (next == 0 || state.is_over())
            state = steps[next].state;
        first(state);
        benchmark::DoNotOptimize(Game::apply(state, state.table.turn, steps[next].action, none));
        ++next;
    }
}

template <typename Game>
void apply_actions(benchmark::State &bench)
{
    replay_rounds<Game>(bench, [](const auto &) {});
}

/// Measures listing the legal actions and applying one of them.
template <typename Game>
void list_and_apply(benchmark::State &bench)
{
    typename Game::ActionList legal;
    replay_rounds<Game>(bench, [&](const typename Game::State &state) {
        Game::legal_actions(state, legal);
        benchmark::DoNotOptimize(legal.data());
    });
}

template <typename Game>
void copy_state(benchmark::State &bench)
{
    const auto steps = recorded_steps<Game>(2, 64);
    std::size_t next = 0;
    for (auto _ : bench) {
        typename Game::State copy = steps[next].state;
        benchmark::DoNotOptimize(copy);
        next = (next + 1) % 64;
    }
    bench.counters["bytes"] = sizeof(typename Game::State);
}

template <typename Game>
void observe_state(benchmark::State &bench)
{
    const auto steps = recorded_steps<Game>(4, 64);
    for (auto _ : bench)
        benchmark::DoNotOptimize(Game::observe(steps[7].state, 1));
    bench.counters["bytes"] = sizeof(typename Game::Observation);
}

template <typename Game>
void greedy_decision(benchmark::State &bench)
{
    const auto steps = recorded_steps<Game>(static_cast<int>(bench.range(0)), step_count);
    std::vector<typename Game::Observation> seen;
    std::vector<typename Game::ActionList> legal(steps.size());
    for (std::size_t index = 0; index < steps.size(); ++index) {
        seen.push_back(Game::observe(steps[index].state, steps[index].state.table.turn));
        Game::legal_actions(seen.back(), legal[index]);
    }
    const auto greedy = make_player<Game>(Level::greedy, 1);
    std::size_t next = 0;
    for (auto _ : bench) {
        benchmark::DoNotOptimize(greedy->choose(seen[next], legal[next], {}));
        next = next + 1 == steps.size() ? 0 : next + 1;
    }
}

} // namespace tableside::bench
