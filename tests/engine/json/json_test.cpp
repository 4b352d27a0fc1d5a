// Tests that DOS is written to and read from JSON, and that wrong JSON is refused.
#include "engine/dos/json/codec.h"
#include "tests/engine/support/event_row.h"
#include "tests/engine/dos/position.h"

#include <gtest/gtest.h>

namespace tableside::test {

namespace {

Json parsed(std::string_view text)
{
    auto json = parse_json_line(text);
    EXPECT_TRUE(json) << text;
    return json ? std::move(json).value() : Json();
}

struct ActionRow
{
    const char *text;
    dos::Action action;
};

const dos::Card r5{dos::Color::red, 5};
const dos::Card y4{dos::Color::yellow, 4};

dos::Table table_with_row(std::string_view row)
{
    return state_of({.hands = {"r1", "r1"}, .row = row}).table;
}

} // namespace

TEST(ActionJson, is_written_as_specified_and_read_back)
{
    const dos::Table table = table_with_row("r7 b10");
    const ActionRow rows[] = {
        {R"({"do":"match","row":0,"cards":["r5","dos"],"bonus":"double"})",
         dos::MatchRow{0, r5, dos::Card::wild_dos()}},
        {R"({"do":"match","row":1,"cards":["r5"],"bonus":"none"})", dos::MatchRow{1, r5, {}}},
        {R"({"do":"draw"})", dos::DrawCard{}},
        {R"({"do":"end"})", dos::EndTurn{}},
        {R"({"do":"lay","card":"y4"})", dos::LayCard{y4}},
        {R"({"do":"skip-bonus"})", dos::SkipBonus{}},
        {R"({"do":"call"})", dos::CallDos{}},
        {R"({"do":"catch","seat":2})", dos::CatchSeat{2}},
        {R"({"do":"catch","seat":2,"after":1200})", dos::CatchSeat{2, 1200}},
    };
    for (const auto &[text, action] : rows) {
        EXPECT_EQ(dumped(dos::Codec::action_json(action, table)), text);
        const auto read = dos::Codec::action_from_json(parsed(text));
        ASSERT_TRUE(read) << text << read.error().cause;
        EXPECT_EQ(*read, action) << text;
    }
}

TEST(ActionJson, cards_are_written_in_sorted_order)
{
    const dos::Table table = table_with_row("r7 b10");
    const dos::MatchRow match{0, dos::Card::wild_dos(), r5};
    EXPECT_EQ(dumped(dos::Codec::action_json(match, table)),
              R"({"do":"match","row":0,"cards":["r5","dos"],"bonus":"double"})");
    dos::State before;
    before.table = table;
    EXPECT_EQ(dumped(dos::Codec::record_action_json(1, match, before)),
              R"({"seat":1,"do":"match","row":0,"cards":["r5","dos"],"bonus":"double"})");
}

TEST(ActionJson, the_acting_seat_comes_first_in_a_record)
{
    EXPECT_EQ(dumped(dos::Codec::record_action_json(1, dos::CatchSeat{2, 900}, {})),
              R"({"seat":1,"do":"catch","target":2,"after":900})");
    const auto read = dos::Codec::record_action_from_json(parsed(R"({"seat":1,"do":"catch","target":2,"after":900})"));
    ASSERT_TRUE(read);
    EXPECT_EQ(read->first, 1);
    EXPECT_EQ(read->second, (dos::Action{dos::CatchSeat{2, 900}}));
}

TEST(ActionJson, reads_capitals_and_any_order_and_ignores_bonus_and_unknown_keys)
{
    const auto read = dos::Codec::action_from_json(
        parsed(R"({"do":"match","row":0,"cards":["DOS","R5"],"bonus":7,"mood":{"good":[1]}})"));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, (dos::Action{dos::MatchRow{0, r5, dos::Card::wild_dos()}}));
}

TEST(ActionJson, wrong_actions_are_refused_with_the_cause)
{
    const std::pair<const char *, const char *> rows[] = {
        {R"([])", "an action must be a JSON object"},
        {R"({})", "\"do\" is missing"},
        {R"({"do":"sing"})", "\"do\" must be one of match, draw"},
        {R"({"do":3})", "\"do\" must be one of"},
        {R"({"do":"match","cards":["r5"]})", "\"row\" is missing"},
        {R"({"do":"match","row":-1,"cards":["r5"]})", "\"row\" must be a whole number"},
        {R"({"do":"match","row":0.0,"cards":["r5"]})", "\"row\" must be a whole number"},
        {R"({"do":"match","row":99999999999999999999,"cards":["r5"]})", "\"row\" must be a whole number"},
        {R"({"do":"match","row":0,"cards":[]})", "one or two cards"},
        {R"({"do":"match","row":0,"cards":["r5","r5","r5"]})", "one or two cards"},
        {R"({"do":"match","row":0,"cards":["r2"]})", "unknown card \"r2\""},
        {R"({"do":"match","row":0,"cards":[""]})", "unknown card \"\""},
        {R"({"do":"match","row":0,"cards":"r5"})", "\"cards\" must be a list"},
        {R"({"do":"lay","card":7})", "\"card\" must be a string"},
        {R"({"do":"catch"})", "\"seat\" is missing"},
        {R"({"do":"catch","seat":2,"after":-5})", "\"after\" must be a whole number"},
    };
    for (const auto &[text, cause] : rows) {
        const auto read = dos::Codec::action_from_json(parsed(text));
        ASSERT_FALSE(read) << text;
        EXPECT_NE(read.error().cause.find(cause), std::string::npos) << text << ": " << read.error().cause;
    }
}

TEST(ActionJson, an_index_that_is_too_high_is_read_and_refused_by_the_rules)
{
    const auto match = dos::Codec::action_from_json(parsed(R"({"do":"match","row":256,"cards":["r5"]})"));
    ASSERT_TRUE(match);
    dos::State state = state_of({.hands = {"r5", "r1"}, .row = "r5 r7"});
    EXPECT_EQ(dos::check(state, 0, *match), dos::Reason::no_such_row_card);
    const auto caught = dos::Codec::action_from_json(parsed(R"({"do":"catch","seat":258})"));
    ASSERT_TRUE(caught);
    EXPECT_EQ(dos::check(state, 0, *caught), dos::Reason::no_such_seat);
}

TEST(RulesJson, every_switch_is_written_and_missing_ones_take_defaults)
{
    EXPECT_EQ(dumped(dos::Codec::rules_json({}, true)),
              R"({"bonusLay":"optional","catchWindow":"untilNextPlayerActs","falseCatch":"none",)"
              R"("scoring":"winnerTakesAll","grace":1000,"target":200})");
    const auto rules = dos::Codec::rules_from_json(parsed(
        R"({"bonusLay":"compulsory","catchWindow":"whileTwo","falseCatch":"drawTwo","scoring":"countAgainst","grace":0})"));
    ASSERT_TRUE(rules);
    const dos::Ruleset expected{dos::BonusLay::compulsory,
                                dos::CatchWindow::while_two,
                                dos::FalseCatch::draw_two,
                                dos::Scoring::count_against,
                                0,
                                200};
    EXPECT_EQ(*rules, expected);
    EXPECT_EQ(*dos::Codec::rules_from_json(parsed("{}")), dos::Ruleset{});
    for (const char *text : {R"({"grace":5001})", R"({"grace":-1})", R"({"target":49})", R"({"scoring":"fair"})", "[]"})
        EXPECT_FALSE(dos::Codec::rules_from_json(parsed(text))) << text;
}

TEST(EventJson, is_written_as_specified_and_read_back)
{
    using namespace dos;
    const EventRow<Game> rows[] = {
        {RoundStarted{2, 1}, R"({"e":"round","n":2,"dealer":1})"},
        {Dealt{{{r5}, {y4}}, {r5, y4}, {Card::wild_dos()}},
         R"({"e":"deal","hands":[["r5"],["y4"]],"row":["r5","y4"],"draw":["dos"]})"},
        {Drew{1, {r5}, DrawReason::double_color}, R"({"e":"drew","seat":1,"cards":["r5"],"why":"double-color"})"},
        {Drew{1, {}, DrawReason::false_catch}, R"({"e":"drew","seat":1,"cards":[],"why":"false-catch"})"},
        {Discarded{{r5, y4}}, R"({"e":"discarded","cards":["r5","y4"]})"},
        {Refilled{{r5}}, R"({"e":"refilled","cards":["r5"]})"},
        {Laid{0, y4, LayReason::no_match}, R"({"e":"laid","seat":0,"card":"y4","why":"no-match"})"},
        {Reshuffled{{r5}}, R"({"e":"reshuffled","draw":["r5"]})"},
        {Exposed{3}, R"({"e":"exposed","seat":3})"},
        {WindowClosed{3}, R"({"e":"window-closed","seat":3})"},
        {TurnStarted{2}, R"({"e":"turn","seat":2})"},
        {WentOut{2}, R"({"e":"out","seat":2})"},
        {Scored{0, {{}, {r5}}, {5, 0}, {105, 20}},
         R"({"e":"scored","winner":0,"hands":[[],["r5"]],"points":[5,0],"totals":[105,20]})"},
        {MatchWon{0, {205, 20}}, R"({"e":"match-won","seat":0,"totals":[205,20]})"},
    };
    expect_written_and_read_back<Game>(rows);
}

TEST(EventJson, events_implied_by_their_action_are_not_written)
{
    using namespace dos;
    for (const Event &event : {Event{DealerDrawn{}}, Event{Matched{}}, Event{BonusSkipped{}}, Event{Called{}},
                               Event{Caught{}}, Event{FalselyCaught{}}})
        EXPECT_FALSE(Codec::event_json(event)) << event.index();
}

TEST(JsonLine, limits_and_errors_are_reported_with_the_byte)
{
    const auto cause = [](std::string_view text) {
        const auto json = parse_json_line(text);
        return json ? std::string("parsed") : json.error().cause;
    };
    using namespace std::string_view_literals;
    EXPECT_EQ(cause("{\"a\":1}"), "parsed");
    EXPECT_EQ(cause("{\"a\":1"), "incomplete JSON: it ends too early");
    EXPECT_EQ(cause("{\"a\":x}"), "not JSON at byte 6");
    EXPECT_EQ(cause("\"\xff\""), "not UTF-8 at byte 2");
    EXPECT_EQ(cause("\"\xc0\x80\""), "not UTF-8 at byte 2");     // an overlong encoding
    EXPECT_EQ(cause("\"\xed\xa0\x80\""), "not UTF-8 at byte 2"); // a surrogate
    EXPECT_EQ(cause("\"ä€𝄞\""), "parsed");
    EXPECT_EQ(cause("{\"a\":\0}"sv), "not JSON at byte 6");
    EXPECT_EQ(cause(std::string(500'000, '[')), "nested deeper than 16 levels");
    EXPECT_EQ(cause("\"" + std::string(1000, '[') + "\""), "parsed");
    EXPECT_EQ(cause("1e400000"), "not JSON: a number is out of range");
    EXPECT_EQ(cause(std::string((1U << 20) + 1, ' ')), "longer than 1 MiB");
    EXPECT_EQ(cause(""), "incomplete JSON: it ends too early");
}

} // namespace tableside::test
