// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Measures how often the table says rightly which phone was pressed first, over simulated Wi-Fi.
// `tableside_phone_fairness [RACES [SEED]]`. In a race all phones press, each the same time after the one before, in a random
// order. A race is right if the first phone is told alone as the first, a tie if it is told among others, and else wrong.
// Then shows what cheating phones gain.
#include "engine/calls/phone_clock.h"
#include "engine/calls/press_order.h"
#include "tests/engine/calls/phone_network.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <numeric>
#include <vector>

using namespace tableside;
using namespace tableside::calls;
using namespace tableside::calls::test;

namespace {

constexpr double largest_drift_ppm = 100;

using WifiOf = Wifi (*)(Random &);

struct Scenario
{
    const char *name;
    WifiOf wifi;
};

double between(Random &random, double low, double high)
{
    return low + (high - low) * random.unit();
}

constexpr Delay usual{2, 6, 4, 0, 0};

const Scenario scenarios[] = {
    {"5 to 80 ms, each message anew",
     [](Random &) {
         return Wifi{{5, 75, 0, 0, 0}, {5, 75, 0, 0, 0}};
     }},
    {"quiet home: 2 to 8 ms, tail 4 ms",
     [](Random &) {
         return Wifi{usual, usual};
     }},
    {"the same, 1 of 30 messages stalls, up to 250 ms",
     [](Random &) {
         Delay stalling = usual;
         stalling.stall_chance = 1.0 / 30;
         stalling.stall = 250;
         return Wifi{stalling, stalling};
     }},
    {"each phone its own 5 to 40 ms each way, tail 5 ms",
     [](Random &random) {
         const double base = between(random, 5, 40);
         return Wifi{{base, 0, 5, 0, 0}, {base, 0, 5, 0, 0}};
     }},
    {"each phone its own 5 to 80 ms each way, tail 5 ms",
     [](Random &random) {
         const double base = between(random, 5, 80);
         return Wifi{{base, 0, 5, 0, 0}, {base, 0, 5, 0, 0}};
     }},
    {"slow up: up 5 to 80 ms anew, down 5 to 20 ms",
     [](Random &) {
         return Wifi{{5, 75, 0, 0, 0}, {5, 15, 0, 0, 0}};
     }},
    {"slow down: down 5 to 80 ms anew, up 5 to 20 ms",
     [](Random &) {
         return Wifi{{5, 15, 0, 0, 0}, {5, 75, 0, 0, 0}};
     }},
    {"half of the phones 40 ms up and 5 down, the others reversed, tail 5 ms",
     [](Random &random) {
         const bool is_up = random.chance(0.5);
         return Wifi{{is_up ? 40.0 : 5.0, 0, 5, 0, 0}, {is_up ? 5.0 : 40.0, 0, 5, 0, 0}};
     }},
};

/// What became of many races.
struct Counts
{
    int races = 0, right = 0, tied = 0, wrong = 0;
    int right_by_arrival = 0;
    std::vector<double> wait_ms; ///< From the first press to the time at which the first is told.

    double share(int count) const { return 100.0 * count / races; }
};

void race(const Scenario &scenario, int phones, Microseconds apart_us, std::uint64_t seed, Counts &counts)
{
    Random random(seed);
    const Microseconds start_us = 3'600'000 * per_ms + static_cast<Microseconds>(random.below(60'000)) * per_ms;
    std::vector<int> turns(static_cast<std::size_t>(phones));
    std::iota(turns.begin(), turns.end(), 0);
    shuffle(turns.data(), turns.size(), random);
    PressOrder order;
    std::vector<TimedPress> presses;
    for (int who = 0; who < phones; ++who) {
        // Phones joined between 2 s and one minute ago; the last half minute counts.
        SimulatedPhone phone(scenario.wifi(random), random.next(),
                             between(random, -largest_drift_ppm, largest_drift_ppm));
        phone.run(start_us - 2000 * per_ms - static_cast<Microseconds>(random.below(58'000)) * per_ms, start_us);
        const auto estimate = phone.clock.estimate(start_us);
        order.expect(who, phone.clock.longest_way_us(start_us), estimate ? estimate->uncertainty_us : 0);
        presses.push_back(phone.press(who, start_us + turns[static_cast<std::size_t>(who)] * apart_us));
    }
    std::ranges::sort(presses, {}, &TimedPress::arrival_us);
    const auto first = static_cast<int>(std::ranges::find(turns, 0) - turns.begin());
    for (const TimedPress &press : presses) {
        const std::optional<Microseconds> due = order.next_due(start_us);
        if (due && *due < press.arrival_us)
            break; // told already
        order.add(press);
    }
    const Microseconds told_us = *order.next_due(presses.front().arrival_us);
    const std::vector<PlacedPress> told = order.tell(told_us);
    const auto is_first = [](const PlacedPress &press) { return press.place == 1; };
    const bool has_first = std::ranges::any_of(
        told, [&](const PlacedPress &press) { return press.press.who == first && press.place == 1; });
    const auto tied = std::ranges::count_if(told, is_first);
    ++counts.races;
    ++(!has_first ? counts.wrong : tied > 1 ? counts.tied : counts.right);
    counts.right_by_arrival += presses.front().who == first ? 1 : 0;
    counts.wait_ms.push_back(static_cast<double>(told_us - start_us) / per_ms);
}

void show(const Scenario &scenario, int races, std::uint64_t seed)
{
    std::printf("%s\n", scenario.name);
    std::printf(
        "  phones  apart ms   right %%    tied %%   wrong %%   by arrival right %%   told after ms: median, 99 %%\n");
    for (const int phones : {2, 4, 10}) {
        for (const int apart : {10, 20, 30, 50, 100}) {
            Counts counts;
            for (int index = 0; index < races; ++index) {
                const auto purpose = static_cast<std::uint64_t>((phones * 1000 + apart) * 1'000'000LL + index);
                race(scenario, phones, apart * per_ms, derived_seed(seed, purpose), counts);
            }
            std::ranges::sort(counts.wait_ms);
            std::printf("  %6d  %8d  %8.2f  %8.2f  %8.2f  %19.2f   %14.0f, %4.0f\n", phones, apart,
                        counts.share(counts.right), counts.share(counts.tied), counts.share(counts.wrong),
                        counts.share(counts.right_by_arrival), counts.wait_ms[counts.wait_ms.size() / 2],
                        counts.wait_ms[counts.wait_ms.size() * 99 / 100]);
        }
    }
}

/// Returns the mean number of milliseconds by which the presses of a cheating phone count too early, less that of an honest
/// one. The phone dates presses back by `claimed_us`, and holds its messages `time` back by `held_us`.
double gain_ms(const Scenario &scenario, Microseconds claimed_us, Microseconds held_us, int presses, std::uint64_t seed)
{
    const auto mean_error = [&](bool cheats) {
        double sum_us = 0;
        for (int index = 0; index < presses; ++index) {
            Random random(derived_seed(seed, static_cast<std::uint64_t>(index)));
            SimulatedPhone phone(scenario.wifi(random), random.next(),
                                 between(random, -largest_drift_ppm, largest_drift_ppm));
            phone.held_back_us = cheats ? held_us : 0;
            const Microseconds at_us = 3'600'000 * per_ms;
            phone.run(at_us - 60'000 * per_ms, at_us);
            sum_us += static_cast<double>(phone.press(0, at_us, cheats ? claimed_us : 0).at_us - at_us);
        }
        return sum_us / presses;
    };
    return (mean_error(false) - mean_error(true)) / per_ms;
}

void show_cheats(int presses, std::uint64_t seed)
{
    std::printf(
        "ms gained by a phone that dates presses back by so many ms, +: and holds its own messages back by 100 ms\n"
        "      20      50     100     500    1900    3000     50+    100+    500+\n");
    for (const Scenario &scenario : scenarios) {
        for (const int claimed : {20, 50, 100, 500, 1900, 3000})
            std::printf("  %6.1f", gain_ms(scenario, claimed * per_ms, 0, presses, seed));
        for (const int claimed : {50, 100, 500})
            std::printf("  %6.1f", gain_ms(scenario, claimed * per_ms, 100 * per_ms, presses, seed));
        std::printf("  %s\n", scenario.name);
    }
}

} // namespace

int main(int argc, char **argv)
{
    const int races = argc > 1 ? std::atoi(argv[1]) : 4000;
    const std::uint64_t seed = argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1;
    for (const Scenario &scenario : scenarios)
        show(scenario, races, seed);
    show_cheats(races / 10, seed);
}
