// Damaged input: bytes flipped, cut, doubled, and JSON values replaced by extreme ones. Nothing may crash or hang;
// what is accepted must hold together. TABLESIDE_FUZZ_SEED and TABLESIDE_FUZZ_ROUNDS change what is tried.
#include "tests/engine/dos/position.h"
#include "tests/engine/record/recorded_match.h"
#include "tests/engine/uno/position.h"

#include <algorithm>
#include <cstdlib>
#include <gtest/gtest.h>
#include <set>

namespace tableside::test {

namespace {

std::uint64_t from_environment(const char *name, std::uint64_t fallback)
{
    const char *text = std::getenv(name);
    return text == nullptr ? fallback : std::strtoull(text, nullptr, 10);
}

std::uint64_t seed()
{
    return from_environment("TABLESIDE_FUZZ_SEED", 1);
}
int rounds(int usual)
{
    return static_cast<int>(from_environment("TABLESIDE_FUZZ_ROUNDS", static_cast<std::uint64_t>(usual)));
}

class Mutator
{
public:
    explicit Mutator(std::uint64_t mutation_seed) : m_random(mutation_seed) {}

    std::size_t below(std::size_t bound) { return m_random.below(static_cast<std::uint32_t>(bound)); }

    /// One to four damages to the bytes.
    void damage(std::string &text)
    {
        for (std::size_t times = 1 + below(4); times > 0 && !text.empty(); --times) {
            const std::size_t at = below(text.size());
            const std::size_t length = std::min(text.size() - at, below(40));
            switch (below(6)) {
            case 0: text[at] = static_cast<char>(below(256)); break;
            case 1: text.erase(at, length); break;
            case 2: text.insert(at, text.substr(at, length)); break;
            case 3: text.insert(at, tokens()[below(tokens().size())]); break;
            case 4: text[at] = static_cast<char>(text[at] ^ (1 << below(7))); break;
            default: text.resize(at + (at == 0)); break;
            }
        }
    }

    /// Replaces one value, somewhere, by an extreme one, or removes it or doubles it.
    void damage(Json &json)
    {
        Json *place = &json;
        while (place->is_structured() && !place->empty() && below(4) != 0) {
            auto child = place->begin();
            std::advance(child, static_cast<std::ptrdiff_t>(below(place->size())));
            place = &*child;
        }
        if (place->is_array() && !place->empty() && below(3) == 0) {
            if (below(2) == 0)
                place->erase(below(place->size()));
            else
                place->push_back((*place)[below(place->size())]);
            return;
        }
        *place = values()[below(values().size())];
    }

private:
    static const std::vector<std::string> &tokens()
    {
        static const std::vector<std::string> list{"\xff",
                                                   std::string(1, '\0'),
                                                   "[[[[[[[[[[[[[[[[[[[",
                                                   "{",
                                                   "}",
                                                   "\"",
                                                   "null",
                                                   "-1",
                                                   "1e999",
                                                   "1.5",
                                                   "\\u0000",
                                                   "99999999999999999999",
                                                   "\"dos\"",
                                                   "\"r#\"",
                                                   "\"wild+4\"",
                                                   "\"rskip\"",
                                                   ",",
                                                   "\n",
                                                   "\xed\xa0\x80",
                                                   "\xef\xbb\xbf"};
        return list;
    }
    static const std::vector<Json> &values()
    {
        static const std::vector<Json> list{Json(),
                                            true,
                                            false,
                                            0,
                                            1,
                                            2,
                                            3,
                                            4,
                                            7,
                                            107,
                                            108,
                                            109,
                                            255,
                                            256,
                                            65535,
                                            -1,
                                            INT64_MIN,
                                            UINT64_MAX,
                                            1.5,
                                            "",
                                            "dos",
                                            "r#",
                                            "R5",
                                            "r2",
                                            "play",
                                            "bonus",
                                            "over",
                                            "call",
                                            "catch",
                                            "uno",
                                            "wild",
                                            "b+2",
                                            "drawn",
                                            "challenge",
                                            "swap",
                                            "g",
                                            Json::array(),
                                            Json::object(),
                                            {1, 2},
                                            Json::array({"r5", "r5", "r5", "r5"})};
        return list;
    }

    Random m_random;
};

/// Whatever was accepted can be written and read again, and its legal actions are legal.
template <typename Game>
void expect_sound(const typename Game::Observation &seen)
{
    using Codec = JsonCodec<Game>;
    const std::string text = dumped(Codec::observation_json(seen));
    const auto again = Codec::observation_from_json(*parse_json_line(text));
    ASSERT_TRUE(again) << again.error().cause << "\n" << text;
    EXPECT_EQ(dumped(Codec::observation_json(*again)), text);
    typename Game::ActionList legal;
    Game::legal_actions(seen, legal);
    for (const auto &action : legal) {
        EXPECT_EQ(Game::check(seen, action), Game::Reason::none) << text;
        EXPECT_TRUE(Codec::action_from_json(*parse_json_line(dumped(Codec::action_json(action, seen.table)))));
    }
}

/// The save that the lines are read as, written anew.
template <typename Game>
std::vector<std::string> written_anew(const std::vector<std::string> &lines)
{
    Replay<Game> replay(ReplayMode::load);
    std::vector<std::string> written;
    typename Game::State before;
    int actions = 0;
    const auto error = feed_lines(replay, lines, [&](const std::string &, const Json &json) {
        const Match<Game> &match = replay.match();
        if (written.empty()) {
            written.push_back(header_line(replay.header()));
        } else if (replay.actions() > actions) {
            const auto action = JsonCodec<Game>::record_action_from_json(json);
            written.push_back(action_line<Game>(action->first, action->second, before));
        } else if (!replay.last_events().empty()) {
            written.push_back(round_line<Game>(match.round(), match.dealer()));
        }
        actions = replay.actions();
        before = match.state();
    });
    EXPECT_FALSE(error) << error->cause;
    return written;
}

/// Whatever was loaded holds the cards of one deck, and can be written and loaded again.
template <typename Game>
void expect_sound(const LoadedMatch<Game> &loaded, const std::vector<std::string> &lines)
{
    using test::census;
    using uno_test::census;
    if (loaded.match.round() > 0) {
        EXPECT_EQ(census(loaded.match.state()), census_of_whole_deck<Game>());
    }
    const auto again = load_match<Game>(written_anew<Game>(lines));
    ASSERT_TRUE(again) << again.error().cause;
    EXPECT_EQ(again->actions, loaded.actions);
    EXPECT_EQ(again->match.state(), loaded.match.state());
    EXPECT_TRUE(std::ranges::equal(again->match.totals(), loaded.match.totals()));
    EXPECT_EQ(again->match.phase(), loaded.match.phase());
    EXPECT_EQ(again->match.round(), loaded.match.round());
    EXPECT_EQ(again->match.dealer(), loaded.match.dealer());
    EXPECT_EQ(again->header.seats, loaded.header.seats);
    EXPECT_EQ(again->header.commitment, loaded.header.commitment);
}

std::string in_small_letters(std::string text)
{
    std::ranges::transform(text, text.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    return text;
}

/// Numbers too high for any table are capped; cards stand in any order, in capitals or not.
bool means_the_same(const Json &given, const Json &written)
{
    if (written.is_number())
        return given == written || (given > written && (written == UINT8_MAX || written == UINT16_MAX));
    const auto parts = [](const Json &value) {
        std::multiset<std::string> texts;
        for (const Json &part : value.is_array() ? value : Json::array({value}))
            texts.insert(in_small_letters(part.dump()));
        return texts;
    };
    return parts(given) == parts(written);
}

/// What was read of the line is what stands there, and comes back.
template <typename Game>
void expect_read_right(const Json &line, int seat, const typename Game::Action &action)
{
    const std::string text = dumped(JsonCodec<Game>::record_action_json(seat, action, {}));
    const Json written = *parse_json_line(text);
    for (const auto &[key, value] : written.items())
        EXPECT_TRUE(line.contains(key) && means_the_same(line[key], value)) << key << " of " << text << " in " << line;
    const auto again = JsonCodec<Game>::record_action_from_json(written);
    ASSERT_TRUE(again) << text << again.error().cause;
    EXPECT_EQ(again->first, seat) << text;
    EXPECT_EQ(again->second, action) << text;
}

dos::Ruleset rules_of(dos::Game)
{
    dos::Ruleset rules;
    rules.target = 50;
    rules.false_catch = dos::FalseCatch::draw_two;
    return rules;
}

uno::Ruleset rules_of(uno::Game)
{
    uno::Ruleset rules;
    rules.target = 50;
    rules.stacking = rules.jump_in = rules.seven_zero = true;
    return rules;
}

template <typename Game>
class Fuzz : public testing::Test
{};

struct GameNames
{
    template <typename Game>
    static std::string GetName(int)
    {
        return std::string(Game::name);
    }
};

using Games = testing::Types<dos::Game, uno::Game>;
TYPED_TEST_SUITE(Fuzz, Games, GameNames);

} // namespace

TYPED_TEST(Fuzz, observations)
{
    using Codec = JsonCodec<TypeParam>;
    std::vector<std::string> sound;
    record_match<TypeParam>(4, rules_of(TypeParam{}), seed(), [&](const typename TypeParam::Observation &seen) {
        sound.push_back(dumped(Codec::observation_json(seen)));
    });
    Mutator mutator(seed());
    int accepted = 0;
    for (int round = 0; round < rounds(40'000); ++round) {
        SCOPED_TRACE("TABLESIDE_FUZZ_SEED=" + std::to_string(seed()) + ", round " + std::to_string(round));
        std::string text = sound[mutator.below(sound.size())];
        if (mutator.below(2) == 0) {
            Json json = Json::parse(text);
            mutator.damage(json);
            text = json.dump();
        } else {
            mutator.damage(text);
        }
        const auto json = parse_json_line(text);
        if (!json) {
            EXPECT_FALSE(json.error().cause.empty());
            continue;
        }
        const auto seen = Codec::observation_from_json(*json);
        if (seen)
            expect_sound<TypeParam>(*seen);
        accepted += static_cast<bool>(seen);
        if (this->HasFailure())
            return;
    }
    EXPECT_GT(accepted, 0);
}

TYPED_TEST(Fuzz, records)
{
    constexpr int lines_in_all = 250'000; // of what is damaged, so that long records take no longer than short ones
    const auto recorded = record_match<TypeParam>(3, rules_of(TypeParam{}), seed());
    Mutator mutator(seed() + 1);
    const int times = rounds(std::min(1'500, lines_in_all / static_cast<int>(recorded.record.size())));
    int accepted = 0;
    for (int round = 0; round < times; ++round) {
        SCOPED_TRACE("TABLESIDE_FUZZ_SEED=" + std::to_string(seed()) + ", round " + std::to_string(round));
        auto lines = mutator.below(2) == 0 ? recorded.record : recorded.save;
        std::string &line = lines[mutator.below(lines.size())];
        if (mutator.below(2) == 0) {
            Json json = Json::parse(line);
            mutator.damage(json);
            line = json.dump();
        } else {
            mutator.damage(line);
        }
        if (const auto summary = verified(joined(lines)); !summary) {
            EXPECT_GT(summary.error().line, 0) << summary.error().cause;
        }
        const auto loaded = load_match<TypeParam>(lines);
        if (loaded)
            expect_sound<TypeParam>(*loaded, lines);
        else
            EXPECT_GT(loaded.error().line, 0) << loaded.error().cause;
        accepted += static_cast<bool>(loaded);
        if (this->HasFailure())
            return;
    }
    EXPECT_GT(accepted, 0);
}

TYPED_TEST(Fuzz, actions_and_events)
{
    using Codec = JsonCodec<TypeParam>;
    const std::vector<std::string> lines = record_match<TypeParam>(4, rules_of(TypeParam{}), seed()).record;
    Mutator mutator(seed() + 2);
    int accepted = 0;
    for (int round = 0; round < rounds(40'000); ++round) {
        SCOPED_TRACE("TABLESIDE_FUZZ_SEED=" + std::to_string(seed()) + ", round " + std::to_string(round));
        Json json = Json::parse(lines[mutator.below(lines.size())]);
        mutator.damage(json);
        if (const auto action = Codec::record_action_from_json(json)) {
            expect_read_right<TypeParam>(json, action->first, action->second);
            ++accepted;
        }
        if (const auto action = Codec::action_from_json(json)) {
            const auto again = Codec::action_from_json(*parse_json_line(dumped(Codec::action_json(*action, {}))));
            EXPECT_TRUE(again && *again == *action) << json;
        }
        if (const auto event = Codec::event_from_json(json)) {
            EXPECT_TRUE(Codec::event_json(*event));
        }
        if (this->HasFailure())
            return;
    }
    EXPECT_GT(accepted, 0);
}

} // namespace tableside::test
