// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares the tables of values behind the fast code for DOS's matches with the plain rules. games/agreement_test.cpp compares
// the list of legal actions with the rules.
#include "tests/engine/support/each_position.h"

#include "engine/dos/fast_matches.h"
#include "engine/dos/game.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tableside::test {

using namespace dos;

namespace {

TEST(DoubleTargets, are_the_row_values_that_two_cards_match)
{
    const auto card_of = [](int value) { return Card(Color::red, value); };
    const auto in = [](Values values, int value) { return (values >> value & 1U) != 0; };
    for (Values values = 2; values < 2 * value_sets; values += 2) {
        const Values twice = values & 0b1010'1100'1010;
        Values expected = 0;
        for (int first = 1; first < value_count; ++first) {
            for (int second = first; second < value_count; ++second) {
                const bool held = in(values, first) && in(first == second ? twice : values, second);
                for (int row = 1; held && row < value_count; ++row)
                    expected |= Values{matches_double(card_of(row), card_of(first), card_of(second))} << row;
            }
        }
        ASSERT_EQ(double_targets(values, twice), expected) << values;
    }
}

TEST(MatchesAny, agrees_with_the_list_of_legal_actions)
{
    ActionList legal;
    for_each_position(2, 60, [&](const State &state) {
        if (state.table.phase != Phase::play || state.table.matches > 0)
            return;
        legal_actions(observe(state, state.table.turn), legal);
        for (std::size_t row = 0; row < state.table.row_count; ++row) {
            const bool listed = std::any_of(legal.begin(), legal.end(), [&](const Action &action) {
                const auto *match = std::get_if<MatchRow>(&action);
                return match != nullptr && match->row == row;
            });
            EXPECT_EQ(matches_any(state.hand_in_turn(), value_bit(state.table.row()[row].value())), listed);
        }
    });
}

TEST(HandValues, agree_with_a_count_of_the_cards)
{
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        Random random(seed);
        auto deck = sorted_deck();
        shuffle(deck.data(), deck.size(), random);
        Hand hand;
        std::array<std::array<int, value_count>, color_count + 1> counts{}; // the last entry counts all colors
        for (std::uint32_t card = 0; card < 1 + random.below(12); ++card) {
            hand.add(deck[card]);
            const auto value = static_cast<std::size_t>(deck[card].value());
            ++counts[color_count][value];
            for (int color = 0; color < color_count; ++color)
                counts[static_cast<std::size_t>(color)][value] += static_cast<int>(deck[card].color_mask() >> color
                                                                                   & 1U);
        }
        // A value is repeated by two copies of one kind or by two kinds of the value; within one color only by copies.
        for (int value = 1; value < value_count; ++value) {
            const auto count = [&](int color) {
                return counts[static_cast<std::size_t>(color)][static_cast<std::size_t>(value)];
            };
            EXPECT_EQ((hand.values() & value_bit(value)) != 0, count(color_count) > 0);
            EXPECT_EQ((hand.repeated_values() & value_bit(value)) != 0, count(color_count) > 1);
            for (int color = 0; color < color_count; ++color) {
                EXPECT_EQ((hand.values_of(color) & value_bit(value)) != 0, count(color) > 0);
                EXPECT_EQ((hand.repeated_values_of(color) & value_bit(value)) != 0, count(color) > 1);
            }
        }
    }
}

} // namespace

} // namespace tableside::test
