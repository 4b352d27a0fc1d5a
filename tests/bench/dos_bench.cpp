// How fast DOS is: whole random rounds, and the parts that a search does most. See README.md for figures.
#include "ai/dos_greedy.h"
#include "core/random.h"
#include "dos/rules.h"

#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

namespace {

using namespace tableside;
using namespace tableside::dos;

/// One random round; the number of its actions.
int play_random_round(int seats, std::uint64_t seed, ActionList &legal, auto &&visit)
{
    NoEvents none;
    Random random(seed);
    State state = deal(seats, 0, {}, Random(random.next()), none);
    int actions = 0;
    for (; !state.is_over(); ++actions) {
        legal_actions(state, legal);
        const Action &action = legal[random.below(static_cast<std::uint32_t>(legal.size()))];
        visit(state, action);
        apply(state, state.table.turn, action, none);
    }
    return actions;
}

struct Step
{
    State state;
    Action action;
};

/// Many more than a branch predictor can learn by heart.
constexpr std::size_t step_count = 20'000;

/// Positions of random rounds in the order of play.
std::vector<Step> recorded_steps(int seats, std::size_t at_least)
{
    std::vector<Step> steps;
    ActionList legal;
    const auto record = [&](const State &state, const Action &action) { steps.push_back({state, action}); };
    for (std::uint64_t seed = 1; steps.size() < at_least; ++seed)
        play_random_round(seats, seed, legal, record);
    return steps;
}

void random_rounds(benchmark::State &bench)
{
    const int seats = static_cast<int>(bench.range(0));
    ActionList legal;
    std::uint64_t seed = 0;
    std::int64_t actions = 0;
    for (auto _ : bench)
        actions += play_random_round(seats, ++seed, legal, [](const State &, const Action &) {});
    bench.counters["rounds/s"] = benchmark::Counter(static_cast<double>(seed), benchmark::Counter::kIsRate);
    bench.counters["actions/round"] = static_cast<double>(actions) / static_cast<double>(seed);
    bench.counters["per_action"] = benchmark::Counter(static_cast<double>(actions),
                                                      benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(random_rounds)->ArgName("seats")->DenseRange(2, 4);

void list_legal_actions(benchmark::State &bench)
{
    const std::vector<Step> steps = recorded_steps(static_cast<int>(bench.range(0)), step_count);
    ActionList legal;
    std::size_t next = 0;
    std::size_t listed = 0;
    for (auto _ : bench) {
        legal_actions(steps[next].state, legal);
        benchmark::DoNotOptimize(legal.data());
        listed += legal.size();
        next = next + 1 == steps.size() ? 0 : next + 1;
    }
    bench.counters["legal"] = benchmark::Counter(static_cast<double>(listed), benchmark::Counter::kAvgIterations);
}
BENCHMARK(list_legal_actions)->ArgName("seats")->DenseRange(2, 4);

/// Plays recorded rounds again; the state is copied once a round.
void apply_actions(benchmark::State &bench)
{
    const std::vector<Step> steps = recorded_steps(static_cast<int>(bench.range(0)), step_count);
    NoEvents none;
    State state = steps.front().state;
    std::size_t next = 0;
    for (auto _ : bench) {
        if (next == steps.size())
            next = 0;
        if (next == 0 || state.is_over())
            state = steps[next].state;
        benchmark::DoNotOptimize(apply(state, state.table.turn, steps[next].action, none));
        ++next;
    }
}
BENCHMARK(apply_actions)->ArgName("seats")->DenseRange(2, 4);

void copy_state(benchmark::State &bench)
{
    const std::vector<Step> steps = recorded_steps(2, 64);
    std::size_t next = 0;
    for (auto _ : bench) {
        State copy = steps[next].state;
        benchmark::DoNotOptimize(copy);
        next = (next + 1) % 64;
    }
    bench.counters["bytes"] = sizeof(State);
}
BENCHMARK(copy_state);

void observe_state(benchmark::State &bench)
{
    const std::vector<Step> steps = recorded_steps(4, 64);
    for (auto _ : bench)
        benchmark::DoNotOptimize(observe(steps[7].state, 1));
    bench.counters["bytes"] = sizeof(Observation);
}
BENCHMARK(observe_state);

void greedy_decision(benchmark::State &bench)
{
    const std::vector<Step> steps = recorded_steps(static_cast<int>(bench.range(0)), step_count);
    std::vector<Observation> seen;
    std::vector<ActionList> legal(steps.size());
    for (std::size_t index = 0; index < steps.size(); ++index) {
        seen.push_back(observe(steps[index].state, steps[index].state.table.turn));
        legal_actions(seen.back(), legal[index]);
    }
    GreedyPlayer greedy;
    std::size_t next = 0;
    for (auto _ : bench) {
        benchmark::DoNotOptimize(greedy.choose(seen[next], legal[next], {}));
        next = next + 1 == steps.size() ? 0 : next + 1;
    }
}
BENCHMARK(greedy_decision)->ArgName("seats")->DenseRange(2, 4);

/// The worst there is: half the deck in the row, half in one hand.
void greedy_decision_in_a_huge_position(benchmark::State &bench)
{
    auto deck = sorted_deck();
    Random random(1);
    shuffle(deck.data(), deck.size(), random);
    Observation seen;
    seen.table.seats = 2;
    std::copy_n(deck.begin(), deck_size / 2, seen.table.cards.begin());
    seen.table.row_count = deck_size / 2;
    std::for_each(deck.begin() + deck_size / 2, deck.end(), [&](Card card) { seen.hand.add(card); });
    ActionList legal;
    legal_actions(seen, legal);
    GreedyPlayer greedy;
    for (auto _ : bench)
        benchmark::DoNotOptimize(greedy.choose(seen, legal, {}));
    bench.counters["legal"] = static_cast<double>(legal.size());
}
BENCHMARK(greedy_decision_in_a_huge_position)->Unit(benchmark::kMicrosecond);

} // namespace
