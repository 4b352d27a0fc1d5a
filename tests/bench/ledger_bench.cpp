// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Benchmarks of score sheets of several lengths: reading CSV tables and books, undo and redo.
#include "engine/score/ledger.h"
#include "engine/score/score_csv.h"
#include "engine/score/score_file.h"

#include <benchmark/benchmark.h>

#include <sstream>
#include <sys/resource.h>

namespace tableside::bench {

namespace {

using namespace tableside::score;

constexpr int seat_count = 4;

std::vector<Player> players(int count)
{
    std::vector<Player> players;
    for (int seat = 0; seat < count; ++seat)
        players.push_back({"player-" + std::to_string(seat), "Player " + std::to_string(seat), "owl", seat});
    return players;
}

void check(bool fits, benchmark::State &state)
{
    if (!fits)
        state.SkipWithError("a fact does not fit");
}

/// Returns a table with a line for each round. If `against`, cards count against their holder, so a line has a hand of every
/// other seat; otherwise only the points of the winner.
std::string table(int seats, int rounds, bool against)
{
    std::string text = "Round";
    for (int seat = 0; seat < seats; ++seat)
        text += ",Player " + std::to_string(seat);
    text += '\n';
    for (int round = 0; round < rounds; ++round) {
        text += std::to_string(round + 1);
        for (int seat = 0; seat < seats; ++seat) {
            const bool is_first = seat == round % seats; // this seat goes out
            text += is_first == against ? ",0" : "," + std::to_string(5 + round % 9);
        }
        text += '\n';
    }
    return text;
}

void read_table(benchmark::State &state, bool against)
{
    const int seats = static_cast<int>(state.range(0));
    const std::string text = table(seats, most_rounds, against);
    for (auto _ : state) {
        const auto csv = read_csv_game(text);
        auto facts = facts_of(*csv, GameId::uno, players(seats), 0);
        Ledger ledger;
        check(facts && !ledger.load(std::move(facts).value()) && ledger.sheet().rounds.size() == most_rounds, state);
        state.counters["facts"] = static_cast<double>(ledger.facts().size());
    }
    rusage usage{}; // The peak is that of the whole program, so this benchmark must be run alone.
    getrusage(RUSAGE_SELF, &usage);
    state.counters["peak_MB"] = static_cast<double>(usage.ru_maxrss) / 1000;
}

/// A score sheet with many rounds.
class LongGame
{
public:
    explicit LongGame(benchmark::State &state) : m_state(state)
    {
        GameStarted start;
        start.target = unknown_target;
        start.players = players(seat_count);
        append(start);
        for (int round = 0; round < static_cast<int>(state.range(0)); ++round) {
            for (int seat = 0; seat < seat_count; ++seat)
                append(hand(round, seat, 3 + seat));
            append(RoundClosed{});
            if (ledger.sheet().stage == Stage::decided)
                append(GameContinued{});
        }
    }

    void append(Statement statement)
    {
        check(ledger.append({++m_at_ms, std::move(statement)}) == Refusal::none, m_state);
    }

    /// Returns the fact about a seat in a round: it went out, or its hand. The seats go out in turn.
    static Statement hand(int round, int seat, int points)
    {
        const PlayerId player = "player-" + std::to_string(seat);
        return seat == round % seat_count ? Statement(WentOut{round, player})
                                          : HandEntered{round, player, Entry{{}, {points}}};
    }

    Ledger ledger;

private:
    benchmark::State &m_state;
    std::int64_t m_at_ms = 0;
};

/// Measures undo and redo of one fact. Starts with a fresh copy of the ledger before it has the largest number of facts.
void undo_and_redo(benchmark::State &state, const Statement &statement)
{
    LongGame game(state);
    game.append(statement);
    const Ledger full = game.ledger;
    for (auto _ : state) {
        if (game.ledger.facts().size() + 2 > most_facts) {
            state.PauseTiming();
            game.ledger = full;
            state.ResumeTiming();
        }
        game.append(Undone{});
        game.append(Redone{});
    }
}

/// Measures reading a book with one game, which ends with 100 times undo and redo.
void read_a_book(benchmark::State &state)
{
    LongGame game(state);
    for (int pair = 0; pair < 100; ++pair) {
        game.append(Undone{});
        game.append(Redone{});
    }
    std::ostringstream book;
    write_book(book, {{}, {{"g1", game.ledger.facts()}}});
    for (auto _ : state) {
        std::istringstream stream(book.str());
        check(static_cast<bool>(read_book(stream)), state);
    }
    state.counters["KB"] = static_cast<double>(book.str().size()) / 1000;
}

void lengths(benchmark::internal::Benchmark *bench)
{
    bench->ArgName("rounds")->Arg(100)->Arg(1000)->Arg(most_rounds)->Unit(benchmark::kMicrosecond);
}

BENCHMARK_CAPTURE(read_table, winners_points, false)
    ->Name("score_csv_winners_points")
    ->ArgName("seats")
    ->Arg(4)
    ->Arg(20)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(read_table, hands, true)
    ->Name("score_csv_hands")
    ->ArgName("seats")
    ->Arg(4)
    ->Arg(20)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(undo_and_redo, note, Noted{"a note", ""})->Name("score_undo_redo_at_the_end")->Apply(lengths);
BENCHMARK_CAPTURE(undo_and_redo, correction, LongGame::hand(0, 1, 9))
    ->Name("score_undo_redo_of_the_first_round")
    ->Apply(lengths);
BENCHMARK_CAPTURE(undo_and_redo, removal, RoundRemoved{0})->Name("score_undo_redo_of_a_removal")->Apply(lengths);
BENCHMARK_CAPTURE(undo_and_redo, newcomer, PlayerJoined{{"new", "New", "", 0}, 0})
    ->Name("score_undo_redo_of_a_newcomer")
    ->Apply(lengths);
BENCHMARK(read_a_book)->Name("score_book_with_undos")->ArgName("rounds")->Arg(400)->Unit(benchmark::kMillisecond);

} // namespace

} // namespace tableside::bench
