// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures random rounds under two revisions of the rules in turns, so that a busy machine slows both. See
// script/compare-rounds.
#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

using Pass = long(bool is_uno, int seats, std::uint64_t seed, int rounds, std::uint64_t &trace);
Pass pass_before;
Pass pass_now;

namespace {

constexpr int rounds_per_pass = 300;

double processor_ns()
{
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

/// The measurements of one revision.
struct Side
{
    Pass *pass;
    std::vector<double> ns_per_action{};
    std::uint64_t trace = 0;
    double actions_per_round = 0;

    void play(bool is_uno, int seats, std::uint64_t seed)
    {
        const double begun = processor_ns();
        const auto actions = static_cast<double>(pass(is_uno, seats, seed, rounds_per_pass, trace));
        ns_per_action.push_back((processor_ns() - begun) / actions);
        actions_per_round = actions / rounds_per_pass;
    }
};

double part(std::vector<double> values, double of_all)
{
    std::ranges::sort(values);
    return values[static_cast<std::size_t>(of_all * static_cast<double>(values.size() - 1))];
}

void compare(bool is_uno, int seats, int passes)
{
    Side before{pass_before};
    Side now{pass_now};
    std::vector<double> ratios;
    for (int index = 0; index < passes; ++index) {
        const auto seed = static_cast<std::uint64_t>(index) * rounds_per_pass;
        Side &first = index % 2 == 0 ? before : now;
        Side &second = index % 2 == 0 ? now : before;
        first.play(is_uno, seats, seed);
        second.play(is_uno, seats, seed);
        ratios.push_back(now.ns_per_action.back() / before.ns_per_action.back());
    }
    std::printf(
        "%-3s %2d seats   now/before %.3f (%.3f to %.3f)   ns per action, all in: best %.1f and %.1f, median %.1f "
        "and %.1f%s\n",
        is_uno ? "UNO" : "DOS", seats, part(ratios, 0.5), part(ratios, 0.25), part(ratios, 0.75),
        part(now.ns_per_action, 0), part(before.ns_per_action, 0), part(now.ns_per_action, 0.5),
        part(before.ns_per_action, 0.5), now.trace == before.trace ? "" : "   (other rounds)");
}

} // namespace

int main(int argc, char **argv)
{
    const int passes = argc > 1 ? std::atoi(argv[1]) : 1000;
    for (const int seats : {2, 4})
        compare(false, seats, passes);
    for (const int seats : {2, 4, 10})
        compare(true, seats, passes);
}
