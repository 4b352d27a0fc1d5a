// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of UNO-DECK, UNO-SETUP, and UNO-SCORE: the cards, the deal, the card turned first, and the points of a round.
#include "engine/match/match.h"
#include "tests/engine/support/random_seats.h"
#include "tests/engine/uno/position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

namespace tableside::uno_test {

using namespace uno;

namespace {

TEST(Deck, UNO_DECK_1_kinds_and_copies)
{
    std::map<std::string, int> copies;
    for (const Card card : sorted_deck())
        ++copies[card_text(card)];
    EXPECT_EQ(sorted_deck().size(), 112U);
    EXPECT_EQ(copies.size(), 55U);
    for (const char *name : {"wild", "wild+4", "wildfu"})
        EXPECT_EQ(copies[name], 4) << name;
    for (const std::string color : {"r", "b", "g", "y"}) {
        EXPECT_EQ(copies[color + "0"], 1);
        for (const char *face : {"1", "2", "3", "4", "5", "6", "7", "8", "9", "+2", "rev", "skip"})
            EXPECT_EQ(copies[color + face], 2) << color << face;
    }
    EXPECT_TRUE(std::is_sorted(sorted_deck().begin(), sorted_deck().end()));
}

TEST(Deck, UNO_DECK_1_notation)
{
    for (const Card card : sorted_deck())
        EXPECT_EQ(parse_card(card_text(card)), card);
    EXPECT_EQ(parse_card("WILD+4"), wild_draw_four);
    EXPECT_EQ(parse_card("Gskip"), Card::action_card(Color::green, Symbol::skip));
    for (const char *text : {"", "r", "r10", "r+4", "x5", "dos", "wild+2", "r#", "r-1", "wild ", "rr"})
        EXPECT_EQ(parse_card(text), std::nullopt) << text;
}

class UnoDeal : public testing::TestWithParam<int>
{
protected:
    int seats() const { return GetParam(); }
};

/// Returns the events expected after the deal, by the card turned first.
std::string expected_after(const State &state, const Dealt &dealt, int seats, int dealer)
{
    const auto seat = [&](int places) { return std::to_string((dealer + places) % seats); };
    const std::string skipped = seat(1) + " misses; turn " + seat(2);
    switch (dealt.top.symbol()) {
    case Symbol::draw_two: return seat(1) + " draws " + text({dealt.draw.data(), 2}) + " for draw two; " + skipped;
    case Symbol::reverse:
        return seats == 2 && state.table.rules.two_player_reverse == TwoPlayerReverse::skips
            ? skipped
            : "to the right; turn " + seat(0);
    case Symbol::skip: return skipped;
    default: return "turn " + seat(1);
    }
}

TEST_P(UnoDeal, UNO_SETUP_3_effects_of_the_card_turned_first)
{
    std::map<Symbol, int> seen;
    for (std::uint64_t seed = 0; seed < 600; ++seed) {
        SCOPED_TRACE(seed);
        Ruleset rules;
        rules.stacking = seed % 2 == 0; // a turned card cannot be stacked on, because nobody played it
        rules.two_player_reverse = static_cast<TwoPlayerReverse>(seed / 2 % 2);
        const int dealer = static_cast<int>(seed) % seats();
        EventList events;
        const State state = deal(seats(), dealer, rules, Random(seed), events);
        const auto dealt = std::get<Dealt>(events.events().at(0));
        const std::vector<Event> after(events.events().begin() + 1, events.events().end());
        EXPECT_EQ(text(after), expected_after(state, dealt, seats(), dealer)) << card_text(dealt.top);
        const bool is_wild = dealt.top.is_wild();
        EXPECT_EQ(state.table.phase, is_wild ? Phase::color : Phase::play);
        EXPECT_EQ(state.table.color, dealt.top.color());
        EXPECT_EQ(state.table.dealer, dealer);
        ++seen[dealt.top.symbol()];
    }
    EXPECT_EQ(seen.count(Symbol::wild_draw_four), 0U) << "goes back into the deck";
    for (const Symbol symbol :
         {Symbol::number, Symbol::draw_two, Symbol::reverse, Symbol::skip, Symbol::wild, Symbol::wild_dumb_fu})
        EXPECT_GT(seen[symbol], 5);
}

INSTANTIATE_TEST_SUITE_P(Uno, UnoDeal, testing::Range(2, 11), testing::PrintToStringParamName());

TEST(SeenBy, UNO_CHAL_1_the_hand_is_shown_to_the_challenger_alone)
{
    const Event challenged = Challenged{1, 0, true, cards("r1 b2")};
    EXPECT_EQ(text(seen_by(challenged, 1)), "1 challenges 0 guilty (r1 b2)");
    EXPECT_EQ(text(seen_by(challenged, 0)), "1 challenges 0 guilty (r1 b2)") << "it is their own";
    EXPECT_EQ(text(seen_by(challenged, 2)), "1 challenges 0 guilty (? ?)");
    EXPECT_EQ(text(seen_by(challenged, -1)), "1 challenges 0 guilty (? ?)");
}

TEST(Score, UNO_SCORE_1_card_values)
{
    const State state = state_of({.hands = {"", "r0 b3 b3 g9 y+2 rrev bskip wild wild+4 wildfu wildfu"}, .top = "r5"});
    EXPECT_EQ(state.hand(1).points(), 0 + 3 + 3 + 9 + 60 + 200);
}

TEST(Score, UNO_NEXT_1_the_deal_passes_to_the_left)
{
    int rounds = 0;
    for (int seats = fewest_seats; seats <= most_seats; ++seats) {
        Match<Game> match(seats, {.target = Ruleset::highest_target}, 3);
        test::RandomSeats<Game> playing(match.seed());
        MatchDriver<Game, test::RandomSeats<Game>> driver(match, playing);
        driver.start_round();
        for (int dealer = match.dealer(); match.phase() != MatchPhase::over;) {
            EXPECT_EQ(match.state().table.dealer, dealer);
            ASSERT_EQ(driver.play_round(), RoundEnd::over);
            dealer = (dealer + 1) % seats;
            if (match.phase() == MatchPhase::between_rounds)
                driver.start_round();
        }
        rounds += match.round();
    }
    EXPECT_GT(rounds, 2 * (most_seats - fewest_seats));
}

/// Plays a Draw Two if the hand has one, otherwise draws and plays the drawn card if possible, until the round is over.
/// Returns the number of turns, at most 100.
int turns_of_going_round(State &state)
{
    int turns = 0;
    for (; !state.is_over() && turns < 100; ++turns) {
        const std::string seat = std::to_string(state.table.turn);
        std::string move = seat + " draw";
        state.hand_in_turn().for_each_card([&](Card held) {
            if (held.symbol() == Symbol::draw_two)
                move = seat + " play " + card_text(held);
        });
        std::string told = played(state, move);
        if (state.table.phase == Phase::drawn) {
            const Card drawn = state.table.drawn;
            const bool is_playable = legal_text(state) != "pass";
            told += "; " + played(state, seat + (is_playable ? " play " + card_text(drawn) : " pass"));
        }
        EXPECT_EQ(told.find("refused"), std::string::npos) << told;
    }
    return turns;
}

/// The first turn of a made-up position is not counted, because drawable_at_turn_start is unknown there.
TEST(Round, UNO_PILE_1_ends_when_the_last_skip_is_drawn_and_played_for_two_rounds_of_turns)
{
    State state = state_of({.hands = {"b3 b4", "g1 g2", "y9"}, .top = "rskip", .draw = "gskip"});
    EXPECT_EQ(turns_of_going_round(state), 1 + 2 * 3);
    EXPECT_EQ(state.table.turn, 1);
}

TEST(Round, UNO_PILE_1_ends_when_draw_twos_go_round_for_two_rounds_of_turns)
{
    State state = state_of({.hands = {"b3 b4 g+2", "g1 g2", "y9 r+2"}, .top = "b+2"});
    EXPECT_EQ(turns_of_going_round(state), 1 + 2 * 3);
    EXPECT_EQ(state.table.phase, Phase::over);
}

TEST(Round, UNO_PILE_1_goes_on_while_more_cards_than_players_can_be_drawn)
{
    State state = state_of({.hands = {"b3 b4", "g1 g2", "y9"}, .top = "rskip", .draw = "gskip", .discard = "b8 b9 y8"});
    EXPECT_GT(turns_of_going_round(state), 1 + 2 * 3);
}

} // namespace

} // namespace tableside::uno_test
