// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of best_reading() and the matching functions: DOS-WILD and DOS-MATCH, for every row card with every one or two cards.
#include "tests/engine/dos/rule_row.h"

#include "engine/dos/matching.h"
#include "engine/dos/notation.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace tableside::test {

using namespace dos;

namespace {

struct ReadingRow
{
    std::string_view rule;
    std::string_view name;
    std::string_view row;
    std::string_view first;
    std::string_view second; ///< Empty for a single match.
    std::string_view reading;
};

// The bonus of every match is tested below; these rows show which number and color a wild card stands for.
const ReadingRow reading_rows[] = {
    {"DOS-WILD-1", "takes_the_color_that_counts", "g7", "g5", "dos", "double g7 = g5 + g2"},
    {"DOS-WILD-1", "names_no_color_that_does_not_count", "g7", "b5", "dos", "none g7 = b5 + *2"},
    {"DOS-WILD-2", "takes_the_rest", "g10", "b1", "y#", "none g10 = b1 + y9"},
    {"DOS-WILD-3", "row_number_from_the_hand", "y#", "r10", "", "none y10 = r10"},
    {"DOS-WILD-3", "row_color_from_the_hand", "dos", "r#", "", "single r2 = r2"},
    {"DOS-WILD-4", "dos_on_dos", "dos", "dos", "", "single *2 = *2"},
    {"DOS-WILD-5", "ones_of_two_colors_on_dos", "dos", "b1", "g1", "none *2 = b1 + g1"},
    {"DOS-WILD-5", "numbers_on_a_number", "y#", "r#", "y#", "none y2 = r1 + y1"},
    {"DOS-WILD-5", "number_on_a_number", "y#", "y#", "", "single y1 = y1"},
};

std::string named(Color color, int value)
{
    return "rbgy*"[static_cast<int>(color)] + std::to_string(value);
}

std::string reading_text(const std::optional<Reading> &reading, bool is_double)
{
    if (!reading)
        return "no match";
    const char *bonuses[] = {"none ", "single ", "double "};
    std::string read = bonuses[static_cast<int>(reading->bonus)];
    read += named(reading->row_color, reading->row_value) + " = " + named(reading->colors[0], reading->values[0]);
    return is_double ? read + " + " + named(reading->colors[1], reading->values[1]) : read;
}

TEST(Reading, of_wild_cards)
{
    for (const ReadingRow &row : reading_rows) {
        const bool is_double = !row.second.empty();
        const Card second = is_double ? card(row.second) : Card{};
        EXPECT_EQ(reading_text(best_reading(card(row.row), card(row.first), second), is_double), row.reading)
            << row.rule << ' ' << row.name;
    }
}

std::vector<Card> all_kinds()
{
    std::vector<Card> kinds;
    std::ranges::unique_copy(sorted_deck(), std::back_inserter(kinds));
    return kinds;
}

/// A number and color that a player may name for a card.
struct Named
{
    int value;
    Color color;
};

bool may_be(Card card, const Named &name)
{
    const bool value_fits = card.is_wild_number() ? name.value >= 1 && name.value <= 10 : name.value == card.value();
    return value_fits && (card.is_wild_dos() || name.color == card.color());
}

std::vector<Named> namings(Card card)
{
    std::vector<Named> all;
    for (int value = 1; value <= 10; ++value) {
        for (const Color color : {Color::red, Color::blue, Color::green, Color::yellow}) {
            if (may_be(card, {value, color}))
                all.push_back({value, color});
        }
    }
    return all;
}

/// Returns the best bonus over all namings, computed directly from DOS-MATCH-1 to -4: 0 for none, 1 single, 2 double; -1 if
/// the cards do not match.
int best_by_trying(Card row, Card first, Card second)
{
    int best = -1;
    for (const Named &on : namings(row)) {
        for (const Named &one : namings(first)) {
            if (second.is_none() && one.value == on.value)
                best = std::max(best, one.color == on.color ? 1 : 0);
            for (const Named &two : second.is_none() ? std::vector<Named>{} : namings(second)) {
                if (one.value + two.value == on.value)
                    best = std::max(best, one.color == on.color && two.color == on.color ? 2 : 0);
            }
        }
    }
    return best;
}

/// Returns whether the numbers add up, each card may stand for what the reading says, and the colors earn the bonus.
bool is_consistent(const Reading &reading, Card row, Card first, Card second)
{
    const bool is_double = !second.is_none();
    const int sum = reading.values[0] + (is_double ? reading.values[1] : 0);
    bool consistent = sum == reading.row_value && may_be(row, {reading.row_value, reading.row_color})
        && may_be(first, {reading.values[0], reading.colors[0]})
        && (!is_double || may_be(second, {reading.values[1], reading.colors[1]}));
    if (reading.bonus != Bonus::none) {
        consistent = consistent && reading.colors[0] == reading.row_color
            && (!is_double || reading.colors[1] == reading.row_color);
    }
    return consistent;
}

void check_reading(Card row, Card first, Card second)
{
    const std::optional<Reading> reading = best_reading(row, first, second);
    const int best = best_by_trying(row, first, second);
    ASSERT_EQ(reading ? static_cast<int>(reading->bonus) : -1, best)
        << card_text(row) << " with " << card_text(first) << ' ' << card_text(second);
    if (reading) {
        ASSERT_TRUE(is_consistent(*reading, row, first, second))
            << card_text(row) << " with " << card_text(first) << ' ' << card_text(second) << ": "
            << reading_text(reading, !second.is_none());
    }
}

TEST(Reading, DOS_WILD_5_best_of_all_namings)
{
    const std::vector<Card> kinds = all_kinds();
    for (const Card row : kinds) {
        for (const Card first : kinds) {
            check_reading(row, first, Card{});
            for (const Card second : kinds)
                check_reading(row, first, second);
            if (HasFatalFailure())
                return;
        }
    }
}

TEST(Reading, DOS_MATCH_2_can_be_doubled_by_some_card)
{
    const std::vector<Card> kinds = all_kinds();
    for (const Card row : kinds) {
        for (const Card first : kinds) {
            const bool found = std::any_of(kinds.begin(), kinds.end(),
                                           [&](Card second) { return matches_double(row, first, second); });
            EXPECT_EQ(can_be_doubled(row, first), found) << card_text(row) << " with " << card_text(first);
        }
    }
}

} // namespace

} // namespace tableside::test
