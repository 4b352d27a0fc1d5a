// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of records and saves: a played match can be verified and loaded, and every damage is reported with its line.
#include "engine/dos/notation.h"
#include "engine/record/full_record.h"
#include "tests/engine/record/recorded_match.h"
#include "tests/engine/support/rulesets.h"

#include <gtest/gtest.h>

#include <set>

namespace tableside::test {

namespace {

using Game = dos::Game;

RecordedMatch sample()
{
    dos::Ruleset rules;
    rules.false_catch = dos::FalseCatch::draw_two;
    rules.target = 60;
    return record_match(3, rules, 11);
}

/// Whether the text between the quotes at `start` and `end` is a card in a list, or the member "card" of a bonus lay.
bool is_card(const std::string &line, std::size_t start, std::size_t end)
{
    const bool is_value = line[end + 1] != ':';
    const bool is_in_list = line[start - 1] == '[' || line[start - 1] == ',';
    const bool is_of_lay = start > 7 && line.compare(start - 7, 7, "\"card\":") == 0;
    const auto card = dos::parse_card(line.substr(start + 1, end - start - 1));
    return is_value && (is_in_list || is_of_lay) && card.has_value();
}

/// Returns the line with its first card replaced by another card; empty if the line has no card.
std::string with_other_card(std::string line)
{
    std::size_t start = line.find('"');
    while (start != std::string::npos) {
        const std::size_t end = line.find('"', start + 1);
        if (is_card(line, start, end)) {
            const std::string card = line.substr(start + 1, end - start - 1);
            return line.replace(start + 1, card.size(), card == "b#" ? "g#" : "b#");
        }
        start = line.find('"', end + 1);
    }
    return {};
}

} // namespace

TEST(Record, a_changed_card_in_an_event_is_refused_at_its_line)
{
    const RecordedMatch recorded = sample();
    int changed = 0;
    for (std::size_t index = 1; index < recorded.record.size(); ++index) {
        auto lines = recorded.record;
        const std::string other = with_other_card(lines[index]);
        if (other.empty())
            continue;
        ++changed;
        const bool is_action = lines[index].find("\"do\"") != std::string::npos;
        lines[index] = other;
        const auto summary = verified(joined(lines));
        ASSERT_FALSE(summary) << other;
        const auto line = static_cast<int>(index) + 1;
        if (is_action) // the changed action may be legal too; then one of its events doesn't match the record
            EXPECT_GE(summary.error().line, line) << other;
        else
            EXPECT_EQ(summary.error().line, line) << other << summary.error().cause;
        EXPECT_FALSE(summary.error().rule.empty()) << summary.error().cause;
    }
    EXPECT_GT(changed, 30);
}

TEST(Record, an_unfinished_record_is_valid_and_reported_as_unfinished)
{
    const RecordedMatch recorded = sample();
    std::vector<std::string> lines(recorded.record.begin(), recorded.record.begin() + 4);
    const auto summary = verified(joined(lines));
    ASSERT_TRUE(summary) << summary.error().cause;
    EXPECT_TRUE(summary->ends_within_round);
    EXPECT_EQ(summary->actions, 0);
}

TEST(Record, capitals_unknown_keys_and_line_ends_do_not_matter)
{
    RecordedMatch recorded = sample();
    std::string text;
    for (std::string line : recorded.record) {
        line.insert(line.size() - 1, R"(,"note":{"by":"me"})");
        text += line + "\r\n";
    }
    EXPECT_TRUE(verified(text)) << verified(text).error().cause;
}

TEST(Record, invalid_headers_are_refused)
{
    const std::string good = sample().record[0];
    const auto error_of = [&](std::string_view changes) {
        Json json = Json::parse(good);
        json.merge_patch(Json::parse(changes));
        const auto summary = verified(json.dump() + "\n");
        return summary ? std::string() : std::to_string(summary.error().line) + ": " + summary.error().cause;
    };
    EXPECT_EQ(error_of("{}"), "");
    const std::pair<const char *, const char *> rows[] = {
        {R"({"tableside":2})", "1: this record is from a newer Tableside"},
        {R"({"tableside":"1"})", "1: \"tableside\" must be"},
        {R"({"tableside":null})", "1: not the header"},
        {R"({"game":"chess"})", "1: unknown game \"chess\"; the games are dos and uno"},
        {R"({"game":""})", "1: unknown game \"\"; the games are dos and uno"},
        {R"({"game":"chess","tableside":2})", "1: this record is from a newer Tableside"},
        {R"({"seats":["A"]})", "1: \"seats\" must be 2 to 4 names"},
        {R"({"seats":[1,2]})", "1: \"seats\" must be a list of names"},
        {R"({"target":10})", "1: \"target\" must be"},
        {R"({"seed":7})", "1: \"seed\" must be a string"},
        {R"({"seed":"-7"})", "1: \"seed\" must be a whole number"},
        {R"({"seed":"18446744073709551616"})", "1: \"seed\" must be a whole number"},
        {R"({"seed":"12x"})", "1: \"seed\" must be a whole number"},
        {R"({"seed":"12"})", "1: \"commitment\" is \""},
        {R"({"rules":null})", "1: \"rules\" is missing"},
        {R"({"rules":{"bonusLay":1}})", "1: \"bonusLay\" must be one of"},
    };
    for (const auto &[changes, cause] : rows)
        EXPECT_EQ(error_of(changes).substr(0, std::string(cause).size()), cause) << changes;
}

TEST(Record, a_bonus_must_follow_from_the_rules_or_be_missing)
{
    std::ifstream file(TABLESIDE_GOLDEN_DIR "/dos_three_seats.jsonl");
    std::vector<std::string> record;
    for (std::string line; std::getline(file, line);)
        record.push_back(line);
    std::set<std::string> given;
    for (std::size_t index = 1; index < record.size(); ++index) {
        OrderedJson action = OrderedJson::parse(record[index]);
        if (!action.contains("bonus"))
            continue;
        given.insert(action["bonus"].get<std::string>());
        const auto verified_with = [&](const OrderedJson &bonus) {
            action["bonus"] = bonus;
            auto lines = record;
            lines[index] = dumped(action);
            return verified(joined(lines));
        };
        const OrderedJson right = action["bonus"];
        for (const OrderedJson &bonus : {OrderedJson("none"), OrderedJson("single"), OrderedJson("double"),
                                         OrderedJson("x"), OrderedJson(1), OrderedJson::array()}) {
            const auto summary = verified_with(bonus);
            ASSERT_EQ(static_cast<bool>(summary), bonus == right) << bonus;
            if (!summary) {
                EXPECT_EQ(summary.error().line, static_cast<int>(index) + 1);
                EXPECT_NE(summary.error().cause.find("but by the rules it is " + dumped(right)), std::string::npos)
                    << summary.error().cause;
            }
        }
        EXPECT_TRUE(verified_with(nullptr));
    }
    EXPECT_EQ(given, (std::set<std::string>{"double", "none", "single"}));
}

TEST(Record, wrong_lines_are_refused_with_line_and_cause)
{
    const std::vector<std::string> record = sample().record;
    const std::string whole = joined(record);
    const int size = static_cast<int>(record.size());
    const auto after = [&](int lines, const std::string &line) {
        return joined({record.begin(), record.begin() + lines}) + line + "\n";
    };
    struct WrongRecord
    {
        std::string text;
        int line; ///< 0 is any line.
        const char *cause;
    };
    // clang-format off
    const WrongRecord rows[] = {
        {"", 0, "the record is empty"},
        {"\n\n", 0, "the record is empty"},
        {"null\n", 1, "the header must be a JSON object"},
        {after(2, "\xff\xfe"), 3, "not UTF-8 at byte 1"},
        {after(2, std::string(3, '\0')), 3, "not JSON at byte 1"},
        {after(2, "[]"), 3, "must be a JSON object"},
        {after(2, "{}"), 3, "neither an action"},
        {after(2, R"({"e":5})"), 3, "\"e\" must be one of"},
        {after(2, R"({"seat":9,"do":"draw"})"), 3, "\"seat\" must be a whole number from 0 to 3"},
        {after(2, std::string(2'000'000, 'x')), 3, "longer than 1 MiB"},
        {after(2, std::string(900'000, '[')), 3, "nested deeper"},
        {after(1, R"({"seat":0,"do":"draw"})"), 2, "an action between rounds"},
        {after(2, R"({"seat":0,"do":"draw"})"), 3, "the action comes too early"},
        {after(3, ""), 3, "the record ends here"}, // there is no "turn" event
        {after(3, "\n" + whole), 3, "the record ends here"},
        {after(4, R"({"e":"round","n":2,"dealer":0})"), 5, "before the last one ended"},
        {after(4, R"({"seat":0,"do":"end"})"), 5, ""},
        {after(size, R"({"seat":0,"do":"draw"})"), size + 1, "after the end of the game"},
        {whole.substr(0, whole.size() - 5), size, "cut off"},
    };
    // clang-format on
    for (const auto &[text, line, cause] : rows) {
        const auto summary = verified(text);
        ASSERT_FALSE(summary) << cause;
        EXPECT_NE(summary.error().cause.find(cause), std::string::npos) << summary.error().cause;
        EXPECT_TRUE(line == 0 || summary.error().line == line) << cause << ": line " << summary.error().line;
    }
    EXPECT_EQ(verified(after(4, R"({"seat":0,"do":"end"})")).error().rule, "DOS-TURN-1");
}

TEST(Record, a_line_is_an_action_or_an_event_and_never_both)
{
    const RecordedMatch recorded = sample();
    const auto first_action = std::find_if(recorded.save.begin() + 2, recorded.save.end(), [](const std::string &line) {
        return line.find("\"do\"") != std::string::npos;
    });
    ASSERT_NE(first_action, recorded.save.end());
    const std::string rest = first_action->substr(1);
    const auto load_with = [&](const std::string &line) {
        std::vector<std::string> lines(recorded.save.begin(), first_action);
        lines.push_back(line);
        return load_match<Game>(lines);
    };
    const auto plain = load_with(*first_action);
    const auto with_null = load_with(R"({"e":null,)" + rest);
    ASSERT_TRUE(plain);
    ASSERT_TRUE(with_null) << with_null.error().cause;
    EXPECT_EQ(with_null->actions, 1) << "null is as good as none";
    EXPECT_EQ(with_null->match.state(), plain->match.state());
    EXPECT_FALSE(load_with(R"({"e":null,"do":null})"));
    for (const char *event : {R"({"e":"turn",)", R"({"e":"song",)", R"({"e":"",)"}) {
        const auto both = load_with(event + rest);
        ASSERT_FALSE(both) << event;
        EXPECT_EQ(both.error().line, static_cast<int>(first_action - recorded.save.begin()) + 1);
        EXPECT_NE(both.error().cause.find("both an action"), std::string::npos) << both.error().cause;
        std::string record = joined(recorded.record);
        record.insert(record.find(*first_action) + 1, std::string(event).substr(1));
        EXPECT_FALSE(verified(record)) << event;
    }
    std::vector<std::string> lines(recorded.save.begin(), first_action);
    lines.push_back(R"({"e":null,)" + rest);
    const auto full = full_record<Game>(lines);
    ASSERT_TRUE(full);
    EXPECT_NE(full->find(lines.back()), std::string::npos) << "what is played is told";
}

TEST(Commitment, is_the_sha256_of_game_seats_and_seed)
{
    EXPECT_EQ(sha256_hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"); // FIPS 180-4
    EXPECT_EQ(deal_commitment("dos", 2, 42), sha256_hex("dos 2 42"));
}

/// A match that was begun by version 0.1 or 0.2 continues by its old rule, and those versions can still read its
/// record.
TEST(Record, of_version_1_has_no_action_for_a_card_that_cannot_be_played)
{
    const auto keeps_what_cannot_be_played = [](const std::vector<std::string> &record) {
        int kept = 0;
        Replay<uno::Game> replay(ReplayMode::load);
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
        uno::Ruleset rules = short_ruleset<uno::Game>(static_cast<unsigned>(seed));
        EXPECT_TRUE(record_match<uno::Game>(3, rules, seed).record.front().starts_with(R"({"tableside":2,)"));
        EXPECT_GT(keeps_what_cannot_be_played(record_match<uno::Game>(3, rules, seed).record), 0);
        rules.keeps_at_once = true;
        const auto old = record_match<uno::Game>(3, rules, seed);
        EXPECT_TRUE(old.record.front().starts_with(R"({"tableside":1,)"));
        EXPECT_EQ(keeps_what_cannot_be_played(old.record), 0);
        const auto summary = verified(joined(old.record));
        ASSERT_TRUE(summary) << "line " << summary.error().line << ": " << summary.error().cause;
        const auto loaded = load_match<uno::Game>(old.save);
        ASSERT_TRUE(loaded) << loaded.error().cause;
        EXPECT_EQ(loaded->match.state(), old.match.state());
        EXPECT_EQ(loaded->header.rules, rules);
    }
}

TEST(Record, may_share_a_file_with_others_but_is_not_loaded_as_the_other_game)
{
    const auto of_dos = record_match(2, {}, 1).record;
    const auto of_uno = record_match<uno::Game>(3, short_ruleset<uno::Game>(1), 1).record;
    const auto summary = verified(joined(of_uno) + "\n" + joined(of_dos) + joined(of_uno));
    ASSERT_TRUE(summary) << "line " << summary.error().line << ": " << summary.error().cause;
    EXPECT_EQ(summary->records, 3);
    const auto loaded = load_match<dos::Game>(of_uno);
    ASSERT_FALSE(loaded);
    EXPECT_NE(loaded.error().cause.find("a record of uno"), std::string::npos) << loaded.error().cause;
    EXPECT_FALSE(load_match<uno::Game>(of_dos));
}

} // namespace tableside::test
