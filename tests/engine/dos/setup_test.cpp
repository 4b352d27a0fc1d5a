// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the deck and the first turns: DOS-DECK-1, DOS-SETUP-3; also of the reshuffle (DOS-PILE-1) and of seen_by().
#include "tests/engine/dos/position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace tableside::test {

using namespace dos;

namespace {

TEST(Deck, DOS_DECK_1_kinds_and_copies)
{
    std::map<std::string, int> copies;
    for (const Card card : sorted_deck())
        ++copies[text({&card, 1})];
    EXPECT_EQ(sorted_deck().size(), 108U);
    EXPECT_EQ(copies.size(), 41U);
    EXPECT_EQ(copies["dos"], 12);
    for (const std::string color : {"r", "b", "g", "y"}) {
        for (const char *value : {"1", "3", "4", "5"})
            EXPECT_EQ(copies[color + value], 3) << color << value;
        for (const char *value : {"6", "7", "8", "9", "10", "#"})
            EXPECT_EQ(copies[color + value], 2) << color << value;
        EXPECT_EQ(copies.count(color + "2"), 0U);
    }
    EXPECT_TRUE(std::ranges::is_sorted(sorted_deck()));
}

State deal_early()
{
    NoEvents none;
    return deal(2, 0, {}, Random(7), none);
}

/// A round dealt during static initialization, whose order between files is unspecified.
const State dealt_early = deal_early();

TEST(Deck, DOS_SETUP_2_can_be_dealt_before_main)
{
    EXPECT_EQ(dealt_early, deal_early());
    EXPECT_EQ(census(dealt_early), census_of_whole_deck<Game>());
}

TEST(Start, DOS_SETUP_3_the_dealers_left_starts_and_play_goes_left)
{
    NoEvents none;
    for (int seats = fewest_seats; seats <= most_seats; ++seats) {
        for (int dealer = 0; dealer < seats; ++dealer) {
            EventList events;
            State state = deal(seats, dealer, {}, Random(5), events);
            EXPECT_EQ(state.table.dealer, dealer);
            EXPECT_EQ(std::get<TurnStarted>(events.events().back()).seat, (dealer + 1) % seats);
            for (int turn = dealer + 1; turn < dealer + 2 * seats; ++turn) {
                EXPECT_EQ(state.table.turn, turn % seats);
                ASSERT_EQ(apply(state, turn % seats, DrawCard{}, none), Reason::none);
                const LayCard lay{Game::hand_cards(state, turn % seats).front()};
                ASSERT_EQ(apply(state, turn % seats, lay, none), Reason::none);
            }
        }
    }
}

TEST(Pile, DOS_PILE_1_the_discard_pile_is_shuffled)
{
    State state = state_of({.hands = {"r7 b3", "g1"}, .row = "g9 b9", .discard = "r1 r3 r4 r5 r6 b1 b4 b5 b6 b7"});
    Cards expected = cards("r1 r3 r4 r5 r6 b1 b4 b5 b6 b7");
    Random random = state.random;
    shuffle(expected.data(), expected.size(), random);
    EXPECT_NE(expected, cards("r1 r3 r4 r5 r6 b1 b4 b5 b6 b7"));
    EXPECT_EQ(played(state, "0 draw"), "reshuffle " + text(expected) + "; 0 draws " + text({expected.data(), 1}));
    EXPECT_EQ(state.random, random);
}

TEST(SeenBy, drawn_cards_are_seen_by_their_seat)
{
    const Event drew = Drew{1, cards("r7 b3"), DrawReason::caught};
    EXPECT_EQ(text(seen_by(drew, 1)), "1 draws r7 b3 for being caught");
    EXPECT_EQ(text(seen_by(drew, 0)), "1 draws ? ? for being caught");
    EXPECT_EQ(text(seen_by(drew, -1)), "1 draws ? ? for being caught");
    EXPECT_EQ(text(seen_by(Reshuffled{cards("r7 b3")}, 0)), "reshuffle ? ?");
    EXPECT_EQ(text(seen_by(Laid{0, card("r7"), LayReason::bonus}, 1)), "0 lays r7 as bonus");
}

} // namespace

} // namespace tableside::test
