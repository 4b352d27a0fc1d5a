// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the order of presses that reach the table late.
#include "engine/calls/press_order.h"
#include "engine/calls/call_referee.h"
#include "tests/engine/calls/phone_network.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tableside::calls::test {

namespace {

TimedPress call(int who, Microseconds at_ms, Microseconds uncertainty_ms, Microseconds arrival_ms)
{
    return {who, PressKind::call, at_ms * per_ms, uncertainty_ms * per_ms, arrival_ms * per_ms};
}

TimedPress catching(int who, Microseconds at_ms, Microseconds uncertainty_ms, Microseconds arrival_ms)
{
    return {who, PressKind::catch_seat, at_ms * per_ms, uncertainty_ms * per_ms, arrival_ms * per_ms};
}

/// Returns seats with their ranks, such as "2:1 0:2".
std::string text_of(const std::vector<PlacedPress> &order)
{
    std::string text;
    for (const PlacedPress &placed : order)
        text += (text.empty() ? "" : " ") + std::to_string(placed.press.who) + ":" + std::to_string(placed.place);
    return text;
}

TEST(PressOrderTest, without_phones_nobody_waits)
{
    PressOrder order;
    EXPECT_FALSE(order.next_due(0));
    EXPECT_TRUE(order.tell(0).empty());
    order.add(call(0, 1000, 0, 1000));
    EXPECT_EQ(order.next_due(1000 * per_ms), 1000 * per_ms);
    EXPECT_EQ(text_of(order.tell(1000 * per_ms)), "0:1");
    EXPECT_TRUE(order.is_empty());
    EXPECT_FALSE(order.next_due(1000 * per_ms));
}

TEST(PressOrderTest, waits_for_the_slowest_phone)
{
    PressOrder order;
    order.expect(0, 60 * per_ms, 5 * per_ms);
    order.expect(1, 120 * per_ms, 20 * per_ms);
    order.expect(2, 80 * per_ms, 90 * per_ms);
    order.add(call(0, 1000, 5, 1010));
    EXPECT_EQ(order.next_due(1010 * per_ms), 1175 * per_ms) << "seat 2: 80 ms and the margin of 95 ms";
    EXPECT_TRUE(order.tell(1174 * per_ms).empty());
    order.add(call(2, 1100, 2, 1110));
    EXPECT_EQ(order.next_due(1110 * per_ms), 1145 * per_ms) << "seat 1: 120 ms and the margin of 25 ms";
    order.forget(1);
    EXPECT_EQ(order.next_due(1110 * per_ms), 1110 * per_ms);
    EXPECT_EQ(text_of(order.tell(1110 * per_ms)), "0:1 2:2");
}

TEST(PressOrderTest, waits_for_a_phone_that_never_answers_at_most_300_ms_after_the_first_arrival)
{
    PressOrder order;
    order.expect(1, 10 * per_s, 80 * per_ms);
    order.add(call(0, 1000, 5, 1030));
    order.add(call(2, 990, 5, 1050));
    EXPECT_EQ(order.next_due(1050 * per_ms), 1330 * per_ms);
    EXPECT_TRUE(order.tell(1330 * per_ms - 1).empty());
    EXPECT_EQ(text_of(order.tell(1330 * per_ms)), "2:1 0:1");
}

TEST(PressOrderTest, the_earlier_press_is_first_though_it_arrives_later)
{
    PressOrder order;
    order.expect(0, 100 * per_ms, 5 * per_ms);
    order.expect(1, 100 * per_ms, 5 * per_ms);
    order.add(call(0, 1050, 5, 1055));
    order.add(call(1, 1000, 5, 1090));
    EXPECT_EQ(text_of(order.tell(1090 * per_ms)), "1:1 0:2");
}

TEST(PressOrderTest, ties_are_closer_than_both_uncertainties_and_at_least_15_ms)
{
    PressOrder order;
    for (const auto &[later_ms, uncertainty_ms, text] : {std::tuple{14, 0, "0:1 1:1"},
                                                         {15, 0, "0:1 1:2"},
                                                         {15, 7, "0:1 1:2"},
                                                         {19, 10, "0:1 1:1"},
                                                         {20, 10, "0:1 1:2"}}) {
        order.clear();
        order.add(call(0, 1000, uncertainty_ms, 1000));
        order.add(call(1, 1000 + later_ms, uncertainty_ms, 1001 + later_ms));
        EXPECT_EQ(text_of(order.tell(9000 * per_ms)), text);
    }
}

TEST(PressOrderTest, a_tie_is_one_with_any_earlier_press)
{
    PressOrder order;
    order.add(call(0, 1000, 60, 1100));
    order.add(call(1, 1020, 2, 1100));
    order.add(call(2, 1050, 5, 1100));
    EXPECT_EQ(text_of(order.order()), "0:1 1:1 2:3") << "seat 2 ties with seat 0, but not with seat 1";
}

TEST(PressOrderTest, the_earliest_press_of_a_seat_counts)
{
    PressOrder order;
    order.add(call(0, 1100, 5, 1110));
    order.add(call(0, 1000, 5, 1120));
    order.add(call(0, 1200, 5, 1210));
    ASSERT_EQ(order.order().size(), 1U);
    EXPECT_EQ(order.order()[0].press.at_us, 1000 * per_ms);
    order.add(catching(0, 1300, 5, 1310));
    EXPECT_EQ(order.order().size(), 2U) << "another kind";
}

TEST(PressOrderTest, a_press_after_the_first_was_told_does_not_change_it)
{
    PressOrder order;
    order.add(call(0, 1000, 5, 1005));
    EXPECT_EQ(text_of(order.tell(1005 * per_ms)), "0:1");
    order.add(call(1, 900, 5, 1400));
    EXPECT_EQ(order.order()[0].press.at_us, 1400 * per_ms) << "as of its arrival";
    order.add(call(2, 1001, 20, 1002));
    EXPECT_EQ(order.order()[0].press.at_us, 1025 * per_ms) << "no tie with seat 0";
    order.add(call(3, 1100, 5, 1110));
    EXPECT_EQ(order.order()[1].press.at_us, 1100 * per_ms) << "later anyway";
}

// At the call booth, the presses go on to the referee.
TEST(PressOrderTest, feeds_the_referee_of_the_call_booth_DOS_CALL_2)
{
    const auto verdict = [](Microseconds catch_ms) {
        CallReferee referee;
        referee.mark(0, 0);
        PressOrder order;
        order.add(call(1, catch_ms, 12, 5060));
        order.add(call(0, 5000, 8, 5005));
        for (const PlacedPress &placed : order.tell(5400 * per_ms))
            referee.press(placed.press.who, placed.press.at_us, placed.press.uncertainty_us);
        return referee.judgement().findings().at(0).verdict;
    };
    EXPECT_EQ(verdict(4980), Verdict::caught);
    EXPECT_EQ(verdict(4981), Verdict::tie);
    EXPECT_EQ(verdict(5019), Verdict::tie);
    EXPECT_EQ(verdict(5020), Verdict::called);
}

struct Contest
{
    std::string_view name;
    std::vector<TimedPress> presses;
    std::optional<Verdict> verdict;
    int by = -1;
};

// The exposed seat is 0, since 4 s; the grace period is 1 s.
TEST(CallOrCatchTest, the_first_counts_and_a_tie_catches_nobody_DOS_CALL_2_UNO_CALL_1)
{
    const Contest contests[] = {
        {"nothing", {}, {}},
        {"the call alone", {call(0, 6000, 5, 6005)}, Verdict::called},
        {"a catch alone", {catching(2, 6000, 5, 6005)}, Verdict::caught, 2},
        {"the call first", {call(0, 6000, 5, 6005), catching(1, 6040, 5, 6050)}, Verdict::called, 1},
        {"a catch first", {call(0, 6040, 5, 6045), catching(1, 6000, 5, 6050)}, Verdict::caught, 1},
        {"a tie", {call(0, 6010, 5, 6045), catching(1, 6000, 5, 6050)}, Verdict::tie, 1},
        {"a tie of slow phones", {call(0, 6040, 30, 6045), catching(1, 6000, 30, 6050)}, Verdict::tie, 1},
        {"one tie, one clear catch",
         {call(0, 6040, 5, 6045), catching(1, 6000, 40, 6050), catching(2, 6010, 3, 6050)},
         Verdict::caught,
         2},
        {"two catches", {catching(1, 6000, 5, 6050), catching(2, 6005, 5, 6050)}, Verdict::caught, 1},
        {"a catch in the grace period", {call(0, 6000, 5, 6005), catching(1, 4999, 5, 5004)}, Verdict::called},
        {"a catch at its end", {call(0, 6000, 5, 6005), catching(1, 5000, 5, 5004)}, Verdict::caught, 1},
        {"a call of another seat", {call(3, 6000, 5, 6005), catching(1, 6100, 5, 6105)}, Verdict::caught, 1},
    };
    for (const Contest &contest : contests) {
        for (const GameId game : {GameId::dos, GameId::uno}) {
            SCOPED_TRACE(contest.name);
            PressOrder order;
            for (const TimedPress &press : contest.presses)
                order.add(press);
            const std::optional<Finding> finding = call_or_catch(order.tell(9 * per_s), {0, 4 * per_s},
                                                                 {game, per_s, false});
            ASSERT_EQ(finding.has_value(), contest.verdict.has_value());
            if (finding) {
                EXPECT_EQ(finding->verdict, *contest.verdict);
                EXPECT_EQ(finding->by.value_or(-1), contest.by);
                EXPECT_EQ(finding->draws, *contest.verdict == Verdict::caught ? 2 : 0);
            }
        }
    }
}

TEST(PressOrderTest, does_not_depend_on_the_order_of_adding)
{
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Random random(seed);
        std::vector<TimedPress> presses;
        for (int count = 0; count < 14; ++count) {
            const Microseconds at_ms = 1000 + random.below(60);
            presses.push_back(
                call(static_cast<int>(random.below(10)), at_ms, random.below(40), at_ms + random.below(80)));
        }
        PressOrder order;
        PressOrder shuffled;
        for (PressOrder *each : {&order, &shuffled}) {
            each->expect(11, 130 * per_ms, 20 * per_ms);
            for (const TimedPress &press : presses)
                each->add(press);
            shuffle(presses.data(), presses.size(), random);
        }
        ASSERT_EQ(order.order(), shuffled.order());
        ASSERT_EQ(order.next_due(0), shuffled.next_due(0));
    }
}

// With honest phones and delays that don't stall, the wait is long enough, and the true first is never told to be later.
TEST(PressOrderTest, the_true_first_is_never_behind)
{
    for (std::uint64_t seed = 1; seed <= 1500; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Random random(seed);
        const auto phones = static_cast<int>(2 + random.below(9));
        const Microseconds start_us = static_cast<Microseconds>(20 + random.below(20)) * per_s;
        PressOrder order;
        std::vector<TimedPress> presses;
        int first = 0;
        Microseconds first_us = start_us + per_s;
        for (int who = 0; who < phones; ++who) {
            const auto delay = [&] { return Delay{2 + 30 * random.unit(), 40 * random.unit(), 0, 0, 0}; };
            SimulatedPhone phone({delay(), delay()}, random.next(), 300 * random.unit() - 150);
            phone.run(0, start_us);
            order.expect(who, phone.clock.longest_way_us(start_us), phone.clock.estimate(start_us)->uncertainty_us);
            const Microseconds at_us = start_us + random.below(150'000);
            presses.push_back(phone.press(who, at_us));
            if (at_us < first_us) {
                first = who;
                first_us = at_us;
            }
        }
        std::sort(presses.begin(), presses.end(),
                  [](const TimedPress &one, const TimedPress &other) { return one.arrival_us < other.arrival_us; });
        for (const TimedPress &press : presses) {
            if (order.next_due(press.arrival_us) == press.arrival_us)
                break; // told before this press arrived
            order.add(press);
        }
        const std::vector<PlacedPress> told = order.tell(start_us + per_s);
        ASSERT_TRUE(
            std::any_of(told.begin(), told.end(),
                        [&](const PlacedPress &placed) { return placed.press.who == first && placed.place == 1; }))
            << text_of(told) << ", first " << first;
        // Presses that arrive later are neither first nor tied.
        for (const TimedPress &press : presses) {
            const bool was_told = std::any_of(told.begin(), told.end(),
                                              [&](const PlacedPress &placed) { return placed.press == press; });
            if (!was_told) {
                EXPECT_GE(press.at_us + per_ms, told[0].press.at_us + tie_us);
            }
        }
    }
}

} // namespace

} // namespace tableside::calls::test
