// Tests of records, saves, actions, and observations of UNO: records are verified and loaded, JSON is read back as it
// was written, and impossible input is refused.
#include "tests/engine/support/event_row.h"
#include "tests/engine/record/recorded_match.h"

#include <gtest/gtest.h>

namespace tableside::test {

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

TEST(UnoRecord, is_verified_and_its_save_loads_the_same_match_for_any_ruleset)
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

/// A match that was begun by version 0.1 or 0.2 continues by its old rule, and those versions can still read its
/// record.
TEST(UnoRecord, of_version_1_has_no_action_for_a_card_that_cannot_be_played)
{
    const auto keeps_what_cannot_be_played = [](const std::vector<std::string> &record) {
        int kept = 0;
        Replay<Game> replay(ReplayMode::load);
        for (const std::string &line : record) {
            const bool was_drawn = line.find(R"("do":"pass")") != std::string::npos;
            uno::ActionList legal;
            if (was_drawn)
                uno::legal_actions(replay.match().state(), legal);
            kept += legal.size() == 1;
            EXPECT_FALSE(replay.feed(*parse_json_line(line))) << line;
        }
        return kept;
    };
    for (const std::uint64_t seed : {1, 2, 3}) {
        SCOPED_TRACE(seed);
        uno::Ruleset rules = ruleset(seed);
        EXPECT_TRUE(record_match<Game>(3, rules, seed).record.front().starts_with(R"({"tableside":2,)"));
        EXPECT_GT(keeps_what_cannot_be_played(record_match<Game>(3, rules, seed).record), 0);
        rules.keeps_at_once = true;
        const auto old = record_match<Game>(3, rules, seed);
        EXPECT_TRUE(old.record.front().starts_with(R"({"tableside":1,)"));
        EXPECT_EQ(keeps_what_cannot_be_played(old.record), 0);
        const auto summary = verified(joined(old.record));
        ASSERT_TRUE(summary) << "line " << summary.error().line << ": " << summary.error().cause;
        const auto loaded = load_match<Game>(old.save);
        ASSERT_TRUE(loaded) << loaded.error().cause;
        EXPECT_EQ(loaded->match.state(), old.match.state());
        EXPECT_EQ(loaded->header.rules, rules);
    }
}

TEST(UnoRecord, does_not_load_as_the_other_game)
{
    const auto of_uno = load_match<dos::Game>(record_match<Game>(2, ruleset(1), 1).record);
    ASSERT_FALSE(of_uno);
    EXPECT_NE(of_uno.error().cause.find("a record of uno"), std::string::npos) << of_uno.error().cause;
    EXPECT_FALSE(load_match<Game>(record_match(2, {}, 1).record));
}

TEST(UnoRecord, may_share_a_file_with_a_record_of_dos)
{
    const std::string of_dos = joined(record_match(2, {}, 1).record);
    const std::string of_uno = joined(record_match<Game>(3, ruleset(1), 1).record);
    for (const std::string &text : {of_dos + of_uno, of_uno + of_dos + of_uno}) {
        const auto summary = verified(text);
        ASSERT_TRUE(summary) << "line " << summary.error().line << ": " << summary.error().cause;
        EXPECT_EQ(summary->records, text.starts_with(of_dos) ? 2 : 3);
    }
}

TEST(UnoRecord, the_golden_record_still_verifies)
{
    const std::string path = TABLESIDE_GOLDEN_DIR "/uno_house_rules.jsonl";
    const auto summary = verified_file(path);
    ASSERT_TRUE(summary) << "line " << summary.error().line << ": " << summary.error().cause;
    EXPECT_FALSE(summary->ends_within_match);

    std::ifstream file(path, std::ios::binary);
    Json turn;
    bool has_jump_in = false;
    bool has_swap = false;
    std::size_t most_drawn = 0;
    for (std::string text; std::getline(file, text);) {
        const Json line = Json::parse(text);
        const std::string event = line.value("e", "");
        if (event == "turn")
            turn = line["seat"];
        if (event == "drew" && line["why"] == "draw-two")
            most_drawn = std::max(most_drawn, line["cards"].size());
        has_swap |= event == "swapped";
        has_jump_in |= line.value("do", "") == "play" && line["seat"] != turn;
    }
    EXPECT_TRUE(has_jump_in) << "UNO-JUMP-1";
    EXPECT_TRUE(has_swap) << "UNO-SEVEN-1";
    EXPECT_GE(most_drawn, 4U) << "UNO-STACK-1";
}

TEST(UnoActionJson, round_trips)
{
    const char *actions[] = {R"({"do":"play","card":"r7"})",
                             R"({"do":"play","card":"wild","colour":"g"})",
                             R"({"do":"draw"})",
                             R"({"do":"pass"})",
                             R"({"do":"challenge"})",
                             R"({"do":"accept"})",
                             R"({"do":"colour","colour":"b"})",
                             R"({"do":"swap","seat":3})",
                             R"({"do":"moved","seat":3})",
                             R"({"do":"call"})",
                             R"({"do":"catch","seat":2})",
                             R"({"do":"catch","seat":2,"after":900})"};
    for (const char *text : actions) {
        const auto action = uno::Codec::action_from_json(*parse_json_line(text));
        ASSERT_TRUE(action) << text << action.error().cause;
        EXPECT_EQ(dumped(uno::Codec::action_json(*action, {})), text);
        const auto of_record = uno::Codec::record_action_from_json(
            *parse_json_line(dumped(uno::Codec::record_action_json(5, *action, {}))));
        ASSERT_TRUE(of_record) << text << of_record.error().cause;
        EXPECT_EQ(of_record->first, 5);
        EXPECT_EQ(of_record->second, *action) << text;
    }
    for (const char *text :
         {R"({"do":"play"})", R"({"do":"play","card":"r10"})", R"({"do":"play","card":"wild","colour":"red"})",
          R"({"do":"match"})", R"({"do":"swap"})", R"({"do":"colour"})", R"([])"})
        EXPECT_FALSE(uno::Codec::action_from_json(*parse_json_line(text))) << text;
}

TEST(UnoRulesJson, writes_every_option_and_reads_any)
{
    EXPECT_EQ(
        dumped(uno::Codec::rules_json({}, true)),
        R"({"twoPlayerReverse":"skips","scoring":"winnerTakesAll","stacking":false,"jumpIn":false,"sevenZero":false,)"
        R"("drawUntilPlayable":false,"noBluffing":false,"grace":1000,"target":500})");
    const auto rules = uno::Codec::rules_from_json(*parse_json_line(
        R"({"twoPlayerReverse":"literal","scoring":"countAgainst","stacking":true,"jumpIn":true,"sevenZero":true,)"
        R"("drawUntilPlayable":true,"noBluffing":true,"grace":0,"target":50})"));
    ASSERT_TRUE(rules);
    const uno::Ruleset expected{.two_player_reverse = uno::TwoPlayerReverse::literal,
                                .scoring = Scoring::count_against,
                                .stacking = true,
                                .jump_in = true,
                                .seven_zero = true,
                                .draw_until_playable = true,
                                .no_bluffing = true,
                                .grace_ms = 0,
                                .target = 50};
    EXPECT_EQ(*rules, expected);
    EXPECT_EQ(*uno::Codec::rules_from_json(*parse_json_line("{}")), uno::Ruleset{});
}

TEST(UnoEventJson, is_written_as_specified_and_read_back)
{
    using namespace uno;
    const Card r7 = Card::number_card(Color::red, 7);
    const Card b2 = Card::number_card(Color::blue, 2);
    const EventRow<Game> rows[] = {
        {RoundStarted{2, 9}, R"({"e":"round","n":2,"dealer":9})"},
        {Dealt{{{r7}, {b2}}, b2, {wild_dumb_fu}},
         R"({"e":"deal","hands":[["r7"],["b2"]],"top":"b2","draw":["wildfu"]})"},
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
    expect_written_and_read_back<Game>(rows);
}

TEST(UnoEventJson, omits_events_that_the_action_implies)
{
    using namespace uno;
    for (const Event &event :
         {Event{DealerDrawn{}}, Event{Played{}}, Event{Passed{}}, Event{Moved{}}, Event{Called{}}, Event{Caught{}}})
        EXPECT_FALSE(Codec::event_json(event)) << event.index();
}

/// Returns a possible observation with some members replaced, or removed if null.
Json observation_with(std::string_view changes)
{
    Json json = Json::parse(
        R"({"game":"uno","seat":0,"hand":["r5","wild"],"counts":[2,4,1],"top":"r7","colour":"r","direction":1,
        "phase":"play","drawn":null,"draw":60,"discard":["b3"],"scores":[0,40,12],"dealer":0,"turn":0,"posing":[1],
        "exposed":[2],"rules":{}})");
    json.merge_patch(Json::parse(changes));
    return json;
}

TEST(UnoObservationJson, refuses_impossible_observations_with_the_reason)
{
    const std::pair<const char *, const char *> rows[] = {
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
        {R"({"phase":"challenge","top":"r+2","pending":2})",
         "nothing to decide: the cards are drawn right away (UNO-ACT-1)"},
        {R"({"phase":"challenge","top":"wild+4","rules":{"noBluffing":true}})", "drawn right away (UNO-BLUFF-1)"},
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
    ASSERT_TRUE(uno::Codec::observation_from_json(observation_with("{}")));
    for (const auto &[changes, cause] : rows) {
        const auto read = uno::Codec::observation_from_json(observation_with(changes));
        ASSERT_FALSE(read) << changes;
        EXPECT_NE(read.error().cause.find(cause), std::string::npos) << changes << ": " << read.error().cause;
    }
    EXPECT_FALSE(uno::Codec::observation_from_json(Json::array()));
}

TEST(UnoObservationJson, UNO_PILE_1_contains_the_still_turns)
{
    const auto seen = uno::Codec::observation_from_json(observation_with(R"({"stillTurns":2,"drawableBefore":1})"));
    ASSERT_TRUE(seen);
    EXPECT_EQ(seen->table.unchanged_turns, 2);
    EXPECT_EQ(seen->table.drawable_at_turn_start, 1);
    const auto again = uno::Codec::observation_json(*seen);
    EXPECT_EQ(again.at("stillTurns"), 2);
    EXPECT_EQ(again.at("drawableBefore"), 1);
    const auto usual = uno::Codec::observation_from_json(observation_with("{}"));
    ASSERT_TRUE(usual);
    EXPECT_FALSE(uno::Codec::observation_json(*usual).contains("stillTurns"));
}

TEST(UnoObservationJson, missing_optional_keys_take_defaults)
{
    const auto read = uno::Codec::observation_from_json(observation_with(
        R"({"discard":null,"scores":null,"dealer":null,"exposed":null,"rules":null,"posing":null,"direction":null,"game":null,
            "unknown":[{"a":1}]})"));
    ASSERT_TRUE(read) << read.error().cause;
    EXPECT_EQ(read->table.rules, uno::Ruleset{});
    EXPECT_EQ(read->table.discard_count, 1);
    EXPECT_EQ(read->table.direction, 1);
    EXPECT_FALSE(read->table.drew_since_play);
}

TEST(UnoObservationJson, UNO_ACT_5_a_missing_color_before_takes_a_default)
{
    const std::pair<const char *, Color> rows[] = {
        {R"({"discard":["b3"]})", Color::blue},
        {R"({"discard":["b3"],"colourBefore":"g"})", Color::green},
        {R"({"discard":["b3","wild"]})", Color::yellow},
        {R"({"discard":null})", Color::yellow},
    };
    for (const auto &[changes, color] : rows) {
        Json json = observation_with(R"({"phase":"challenge","top":"wild+4","colour":"y"})");
        json.merge_patch(Json::parse(changes));
        const auto read = uno::Codec::observation_from_json(json);
        ASSERT_TRUE(read) << read.error().cause;
        EXPECT_EQ(read->table.color_before, color) << changes;
    }
}

TEST(UnoObservationJson, every_position_of_random_matches_round_trips_with_its_legal_actions)
{
    uno::ActionList legal;
    uno::ActionList legal_again;
    for (std::uint64_t seed = 0; seed < 18; ++seed) {
        record_match<Game>(2 + static_cast<int>(seed % 9), ruleset(seed), seed, [&](const uno::Observation &seen) {
            const std::string text = dumped(uno::Codec::observation_json(seen));
            const auto read = uno::Codec::observation_from_json(*parse_json_line(text));
            ASSERT_TRUE(read) << "seed " << seed << ": " << read.error().cause << "\n" << text;
            ASSERT_EQ(dumped(uno::Codec::observation_json(*read)), text) << "seed " << seed;
            uno::legal_actions(seen, legal);
            uno::legal_actions(*read, legal_again);
            ASSERT_EQ(legal, legal_again) << "seed " << seed << "\n" << text;
        });
    }
}

} // namespace

} // namespace tableside::test
