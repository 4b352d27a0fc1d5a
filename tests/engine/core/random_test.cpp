// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Known answers of the generator and the shuffle. The answers of the first test are from the author of SplitMix64; the
// others come from an independent implementation in Python, tests/golden/random_known_answers.py.
#include "tests/engine/dos/position.h"

#include "engine/core/random.h"

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

TEST(Random, known_answers)
{
    Random zero(0);
    for (const std::uint64_t expected : {16294208416658607535ULL, 7960286522194355700ULL, 487617019471545679ULL,
                                         17909611376780542444ULL, 1961750202426094747ULL})
        EXPECT_EQ(zero.next(), expected);
    Random other(42);
    for (const std::uint64_t expected : {13679457532755275413ULL, 2949826092126892291ULL, 5139283748462763858ULL,
                                         6349198060258255764ULL, 701532786141963250ULL})
        EXPECT_EQ(other.next(), expected);
}

TEST(Random, known_bounded_numbers)
{
    Random small(42);
    for (const std::uint32_t expected : {80U, 17U, 30U, 37U, 4U, 93U, 23U, 86U, 36U, 66U, 22U, 53U})
        EXPECT_EQ(small.below(108), expected);
    Random large(7); // a bound that rejects often
    for (const std::uint32_t expected : {1169489244U, 50364882U, 2702282041U, 1748790878U, 1357325684U, 1403859012U})
        EXPECT_EQ(large.below(3000000000U), expected);
}

TEST(Random, unit_is_53_bits)
{
    Random random(42);
    for (const double expected : {6679422623415661.0, 1440344771546334.0, 2509415892804083.0})
        EXPECT_EQ(random.unit(), std::ldexp(expected, -53));
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

TEST(Shuffle, known_deck)
{
    auto deck = dos::sorted_deck();
    Random random(2018);
    shuffle(deck.data(), deck.size(), random);
    EXPECT_EQ(text(deck),
              "r10 r1 dos dos y9 g5 r5 r4 y5 dos r4 r5 g1 g5 r9 r3 dos y3 b1 dos g9 g10 g10 b1 b5 g8 dos dos y3 g1 "
              "b3 y4 g7 g7 r7 b10 b8 b5 b6 y3 b9 b3 y1 g3 b6 y4 r1 dos b# g9 r8 b7 r# dos y5 g5 g4 g6 y8 b7 r6 dos "
              "g1 r# y6 y8 g3 g6 r9 y5 g4 r7 b1 b4 b4 y9 y6 y7 b10 g8 y7 g# y10 b5 r6 dos g# b4 r10 y# r8 r5 g3 r4 "
              "b8 r3 g4 y1 r3 y# r1 b# b9 y4 y1 y10 b3 dos");
}

/// Seven items test both parts of the shuffle: four numbers from one random word, then one number from each word.
TEST(Shuffle, every_item_is_equally_likely_at_every_index)
{
    Random random(11);
    constexpr std::size_t size = 7;
    constexpr int shuffles = 70000;
    std::array<std::array<int, size>, size> counts{};
    for (int shuffled = 0; shuffled < shuffles; ++shuffled) {
        std::array<std::size_t, size> items{0, 1, 2, 3, 4, 5, 6};
        shuffle(items.data(), size, random);
        for (std::size_t place = 0; place < size; ++place)
            ++counts[place].at(items[place]);
    }
    for (const auto &place : counts) {
        for (const int count : place)
            EXPECT_NEAR(count, shuffles / 7, 5 * std::sqrt(shuffles / 7.0));
    }
}

TEST(Shuffle, of_no_item_or_one_item_changes_nothing)
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
