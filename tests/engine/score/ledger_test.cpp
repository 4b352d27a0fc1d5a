// Tests which facts the ledger accepts when, and the sheet that results.
#include "tests/engine/score/game.h"

namespace tableside::score::test {

namespace {

using Ints = std::vector<int>;

// DOS-SCORE-1
TEST(LedgerTest, the_player_who_goes_out_gets_the_points_of_the_other_hands)
{
    Game game;
    EXPECT_EQ(game.round({12, -1, 30}), Refusal::none);
    EXPECT_EQ(game.round({-1, 5, 8}), Refusal::none);
    EXPECT_EQ(game.sheet().totals, (Ints{13, 42, 0}));
    EXPECT_EQ(game.sheet().rounds[0].gained, (Ints{0, 42, 0}));
    EXPECT_EQ(game.sheet().rounds[0].totals, (Ints{0, 42, 0}));
    EXPECT_EQ(game.sheet().ranks, (Ints{2, 1, 3}));
    EXPECT_EQ(game.sheet().leader, 1);
}

// DOS-SCORE-3
TEST(LedgerTest, counting_against_gives_everybody_their_own_cards)
{
    GameStarted start = Game::started();
    start.scoring = Scoring::count_against;
    start.target = 50;
    Game game(start);
    game.round({12, -1, 30});
    EXPECT_EQ(game.sheet().totals, (Ints{12, 0, 30}));
    EXPECT_EQ(game.sheet().leader, 1);
    game.round({-1, 20, 25});
    EXPECT_EQ(game.sheet().totals, (Ints{12, 20, 55}));
    EXPECT_EQ(game.sheet().stage, Stage::decided);
    EXPECT_EQ(game.sheet().winner, 0);
}

// DOS-SCORE-3
TEST(LedgerTest, a_player_without_a_round_neither_leads_nor_wins)
{
    GameStarted start = Game::started();
    start.scoring = Scoring::count_against;
    Game game(start);
    EXPECT_EQ(game.sheet().ranks, (Ints{1, 1, 1})) << "before the first round all are equal";
    game.round({12, -1, 30});
    game.round({-1, 20, 25});
    game.state(PlayerJoined{player("dora"), 0});
    EXPECT_EQ(game.sheet().ranks, (Ints{1, 2, 3, 0}));
    EXPECT_EQ(game.sheet().leader, 0);
    game.state(GameEnded{});
    EXPECT_EQ(game.sheet().winner, 0);
    game.state(GameContinued{});
    game.round({1, 2, 3, -1});
    EXPECT_EQ(game.sheet().ranks, (Ints{2, 3, 4, 1}));
    EXPECT_EQ(game.sheet().leader, 3);
}

// DOS-SCORE-1, DOS-SCORE-3
TEST(LedgerTest, a_newcomer_with_points_is_ranked_at_once_but_not_first)
{
    Game game;
    game.round({100, -1, 77});
    game.state(PlayerJoined{player("dora"), 44});
    EXPECT_EQ(game.sheet().ranks, (Ints{3, 1, 3, 2}));
    EXPECT_EQ(game.sheet().leader, 1);
    game.state(PlayerJoined{player("emil"), 177});
    EXPECT_EQ(game.sheet().ranks, (Ints{3, 1, 3, 2, 0})) << "level with the best without a round";
    EXPECT_EQ(game.sheet().leader, 1);

    GameStarted start = Game::started();
    start.scoring = Scoring::count_against;
    Game against(start);
    against.round({12, -1, 30});
    against.state(PlayerJoined{player("dora"), 14});
    EXPECT_EQ(against.sheet().ranks, (Ints{2, 1, 4, 3}));
    EXPECT_EQ(against.sheet().leader, 1);
}

// DOS-SETUP-3, DOS-SETUP-4
TEST(LedgerTest, the_winner_of_a_round_deals_the_next_and_the_left_neighbour_starts)
{
    Game game;
    EXPECT_EQ(game.sheet().open.dealer, 0);
    EXPECT_EQ(game.sheet().starter(), 1);
    game.round({1, 1, -1});
    EXPECT_EQ(game.sheet().open.dealer, 2);
    EXPECT_EQ(game.sheet().starter(), 0);
}

TEST(LedgerTest, the_deal_may_pass_to_the_left_instead)
{
    GameStarted start = Game::started();
    start.next_dealer = NextDealer::left_of_dealer;
    Game game(start);
    game.round({1, 1, -1});
    EXPECT_EQ(game.sheet().open.dealer, 1);
}

TEST(LedgerTest, a_missing_hand_is_not_0_and_keeps_the_round_open)
{
    Game game;
    EXPECT_EQ(game.state(RoundClosed{}), Refusal::nobody_out);
    game.state(WentOut{0, "anna"});
    game.state(HandEntered{0, "ben", points(0)});
    EXPECT_EQ(game.sheet().missing(), Ints{2});
    EXPECT_EQ(game.state(RoundClosed{}), Refusal::hands_missing);
    game.state(HandEntered{0, "cleo", points(4)});
    EXPECT_EQ(game.sheet().missing(), Ints{});
    EXPECT_EQ(game.state(RoundClosed{}), Refusal::none);
}

TEST(LedgerTest, a_hand_can_be_cleared_while_its_round_is_open)
{
    Game game;
    game.state(HandEntered{0, "ben", points(7)});
    EXPECT_EQ(game.state(HandEntered{0, "ben", std::nullopt}), Refusal::none);
    EXPECT_FALSE(game.sheet().open.cells[1].entry);
    game.round({-1, 3, 4});
    EXPECT_EQ(game.state(HandEntered{0, "ben", std::nullopt}), Refusal::cannot_be_blank);
}

TEST(LedgerTest, a_draft_does_not_count_and_keeps_the_round_open)
{
    Game game;
    game.state(WentOut{0, "anna"});
    game.state(HandEntered{0, "ben", points(7)});
    game.state(HandEntered{0, "cleo", points(4)});
    EXPECT_EQ(game.state(DraftChanged{0, "cleo", Draft{{{"r7", 1}}, "12+"}}), Refusal::none);
    EXPECT_EQ(game.sheet().open.cells[2].entry, points(4));
    EXPECT_EQ(game.sheet().open.cells[2].history.size(), 1u);
    EXPECT_EQ(game.sheet().missing(), Ints{2});
    EXPECT_EQ(game.state(RoundClosed{}), Refusal::hands_missing);
    game.state(HandEntered{0, "cleo", points(5)});
    EXPECT_FALSE(game.sheet().open.cells[2].draft);
    EXPECT_EQ(game.state(RoundClosed{}), Refusal::none);
}

TEST(LedgerTest, undo_takes_back_one_tap)
{
    Game game;
    game.state(HandEntered{0, "ben", points(7)});
    game.state(DraftChanged{0, "cleo", Draft{{{"r7", 1}}, ""}});
    game.state(DraftChanged{0, "cleo", Draft{{{"r7", 2}}, ""}});
    game.state(Undone{});
    EXPECT_EQ(game.sheet().open.cells[2].draft, (Draft{{{"r7", 1}}, ""}));
    game.state(Undone{});
    EXPECT_FALSE(game.sheet().open.cells[2].draft);
    EXPECT_EQ(game.sheet().open.cells[1].entry, points(7));
}

TEST(LedgerTest, the_winners_points_may_be_typed_digit_by_digit)
{
    Game game;
    game.state(RoundScored{0, "anna", 4});
    EXPECT_EQ(game.state(DraftChanged{0, "anna", Draft{{}, "45+"}}), Refusal::none);
    EXPECT_EQ(game.sheet().open.scored, 4); // a draft changes no points
    EXPECT_EQ(game.state(RoundScored{0, "anna", 52}), Refusal::none);
    EXPECT_FALSE(game.sheet().open.cells[0].draft);
    EXPECT_EQ(game.state(RoundClosed{}), Refusal::none);
    EXPECT_EQ(game.sheet().totals, (Ints{52, 0, 0}));
}

TEST(LedgerTest, undoing_a_mistaken_going_out_restores_the_draft)
{
    Game game;
    game.state(WentOut{0, "anna"});
    game.state(DraftChanged{0, "cleo", Draft{{}, "12"}});
    game.state(WentOut{0, "cleo"});
    EXPECT_FALSE(game.sheet().open.cells[2].draft);
    EXPECT_EQ(game.state(DraftChanged{0, "cleo", Draft{{}, "1"}}), Refusal::hand_is_out);
    game.state(Undone{});
    EXPECT_EQ(game.sheet().open.out, 0);
    EXPECT_EQ(game.sheet().open.cells[2].draft, (Draft{{}, "12"}));
}

TEST(LedgerTest, drafts_of_all_hands_share_the_deck)
{
    Game game;
    EXPECT_EQ(game.state(DraftChanged{0, "anna", Draft{{{"dos", 7}}, ""}}), Refusal::none);
    EXPECT_EQ(game.state(DraftChanged{0, "ben", Draft{{{"dos", 6}}, ""}}), Refusal::too_many_cards);
    EXPECT_EQ(game.state(DraftChanged{0, "ben", Draft{{{"r2", 1}}, ""}}), Refusal::no_such_card);
    EXPECT_EQ(game.state(DraftChanged{0, "ben", Draft{{}, "20-5"}}), Refusal::not_a_sum);
    EXPECT_EQ(game.state(DraftChanged{0, "ben", Draft{{}, "3×20+"}}), Refusal::none);
}

TEST(LedgerTest, a_closed_round_is_corrected_by_one_fact)
{
    Game game;
    EXPECT_EQ(game.state(RoundCorrected{0, "ben", {}, {{"anna", points(9)}, {"cleo", points(4)}}}),
              Refusal::not_closed);
    game.round({-1, 3, 4});
    game.state(DraftChanged{0, "anna", Draft{{}, "9"}}); // Anna was out before
    EXPECT_EQ(game.sheet().totals, (Ints{7, 0, 0}));
    EXPECT_EQ(game.state(RoundCorrected{0, "ben", {}, {{"anna", points(9)}}}), Refusal::cannot_be_blank);
    EXPECT_EQ(game.state(RoundCorrected{0, "ben", {}, {{"anna", points(9)}, {"ben", points(4)}}}),
              Refusal::hand_is_out);
    EXPECT_EQ(game.state(RoundCorrected{0, "ben", {}, {{"anna", points(9)}, {"anna", points(4)}}}),
              Refusal::player_twice);
    EXPECT_EQ(game.state(RoundCorrected{0, "ben", {}, {{"anna", points(9)}, {"dora", points(4)}}}),
              Refusal::no_such_player);
    EXPECT_EQ(game.state(RoundCorrected{0, "ben", {}, {{"anna", points(9)}, {"cleo", points(4)}}}), Refusal::none);
    EXPECT_EQ(game.sheet().rounds[0].out, 1);
    EXPECT_EQ(game.sheet().totals, (Ints{0, 13, 0}));
    EXPECT_FALSE(game.sheet().rounds[0].cells[0].draft);
    EXPECT_EQ(game.sheet().rounds[0].cells[2].history.size(), 1u) << "nothing new about that hand";
    game.state(Undone{});
    EXPECT_EQ(game.sheet().totals, (Ints{7, 0, 0}));
    EXPECT_EQ(game.sheet().rounds[0].cells[0].draft, (Draft{{}, "9"}));
}

TEST(LedgerTest, a_player_who_went_out_has_no_hand_to_enter)
{
    Game game;
    game.state(HandEntered{0, "ben", points(9)});
    game.state(WentOut{0, "ben"});
    EXPECT_FALSE(game.sheet().open.cells[1].entry);
    EXPECT_EQ(game.sheet().open.cells[1].history.size(), 2u);
    EXPECT_EQ(game.state(HandEntered{0, "ben", points(9)}), Refusal::hand_is_out);
}

TEST(LedgerTest, every_hand_of_every_round_can_be_corrected_and_keeps_its_history)
{
    Game game;
    game.round({12, -1, 30});
    game.round({-1, 5, 8});
    EXPECT_EQ(game.state(HandEntered{0, "cleo", points(33)}), Refusal::none);
    EXPECT_EQ(game.sheet().totals, (Ints{13, 45, 0}));
    const Cell &cell = game.sheet().rounds[0].cells[2];
    ASSERT_EQ(cell.history.size(), 2u);
    EXPECT_EQ(cell.history[0].entry, points(30));
    EXPECT_EQ(cell.history[1].entry, points(33));
    EXPECT_LT(cell.history[0].at_ms, cell.history[1].at_ms);
}

TEST(LedgerTest, the_wrong_player_marked_as_out_can_be_corrected)
{
    Game game;
    game.round({12, -1, 30});
    EXPECT_EQ(game.state(WentOut{0, "anna"}), Refusal::none);
    EXPECT_EQ(game.sheet().rounds[0].cells[1].entry, points(12));
    EXPECT_FALSE(game.sheet().rounds[0].cells[0].entry);
    EXPECT_EQ(game.sheet().totals, (Ints{42, 0, 0}));
    EXPECT_EQ(game.sheet().open.dealer, 0);
}

TEST(LedgerTest, a_round_can_be_removed_and_the_first_dealer_stays)
{
    Game game;
    game.round({1, 2, -1});
    game.round({-1, 20, 10});
    EXPECT_EQ(game.state(RoundRemoved{0}), Refusal::none);
    EXPECT_EQ(game.sheet().totals, (Ints{30, 0, 0}));
    EXPECT_EQ(game.sheet().rounds[0].dealer, 0);
    EXPECT_EQ(game.state(RoundRemoved{1}), Refusal::no_such_round);
}

TEST(LedgerTest, the_deck_has_twelve_wild_dos_and_no_thirteenth_over_all_hands)
{
    Game game;
    EXPECT_EQ(game.state(HandEntered{0, "anna", Entry{{{"dos", 7}}, {}}}), Refusal::none);
    EXPECT_EQ(game.state(HandEntered{0, "ben", Entry{{{"dos", 6}}, {}}}), Refusal::too_many_cards);
    EXPECT_EQ(game.state(HandEntered{0, "ben", Entry{{{"dos", 5}}, {}}}), Refusal::none);
    EXPECT_EQ(game.state(HandEntered{0, "anna", Entry{{{"dos", 8}}, {}}}), Refusal::too_many_cards);
    EXPECT_EQ(game.state(HandEntered{0, "cleo", Entry{{{"r2", 1}}, {}}}), Refusal::no_such_card);
    EXPECT_EQ(game.state(HandEntered{0, "cleo", points(deck_points(GameId::dos) + 1)}), Refusal::more_than_the_deck);
    EXPECT_EQ(game.state(HandEntered{0, "cleo", points(deck_points(GameId::dos))}), Refusal::none);
}

// DOS-SCORE-2
TEST(LedgerTest, the_target_decides_and_the_game_may_go_on_past_it)
{
    Game game;
    game.round({90, -1, 100});
    EXPECT_EQ(game.sheet().stage, Stage::playing);
    game.round({5, -1, 5});
    EXPECT_EQ(game.sheet().stage, Stage::decided);
    EXPECT_EQ(game.sheet().winner, 1);
    EXPECT_EQ(game.sheet().reached_target, 1);
    EXPECT_EQ(game.state(HandEntered{2, "anna", points(5)}), Refusal::decided);
    EXPECT_EQ(game.state(GameContinued{}), Refusal::none);
    EXPECT_EQ(game.sheet().stage, Stage::playing);
    EXPECT_EQ(game.round({-1, 150, 100}), Refusal::none);
    EXPECT_EQ(game.state(GameEnded{}), Refusal::none);
    EXPECT_EQ(game.sheet().winner, 0);
    EXPECT_EQ(game.sheet().reached_target, 1);
}

TEST(LedgerTest, a_continued_game_is_decided_by_a_new_target_or_a_correction)
{
    Game raised;
    raised.round({100, -1, 100});
    raised.state(GameContinued{});
    raised.state(TargetChanged{300});
    EXPECT_EQ(raised.sheet().stage, Stage::playing);
    raised.round({100, -1, 0});
    EXPECT_EQ(raised.sheet().stage, Stage::decided);
    EXPECT_EQ(raised.sheet().winner, 1);
    Game corrected;
    corrected.round({150, -1, 50});
    corrected.state(GameContinued{});
    corrected.state(HandEntered{0, "anna", points(15)});
    corrected.round({100, -1, 50});
    EXPECT_EQ(corrected.sheet().stage, Stage::decided);
}

TEST(LedgerTest, a_correction_may_decide_or_reopen_a_game)
{
    Game game;
    game.round({100, -1, 100});
    EXPECT_EQ(game.sheet().stage, Stage::decided);
    EXPECT_EQ(game.state(HandEntered{0, "anna", points(99)}), Refusal::none);
    EXPECT_EQ(game.sheet().stage, Stage::playing);
    EXPECT_EQ(game.state(TargetChanged{199}), Refusal::none);
    EXPECT_EQ(game.sheet().stage, Stage::decided);
}

TEST(LedgerTest, a_tie_at_the_target_plays_another_round)
{
    Game game;
    game.round({-1, 100, 100});
    game.state(GameContinued{});
    EXPECT_EQ(game.sheet().leader, 0);
    Game tied;
    tied.state(TargetChanged{100});
    tied.round({-1, 49, 50});
    tied.round({50, -1, 49});
    EXPECT_EQ(tied.sheet().totals, (Ints{99, 99, 0}));
    EXPECT_EQ(tied.sheet().leader, std::nullopt);
    EXPECT_EQ(tied.sheet().stage, Stage::playing);
}

TEST(LedgerTest, an_ended_game_takes_no_round_until_it_is_continued)
{
    Game game;
    game.round({-1, 10, 10});
    EXPECT_EQ(game.state(GameEnded{}), Refusal::none);
    EXPECT_EQ(game.sheet().winner, 0);
    EXPECT_EQ(game.state(WentOut{1, "ben"}), Refusal::ended);
    EXPECT_EQ(game.state(GameEnded{}), Refusal::ended);
    EXPECT_EQ(game.state(GameContinued{}), Refusal::none);
    EXPECT_EQ(game.sheet().winner, std::nullopt);
    game.round({-1, 100, 100});
    EXPECT_EQ(game.sheet().stage, Stage::decided) << "it was ended early, so the target still counts";
}

TEST(LedgerTest, a_late_player_plays_from_the_open_round_on)
{
    Game game;
    game.round({12, -1, 30});
    EXPECT_EQ(game.state(PlayerJoined{player("dora"), 15}), Refusal::none);
    EXPECT_EQ(game.sheet().totals, (Ints{0, 42, 0, 15}));
    EXPECT_EQ(game.sheet().seats[3].first_round, 1);
    EXPECT_EQ(game.state(HandEntered{0, "dora", points(3)}), Refusal::no_such_player);
    EXPECT_EQ(game.round({1, 2, 3, -1}), Refusal::none);
    EXPECT_EQ(game.sheet().totals, (Ints{0, 42, 0, 21}));
    EXPECT_EQ(game.sheet().open.dealer, 3);
}

TEST(LedgerTest, a_player_who_leaves_keeps_points_but_neither_deals_nor_wins)
{
    Game game;
    game.round({12, -1, 30});
    EXPECT_EQ(game.state(PlayerLeft{"ben"}), Refusal::none);
    EXPECT_EQ(game.sheet().open.dealer, 2);
    EXPECT_EQ(game.sheet().ranks, (Ints{1, 0, 1}));
    game.state(WentOut{1, "anna"});
    EXPECT_EQ(game.sheet().missing(), Ints{2});
    EXPECT_EQ(game.state(PlayerLeft{"cleo"}), Refusal::too_few_players);
    EXPECT_EQ(game.state(PlayerJoined{player("ben"), 99}), Refusal::none);
    EXPECT_EQ(game.sheet().totals, (Ints{0, 42, 0}));
    EXPECT_EQ(game.sheet().missing(), (Ints{1, 2}));
    EXPECT_EQ(game.state(PlayerJoined{player("ben"), 0}), Refusal::already_present);
}

TEST(LedgerTest, joining_and_leaving_change_no_past_dealer)
{
    GameStarted start = Game::started();
    start.next_dealer = NextDealer::left_of_dealer;
    start.players.push_back(player("dora"));
    Game game(start);
    game.round({1, 1, -1, 1});
    game.round({1, 1, -1, 1});
    EXPECT_EQ(game.sheet().open.dealer, 2);
    game.state(PlayerLeft{"ben"});
    EXPECT_EQ(game.sheet().rounds[1].dealer, 1) << "he dealt it";
    EXPECT_EQ(game.sheet().open.dealer, 2);
    game.state(PlayerJoined{player("emil"), 0});
    EXPECT_EQ(game.sheet().rounds[1].dealer, 1);
    EXPECT_EQ(game.sheet().open.dealer, 2);
}

TEST(LedgerTest, a_late_player_sits_at_the_stated_seat)
{
    GameStarted start = Game::started();
    start.next_dealer = NextDealer::left_of_dealer;
    Game game(start);
    EXPECT_EQ(game.round({1, 2, -1}), Refusal::none);
    game.state(WentOut{1, "cleo"});
    const Sheet before = game.sheet();
    EXPECT_EQ(game.state(PlayerJoined{player("dora"), 15, "emil"}), Refusal::no_such_player);
    EXPECT_EQ(game.state(PlayerJoined{player("dora"), 15, "anna"}), Refusal::none);
    const Sheet &sheet = game.sheet();
    EXPECT_EQ(sheet.seat_of("dora"), 1);
    EXPECT_EQ(sheet.totals, (Ints{0, 15, 0, 3}));
    EXPECT_EQ(sheet.rounds[0].gained, (Ints{0, 0, 0, 3}));
    EXPECT_EQ(sheet.rounds[0].totals, (Ints{0, 15, 0, 3}));
    EXPECT_FALSE(sheet.rounds[0].cells[1].plays);
    EXPECT_EQ(sheet.rounds[0].out, 3);
    EXPECT_EQ(sheet.open.out, 3);
    EXPECT_EQ(sheet.open.dealer, 1) << "to the left of Anna, who dealt";
    EXPECT_EQ(sheet.starter(), 2);
    EXPECT_EQ(sheet.missing(), (Ints{0, 1, 2}));
    game.state(Undone{});
    EXPECT_EQ(game.sheet(), before);
    game.state(Redone{});
    game.state(PlayerLeft{"dora"});
    EXPECT_EQ(game.state(PlayerJoined{player("dora"), 0, "cleo"}), Refusal::none);
    EXPECT_EQ(game.sheet().seat_of("dora"), 1) << "comes back to the old seat";
}

TEST(LedgerTest, the_dealer_can_be_changed_and_later_dealers_follow)
{
    GameStarted start = Game::started();
    start.next_dealer = NextDealer::left_of_dealer;
    Game game(start);
    EXPECT_EQ(game.state(DealerChanged{"dora"}), Refusal::no_such_player);
    EXPECT_EQ(game.state(DealerChanged{"cleo"}), Refusal::none);
    EXPECT_EQ(game.sheet().open.dealer, 2);
    EXPECT_EQ(game.sheet().starter(), 0);
    game.state(Undone{});
    EXPECT_EQ(game.sheet().open.dealer, 0);
    game.round({1, 2, -1});
    EXPECT_EQ(game.sheet().open.dealer, 1);
    EXPECT_EQ(game.state(DealerChanged{"anna"}), Refusal::none);
    EXPECT_EQ(game.sheet().open.dealer, 0);
    EXPECT_EQ(game.sheet().rounds[0].dealer, 0);
    game.round({-1, 2, 3});
    EXPECT_EQ(game.sheet().rounds[1].dealer, 0);
    EXPECT_EQ(game.sheet().open.dealer, 1);
    game.state(HandEntered{0, "anna", points(9)});
    EXPECT_EQ(game.sheet().rounds[1].dealer, 0) << "a correction deals nothing anew";
    game.state(DealerChanged{"cleo"});
    game.state(PlayerLeft{"cleo"});
    EXPECT_NE(game.sheet().open.dealer, 2);
    game.state(RoundRemoved{0});
    EXPECT_EQ(game.sheet().rounds[0].dealer, 0);
    game.state(GameEnded{});
    EXPECT_EQ(game.state(DealerChanged{"anna"}), Refusal::ended);
}

TEST(LedgerTest, undo_and_redo_work_back_to_the_start_and_are_facts)
{
    Game game;
    std::vector<Sheet> sheets{game.sheet()};
    for (const Statement &statement :
         std::vector<Statement>{WentOut{0, "ben"}, HandEntered{0, "anna", points(4)}, HandEntered{0, "cleo", points(6)},
                                RoundClosed{}, Noted{"rain", "the hut"}, TargetChanged{300}}) {
        ASSERT_EQ(game.state(statement), Refusal::none);
        sheets.push_back(game.sheet());
    }
    const std::size_t stated = game.ledger.facts().size();
    for (std::size_t back = sheets.size() - 1; back > 0; --back) {
        ASSERT_EQ(game.state(Undone{}), Refusal::none);
        EXPECT_EQ(game.sheet(), sheets[back - 1]);
    }
    EXPECT_EQ(game.state(Undone{}), Refusal::nothing_to_undo) << "the start itself stays";
    for (std::size_t again = 1; again < sheets.size(); ++again) {
        ASSERT_EQ(game.state(Redone{}), Refusal::none);
        EXPECT_EQ(game.sheet(), sheets[again]);
    }
    EXPECT_EQ(game.state(Redone{}), Refusal::nothing_to_redo);
    EXPECT_EQ(game.ledger.facts().size(), stated + 2 * (sheets.size() - 1));
}

TEST(LedgerTest, dropping_a_fact_restores_sheet_and_redo)
{
    Game game;
    EXPECT_EQ(game.state(TargetChanged{300}), Refusal::none);
    EXPECT_EQ(game.state(TargetChanged{400}), Refusal::none);
    EXPECT_EQ(game.state(TargetChanged{500}), Refusal::none);
    EXPECT_EQ(game.state(Undone{}), Refusal::none);
    EXPECT_EQ(game.state(Undone{}), Refusal::none);
    const std::size_t facts = game.ledger.facts().size();
    for (const Statement &statement : std::vector<Statement>{Noted{"note", "place"}, Undone{}, Redone{}}) {
        EXPECT_EQ(game.state(statement), Refusal::none);
        game.ledger.remove_last();
        EXPECT_EQ(game.ledger.facts().size(), facts);
        EXPECT_EQ(game.sheet().target, 300);
        EXPECT_EQ(game.sheet().note, "");
    }
    EXPECT_EQ(game.state(Redone{}), Refusal::none); // both undone facts can still be redone
    EXPECT_EQ(game.state(Redone{}), Refusal::none);
    EXPECT_EQ(game.sheet().target, 500);
    EXPECT_FALSE(game.ledger.can_redo());
}

TEST(LedgerTest, a_new_fact_clears_redo)
{
    Game game;
    game.state(TargetChanged{300});
    game.state(Undone{});
    EXPECT_TRUE(game.ledger.can_redo());
    game.state(TargetChanged{400});
    EXPECT_FALSE(game.ledger.can_redo());
    EXPECT_EQ(game.state(Redone{}), Refusal::nothing_to_redo);
}

struct StartRow
{
    const char *name;
    std::vector<std::string> players;
    int dealer;
    int target;
    Refusal refusal;
};

class StartTest : public testing::TestWithParam<StartRow>
{};

TEST_P(StartTest, a_start_is_checked)
{
    GameStarted start;
    for (const std::string &id : GetParam().players)
        start.players.push_back(player(id));
    start.dealer = GetParam().dealer;
    start.target = GetParam().target;
    Ledger ledger;
    EXPECT_EQ(ledger.append({1, start}), GetParam().refusal) << refusal_name(ledger.check(start));
}

const StartRow start_rows[] = {
    {"two", {"a", "b"}, 1, 200, Refusal::none},
    {"one", {"a"}, 0, 200, Refusal::too_few_players},
    {"twenty_one",
     {"a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m", "n", "o", "p", "q", "r", "s", "t", "u"},
     0,
     200,
     Refusal::too_many_players},
    {"the_same_twice", {"a", "b", "a"}, 0, 200, Refusal::player_twice},
    {"nobody", {"a", ""}, 0, 200, Refusal::no_such_player},
    {"dealer_who_is_not_there", {"a", "b"}, 2, 200, Refusal::no_such_player},
    {"target_0", {"a", "b"}, 0, 0, Refusal::target_out_of_range},
};
INSTANTIATE_TEST_SUITE_P(starts, StartTest, testing::ValuesIn(start_rows),
                         [](const auto &row) { return std::string(row.param.name); });

TEST(LedgerTest, a_game_starts_once_and_before_all_other_facts)
{
    Ledger ledger;
    EXPECT_EQ(ledger.append({1, RoundClosed{}}), Refusal::not_started);
    EXPECT_EQ(ledger.append({1, Undone{}}), Refusal::nothing_to_undo);
    EXPECT_EQ(ledger.append({1, Game::started()}), Refusal::none);
    EXPECT_EQ(ledger.append({1, Game::started()}), Refusal::already_started);
    EXPECT_TRUE(ledger.facts().size() == 1);
}

TEST(LedgerTest, removing_an_earlier_round_moves_a_late_players_first_round)
{
    Game game;
    for (int round = 0; round < 2; ++round)
        EXPECT_EQ(game.round({-1, 5, 5}), Refusal::none);
    EXPECT_EQ(game.state(PlayerJoined{player("dora"), 20}), Refusal::none);
    EXPECT_EQ(game.round({-1, 5, 5, 5}), Refusal::none);
    EXPECT_EQ(game.state(RoundRemoved{2}), Refusal::none);
    EXPECT_EQ(game.sheet().seats[3].first_round, 2);
    EXPECT_EQ(game.state(RoundRemoved{0}), Refusal::none);
    EXPECT_EQ(game.sheet().seats[3].first_round, 1);
    EXPECT_EQ(game.state(Undone{}), Refusal::none);
    EXPECT_EQ(game.sheet().seats[3].first_round, 2);
}

TEST(LedgerTest, a_round_may_have_points_and_no_hands)
{
    Game game;
    EXPECT_EQ(game.state(RoundScored{0, "dora", 30}), Refusal::no_such_player);
    EXPECT_EQ(game.state(RoundScored{1, "ben", 30}), Refusal::no_such_round);
    EXPECT_EQ(game.state(RoundScored{0, {}, 30}), Refusal::nobody_out);
    EXPECT_EQ(game.state(RoundScored{0, "ben", deck_points(GameId::dos) + 1}), Refusal::more_than_the_deck);
    EXPECT_EQ(game.state(HandEntered{0, "anna", points(4)}), Refusal::none);
    EXPECT_EQ(game.state(RoundScored{0, "ben", 30}), Refusal::none);
    EXPECT_EQ(game.state(HandEntered{0, "anna", points(4)}), Refusal::hands_unknown);
    EXPECT_TRUE(game.sheet().missing().empty());
    EXPECT_EQ(game.state(RoundClosed{}), Refusal::none);
    EXPECT_EQ(game.sheet().totals, (std::vector<int>{0, 30, 0}));
    EXPECT_EQ(game.sheet().open.dealer, 1); // DOS-SETUP-4
    for (const Cell &cell : game.sheet().rounds[0].cells)
        EXPECT_FALSE(cell.entry);
    EXPECT_EQ(game.state(RoundScored{1, {}, 0}), Refusal::none);
    EXPECT_EQ(game.state(RoundClosed{}), Refusal::none);
    EXPECT_EQ(game.sheet().open.dealer, 2) << "nobody knows who won: to the left";
}

TEST(LedgerTest, points_without_hands_can_be_corrected_and_given_to_another)
{
    Game game;
    game.state(RoundScored{0, "ben", 30});
    game.state(RoundClosed{});
    const struct
    {
        Statement statement;
        Refusal refusal;
        std::vector<int> totals;
    } rows[]{
        {RoundScored{0, "ben", 45}, Refusal::none, {0, 45, 0}},
        {RoundScored{0, "cleo", 12}, Refusal::none, {0, 0, 12}},
        {WentOut{0, "anna"}, Refusal::none, {12, 0, 0}},
        {HandEntered{0, "ben", points(7)}, Refusal::hands_unknown, {12, 0, 0}},
        {Undone{}, Refusal::none, {0, 0, 12}},
        {Undone{}, Refusal::none, {0, 45, 0}},
        {Undone{}, Refusal::none, {0, 30, 0}},
        {Redone{}, Refusal::none, {0, 45, 0}},
    };
    for (const auto &row : rows) {
        EXPECT_EQ(game.state(row.statement), row.refusal);
        EXPECT_EQ(game.sheet().totals, row.totals);
    }
    EXPECT_EQ(game.sheet().rounds[0].cells[1].history.size(), 2u);
    EXPECT_EQ(game.state(RoundScored{1, "ben", 30}), Refusal::none);
    EXPECT_EQ(game.state(WentOut{1, "ben"}), Refusal::none); // the hands are counted now
    EXPECT_EQ(game.sheet().missing(), (std::vector<int>{0, 2}));

    GameStarted against = Game::started();
    against.scoring = Scoring::count_against;
    EXPECT_EQ(Game(against).state(RoundScored{0, "ben", 30}), Refusal::counts_against);
}

TEST(LedgerTest, loading_a_wrong_list_reports_the_first_refused_fact)
{
    const std::vector<Fact> facts{{1, Game::started()}, {2, WentOut{0, "anna"}}, {3, WentOut{7, "anna"}}};
    Ledger ledger;
    const auto broken = ledger.load(facts);
    ASSERT_TRUE(broken);
    EXPECT_EQ(broken->fact, 2u);
    EXPECT_EQ(broken->refusal, Refusal::no_such_round);
}

} // namespace

} // namespace tableside::score::test
