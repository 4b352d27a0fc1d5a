// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of sequential halving with arms of known value.
#include "engine/search/sequential_halving.h"

#include "engine/core/random.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace tableside::test {

namespace {

constexpr std::size_t arm_count = 9;

using Priors = std::vector<SequentialHalving::Prior>;

/// Runs an evaluation in which an arm earns reward_of(sample, arm) and each pull costs 1. `check(sample, arms)` is called before.
void run(SequentialHalving &halving, const Priors &priors, int budget, auto reward_of, auto check,
         std::size_t kept = SequentialHalving::no_arm)
{
    halving.run(
        priors, budget,
        [&](int sample, auto arms, auto rewards) {
            check(sample, arms);
            for (std::size_t place = 0; place < arms.size(); ++place)
                rewards[place] = reward_of(sample, arms[place]);
            return static_cast<int>(arms.size());
        },
        kept);
}

void run(SequentialHalving &halving, const Priors &priors, int budget, auto reward_of)
{
    run(halving, priors, budget, reward_of, [](int, auto) {});
}

double number_of(int, std::size_t arm)
{
    return static_cast<double>(arm);
}

TEST(SequentialHalving, finds_the_best_arm)
{
    SequentialHalving halving;
    int found = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed);
        run(halving, Priors(arm_count), 2000,
            [&](int, std::size_t arm) { return random.chance(arm == 4 ? 0.6 : 0.4) ? 1.0 : 0.0; });
        found += halving.ranking().front() == 4;
    }
    EXPECT_GT(found, 190);
}

TEST(SequentialHalving, spends_no_more_than_its_budget)
{
    for (std::size_t arms = 1; arms < 40; ++arms) {
        for (const int budget : {static_cast<int>(arms), 100, 1000}) {
            SequentialHalving halving;
            int pulls = 0;
            run(halving, Priors(arms), budget, [&](int, std::size_t) { return 0.0 * ++pulls; });
            const int least = std::max<int>(budget,
                                            static_cast<int>(6 * arms)); // every stage has at least one determinization
            EXPECT_LE(pulls, least) << arms << " arms, " << budget;
            EXPECT_GT(pulls, std::min(budget, least) / 2) << arms << " arms, " << budget;
            EXPECT_EQ(halving.ranking().size(), arms);
        }
    }
}

TEST(SequentialHalving, spends_its_budget_in_the_unit_of_its_caller)
{
    constexpr int budget = 6000;
    for (const int price : {1, 3, 20, 100}) {
        SequentialHalving halving;
        int spent = 0;
        halving.run(Priors(arm_count), budget, [&](int sample, auto arms, auto rewards) {
            std::fill(rewards.begin(), rewards.end(), 0.0);
            const int taken = price * static_cast<int>(arms.size())
                * (1 + sample % 2); // some determinizations cost more
            spent += taken;
            return taken;
        });
        EXPECT_GT(spent, budget * 2 / 3) << "price " << price;
        EXPECT_LE(spent, budget + 2 * price * static_cast<int>(arm_count)) << "price " << price;
    }
}

TEST(SequentialHalving, pulls_the_arms_of_a_stage_in_the_same_determinizations)
{
    SequentialHalving halving;
    int next_world = 0;
    std::size_t running_before = arm_count;
    run(halving, Priors(arm_count), 500, number_of, [&](int sample, auto arms) {
        EXPECT_EQ(sample, next_world++);
        EXPECT_LE(arms.size(), running_before);
        EXPECT_EQ(std::set<std::size_t>(arms.begin(), arms.end()).size(), arms.size());
        running_before = arms.size();
    });
    EXPECT_EQ(running_before, 2U);
    EXPECT_EQ(halving.ranking().front(), arm_count - 1);
}

TEST(SequentialHalving, the_luck_of_determinizations_cancels_out)
{
    SequentialHalving halving;
    Random random(3);
    double luck = 0.0;
    run(
        halving, Priors(arm_count), 900, [&](int, std::size_t arm) { return luck + static_cast<double>(arm); },
        [&](int, auto) { luck = 100.0 * random.unit(); });
    const double best = halving.mean(arm_count - 1);
    for (std::size_t arm = 0; arm < arm_count; ++arm) {
        EXPECT_EQ(halving.ranking()[arm], arm_count - 1 - arm);
        EXPECT_NEAR(best - halving.mean(arm), static_cast<double>(arm_count - 1 - arm), 1e-4);
        EXPECT_NEAR(halving.behind(arm).standard_error(), 0.0, 1e-2);
    }
}

TEST(SequentialHalving, standard_error_is_that_of_the_difference)
{
    SequentialHalving halving;
    run(halving, Priors(2), 800, [](int sample, std::size_t arm) {
        return arm == 0 ? 5.0 : sample % 2 == 0 ? 0.0 : 2.0;
    });
    EXPECT_EQ(halving.pulls(1), 400);
    // for the values 0 and 2 the deviation is 1
    EXPECT_NEAR(halving.behind(1).standard_error(), 1.0 / std::sqrt(399.0), 1e-4);
}

TEST(SequentialHalving, never_drops_the_kept_arm)
{
    SequentialHalving halving;
    run(
        halving, Priors(arm_count), 900, number_of,
        [](int, auto arms) { EXPECT_EQ(std::count(arms.begin(), arms.end(), std::size_t{0}), 1); }, 0);
    EXPECT_EQ(halving.ranking().front(), arm_count - 1);
    EXPECT_EQ(halving.pulls(0), halving.pulls(arm_count - 1));
}

TEST(SequentialHalving, no_dropped_arm_ranks_above_the_best)
{
    SequentialHalving halving;
    bool is_early = true;
    run(
        halving, Priors(arm_count), 900,
        [&](int, std::size_t arm) { return arm > 0 ? static_cast<double>(arm)
                                        : is_early ? -1.0
                                                   : 100.0; },
        [&](int, auto arms) { is_early = arms.size() == arm_count; }, 0);
    EXPECT_EQ(halving.ranking().front(), 0U);
    for (std::size_t arm = 1; arm < arm_count; ++arm)
        EXPECT_LE(halving.mean(arm), halving.mean(0)) << "arm " << arm;
}

TEST(SequentialHalving, biases_are_added)
{
    SequentialHalving halving;
    Priors priors(arm_count);
    priors[3].bias = 0.5;
    run(halving, priors, 100, [](int, std::size_t) { return 1.0; });
    EXPECT_EQ(halving.ranking().front(), 3U);
    EXPECT_NEAR(halving.mean(3), 1.5, 1e-6);
    EXPECT_NEAR(halving.mean(0), 1.0, 1e-6);
}

TEST(SequentialHalving, prior_reward_counts_less_with_more_pulls_and_not_in_the_distance)
{
    const auto reward_of = [](int, std::size_t arm) { return arm == 1 ? 1.5 : 1.0; };
    SequentialHalving halving;
    Priors priors(2);
    priors[1].prior_reward = -20.0;
    for (const auto &[budget, best] : {std::pair(20, 0U), std::pair(2000, 1U)}) {
        run(halving, priors, budget, reward_of);
        EXPECT_EQ(halving.ranking().front(), best);
        EXPECT_NEAR(halving.mean(1), 1.5 - 20.0 / halving.pulls(1), 1e-6);
    }
    priors[0].bias = 3.0;
    run(halving, priors, 20, reward_of);
    EXPECT_EQ(halving.ranking().front(), 0U);
    EXPECT_EQ(halving.behind(0).mean(), 0.0);
    EXPECT_NEAR(halving.behind(1).mean(), -0.5, 1e-6);
}

TEST(SequentialHalving, a_stopped_run_ranks_by_the_rewards_so_far)
{
    for (const int worlds : {0, 1, 5}) {
        SequentialHalving halving;
        halving.run(Priors(arm_count), 1'000'000, [&](int sample, auto arms, auto rewards) {
            for (std::size_t place = 0; place < arms.size(); ++place)
                rewards[place] = arms[place] == 6 ? 1.0 : 0.0;
            return sample < worlds ? static_cast<int>(arms.size()) : 0;
        });
        EXPECT_EQ(halving.ranking().front(), worlds == 0 ? 0U : 6U);
        EXPECT_EQ(halving.pulls(6), worlds);
    }
}

} // namespace

} // namespace tableside::test
