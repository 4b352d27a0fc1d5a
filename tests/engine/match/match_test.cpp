// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the next dealer, the totals, and the end of a match, with a toy game whose rounds end as the test states. Whole
// matches of the real games are played in tests/engine/games/match_test.cpp.
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

/// A round: the seat that is out, and the points in each hand. The winner of a blocked round of UNO holds cards too.
struct ToyRound
{
    int out;
    Totals held;
};

struct MatchCase
{
    const char *why;
    Scoring scoring;
    int target;
    std::vector<ToyRound> rounds;
    Totals totals; ///< The totals after the last round.
    int winner;    ///< The winner after the last round, -1 for none. There is none after the rounds before.
};

void play(Match<ToyGame> &match, const ToyRound &round, EventList &events)
{
    events.clear();
    match.start_round(events);
    match.apply(round.out, {round.out, round.held}, events);
}

TEST(Match, DOS_SETUP_4_the_winner_deals)
{
    Match<ToyGame> match(3, {}, 1);
    EventList events;
    play(match, {2, {10, 10, 0}}, events);
    EXPECT_EQ(text(events.events()).substr(0, 6), "dealer");
    for (const int number : {2, 3}) {
        const int dealer = match.dealer();
        EXPECT_EQ(dealer, number == 2 ? 2 : 1);
        play(match, {1, {10, 0, 10}}, events);
        EXPECT_EQ(std::get<RoundStarted>(events.events().at(0)).dealer, dealer);
        EXPECT_EQ(std::get<RoundStarted>(events.events().at(0)).number, number);
        EXPECT_EQ(match.state().table.dealer, dealer);
    }
}

TEST(Match, DOS_SCORE_1_card_values)
{
    const State state = state_of({.hands = {"", "r1 b3 g7 y10 dos dos r# b# r# r1"}});
    EXPECT_EQ(state.hand(1).points(), 1 + 3 + 7 + 10 + 2 * 20 + 3 * 40 + 1);
    EXPECT_EQ(state.hand(0).points(), 0);
}

// clang-format off
TEST(Match, DOS_SCORE_2_DOS_SCORE_3_UNO_SCORE_2_the_totals_decide_at_the_target)
{
    constexpr Scoring takes_all = Scoring::winner_takes_all;
    constexpr Scoring against = Scoring::count_against;
    const MatchCase rows[] = {
        {"the winner scores all other hands", takes_all, 200, {{2, {10, 41, 0, 7}}}, {0, 0, 58, 0}, -1},
        {"totals add up", takes_all, 200, {{2, {10, 41, 0, 7}}, {0, {0, 3, 4, 5}}}, {12, 0, 58, 0}, -1},
        {"the winner of a blocked round scores the other hands alone", takes_all, 200, {{1, {7, 3, 9}}}, {0, 16, 0}, -1},
        {"everybody scores their own", against, 200, {{1, {7, 3, 9}}}, {7, 3, 9}, -1},
        {"one point is missing", takes_all, 200, {{0, {0, 199}}}, {199, 0}, -1},
        {"the target is reached", takes_all, 200, {{0, {0, 199}}, {0, {0, 1}}}, {200, 0}, 0},
        {"the lowest target", takes_all, 50, {{1, {49, 0, 0}}, {1, {0, 0, 1}}}, {0, 50, 0}, 1},
        {"the highest target", takes_all, 1000, {{1, {999, 0, 0}}, {1, {0, 0, 1}}}, {0, 1000, 0}, 1},
        {"the lowest wins", against, 200, {{1, {150, 0, 20}}, {0, {0, 30, 40}}, {0, {0, 0, 140}}}, {150, 30, 200}, 1},
        {"a tie for the lowest plays on", against, 200, {{0, {0, 0, 250}}, {1, {5, 0, 0}}}, {5, 0, 250}, 1},
    };
    for (const MatchCase &row : rows) {
        SCOPED_TRACE(row.why);
        const Ruleset rules{.scoring = row.scoring, .target = static_cast<std::uint16_t>(row.target)};
        Match<ToyGame> match(static_cast<int>(row.totals.size()), rules, 1);
        EventList events;
        for (const ToyRound &round : row.rounds) {
            EXPECT_EQ(match.winner(), -1);
            ASSERT_EQ(match.phase(), MatchPhase::between_rounds);
            const Totals before = match.totals();
            play(match, round, events);
            const bool is_over = match.phase() == MatchPhase::over;
            const auto &scored = std::get<Scored>(events.events().end()[is_over ? -2 : -1]);
            EXPECT_EQ(scored.winner, round.out);
            EXPECT_EQ(scored.totals, match.totals());
            for (std::size_t seat = 0; seat < before.size(); ++seat)
                EXPECT_EQ(scored.points[seat], match.totals()[seat] - before[seat]);
        }
        EXPECT_EQ(match.totals(), row.totals);
        EXPECT_EQ(match.winner(), row.winner);
        EXPECT_EQ(match.phase(), row.winner < 0 ? MatchPhase::between_rounds : MatchPhase::over);
        const auto *won = std::get_if<MatchWon>(&events.events().back());
        EXPECT_EQ(won != nullptr, row.winner >= 0);
        EXPECT_TRUE(won == nullptr || (won->seat == row.winner && won->totals == row.totals));
    }
    EXPECT_EQ(Ruleset::lowest_target, 50);
    EXPECT_EQ(Ruleset::highest_target, 1000);
}
// clang-format on

TEST(Match, observation_has_the_totals_as_far_as_they_fit)
{
    using Scores = std::array<std::uint16_t, most_seats>;
    Match<ToyGame> match(3, {}, 1);
    EventList events;
    EXPECT_EQ(match.observe(0).scores, Scores{});
    play(match, {2, {10, 41, 0}}, events);
    EXPECT_EQ(match.observe(1).scores, (Scores{0, 0, 51}));
    play(match, {1, {70'000, 0, 0}}, events);
    EXPECT_EQ(match.observe(1).scores, (Scores{0, UINT16_MAX, 51}));
}

} // namespace

} // namespace tableside::test
