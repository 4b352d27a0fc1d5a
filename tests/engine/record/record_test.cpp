// Tests of records and saves: a played match can be verified and loaded, and every damage is reported with its line.
#include "engine/dos/notation.h"
#include "engine/record/full_record.h"
#include "tests/engine/record/recorded_match.h"

#include <gtest/gtest.h>

#include <set>
#include <span>

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

TEST(Record, of_any_ruleset_is_verified_and_its_save_loads_the_same_match)
{
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        dos::Ruleset rules;
        rules.bonus_lay = static_cast<dos::BonusLay>(seed % 2);
        rules.catch_window = static_cast<dos::CatchWindow>(seed % 3);
        rules.false_catch = static_cast<dos::FalseCatch>(seed / 2 % 2);
        rules.scoring = static_cast<dos::Scoring>(seed / 3 % 2);
        const RecordedMatch recorded = record_match(2 + static_cast<int>(seed % 3), rules, seed);
        const auto summary = verified(joined(recorded.record));
        ASSERT_TRUE(summary) << "seed " << seed << ", line " << summary.error().line << ": " << summary.error().cause;
        EXPECT_EQ(summary->rounds, recorded.match.round());
        EXPECT_FALSE(summary->ends_within_match);
        for (const auto &lines : {recorded.save, recorded.record}) {
            const auto loaded = load_match<Game>(lines);
            ASSERT_TRUE(loaded) << "seed " << seed << ", line " << loaded.error().line << ": " << loaded.error().cause;
            EXPECT_EQ(loaded->match.state(), recorded.match.state());
            EXPECT_EQ(loaded->match.totals(), recorded.match.totals());
            EXPECT_EQ(loaded->match.winner(), recorded.match.winner());
            EXPECT_EQ(loaded->header.seats[0], "Ännä");
        }
    }
}

TEST(Record, a_save_may_end_after_any_line)
{
    const RecordedMatch recorded = sample();
    std::vector<std::string> lines;
    for (const std::string &line : recorded.save) {
        lines.push_back(line);
        EXPECT_TRUE(load_match<Game>(lines)) << lines.size();
    }
}

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

TEST(Record, a_missing_or_doubled_line_is_refused)
{
    const RecordedMatch recorded = sample();
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

TEST(Record, cut_off_within_a_line_or_before_all_events_is_refused)
{
    const RecordedMatch recorded = sample();
    const std::string text = joined(recorded.record);
    const auto within = verified(text.substr(0, text.size() - 5));
    ASSERT_FALSE(within);
    EXPECT_EQ(within.error().line, static_cast<int>(recorded.record.size()));
    EXPECT_NE(within.error().cause.find("cut off"), std::string::npos) << within.error().cause;

    const std::vector<std::string> start(recorded.record.begin(), recorded.record.begin() + 3); // no "turn" event
    const auto between = verified(joined(start));
    ASSERT_FALSE(between);
    EXPECT_EQ(between.error().line, 3);
    EXPECT_NE(between.error().cause.find("the record ends here"), std::string::npos) << between.error().cause;

    const auto before_another = verified(joined(start) + "\n\n" + text);
    ASSERT_FALSE(before_another);
    EXPECT_EQ(before_another.error().line, 3);
    EXPECT_EQ(before_another.error().cause, between.error().cause);
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

TEST(Record, a_file_may_have_several_records)
{
    const std::string one = joined(record_match(2, {}, 1).record);
    const std::string other = joined(record_match(4, {}, 2).record);
    const auto summary = verified(one + "\n" + other);
    ASSERT_TRUE(summary) << summary.error().cause;
    EXPECT_EQ(summary->records, 2);
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
        {R"({"seed":"12"})", "1: \"commitment\" is \""},
        {R"({"rules":null})", "1: \"rules\" is missing"},
        {R"({"rules":{"bonusLay":1}})", "1: \"bonusLay\" must be one of"},
    };
    for (const auto &[changes, cause] : rows)
        EXPECT_EQ(error_of(changes).substr(0, std::string(cause).size()), cause) << changes;
}

TEST(Record, a_header_without_a_switch_is_refused)
{
    const std::string good = sample().record[0];
    const auto expect_all_required = [](const std::string &header, std::span<const std::string_view> keys) {
        for (const std::string_view key : keys) {
            if (key == "target")
                continue;
            Json json = Json::parse(header);
            ASSERT_EQ(json["rules"].erase(std::string(key)), 1U) << key;
            const auto summary = verified(json.dump() + "\n");
            ASSERT_FALSE(summary) << key;
            EXPECT_EQ(summary.error().line, 1);
            EXPECT_EQ(summary.error().cause, "\"rules\" has no \"" + std::string(key) + "\"");
        }
    };
    expect_all_required(good, Game::Codec::rules_keys());
    expect_all_required(record_match<uno::Game>(2, {}, 1).record[0], uno::Game::Codec::rules_keys());
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

/// Expects that a record without the time of a catch is refused, and that such a save is loaded: saves of version 0.1.0 leave
/// the time out if no seat was exposed (DOS-CALL-7).
template <typename Game>
void expect_after_required(const RecordedMatchOf<Game> &recorded, const std::string &rule)
{
    const auto without_after = [](const std::string &line) {
        OrderedJson json = OrderedJson::parse(line);
        json.erase("after");
        return dumped(json);
    };
    const auto is_catch = [](const std::string &line) { return line.find("\"catch\"") != std::string::npos; };
    std::vector<std::string> lines = recorded.record;
    const auto caught = std::find_if(lines.begin(), lines.end(), is_catch);
    ASSERT_NE(caught, lines.end());
    *caught = without_after(*caught);
    const auto summary = verified(joined(lines));
    ASSERT_FALSE(summary);
    EXPECT_EQ(summary.error().line, static_cast<int>(caught - lines.begin()) + 1);
    EXPECT_EQ(summary.error().cause, "\"after\" is missing");
    EXPECT_EQ(summary.error().rule, rule);

    std::vector<std::string> save = recorded.save;
    for (std::string &line : save) {
        if (is_catch(line))
            line = without_after(line);
    }
    const auto loaded = load_match<Game>(save);
    ASSERT_TRUE(loaded) << loaded.error().cause;
    EXPECT_EQ(loaded->match.state(), recorded.match.state());
    const auto full = full_record<Game>(save);
    ASSERT_TRUE(full);
    EXPECT_TRUE(verified(*full)) << "the record of such a save tells the time";
}

TEST(Record, a_catch_must_have_its_time_except_in_old_saves)
{
    expect_after_required(sample(), "DOS-CALL-6");
    expect_after_required(record_match<uno::Game>(4, {}, 3), "UNO-CALL-1");
}

TEST(Record, a_catch_with_the_longest_time_is_written_with_it)
{
    const dos::Action caught = dos::CatchSeat{1, UINT16_MAX};
    EXPECT_EQ(dumped(Game::Codec::record_action_json(0, caught, {})),
              R"({"seat":0,"do":"catch","target":1,"after":65535})");
}

TEST(Record, bytes_that_are_not_a_record_are_refused_with_line_and_cause)
{
    const RecordedMatch recorded = sample();
    const std::string start = recorded.record[0] + "\n" + recorded.record[1] + "\n";
    const std::pair<std::string, const char *> rows[] = {
        {"", "the record is empty"},
        {"\n\n", "the record is empty"},
        {"null\n", "the header must be a JSON object"},
        {start + "\xff\xfe\n", "not UTF-8 at byte 1"},
        {start + std::string(3, '\0') + "\n", "not JSON at byte 1"},
        {start + "[]\n", "must be a JSON object"},
        {start + "{}\n", "neither an action"},
        {start + R"({"e":5})" + "\n", "\"e\" must be one of"},
        {start + R"({"seat":9,"do":"draw"})" + "\n", "\"seat\" must be a whole number from 0 to 3"},
        {start + std::string(2'000'000, 'x') + "\n", "longer than 1 MiB"},
        {start + std::string(900'000, '[') + "\n", "nested deeper"},
    };
    for (const auto &[text, cause] : rows) {
        const auto summary = verified(text);
        ASSERT_FALSE(summary) << cause;
        EXPECT_NE(summary.error().cause.find(cause), std::string::npos) << summary.error().cause;
        EXPECT_GT(summary.error().line, 0);
    }
}

TEST(Record, actions_out_of_place_are_refused)
{
    const RecordedMatch recorded = sample();
    const auto error_after = [&](std::size_t lines, const std::string &line) {
        std::vector<std::string> some(recorded.record.begin(),
                                      recorded.record.begin() + static_cast<std::ptrdiff_t>(lines));
        some.push_back(line);
        const auto summary = verified(joined(some));
        return summary ? std::string() : summary.error().cause + " " + summary.error().rule;
    };
    EXPECT_NE(error_after(1, R"({"seat":0,"do":"draw"})").find("an action between rounds"), std::string::npos);
    EXPECT_NE(error_after(2, R"({"seat":0,"do":"draw"})").find("the action comes too early"), std::string::npos);
    EXPECT_NE(error_after(4, R"({"e":"round","n":2,"dealer":0})").find("before the last one ended"), std::string::npos);
    EXPECT_NE(error_after(4, R"({"seat":0,"do":"end"})").find("DOS-TURN-1"), std::string::npos);
    EXPECT_NE(error_after(recorded.record.size(), R"({"seat":0,"do":"draw"})").find("after the end of the game"),
              std::string::npos);
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

TEST(Record, the_golden_record_still_follows_from_the_rules)
{
    const auto summary = verified_file(TABLESIDE_GOLDEN_DIR "/dos_three_seats.jsonl");
    ASSERT_TRUE(summary) << "line " << summary.error().line << ": " << summary.error().cause;
    EXPECT_FALSE(summary->ends_within_match);
}

} // namespace tableside::test
