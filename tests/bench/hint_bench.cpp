// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures how often a hint can compare its play with the next best one, and how long it thinks, for the decisions of the first
// seat in rounds between greedy players. `tableside_hint_bench GAME SEATS HINTS [PLAYOUTS]`; the default is the app's number
// of playouts.
#include "app/table/advice/judgement.h"
#include "app/table/advice/round_adviser.h"
#include "engine/core/game_list.h"
#include "engine/dos/game.h"
#include "engine/match/match.h"
#include "engine/uno/game.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <vector>

using namespace tableside;

namespace {

double cpu_ms()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) * 1e-6;
}

/// The number of hints, and of hints without a comparison for each cause.
struct Counts
{
    int hints = 0;
    int alone = 0;          ///< The position has only one plan.
    int unseen = 0;         ///< No other plan has as many playouts as the best one.
    int unclear = 0;        ///< The results don't show which of the two plans is better.
    std::vector<double> ms; ///< The CPU time of each hint, in milliseconds.
};

template <typename Game>
void hint(const Match<Game> &match, const std::vector<typename Game::Event> &events, int playouts, Counts &counts)
{
    const auto seen = match.observe(0);
    typename Game::ActionList legal;
    Game::legal_actions(seen, legal);
    if (legal.size() < 2)
        return;
    const double before = cpu_ms();
    const auto adviser = makeRoundAdviser<Game>(7, counts.hints, events);
    const Advice<Game> advice = adviser->advise(seen, legal, {{}, playouts, {}});
    counts.ms.push_back(cpu_ms() - before);
    ++counts.hints;
    const auto other = comparedPlan(advice);
    if (advice.plans.size() < 2)
        ++counts.alone;
    else if (!other)
        ++counts.unseen;
    else if (!behindTheBest(advice, *other).isKnown())
        ++counts.unclear;
}

/// Plays a round and takes a hint for each decision of the first seat.
template <typename Game>
void hints_of_round(int seats, std::uint64_t seed, int hints, int playouts, Counts &counts)
{
    Match<Game> match(seats, typename Game::Ruleset{}, seed);
    typename Game::EventList happened;
    std::vector<typename Game::Event> events;
    const auto note = [&] {
        for (const typename Game::Event &event : happened.take())
            events.push_back(seen_by(event, 0));
    };
    match.start_round(happened);
    note();
    std::vector<std::unique_ptr<Player<Game>>> players;
    for (int seat = 0; seat < seats; ++seat)
        players.push_back(make_player<Game>(Level::greedy, derived_seed(seed, static_cast<std::uint64_t>(seat))));
    while (match.phase() == MatchPhase::playing && counts.hints < hints) {
        const int seat = Game::seat_in_turn(match.state());
        if (seat == 0)
            hint(match, events, playouts, counts);
        const auto seen = match.observe(seat);
        typename Game::ActionList legal;
        Game::legal_actions(seen, legal);
        match.apply(seat, legal[players[static_cast<std::size_t>(seat)]->choose(seen, legal, {})], happened);
        note();
    }
}

template <typename Game>
int run(int seats, int hints, int playouts)
{
    if (seats < Game::fewest_seats || seats > Game::most_seats)
        return 2;
    Counts counts;
    for (std::uint64_t seed = 1; counts.hints < hints; ++seed)
        hints_of_round<Game>(seats, seed, hints, playouts, counts);
    std::ranges::sort(counts.ms);
    const auto at = [&](std::size_t percent) { return counts.ms[(counts.ms.size() - 1) * percent / 100]; };
    const auto percent = [&](int count) { return 100.0 * count / counts.hints; };
    std::printf(
        "%s, %d seats, %d playouts: of %d hints without a comparison: one plan alone %.0f %%, not seen often enough "
        "%.0f %%, not clear %.0f %%; CPU median %.0f ms, 90 %% under %.0f, longest %.0f\n",
        Game::name.data(), seats, playouts, counts.hints, percent(counts.alone), percent(counts.unseen),
        percent(counts.unclear), at(50), at(90), counts.ms.back());
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    const auto game = argc >= 4 ? game_named(argv[1]) : std::nullopt;
    if (!game) {
        std::fprintf(stderr, "tableside_hint_bench dos|uno SEATS HINTS [PLAYOUTS]\n");
        return 2;
    }
    const int seats = std::atoi(argv[2]);
    const int hints = std::max(1, std::atoi(argv[3]));
    const int playouts = argc > 4 ? std::atoi(argv[4]) : playoutsOfJudgement(*game, seats);
    return with_game(*game, [&]<typename Game>() { return run<Game>(seats, hints, playouts); });
}
