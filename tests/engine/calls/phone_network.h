// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Phones over simulated Wi-Fi, for tests and the benchmark of the fairness of calls. All randomness comes from seeds.
#pragma once

#include "engine/calls/phone_clock.h"
#include "engine/calls/press_order.h"
#include "engine/core/random.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace tableside::calls::test {

inline constexpr Microseconds per_ms = 1000;
inline constexpr Microseconds per_s = 1'000'000;

/// The delay of messages in one direction, in milliseconds: `base`, plus a uniform part up to `spread`, plus an
/// exponential part with the mean `tail`. With the probability `stall_chance`, up to `stall` comes on top.
struct Delay
{
    double base = 0;
    double spread = 0;
    double tail = 0;
    double stall_chance = 0;
    double stall = 0;

    Microseconds draw(Random &random) const
    {
        double ms = base + spread * random.unit() - tail * std::log(1 - random.unit());
        if (random.chance(stall_chance))
            ms += stall * random.unit();
        return std::llround(ms * 1000);
    }
};

/// The Wi-Fi of one phone.
struct Wifi
{
    Delay up; ///< From the finger or the page to the table.
    Delay down;
};

/// A phone whose page follows app/phones/PROTOCOL.md. All times passed in are the table's.
class SimulatedPhone
{
public:
    static constexpr int samples_at_joining = 8;
    static constexpr Microseconds sample_every_us = 2'000'000;

    SimulatedPhone(const Wifi &wifi, std::uint64_t seed, double drift_ppm = 0)
        : m_wifi(wifi), m_random(seed), m_drift_ppm(drift_ppm)
    {
        m_ahead_us = static_cast<Microseconds>(m_random.next() % 4'000'000'000'000) - 2'000'000'000'000;
        m_resolution_us = m_random.chance(0.5) ? 100 : 1000;
    }

    /// Returns what the phone's clock shows, rounded down as browsers do.
    Microseconds shown(Microseconds now_us) const
    {
        const Microseconds exact = now_us + m_ahead_us + std::llround(static_cast<double>(now_us) * m_drift_ppm / 1e6);
        return exact - ((exact % m_resolution_us) + m_resolution_us) % m_resolution_us;
    }
    /// Moves the phone's clock, backwards if `by_us` is negative, as a sleep does.
    void jump(Microseconds by_us) { m_ahead_us += by_us; }

    /// Sends a message `time`, but not before `held_back_us`. Returns when its answer has arrived.
    Microseconds sample(Microseconds now_us)
    {
        const Microseconds arrival_us = now_us + held_back_us + m_wifi.up.draw(m_random);
        clock.received({shown(now_us), m_heard}, arrival_us);
        const Microseconds heard_us = arrival_us + m_wifi.down.draw(m_random);
        m_heard = TimeReport::Heard{arrival_us, shown(heard_us)};
        return heard_us;
    }
    /// Sends the messages at joining and then one each 2 s, before the time `until_us`.
    void run(Microseconds now_us, Microseconds until_us)
    {
        for (int index = 0; index < samples_at_joining; ++index)
            now_us = sample(now_us);
        for (now_us += sample_every_us; now_us < until_us - sample_every_us / 10; now_us += sample_every_us)
            sample(now_us);
    }

    /// Returns a press as the table sees it. The phone dates it back by `claimed_earlier_us` if it cheats.
    TimedPress press(int who, Microseconds at_us, Microseconds claimed_earlier_us = 0)
    {
        const Microseconds arrival_us = at_us + m_wifi.up.draw(m_random);
        const PressTime time = clock.press_time(shown(at_us) - claimed_earlier_us, arrival_us);
        return {who, PressKind::call, time.at_us, time.uncertainty_us, arrival_us};
    }

    PhoneClock clock;
    Microseconds held_back_us = 0; ///< How long a cheating phone keeps its messages `time`, to pretend a slow way up.

private:
    Wifi m_wifi;
    Random m_random;
    double m_drift_ppm = 0;
    Microseconds m_ahead_us = 0;
    Microseconds m_resolution_us = 100;
    std::optional<TimeReport::Heard> m_heard;
};

} // namespace tableside::calls::test
