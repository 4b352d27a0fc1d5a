// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests that the rules, actions, events and observations of each game are written to JSON as specified and read back, and that
// wrong JSON is refused with its cause.
#include "tests/engine/dos/position.h"
#include "tests/engine/record/recorded_match.h"
#include "tests/engine/support/rulesets.h"
#include "tests/engine/uno/position.h"

#include <gtest/gtest.h>

namespace tableside::uno_test {

namespace {

using namespace uno;

// clang-format off
std::vector<std::pair<Event, const char *>> written_events()
{
    const Card r7 = card("r7");
    const Card b2 = card("b2");
    return {
        {RoundStarted{2, 9}, R"({"e":"round","n":2,"dealer":9})"},
        {Dealt{{{r7}, {b2}}, b2, {wild_dumb_fu}}, R"({"e":"deal","hands":[["r7"],["b2"]],"top":"b2","draw":["wildfu"]})"},
        {Drew{1, {r7}, DrawReason::turn}, R"({"e":"drew","seat":1,"cards":["r7"],"why":"turn"})"},
        {Drew{1, {}, DrawReason::caught}, R"({"e":"drew","seat":1,"cards":[],"why":"caught"})"},
        {Drew{1, {r7, b2}, DrawReason::draw_two}, R"({"e":"drew","seat":1,"cards":["r7","b2"],"why":"draw-two"})"},
        {Drew{1, {r7}, DrawReason::draw_four}, R"({"e":"drew","seat":1,"cards":["r7"],"why":"draw-four"})"},
        {Drew{1, {r7}, DrawReason::challenge}, R"({"e":"drew","seat":1,"cards":["r7"],"why":"challenge"})"},
        {Drew{1, {r7}, DrawReason::moved}, R"({"e":"drew","seat":1,"cards":["r7"],"why":"moved"})"},
        {ColorNamed{4, Color::green}, R"({"e":"colour","seat":4,"colour":"g"})"},
        {Reversed{-1}, R"({"e":"reversed","direction":-1})"},
        {Skipped{3}, R"({"e":"skipped","seat":3})"},
        {Challenged{1, 0, true, {}}, R"({"e":"challenged","seat":1,"target":0,"guilty":true})"},
        {Challenged{1, 0, false, {}}, R"({"e":"challenged","seat":1,"target":0,"guilty":false})"},
        {HandsSwapped{0, 1, {{r7}, {b2}}}, R"({"e":"swapped","seat":0,"target":1,"hands":[["r7"],["b2"]]})"},
        {HandsSwapped{0, std::nullopt, {{r7}, {b2}}}, R"({"e":"swapped","seat":0,"hands":[["r7"],["b2"]]})"},
        {Posing{2}, R"({"e":"posing","seat":2})"},
        {PoseEnded{2}, R"({"e":"pose-ended","seat":2})"},
        {Reshuffled{{r7}}, R"({"e":"reshuffled","draw":["r7"]})"},
        {Exposed{3}, R"({"e":"exposed","seat":3})"},
        {WindowClosed{3}, R"({"e":"window-closed","seat":3})"},
        {TurnStarted{9}, R"({"e":"turn","seat":9})"},
        {WentOut{2}, R"({"e":"out","seat":2})"},
        {Blocked{2}, R"({"e":"blocked","seat":2})"},
        {Scored{0, {{}, {r7}}, {7, 0}, {107, 20}},
         R"({"e":"scored","winner":0,"hands":[[],["r7"]],"points":[7,0],"totals":[107,20]})"},
        {MatchWon{0, {505, 20}}, R"({"e":"match-won","seat":0,"totals":[505,20]})"},
    };
}

std::vector<Event> unwritten_events()
{
    return {DealerDrawn{}, Played{}, Passed{}, Moved{}, Called{}, Caught{}};
}
// clang-format on

} // namespace

} // namespace tableside::uno_test

namespace tableside::test {

namespace {

/// A JSON text, and what it means as a short text, or why it is refused.
struct JsonRow
{
    const char *json;
    const char *meaning;
};

/// An event and its line in a record.
template <typename Game>
using EventRow = std::pair<typename Game::Event, const char *>;

template <typename Game>
struct Written;

// clang-format off
template <>
struct Written<dos::Game>
{
    static dos::Action action_of(std::string_view text) { return test::action_of(text); }
    static dos::State before() { return state_of({.hands = {"r1", "r1"}, .row = "r7 b10"}); }

    static constexpr JsonRow actions[] = {
        {R"({"do":"match","row":0,"cards":["r5","dos"],"bonus":"double"})", "match 0 r5 dos"},
        {R"({"do":"match","row":1,"cards":["r5"],"bonus":"none"})", "match 1 r5"},
        {R"({"do":"draw"})", "draw"},
        {R"({"do":"end"})", "end"},
        {R"({"do":"lay","card":"y4"})", "lay y4"},
        {R"({"do":"skip-bonus"})", "skip"},
        {R"({"do":"call"})", "call"},
        {R"({"do":"catch","seat":2})", "catch 2"},
        {R"({"do":"catch","seat":2,"after":1200})", "catch 2 after 1200"},
    };
    static constexpr JsonRow wrong_actions[] = {
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

    static constexpr const char *printed_rules =
        R"({"bonusLay":"optional","catchWindow":"untilNextPlayerActs","falseCatch":"none","scoring":"winnerTakesAll",)"
        R"("grace":1000,"target":200})";
    static constexpr const char *other_rules =
        R"({"bonusLay":"compulsory","catchWindow":"whileTwo","falseCatch":"drawTwo","scoring":"countAgainst",)"
        R"("grace":0,"target":50})";
    static constexpr dos::Ruleset as_read{dos::BonusLay::compulsory, dos::CatchWindow::while_two, dos::FalseCatch::draw_two,
                                          Scoring::count_against, 0, 50};
    static constexpr const char *wrong_rules[] = {
        R"({"grace":5001})", R"({"grace":-1})", R"({"target":49})", R"({"scoring":"fair"})", "[]"};

    static std::vector<EventRow<dos::Game>> events()
    {
        using namespace dos;
        const Card r5 = card("r5");
        const Card y4 = card("y4");
        return {
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
    }
    static std::vector<dos::Event> unwritten()
    {
        using namespace dos;
        return {DealerDrawn{}, Matched{}, BonusSkipped{}, Called{}, Caught{}, FalselyCaught{}};
    }

    static constexpr const char *observation = R"({"game":"dos","seat":1,"hand":["r5","dos"],"counts":[7,2,4],
        "row":[{"card":"r7","matched":false},{"card":"y3","matched":false}],"phase":"play","drawn":false,
        "bonusLays":0,"draw":71,"discard":["b3"],"scores":[0,40,12],"dealer":0,"turn":1,"exposed":[2],"rules":{}})";
    static constexpr const char *optional_members = R"({"discard":null,"scores":null,"dealer":null,"exposed":null,"rules":null,
        "bonusLays":null,"drawn":null,"game":null,"unknown":[{"a":1}]})";
    static constexpr JsonRow impossible[] = {
        {R"({"game":"uno"})", "\"game\" must be \"dos\""},
        {R"({"game":"chess"})", "unknown game \"chess\"; the games are dos and uno"},
        {R"({"hand":["r5","r11"]})", "unknown card \"r11\""},
        {R"({"hand":["r5",5]})", "unknown card 5"},
        {R"({"hand":"r5"})", "\"hand\" must be a list"},
        {R"({"hand":null})", "\"hand\" is missing"},
        {R"({"seat":3})", "\"seat\" is 3, but the seats are 0 to 2"},
        {R"({"seat":-1})", "\"seat\" must be a whole number"},
        {R"({"seat":1.0})", "\"seat\" must be a whole number"},
        {R"({"seat":18446744073709551615})", "\"seat\" must be a whole number"},
        {R"({"turn":3})", "\"turn\" is 3"},
        {R"({"dealer":3})", "\"dealer\" is 3"},
        {R"({"exposed":[3]})", "\"exposed\" is 3"},
        {R"({"counts":[2]})", "DOS is for 2 to 4"},
        {R"({"counts":[2,2,2,2,2]})", "DOS is for 2 to 4"},
        {R"({"counts":[7,3,4]})", "\"hand\" has 2 cards, but \"counts\" says 3 for seat 1"},
        {R"({"counts":[-7,2,4]})", "\"counts\" must be a whole number"},
        {R"({"counts":[0,2,4]})", "seat 0 has no cards, so the round is over"},
        {R"({"scores":[0,1]})", "\"scores\" has 2 numbers for 3 seats"},
        {R"({"scores":[0,1,-2]})", "\"scores\" must be a whole number"},
        {R"({"discard":["r7","r7","r7"]})", "more than 2 copies of r7"},
        {R"({"hand":["r7","dos"],"discard":["R7"]})", "more than 2 copies of r7"},
        {R"({"draw":94})", "110 cards in total"},
        {R"({"draw":109})", "\"draw\" must be a whole number from 0 to 108"},
        {R"({"draw":null})", "\"draw\" is missing"},
        {R"({"drawn":"no"})", "\"drawn\" must be true or false"},
        {R"({"phase":"sleep"})", "\"phase\" must be one of play, bonus, over"},
        {R"({"phase":"bonus"})", "phase \"bonus\", but \"bonusLays\" is 0"},
        {R"({"phase":"over"})", "still has cards"},
        {R"({"bonusLays":1})", "\"bonusLays\" is 1 with 0 matched row cards"},
        {R"({"row":[{"card":"r7"}]})", "\"row\" has 1 card, but"},
        {R"({"row":["r7","y3"]})", "a row card must be a JSON object"},
        {R"({"row":[{"card":"r7","matched":1},{"card":"y3"}]})", "\"matched\" must be true or false"},
        {R"({"row":[{"card":"x1"},{"card":"y3"}]})", "unknown card \"x1\" in \"row\""},
        {R"({"played":["r1"]})", "\"played\" has 1 card for 0 matched row cards"},
        {R"({"row":[{"card":"r7","matched":true},{"card":"y3"}],"played":["r1","r3","r3"]})",
         "\"played\" has 3 cards for 1 matched row card;"},
        {R"({"row":[{"card":"r7","matched":true},{"card":"y3"}],"phase":"bonus","bonusLays":1})", "discard pile"},
        {R"({"othersDraw":1})", "\"othersDraw\" is more than"},
        {R"({"rules":{"catchWindow":"whileTwo"}})", "doesn't have two cards"},
        {R"({"rules":{"grace":"long"}})", "\"grace\" must be a whole number"},
        {R"({"rules":[]})", "\"rules\" must be a JSON object"},
    };
};

template <>
struct Written<uno::Game>
{
    static uno::Action action_of(std::string_view text) { return uno_test::action_of(text); }
    static uno::State before() { return {}; }

    static constexpr JsonRow actions[] = {
        {R"({"do":"play","card":"r7"})", "play r7"},
        {R"({"do":"play","card":"wild","colour":"g"})", "play wild g"},
        {R"({"do":"draw"})", "draw"},
        {R"({"do":"pass"})", "pass"},
        {R"({"do":"challenge"})", "challenge"},
        {R"({"do":"accept"})", "accept"},
        {R"({"do":"colour","colour":"b"})", "colour b"},
        {R"({"do":"swap","seat":3})", "swap 3"},
        {R"({"do":"moved","seat":3})", "moved 3"},
        {R"({"do":"call"})", "call"},
        {R"({"do":"catch","seat":2})", "catch 2"},
        {R"({"do":"catch","seat":2,"after":900})", "catch 2 after 900"},
    };
    static constexpr JsonRow wrong_actions[] = {
        {R"({"do":"play"})", "\"card\" is missing"},
        {R"({"do":"play","card":"r10"})", "unknown card"},
        {R"({"do":"play","card":"wild","colour":"red"})", "\"colour\" must be one of"},
        {R"({"do":"match"})", "\"do\" must be one of"},
        {R"({"do":"swap"})", "\"seat\" is missing"},
        {R"({"do":"colour"})", "\"colour\" is missing"},
        {R"([])", "must be a JSON object"},
    };

    static constexpr const char *printed_rules =
        R"({"twoPlayerReverse":"skips","scoring":"winnerTakesAll","stacking":false,"jumpIn":false,"sevenZero":false,)"
        R"("drawUntilPlayable":false,"noBluffing":false,"grace":1000,"target":500})";
    static constexpr const char *other_rules =
        R"({"twoPlayerReverse":"literal","scoring":"countAgainst","stacking":true,"jumpIn":true,"sevenZero":true,)"
        R"("drawUntilPlayable":true,"noBluffing":true,"grace":0,"target":50})";
    static constexpr uno::Ruleset as_read{.two_player_reverse = uno::TwoPlayerReverse::literal,
                                          .scoring = Scoring::count_against, .stacking = true, .jump_in = true,
                                          .seven_zero = true, .draw_until_playable = true, .no_bluffing = true,
                                          .grace_ms = 0, .target = 50};
    static constexpr const char *wrong_rules[] = {R"({"grace":5001})", R"({"target":49})", R"({"stacking":1})"};

    static auto events() { return uno_test::written_events(); }
    static auto unwritten() { return uno_test::unwritten_events(); }

    static constexpr const char *observation =
        R"({"game":"uno","seat":0,"hand":["r5","wild"],"counts":[2,4,1],"top":"r7","colour":"r","direction":1,"phase":"play",
        "drawn":null,"draw":60,"discard":["b3"],"scores":[0,40,12],"dealer":0,"turn":0,"posing":[1],"exposed":[2],"rules":{}})";
    static constexpr const char *optional_members = R"({"discard":null,"scores":null,"dealer":null,"exposed":null,"rules":null,
        "posing":null,"direction":null,"game":null,"unknown":[{"a":1}]})";
    static constexpr JsonRow impossible[] = {
        {R"({"game":"dos"})", "\"game\" must be \"uno\""},
        {R"({"hand":["r5","r10"]})", "unknown card \"r10\""},
        {R"({"top":null})", "\"top\" is missing"},
        {R"({"hand":["r7","r7"]})", "more than 2 copies of r7"},
        {R"({"counts":[1,4,1]})", "\"hand\" has 2 cards"},
        {R"({"counts":[2]})", "UNO is for 2 to 10"},
        {R"({"draw":110})", "cards in total"},
        {R"({"colour":null})", "\"colour\" is missing"},
        {R"({"colour":"g"})", "isn't the color of the top card"},
        {R"({"colour":"red"})", "\"colour\" must be one of r, b, g, y"},
        {R"({"direction":0})", "\"direction\" must be 1"},
        {R"({"phase":"bonus"})", "\"phase\" must be one of"},
        {R"({"phase":"colour"})", "phase \"colour\" on r7"},
        {R"({"phase":"drawn"})", "\"drawn\" is missing"},
        {R"({"phase":"drawn","drawn":"g2"})", "isn't in \"hand\""},
        {R"({"drawn":"r5"})", "only the seat in turn sees \"drawn\""},
        {R"({"phase":"challenge"})", "nobody has to draw"},
        {R"({"phase":"challenge","top":"r+2"})", "\"pending\" is missing"},
        {R"({"phase":"challenge","top":"r+2","rules":{"stacking":true}})", "\"pending\" is missing"},
        {R"({"phase":"challenge","top":"r+2","pending":2})", "(UNO-ACT-1)"},
        {R"({"phase":"challenge","top":"wild+4","rules":{"noBluffing":true}})", "(UNO-BLUFF-1)"},
        {R"({"phase":"challenge","top":"wild+4","pending":8})", "there is no stacking"},
        {R"({"phase":"challenge","top":"wild+4","pending":6,"rules":{"stacking":true}})", "\"pending\" is 6"},
        {R"({"phase":"challenge","top":"wild+4","pending":20,"rules":{"stacking":true}})", "\"pending\" is 20"},
        {R"({"phase":"challenge","top":"r+2","pending":18,"rules":{"stacking":true}})", "\"pending\" is 18"},
        {R"({"phase":"colour","top":"wild","colour":null})", "there are cards under it"},
        {R"({"pending":2})", "\"pending\" is only for phase"},
        {R"({"phase":"swap"})", "there is no choice of hands"},
        {R"({"counts":[2,0,1]})", "seat 1 has no cards"},
        {R"({"exposed":[1]})", "doesn't have exactly one card"},
        {R"({"posing":[3]})", "\"posing\" is 3"},
        {R"({"phase":"over"})", "after the end of the round"},
        {R"({"idleTurns":3})", "a full round of turns"},
        {R"({"stillTurns":6,"drawableBefore":1})", "twice the number of players"},
        {R"({"stillTurns":2})", "needs a \"drawableBefore\" no higher than the number of players"},
        {R"({"phase":"drawn","drawn":"r5","playedOn":false})", "phase \"drawn\" with \"playedOn\" false"},
        {R"({"phase":"challenge","top":"wild+4","playedOn":true})", "phase \"challenge\" with \"playedOn\" true"},
        {R"({"rules":{"stacking":1}})", "\"stacking\" must be true or false"},
    };
};
// clang-format on

Json parsed(std::string_view text)
{
    auto json = parse_json_line(text);
    EXPECT_TRUE(json) << text;
    return json ? std::move(json).value() : Json();
}

template <typename Game>
class GameJson : public testing::Test
{
protected:
    using Codec = typename Game::Codec;
    using Rows = Written<Game>;

    /// Reads the example of an observation with members replaced, or removed if null, by \p changes.
    static Result<typename Game::Observation> read_with(std::string_view changes)
    {
        Json json = Json::parse(Rows::observation);
        json.merge_patch(Json::parse(changes));
        return Codec::observation_from_json(json);
    }

    static void expect_refusal(const auto &read, const JsonRow &row)
    {
        ASSERT_FALSE(read) << row.json;
        EXPECT_NE(read.error().cause.find(row.meaning), std::string::npos) << row.json << ": " << read.error().cause;
    }
};
TYPED_TEST_SUITE(GameJson, Games, GameNames);

TYPED_TEST(GameJson, actions_are_written_as_specified_and_read_back)
{
    using GameCodec = typename TestFixture::Codec;
    const auto before = TestFixture::Rows::before();
    for (const auto &[text, meaning] : TestFixture::Rows::actions) {
        const auto action = TestFixture::Rows::action_of(meaning);
        EXPECT_EQ(dumped(GameCodec::action_json(action, before.table)), text);
        const auto read = GameCodec::action_from_json(parsed(text));
        ASSERT_TRUE(read) << text << read.error().cause;
        EXPECT_EQ(*read, action) << text;
        const std::string record = dumped(GameCodec::record_action_json(1, action, before));
        EXPECT_TRUE(record.starts_with(R"({"seat":1,"do":)")) << record;
        const auto of_record = GameCodec::record_action_from_json(parsed(record));
        ASSERT_TRUE(of_record) << record << of_record.error().cause;
        EXPECT_EQ(*of_record, std::pair(1, action)) << record;
    }
    const typename TypeParam::Action caught = typename TypeParam::Catch{1, UINT16_MAX};
    EXPECT_EQ(dumped(GameCodec::record_action_json(0, caught, before)),
              R"({"seat":0,"do":"catch","target":1,"after":65535})");
}

TYPED_TEST(GameJson, wrong_actions_are_refused_with_the_cause)
{
    for (const JsonRow &row : TestFixture::Rows::wrong_actions)
        this->expect_refusal(TestFixture::Codec::action_from_json(parsed(row.json)), row);
}

TYPED_TEST(GameJson, every_rule_is_written_and_missing_ones_take_defaults)
{
    using GameCodec = typename TestFixture::Codec;
    using GameRows = typename TestFixture::Rows;
    EXPECT_EQ(dumped(GameCodec::rules_json({}, true)), GameRows::printed_rules);
    const auto rules = GameCodec::rules_from_json(parsed(GameRows::other_rules));
    ASSERT_TRUE(rules);
    EXPECT_EQ(*rules, GameRows::as_read);
    EXPECT_EQ(dumped(GameCodec::rules_json(*rules, true)), GameRows::other_rules);
    EXPECT_EQ(*GameCodec::rules_from_json(parsed("{}")), typename TypeParam::Ruleset{});
    for (const char *text : GameRows::wrong_rules)
        EXPECT_FALSE(GameCodec::rules_from_json(parsed(text))) << text;
}

TYPED_TEST(GameJson, events_are_written_as_specified_and_read_back_unless_their_action_implies_them)
{
    using GameCodec = typename TestFixture::Codec;
    for (const auto &[event, text] : TestFixture::Rows::events()) {
        const auto json = GameCodec::event_json(event);
        ASSERT_TRUE(json) << text;
        EXPECT_EQ(dumped(*json), text);
        const auto read = GameCodec::event_from_json(parsed(text));
        ASSERT_TRUE(read) << text << read.error().cause;
        EXPECT_EQ(dumped(*GameCodec::event_json(*read)), text);
        EXPECT_FALSE(GameCodec::event_rule(event).empty()) << text;
    }
    for (const auto &event : TestFixture::Rows::unwritten())
        EXPECT_FALSE(GameCodec::event_json(event)) << event.index();
}

TYPED_TEST(GameJson, impossible_observations_are_refused_with_the_reason)
{
    ASSERT_TRUE(this->read_with("{}"));
    for (const JsonRow &row : TestFixture::Rows::impossible)
        this->expect_refusal(this->read_with(row.json), row);
    EXPECT_FALSE(TestFixture::Codec::observation_from_json(Json::array()));
    EXPECT_FALSE(TestFixture::Codec::observation_from_json(Json()));
}

TYPED_TEST(GameJson, missing_members_of_observations_take_defaults)
{
    const auto read = this->read_with(TestFixture::Rows::optional_members);
    ASSERT_TRUE(read) << read.error().cause;
    EXPECT_EQ(read->table.rules, typename TypeParam::Ruleset{});
    EXPECT_EQ(read->table.discard_count, TypeParam::name == "uno" ? 1 : 0) << "the top card of UNO is there";
    EXPECT_EQ(read->table.exposed, 0);
    EXPECT_EQ(read->hand_sizes[0], TypeParam::name == "uno" ? 2 : 7);
    if constexpr (requires { read->table.direction; }) {
        EXPECT_EQ(read->table.direction, 1);
        EXPECT_FALSE(read->table.drew_since_play);
    }
}

TYPED_TEST(GameJson, observations_of_random_matches_are_read_back_with_the_same_legal_actions)
{
    using GameCodec = typename TestFixture::Codec;
    typename TypeParam::ActionList legal;
    typename TypeParam::ActionList legal_again;
    for (unsigned seed = 0; seed < 27; ++seed) {
        const auto rules = short_ruleset<TypeParam>(seed * 5);
        record_match<TypeParam>(seats_for<TypeParam>(seed), rules, seed, [&](const auto &seen) {
            const std::string text = dumped(GameCodec::observation_json(seen));
            const auto read = GameCodec::observation_from_json(parsed(text));
            ASSERT_TRUE(read) << "seed " << seed << ": " << read.error().cause << "\n" << text;
            ASSERT_EQ(dumped(GameCodec::observation_json(*read)), text) << "seed " << seed;
            TypeParam::legal_actions(seen, legal);
            TypeParam::legal_actions(*read, legal_again);
            ASSERT_EQ(legal, legal_again) << "seed " << seed << "\n" << text;
        });
    }
}

TEST(DosJson, cards_are_read_in_any_order_and_case_and_written_in_sorted_order)
{
    using dos::Codec;
    const dos::MatchRow match{0, dos::Card::wild_dos(), card("r5")};
    const std::string rest = R"("do":"match","row":0,"cards":["r5","dos"],"bonus":"double"})";
    const dos::State before = Written<dos::Game>::before();
    EXPECT_EQ(dumped(Codec::action_json(match, before.table)), "{" + rest);
    EXPECT_EQ(dumped(Codec::record_action_json(1, match, before)), R"({"seat":1,)" + rest);
    const auto read = Codec::action_from_json(
        parsed(R"({"do":"match","row":0,"cards":["DOS","R5"],"bonus":7,"mood":{"good":[1]}})"));
    ASSERT_TRUE(read);
    EXPECT_EQ(*read, action_of("match 0 r5 dos"));
}

TEST(DosJson, an_index_that_is_too_high_is_read_and_refused_by_the_rules)
{
    const dos::State state = state_of({.hands = {"r5", "r1"}, .row = "r5 r7"});
    const auto refusal = [&](std::string_view text) {
        return dos::check(state, 0, dos::Codec::action_from_json(parsed(text)).value());
    };
    EXPECT_EQ(refusal(R"({"do":"match","row":256,"cards":["r5"]})"), dos::Reason::no_such_row_card);
    EXPECT_EQ(refusal(R"({"do":"catch","seat":258})"), dos::Reason::no_such_seat);
}

using DosObservationJson = GameJson<dos::Game>;
TEST_F(DosObservationJson, DOS_PILE_1_a_row_stays_short_when_both_piles_are_empty)
{
    EXPECT_TRUE(read_with(R"({"row":[{"card":"r7"}],"draw":0,"discard":[]})"));
}

using UnoObservationJson = GameJson<uno::Game>;
TEST_F(UnoObservationJson, UNO_PILE_1_contains_the_still_turns)
{
    const auto seen = read_with(R"({"stillTurns":2,"drawableBefore":1})");
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->table.unchanged_turns, 2);
    EXPECT_EQ(seen->table.drawable_at_turn_start, 1);
    const auto again = Codec::observation_json(*seen);
    EXPECT_EQ(again.at("stillTurns"), 2);
    EXPECT_EQ(again.at("drawableBefore"), 1);
    EXPECT_FALSE(Codec::observation_json(*read_with("{}")).contains("stillTurns"));
}

TEST_F(UnoObservationJson, UNO_ACT_5_a_missing_color_before_takes_a_default)
{
    const std::pair<const char *, uno::Color> rows[] = {
        {R"({"discard":["b3"]})", uno::Color::blue},
        {R"({"discard":["b3"],"colourBefore":"g"})", uno::Color::green},
        {R"({"discard":["b3","wild"]})", uno::Color::yellow},
        {R"({"discard":null})", uno::Color::yellow},
    };
    for (const auto &[changes, color] : rows) {
        Json json = Json::parse(R"({"phase":"challenge","top":"wild+4","colour":"y"})");
        json.update(Json::parse(changes));
        const auto read = read_with(json.dump());
        ASSERT_TRUE(read) << read.error().cause;
        EXPECT_EQ(read->table.color_before, color) << changes;
    }
}

TEST(JsonLine, limits_and_errors_are_reported_with_the_byte)
{
    using namespace std::string_view_literals;
    const std::pair<std::string, const char *> rows[] = {
        {"{\"a\":1}", "parsed"},
        {"{\"a\":1", "incomplete JSON: it ends too early"},
        {"{\"a\":x}", "not JSON at byte 6"},
        {"\"\xff\"", "not UTF-8 at byte 2"},
        {"\"\xc0\x80\"", "not UTF-8 at byte 2"},     // an overlong encoding
        {"\"\xed\xa0\x80\"", "not UTF-8 at byte 2"}, // a surrogate
        {"\"ä€𝄞\"", "parsed"},
        {std::string("{\"a\":\0}"sv), "not JSON at byte 6"},
        {std::string(500'000, '['), "nested deeper than 16 levels"},
        {"\"" + std::string(1000, '[') + "\"", "parsed"},
        {"1e400000", "not JSON: a number is out of range"},
        {std::string((1U << 20) + 1, ' '), "longer than 1 MiB"},
        {"", "incomplete JSON: it ends too early"},
    };
    for (const auto &[text, cause] : rows) {
        const auto json = parse_json_line(text);
        EXPECT_EQ(json ? "parsed" : json.error().cause, cause) << text.substr(0, 20);
    }
}

} // namespace

} // namespace tableside::test
