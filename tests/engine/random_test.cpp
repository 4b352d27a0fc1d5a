// Known answers of the generator and the shuffle. Those of xoshiro256**, of bounded numbers and of the shuffles come
// from an independent implementation in Python; those of SplitMix64 are its author's.
#include "position.h"

#include "core/random.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>

namespace tableside::test {

namespace {

TEST(SplitMix, known_answers)
{
    std::uint64_t state = 1234567;
    for (const std::uint64_t expected : {6457827717110365317ULL, 3203168211198807973ULL, 9817491932198370423ULL,
                                         4593380528125082431ULL, 16408922859458223821ULL})
        EXPECT_EQ(split_mix(state), expected);
}

TEST(Xoshiro, known_answers)
{
    Random zero(0);
    for (const std::uint64_t expected : {11091344671253066420ULL, 13793997310169335082ULL, 1900383378846508768ULL,
                                         7684712102626143532ULL, 13521403990117723737ULL})
        EXPECT_EQ(zero.next(), expected);
    Random other(42);
    for (const std::uint64_t expected : {1546998764402558742ULL, 6990951692964543102ULL, 12544586762248559009ULL,
                                         17057574109182124193ULL, 18295552978065317476ULL})
        EXPECT_EQ(other.next(), expected);
}

TEST(Xoshiro, known_bounded_numbers)
{
    Random small(42);
    for (const std::uint32_t expected : {9U, 40U, 73U, 99U, 107U, 83U, 77U, 91U, 82U, 63U, 73U, 31U})
        EXPECT_EQ(small.below(108), expected);
    Random large(7); // a bound that rejects often
    for (const std::uint32_t expected : {2101729446U, 2943293174U, 2618321815U, 313307367U, 1211119577U, 455448321U})
        EXPECT_EQ(large.below(3000000000U), expected);
}

TEST(Xoshiro, unit_is_53_bits)
{
    Random random(42);
    for (const double expected : {755370490430936.0, 3413550631330343.0, 6125286505004179.0})
        EXPECT_EQ(random.unit(), std::ldexp(expected, -53));
}

TEST(Xoshiro, bounded_numbers_are_even)
{
    Random random(9);
    std::array<int, 7> counts{};
    constexpr int draws = 70000;
    for (int draw = 0; draw < draws; ++draw)
        ++counts.at(random.below(7));
    for (const int count : counts)
        EXPECT_NEAR(count, draws / 7, 5 * std::sqrt(draws / 7.0));
    for (int draw = 0; draw < 100; ++draw)
        EXPECT_EQ(random.below(1), 0U);
}

TEST(Xoshiro, is_a_value)
{
    Random original(5);
    original.next();
    Random copy = original;
    EXPECT_EQ(copy, original);
    EXPECT_EQ(copy.next(), original.next());
    copy.next();
    EXPECT_NE(copy, original);
}

TEST(DerivedSeed, differs_by_seed_and_purpose)
{
    std::set<std::uint64_t> seeds;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        for (std::uint64_t purpose = 0; purpose < 50; ++purpose)
            seeds.insert(derived_seed(seed, purpose));
    }
    EXPECT_EQ(seeds.size(), 2500U);
}

std::string shuffled_deck(std::uint64_t seed)
{
    auto deck = dos::sorted_deck();
    Random random(seed);
    shuffle(deck.data(), deck.size(), random);
    return text(deck);
}

TEST(Shuffle, known_decks)
{
    EXPECT_EQ(shuffled_deck(1),
        "r1 y# y# y5 r8 g1 y9 g9 b10 r6 r10 dos b9 b3 dos b# y4 y3 r5 dos y10 "
        "b6 r9 dos g5 y4 r# r5 r7 b# b4 y7 g7 r3 r4 dos "
        "g8 r4 g3 r10 b5 r# g3 b1 dos g# g8 y1 b7 y4 r5 b5 g# y1 y6 g1 b6 r6 "
        "b1 g5 g6 y5 b3 r9 dos g10 r1 y8 dos b1 g5 dos "
        "dos g1 y6 b4 g9 r1 y3 dos g10 b4 r8 b5 b3 g3 b9 b8 r3 r3 b10 dos y5 "
        "g4 g7 y8 y10 y9 g4 y7 b7 r4 r7 y1 b8 g6 g4 y3");
    EXPECT_EQ(shuffled_deck(2018),
        "b4 y5 g6 g4 y8 dos y9 g5 y6 b7 g1 r4 r1 b7 r8 g1 y1 b8 g4 r4 g3 dos "
        "g3 g1 y3 y5 r9 b9 g3 r5 y10 y4 g10 b5 r10 b# "
        "y4 b1 r9 g8 g4 r7 y10 y# dos b10 r8 y7 b6 b5 y3 y1 g9 y5 y3 dos g# r7 "
        "y4 r3 b8 b3 y# b# b4 r10 y6 dos b1 dos r3 b9 "
        "r# g8 b4 r6 y1 g7 g7 r6 dos r5 dos b6 g10 g5 dos g5 y7 dos r1 g# b5 "
        "y9 g9 b10 r4 r1 b3 b1 dos g6 r5 b3 r# r3 dos y8");
}

TEST(Shuffle, every_order_is_as_likely)
{
    Random random(11);
    std::array<int, 27> counts{};
    constexpr int shuffles = 60000;
    for (int count = 0; count < shuffles; ++count) {
        std::array<unsigned, 3> items{0, 1, 2};
        shuffle(items.data(), items.size(), random);
        ++counts.at(items[0] * 9 + items[1] * 3 + items[2]);
    }
    EXPECT_EQ(std::ranges::count_if(counts, [](int count) { return count > 0; }), 6);
    for (const int count : counts) {
        if (count > 0) {
            EXPECT_NEAR(count, shuffles / 6, 5 * std::sqrt(shuffles / 6.0));
        }
    }
}

TEST(Shuffle, of_nothing_and_of_one)
{
    Random random(1);
    const Random before = random;
    int one = 7;
    shuffle(&one, 0, random);
    shuffle(&one, 1, random);
    EXPECT_EQ(one, 7);
    EXPECT_EQ(random, before);
}

} // namespace

} // namespace tableside::test
