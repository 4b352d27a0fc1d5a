// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Fuzzes every target for a short time with damaged seeds, the same in every run. No input may crash or hang a target, and
// accepted input must be consistent. TABLESIDE_FUZZ_SEED and TABLESIDE_FUZZ_ROUNDS change the inputs; script/fuzz tries many
// more.
#include "tests/fuzz/mutator.h"
#include "tests/fuzz/targets.h"

#include <cstdlib>
#include <gtest/gtest.h>
#include <ostream>

namespace tableside::fuzz {

/// Prints a target in the messages of Google Test.
static void PrintTo(const Target &target, std::ostream *stream)
{
    *stream << target.name;
}

namespace {

std::uint64_t from_environment(const char *name, std::uint64_t fallback)
{
    const char *text = std::getenv(name);
    return text == nullptr ? fallback : std::strtoull(text, nullptr, 10);
}

class Fuzz : public testing::TestWithParam<Target>
{};

/// A target must accept its seeds, or fuzzing would not get past its first checks.
TEST_P(Fuzz, accepts_its_seeds)
{
    const std::vector<std::string> seeds = GetParam().seeds();
    ASSERT_FALSE(seeds.empty());
    for (const std::string &seed : seeds) {
        EXPECT_TRUE(GetParam().run(seed)) << seed;
        EXPECT_LE(seed.size(), GetParam().longest) << seed;
    }
}

TEST_P(Fuzz, damaged_input)
{
    const std::vector<std::string> seeds = GetParam().seeds();
    const std::uint64_t seed = from_environment("TABLESIDE_FUZZ_SEED", 1);
    const auto rounds = from_environment("TABLESIDE_FUZZ_ROUNDS", static_cast<std::uint64_t>(GetParam().smoke_rounds));
    Mutator mutator(seed);
    int accepted = 0;
    for (std::uint64_t round = 0; round < rounds; ++round) {
        std::string input = seeds[mutator.below(seeds.size())];
        if (mutator.below(2) == 0)
            mutator.damage_bytes(input);
        else
            mutator.damage_line(input);
        try {
            accepted += GetParam().run(input);
        } catch (const std::exception &error) {
            FAIL() << error.what() << "\nTABLESIDE_FUZZ_SEED=" << seed << ", round " << round << ", of this input:\n"
                   << input;
        }
    }
    EXPECT_GT(accepted, 0);
}

INSTANTIATE_TEST_SUITE_P(Targets, Fuzz, testing::ValuesIn(targets().begin(), targets().end()),
                         [](const auto &row) { return std::string(row.param.name); });

} // namespace

} // namespace tableside::fuzz
