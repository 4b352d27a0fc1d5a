// Damaged input: bytes flipped, cut, doubled, and JSON values replaced by extreme ones. Nothing may crash or hang;
// what is accepted must hold together. TABLESIDE_FUZZ_SEED and TABLESIDE_FUZZ_ROUNDS change what is tried.
#include "record/uno_json.h"
#include "recorded_match.h"

#include <cstdlib>
#include <gtest/gtest.h>

namespace tableside::test {

namespace {

std::uint64_t from_environment(const char *name, std::uint64_t fallback)
{
    const char *text = std::getenv(name);
    return text == nullptr ? fallback : std::strtoull(text, nullptr, 10);
}

std::uint64_t seed() { return from_environment("TABLESIDE_FUZZ_SEED", 1); }
int rounds(int usual) { return static_cast<int>(from_environment("TABLESIDE_FUZZ_ROUNDS", static_cast<std::uint64_t>(usual))); }

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
        static const std::vector<std::string> list{
            "\xff", std::string(1, '\0'), "[[[[[[[[[[[[[[[[[[[", "{", "}", "\"", "null", "-1", "1e999", "1.5", "\\u0000",
            "99999999999999999999", "\"dos\"", "\"r#\"", "\"wild+4\"", "\"rskip\"", ",", "\n", "\xed\xa0\x80", "\xef\xbb\xbf"};
        return list;
    }
    static const std::vector<Json> &values()
    {
        static const std::vector<Json> list{
            Json(), true, false, 0, 1, 2, 3, 4, 7, 107, 108, 109, 255, 256, 65535, -1, INT64_MIN, UINT64_MAX, 1.5, "", "dos",
            "r#", "R5", "r2", "play", "bonus", "over", "call", "catch", "uno", "wild", "b+2", "drawn", "challenge", "swap", "g", Json::array(), Json::object(), {1, 2},
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
    rules.stacking = rules.seven_zero = true;
    return rules;
}

template <typename Game>
class Fuzz : public testing::Test
{
};

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
        if (const auto loaded = load_match<TypeParam>(lines); !loaded) {
            EXPECT_GT(loaded.error().line, 0) << loaded.error().cause;
        }
        if (this->HasFailure())
            return;
    }
}

TYPED_TEST(Fuzz, actions_and_events)
{
    using Codec = JsonCodec<TypeParam>;
    const std::vector<std::string> lines = record_match<TypeParam>(4, rules_of(TypeParam{}), seed()).record;
    Mutator mutator(seed() + 2);
    for (int round = 0; round < rounds(40'000); ++round) {
        SCOPED_TRACE("TABLESIDE_FUZZ_SEED=" + std::to_string(seed()) + ", round " + std::to_string(round));
        Json json = Json::parse(lines[mutator.below(lines.size())]);
        mutator.damage(json);
        if (const auto action = Codec::action_from_json(json)) {
            EXPECT_TRUE(Codec::action_from_json(*parse_json_line(dumped(Codec::action_json(*action, {})))));
        }
        if (const auto event = Codec::event_from_json(json)) {
            EXPECT_TRUE(Codec::event_json(*event));
        }
        if (this->HasFailure())
            return;
    }
}

} // namespace tableside::test
