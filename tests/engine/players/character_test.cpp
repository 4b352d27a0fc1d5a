// Characters: how each departs from the temperament of every level, measured as temperaments are, and what of its
// style there is.
#include "engine/players/character.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <set>
#include <tuple>
#include <vector>

namespace tableside::test {

namespace {

constexpr int tries = 20000;

/// Five standard deviations of a frequency.
double tolerance(double probability)
{
    return 5 * std::sqrt(probability * (1 - probability) / tries) + 1e-9;
}

/// What `temperament` does in so many tries.
struct Measured
{
    double forgets = 0.0;
    double notices = 0.0;
    double reaction_median_ms = 0.0;
};

Measured measure(const Temperament &temperament)
{
    constexpr int grace_ms = 1000;
    Random random(23);
    Measured measured;
    std::vector<int> reactions;
    for (int count = 0; count < tries; ++count) {
        measured.forgets += call_delay(temperament, random) ? 0 : 1;
        measured.notices += catch_delay(temperament, grace_ms, random) ? 1 : 0;
        reactions.push_back(reaction_ms(temperament.reaction_median_ms, temperament.reaction_sigma, random));
    }
    std::ranges::nth_element(reactions, reactions.begin() + tries / 2);
    measured.reaction_median_ms = reactions[tries / 2];
    measured.forgets /= tries;
    measured.notices /= tries;
    return measured;
}

struct Row
{
    Character character;
    double forgets;
    double notices;
    double reaction;
    double flinches;
    Style style;
};

// What each is to be, as the descriptions in the app promise it.
const Row character_rows[]{
    {Character::owl, 0.6, 1.6, 1.1, 0.5, {}},
    {Character::fox, 1.0, 1.3, 0.6, 0.8, {.bluffs = 8.0}},
    {Character::bear, 1.2, 0.7, 1.4, 0.6, {.hoards_wilds = 7.0}},
    {Character::hare, 2.5, 1.0, 0.7, 2.5, {}},
    {Character::badger, 0.2, 1.0, 1.0, 1.0, {.gambles = -3.0, .bluffs = -5.0}},
    {Character::otter, 1.4, 1.0, 0.8, 1.8, {.loves_doubles = 6.0, .bluffs = 4.0}},
    {Character::heron, 0.8, 1.1, 1.1, 0.3, {.gambles = 4.0}},
    {Character::hedgehog, 0.5, 0.6, 1.2, 1.4, {.hoards_wilds = -6.0, .bluffs = -8.0}},
    {Character::squirrel, 1.3, 1.2, 0.8, 1.6, {.hoards_wilds = 4.0}},
    {Character::frog, 0.7, 0.5, 1.6, 0.4, {}},
};

class CharacterTest : public testing::TestWithParam<std::tuple<Row, Level>>
{};

TEST_P(CharacterTest, departs_from_its_level)
{
    const auto &[row, level] = GetParam();
    const Temperament of_level = temperament_of(level);
    const Measured measured = measure(temperament_of(level, row.character));
    const double least = row.character == Character::hare ? 0.15 : 0.0; // "forgets to call", at every level
    const double forgets = std::clamp(of_level.forgets * row.forgets, least, 1.0);
    const double notices = std::min(1.0, of_level.notices * row.notices);
    EXPECT_NEAR(measured.forgets, forgets, tolerance(forgets));
    EXPECT_NEAR(measured.notices, notices, tolerance(notices));
    EXPECT_NEAR(measured.reaction_median_ms / of_level.reaction_median_ms, row.reaction, 0.03 * row.reaction);
    EXPECT_NEAR(temperament_of(level, row.character).flinches, of_level.flinches * row.flinches, 1e-12);
    EXPECT_EQ(style_of(row.character), row.style);
}

INSTANTIATE_TEST_SUITE_P(Ai, CharacterTest,
                         testing::Combine(testing::ValuesIn(character_rows), testing::ValuesIn(all_levels)),
                         [](const auto &row) {
                             return std::string(character_name(std::get<Row>(row.param).character)) + "_"
                                 + std::string(level_name(std::get<Level>(row.param)));
                         });

TEST(Character, names_lead_back)
{
    std::set<std::string_view> names;
    for (const Character character : all_characters) {
        EXPECT_EQ(character_named(character_name(character)), character);
        names.insert(character_name(character));
    }
    EXPECT_EQ(names.size(), all_characters.size());
    EXPECT_EQ(names.size(), std::size(character_rows));
    EXPECT_EQ(character_named("Owl"), std::nullopt);
    EXPECT_EQ(character_named(""), std::nullopt);
}

TEST(Character, no_two_are_alike)
{
    for (const Character one : all_characters) {
        for (const Character other : all_characters) {
            if (one == other)
                continue;
            const Temperament first = temperament_of(Level::easy, one);
            const Temperament second = temperament_of(Level::easy, other);
            EXPECT_FALSE(first.forgets == second.forgets && first.notices == second.notices
                         && first.reaction_median_ms == second.reaction_median_ms && style_of(one) == style_of(other))
                << character_name(one) << " " << character_name(other);
        }
    }
}

} // namespace

} // namespace tableside::test
