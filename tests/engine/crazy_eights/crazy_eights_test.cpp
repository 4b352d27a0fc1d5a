// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Runs a game that is not in GameList through all templates over a game: rounds, records, search and simulation.
#include "tests/engine/crazy_eights/crazy_eights.h"

#include "engine/console/tournament.h"
#include "engine/record/full_record.h"
#include "tests/engine/record/recorded_match.h"
#include "tests/engine/support/played_round.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

namespace tableside::eights_test {

using namespace eights;

namespace {

/// Seats that choose at random and check at every decision that no card is lost, that hidden cards are not seen, and that the
/// list of legal actions is right.
class CheckedSeats : public DriverSeats<Game>
{
public:
    CheckedSeats(const SingleRound<Game> &round, std::uint64_t seed) : m_round(round), m_random(seed) {}

    std::size_t choose(const Observation &seen, const Game::ActionList &legal)
    {
        ++decisions;
        EXPECT_EQ(all_cards(), std::vector<Card>(sorted_deck.begin(), sorted_deck.end()));
        expect_hidden_cards_not_to_be_seen();
        expect_legal_as_listed(seen, legal);
        return m_random.below(static_cast<std::uint32_t>(legal.size()));
    }
    void on_applied(int seat, const Action &action, const State &before)
    {
        State silent = before;
        NoEvents none;
        EXPECT_EQ(Game::apply(silent, seat, action, none), Reason::none);
        EXPECT_EQ(silent, m_round.state()) << "silent and told rounds differ";
    }

    int decisions = 0;

private:
    std::vector<Card> all_cards() const
    {
        std::vector<Card> cards;
        std::ranges::copy_if(m_round.state().table.cards, std::back_inserter(cards),
                             [](Card card) { return !card.is_none(); });
        for (const int seat : {0, 1})
            std::ranges::copy(Game::hand_cards(m_round.state(), seat), std::back_inserter(cards));
        std::ranges::sort(cards);
        return cards;
    }

    /// Expects that a seat's observation doesn't change when the cards that it can't see are dealt differently.
    void expect_hidden_cards_not_to_be_seen()
    {
        for (const int seat : {0, 1}) {
            const Observation seen = m_round.observe(seat);
            UniformBelief<Game> belief;
            belief.prepare(seen, m_random);
            EXPECT_EQ(Game::observe(belief.draw(m_random).state, seat), seen);
        }
    }

    /// Expects that, of all possible actions, check() accepts exactly the listed ones, each listed once, and none of the seat
    /// that is not in turn.
    void expect_legal_as_listed(const Observation &seen, const Game::ActionList &legal)
    {
        Game::ActionList all{DrawCard{}, PassTurn{}};
        for (const Card card : sorted_deck) {
            for (int suit = 0; suit < 4; ++suit)
                all.push_back(PlayCard{card, suit});
        }
        std::size_t allowed = 0;
        for (const Action &action : all) {
            const bool is_listed = std::ranges::find(legal, action) != legal.end();
            EXPECT_EQ(Game::check(seen, action) == Reason::none, is_listed);
            EXPECT_EQ(Game::check(m_round.observe(1 - seen.seat), action), Reason::not_allowed);
            allowed += is_listed;
        }
        EXPECT_EQ(allowed, legal.size()) << "an action is listed twice, or is none that there is";
    }

    const SingleRound<Game> &m_round;
    Random m_random;
};

TEST(CrazyEights, random_rounds_pass_all_checks)
{
    int decisions = 0;
    int blocked = 0;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        SingleRound<Game> round(2, static_cast<int>(seed % 2), {}, Random(seed));
        CheckedSeats checked(round, seed);
        test::drive(round, checked);
        if (HasFailure())
            return;
        decisions += checked.decisions;
        const int winner = Game::winner(round.state());
        EXPECT_LE(Game::hand_points(round.state(), winner), Game::hand_points(round.state(), 1 - winner));
        blocked += round.state().hand(winner).size() > 0;
    }
    EXPECT_GT(decisions, 5000);
    EXPECT_GT(blocked, 0);
}

/// Verifies a record and returns its match. Sets `error` if the record breaks the rules.
Match<Game> replayed(const std::vector<std::string> &lines, std::optional<Error> &error)
{
    Replay<Game> replay(ReplayMode::verify);
    error = feed_lines(replay, lines, [](const auto &, const auto &) {});
    if (!error)
        error = replay.finish();
    return error ? Match<Game>(2, {}, 0) : replay.take_match();
}

TEST(CrazyEights, a_record_is_verified_and_a_save_is_loaded)
{
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        const Ruleset rules{seed % 2 == 0 ? Scoring::winner_takes_all : Scoring::count_against, 150};
        const auto recorded = test::record_match<Game>(2, rules, seed);
        std::optional<Error> error;
        const Match<Game> again = replayed(recorded.record, error);
        ASSERT_FALSE(error) << "line " << error->line << ": " << error->cause;
        EXPECT_EQ(again.totals(), recorded.match.totals());
        EXPECT_EQ(again.state(), recorded.match.state());
        const auto loaded = load_match<Game>(recorded.save);
        ASSERT_TRUE(loaded) << loaded.error().cause;
        EXPECT_EQ(loaded->match.totals(), recorded.match.totals());
        EXPECT_EQ(full_record<Game>(recorded.save).value(), test::joined(recorded.record));
    }
}

TEST(CrazyEights, search_beats_random_play)
{
    EXPECT_GT(test::win_rate<Game>({Level::hard, Level::random}, 200, 1), 65.0);
    EXPECT_LT(test::win_rate<Game>({Level::random, Level::hard}, 200, 2), 35.0);
}

TEST(CrazyEights, a_simulation_is_the_same_for_any_number_of_jobs)
{
    console::Simulation simulation;
    simulation.game = Game::name;
    simulation.players = {{"hard", Level::hard, {}}, {"random", Level::random, {}}};
    simulation.seed = 5;
    simulation.matches = 12;
    simulation.record = true;
    simulation.decider.playouts = 30;
    const auto play_match = [&](int index) { return console::MatchRunner<Game>(simulation, {}, index).run(); };
    std::string records[2];
    for (const int jobs : {1, 5}) {
        std::ostringstream record;
        const auto result = run_tournament(simulation, play_match, jobs, record,
                                           {[](int) {}, [](const std::string &) {}});
        EXPECT_FALSE(result.failed);
        EXPECT_EQ(result.matches, 12);
        records[jobs == 1 ? 0 : 1] = record.str();
    }
    EXPECT_EQ(records[0], records[1]);
}

} // namespace

} // namespace tableside::eights_test
