// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the referee of Wild Dumb Fu (UNO-ACT-6).
#include "engine/calls/pose_watch.h"

#include <gtest/gtest.h>

namespace tableside::calls::test {

namespace {

constexpr Microseconds second = 1'000'000;

TEST(PoseWatchTest, several_pose_at_once_UNO_ACT_6)
{
    PoseWatch watch;
    EXPECT_TRUE(watch.begin(2, 0));
    EXPECT_TRUE(watch.begin(0, 4 * second));
    EXPECT_FALSE(watch.begin(2, 5 * second)) << "poses already";
    ASSERT_EQ(watch.poses().size(), 2U);
    EXPECT_EQ(watch.pose_of(2)->held_us(10 * second), 10 * second);
    EXPECT_EQ(watch.pose_of(0)->held_us(10 * second), 6 * second);
    EXPECT_EQ(watch.pose_of(1), nullptr);
}

TEST(PoseWatchTest, a_pose_is_lost_once_UNO_ACT_6)
{
    PoseWatch watch;
    watch.begin(1, second);
    EXPECT_TRUE(watch.moved(1, 8 * second));
    EXPECT_FALSE(watch.moved(1, 9 * second));
    EXPECT_EQ(watch.pose_of(1)->held_us(30 * second), 7 * second) << "the timer stands";
    EXPECT_FALSE(watch.pose_of(1)->is_held());
    EXPECT_EQ(moved_cards, 4);
}

TEST(PoseWatchTest, ends_with_the_turn_UNO_ACT_6)
{
    PoseWatch watch;
    watch.begin(1, 0);
    EXPECT_TRUE(watch.pose_of(1)->is_held());
    EXPECT_TRUE(watch.end(1));
    EXPECT_FALSE(watch.end(1));
    EXPECT_FALSE(watch.moved(1, second)) << "does not pose";
    EXPECT_TRUE(watch.poses().empty());
}

} // namespace

} // namespace tableside::calls::test
