// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the clock of a phone as the table estimates it.
#include "engine/calls/phone_clock.h"
#include "tests/engine/calls/phone_network.h"

#include <gtest/gtest.h>

#include <limits>

namespace tableside::calls::test {

namespace {

/// A clock that is `ahead_us` ahead of the table's and has made round trips with 10 ms each way, the last at 9 s.
PhoneClock steady_clock(Microseconds ahead_us)
{
    PhoneClock clock;
    std::optional<TimeReport::Heard> heard;
    for (Microseconds now = per_s; now < 10 * per_s; now += per_s) {
        const Microseconds arrival = now + 10 * per_ms;
        clock.received({now + ahead_us, heard}, arrival);
        heard = TimeReport::Heard{arrival, arrival + 10 * per_ms + ahead_us};
    }
    return clock;
}

TEST(PhoneClockTest, milliseconds_of_a_phone_are_converted_or_refused)
{
    EXPECT_EQ(microseconds_of(1.5), 1500);
    EXPECT_EQ(microseconds_of(-0.0004), 0);
    EXPECT_EQ(microseconds_of(1.7e12), 1'700'000'000'000'000);
    EXPECT_FALSE(microseconds_of(1.1e14));
    EXPECT_FALSE(microseconds_of(-1e300));
    EXPECT_FALSE(microseconds_of(std::numeric_limits<double>::quiet_NaN()));
    EXPECT_FALSE(microseconds_of(std::numeric_limits<double>::infinity()));
}

TEST(PhoneClockTest, a_phone_without_a_round_trip_counts_as_of_arrival)
{
    PhoneClock clock;
    const PressTime as_of_arrival{5 * per_s, 0, PressDate::arrival};
    EXPECT_EQ(clock.press_time(4990 * per_ms, 5 * per_s), as_of_arrival);
    clock.received({7 * per_s, {}}, 3 * per_s); // no answer has been heard yet
    EXPECT_FALSE(clock.estimate(5 * per_s));
    EXPECT_EQ(clock.press_time(8990 * per_ms, 5 * per_s), as_of_arrival);
    EXPECT_EQ(clock.longest_way_us(5 * per_s), 0);
}

TEST(PhoneClockTest, a_steady_network_gives_the_middle)
{
    const PhoneClock clock = steady_clock(-700 * per_s);
    const auto estimate = clock.estimate(9 * per_s);
    ASSERT_TRUE(estimate);
    EXPECT_NEAR(static_cast<double>(estimate->ahead_us + 700 * per_s), 0, per_ms);
    EXPECT_NEAR(static_cast<double>(estimate->uncertainty_us), 10.0 * per_ms, per_ms);
    const PressTime press = clock.press_time(-691 * per_s, 9010 * per_ms);
    EXPECT_EQ(press.date, PressDate::phone);
    EXPECT_NEAR(static_cast<double>(press.at_us), 9.0 * per_s, per_ms);
}

TEST(PhoneClockTest, the_fastest_ways_may_be_of_different_trips)
{
    PhoneClock clock;
    clock.received({0, {}}, 2 * per_ms);                                                      // 2 ms up
    clock.received({50 * per_ms, TimeReport::Heard{2 * per_ms, 42 * per_ms}}, 90 * per_ms);   // 40 ms down, 40 ms up
    clock.received({93 * per_ms, TimeReport::Heard{90 * per_ms, 92 * per_ms}}, 133 * per_ms); // 2 ms down, 40 ms up
    EXPECT_NEAR(static_cast<double>(clock.estimate(133 * per_ms)->uncertainty_us), 2.0 * per_ms, 100.0);
}

TEST(PhoneClockTest, a_press_in_the_future_counts_as_of_arrival)
{
    const PhoneClock clock = steady_clock(0);
    const PressTime press = clock.press_time(9100 * per_ms, 9010 * per_ms);
    EXPECT_EQ(press.date, PressDate::arrival);
    EXPECT_EQ(press.at_us, 9010 * per_ms);
    EXPECT_EQ(press.uncertainty_us, clock.estimate(9010 * per_ms)->uncertainty_us);
    // Dated at its arrival: possible if the way down was slow and the way up was not.
    EXPECT_EQ(clock.press_time(9010 * per_ms, 9010 * per_ms).date, PressDate::phone);
    EXPECT_LE(clock.press_time(9010 * per_ms, 9010 * per_ms).at_us, 9010 * per_ms);
}

TEST(PhoneClockTest, a_press_more_than_two_seconds_back_counts_as_of_arrival)
{
    const PhoneClock clock = steady_clock(0);
    EXPECT_EQ(clock.press_time(6 * per_s, 9 * per_s).date, PressDate::arrival);
    EXPECT_EQ(clock.press_time(6 * per_s, 9 * per_s).at_us, 9 * per_s);
    EXPECT_EQ(clock.press_time(7001 * per_ms, 9 * per_s).date, PressDate::limit);
    EXPECT_EQ(clock.press_time(std::nullopt, 9 * per_s).date, PressDate::arrival);
    for (const Microseconds extreme :
         {std::numeric_limits<Microseconds>::max(), std::numeric_limits<Microseconds>::min()})
        EXPECT_EQ(clock.press_time(extreme, 9 * per_s).date, PressDate::arrival);
}

TEST(PhoneClockTest, a_press_dated_back_gains_no_more_than_a_stall)
{
    const PhoneClock clock = steady_clock(0);
    const PressTime honest = clock.press_time(9 * per_s, 9010 * per_ms);
    const PressTime early = clock.press_time(8 * per_s, 9010 * per_ms);
    EXPECT_EQ(early.date, PressDate::limit);
    EXPECT_EQ(early.at_us, 9010 * per_ms - clock.longest_way_us(9010 * per_ms));
    EXPECT_LE(honest.at_us - early.at_us, PhoneClock::stall_us + per_ms);
    EXPECT_LE(early.uncertainty_us, 11 * per_ms) << "a press dated back must not tie with everything";
}

TEST(PhoneClockTest, holding_messages_back_gains_a_bounded_time)
{
    for (const Microseconds held : {20 * per_ms, 200 * per_ms, 5 * per_s}) {
        for (const Microseconds claimed : {20 * per_ms, 100 * per_ms, 500 * per_ms, 1900 * per_ms}) {
            SimulatedPhone phone({{5, 5, 0, 0, 0}, {5, 5, 0, 0, 0}}, 7);
            phone.held_back_us = held;
            phone.run(0, 60 * per_s);
            const TimedPress press = phone.press(0, 60 * per_s, claimed);
            EXPECT_GE(press.at_us, press.arrival_us - PhoneClock::longest_way_limit_us);
            EXPECT_LE(press.uncertainty_us, PhoneClock::largest_uncertainty_us);
        }
    }
}

TEST(PhoneClockTest, answers_that_were_not_sent_or_not_yet_heard_are_ignored)
{
    PhoneClock clock;
    clock.received({0, {}}, 10 * per_ms);
    clock.received({100 * per_ms, TimeReport::Heard{11 * per_ms, 20 * per_ms}}, 110 * per_ms); // 11 ms was never sent
    EXPECT_FALSE(clock.estimate(110 * per_ms));
    clock.received({200 * per_ms, TimeReport::Heard{110 * per_ms, 201 * per_ms}},
                   210 * per_ms); // heard after it was sent
    EXPECT_FALSE(clock.estimate(210 * per_ms));
    clock.received({300 * per_ms, TimeReport::Heard{210 * per_ms, 100 * per_ms}},
                   310 * per_ms); // kept longer than the table measured
    EXPECT_FALSE(clock.estimate(310 * per_ms));
    clock.received({400 * per_ms, TimeReport::Heard{310 * per_ms, 320 * per_ms}}, 410 * per_ms);
    EXPECT_TRUE(clock.estimate(410 * per_ms));
    const auto before = clock.estimate(410 * per_ms);
    clock.received({500 * per_ms, TimeReport::Heard{310 * per_ms, 312 * per_ms}},
                   510 * per_ms); // the same answer again
    EXPECT_EQ(clock.estimate(410 * per_ms)->uncertainty_us, before->uncertainty_us);
}

TEST(PhoneClockTest, messages_that_arrive_in_the_wrong_order_do_no_harm)
{
    PhoneClock clock;
    clock.received({0, {}}, 10 * per_ms);
    clock.received({40 * per_ms, TimeReport::Heard{10 * per_ms, 20 * per_ms}}, 50 * per_ms);
    clock.received({30 * per_ms, {}}, 70 * per_ms); // sent before the last one
    const auto estimate = clock.estimate(70 * per_ms);
    ASSERT_TRUE(estimate);
    EXPECT_NEAR(static_cast<double>(estimate->ahead_us), 0, static_cast<double>(estimate->uncertainty_us));
}

class JumpTest : public testing::TestWithParam<Microseconds>
{};

// A clock stops while the phone sleeps, and is set when the phone synchronizes it.
TEST_P(JumpTest, the_clock_is_right_again_two_messages_later)
{
    SimulatedPhone phone({{5, 10, 0, 0, 0}, {5, 10, 0, 0, 0}}, 3);
    phone.run(0, 30 * per_s);
    phone.jump(GetParam());
    for (int press = 0; press < 2; ++press) {
        const TimedPress before = phone.press(0, 30 * per_s);
        EXPECT_LE(before.at_us, before.arrival_us);
        EXPECT_GE(before.at_us, before.arrival_us - PhoneClock::longest_way_limit_us);
        phone.sample((31 + press) * per_s);
    }
    const TimedPress press = phone.press(0, 33 * per_s);
    EXPECT_LE(std::abs(press.at_us - 33 * per_s), press.uncertainty_us + per_ms);
    EXPECT_LE(press.uncertainty_us, 20 * per_ms);
}

INSTANTIATE_TEST_SUITE_P(jumps, JumpTest,
                         testing::Values(-3600 * per_s, -10 * per_s, -1500 * per_ms, -200 * per_ms, 200 * per_ms,
                                         1500 * per_ms, 10 * per_s, 3600 * per_s));

TEST(PhoneClockTest, the_uncertainty_of_a_silent_phone_grows_up_to_its_limit)
{
    const PhoneClock clock = steady_clock(0);
    EXPECT_NEAR(
        static_cast<double>(clock.estimate(69 * per_s)->uncertainty_us - clock.estimate(9 * per_s)->uncertainty_us),
        60.0 * PhoneClock::drift_us_per_s, per_ms);
    EXPECT_EQ(clock.estimate(36'000 * per_s)->uncertainty_us, PhoneClock::largest_uncertainty_us);
}

// Without cheating, the error of every press is within its uncertainty, whatever delays and drift.
TEST(PhoneClockTest, the_error_of_honest_presses_is_within_the_uncertainty)
{
    for (std::uint64_t seed = 1; seed <= 2000; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Random random(seed);
        const auto delay = [&] { return Delay{2 + 20 * random.unit(), 40 * random.unit(), 5 * random.unit(), 0, 0}; };
        const double drift_ppm = (2 * random.unit() - 1) * 0.95 * PhoneClock::drift_us_per_s;
        SimulatedPhone phone({delay(), delay()}, random.next(), drift_ppm);
        const Microseconds at_us = static_cast<Microseconds>(2 + random.below(100)) * per_s + random.below(999'999);
        phone.run(0, at_us);
        const TimedPress press = phone.press(0, at_us);
        ASSERT_LE(press.at_us, press.arrival_us);
        ASSERT_GE(press.at_us, press.arrival_us - phone.clock.longest_way_us(press.arrival_us));
        if (press.at_us != press.arrival_us - phone.clock.longest_way_us(press.arrival_us)) {
            ASSERT_LE(std::abs(press.at_us - at_us), press.uncertainty_us + per_ms); // 1 ms: the clock's resolution
        }
    }
}

// Whatever a phone sends, its press is within the limits.
TEST(PhoneClockTest, nonsense_stays_within_the_limits)
{
    for (std::uint64_t seed = 1; seed <= 500; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Random random(seed);
        const auto claim = [&](Microseconds now_us) {
            if (random.chance(0.1))
                return static_cast<Microseconds>(random.next()); // any 64 bits
            return now_us + static_cast<Microseconds>(random.below(400'000)) - 200'000;
        };
        PhoneClock clock;
        std::vector<Microseconds> answers{0};
        for (Microseconds now_us = per_s; now_us < 20 * per_s; now_us += random.below(900'000)) {
            const Microseconds answer = answers[random.below(static_cast<std::uint32_t>(answers.size()))];
            clock.received(
                {claim(now_us), TimeReport::Heard{random.chance(0.8) ? answer : claim(now_us), claim(now_us)}}, now_us);
            answers.push_back(now_us);
            const PressTime press = clock.press_time(claim(now_us), now_us);
            ASSERT_LE(press.at_us, now_us);
            ASSERT_GE(press.at_us, now_us - PhoneClock::longest_way_limit_us);
            ASSERT_GE(press.uncertainty_us, 0);
            ASSERT_LE(press.uncertainty_us, PhoneClock::largest_uncertainty_us);
            ASSERT_LE(now_us - press.at_us, clock.longest_way_us(now_us));
        }
    }
}

} // namespace

} // namespace tableside::calls::test
