// Tests blocked rounds (UNO-PILE-1) on a score sheet.
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

/// Enters the points of each hand by seat, without closing the round.
void enter(Game &game, int round, const Ints &hands)
{
    for (std::size_t seat = 0; seat < hands.size(); ++seat)
        EXPECT_EQ(game.state(HandEntered{round, game.sheet().seats[seat].player.id, points(hands[seat])}),
                  Refusal::none);
}

TEST(BlockedRoundTest, the_smallest_hand_wins_the_points_of_the_other_hands)
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
TEST(BlockedRoundTest, with_cards_counting_against_each_player_scores_their_own_hand)
{
    Game game = uno(Scoring::count_against);
    game.state(RoundBlocked{0, {}});
    enter(game, 0, {20, 7, 12});
    game.state(RoundClosed{});
    EXPECT_EQ(game.sheet().totals, (Ints{20, 7, 12}));
    EXPECT_EQ(game.sheet().winner_of(game.sheet().rounds[0]), 1);
}

TEST(BlockedRoundTest, equal_smallest_hands_are_decided_by_whose_turn_came_first)
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

TEST(BlockedRoundTest, the_winner_of_a_blocked_round_deals_the_next)
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

TEST(BlockedRoundTest, going_out_replaces_a_block_and_can_be_undone)
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

TEST(BlockedRoundTest, a_closed_round_can_be_changed_to_blocked_and_back)
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

TEST(BlockedRoundTest, a_player_who_leaves_no_longer_decides_a_tie)
{
    Game game = uno();
    game.state(RoundBlocked{0, "anna"});
    game.state(PlayerLeft{"anna"});
    EXPECT_FALSE(game.sheet().open.first);
    EXPECT_EQ(game.sheet().missing(), (Ints{1, 2}));
}

TEST(BlockedRoundTest, a_block_is_refused_in_DOS_and_in_wrong_rounds)
{
    EXPECT_EQ(Game().state(RoundBlocked{0, {}}), Refusal::cannot_be_blocked) << "in DOS somebody always goes out";
    Game game = uno();
    EXPECT_EQ(game.state(RoundBlocked{1, {}}), Refusal::no_such_round);
    game.state(GameEnded{});
    EXPECT_EQ(game.state(RoundBlocked{0, {}}), Refusal::ended);
}

} // namespace

} // namespace tableside::score::test
