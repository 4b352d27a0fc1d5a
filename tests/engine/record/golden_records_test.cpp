// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Every later version must read the records and saves of version 0.1.0, of both games under all switches of their rules.
#include "engine/core/game_list.h"
#include "engine/record/each_record.h"
#include "engine/record/full_record.h"
#include "tests/engine/support/rulesets.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

namespace tableside::test {

namespace {

class GoldenRecords : public testing::TestWithParam<const char *>
{
protected:
    void SetUp() override
    {
        std::ifstream file(std::string(TABLESIDE_GOLDEN_DIR "/") + GetParam());
        ASSERT_TRUE(file) << "golden file missing";
        std::ostringstream text;
        text << file.rdbuf();
        m_text = text.str();
    }

    std::string m_text;
};

/// Returns the record as a save of the app, whose only events are those that start a round.
std::vector<std::string> save_of(const std::vector<std::string> &record)
{
    std::vector<std::string> save;
    for (const std::string &line : record) {
        if (!line.starts_with("{\"e\":") || line.starts_with("{\"e\":\"round\""))
            save.push_back(line);
    }
    return save;
}

} // namespace

/// The record that follows from a save by the rules must be the golden one. GoldenEvents verifies each line.
TEST_P(GoldenRecords, can_be_restored_from_their_saves)
{
    std::vector<std::vector<std::string>> records;
    std::istringstream stream(m_text);
    for (std::string line; std::getline(stream, line);) {
        if (line.starts_with("{\"tableside\""))
            records.emplace_back();
        records.back().push_back(line);
    }
    for (const std::vector<std::string> &record : records) {
        std::string text;
        for (const std::string &line : record)
            (text += line) += '\n';
        with_game(game_of(Json::parse(record.front())).value(), [&]<typename Game>() {
            const auto again = full_record<Game>(save_of(record));
            ASSERT_TRUE(again) << record.front() << "\nline " << again.error().line << ": " << again.error().cause;
            EXPECT_EQ(*again, text);
        });
    }
}

/// Returns the kinds of events in all golden records of a game, as indices into the variant Game::Event.
template <typename Game>
std::set<std::size_t> kinds_of_golden_events()
{
    std::set<std::size_t> kinds;
    for (const auto &entry : std::filesystem::directory_iterator(TABLESIDE_GOLDEN_DIR)) {
        std::optional<Replay<Game>> replay;
        std::ifstream file(entry.path());
        for (std::string line; std::getline(file, line);) {
            const auto json = parse_json_line(line);
            if (json && is_header(*json)) {
                replay.reset();
                if (game_of(*json) == game_named(Game::name))
                    replay.emplace(ReplayMode::verify);
            }
            if (!replay)
                continue;
            const auto error = replay->feed(*json);
            EXPECT_FALSE(error) << entry.path() << ": " << error->cause << "\n" << line;
            if (error)
                break;
            for (const auto &event : replay->last_events())
                kinds.insert(event.index());
        }
    }
    return kinds;
}

template <typename Game>
class GoldenEvents : public testing::Test
{};
TYPED_TEST_SUITE(GoldenEvents, Games, GameNames);

TYPED_TEST(GoldenEvents, include_every_kind)
{
    EXPECT_EQ(kinds_of_golden_events<TypeParam>().size(), std::variant_size_v<typename TypeParam::Event>);
}

INSTANTIATE_TEST_SUITE_P(files, GoldenRecords,
                         testing::Values("dos_switches.jsonl", "uno_switches.jsonl", "dos_three_seats.jsonl",
                                         "uno_house_rules.jsonl", "dos_false_catches.jsonl", "uno_blocked.jsonl"));

} // namespace tableside::test
