// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests very long games: the limits of a ledger, and that a late fact costs no more time than an early one.
#include "engine/score/score_csv.h"
#include "tests/engine/score/game.h"

namespace tableside::score::test {

namespace {

/// Returns the facts of a table with that many rounds, each won by one of two players.
std::vector<Fact> facts_of_rounds(int rounds)
{
    std::string table = "Round,Anna,Ben\n";
    for (int round = 1; round <= rounds; ++round)
        table += std::to_string(round) + (round % 3 == 0 ? ",0,7\n" : ",5,0\n");
    table += "Total," + std::to_string((rounds - rounds / 3) * 5) + "," + std::to_string(rounds / 3 * 7) + "\n";
    const auto csv = read_csv_game(table);
    EXPECT_TRUE(csv);
    const auto facts = facts_of(*csv, GameId::uno, {player("anna"), player("ben")}, 1);
    EXPECT_TRUE(facts);
    return *facts;
}

TEST(LongGameTest, a_game_has_at_most_ten_thousand_rounds)
{
    std::vector<Fact> facts = facts_of_rounds(most_rounds);
    Ledger ledger;
    ASSERT_FALSE(ledger.load(facts));
    EXPECT_EQ(ledger.sheet().rounds.size(), static_cast<std::size_t>(most_rounds));
    EXPECT_EQ(ledger.append({2, GameContinued{}}), Refusal::none);
    EXPECT_EQ(ledger.append({2, RoundScored{most_rounds, "anna", 3}}), Refusal::none);
    EXPECT_EQ(ledger.append({2, RoundClosed{}}), Refusal::too_long);
    EXPECT_EQ(ledger.append({2, RoundRemoved{0}}), Refusal::none);
    EXPECT_EQ(ledger.append({2, RoundClosed{}}), Refusal::none);
}

TEST(LongGameTest, a_game_has_at_most_a_quarter_of_a_million_facts)
{
    Game game;
    while (game.ledger.facts().size() < most_facts)
        ASSERT_EQ(game.state(Noted{"", ""}), Refusal::none);
    const Sheet sheet = game.sheet();
    for (const Statement &statement : {Statement(Noted{"one more", ""}), Statement(Undone{}), Statement(Redone{})})
        EXPECT_EQ(game.state(statement), Refusal::too_long);
    EXPECT_EQ(game.sheet(), sheet);
}

/// Many undos in a row compute the sheet only once, so even a very long game can be undone to its first round.
TEST(LongGameTest, a_round_may_be_corrected_again_and_again)
{
    Game game;
    ASSERT_EQ(game.round({-1, 3, 4}), Refusal::none);
    const Sheet first = game.sheet();
    constexpr int corrections = 60'000;
    for (int count = 0; count < corrections; ++count) {
        const Statement out = WentOut{0, count % 2 == 0 ? "ben" : "anna"};
        ASSERT_EQ(game.state(count % 3 == 0       ? Statement(PlayerLeft{"cleo"})
                                 : count % 3 == 1 ? Statement(PlayerJoined{player("cleo"), 0})
                                                  : out),
                  Refusal::none);
    }
    for (int count = 0; count < corrections; ++count)
        ASSERT_EQ(game.state(Undone{}), Refusal::none);
    EXPECT_EQ(game.sheet(), first);
}

TEST(LongGameTest, a_table_that_needs_too_many_facts_is_refused)
{
    std::string table = "Round";
    for (int seat = 0; seat < most_players; ++seat)
        table += ",P" + std::to_string(seat);
    table += '\n';
    // Half of the players leave in every round, and the others return.
    for (int round = 0; round < most_rounds; ++round) {
        table += std::to_string(round + 1);
        for (int seat = 0; seat < most_players; ++seat)
            table += seat % 2 != round % 2 ? "," : seat < 2 ? ",0" : ",1";
        table += '\n';
    }
    const auto csv = read_csv_game(table);
    ASSERT_TRUE(csv);
    std::vector<Player> players;
    for (const CsvPlayer &known : csv->players)
        players.push_back(player(known.name));
    const auto facts = facts_of(*csv, GameId::uno, players, 1);
    ASSERT_FALSE(facts);
    EXPECT_EQ(facts.error().listed.front().line, most_rounds + 1);
    EXPECT_EQ(facts.error().listed.front().fault, CsvFault::many_facts);
}

/// Returns the mean number of rounds recomputed per fact, over \p count calls of state_one(number).
std::int64_t visited_per_fact(Ledger &ledger, int count, auto state_one)
{
    const std::int64_t before = ledger.rounds_recomputed();
    for (int number = 0; number < count; ++number)
        state_one(number);
    return (ledger.rounds_recomputed() - before) / count;
}

/// Cards count against their holder. Two players always have 0, and the third reaches the target in the second round.
TEST(LongGameTest, a_tie_over_thousands_of_rounds_costs_constant_time_per_round)
{
    GameStarted start = Game::started();
    start.scoring = Scoring::count_against;
    Game game(start);
    constexpr int rounds = 5000;
    const auto per_round = visited_per_fact(game.ledger, rounds, [&](int) {
        ASSERT_EQ(game.round({-1, 0, 100}), Refusal::none);
    });
    EXPECT_LE(per_round, 10);
    EXPECT_EQ(game.sheet().stage, Stage::playing);
    EXPECT_EQ(game.sheet().tied_at_target(), (std::vector<int>{0, 1}));
    EXPECT_FALSE(game.sheet().reached_target);
    // A change of players, hands or target is applied to all rounds again.
    ASSERT_EQ(game.state(PlayerLeft{"ben"}), Refusal::none);
    EXPECT_EQ(game.sheet().winner, 0);
    EXPECT_EQ(game.sheet().reached_target, 1);
    ASSERT_EQ(game.state(Undone{}), Refusal::none);
    EXPECT_FALSE(game.sheet().reached_target);
    ASSERT_EQ(game.state(HandEntered{2500, "ben", points(1)}), Refusal::none);
    EXPECT_EQ(game.sheet().reached_target, 2500);
    ASSERT_EQ(game.state(TargetChanged{99'999}), Refusal::none);
    EXPECT_EQ(game.sheet().reached_target, 2500);
    ASSERT_EQ(game.state(RoundRemoved{2500}), Refusal::none);
    EXPECT_FALSE(game.sheet().reached_target);
}

/// Without a limit, reading a file of a few megabytes could take minutes.
TEST(LongGameTest, the_total_of_recomputed_rounds_is_limited)
{
    Ledger ledger;
    ASSERT_FALSE(ledger.load(facts_of_rounds(most_rounds)));
    ASSERT_EQ(ledger.append({2, RoundRemoved{0}}), Refusal::none);
    EXPECT_LT(ledger.rounds_recomputed(), std::int64_t{10} * most_rounds);
    const auto undo_or_redo = [&](int number) { // and look at the sheet, which is computed only then
        const Refusal refusal = ledger.append({3, number % 2 == 0 ? Statement(Undone{}) : Statement(Redone{})});
        EXPECT_GE(ledger.sheet().rounds.size(), std::size_t{most_rounds - 1});
        return refusal;
    };
    const auto per_fact = visited_per_fact(ledger, 100,
                                           [&](int number) { ASSERT_EQ(undo_or_redo(number), Refusal::none); });
    EXPECT_LE(per_fact, 2 * most_rounds);
    int undone = 0;
    while (undo_or_redo(undone) == Refusal::none)
        ++undone;
    EXPECT_GE(undone, 1000);
    EXPECT_LE(ledger.rounds_recomputed(), most_rounds_recomputed + 2 * most_rounds);
    EXPECT_EQ(ledger.append({3, Noted{"one more", ""}}), Refusal::too_long);
    Ledger again; // facts that were accepted are accepted again when read from a file
    EXPECT_FALSE(again.load(ledger.facts()));
    EXPECT_EQ(again.sheet(), ledger.sheet());
}

} // namespace

} // namespace tableside::score::test
