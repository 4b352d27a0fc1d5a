// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of DOS-SETUP-4 and DOS-SCORE, the next dealer, totals, and the end of a match, with a toy game whose rounds end as the
// test wants. Whole matches of the real games are played in tests/engine/games/match_test.cpp.
#include "tests/engine/dos/position.h"

#include "engine/match/match.h"

#include <gtest/gtest.h>

#include <array>

namespace tableside::test {

using namespace dos;

namespace {

/// A game in which one action ends the round. The action sets which seat is out and the points in each hand.
struct ToyGame : Game
{
    struct State : dos::State
    {
        int out = -1;
        std::vector<int> held;
        friend bool operator==(const State &, const State &) = default;
    };
    struct Action
    {
        int out = -1;
        std::vector<int> held;
        friend bool operator==(const Action &, const Action &) = default;
    };
    using ActionList = std::vector<Action>;

    static State deal(int, int dealer, const Ruleset &, const Random &, auto &)
    {
        State state;
        state.table.dealer = static_cast<std::uint8_t>(dealer);
        return state;
    }
    static Reason apply(State &state, int, const Action &action, auto &)
    {
        state.out = action.out;
        state.held = action.held;
        return Reason::none;
    }
    static Reason check(const Observation &, const Action &) { return Reason::none; }
    static void legal_actions(const auto &, ActionList &) {}
    static bool is_over(const State &state) { return state.out >= 0; }
    static int winner(const State &state) { return state.out; }
    static int hand_points(const State &state, int seat) { return state.held.at(static_cast<std::size_t>(seat)); }
    static Cards hand_cards(const State &, int) { return {}; }
};

using Totals = std::vector<int>;

/// A match of the toy game; round() plays a whole round.
struct ToyMatch
{
    explicit ToyMatch(int seats, const Ruleset &rules = {}) : match(seats, rules, 1) {}

    void round(int out, const Totals &held)
    {
        events.clear();
        match.start_round(events);
        match.apply(out, {out, held}, events);
    }

    Match<ToyGame> match;
    EventList events;
};

TEST(Match, DOS_SETUP_4_the_winner_deals)
{
    ToyMatch toy(3);
    toy.round(2, {10, 10, 0});
    EXPECT_EQ(text(toy.events.events()).substr(0, 6), "dealer");
    toy.round(1, {10, 0, 10});
    EXPECT_EQ(std::get<RoundStarted>(toy.events.events().at(0)).dealer, 2);
    EXPECT_EQ(std::get<RoundStarted>(toy.events.events().at(0)).number, 2);
    EXPECT_EQ(toy.match.state().table.dealer, 2);
    toy.round(1, {10, 0, 10});
    EXPECT_EQ(toy.match.state().table.dealer, 1);
    EXPECT_EQ(toy.match.dealer(), 1);
}

TEST(Match, DOS_SCORE_1_card_values)
{
    for (const auto &[name, points] : std::vector<std::pair<std::string, int>>{
             {"r1", 1}, {"b3", 3}, {"g7", 7}, {"y10", 10}, {"dos", 20}, {"r#", 40}})
        EXPECT_EQ(card(name).points(), points) << name;
    const State state = state_of({.hands = {"", "r1 b3 g7 y10 dos dos r# b# r# r1"}});
    EXPECT_EQ(state.hand(1).points(), 1 + 3 + 7 + 10 + 40 + 120 + 1);
    EXPECT_EQ(state.hand(0).points(), 0);
}

TEST(Match, DOS_SCORE_1_the_winner_scores_all_other_hands)
{
    ToyMatch toy(4);
    toy.round(2, {10, 41, 0, 7});
    EXPECT_EQ(toy.match.totals(), (Totals{0, 0, 58, 0}));
    const auto scored = std::get<Scored>(toy.events.events().back());
    EXPECT_EQ(scored.winner, 2);
    EXPECT_EQ(scored.points, (Totals{0, 0, 58, 0}));
    EXPECT_EQ(scored.totals, (Totals{0, 0, 58, 0}));
    toy.round(0, {0, 3, 4, 5});
    EXPECT_EQ(toy.match.totals(), (Totals{12, 0, 58, 0}));
}

TEST(Match, DOS_SCORE_2_first_to_200)
{
    ToyMatch toy(2);
    toy.round(0, {0, 199});
    EXPECT_EQ(toy.match.phase(), MatchPhase::between_rounds);
    EXPECT_EQ(toy.match.winner(), -1);
    toy.round(0, {0, 1});
    EXPECT_EQ(toy.match.phase(), MatchPhase::over);
    EXPECT_EQ(toy.match.winner(), 0);
    const auto won = std::get<MatchWon>(toy.events.events().back());
    EXPECT_EQ(won.seat, 0);
    EXPECT_EQ(won.totals, (Totals{200, 0}));
}

TEST(Match, DOS_SCORE_2_other_targets)
{
    for (const int target : {Ruleset::lowest_target, 500, Ruleset::highest_target}) {
        Ruleset rules;
        rules.target = static_cast<std::uint16_t>(target);
        ToyMatch toy(3, rules);
        toy.round(1, {target - 1, 0, 0});
        EXPECT_EQ(toy.match.winner(), -1) << target;
        toy.round(1, {0, 0, 1});
        EXPECT_EQ(toy.match.winner(), 1) << target;
    }
    EXPECT_EQ(Ruleset::lowest_target, 50);
    EXPECT_EQ(Ruleset::highest_target, 1000);
    EXPECT_EQ(Ruleset{}.target, 200);
}

TEST(Match, DOS_SCORE_3_everybody_scores_their_own)
{
    Ruleset rules;
    rules.scoring = Scoring::count_against;
    ToyMatch toy(3, rules);
    toy.round(1, {150, 0, 20});
    EXPECT_EQ(toy.match.totals(), (Totals{150, 0, 20}));
    toy.round(0, {0, 30, 40});
    EXPECT_EQ(toy.match.winner(), -1);
    toy.round(0, {0, 0, 140});
    EXPECT_EQ(toy.match.totals(), (Totals{150, 30, 200}));
    EXPECT_EQ(toy.match.winner(), 1) << "the lowest wins";
}

TEST(Match, DOS_SCORE_3_a_tie_plays_on)
{
    Ruleset rules;
    rules.scoring = Scoring::count_against;
    ToyMatch toy(3, rules);
    toy.round(0, {0, 0, 250});
    EXPECT_EQ(toy.match.phase(), MatchPhase::between_rounds) << "two are lowest";
    toy.round(1, {5, 0, 0});
    EXPECT_EQ(toy.match.winner(), 1);
}

TEST(Match, observation_has_the_totals_as_far_as_they_fit)
{
    using Scores = std::array<std::uint16_t, most_seats>;
    ToyMatch toy(3);
    EXPECT_EQ(toy.match.observe(0).scores, Scores{});
    toy.round(2, {10, 41, 0});
    toy.match.start_round(toy.events);
    EXPECT_EQ(toy.match.observe(1).scores, (Scores{0, 0, 51})) << "of the rounds before";
    toy.match.apply(1, {1, {70'000, 0, 0}}, toy.events);
    EXPECT_EQ(toy.match.observe(1).scores, (Scores{0, UINT16_MAX, 51}));
}

} // namespace

} // namespace tableside::test
