// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests which facts the ledger accepts when, and worked examples of the rules for scores. That the sheet follows from the facts,
// undo and redo included, is tested with random games (playout_test.cpp).
#include "tests/engine/score/game.h"

namespace tableside::score::test {

namespace {

using Ints = std::vector<int>;

GameStarted started(GameId game, Scoring scoring = Scoring::winner_takes_all)
{
    GameStarted start = Game::started();
    start.game = game;
    start.scoring = scoring;
    start.target = printed_rules(game).target;
    return start;
}

/// Enters the points of each hand by seat, without closing the round.
void enter(Game &game, const Ints &hands)
{
    for (std::size_t seat = 0; seat < hands.size(); ++seat)
        EXPECT_EQ(game.state(HandEntered{0, game.sheet().seats[seat].player.id, points(hands[seat])}), Refusal::none);
}

struct Attempt
{
    Statement statement;
    Refusal refusal = Refusal::none;
};

/// States one after the other and expects each result.
void expect_refusals(Game &game, const std::vector<Attempt> &attempts)
{
    for (std::size_t index = 0; index < attempts.size(); ++index)
        EXPECT_EQ(game.state(attempts[index].statement), attempts[index].refusal) << "attempt " << index;
}

TEST(LedgerTest, DOS_SCORE_1_DOS_SETUP_3_DOS_SETUP_4_the_winner_gets_the_other_hands_and_deals)
{
    Game game;
    EXPECT_EQ(game.sheet().open.dealer, 0);
    EXPECT_EQ(game.sheet().starter(), 1);
    EXPECT_EQ(game.round({12, -1, 30}), Refusal::none);
    EXPECT_EQ(game.sheet().open.dealer, 1);
    EXPECT_EQ(game.round({-1, 5, 8}), Refusal::none);
    EXPECT_EQ(game.sheet().totals, (Ints{13, 42, 0}));
    EXPECT_EQ(game.sheet().rounds[0].gained, (Ints{0, 42, 0}));
    EXPECT_EQ(game.sheet().ranks, (Ints{2, 1, 3}));
    EXPECT_EQ(game.sheet().leader, 1);
}

TEST(LedgerTest, DOS_SCORE_3_UNO_SCORE_2_counting_against_gives_everybody_their_own_cards)
{
    GameStarted start = started(GameId::dos, Scoring::count_against);
    start.target = 50;
    Game game(start);
    EXPECT_EQ(game.sheet().ranks, (Ints{1, 1, 1})) << "before the first round all are equal";
    game.round({12, -1, 30});
    EXPECT_EQ(game.sheet().totals, (Ints{12, 0, 30}));
    game.state(PlayerJoined{player("dora"), 0});
    EXPECT_EQ(game.sheet().ranks, (Ints{2, 1, 3, 0})) << "a newcomer without a round is not first";
    EXPECT_EQ(game.sheet().leader, 1);
    game.state(PlayerLeft{"dora"});
    game.round({-1, 20, 25});
    EXPECT_EQ(game.sheet().totals, (Ints{12, 20, 55, 0}));
    EXPECT_EQ(game.sheet().stage, Stage::decided);
    EXPECT_EQ(game.sheet().winner, 0);
}

TEST(LedgerTest, UNO_PILE_1_the_smallest_hand_wins_a_blocked_round)
{
    Game game(started(GameId::uno));
    expect_refusals(game, {{RoundBlocked{0, {}}}});
    EXPECT_EQ(game.sheet().missing(), (Ints{0, 1, 2})) << "all hold cards";
    expect_refusals(game, {{RoundClosed{}, Refusal::hands_missing}});
    enter(game, {7, 20, 7});
    EXPECT_EQ(game.sheet().smallest_hands(game.sheet().open), (Ints{2, 0})) << "Anna deals, so she is last";
    EXPECT_EQ(game.sheet().winner_of(game.sheet().open), 2);
    game.state(RoundBlocked{0, "ben"});
    EXPECT_EQ(game.sheet().winner_of(game.sheet().open), 2) << "Ben does not hold least";
    expect_refusals(game,
                    {{RoundBlocked{0, "dora"}, Refusal::no_such_player}, {RoundBlocked{0, "anna"}}, {RoundClosed{}}});
    EXPECT_EQ(game.sheet().totals, (Ints{27, 0, 0}));
    expect_refusals(game,
                    {{HandEntered{0, "ben", std::nullopt}, Refusal::cannot_be_blank},
                     {RoundBlocked{2, {}}, Refusal::no_such_round},
                     {GameEnded{}},
                     {RoundBlocked{1, {}}, Refusal::ended}});
    EXPECT_EQ(Game().state(RoundBlocked{0, {}}), Refusal::cannot_be_blocked) << "in DOS somebody always goes out";
}

TEST(LedgerTest, DOS_SCORE_2_the_target_decides_and_the_game_may_go_on_past_it)
{
    Game game;
    game.round({90, -1, 100});
    EXPECT_EQ(game.sheet().stage, Stage::playing);
    game.round({5, -1, 5});
    EXPECT_EQ(game.sheet().stage, Stage::decided);
    EXPECT_EQ(game.sheet().winner, 1);
    EXPECT_EQ(game.sheet().reached_target, 1);
    expect_refusals(game,
                    {{HandEntered{2, "anna", points(5)}, Refusal::decided},
                     {GameContinued{}},
                     {WentOut{2, "anna"}},
                     {GameEnded{}},
                     {WentOut{2, "ben"}, Refusal::ended},
                     {GameEnded{}, Refusal::ended},
                     {DealerChanged{"anna"}, Refusal::ended}});
}

TEST(LedgerTest, a_tie_at_the_target_plays_another_round)
{
    Game game;
    game.state(TargetChanged{99});
    game.round({-1, 49, 49});
    game.round({50, -1, 48});
    EXPECT_EQ(game.sheet().totals, (Ints{98, 98, 0}));
    EXPECT_EQ(game.sheet().tied_at_target(), Ints{}) << "below the target";
    game.state(TargetChanged{98});
    EXPECT_EQ(game.sheet().tied_at_target(), (Ints{0, 1}));
    EXPECT_EQ(game.sheet().leader, std::nullopt);
    EXPECT_EQ(game.sheet().stage, Stage::playing);
    game.state(PlayerLeft{"anna"});
    EXPECT_EQ(game.sheet().winner, 1);
}

TEST(LedgerTest, another_scoring_counts_all_rounds_anew)
{
    Game game;
    game.round({-1, 40, 30});
    game.round({20, -1, 10});
    EXPECT_EQ(game.sheet().totals, (Ints{70, 30, 0}));
    EXPECT_EQ(game.state(ScoringChanged{Scoring::count_against}), Refusal::none);
    EXPECT_EQ(game.sheet().totals, (Ints{20, 40, 40}));
    EXPECT_EQ(game.sheet().leader, 0);
    EXPECT_EQ(game.state(Undone{}), Refusal::none);
    EXPECT_EQ(game.sheet().totals, (Ints{70, 30, 0}));
    game.state(RoundScored{2, "cleo", 25});
    EXPECT_EQ(game.state(ScoringChanged{Scoring::count_against}), Refusal::hands_needed);
    game.state(RoundClosed{});
    EXPECT_EQ(game.state(ScoringChanged{Scoring::count_against}), Refusal::hands_needed);
    EXPECT_EQ(game.state(ScoringChanged{Scoring::winner_takes_all}), Refusal::none);
}

TEST(LedgerTest, the_date_of_a_game_can_be_stated)
{
    Game game;
    EXPECT_EQ(game.sheet().started_ms, 1000);
    EXPECT_EQ(game.state(DateChanged{-1}), Refusal::date_out_of_range);
    EXPECT_EQ(game.state(DateChanged{77}), Refusal::none);
    EXPECT_EQ(game.sheet().started_ms, 77);
    EXPECT_EQ(game.state(Undone{}), Refusal::none);
    EXPECT_EQ(game.sheet().started_ms, 1000);
}

TEST(LedgerTest, a_game_may_have_only_totals)
{
    Game game;
    expect_refusals(game,
                    {{TotalsStated{{{"anna", 5}, {"ben", 5}}}, Refusal::hands_missing},
                     {TotalsStated{{{"anna", 5}, {"ben", 5}, {"ben", 6}}}, Refusal::player_twice},
                     {TotalsStated{{{"anna", 5}, {"ben", 5}, {"dora", 6}}}, Refusal::no_such_player},
                     {TotalsStated{{{"anna", 5}, {"ben", 5}, {"cleo", -6}}}, Refusal::more_than_the_deck},
                     {TotalsStated{{{"anna", 120}, {"ben", 210}, {"cleo", 15}}}}});
    EXPECT_EQ(game.sheet().ranks, (Ints{2, 1, 3}));
    EXPECT_EQ(game.sheet().leader, 1);
    game.round({-1, 40, 30});
    EXPECT_EQ(game.sheet().totals, (Ints{190, 210, 15})) << "rounds are added to the stated totals";
    EXPECT_EQ(game.state(TotalsStated{{{"anna", 5}, {"ben", 5}, {"cleo", 5}}}), Refusal::decided);
    EXPECT_EQ(game.state(GameEnded{}), Refusal::none);
    EXPECT_EQ(game.sheet().winner, 1);
    game.state(Undone{});
    game.state(GameContinued{});
    EXPECT_EQ(game.state(TotalsStated{{{"anna", 5}, {"ben", 5}, {"cleo", 5}}}), Refusal::rounds_known);
}

TEST(LedgerTest, a_missing_hand_is_not_0_and_a_draft_does_not_count)
{
    Game game;
    expect_refusals(game,
                    {{RoundClosed{}, Refusal::nobody_out},
                     {WentOut{0, "anna"}},
                     {HandEntered{0, "anna", points(9)}, Refusal::hand_is_out},
                     {DraftChanged{0, "anna", Draft{{}, "1"}}, Refusal::hand_is_out},
                     {HandEntered{0, "ben", points(0)}}});
    EXPECT_EQ(game.sheet().missing(), Ints{2});
    expect_refusals(game,
                    {{RoundClosed{}, Refusal::hands_missing},
                     {HandEntered{0, "cleo", points(4)}},
                     {DraftChanged{0, "cleo", Draft{{{"r7", 1}}, "12+"}}}});
    EXPECT_EQ(game.sheet().missing(), Ints{2});
    expect_refusals(game,
                    {{RoundClosed{}, Refusal::hands_missing},
                     {HandEntered{0, "cleo", points(5)}},
                     {RoundClosed{}},
                     {HandEntered{0, "ben", std::nullopt}, Refusal::cannot_be_blank},
                     {RoundRemoved{1}, Refusal::no_such_round}});
    EXPECT_EQ(game.sheet().missing(), Ints{});
}

TEST(LedgerTest, DOS_DECK_1_all_hands_and_drafts_share_the_deck)
{
    Game game;
    const int most = deck_points(GameId::dos);
    expect_refusals(game,
                    {{HandEntered{0, "anna", Entry{{{"dos", 7}}, {}}}},
                     {HandEntered{0, "ben", Entry{{{"dos", 6}}, {}}}, Refusal::too_many_cards},
                     {HandEntered{0, "ben", Entry{{{"dos", 5}}, {}}}},
                     {HandEntered{0, "anna", Entry{{{"dos", 8}}, {}}}, Refusal::too_many_cards},
                     {HandEntered{0, "cleo", Entry{{{"r2", 1}}, {}}}, Refusal::no_such_card},
                     {HandEntered{0, "cleo", points(most + 1)}, Refusal::more_than_the_deck},
                     {HandEntered{0, "cleo", points(most)}},
                     {DraftChanged{0, "ben", Draft{{{"dos", 6}}, ""}}, Refusal::too_many_cards},
                     {DraftChanged{0, "ben", Draft{{{"r2", 1}}, ""}}, Refusal::no_such_card},
                     {DraftChanged{0, "ben", Draft{{}, "20-5"}}, Refusal::not_a_sum},
                     {DraftChanged{0, "ben", Draft{{}, "3×20+"}}}});
}

TEST(LedgerTest, a_correction_states_the_whole_closed_round)
{
    Game game;
    const auto corrected = [](const std::vector<CorrectedHand> &hands) { return RoundCorrected{0, "ben", {}, hands}; };
    const CorrectedHand anna{"anna", points(9)};
    expect_refusals(game, {{corrected({anna, {"cleo", points(4)}}), Refusal::not_closed}});
    game.round({-1, 3, 4});
    expect_refusals(game,
                    {{corrected({anna}), Refusal::cannot_be_blank},
                     {corrected({anna, {"ben", points(4)}}), Refusal::hand_is_out},
                     {corrected({anna, anna}), Refusal::player_twice},
                     {corrected({anna, {"dora", points(4)}}), Refusal::no_such_player},
                     {RoundCorrected{0, {}, {}, {anna, {"ben", points(3)}}}, Refusal::cannot_be_blocked},
                     {corrected({anna, {"cleo", points(4)}})}});
    EXPECT_EQ(game.sheet().totals, (Ints{0, 13, 0}));
    EXPECT_EQ(game.sheet().rounds[0].cells[2].history.size(), 1U) << "nothing new about that hand";
}

TEST(LedgerTest, a_round_may_have_points_and_no_hands)
{
    Game game;
    expect_refusals(game,
                    {{RoundScored{0, "dora", 30}, Refusal::no_such_player},
                     {RoundScored{1, "ben", 30}, Refusal::no_such_round},
                     {RoundScored{0, {}, 30}, Refusal::nobody_out},
                     {RoundScored{0, "ben", deck_points(GameId::dos) + 1}, Refusal::more_than_the_deck},
                     {RoundScored{0, "anna", 4}},
                     {DraftChanged{0, "anna", Draft{{}, "45+"}}},
                     {RoundScored{0, "ben", 30}},
                     {HandEntered{0, "anna", points(4)}, Refusal::hands_unknown},
                     {DraftChanged{0, "anna", Draft{{{"r7", 1}}, ""}}, Refusal::hands_unknown},
                     {RoundClosed{}}});
    EXPECT_EQ(game.sheet().totals, (Ints{0, 30, 0}));
    EXPECT_EQ(game.sheet().open.dealer, 1); // DOS-SETUP-4
    expect_refusals(game, {{RoundScored{1, {}, 0}}, {RoundClosed{}}});
    EXPECT_EQ(game.sheet().open.dealer, 2) << "nobody knows who won: to the left";
    EXPECT_EQ(Game(started(GameId::dos, Scoring::count_against)).state(RoundScored{0, "ben", 30}),
              Refusal::counts_against);
}

TEST(LedgerTest, players_join_and_leave)
{
    Game game;
    game.round({12, -1, 30});
    expect_refusals(game,
                    {{PlayerJoined{player("dora"), 15, "emil"}, Refusal::no_such_player},
                     {PlayerJoined{player("dora"), 15, "anna"}},
                     {PlayerJoined{player("dora"), 15}, Refusal::already_present},
                     {HandEntered{0, "dora", points(3)}, Refusal::no_such_player},
                     {DealerChanged{"emil"}, Refusal::no_such_player},
                     {PlayerLeft{"ben"}},
                     {PlayerLeft{"dora"}},
                     {PlayerLeft{"cleo"}, Refusal::too_few_players},
                     {PlayerJoined{player("ben"), 99}}});
    EXPECT_EQ(game.sheet().totals, (Ints{0, 15, 42, 0})) << "returns with the old points";
}

TEST(LedgerTest, the_unknown_target_counts_as_no_target)
{
    GameStarted start = Game::started();
    EXPECT_TRUE(Game(start).sheet().has_target());
    start.target = unknown_target;
    EXPECT_FALSE(Game(start).sheet().has_target());
}

TEST(LedgerTest, a_game_starts_once_before_all_other_facts_and_with_possible_players)
{
    struct StartRow
    {
        std::vector<std::string> players;
        int dealer;
        int target;
        Refusal refusal;
    };
    std::vector<std::string> many;
    for (int number = 0; number <= most_players; ++number)
        many.push_back(std::to_string(number));
    const StartRow rows[] = {
        {{"a", "b"}, 1, 200, Refusal::none},
        {{"a"}, 0, 200, Refusal::too_few_players},
        {many, 0, 200, Refusal::too_many_players},
        {{"a", "b", "a"}, 0, 200, Refusal::player_twice},
        {{"a", ""}, 0, 200, Refusal::no_such_player},
        {{"a", "b"}, 2, 200, Refusal::no_such_player},
        {{"a", "b"}, 0, 0, Refusal::target_out_of_range},
    };
    for (const StartRow &row : rows) {
        GameStarted start;
        for (const std::string &id : row.players)
            start.players.push_back(player(id));
        start.dealer = row.dealer;
        start.target = row.target;
        Ledger ledger;
        EXPECT_EQ(ledger.append({1, RoundClosed{}}), Refusal::not_started);
        EXPECT_EQ(ledger.append({1, Undone{}}), Refusal::nothing_to_undo);
        EXPECT_EQ(ledger.append({1, start}), row.refusal) << refusal_name(row.refusal);
        EXPECT_EQ(ledger.append({1, Game::started()}),
                  row.refusal == Refusal::none ? Refusal::already_started : Refusal::none);
        EXPECT_EQ(ledger.append({1, Undone{}}), Refusal::nothing_to_undo) << "the start itself stays";
    }
}

TEST(LedgerTest, loading_a_wrong_list_reports_the_first_refused_fact)
{
    const std::vector<Fact> facts{{1, Game::started()}, {2, WentOut{0, "anna"}}, {3, WentOut{7, "anna"}}};
    Ledger ledger;
    const auto broken = ledger.load(facts);
    ASSERT_TRUE(broken);
    EXPECT_EQ(broken->fact, 2U);
    EXPECT_EQ(broken->refusal, Refusal::no_such_round);
}

} // namespace

} // namespace tableside::score::test
