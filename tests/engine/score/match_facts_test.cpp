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

/// A round as reported by the match itself.
struct PlayedRound
{
    int dealer = 0;
    int winner = 0;
    bool is_blocked = false;
    std::vector<int> points;
    std::vector<int> totals;
};

template <typename Game>
struct PlayedMatch
{
    std::vector<typename Game::Event> events;
    std::vector<PlayedRound> rounds;
    int winner = -1;
};

/// Plays random actions. With `prefers_draws`, a seat of UNO that may draw or pass does so nine times in ten.
template <typename Game>
PlayedMatch<Game> random_match(int seats, const typename Game::Ruleset &rules, std::uint64_t seed,
                               bool prefers_draws = false)
{
    const auto is_preferred = [&](const typename Game::Action &action) {
        if constexpr (std::is_same_v<Game, uno::Game>)
            return std::holds_alternative<uno::DrawCard>(action) || std::holds_alternative<uno::PassTurn>(action);
        else
            return false;
    };
    PlayedMatch<Game> played;
    Random random(derived_seed(seed, 24));
    Match<Game> match(seats, rules, seed);
    while (match.phase() != MatchPhase::over) {
        typename Game::EventList events;
        if (match.phase() == MatchPhase::between_rounds) {
            match.start_round(events);
            played.rounds.emplace_back().dealer = match.dealer();
        } else {
            typename Game::ActionList legal;
            Game::legal_actions(match.state(), legal);
            auto chosen = legal.begin() + random.below(static_cast<std::uint32_t>(legal.size()));
            const auto preferred = std::ranges::find_if(legal, is_preferred);
            if (prefers_draws && preferred != legal.end() && random.chance(0.9))
                chosen = preferred;
            EXPECT_EQ(match.apply(Game::seat_in_turn(match.state()), *chosen, events), Game::Reason::none);
        }
        for (const typename Game::Event &event : events.take()) {
            if (const auto *scored = std::get_if<typename Game::Scored>(&event)) {
                PlayedRound &round = played.rounds.back();
                round.winner = scored->winner;
                round.is_blocked = !at_seat(scored->hands, scored->winner).empty();
                round.points = scored->points;
                round.totals = scored->totals;
            }
            played.events.push_back(event);
        }
    }
    played.winner = match.winner();
    return played;
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

/// Compares the ledger's sheet with the played rounds. Returns the number of blocked rounds.
template <typename Game>
int expect_same_sheet(const PlayedMatch<Game> &played, int seats, const typename Game::Ruleset &rules,
                      std::uint64_t seed)
{
    SCOPED_TRACE(std::string(Game::name) + ", " + std::to_string(seats) + " seats, seed " + std::to_string(seed));
    MatchLedger<Game> book(start_of<Game>(seats, rules), started_ms, ended_ms);
    book.take(played.events);
    EXPECT_TRUE(book.is_whole());
    const Sheet &sheet = book.ledger().sheet();
    EXPECT_EQ(sheet.rounds.size(), played.rounds.size());
    if (sheet.rounds.size() != played.rounds.size())
        return 0;
    int blocked = 0;
    for (std::size_t number = 0; number < played.rounds.size(); ++number) {
        SCOPED_TRACE("round " + std::to_string(number + 1));
        const Round &kept = sheet.rounds[number];
        const PlayedRound &round = played.rounds[number];
        EXPECT_EQ(kept.dealer, round.dealer);
        EXPECT_EQ(sheet.winner_of(kept), round.winner);
        EXPECT_EQ(kept.is_blocked, round.is_blocked);
        EXPECT_EQ(kept.gained, round.points);
        EXPECT_EQ(kept.totals, round.totals);
        blocked += round.is_blocked;
    }
    EXPECT_EQ(sheet.stage, Stage::ended);
    EXPECT_EQ(sheet.winner, played.winner);
    EXPECT_EQ(sheet.reached_target, static_cast<int>(sheet.rounds.size()) - 1);
    return blocked;
}

template <typename Game>
class MatchFactsOf : public testing::Test
{};
TYPED_TEST_SUITE(MatchFactsOf, tableside::test::Games, tableside::test::GameNames);

TYPED_TEST(MatchFactsOf, a_match_gives_the_same_sheet)
{
    for (unsigned seed = 1; seed <= 256; ++seed) {
        const auto rules = tableside::test::ruleset<TypeParam>(seed % tableside::test::match_rulesets<TypeParam>);
        const int seats = tableside::test::seats_for<TypeParam>(seed);
        expect_same_sheet(random_match<TypeParam>(seats, rules, seed), seats, rules, seed);
    }
}

/// All players draw whenever they can, so that no card is left to draw and rounds are blocked.
TEST(MatchFacts, UNO_PILE_1_blocked_rounds_give_the_same_sheet)
{
    int blocked = 0;
    for (unsigned seed = 1; seed <= 60; ++seed) {
        const uno::Ruleset rules{.scoring = static_cast<Scoring>(seed % 2), .target = 1000};
        const int seats = tableside::test::seats_for<uno::Game>(seed);
        blocked += expect_same_sheet(random_match<uno::Game>(seats, rules, seed, true), seats, rules, seed);
    }
    EXPECT_GT(blocked, 20);
}

/// The app shows the sheet after each round, so events must be accepted in parts before the match is over.
TEST(MatchFacts, events_may_be_taken_one_by_one)
{
    const PlayedMatch<dos::Game> played = random_match<dos::Game>(3, {}, 5);
    MatchLedger<dos::Game> whole(start_of<dos::Game>(3, {}), started_ms, ended_ms);
    MatchLedger<dos::Game> stepwise(start_of<dos::Game>(3, {}), started_ms, ended_ms);
    whole.take(played.events);
    EXPECT_FALSE(stepwise.is_whole()) << "nothing has happened";
    for (const dos::Event &event : played.events)
        stepwise.take({&event, 1});
    EXPECT_TRUE(stepwise.is_whole());
    EXPECT_EQ(stepwise.ledger().facts(), whole.ledger().facts());
}

TEST(MatchFacts, two_seats_with_one_player_id_are_refused)
{
    const PlayedMatch<dos::Game> played = random_match<dos::Game>(2, {}, 5);
    GameStarted start = start_of<dos::Game>(2, {});
    start.players[1].id = start.players[0].id;
    MatchLedger<dos::Game> book(start, started_ms, ended_ms);
    book.take(played.events);
    EXPECT_FALSE(book.is_whole());
}

/// Hands are stored as cards, and "atTable" is written only for games at the app's table.
TEST(MatchFacts, facts_of_a_match_are_written_and_read_back)
{
    const PlayedMatch<uno::Game> played = random_match<uno::Game>(4, {}, 7);
    MatchLedger<uno::Game> book(start_of<uno::Game>(4, {}), started_ms, ended_ms);
    book.take(played.events);
    for (const Fact &fact : book.ledger().facts()) {
        const Result<Fact> read = fact_from_json(*parse_json_line(dumped(fact_to_json(fact))));
        ASSERT_TRUE(read);
        EXPECT_EQ(*read, fact);
        if (const auto *hand = std::get_if<HandEntered>(&fact.statement)) {
            EXPECT_TRUE(hand->entry->numbers.empty());
        }
    }
    EXPECT_TRUE(book.ledger().sheet().at_table);
    const std::string first = dumped(fact_to_json(book.ledger().facts().front()));
    EXPECT_NE(first.find(R"("atTable":true)"), std::string::npos);
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
