// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests the points of a hand, entered as cards or numbers, and the contents of the card pad.
#include "engine/score/entry.h"

#include <gtest/gtest.h>

#include <limits>

namespace tableside::score::test {

namespace {

struct SumRow
{
    const char *text;
    std::vector<int> numbers;
    SumProblem problem;
};

// clang-format off
const SumRow sum_rows[] = {
    {"12+11+7", {12, 11, 7}, SumProblem::none}, {" 12 + 11 ", {12, 11}, SumProblem::none}, {"0", {0}, SumProblem::none},
    {"007", {7}, SumProblem::none}, {"99999", {99999}, SumProblem::none}, {"", {}, SumProblem::empty},
    {"   ", {}, SumProblem::empty}, {"+", {}, SumProblem::not_a_sum}, {"12+", {}, SumProblem::not_a_sum},
    {"+12", {}, SumProblem::not_a_sum}, {"12++7", {}, SumProblem::not_a_sum}, {"1 2", {}, SumProblem::not_a_sum},
    {"12-7", {}, SumProblem::not_a_sum}, {"12,5", {}, SumProblem::not_a_sum}, {"zwölf", {}, SumProblem::not_a_sum},
    {"100000", {}, SumProblem::too_large}, {"3×20", {20, 20, 20}, SumProblem::none}, {"2*5+1", {5, 5, 1}, SumProblem::none},
    {"7+2 x 10", {7, 10, 10}, SumProblem::none}, {"0×20", {0}, SumProblem::none}, {"3×0", {0}, SumProblem::none},
    {"3×", {}, SumProblem::not_a_sum}, {"×3", {}, SumProblem::not_a_sum}, {"2×3×4", {}, SumProblem::not_a_sum},
    {"151×1", {}, SumProblem::too_large}, {"5+123456789012345678901234567890", {}, SumProblem::too_large},
};
// clang-format on

TEST(EntryTest, sums_are_read_as_people_write_them)
{
    for (const auto &[text, numbers, problem] : sum_rows) {
        EXPECT_EQ(parse_sum(text).problem, problem) << text;
        EXPECT_EQ(parse_sum(text).numbers, numbers) << text;
    }
}

TEST(EntryTest, counts_cards_and_numbers_together)
{
    Entry entry;
    change_count(entry.cards, "dos", 1);
    change_count(entry.cards, "y#", 1);
    change_count(entry.cards, "r7", 2);
    entry.numbers = {12, 11};
    EXPECT_EQ(entry.points(GameId::dos), 20 + 40 + 14 + 23);
    EXPECT_EQ(entry.sum_text(), "12+11");
}

TEST(EntryTest, equal_numbers_in_a_row_are_written_as_a_product)
{
    const Entry entry{{}, {20, 20, 20, 7, 5, 5, 0, 0, 0, 0}};
    EXPECT_EQ(entry.sum_text(), "3×20+7+5+5+4×0");
    EXPECT_EQ(parse_sum("3×20+7+5+5").numbers, (std::vector<int>{20, 20, 20, 7, 5, 5}));
}

TEST(SumKeys, accepts_every_beginning_of_a_sum)
{
    for (const std::string_view text : {"", "1", "12+", "12+7", "3×", "3×20+", "99999"})
        EXPECT_TRUE(may_become_sum(text)) << text;
    for (const std::string_view text : {"+", "12++", "20-", "3×2×", "100000", "1 2", "a"})
        EXPECT_FALSE(may_become_sum(text)) << text;
    EXPECT_FALSE(may_become_sum(std::string(longest_sum + 1, '1')));
}

TEST(DraftTest, becomes_the_entry_of_its_cards_and_sum)
{
    EXPECT_TRUE(Draft().is_blank());
    EXPECT_EQ((Draft{{{"r7", 1}}, ""}.entry()), (Entry{{{"r7", 1}}, {}}));
    EXPECT_EQ((Draft{{}, "12+7"}.entry()), (Entry{{}, {12, 7}}));
    EXPECT_FALSE((Draft{{}, "12+"}.entry()));
    const Entry entry{{{"dos", 2}}, {20, 20, 20}};
    EXPECT_EQ(draft_of(entry).entry(), entry);
}

TEST(EntryTest, points_above_INT_MAX_become_INT_MAX)
{
    Entry entry;
    entry.numbers.assign(215, 10'000'000);
    EXPECT_EQ(entry.points(GameId::dos), std::numeric_limits<int>::max());
}

TEST(EntryTest, removing_the_last_copy_removes_the_card)
{
    Entry entry;
    change_count(entry.cards, "r7", 1);
    change_count(entry.cards, "r7", -1);
    change_count(entry.cards, "b3", -1);
    EXPECT_EQ(entry, Entry());
}

struct BoxRow
{
    GameId game;
    const char *name;
    int cards;
    int faces;
    int points;
    const char *card_of_another_game;
    PrintedRules rules;
};

// DOS-DECK-1, DOS-SCORE-1, -2, DOS-SETUP-4; UNO-DECK-1, -2, UNO-SCORE-1. The copies and points of each card are those of the
// game's deck, which the tests of the games check.
// clang-format off
const BoxRow box_rows[] = {
    {GameId::dos, "dos", 108, 41, 4 * (3 * (1 + 3 + 4 + 5) + 2 * (6 + 7 + 8 + 9 + 10) + 2 * 40) + 12 * 20, "r2",
     {2, 4, 200, NextDealer::round_winner}},
    {GameId::uno, "uno", 112, 55, 4 * 2 * (1 + 2 + 3 + 4 + 5 + 6 + 7 + 8 + 9) + 4 * 6 * 20 + 12 * 50, "dos",
     {2, 10, 500, NextDealer::left_of_dealer}},
};
// clang-format on

TEST(BoxTest, has_the_deck_and_the_printed_rules)
{
    for (const BoxRow &row : box_rows) {
        int copies = 0;
        for (const PadCard &card : card_pad(row.game))
            copies += card.copies;
        EXPECT_EQ(copies, row.cards);
        EXPECT_EQ(card_pad(row.game).size(), static_cast<std::size_t>(row.faces));
        EXPECT_EQ(deck_points(row.game), row.points);
        EXPECT_EQ(pad_card(row.game, row.card_of_another_game), nullptr);
        EXPECT_EQ(game_name(row.game), row.name);
        EXPECT_EQ(game_named(row.name), row.game);
        const PrintedRules &rules = printed_rules(row.game);
        EXPECT_EQ(rules.fewest_players, row.rules.fewest_players);
        EXPECT_EQ(rules.most_players, row.rules.most_players);
        EXPECT_EQ(rules.target, row.rules.target);
        EXPECT_EQ(rules.next_dealer, row.rules.next_dealer);
    }
    EXPECT_FALSE(game_named("skyjo"));
}

} // namespace

} // namespace tableside::score::test
