// Tests that observations are written and read back, that missing members take defaults, and that impossible observations are
// refused.
#include "tests/engine/record/recorded_match.h"

#include <gtest/gtest.h>

namespace tableside::test {

namespace {

/// Returns a valid observation, with members replaced, or removed if null, by \p changes.
Json observation_with(std::string_view changes)
{
    Json json = Json::parse(R"({"game":"dos","seat":1,"hand":["r5","dos"],"counts":[7,2,4],
        "row":[{"card":"r7","matched":false},{"card":"y3","matched":false}],"phase":"play","drawn":false,
        "bonusLays":0,"draw":71,"discard":["b3"],"scores":[0,40,12],"dealer":0,"turn":1,"exposed":[2],"rules":{}})");
    json.merge_patch(Json::parse(changes));
    return json;
}

struct Impossible
{
    const char *changes;
    const char *cause;
};

const Impossible impossible[] = {
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

} // namespace

TEST(ObservationJson, impossible_observations_are_refused_with_the_reason)
{
    for (const auto &[changes, cause] : impossible) {
        const auto read = dos::Codec::observation_from_json(observation_with(changes));
        ASSERT_FALSE(read) << changes;
        EXPECT_NE(read.error().cause.find(cause), std::string::npos) << changes << ": " << read.error().cause;
    }
    EXPECT_FALSE(dos::Codec::observation_from_json(Json::array()));
    EXPECT_FALSE(dos::Codec::observation_from_json(Json()));
}

TEST(ObservationJson, missing_optional_keys_take_defaults)
{
    const auto read = dos::Codec::observation_from_json(observation_with(
        R"({"discard":null,"scores":null,"dealer":null,"exposed":null,"rules":null,"bonusLays":null,"drawn":null,
            "game":null,"unknown":[{"a":1}]})"));
    ASSERT_TRUE(read) << read.error().cause;
    EXPECT_EQ(read->table.rules, dos::Ruleset{});
    EXPECT_EQ(read->table.discard_count, 0);
    EXPECT_EQ(read->table.exposed, 0);
    EXPECT_EQ(read->hand_sizes[2], 4);
}

TEST(ObservationJson, a_row_stays_short_when_both_piles_are_empty)
{
    const auto read = dos::Codec::observation_from_json(
        observation_with(R"({"row":[{"card":"r7"}],"draw":0,"discard":[]})"));
    EXPECT_TRUE(read) << read.error().cause; // DOS-PILE-1
}

TEST(ObservationJson, positions_of_random_matches_are_read_back_with_the_same_legal_actions)
{
    dos::ActionList legal;
    dos::ActionList legal_again;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        dos::Ruleset rules;
        rules.catch_window = static_cast<dos::CatchWindow>(seed % 3);
        rules.false_catch = static_cast<dos::FalseCatch>(seed % 2);
        record_match(2 + static_cast<int>(seed % 3), rules, seed, [&](const dos::Observation &seen) {
            const std::string text = dumped(dos::Codec::observation_json(seen));
            const auto read = dos::Codec::observation_from_json(*parse_json_line(text));
            ASSERT_TRUE(read) << "seed " << seed << ": " << read.error().cause << "\n" << text;
            ASSERT_EQ(dumped(dos::Codec::observation_json(*read)), text) << "seed " << seed;
            dos::legal_actions(seen, legal);
            dos::legal_actions(*read, legal_again);
            ASSERT_EQ(legal, legal_again) << "seed " << seed << "\n" << text;
        });
    }
}

} // namespace tableside::test
