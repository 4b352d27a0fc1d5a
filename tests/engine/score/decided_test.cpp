// Tests when a game is decided, and that a continued game stays continued when players leave and return.
#include "tests/engine/score/game.h"

namespace tableside::score::test {

namespace {

TEST(DecidedTest, a_continued_game_is_not_decided_again_by_leaving_and_returning)
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

TEST(DecidedTest, the_game_may_continue_after_one_of_two_tied_winners_leaves)
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

TEST(DecidedTest, the_unknown_target_counts_as_no_target)
{
    GameStarted start = Game::started();
    EXPECT_TRUE(Game(start).sheet().has_target());
    start.target = unknown_target;
    EXPECT_FALSE(Game(start).sheet().has_target());
}

} // namespace

} // namespace tableside::score::test
