// Rounds that nobody could finish: UNO-PILE-1 on a score sheet.
#include "tests/engine/score/game.h"

namespace tableside::score::test {

namespace {

using Ints = std::vector<int>;

Game uno(Scoring scoring = Scoring::winner_takes_all)
{
    GameStarted start = Game::started();
    start.game = GameId::uno;
    start.scoring = scoring;
    start.target = 500;
    return Game(start);
}

/// By seat; the round is not closed.
void enter(Game &game, int round, const Ints &hands)
{
    for (std::size_t seat = 0; seat < hands.size(); ++seat)
        EXPECT_EQ(game.state(HandEntered{round, game.sheet().seats[seat].player.id, points(hands[seat])}),
                  Refusal::none);
}

TEST(BlockedRoundTest, the_smallest_hand_wins_and_its_own_cards_do_not_count)
{
    Game game = uno();
    EXPECT_EQ(game.state(RoundBlocked{0, {}}), Refusal::none);
    EXPECT_EQ(game.sheet().missing(), (Ints{0, 1, 2})) << "all hold cards";
    EXPECT_EQ(game.state(RoundClosed{}), Refusal::hands_missing);
    enter(game, 0, {20, 7, 12});
    EXPECT_EQ(game.sheet().winner_of(game.sheet().open), 1);
    EXPECT_EQ(game.state(RoundClosed{}), Refusal::none);
    EXPECT_EQ(game.sheet().totals, (Ints{0, 32, 0}));
    EXPECT_EQ(game.sheet().leader, 1);
    EXPECT_FALSE(game.sheet().open.is_blocked);
}

// UNO-SCORE-2
TEST(BlockedRoundTest, counted_against_everybody_keeps_their_own_cards)
{
    Game game = uno(Scoring::count_against);
    game.state(RoundBlocked{0, {}});
    enter(game, 0, {20, 7, 12});
    game.state(RoundClosed{});
    EXPECT_EQ(game.sheet().totals, (Ints{20, 7, 12}));
    EXPECT_EQ(game.sheet().winner_of(game.sheet().rounds[0]), 1);
}

TEST(BlockedRoundTest, of_equal_hands_the_one_whose_turn_would_have_come_first_wins)
{
    Game game = uno();
    game.state(RoundBlocked{0, {}});
    enter(game, 0, {7, 20, 7});
    EXPECT_EQ(game.sheet().smallest_hands(game.sheet().open), (Ints{2, 0})) << "Anna deals, so she is last";
    EXPECT_EQ(game.sheet().winner_of(game.sheet().open), 2);
    game.state(RoundBlocked{0, "anna"});
    EXPECT_EQ(game.sheet().winner_of(game.sheet().open), 0);
    game.state(RoundBlocked{0, "ben"});
    EXPECT_EQ(game.sheet().winner_of(game.sheet().open), 2) << "Ben does not hold least";
    EXPECT_EQ(game.state(RoundBlocked{0, "dora"}), Refusal::no_such_player);
    game.state(RoundBlocked{0, "anna"});
    game.state(RoundClosed{});
    EXPECT_EQ(game.sheet().totals, (Ints{27, 0, 0}));
    EXPECT_EQ(game.state(HandEntered{0, "anna", points(8)}), Refusal::none);
    EXPECT_EQ(game.sheet().totals, (Ints{0, 0, 28})) << "a correction chooses again";
}

TEST(BlockedRoundTest, the_winner_deals_where_winners_deal)
{
    GameStarted start = Game::started();
    start.game = GameId::uno;
    start.next_dealer = NextDealer::round_winner;
    Game game(start);
    game.state(RoundBlocked{0, {}});
    enter(game, 0, {20, 7, 3});
    game.state(RoundClosed{});
    EXPECT_EQ(game.sheet().open.dealer, 2);
}

TEST(BlockedRoundTest, who_went_out_after_all_is_said_instead_and_taken_back)
{
    Game game = uno();
    game.state(RoundBlocked{0, {}});
    enter(game, 0, {20, 7, 12});
    game.state(WentOut{0, "ben"});
    EXPECT_FALSE(game.sheet().open.is_blocked);
    EXPECT_FALSE(game.sheet().open.cells[1].entry);
    game.state(Undone{});
    EXPECT_TRUE(game.sheet().open.is_blocked);
    EXPECT_EQ(game.sheet().open.cells[1].entry, points(7));
    game.state(Redone{});
    game.state(RoundBlocked{0, {}});
    EXPECT_EQ(game.sheet().missing(), Ints{1});
}

TEST(BlockedRoundTest, a_closed_round_can_be_corrected_both_ways)
{
    Game game = uno();
    game.round({20, -1, 12});
    EXPECT_EQ(game.state(RoundBlocked{0, {}}), Refusal::none);
    EXPECT_EQ(game.sheet().rounds[0].cells[1].entry, points(0)) << "until it is counted";
    EXPECT_EQ(game.sheet().totals, (Ints{0, 32, 0}));
    game.state(HandEntered{0, "ben", points(15)});
    EXPECT_EQ(game.sheet().totals, (Ints{0, 0, 35}));
    EXPECT_EQ(game.state(HandEntered{0, "ben", std::nullopt}), Refusal::cannot_be_blank);
    EXPECT_EQ(game.state(WentOut{0, "anna"}), Refusal::none);
    EXPECT_EQ(game.sheet().totals, (Ints{27, 0, 0}));
}

TEST(BlockedRoundTest, somebody_who_leaves_is_not_first)
{
    Game game = uno();
    game.state(RoundBlocked{0, "anna"});
    game.state(PlayerLeft{"anna"});
    EXPECT_FALSE(game.sheet().open.first);
    EXPECT_EQ(game.sheet().missing(), (Ints{1, 2}));
}

TEST(BlockedRoundTest, is_refused_where_it_cannot_be)
{
    EXPECT_EQ(Game().state(RoundBlocked{0, {}}), Refusal::cannot_be_blocked) << "in DOS somebody always goes out";
    Game game = uno();
    EXPECT_EQ(game.state(RoundBlocked{1, {}}), Refusal::no_such_round);
    game.state(GameEnded{});
    EXPECT_EQ(game.state(RoundBlocked{0, {}}), Refusal::ended);
}

} // namespace

} // namespace tableside::score::test
