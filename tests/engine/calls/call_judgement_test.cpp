// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the call booth's referee. Most are rows of a table: marks and presses in milliseconds, and the findings.
#include "engine/calls/call_referee.h"
#include "engine/calls/call_entry.h"
#include "engine/core/random.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tableside::calls::test {

namespace {

constexpr Microseconds ms = 1000;

/// A mark or a press of a seat.
struct Mark
{
    int seat;
    int at; ///< Milliseconds.
};

struct Row
{
    std::string_view name; ///< The id of the rule, which also names the game, and what the row tests.
    std::vector<Mark> marks;
    std::vector<Mark> presses; ///< The presses in the order in which they arrive.
    std::string findings;      ///< The expected findings, such as "0 caught by 1 40 ms draws 2", joined by "; ".
    bool false_catch_draws_two = false;
    bool nobody = false; ///< Whether attribute_nobody() is called after the race.
    int holder = -1;     ///< The seat for attribute() after the race; -1 for no call.
};

void PrintTo(const Row &row, std::ostream *stream)
{
    *stream << row.name;
}

std::string text_of(const std::vector<Finding> &findings)
{
    constexpr const char *verdicts[] = {"waiting", "called", "caught", "tie", "false catch"};
    std::string text;
    for (const Finding &finding : findings) {
        text += (text.empty() ? "" : "; ") + std::to_string(finding.seat) + " "
            + verdicts[static_cast<std::size_t>(finding.verdict)];
        text += finding.by ? " by " + std::to_string(*finding.by) : "";
        text += finding.margin_us != 0 ? " " + std::to_string(finding.margin_us / ms) + " ms" : "";
        text += finding.draws != 0 ? " draws " + std::to_string(finding.draws) : "";
    }
    return text;
}

class RaceTest : public testing::TestWithParam<Row>
{};

TEST_P(RaceTest, findings_follow_the_rules)
{
    const Row &row = GetParam();
    CallReferee referee;
    referee.set_rules({row.name.starts_with("DOS") ? GameId::dos : GameId::uno, 1000 * ms, row.false_catch_draws_two});
    for (const Mark &mark : row.marks)
        referee.mark(mark.seat, mark.at * ms);
    for (const Mark &press : row.presses)
        referee.press(press.seat, press.at * ms);
    if (row.nobody)
        referee.attribute_nobody();
    if (row.holder >= 0)
        referee.attribute(row.holder);
    for (const Placed &placed : referee.judgement().order())
        EXPECT_EQ(referee.judgement().is_too_early(placed.seat), placed.too_early);
    EXPECT_FALSE(referee.judgement().is_too_early(most_seats - 1)); // a seat that has not pressed
    EXPECT_EQ(text_of(referee.judgement().findings()), row.findings);
}

// clang-format off
const Row race_rows[] = {
    {"DOS_CALL_1_calls_alone", {{0, 0}}, {{0, 5000}}, "0 called"},
    {"DOS_CALL_2_calls_40_ms_before_the_catch", {{0, 0}}, {{0, 5000}, {1, 5040}}, "0 called by 1 40 ms"},
    {"DOS_CALL_3_caught_40_ms_before_the_call", {{0, 0}}, {{1, 5000}, {0, 5040}}, "0 caught by 1 40 ms draws 2"},
    {"DOS_CALL_3_caught_without_a_call", {{0, 0}}, {{2, 5000}}, "0 caught by 2 draws 2"},
    {"DOS_CALL_2_a_tie_catches_nobody", {{0, 0}}, {{0, 5000}, {1, 5005}}, "0 tie by 1 5 ms"},
    {"DOS_CALL_2_a_tie_the_other_way_round", {{0, 0}}, {{1, 5000}, {0, 5014}}, "0 tie by 1 14 ms"},
    {"DOS_CALL_2_fifteen_ms_are_no_tie", {{0, 0}}, {{1, 5000}, {0, 5015}}, "0 caught by 1 15 ms draws 2"},
    {"DOS_CALL_2_presses_that_arrive_in_the_wrong_order", {{0, 0}}, {{1, 5040}, {0, 5000}}, "0 called by 1 40 ms"},
    {"DOS_CALL_6_a_catch_within_the_grace_time_does_not_count", {{0, 0}}, {{1, 999}}, "0 waiting"},
    {"DOS_CALL_6_at_the_end_of_the_grace_time_it_does", {{0, 0}}, {{1, 1000}}, "0 caught by 1 draws 2"},
    {"DOS_CALL_6_a_call_within_the_grace_time_counts", {{0, 0}}, {{1, 300}, {0, 700}}, "0 called"},
    {"DOS_CALL_6_who_was_too_early_may_catch_again", {{0, 0}}, {{1, 900}, {1, 1100}}, "0 caught by 1 draws 2"},
    {"DOS_CALL_2_two_hold_two_and_one_calls", {{0, 0}, {1, 0}}, {{0, 5000}, {2, 5100}},
     "0 called by 2 100 ms; 1 caught by 2 draws 2"},
    {"DOS_CALL_2_who_holds_two_calls_and_does_not_catch", {{0, 0}, {1, 0}}, {{0, 5000}, {1, 5100}}, "0 called; 1 called"},
    {"DOS_CALL_2_a_call_is_no_catch_of_who_holds_two_as_well", {{0, 0}, {1, 0}}, {{0, 5000}}, "0 called"},
    {"DOS_CALL_6_a_call_is_no_early_catch_of_who_holds_two_as_well", {{0, 0}, {1, 4900}}, {{0, 5000}}, "0 called"},
    {"DOS_CALL_6_catches_the_one_and_is_too_early_for_the_other", {{0, 0}, {1, 4900}}, {{2, 5000}},
     "0 caught by 2 draws 2; 1 waiting"},
    {"DOS_CALL_2_said_afterwards_called_first", {}, {{0, 5000}, {1, 5040}}, "0 called by 1 40 ms", false, false, 0},
    {"DOS_CALL_2_said_afterwards_caught_first", {}, {{0, 5000}, {1, 5040}}, "1 caught by 0 40 ms draws 2", false, false, 1},
    {"DOS_CALL_2_said_afterwards_did_not_press", {}, {{0, 5000}, {1, 5040}}, "2 caught by 0 draws 2", false, false, 2},
    {"DOS_CALL_7_a_false_catch_costs_nothing", {}, {{0, 5000}, {1, 5040}}, "0 false catch", false, true},
    {"DOS_CALL_7_a_false_catch_by_the_house_rule", {}, {{0, 5000}, {1, 5040}}, "0 false catch draws 2", true, true},
    {"DOS_CALL_7_both_of_a_tie", {}, {{0, 5000}, {1, 5010}}, "0 false catch draws 2; 1 false catch draws 2", true, true},
    {"DOS_CALL_7_a_mark_by_mistake_is_taken_back", {{2, 0}}, {{0, 5000}}, "0 false catch draws 2", true, true},
    {"DOS_CALL_2_nobody_said_whose_call_it_is", {}, {{0, 5000}, {1, 5040}}, ""},
    {"UNO_CALL_1_calls_first", {{3, 0}}, {{3, 2000}, {1, 2500}}, "3 called by 1 500 ms"},
    {"UNO_CALL_1_caught_draws_two", {{3, 0}}, {{1, 2000}}, "3 caught by 1 draws 2"},
    {"UNO_CALL_1_grace_time", {{3, 0}}, {{1, 600}}, "3 waiting"},
    {"UNO_CALL_1_knows_no_false_catch", {}, {{1, 600}}, "1 false catch", true, true},
};
// clang-format on
INSTANTIATE_TEST_SUITE_P(rules, RaceTest, testing::ValuesIn(race_rows),
                         [](const auto &test) { return std::string(test.param.name); });

TEST(RaceTest, orders_all_presses_with_their_distances)
{
    CallReferee referee;
    for (const Press &press :
         {Press{3, 9112 * ms}, Press{0, 9000 * ms}, Press{2, 9007 * ms}, Press{1, 9015 * ms}, Press{0, 9200 * ms}})
        referee.press(press.seat, press.at_us);
    const std::vector<Placed> order = referee.judgement().order();
    const std::vector<Placed> expected{
        {0, 0, 1, false}, {2, 7 * ms, 1, false}, {1, 15 * ms, 3, false}, {3, 112 * ms, 4, false}};
    EXPECT_EQ(order, expected);
}

TEST(RaceTest, uncertain_times_tie_at_larger_distances_DOS_CALL_2)
{
    CallReferee referee;
    referee.mark(0, 0);
    referee.press(1, 5000 * ms, 30 * ms); // a catch from a slow phone
    referee.press(0, 5035 * ms, 6 * ms);
    EXPECT_EQ(text_of(referee.judgement().findings()), "0 tie by 1 35 ms");
    EXPECT_EQ(referee.judgement().order()[1].place, 1);
    referee.clear();
    referee.mark(0, 0);
    referee.press(1, 5000 * ms, 30 * ms);
    referee.press(0, 5036 * ms, 6 * ms);
    EXPECT_EQ(text_of(referee.judgement().findings()), "0 caught by 1 36 ms draws 2");
    EXPECT_EQ(referee.judgement().order()[1].place, 2);
}

TEST(RaceTest, a_certain_catch_counts_though_an_uncertain_one_before_it_ties_DOS_CALL_3)
{
    CallReferee referee;
    referee.mark(0, 0);
    referee.press(1, 5000 * ms, 60 * ms);
    referee.press(2, 5020 * ms, 2 * ms);
    referee.press(0, 5050 * ms, 5 * ms);
    EXPECT_EQ(text_of(referee.judgement().findings()), "0 caught by 2 30 ms draws 2");
    const std::vector<Placed> expected{{1, 0, 1, false}, {2, 20 * ms, 1, false}, {0, 50 * ms, 3, false}};
    EXPECT_EQ(referee.judgement().order(), expected);
}

TEST(RaceTest, a_press_that_was_too_early_has_no_place_DOS_CALL_6)
{
    CallReferee referee;
    referee.mark(0, 0);
    for (const Press &press : {Press{1, 300 * ms}, Press{0, 700 * ms}, Press{2, 1000 * ms}})
        referee.press(press.seat, press.at_us);
    const std::vector<Placed> expected{{1, 0, 0, true}, {0, 400 * ms, 1, false}, {2, 700 * ms, 2, false}};
    EXPECT_EQ(referee.judgement().order(), expected);
}

TEST(RefereeTest, a_race_ends_when_it_is_quiet)
{
    CallReferee referee;
    EXPECT_TRUE(referee.press(0, 0));
    EXPECT_FALSE(referee.press(1, 1400 * ms));
    EXPECT_FALSE(referee.end_if_quiet(1400 * ms + CallReferee::quiet_us - 1));
    EXPECT_TRUE(referee.end_if_quiet(1400 * ms + CallReferee::quiet_us));
    EXPECT_FALSE(referee.end_if_quiet(10'000 * ms));
    EXPECT_EQ(referee.judgement().order().size(), 2U);
    EXPECT_TRUE(referee.press(1, 10'000 * ms));
    EXPECT_EQ(referee.judgement().order().size(), 1U);
}

TEST(RefereeTest, next_due_is_the_end_of_a_grace_time_or_of_the_race)
{
    CallReferee referee;
    EXPECT_FALSE(referee.next_due(0).has_value());
    referee.mark(0, 0);
    referee.mark(1, 300 * ms);
    EXPECT_EQ(referee.next_due(0), 1000 * ms) << "the first grace time is over";
    EXPECT_EQ(referee.next_due(1000 * ms), 1300 * ms);
    referee.press(2, 1100 * ms);
    EXPECT_EQ(referee.next_due(1100 * ms), 1300 * ms);
    EXPECT_EQ(referee.next_due(1300 * ms), 1100 * ms + CallReferee::quiet_us) << "the race ends";
    referee.end_if_quiet(9000 * ms);
    EXPECT_FALSE(referee.next_due(9000 * ms).has_value());
}

TEST(RefereeTest, a_call_removes_the_mark_DOS_CALL_8)
{
    CallReferee referee;
    referee.mark(0, 0);
    referee.mark(2, 0);
    referee.press(0, 500 * ms);
    referee.press(1, 600 * ms); // a catch within the grace time of seat 2
    referee.end_if_quiet(9000 * ms);
    EXPECT_FALSE(referee.is_marked(0));
    EXPECT_TRUE(referee.is_marked(2)) << "neither called nor caught";
    referee.mark(0, 20'000 * ms);
    EXPECT_EQ(referee.catchable_from(0), 21'000 * ms);
}

TEST(RefereeTest, a_second_mark_does_not_restart_the_grace_time_DOS_CALL_6)
{
    CallReferee referee;
    referee.mark(0, 0);
    referee.mark(0, 5000 * ms);
    EXPECT_EQ(referee.catchable_from(0), 1000 * ms);
    referee.withdraw(0);
    EXPECT_FALSE(referee.catchable_from(0).has_value());
}

TEST(RefereeTest, a_mark_during_an_open_race_attributes_the_call)
{
    CallReferee referee;
    referee.press(1, 0);
    referee.press(0, 30 * ms);
    referee.mark(0, 700 * ms);
    EXPECT_FALSE(referee.is_marked(0));
    ASSERT_EQ(referee.judgement().findings().size(), 1U);
    EXPECT_EQ(referee.judgement().findings().front().verdict, Verdict::caught);
}

// Presses may arrive late; only the times at which the buttons were pressed count.
TEST(RaceTest, does_not_depend_on_the_order_of_arrival)
{
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        SCOPED_TRACE("seed " + std::to_string(seed));
        Random random(seed);
        std::vector<Press> presses;
        for (int seat = 0; seat < most_seats; ++seat)
            presses.push_back({seat, 5'000'000 + static_cast<Microseconds>(random.below(200'000)) * 10 + seat});
        const std::vector<Holder> holders{{static_cast<int>(random.below(most_seats)), 0}};
        CallJudgement in_order({}, holders);
        CallJudgement shuffled({}, holders);
        for (const Press &press : presses)
            shuffled.press(press);
        std::sort(presses.begin(), presses.end(), [](const Press &a, const Press &b) { return a.at_us < b.at_us; });
        for (const Press &press : presses)
            in_order.press(press);
        EXPECT_EQ(in_order.order(), shuffled.order());
        EXPECT_EQ(in_order.findings(), shuffled.findings());
    }
}

const CallEntry entries[] = {
    {1'700'000'000'000, GameId::uno, Shouted{}},
    {1'700'000'000'001, GameId::dos,
     RaceRun{{{"Anna", 0, false}, {"Bartholomäus", 40'000, true}},
             {{Verdict::called, "Anna", "Bartholomäus", 40'000, 0}}}},
    {1'700'000'000'002, GameId::dos, RaceRun{{{"Jo", 0, false}}, {{Verdict::false_catch, "Jo", "", 0, 2}}}},
    {1'700'000'000'003, GameId::uno, PoseLost{"Cleo", 12'300'000, 4}},
    {1'700'000'000'004, GameId::uno, PoseHeld{"Cleo", 42'000'000}},
};

TEST(EntryTest, json_round_trip_keeps_the_entry)
{
    for (const CallEntry &entry : entries) {
        const std::string text = entry_to_json(entry).dump();
        const Result<CallEntry> read = entry_from_json(Json::parse(text));
        ASSERT_TRUE(read) << text;
        EXPECT_EQ(*read, entry) << text;
    }
}

TEST(EntryTest, invalid_json_is_refused_with_a_cause)
{
    for (const char *text : {R"({})", R"([])", R"({"at":1,"box":"skat","entry":"shout"})",
                             R"({"at":1,"box":"dos","entry":"song"})", R"({"at":1,"box":"dos","entry":"race"})",
                             R"({"at":1,"box":"dos","entry":"race","presses":[7],"findings":[]})",
                             R"({"at":1,"box":"uno","entry":"moved","name":"Jo","held":-1,"draws":4})"}) {
        const Result<CallEntry> read = entry_from_json(Json::parse(text));
        EXPECT_FALSE(read) << text;
        EXPECT_FALSE(read.error().cause.empty()) << text;
    }
}

} // namespace

} // namespace tableside::calls::test
