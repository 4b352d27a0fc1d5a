// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures how soon a search answers after another thread has requested a stop, in CPU time of the searching thread, which
// doesn't include waiting for other threads. README.md has the results.
#include "engine/dos/ai/levels.h"
#include "engine/match/match_driver.h"
#include "tests/engine/support/single_round.h"
#include "engine/uno/ai/levels.h"

#include <benchmark/benchmark.h>

#include <pthread.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <stop_token>
#include <thread>
#include <vector>

namespace tableside::bench {

namespace {

double milliseconds_of(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return 1e3 * static_cast<double>(time.tv_sec) + 1e-6 * static_cast<double>(time.tv_nsec);
}

/// A position in which the seat in turn has a choice, with the events of the round that this seat saw.
template <typename Game>
struct Question
{
    std::vector<typename Game::Event> seen_events;
    typename Game::State state;
};

/// Returns the largest position: half the deck is in the row, and the rest in two hands.
Question<dos::Game> huge_dos()
{
    auto deck = dos::sorted_deck();
    Random random(1);
    shuffle(deck.data(), deck.size(), random);
    Question<dos::Game> question;
    question.state.table.seats = 2;
    question.state.table.row_count = dos::deck_size / 2;
    std::copy_n(deck.begin(), dos::deck_size / 2, question.state.table.cards.begin());
    for (std::size_t index = dos::deck_size / 2; index < deck.size(); ++index)
        question.state.hands[index % 9 == 0].add(deck[index]);
    return question;
}

/// Returns the largest position: all cards except the top card are in two hands, and the draw pile is empty.
Question<uno::Game> huge_uno()
{
    auto deck = uno::sorted_deck();
    Random random(1);
    shuffle(deck.data(), deck.size(), random);
    std::swap(deck.front(), *std::ranges::find_if(deck, [](uno::Card card) { return !card.is_wild(); }));
    Question<uno::Game> question;
    question.state.table.seats = 2;
    question.state.table.cards.front() = deck.front();
    question.state.table.discard_count = 1;
    question.state.table.color = deck.front().color();
    for (std::size_t index = 1; index < deck.size(); ++index)
        question.state.hands[index % 2].add(deck[index]);
    return question;
}

/// Seats that play at random until seat 0 has a choice at least `turns` turns after the deal or after the last reshuffle.
template <typename Game>
class AskedSeats : public DriverSeats<Game>
{
public:
    AskedSeats(int turns, const Random &random) : m_turns(turns), m_random(random) {}

    std::optional<std::size_t> choose_from(const typename Game::State &state, const typename Game::ActionList &legal)
    {
        if (m_begun >= m_turns && Game::seat_in_turn(state) == 0 && legal.size() > 1) {
            question.state = state;
            return std::nullopt;
        }
        return m_random.below(static_cast<std::uint32_t>(legal.size()));
    }
    void on_events(const std::vector<typename Game::Event> &events)
    {
        for (const auto &event : events) {
            question.seen_events.push_back(Game::seen_by(event, 0));
            m_begun += std::holds_alternative<typename Game::TurnStarted>(event);
            if (std::holds_alternative<typename Game::Reshuffled>(event))
                m_begun = 0;
        }
    }

    Question<Game> question;

private:
    int m_turns;
    Random m_random;
    int m_begun = 0;
};

/// Returns the position from the first random round that reaches it.
template <typename Game>
Question<Game> after_turns(int seats, int turns)
{
    for (std::uint64_t seed = 1;; ++seed) {
        SingleRound<Game> round(seats, 0, {}, Random(seed));
        AskedSeats<Game> asked(turns, Random(seed));
        if (MatchDriver<Game, AskedSeats<Game>, SingleRound<Game>>(round, asked).play() == RoundEnd::given_up)
            return std::move(asked.question);
    }
}

/// Measures the time from the stop to the answer. The player is new, so it must first process all events of the round. The stop
/// is requested at different times within the first 6 ms, while the belief is prepared or during playouts.
template <typename Game>
void stop_to_answer(benchmark::State &bench, const Question<Game> &question)
{
    constexpr std::chrono::microseconds longest_thought{6000};
    const auto seen = Game::observe(question.state, question.state.table.turn);
    typename Game::ActionList legal;
    Game::legal_actions(seen, legal);
    clockid_t thinker{};
    pthread_getcpuclockid(pthread_self(), &thinker);
    std::vector<double> times;
    for (auto _ : bench) {
        const auto player = make_player<Game>(Level::hard, 1);
        for (const auto &event : question.seen_events)
            player->watch(event);
        std::stop_source stop;
        const Thinking thinking{stop.get_token(), 1'000'000'000};
        double stopped = 0.0;
        std::jthread stopper([&, after = longest_thought * (times.size() % 97) / 97] {
            std::this_thread::sleep_for(after);
            stopped = milliseconds_of(thinker);
            stop.request_stop();
        });
        benchmark::DoNotOptimize(player->choose(seen, legal, thinking));
        const double answered = milliseconds_of(thinker);
        stopper.join();
        times.push_back(answered - stopped);
        bench.SetIterationTime(times.back() / 1e3);
    }
    std::ranges::sort(times);
    bench.counters["p99_ms"] = times[times.size() * 99 / 100];
    bench.counters["worst_ms"] = times.back();
}

constexpr int enough = 1000;

void setup(benchmark::internal::Benchmark *bench)
{
    bench->UseManualTime()->Iterations(enough)->Unit(benchmark::kMillisecond);
}

void stop_huge_dos(benchmark::State &bench)
{
    stop_to_answer(bench, huge_dos());
}
void stop_huge_uno(benchmark::State &bench)
{
    stop_to_answer(bench, huge_uno());
}

template <typename Game>
void stop_after_turns(benchmark::State &bench)
{
    stop_to_answer(bench, after_turns<Game>(static_cast<int>(bench.range(0)), static_cast<int>(bench.range(1))));
}

BENCHMARK(stop_huge_dos)->Apply(setup);
BENCHMARK(stop_huge_uno)->Apply(setup);
BENCHMARK(stop_after_turns<dos::Game>)
    ->Name("stop_dos_after_turns")
    ->ArgNames({"seats", "turns"})
    ->Args({2, 5})
    ->Args({2, 40})
    ->Args({4, 5})
    ->Args({4, 60})
    ->Apply(setup);
BENCHMARK(stop_after_turns<uno::Game>)
    ->Name("stop_uno_after_turns")
    ->ArgNames({"seats", "turns"})
    ->Args({2, 5})
    ->Args({2, 60})
    ->Args({10, 5})
    ->Args({10, 60})
    ->Apply(setup);

} // namespace

} // namespace tableside::bench
