// The quick ways of the rules' inner loops do what the plain ones do.
#include "engine/dos/action.h"
#include "engine/dos/row_parting.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>

namespace tableside::dos {

TEST(RowParting, short_rows_are_parted_as_long_ones)
{
    std::array<Card, short_row> cards;
    std::copy_n(sorted_deck().begin() + 20, short_row, cards.begin());
    for (unsigned count = 0; count <= short_row; ++count) {
        for (unsigned leaving = 0; leaving < 1U << count; ++leaving) {
            std::array<Card, short_row> as_short = cards;
            std::array<Card, short_row> as_long = cards;
            part_short_row(as_short.data(), leaving);
            part_long_row(std::span(as_long).first(count),
                          [&](unsigned index) { return ((leaving >> index) & 1U) != 0; });
            EXPECT_EQ(as_short, as_long) << count << " cards, " << leaving;
        }
    }
}

TEST(RowParting, cards_keep_their_order)
{
    const Card first(Color::red, 1), second(Color::blue, 2), third(Color::green, 3), fourth(Color::yellow, 4);
    std::array<Card, short_row> cards{first, second, third, fourth};
    part_short_row(cards.data(), 0b1010);
    EXPECT_EQ(cards, (std::array<Card, short_row>{second, fourth, first, third}));
}

/// A match that is put in one store is an Action as the library makes it.
TEST(PutMatch, is_the_action)
{
    for (int row = 0; row < deck_size; ++row) {
        for (const Card first : sorted_deck()) {
            for (const Card second : {Card{}, first, Card::wild_dos(), Card::wild_number(Color::yellow)}) {
                const MatchRow match{static_cast<std::uint8_t>(row), first, second};
                Action put = DrawCard{};
                put_match(&put, static_cast<std::uint64_t>(row), first, second);
                ASSERT_EQ(put, Action{match});
            }
        }
    }
}

} // namespace tableside::dos
