// Records, saves, actions and observations of UNO: what was played is proved and loaded, what is written is read back,
// what cannot be is refused.
#include "recorded_match.h"

#include "record/uno_json.h"

#include <gtest/gtest.h>

namespace tableside::test {

/// Calls, catches, moves and jump-ins.
template <>
std::pair<int, uno::Action> shouted<uno::Game>(const uno::State &state, Random &random)
{
    const auto seat = static_cast<int>(random.below(state.table.seats));
    const auto target = static_cast<std::uint8_t>(random.below(state.table.seats));
    uno::ActionList jumps;
    uno::jump_ins(uno::observe(state, seat), jumps);
    if (!jumps.empty())
        return {seat, jumps[random.below(static_cast<std::uint32_t>(jumps.size()))]};
    if (state.table.is_posing(target))
        return {seat, uno::ReportMove{target}};
    if (random.chance(0.5))
        return {seat, uno::CallUno{}};
    return {seat, uno::CatchSeat{target, static_cast<std::uint16_t>(random.below(3000))}};
}

namespace {

using uno::Game;

uno::Ruleset ruleset(std::uint64_t seed)
{
    uno::Ruleset rules;
    rules.target = 50;
    rules.stacking = seed % 2 == 0;
    rules.jump_in = seed / 2 % 2 == 0;
    rules.seven_zero = seed / 4 % 2 == 0;
    rules.no_bluffing = seed % 5 == 0;
    rules.draw_until_playable = seed % 7 == 0;
    rules.two_player_reverse = static_cast<uno::TwoPlayerReverse>(seed % 2);
    rules.scoring = static_cast<Scoring>(seed / 3 % 2);
    return rules;
}

TEST(UnoRecord, of_any_ruleset_is_proved_and_its_save_loads_the_same_match)
{
    for (std::uint64_t seed = 0; seed < 18; ++seed) {
        SCOPED_TRACE(seed);
        const auto recorded = record_match<Game>(2 + static_cast<int>(seed % 9), ruleset(seed), seed);
        const auto summary = verified(joined(recorded.record));
        ASSERT_TRUE(summary) << "line " << summary.error().line << ": " << summary.error().cause;
        EXPECT_EQ(summary->rounds, recorded.match.round());
        EXPECT_FALSE(summary->ends_within_match);
        for (const auto &lines : {recorded.save, recorded.record}) {
            const auto loaded = load_match<Game>(lines);
            ASSERT_TRUE(loaded) << "line " << loaded.error().line << ": " << loaded.error().cause;
            EXPECT_EQ(loaded->match.state(), recorded.match.state());
            EXPECT_EQ(loaded->match.totals(), recorded.match.totals());
            EXPECT_EQ(loaded->header.rules, ruleset(seed));
        }
    }
}

TEST(UnoRecord, a_missing_or_doubled_line_is_refused)
{
    const auto recorded = record_match<Game>(4, ruleset(4), 11);
    for (std::size_t index = 1; index < std::min<std::size_t>(recorded.record.size(), 120); ++index) {
        auto shorter = recorded.record;
        shorter.erase(shorter.begin() + static_cast<std::ptrdiff_t>(index));
        EXPECT_FALSE(verified(joined(shorter))) << recorded.record[index];
        auto longer = recorded.record;
        longer.insert(longer.begin() + static_cast<std::ptrdiff_t>(index), recorded.record[index]);
        EXPECT_FALSE(verified(joined(longer))) << recorded.record[index];
    }
}

TEST(UnoRecord, is_none_of_the_other_game)
{
    const auto of_uno = load_match<dos::Game>(record_match<Game>(2, ruleset(1), 1).record);
    ASSERT_FALSE(of_uno);
    EXPECT_NE(of_uno.error().cause.find("\"uno\""), std::string::npos) << of_uno.error().cause;
    EXPECT_FALSE(load_match<Game>(record_match(2, {}, 1).record));
}

TEST(UnoRecord, may_stand_in_one_file_with_a_record_of_dos)
{
    const std::string of_dos = joined(record_match(2, {}, 1).record);
    const std::string of_uno = joined(record_match<Game>(3, ruleset(1), 1).record);
    for (const std::string &text : {of_dos + of_uno, of_uno + of_dos + of_uno}) {
        const auto summary = verified(text);
        ASSERT_TRUE(summary) << "line " << summary.error().line << ": " << summary.error().cause;
        EXPECT_EQ(summary->records, text.starts_with(of_dos) ? 2 : 3);
    }
}

TEST(UnoActionJson, comes_back)
{
    const char *actions[] = {
        R"({"do":"play","card":"r7"})", R"({"do":"play","card":"wild","colour":"g"})", R"({"do":"draw"})", R"({"do":"pass"})",
        R"({"do":"challenge"})", R"({"do":"accept"})", R"({"do":"colour","colour":"b"})", R"({"do":"swap","seat":3})",
        R"({"do":"moved","seat":3})", R"({"do":"call"})", R"({"do":"catch","seat":2})", R"({"do":"catch","seat":2,"after":900})"};
    for (const char *text : actions) {
        const auto action = uno::action_from_json(*parse_json_line(text));
        ASSERT_TRUE(action) << text << action.error().cause;
        EXPECT_EQ(dumped(uno::action_json(*action)), text);
        const auto of_record = uno::record_action_from_json(*parse_json_line(dumped(uno::record_action_json(5, *action))));
        ASSERT_TRUE(of_record) << text << of_record.error().cause;
        EXPECT_EQ(of_record->first, 5);
        EXPECT_EQ(of_record->second, *action) << text;
    }
    for (const char *text : {R"({"do":"play"})", R"({"do":"play","card":"r10"})", R"({"do":"play","card":"wild","colour":"red"})",
                             R"({"do":"match"})", R"({"do":"swap"})", R"([])"})
        EXPECT_FALSE(uno::action_from_json(*parse_json_line(text))) << text;
}

/// A possible observation, with members replaced or (null) removed.
Json observation_with(std::string_view changes)
{
    Json json = Json::parse(R"({"game":"uno","seat":0,"hand":["r5","wild"],"counts":[2,4,1],"top":"r7","colour":"r","direction":1,
        "phase":"play","drawn":null,"draw":60,"discard":["b3"],"scores":[0,40,12],"dealer":0,"turn":0,"posing":[1],
        "exposed":[2],"rules":{}})");
    json.merge_patch(Json::parse(changes));
    return json;
}

TEST(UnoObservationJson, impossible_ones_are_refused_with_the_reason)
{
    const std::pair<const char *, const char *> rows[] = {
        {R"({"game":"dos"})", "\"game\" must be \"uno\""},
        {R"({"hand":["r5","r10"]})", "unknown card \"r10\""},
        {R"({"top":null})", "\"top\" is missing"},
        {R"({"hand":["r7","r7"]})", "more than 2 copies of r7"},
        {R"({"counts":[1,4,1]})", "\"hand\" has 2 cards"},
        {R"({"counts":[2]})", "UNO is for 2 to 10"},
        {R"({"draw":110})", "cards in all"},
        {R"({"colour":null})", "\"colour\" is missing"},
        {R"({"colour":"g"})", "not that of the top card"},
        {R"({"colour":"red"})", "\"colour\" must be one of r, b, g, y"},
        {R"({"direction":0})", "\"direction\" must be 1"},
        {R"({"phase":"bonus"})", "\"phase\" must be one of"},
        {R"({"phase":"colour"})", "phase \"colour\" on r7"},
        {R"({"phase":"drawn"})", "\"drawn\" is missing"},
        {R"({"phase":"drawn","drawn":"g2"})", "is not in \"hand\""},
        {R"({"phase":"drawn","drawn":"b5","hand":["b5","wild"]})", "cannot be played"},
        {R"({"drawn":"r5"})", "\"drawn\" is seen only"},
        {R"({"phase":"challenge"})", "nobody has to draw"},
        {R"({"phase":"challenge","top":"r+2"})", "nothing to decide"},
        {R"({"phase":"challenge","top":"wild+4","pending":8})", "without stacking"},
        {R"({"phase":"challenge","top":"wild+4","pending":6,"rules":{"stacking":true}})", "6 cards to draw"},
        {R"({"phase":"challenge","top":"wild+4","pending":20,"rules":{"stacking":true}})", "20 cards to draw"},
        {R"({"phase":"challenge","top":"r+2","pending":18,"rules":{"stacking":true}})", "18 cards to draw"},
        {R"({"phase":"colour","top":"wild","colour":null})", "there are cards under it"},
        {R"({"pending":2})", "\"pending\" is for phase"},
        {R"({"phase":"swap"})", "without a choice of hands"},
        {R"({"counts":[2,0,1]})", "seat 1 has no cards"},
        {R"({"exposed":[1]})", "exposed without a single card"},
        {R"({"posing":[3]})", "\"posing\" is seat 3"},
        {R"({"phase":"over"})", "after the end of the round"},
        {R"({"idleTurns":3})", "a full round of turns"},
        {R"({"phase":"drawn","drawn":"r5","playedOn":false})", "phase \"drawn\" with \"playedOn\" false"},
        {R"({"phase":"challenge","top":"wild+4","playedOn":true})", "phase \"challenge\" with \"playedOn\" true"},
        {R"({"rules":{"stacking":1}})", "\"stacking\" must be true or false"},
    };
    ASSERT_TRUE(uno::observation_from_json(observation_with("{}")));
    for (const auto &[changes, cause] : rows) {
        const auto read = uno::observation_from_json(observation_with(changes));
        ASSERT_FALSE(read) << changes;
        EXPECT_NE(read.error().cause.find(cause), std::string::npos) << changes << ": " << read.error().cause;
    }
    EXPECT_FALSE(uno::observation_from_json(Json::array()));
}

TEST(UnoObservationJson, missing_optional_keys_take_defaults)
{
    const auto read = uno::observation_from_json(observation_with(
        R"({"discard":null,"scores":null,"dealer":null,"exposed":null,"rules":null,"posing":null,"direction":null,"game":null,
            "unknown":[{"a":1}]})"));
    ASSERT_TRUE(read) << read.error().cause;
    EXPECT_EQ(read->table.rules, uno::Ruleset{});
    EXPECT_EQ(read->table.discard_count, 1);
    EXPECT_EQ(read->table.direction, 1);
    EXPECT_FALSE(read->table.played_on);
}

TEST(UnoObservationJson, UNO_ACT_5_before_a_wild_draw_four_some_colour_was_in_play)
{
    const std::pair<const char *, Colour> rows[] = {
        {R"({"discard":["b3"]})", Colour::blue},
        {R"({"discard":["b3"],"colourBefore":"g"})", Colour::green},
        {R"({"discard":["b3","wild"]})", Colour::yellow},
        {R"({"discard":null})", Colour::yellow},
    };
    for (const auto &[changes, colour] : rows) {
        Json json = observation_with(R"({"phase":"challenge","top":"wild+4","colour":"y"})");
        json.merge_patch(Json::parse(changes));
        const auto read = uno::observation_from_json(json);
        ASSERT_TRUE(read) << read.error().cause;
        EXPECT_EQ(read->table.colour_before, colour) << changes;
    }
}

TEST(UnoObservationJson, every_position_of_random_matches_comes_back_with_the_same_legal_actions)
{
    uno::ActionList legal;
    uno::ActionList legal_again;
    for (std::uint64_t seed = 0; seed < 18; ++seed) {
        record_match<Game>(2 + static_cast<int>(seed % 9), ruleset(seed), seed, [&](const uno::Observation &seen) {
            const std::string text = dumped(uno::observation_json(seen));
            const auto read = uno::observation_from_json(*parse_json_line(text));
            ASSERT_TRUE(read) << "seed " << seed << ": " << read.error().cause << "\n" << text;
            ASSERT_EQ(dumped(uno::observation_json(*read)), text) << "seed " << seed;
            uno::legal_actions(seen, legal);
            uno::legal_actions(*read, legal_again);
            ASSERT_EQ(legal, legal_again) << "seed " << seed << "\n" << text;
        });
    }
}

} // namespace

} // namespace tableside::test
