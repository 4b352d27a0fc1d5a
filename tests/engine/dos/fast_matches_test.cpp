// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Compares the fast code for DOS's matches with the plain rules: the list of legal actions in random positions of every
// number of seats and every ruleset, and the tables of values for all sets of values.
#include "tests/engine/support/each_position.h"
#include "tests/engine/dos/position.h"
#include "tests/engine/support/random_seats.h"

#include "engine/dos/fast_matches.h"
#include "engine/dos/game.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <tuple>

namespace tableside::test {

using namespace dos;

namespace {

/// Returns whether a double match lists these two cards in this order, so that every pair is listed once. A Wild #
/// comes first, else the lower number. Of two cards with the same number, the one that sorts later comes first.
bool is_listed_first(Card first, Card second)
{
    if (first.value() == second.value())
        return first >= second;
    return first.is_wild_number() || (!second.is_wild_number() && first.value() < second.value());
}

/// Returns the legal actions in the order of legal_actions(), found by trying every possible action.
ActionList plain_list(const State &state)
{
    ActionList legal;
    const Hand &hand = state.hand_in_turn();
    const auto list = [&](const Action &action) {
        if (check(state, state.table.turn, action) == Reason::none)
            legal.push_back(action);
    };
    for (std::uint8_t row = 0; row < state.table.row_count; ++row) {
        hand.for_each_kind([&](Card card) { list(MatchRow{row, card, {}}); });
        hand.for_each_kind([&](Card first) {
            hand.for_each_kind([&](Card second) {
                if (is_listed_first(first, second))
                    list(MatchRow{row, std::min(first, second), std::max(first, second)});
            });
        });
    }
    list(EndTurn{});
    list(DrawCard{});
    hand.for_each_kind([&](Card card) { list(LayCard{card}); });
    list(SkipBonus{});
    return legal;
}

/// Expects the same actions in the same order.
void expect_same_list(const State &state)
{
    ActionList legal;
    legal_actions(state, legal);
    ASSERT_EQ(legal, plain_list(state));
}

class FastMatches : public testing::TestWithParam<std::tuple<int, BonusLay, CatchWindow>>
{};

TEST_P(FastMatches, lists_what_the_plain_rules_list)
{
    const auto [seats, bonus_lay, window] = GetParam();
    for (const FalseCatch false_catch : {FalseCatch::none, FalseCatch::draw_two}) {
        for (std::uint64_t seed = 0; seed < 100; ++seed) {
            SCOPED_TRACE(seed);
            Random random(seed);
            const auto below = [&](auto end) {
                return static_cast<int>(random.below(static_cast<std::uint32_t>(end)));
            };
            const Ruleset rules{.bonus_lay = bonus_lay, .catch_window = window, .false_catch = false_catch};
            SingleRound<Game> round(seats, 0, rules, Random(random.next()));
            RandomSeats<Game> random_seats(random.next());
            MatchDriver<Game, RandomSeats<Game>, SingleRound<Game>> driver(round, random_seats);
            driver.start_round();
            while (driver.is_playing()) {
                expect_same_list(round.state());
                if (HasFatalFailure())
                    return;
                if (random.chance(0.03))
                    driver.act(below(seats), CatchSeat{static_cast<std::uint8_t>(below(seats))});
                driver.act(round.state().table.turn, *driver.decide());
            }
            expect_same_list(round.state());
        }
    }
}

std::string switches(const testing::TestParamInfo<std::tuple<int, BonusLay, CatchWindow>> &info)
{
    const auto &[seats, bonus_lay, window] = info.param;
    const char *windows[] = {"until_next_player_acts", "while_two", "never"};
    return std::to_string(seats) + "_seats_" + (bonus_lay == BonusLay::optional ? "optional" : "compulsory") + "_lay_"
        + windows[static_cast<int>(window)];
}

INSTANTIATE_TEST_SUITE_P(
    Dos, FastMatches,
    testing::Combine(testing::Values(2, 3, 4), testing::Values(BonusLay::optional, BonusLay::compulsory),
                     testing::Values(CatchWindow::until_next_player_acts, CatchWindow::while_two, CatchWindow::never)),
    switches);

/// Tests hands and rows of any length, most of which never occur in a round.
TEST(FastMatchesPositions, rows_and_hands_of_any_cards)
{
    for (std::uint64_t seed = 0; seed < 3000; ++seed) {
        SCOPED_TRACE(seed);
        Random random(seed);
        auto deck = sorted_deck();
        shuffle(deck.data(), deck.size(), random);
        State state = state_of({.hands = {"", ""}});
        const std::uint32_t row_count = 2 + random.below(seed % 10 == 0 ? 90 : 6);
        const std::uint32_t hand_size = 1 + random.below(seed % 10 == 1 ? 100 - row_count : 10);
        std::copy_n(deck.begin(), row_count, state.table.cards.begin());
        state.table.row_count = static_cast<std::uint8_t>(row_count);
        for (std::uint32_t card = 0; card < hand_size && row_count + card < deck.size(); ++card)
            state.hands[0].add(deck[row_count + card]);
        state.table.phase = random.chance(0.2) ? Phase::bonus : Phase::play;
        state.table.rules.bonus_lay = random.chance(0.5) ? BonusLay::optional : BonusLay::compulsory;
        state.table.drawn = random.chance(0.3);
        if (random.chance(0.3)) {
            const std::uint32_t matched = random.below(row_count);
            state.table.matched[matched / 64] |= std::uint64_t{1} << (matched % 64);
            state.table.matches = 1;
        }
        expect_same_list(state);
        if (HasFatalFailure())
            return;
    }
}

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
