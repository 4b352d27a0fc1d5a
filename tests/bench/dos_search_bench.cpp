// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Benchmarks of the search of DOS and its parts, in positions of greedy rounds in which a seat has a choice. README.md has the
// results.
#include "engine/dos/ai/belief.h"
#include "engine/dos/ai/levels.h"
#include "engine/dos/ai/rollout_policy.h"
#include "engine/match/match_driver.h"
#include "tests/engine/support/single_round.h"

#include <benchmark/benchmark.h>

#include <vector>

namespace {

using namespace tableside;
using namespace tableside::dos;

/// A position in which seat 0 has a choice, with the events of the round that seat 0 saw.
struct Question
{
    std::vector<Event> seen_events;
    State state;
};

/// Greedy seats that record the questions of seat 0.
class QuestionedSeats : public DriverSeats<Game>
{
public:
    QuestionedSeats(const SingleRound<Game> &round, std::vector<Question> &questions)
        : m_round(round), m_questions(questions)
    {}

    std::size_t choose(const Observation &seen, const ActionList &legal)
    {
        if (seen.seat == 0 && legal.size() > 1)
            m_questions.push_back({m_seen_events, m_round.state()});
        return m_greedy->choose(seen, legal, {});
    }
    void on_events(const std::vector<Event> &events)
    {
        for (const Event &event : events)
            m_seen_events.push_back(seen_by(event, 0));
    }

private:
    const SingleRound<Game> &m_round;
    std::vector<Question> &m_questions;
    std::vector<Event> m_seen_events;
    std::unique_ptr<Player<Game>> m_greedy = make_player<Game>(Level::greedy, 0);
};

std::vector<Question> recorded_questions(int seats, std::size_t at_least)
{
    std::vector<Question> questions;
    for (std::uint64_t seed = 1; questions.size() < at_least; ++seed) {
        SingleRound<Game> round(seats, 0, {}, Random(seed));
        QuestionedSeats questioned(round, questions);
        MatchDriver<Game, QuestionedSeats, SingleRound<Game>>(round, questioned).play();
    }
    return questions;
}

void find_greedy_turns(benchmark::State &bench)
{
    const auto questions = recorded_questions(static_cast<int>(bench.range(0)), 500);
    std::size_t next = 0;
    for (auto _ : bench) {
        const State &state = questions[next].state;
        benchmark::DoNotOptimize(greedy_turns(state.table.row(), state.hands[0]));
        next = next + 1 == questions.size() ? 0 : next + 1;
    }
}
BENCHMARK(find_greedy_turns)->ArgName("seats")->DenseRange(2, 4);

/// Measures how long a new belief takes to prepare for a position, with all events of the round so far.
void prepare_belief(benchmark::State &bench)
{
    const auto questions = recorded_questions(static_cast<int>(bench.range(0)), 200);
    Random random(1);
    std::size_t next = 0;
    for (auto _ : bench) {
        bench.PauseTiming();
        Belief belief;
        for (const Event &event : questions[next].seen_events)
            belief.watch(event);
        bench.ResumeTiming();
        belief.prepare(observe(questions[next].state, 0), random);
        next = next + 1 == questions.size() ? 0 : next + 1;
    }
}
BENCHMARK(prepare_belief)->ArgName("seats")->DenseRange(2, 4)->Unit(benchmark::kMicrosecond);

/// Measures a determinization. Like a search, takes many determinizations (200) of one position before the next.
void draw_determinization(benchmark::State &bench)
{
    const auto questions = recorded_questions(static_cast<int>(bench.range(0)), 50);
    Random random(1);
    std::vector<Belief> beliefs(questions.size());
    for (std::size_t index = 0; index < questions.size(); ++index) {
        for (const Event &event : questions[index].seen_events)
            beliefs[index].watch(event);
        beliefs[index].prepare(observe(questions[index].state, 0), random);
    }
    std::int64_t drawn = 0;
    for (auto _ : bench)
        benchmark::DoNotOptimize(beliefs[static_cast<std::size_t>(drawn++ / 200) % beliefs.size()].draw(random));
}
BENCHMARK(draw_determinization)->ArgName("seats")->DenseRange(2, 4);

/// Measures whole decisions: plans, belief, determinizations, and playouts to the end of the round.
void search_playouts(benchmark::State &bench)
{
    const auto questions = recorded_questions(static_cast<int>(bench.range(0)), 200);
    const auto adviser = make_adviser<Game>(1);
    ActionList legal;
    Thinking thinking;
    thinking.playouts = 2000;
    std::size_t next = 0;
    std::int64_t playouts = 0;
    for (auto _ : bench) {
        const Observation seen = observe(questions[next].state, 0);
        legal_actions(seen, legal);
        for (const Event &event : questions[next].seen_events)
            adviser->watch(event);
        playouts += adviser->advise(seen, legal, thinking).playouts;
        next = next + 1 == questions.size() ? 0 : next + 1;
    }
    bench.counters["playouts/s"] = benchmark::Counter(static_cast<double>(playouts), benchmark::Counter::kIsRate);
}
BENCHMARK(search_playouts)->ArgName("seats")->DenseRange(2, 4)->Unit(benchmark::kMillisecond);

} // namespace
