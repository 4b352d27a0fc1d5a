// Tests of take-backs: each one restores the earlier position, the record can be verified, and following the lines of the
// record gives exactly the events that were not taken back.
#include "engine/record/full_record.h"
#include "engine/score/match_facts.h"
#include "tests/engine/record/recorded_match.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tableside::test {

namespace {

constexpr unsigned dos_rulesets = 2 * 3 * 2 * 2;
constexpr unsigned uno_rulesets = 1U << 7;

template <typename Game>
typename Game::Ruleset take_back_rules(unsigned index);

template <>
dos::Ruleset take_back_rules<dos::Game>(unsigned index)
{
    dos::Ruleset rules;
    rules.target = 60;
    rules.bonus_lay = static_cast<dos::BonusLay>(index % 2);
    rules.catch_window = static_cast<dos::CatchWindow>(index / 2 % 3);
    rules.false_catch = static_cast<dos::FalseCatch>(index / 6 % 2);
    rules.scoring = static_cast<Scoring>(index / 12 % 2);
    return rules;
}

template <>
uno::Ruleset take_back_rules<uno::Game>(unsigned index)
{
    const auto is_on = [&](int bit) { return ((index >> bit) & 1U) != 0; };
    uno::Ruleset rules;
    rules.target = 50;
    rules.stacking = is_on(0);
    rules.jump_in = is_on(1);
    rules.seven_zero = is_on(2);
    rules.draw_until_playable = is_on(3);
    rules.no_bluffing = is_on(4);
    rules.two_player_reverse = static_cast<uno::TwoPlayerReverse>(is_on(5));
    rules.scoring = static_cast<Scoring>(is_on(6));
    return rules;
}

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
void expect_positions_before_under_all_rules(unsigned rulesets, int most_seats)
{
    Random random(5);
    for (unsigned index = 0; index < rulesets; ++index) {
        SCOPED_TRACE(index);
        const int seats = 2 + static_cast<int>(index) % (most_seats - 1);
        expect_positions_before<Game>(record_match<Game>(seats, take_back_rules<Game>(index), index).save, random);
        if (testing::Test::HasFailure())
            return;
    }
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

/// Returns the ledger of a match that had these events.
template <typename Game>
score::Ledger book_of(const std::vector<typename Game::Event> &events, const typename Game::Ruleset &rules, int seats)
{
    score::GameStarted start;
    start.scoring = rules.scoring;
    start.target = rules.target;
    start.at_table = true;
    for (int seat = 0; seat < seats; ++seat)
        start.players.push_back({std::to_string(seat), "Ännä" + std::to_string(seat), {}, 0});
    start.game = *game_named(Game::name);
    score::MatchLedger<Game> book(start, 1, 2);
    book.take(events);
    EXPECT_TRUE(book.is_whole());
    return book.ledger();
}

template <typename Game>
void expect_proved_and_loaded(unsigned rulesets, int most_seats)
{
    int taken_back = 0;
    for (unsigned index = 0; index < rulesets; index += 5) {
        SCOPED_TRACE(index);
        const int seats = 2 + static_cast<int>(index) % (most_seats - 1);
        const auto recorded = record_with_take_backs<Game>(seats, take_back_rules<Game>(index), index);
        const auto summary = verified(joined(recorded.record));
        ASSERT_TRUE(summary) << "line " << summary.error().line << ": " << summary.error().cause;
        EXPECT_FALSE(summary->ends_within_match);
        EXPECT_EQ(summary->rounds, recorded.match.round());
        taken_back += summary->taken_back;
        for (const auto &lines : {recorded.save, recorded.record}) {
            const auto loaded = load_match<Game>(lines);
            ASSERT_TRUE(loaded) << "line " << loaded.error().line << ": " << loaded.error().cause;
            expect_same(loaded->match, recorded.match);
            EXPECT_EQ(loaded->actions, summary->actions);
        }
        const auto full = full_record<Game>(recorded.save);
        ASSERT_TRUE(full);
        EXPECT_EQ(*full, joined(recorded.record));

        const std::vector<std::string> plain = lines_in_force(recorded.save);
        const auto events = events_in_force<Game>(recorded.save);
        EXPECT_EQ(told<Game>(events), told<Game>(events_in_force<Game>(plain)));
        EXPECT_EQ(book_of<Game>(events, take_back_rules<Game>(index), seats).sheet().totals, recorded.match.totals());
        const auto as_played = load_match<Game>(plain);
        ASSERT_TRUE(as_played) << "line " << as_played.error().line << ": " << as_played.error().cause;
        expect_same(as_played->match, recorded.match);
        EXPECT_EQ(as_played->actions, summary->actions - summary->taken_back);
    }
    EXPECT_GT(taken_back, 100);
}

} // namespace

TEST(TakeBack, after_any_action_of_DOS_gives_the_position_before)
{
    expect_positions_before_under_all_rules<dos::Game>(dos_rulesets, dos::Game::most_seats);
}

TEST(TakeBack, after_any_action_of_UNO_gives_the_position_before)
{
    expect_positions_before_under_all_rules<uno::Game>(uno_rulesets, uno::Game::most_seats);
}

TEST(TakeBack, in_a_record_of_DOS_is_verified_and_loaded)
{
    expect_proved_and_loaded<dos::Game>(dos_rulesets, dos::Game::most_seats);
}

TEST(TakeBack, in_a_record_of_UNO_is_verified_and_loaded)
{
    expect_proved_and_loaded<uno::Game>(uno_rulesets, uno::Game::most_seats);
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
        const char *line;
        const char *cause;
    };
    const RefusedLine rows[] = {
        {1, R"({"seat":0,"do":"takeBack","actions":1})", "a take-back between rounds"},
        {2, R"({"seat":0,"do":"takeBack","actions":1})", "a take-back of 1 action, but the round has none"},
        {first + 1, R"({"seat":0,"do":"takeBack","actions":2})", "a take-back of 2 actions, but the round has only 1"},
        {first + 1, R"({"seat":3,"do":"takeBack","actions":1})", "\"seat\" must be a whole number from 0 to 2"},
        {first + 1, R"({"seat":0,"do":"takeBack","actions":0})", "\"actions\" must be a whole number from 1"},
        {first + 1, R"({"seat":0,"do":"takeBack","actions":"1"})", "\"actions\" must be a whole number"},
        {first + 1, R"({"seat":0,"do":"takeBack"})", "\"actions\" is missing"},
        {first + 1, R"({"do":"takeBack","actions":1})", "\"seat\" is missing"},
        {second_round, R"({"seat":0,"do":"takeBack","actions":1})", "a take-back between rounds"},
        {second_round + 1, R"({"seat":0,"do":"takeBack","actions":1})", "the round has none"},
        {static_cast<std::ptrdiff_t>(recorded.save.size()), R"({"seat":0,"do":"takeBack","actions":1})",
         "a take-back after the end of the game"},
    };
    for (const RefusedLine &row : rows) {
        std::vector<std::string> lines(recorded.save.begin(), recorded.save.begin() + row.after);
        lines.push_back(row.line);
        const auto loaded = load_match<dos::Game>(lines);
        ASSERT_FALSE(loaded) << row.line;
        EXPECT_NE(loaded.error().cause.find(row.cause), std::string::npos) << loaded.error().cause;
        EXPECT_EQ(loaded.error().line, static_cast<int>(row.after) + 1) << row.line;
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

TEST(TakeBack, can_be_repeated_to_the_start_of_the_round_and_no_further)
{
    const auto recorded = record_match<uno::Game>(3, take_back_rules<uno::Game>(6), 2);
    Replay<uno::Game> replay(ReplayMode::load);
    std::optional<uno::State> dealt;
    for (const std::string &line : recorded.save) {
        ASSERT_FALSE(replay.feed(*parse_json_line(line)));
        if (replay.last_kind() == RecordLineKind::round)
            dealt = replay.match().state();
        if (replay.round_history().size() == 9)
            break;
    }
    ASSERT_EQ(replay.match().phase(), MatchPhase::playing);
    for (int left = 9; left > 0; --left)
        ASSERT_FALSE(replay.feed(*parse_json_line(take_back_line({0, 1}))));
    EXPECT_EQ(replay.match().state(), *dealt);
    EXPECT_EQ(replay.take_backs(), 9);
    EXPECT_EQ(replay.actions_taken_back(), 9);
    const auto error = replay.feed(*parse_json_line(take_back_line({0, 1})));
    ASSERT_TRUE(error);
    EXPECT_EQ(error->cause, "a take-back of 1 action, but the round has none");
}

} // namespace tableside::test
