// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that each character has the traits that the app describes, at every level. temperament_test.cpp measures how
// temperaments act.
#include "engine/players/character.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

namespace tableside::test {

namespace {

using enum Character;

class CharacterTest : public testing::TestWithParam<Level>
{
protected:
    using Trait = std::function<double(Character)>;

    Temperament of(Character character) const { return temperament_of(GetParam(), character); }
    Temperament usual() const { return temperament_of(GetParam()); }

    const Trait forgets = [this](Character character) { return of(character).forgets; };
    const Trait notices = [this](Character character) { return of(character).notices; };
    const Trait reaction = [this](Character character) { return of(character).reaction_median_ms; };
    const Trait flinches = [this](Character character) { return of(character).flinches; };

    static void expect_most(Character one, const Trait &trait)
    {
        for (const Character other : all_characters)
            EXPECT_GE(trait(one), trait(other)) << character_name(one) << ", " << character_name(other);
    }
    static void expect_least(Character one, const Trait &trait)
    {
        expect_most(one, [&](Character character) { return -trait(character); });
    }
};

TEST_P(CharacterTest, has_the_traits_that_the_app_describes)
{
    expect_most(owl, notices);
    EXPECT_GE(of(owl).notices, std::min(1.0, 1.5 * usual().notices));

    expect_least(fox, reaction);
    EXPECT_LE(of(fox).reaction_median_ms, 0.75 * usual().reaction_median_ms);
    EXPECT_GT(of(fox).notices, usual().notices);

    EXPECT_GE(of(bear).reaction_median_ms, 1.25 * usual().reaction_median_ms);
    EXPECT_LT(of(bear).notices, usual().notices);

    expect_most(hare, forgets);
    EXPECT_GE(of(hare).forgets, 0.15) << "however good the level is";
    EXPECT_GE(of(hare).forgets, 2 * usual().forgets);
    EXPECT_LE(of(hare).reaction_median_ms, 0.75 * usual().reaction_median_ms);
    expect_most(hare, flinches);

    expect_least(badger, forgets);
    EXPECT_LE(of(badger).forgets, 0.05);
    EXPECT_EQ(of(badger).reaction_median_ms, usual().reaction_median_ms);

    expect_least(heron, flinches);
    EXPECT_LE(of(heron).flinches, usual().flinches / 2);

    for (const Character hasty : {squirrel, otter}) {
        EXPECT_LT(of(hasty).reaction_median_ms, usual().reaction_median_ms);
        EXPECT_GT(of(hasty).forgets, usual().forgets);
        EXPECT_GT(of(hasty).flinches, usual().flinches);
    }
    for (const Character modest : {hedgehog, frog}) {
        EXPECT_LT(of(modest).notices, 0.75 * usual().notices);
        EXPECT_LT(of(modest).forgets, usual().forgets);
        EXPECT_GT(of(modest).reaction_median_ms, usual().reaction_median_ms);
    }
    expect_least(frog, notices);
    expect_most(frog, reaction);
}

TEST_P(CharacterTest, probabilities_stay_between_0_and_1)
{
    for (const Character character : all_characters) {
        for (const Trait &trait : {forgets, notices, flinches}) {
            EXPECT_GE(trait(character), 0.0) << character_name(character);
            EXPECT_LE(trait(character), 1.0) << character_name(character);
        }
        EXPECT_EQ(of(character).reaction_sigma, usual().reaction_sigma);
        EXPECT_EQ(of(character).errs, usual().errs);
        EXPECT_TRUE(of(character).jumps_in);
    }
}

INSTANTIATE_TEST_SUITE_P(Ai, CharacterTest, testing::ValuesIn(all_levels),
                         [](const auto &row) { return std::string(level_name(row.param)); });

TEST(Character, calls_and_catches_better_at_a_higher_level)
{
    for (const Character character : all_characters) {
        SCOPED_TRACE(character_name(character));
        for (const auto &[low, high] : {std::pair(Level::easy, Level::medium), std::pair(Level::medium, Level::hard)}) {
            const Temperament worse = temperament_of(low, character);
            const Temperament better = temperament_of(high, character);
            EXPECT_GE(worse.forgets, better.forgets);
            EXPECT_LT(worse.notices, better.notices);
            EXPECT_GT(worse.reaction_median_ms, better.reaction_median_ms);
        }
        EXPECT_GT(temperament_of(Level::easy, character).forgets, temperament_of(Level::medium, character).forgets);
    }
}

/// Expects the habit only of these characters: more than 2 points for `most_first`, less than -2 for `least_first`, in
/// decreasing strength; all others have 0.
void expect_leaning(double Style::*habit, const std::vector<Character> &most_first,
                    const std::vector<Character> &least_first)
{
    std::set<Character> leaning;
    const auto expect_order = [&](const std::vector<Character> &order, int sign) {
        double before = 100.0;
        for (const Character character : order) {
            const double leans = sign * style_of(character).*habit;
            EXPECT_GT(leans, 2.0) << character_name(character);
            EXPECT_LT(leans, before) << character_name(character);
            before = leans;
            leaning.insert(character);
        }
    };
    expect_order(most_first, 1);
    expect_order(least_first, -1);
    for (const Character character : all_characters) {
        if (!leaning.contains(character)) {
            EXPECT_EQ(style_of(character).*habit, 0.0) << character_name(character);
        }
    }
}

TEST(Character, has_the_style_that_the_app_describes)
{
    expect_leaning(&Style::wild_card_cost, {bear, squirrel}, {hedgehog});
    expect_leaning(&Style::gambles, {heron}, {badger});
    expect_leaning(&Style::double_match_bonus, {otter}, {});
    expect_leaning(&Style::bluffs, {fox, otter}, {hedgehog, badger});
    for (const Character plain : {owl, hare, frog})
        EXPECT_EQ(style_of(plain), Style{});
}

TEST(Character, character_named_inverts_character_name)
{
    std::set<std::string_view> names;
    for (const Character character : all_characters) {
        EXPECT_EQ(character_named(character_name(character)), character);
        names.insert(character_name(character));
    }
    EXPECT_EQ(names.size(), all_characters.size());
    EXPECT_EQ(character_named("Owl"), std::nullopt);
    EXPECT_EQ(character_named(""), std::nullopt);
}

} // namespace

} // namespace tableside::test
