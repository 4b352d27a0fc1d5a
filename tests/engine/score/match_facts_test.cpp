// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests matches at the app's own table as games of the score book. The ledger has its own scoring code and must get the same
// points, dealers and winner as the engine.
#include "engine/score/match_facts.h"

#include "engine/match/match.h"
#include "engine/score/score_json.h"
#include "engine/score/table_player.h"
#include "tests/engine/score/game.h"
#include "tests/engine/support/rulesets.h"

#include <algorithm>
#include <vector>

namespace tableside::score::test {

namespace {

constexpr std::int64_t started_ms = 1'700'000'000'000;
constexpr std::int64_t ended_ms = started_ms + 3'600'000;

/// Plays random actions and returns the events. With `prefers_draws`, a seat of UNO that may draw or pass does so nine times in
/// ten.
template <typename Game>
std::vector<typename Game::Event> random_match(int seats, const typename Game::Ruleset &rules, std::uint64_t seed,
                                               bool prefers_draws = false)
{
    const auto is_preferred = [&](const typename Game::Action &action) {
        if constexpr (std::is_same_v<Game, uno::Game>)
            return std::holds_alternative<uno::DrawCard>(action) || std::holds_alternative<uno::PassTurn>(action);
        else
            return false;
    };
    Random random(derived_seed(seed, 24));
    Match<Game> match(seats, rules, seed);
    typename Game::EventList events;
    typename Game::ActionList legal;
    while (match.phase() != MatchPhase::over) {
        if (match.phase() == MatchPhase::between_rounds) {
            match.start_round(events);
            continue;
        }
        Game::legal_actions(match.state(), legal);
        auto chosen = legal.begin() + random.below(static_cast<std::uint32_t>(legal.size()));
        const auto preferred = std::ranges::find_if(legal, is_preferred);
        if (prefers_draws && preferred != legal.end() && random.chance(0.9))
            chosen = preferred;
        EXPECT_EQ(match.apply(Game::seat_in_turn(match.state()), *chosen, events), Game::Reason::none);
    }
    return events.take();
}

template <typename Game>
GameStarted start_of(int seats, const typename Game::Ruleset &rules)
{
    GameStarted start;
    start.game = *game_named(Game::name);
    start.scoring = rules.scoring;
    start.next_dealer = printed_rules(start.game).next_dealer;
    start.target = rules.target;
    start.at_table = true;
    for (int seat = 0; seat < seats; ++seat)
        start.players.push_back({"seat " + std::to_string(seat), "Ännä", "owl", seat});
    return start;
}

template <typename Game>
MatchLedger<Game> book_of(int seats, const typename Game::Ruleset &rules,
                          const std::vector<typename Game::Event> &events)
{
    MatchLedger<Game> book(start_of<Game>(seats, rules), started_ms, ended_ms);
    book.take(events);
    EXPECT_TRUE(book.is_whole());
    return book;
}

/// Plays a random match and compares the ledger's sheet with the events. Returns the number of blocked rounds.
template <typename Game>
int expect_same_sheet(const typename Game::Ruleset &rules, unsigned seed, bool prefers_draws = false)
{
    const int seats = tableside::test::seats_for<Game>(seed);
    SCOPED_TRACE(std::string(Game::name) + ", " + std::to_string(seats) + " seats, seed " + std::to_string(seed));
    const auto events = random_match<Game>(seats, rules, seed, prefers_draws);
    const MatchLedger<Game> book = book_of<Game>(seats, rules, events);
    const Sheet &sheet = book.ledger().sheet();
    int blocked = 0;
    int dealer = -1;
    std::size_t number = 0;
    for (const auto &event : events) {
        if (const auto *started = std::get_if<typename Game::RoundStarted>(&event))
            dealer = started->dealer;
        if (const auto *won = std::get_if<typename Game::MatchWon>(&event)) {
            EXPECT_EQ(sheet.winner, won->seat);
        }
        const auto *scored = std::get_if<typename Game::Scored>(&event);
        if (scored == nullptr)
            continue;
        SCOPED_TRACE("round " + std::to_string(number + 1));
        const Round &kept = sheet.rounds.at(number++);
        const bool is_blocked = !at_seat(scored->hands, scored->winner).empty();
        EXPECT_EQ(kept.dealer, dealer);
        EXPECT_EQ(sheet.winner_of(kept), scored->winner);
        EXPECT_EQ(kept.is_blocked, is_blocked);
        EXPECT_EQ(kept.gained, scored->points);
        EXPECT_EQ(kept.totals, scored->totals);
        blocked += is_blocked;
    }
    EXPECT_EQ(sheet.rounds.size(), number);
    EXPECT_EQ(sheet.stage, Stage::ended);
    EXPECT_EQ(sheet.reached_target, static_cast<int>(sheet.rounds.size()) - 1);
    return blocked;
}

template <typename Game>
class MatchFactsOf : public testing::Test
{};
TYPED_TEST_SUITE(MatchFactsOf, tableside::test::Games, tableside::test::GameNames);

TYPED_TEST(MatchFactsOf, a_match_gives_the_same_sheet)
{
    using namespace tableside::test;
    for (unsigned seed = 1; seed <= 256; ++seed)
        expect_same_sheet<TypeParam>(ruleset<TypeParam>(seed % match_rulesets<TypeParam>), seed);
}

/// All players draw whenever they can, so that no card is left to draw and rounds are blocked.
TEST(MatchFacts, UNO_PILE_1_blocked_rounds_give_the_same_sheet)
{
    int blocked = 0;
    for (unsigned seed = 1; seed <= 60; ++seed) {
        const uno::Ruleset rules{.scoring = static_cast<Scoring>(seed % 2), .target = 1000};
        blocked += expect_same_sheet<uno::Game>(rules, seed, true);
    }
    EXPECT_GT(blocked, 20);
}

/// The app shows the sheet after each round, so events must be accepted in parts before the match is over.
TEST(MatchFacts, events_may_be_taken_one_by_one)
{
    const auto events = random_match<dos::Game>(3, {}, 5);
    MatchLedger<dos::Game> stepwise(start_of<dos::Game>(3, {}), started_ms, ended_ms);
    EXPECT_FALSE(stepwise.is_whole()) << "nothing has happened";
    for (const dos::Event &event : events)
        stepwise.take({&event, 1});
    EXPECT_TRUE(stepwise.is_whole());
    EXPECT_EQ(stepwise.ledger().facts(), book_of<dos::Game>(3, {}, events).ledger().facts());
}

TEST(MatchFacts, two_seats_with_one_player_id_are_refused)
{
    GameStarted start = start_of<dos::Game>(2, {});
    start.players[1].id = start.players[0].id;
    MatchLedger<dos::Game> book(start, started_ms, ended_ms);
    book.take(random_match<dos::Game>(2, {}, 5));
    EXPECT_FALSE(book.is_whole());
}

/// Random games test that facts are read back as written (playout_test.cpp).
TEST(MatchFacts, hands_are_stored_as_cards_and_atTable_is_written_only_for_games_at_the_apps_table)
{
    const auto book = book_of<uno::Game>(4, {}, random_match<uno::Game>(4, {}, 7));
    for (const Fact &fact : book.ledger().facts()) {
        const auto *hand = std::get_if<HandEntered>(&fact.statement);
        EXPECT_TRUE(hand == nullptr || hand->entry->numbers.empty());
    }
    const Fact first = book.ledger().facts().front();
    EXPECT_EQ(*fact_from_json(*parse_json_line(dumped(fact_to_json(first)))), first);
    EXPECT_TRUE(book.ledger().sheet().at_table);
    EXPECT_NE(dumped(fact_to_json(first)).find(R"("atTable":true)"), std::string::npos);
    const std::string of_real_cards = dumped(fact_to_json({1, Game::started()}));
    EXPECT_EQ(of_real_cards.find("atTable"), std::string::npos) << "files of real cards stay as they were";
}

TEST(TablePlayer, computer_players_and_guests_are_not_in_the_book)
{
    EXPECT_TRUE(is_computer(computer_id("hedgehog")));
    EXPECT_FALSE(is_person(computer_id("hedgehog")));
    EXPECT_EQ(name_without_prefix(computer_id("hedgehog")), "hedgehog");
    EXPECT_FALSE(is_computer(guest_id("Aunt Ada")));
    EXPECT_FALSE(is_person(guest_id("Aunt Ada")));
    EXPECT_EQ(name_without_prefix(guest_id("Aunt Ada")), "Aunt Ada");
    EXPECT_TRUE(is_person("0f3c9b52-6f6d-4a53-9b6e-1c9b3a6d9c11"));
    EXPECT_EQ(name_without_prefix("anna"), "anna");
}

} // namespace

} // namespace tableside::score::test
