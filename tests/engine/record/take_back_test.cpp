// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of records and saves of both games, with and without take-backs: a played match can be verified and loaded, a take-back
// restores the earlier position, and following the lines of the record gives exactly the events that were not taken back.
#include "engine/record/full_record.h"
#include "tests/engine/record/recorded_match.h"
#include "tests/engine/support/rulesets.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tableside::test {

namespace {

template <typename Game>
void expect_same(const Match<Game> &match, const Match<Game> &expected)
{
    EXPECT_EQ(match.state(), expected.state());
    EXPECT_EQ(match.totals(), expected.totals());
    EXPECT_EQ(match.phase(), expected.phase());
    EXPECT_EQ(match.round(), expected.round());
    EXPECT_EQ(match.dealer(), expected.dealer());
}

/// Feeds a take-back of `actions` actions to a copy of `replay` and returns its match.
template <typename Game>
Match<Game> after_take_back(Replay<Game> replay, int actions)
{
    const auto error = replay.feed(*parse_json_line(take_back_line({1, actions})));
    EXPECT_FALSE(error) << error->cause;
    EXPECT_EQ(replay.last_kind(), RecordLineKind::take_back);
    EXPECT_EQ(replay.last_take_back(), (TakeBack{1, actions}));
    EXPECT_TRUE(replay.last_events().empty());
    return replay.take_match();
}

/// Takes back one action, all actions of the round, and a random number of them, after each action of the first two rounds.
template <typename Game>
void expect_positions_before(const std::vector<std::string> &save, Random &random)
{
    constexpr int longest = 300; // stop there, because random rounds may have thousands of actions
    Replay<Game> replay(ReplayMode::load);
    std::vector<Match<Game>> before; // the match before each action of the round
    std::optional<Match<Game>> last;
    const auto error = feed_lines(replay, save, [&](const std::string &, const Json &) {
        if (replay.last_kind() == RecordLineKind::round)
            before.clear();
        if (replay.last_kind() == RecordLineKind::action)
            before.push_back(*last);
        last = replay.match();
        ASSERT_EQ(replay.round_history().size(), static_cast<int>(before.size()));
        const int most = static_cast<int>(before.size());
        if (most == 0 || most > longest || replay.match().round() > 2 || replay.match().phase() != MatchPhase::playing)
            return;
        for (const int actions : {1, most, 1 + static_cast<int>(random.below(static_cast<std::uint32_t>(most)))})
            expect_same(after_take_back(replay, actions), before[static_cast<std::size_t>(most - actions)]);
    });
    ASSERT_FALSE(error) << error->cause;
}

template <typename Game>
std::vector<typename Game::Event> events_in_force(const std::vector<std::string> &lines)
{
    Replay<Game> replay(ReplayMode::load);
    std::vector<typename Game::Event> events;
    const auto error = feed_lines(replay, lines, [&](const auto &, const auto &) { update_events(events, replay); });
    EXPECT_FALSE(error) << error->cause;
    return events;
}

template <typename Game>
std::vector<std::string> told(const std::vector<typename Game::Event> &events)
{
    std::vector<std::string> lines;
    for (const auto &event : events)
        lines.push_back(event_line<Game>(event));
    return lines;
}

/// Returns the save without the actions that were taken back and without the take-backs.
std::vector<std::string> lines_in_force(const std::vector<std::string> &save)
{
    std::vector<std::string> kept;
    for (const std::string &line : save) {
        const Json json = Json::parse(line);
        if (is_take_back(json))
            kept.resize(kept.size() - json["actions"].get<std::size_t>());
        else
            kept.push_back(line);
    }
    return kept;
}

template <typename Game>
class RecordOf : public testing::Test
{};

} // namespace

TYPED_TEST_SUITE(RecordOf, Games, GameNames);

TYPED_TEST(RecordOf, any_ruleset_is_verified_and_loaded_with_and_without_take_backs)
{
    int taken_back = 0;
    for (unsigned index = 0; index < 52; ++index) {
        SCOPED_TRACE(index);
        const int seats = seats_for<TypeParam>(index);
        const auto rules = short_ruleset<TypeParam>(index * 5);
        const auto recorded = index % 2 == 0 ? record_with_take_backs<TypeParam>(seats, rules, index)
                                             : record_match<TypeParam>(seats, rules, index);
        const auto summary = verified(joined(recorded.record));
        ASSERT_TRUE(summary) << "line " << summary.error().line << ": " << summary.error().cause;
        EXPECT_FALSE(summary->ends_within_match);
        EXPECT_EQ(summary->rounds, recorded.match.round());
        taken_back += summary->taken_back;
        for (const auto &lines : {recorded.save, recorded.record}) {
            const auto loaded = load_match<TypeParam>(lines);
            ASSERT_TRUE(loaded) << "line " << loaded.error().line << ": " << loaded.error().cause;
            expect_same(loaded->match, recorded.match);
            EXPECT_EQ(loaded->actions, summary->actions);
            EXPECT_EQ(loaded->header.rules, rules);
            EXPECT_EQ(loaded->header.seats[0], "Ännä");
        }
        const auto full = full_record<TypeParam>(recorded.save);
        ASSERT_TRUE(full);
        EXPECT_EQ(*full, joined(recorded.record));

        const std::vector<std::string> plain = lines_in_force(recorded.save);
        const auto events = events_in_force<TypeParam>(recorded.save);
        EXPECT_EQ(told<TypeParam>(events), told<TypeParam>(events_in_force<TypeParam>(plain)));
        const auto as_played = load_match<TypeParam>(plain);
        ASSERT_TRUE(as_played) << "line " << as_played.error().line << ": " << as_played.error().cause;
        expect_same(as_played->match, recorded.match);
        EXPECT_EQ(as_played->actions, summary->actions - summary->taken_back);
    }
    EXPECT_GT(taken_back, 100);
}

TYPED_TEST(RecordOf, any_ruleset_can_go_back_to_the_position_before_any_action)
{
    Random random(5);
    for (unsigned index = 0; index < match_rulesets<TypeParam> && !this->HasFailure(); ++index) {
        SCOPED_TRACE(index);
        const auto rules = short_ruleset<TypeParam>(index);
        expect_positions_before<TypeParam>(record_match<TypeParam>(seats_for<TypeParam>(index), rules, index).save,
                                           random);
    }
}

TYPED_TEST(RecordOf, a_save_may_end_after_any_line_and_a_missing_or_doubled_line_is_refused)
{
    const auto recorded = record_match<TypeParam>(4, short_ruleset<TypeParam>(4), 11);
    std::vector<std::string> save;
    for (const std::string &line : recorded.save) {
        save.push_back(line);
        EXPECT_TRUE(load_match<TypeParam>(save)) << save.size();
    }
    for (std::size_t index = 1; index < std::min<std::size_t>(recorded.record.size(), 150); ++index) {
        auto shorter = recorded.record;
        shorter.erase(shorter.begin() + static_cast<std::ptrdiff_t>(index));
        const auto without = verified(joined(shorter));
        EXPECT_FALSE(without && !without->ends_within_match) << recorded.record[index];
        auto longer = recorded.record;
        longer.insert(longer.begin() + static_cast<std::ptrdiff_t>(index), recorded.record[index]);
        EXPECT_FALSE(verified(joined(longer))) << recorded.record[index];
    }
}

/// Saves of version 0.1.0 leave the time of a catch out if no seat was exposed (DOS-CALL-7).
TYPED_TEST(RecordOf, DOS_CALL_6_UNO_CALL_1_a_catch_must_have_its_time_except_in_old_saves)
{
    const auto is_catch = [](const std::string &line) { return line.find("\"catch\"") != std::string::npos; };
    const auto without_after = [&](std::string line) {
        OrderedJson json = OrderedJson::parse(line);
        json.erase("after");
        return is_catch(line) ? dumped(json) : line;
    };
    auto recorded = record_match<TypeParam>(4, short_ruleset<TypeParam>(6), 3);
    std::vector<std::string> &lines = recorded.record;
    const auto caught = std::ranges::find_if(lines, is_catch);
    ASSERT_NE(caught, lines.end());
    *caught = without_after(*caught);
    const auto summary = verified(joined(lines));
    ASSERT_FALSE(summary);
    EXPECT_EQ(summary.error().line, static_cast<int>(caught - lines.begin()) + 1);
    EXPECT_EQ(summary.error().cause, "\"after\" is missing");
    EXPECT_EQ(summary.error().rule, TypeParam::name == "dos" ? "DOS-CALL-6" : "UNO-CALL-1");

    std::ranges::transform(recorded.save, recorded.save.begin(), without_after);
    const auto loaded = load_match<TypeParam>(recorded.save);
    ASSERT_TRUE(loaded) << loaded.error().cause;
    expect_same(loaded->match, recorded.match);
    const auto full = full_record<TypeParam>(recorded.save);
    ASSERT_TRUE(full);
    EXPECT_TRUE(verified(*full)) << "the record of such a save tells the time";
}

TYPED_TEST(RecordOf, a_header_without_a_switch_is_refused)
{
    const std::string header = record_match<TypeParam>(2, {}, 1).record[0];
    for (const std::string_view key : TypeParam::Codec::rules_keys()) {
        if (key == "target")
            continue;
        Json json = Json::parse(header);
        ASSERT_EQ(json["rules"].erase(std::string(key)), 1U) << key;
        const auto summary = verified(json.dump() + "\n");
        ASSERT_FALSE(summary) << key;
        EXPECT_EQ(summary.error().line, 1);
        EXPECT_EQ(summary.error().cause, "\"rules\" has no \"" + std::string(key) + "\"");
    }
}

TEST(TakeBack, is_written_and_read_as_specified)
{
    EXPECT_EQ(take_back_line({0, 3}), R"({"seat":0,"do":"takeBack","actions":3})");
    const Json line = *parse_json_line(R"({"do":"takeBack","actions":3,"seat":1,"why":"a slip"})");
    EXPECT_TRUE(is_take_back(line));
    EXPECT_EQ(*take_back_from_json(line, 2), (TakeBack{1, 3})) << "unknown members are passed over";
    EXPECT_FALSE(is_take_back(*parse_json_line(R"({"seat":0,"do":"draw"})")));
    EXPECT_FALSE(is_take_back(*parse_json_line(R"({"e":"turn","seat":0})")));
}

TEST(TakeBack, is_refused_with_its_line_if_it_is_invalid_or_out_of_place)
{
    dos::Ruleset rules;
    rules.target = 60;
    const auto recorded = record_match(3, rules, 11);
    const auto is_action = [](const std::string &line) { return line.find("\"do\"") != std::string::npos; };
    const auto begins_round = [](const std::string &line) { return line.find("\"round\"") != std::string::npos; };
    const auto first = std::ranges::find_if(recorded.save, is_action) - recorded.save.begin();
    const auto second_round = std::find_if(recorded.save.begin() + first, recorded.save.end(), begins_round)
        - recorded.save.begin();
    ASSERT_LT(second_round, static_cast<std::ptrdiff_t>(recorded.save.size()));
    struct RefusedLine
    {
        std::ptrdiff_t after; ///< The number of lines of the save before this line.
        const char *members;  ///< The members of the take-back besides "do".
        const char *cause;
    };
    // clang-format off
    const RefusedLine rows[] = {
        {1, R"("seat":0,"actions":1)", "a take-back between rounds"},
        {2, R"("seat":0,"actions":1)", "a take-back of 1 action, but the round has none"},
        {first + 1, R"("seat":0,"actions":2)", "a take-back of 2 actions, but the round has only 1"},
        {first + 1, R"("seat":3,"actions":1)", "\"seat\" must be a whole number from 0 to 2"},
        {first + 1, R"("seat":0,"actions":0)", "\"actions\" must be a whole number from 1"},
        {first + 1, R"("seat":0,"actions":"1")", "\"actions\" must be a whole number"},
        {first + 1, R"("seat":0)", "\"actions\" is missing"},
        {first + 1, R"("actions":1)", "\"seat\" is missing"},
        {second_round, R"("seat":0,"actions":1)", "a take-back between rounds"},
        {second_round + 1, R"("seat":0,"actions":1)", "the round has none"},
        {std::ssize(recorded.save), R"("seat":0,"actions":1)", "a take-back after the end of the game"},
    };
    // clang-format on
    for (const RefusedLine &row : rows) {
        std::vector<std::string> lines(recorded.save.begin(), recorded.save.begin() + row.after);
        lines.push_back(R"({"do":"takeBack",)" + std::string(row.members) + "}");
        const auto loaded = load_match<dos::Game>(lines);
        ASSERT_FALSE(loaded) << row.members;
        EXPECT_NE(loaded.error().cause.find(row.cause), std::string::npos) << loaded.error().cause;
        EXPECT_EQ(loaded.error().line, static_cast<int>(row.after) + 1) << row.members;
    }
}

TEST(TakeBack, is_refused_in_a_record_before_the_events_of_the_last_action)
{
    const auto recorded = record_match(2, {}, 1);
    const auto first = std::ranges::adjacent_find(
        recorded.record, [](const std::string &line, const std::string &next) {
            return line.find("\"do\"") != std::string::npos && next.starts_with("{\"e\"");
        });
    std::vector<std::string> lines(recorded.record.begin(), first + 1);
    lines.push_back(take_back_line({0, 1}));
    const auto summary = verified(joined(lines));
    ASSERT_FALSE(summary);
    EXPECT_EQ(summary.error().line, static_cast<int>(lines.size()));
    EXPECT_NE(summary.error().cause.find("the take-back comes too early; by the rules this comes first"),
              std::string::npos)
        << summary.error().cause;
}

} // namespace tableside::test
