// When a game on a score sheet is decided, and stays played on, though people come and go.
#include "tests/engine/score/game.h"

namespace tableside::score::test {

namespace {

TEST(DecidedTest, who_leaves_and_comes_back_decides_no_game_again_that_was_played_on)
{
    Game game;
    game.round({-1, 120, 90});
    ASSERT_EQ(game.sheet().stage, Stage::decided);
    ASSERT_EQ(game.state(GameContinued{}), Refusal::none);
    for (const Statement &statement : {Statement(PlayerLeft{"anna"}), Statement(PlayerJoined{player("anna"), 0})}) {
        EXPECT_EQ(game.state(statement), Refusal::none);
        EXPECT_TRUE(game.sheet().played_on);
        EXPECT_EQ(game.sheet().stage, Stage::playing);
        EXPECT_EQ(game.sheet().reached_target, 0);
    }
}

TEST(DecidedTest, who_is_left_of_two_level_winners_may_play_on)
{
    Game level;
    level.round({-1, 49, 50});
    level.round({50, -1, 49});
    level.state(TargetChanged{90});
    ASSERT_EQ(level.sheet().tied_at_target().size(), 2U);
    ASSERT_EQ(level.state(PlayerLeft{"anna"}), Refusal::none);
    EXPECT_EQ(level.sheet().winner, 1);
    EXPECT_EQ(level.state(GameContinued{}), Refusal::none);
    EXPECT_TRUE(level.sheet().played_on);
    EXPECT_EQ(level.sheet().stage, Stage::playing);
}

TEST(DecidedTest, the_unknown_target_is_none)
{
    GameStarted start = Game::started();
    EXPECT_TRUE(Game(start).sheet().has_target());
    start.target = unknown_target;
    EXPECT_FALSE(Game(start).sheet().has_target());
}

} // namespace

} // namespace tableside::score::test
