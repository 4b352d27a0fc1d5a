// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of temperaments: frequencies and delays, within the tolerance of chance for a fixed seed.
#include "engine/players/temperament.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <vector>

namespace tableside::test {

namespace {

constexpr int tries = 20000;

/// Returns five standard deviations of a frequency.
double tolerance(double probability)
{
    return 5 * std::sqrt(probability * (1 - probability) / tries) + 1e-9;
}

class TemperamentTest : public testing::TestWithParam<Level>
{
protected:
    Temperament temperament = temperament_of(GetParam());
    Random random{17};
};

TEST_P(TemperamentTest, forgets_and_notices_with_its_probabilities_and_stays_within_the_limits_at_any_pace)
{
    temperament.reaction_median_ms *= 2.5; // more than the factor of the slowest character, 1.6
    constexpr int slowest_ms = 1700;
    for (const int grace_ms : {0, 1000, 5000}) {
        int called = 0;
        int caught = 0;
        for (int count = 0; count < tries; ++count) {
            if (const auto delay = call_delay(temperament, random, slowest_ms)) {
                ++called;
                ASSERT_LE(*delay, slowest_ms);
            }
            if (const auto delay = catch_delay(temperament, grace_ms, random, slowest_ms)) {
                ++caught;
                ASSERT_GE(*delay, grace_ms + human_reaction_ms) << "a person has time to call";
                ASSERT_LE(*delay, grace_ms + slowest_ms);
            }
        }
        EXPECT_NEAR(1.0 * called / tries, 1.0 - temperament.forgets, tolerance(temperament.forgets));
        EXPECT_NEAR(1.0 * caught / tries, temperament.notices, tolerance(temperament.notices));
    }
}

TEST_P(TemperamentTest, reacts_around_its_median)
{
    std::vector<int> times;
    for (int count = 0; count < tries; ++count)
        times.push_back(reaction_ms(temperament.reaction_median_ms, temperament.reaction_sigma, random));
    std::ranges::sort(times);
    const double median = times[times.size() / 2];
    EXPECT_NEAR(median, temperament.reaction_median_ms, 0.03 * temperament.reaction_median_ms);
    // A log-normal distribution has 84.13 % of its values below the median times e^sigma (one standard deviation).
    const double upper = times[static_cast<std::size_t>(0.8413 * tries)];
    EXPECT_NEAR(std::log(upper / median), temperament.reaction_sigma, 0.03);
    EXPECT_GE(times.front(), 0);
    EXPECT_LE(times.back(), slowest_reaction_ms);
}

INSTANTIATE_TEST_SUITE_P(Ai, TemperamentTest, testing::ValuesIn(all_levels),
                         [](const auto &row) { return std::string(level_name(row.param)); });

TEST(Temperament, higher_levels_forget_and_err_less)
{
    EXPECT_EQ(temperament_of(Level::easy).forgets, 0.25);
    EXPECT_EQ(temperament_of(Level::easy).notices, 0.25);
    EXPECT_EQ(temperament_of(Level::random).forgets, 0.25);
    EXPECT_EQ(temperament_of(Level::greedy).forgets, 0.08);
    EXPECT_EQ(temperament_of(Level::greedy).notices, 0.60);
    EXPECT_GT(temperament_of(Level::easy).errs, temperament_of(Level::greedy).errs);
    EXPECT_GT(temperament_of(Level::greedy).errs, temperament_of(Level::hard).errs);
    EXPECT_GT(temperament_of(Level::hard).errs, 0.0);
}

} // namespace

} // namespace tableside::test
