// Tests of the deck and the deal: DOS-DECK, DOS-SETUP-2 and -3; also of the reshuffle (DOS-PILE-1) and of seen_by().
#include "tests/engine/dos/position.h"
#include "tests/engine/support/player_count.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace tableside::test {

using namespace dos;

namespace {

class Deal : public testing::TestWithParam<int>
{
protected:
    int seats() const { return GetParam(); }
};

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
    EXPECT_TRUE(std::is_sorted(sorted_deck().begin(), sorted_deck().end()));
}

TEST(Deck, DOS_DECK_2_two_to_four_players)
{
    expect_players_from<Game>(2, 4);
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
    EXPECT_EQ(census(dealt_early), census_of_deck());
}

TEST_P(Deal, DOS_SETUP_2_seven_each_two_in_the_row)
{
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        SCOPED_TRACE(seed);
        EventList events;
        const State state = deal(seats(), 0, {}, Random(seed), events);
        for (int seat = 0; seat < seats(); ++seat)
            EXPECT_EQ(state.hand(seat).size(), 7);
        EXPECT_EQ(state.table.row_count, 2);
        EXPECT_EQ(state.table.draw_count, 108 - 7 * seats() - 2);
        EXPECT_EQ(state.table.discard_count, 0);
        EXPECT_EQ(state.table.played_count, 0);
        EXPECT_EQ(census(state), census_of_deck());
        EXPECT_EQ(state.table.exposed, 0);
    }
}

TEST_P(Deal, DOS_SETUP_2_events_describe_the_deal)
{
    EventList events;
    const State state = deal(seats(), 1, {}, Random(3), events);
    ASSERT_EQ(events.events().size(), 2U);
    const auto &dealt = std::get<Dealt>(events.events()[0]);
    ASSERT_EQ(dealt.hands.size(), static_cast<std::size_t>(seats()));
    for (int seat = 0; seat < seats(); ++seat) {
        Hand hand;
        for (const Card card : dealt.hands[static_cast<std::size_t>(seat)])
            hand.add(card);
        EXPECT_EQ(hand, state.hand(seat));
    }
    EXPECT_TRUE(std::ranges::equal(dealt.row, state.table.row()));
    EXPECT_TRUE(std::ranges::equal(dealt.draw, state.table.draw()));
}

TEST_P(Deal, DOS_SETUP_2_one_hand_is_seen)
{
    EventList events;
    deal(seats(), 0, {}, Random(4), events);
    for (int viewer = -1; viewer < seats(); ++viewer) {
        const auto dealt = std::get<Dealt>(seen_by(events.events()[0], viewer));
        EXPECT_TRUE(std::ranges::all_of(dealt.draw, &Card::is_none));
        EXPECT_TRUE(std::ranges::none_of(dealt.row, &Card::is_none));
        for (int seat = 0; seat < seats(); ++seat) {
            const Cards &hand = dealt.hands[static_cast<std::size_t>(seat)];
            EXPECT_EQ(hand.size(), 7U);
            EXPECT_EQ(std::ranges::count_if(hand, &Card::is_none), seat == viewer ? 0 : 7);
        }
    }
}

TEST_P(Deal, DOS_SETUP_3_the_dealers_left_starts)
{
    for (int dealer = 0; dealer < seats(); ++dealer) {
        EventList events;
        const State state = deal(seats(), dealer, {}, Random(5), events);
        EXPECT_EQ(state.table.dealer, dealer);
        EXPECT_EQ(state.table.turn, (dealer + 1) % seats());
        EXPECT_EQ(std::get<TurnStarted>(events.events().back()).seat, (dealer + 1) % seats());
    }
}

TEST_P(Deal, DOS_SETUP_3_play_goes_left)
{
    NoEvents none;
    State state = deal(seats(), 0, {}, Random(6), none);
    ActionList legal;
    for (int turn = 1; turn < 3 * seats(); ++turn) {
        EXPECT_EQ(state.table.turn, turn % seats());
        ASSERT_EQ(apply(state, state.table.turn, DrawCard{}, none), Reason::none);
        legal_actions(state, legal);
        const auto lay = std::ranges::find_if(
            legal, [](const Action &action) { return std::holds_alternative<LayCard>(action); });
        ASSERT_EQ(apply(state, state.table.turn, *lay, none), Reason::none);
    }
}

INSTANTIATE_TEST_SUITE_P(Dos, Deal, testing::Values(2, 3, 4), testing::PrintToStringParamName());

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
