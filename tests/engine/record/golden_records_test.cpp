// Records and saves of version 0.1.0, of both games and all their switches, are those of every later version.
#include "engine/core/game_list.h"
#include "engine/record/each_record.h"
#include "engine/record/full_record.h"
#include "engine/record/verify_records.h"

#include <gtest/gtest.h>

#include <fstream>
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

/// What the app keeps of a match: no event but those that begin a round.
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

TEST_P(GoldenRecords, are_proved)
{
    std::istringstream stream(m_text);
    RecordReader reader(stream);
    const auto summary = verify_records(reader);
    ASSERT_TRUE(summary) << "line " << summary.error().line << ": " << summary.error().cause;
    EXPECT_GT(summary->records, 20);
}

TEST_P(GoldenRecords, come_again_from_their_saves)
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

INSTANTIATE_TEST_SUITE_P(files, GoldenRecords, testing::Values("dos_switches.jsonl", "uno_switches.jsonl"));

} // namespace tableside::test
