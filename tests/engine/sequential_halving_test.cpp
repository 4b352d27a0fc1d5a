// Sequential halving by itself, with arms whose worth is known.
#include "ai/sequential_halving.h"

#include "core/random.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace tableside::test {

namespace {

constexpr std::size_t arm_count = 9;

TEST(SequentialHalving, finds_the_best_arm)
{
    SequentialHalving halving;
    const std::vector<double> bias(arm_count, 0.0);
    int found = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed);
        halving.run(bias, 2000, [&](int, auto arms, auto rewards) {
            for (std::size_t place = 0; place < arms.size(); ++place)
                rewards[place] = random.chance(arms[place] == 4 ? 0.6 : 0.4) ? 1.0 : 0.0;
            return true;
        });
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
            halving.run(std::vector<double>(arms, 0.0), budget, [&](int, auto running, auto rewards) {
                std::fill(rewards.begin(), rewards.end(), 0.0);
                pulls += static_cast<int>(running.size());
                return true;
            });
            const int least = std::max<int>(budget, static_cast<int>(6 * arms)); // every stage has a world at least
            EXPECT_LE(pulls, least) << arms << " arms, " << budget;
            EXPECT_GT(pulls, std::min(budget, least) / 2) << arms << " arms, " << budget;
            EXPECT_EQ(halving.ranking().size(), arms);
        }
    }
}

TEST(SequentialHalving, pulls_the_arms_of_a_stage_in_the_same_worlds)
{
    SequentialHalving halving;
    int next_world = 0;
    std::size_t running_before = arm_count;
    halving.run(std::vector<double>(arm_count, 0.0), 500, [&](int world, auto arms, auto rewards) {
        EXPECT_EQ(world, next_world++);
        EXPECT_LE(arms.size(), running_before);
        EXPECT_EQ(std::set<std::size_t>(arms.begin(), arms.end()).size(), arms.size());
        running_before = arms.size();
        for (std::size_t place = 0; place < arms.size(); ++place)
            rewards[place] = static_cast<double>(arms[place]);
        return true;
    });
    EXPECT_EQ(running_before, 2U);
    EXPECT_EQ(halving.ranking().front(), arm_count - 1);
}

TEST(SequentialHalving, the_luck_of_the_worlds_cancels_out)
{
    SequentialHalving halving;
    Random random(3);
    halving.run(std::vector<double>(arm_count, 0.0), 900, [&](int, auto arms, auto rewards) {
        const double luck = 100.0 * random.unit();
        for (std::size_t place = 0; place < arms.size(); ++place)
            rewards[place] = luck + static_cast<double>(arms[place]);
        return true;
    });
    const double best = halving.mean(arm_count - 1);
    for (std::size_t arm = 0; arm < arm_count; ++arm) {
        EXPECT_EQ(halving.ranking()[arm], arm_count - 1 - arm);
        EXPECT_NEAR(best - halving.mean(arm), static_cast<double>(arm_count - 1 - arm), 1e-4);
        EXPECT_NEAR(halving.standard_error(arm), 0.0, 1e-2);
    }
}

TEST(SequentialHalving, standard_error_is_that_of_the_difference)
{
    SequentialHalving halving;
    halving.run(std::vector<double>(2, 0.0), 800, [&](int world, auto arms, auto rewards) {
        for (std::size_t place = 0; place < arms.size(); ++place)
            rewards[place] = arms[place] == 0 ? 5.0 : world % 2 == 0 ? 0.0 : 2.0;
        return true;
    });
    EXPECT_EQ(halving.pulls(1), 400);
    EXPECT_NEAR(halving.standard_error(1), 1.0 / std::sqrt(399.0), 1e-4); // values 0 and 2: deviation 1
}

TEST(SequentialHalving, keeps_the_arm_that_it_is_told_to)
{
    SequentialHalving halving;
    halving.run(std::vector<double>(arm_count, 0.0), 900, [&](int, auto arms, auto rewards) {
        EXPECT_EQ(std::count(arms.begin(), arms.end(), std::size_t{0}), 1);
        for (std::size_t place = 0; place < arms.size(); ++place)
            rewards[place] = static_cast<double>(arms[place]);
        return true;
    }, 0);
    EXPECT_EQ(halving.ranking().front(), arm_count - 1);
    EXPECT_EQ(halving.pulls(0), halving.pulls(arm_count - 1));
}

TEST(SequentialHalving, biases_are_added)
{
    SequentialHalving halving;
    std::vector<double> bias(arm_count, 0.0);
    bias[3] = 0.5;
    halving.run(bias, 100, [&](int, auto, auto rewards) {
        std::fill(rewards.begin(), rewards.end(), 1.0);
        return true;
    });
    EXPECT_EQ(halving.ranking().front(), 3U);
    EXPECT_NEAR(halving.mean(3), 1.5, 1e-6);
    EXPECT_NEAR(halving.mean(0), 1.0, 1e-6);
}

TEST(SequentialHalving, broken_off_it_answers_by_what_it_has)
{
    for (const int worlds : {0, 1, 5}) {
        SequentialHalving halving;
        halving.run(std::vector<double>(arm_count, 0.0), 1'000'000, [&](int world, auto arms, auto rewards) {
            for (std::size_t place = 0; place < arms.size(); ++place)
                rewards[place] = arms[place] == 6 ? 1.0 : 0.0;
            return world < worlds;
        });
        EXPECT_EQ(halving.ranking().front(), worlds == 0 ? 0U : 6U);
        EXPECT_EQ(halving.pulls(6), worlds);
    }
}

} // namespace

} // namespace tableside::test
