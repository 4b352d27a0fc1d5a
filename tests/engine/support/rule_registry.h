// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Checks that every rule has a row that plays it (rule_row.h) and a section in the game's RULES.md, and that every reason has
// an existing rule and is expected in a row. Templates over a game's reasons; the test program must contain all rows of that
// game.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <map>
#include <regex>
#include <set>
#include <span>
#include <sstream>
#include <string>
#include <string_view>

namespace tableside::test {

/// Calls visit(suite, test) for every test of this program.
void for_each_test(auto visit)
{
    const testing::UnitTest &tests = *testing::UnitTest::GetInstance();
    for (int suite = 0; suite < tests.total_test_suite_count(); ++suite) {
        const testing::TestSuite &rows = *tests.GetTestSuite(suite);
        for (int row = 0; row < rows.total_test_count(); ++row)
            visit(rows, *rows.GetTestInfo(row));
    }
}

/// A rule about the deck, the deal or the match, which no script of actions can show, and the test that shows it instead.
struct ShownElsewhere
{
    std::string_view rule;
    std::string_view test; ///< The full name, such as "Deck.DOS_DECK_1_kinds_and_copies".
};

/// Expects that each rule has a row with expected events, or a test in `elsewhere`. The name of a test alone doesn't count.
/// Rows are found by the text that gtest prints for them: "DOS-END-1 name: script -> events".
inline void expect_rows_of(std::span<const std::string_view> rule_ids, std::span<const ShownElsewhere> elsewhere)
{
    std::set<std::string, std::less<>> shown;
    std::set<std::string, std::less<>> names;
    for_each_test([&](const testing::TestSuite &suite, const testing::TestInfo &test) {
        names.insert(std::string(suite.name()) + "." + test.name());
        const std::string row = test.value_param() != nullptr ? test.value_param() : "";
        const std::size_t events = row.find(" -> ");
        if (events != std::string::npos && events + 4 < row.size())
            shown.insert(row.substr(0, row.find(' ')));
    });
    for (const auto &[rule, test] : elsewhere) {
        EXPECT_TRUE(names.contains(test)) << rule << " has no test " << test;
        EXPECT_FALSE(shown.contains(rule)) << rule << " has rows";
        EXPECT_EQ(std::ranges::count(rule_ids, rule), 1) << rule;
        shown.insert(std::string(rule));
    }
    for (const std::string_view id : rule_ids)
        EXPECT_TRUE(shown.contains(id)) << id << " has no row";
}

/// Expects that each reason is the expected result of some row, by the text that gtest prints for the row.
template <typename Reason>
void expect_rows_of_reasons(int reason_count)
{
    std::string rows;
    for_each_test([&](const testing::TestSuite &, const testing::TestInfo &test) {
        if (const char *param = test.value_param())
            rows += param;
    });
    for (int index = 1; index < reason_count; ++index) {
        const auto reason = static_cast<Reason>(index);
        const std::string refused = "refused " + std::string(reason_code(reason)) + " "
            + std::string(reason_rule(reason));
        EXPECT_NE(rows.find(refused), std::string::npos) << refused;
    }
}

template <typename Reason>
void expect_codes_and_rules(int reason_count, std::span<const std::string_view> rule_ids)
{
    std::set<std::string_view> codes;
    for (int index = 1; index < reason_count; ++index) {
        const auto reason = static_cast<Reason>(index);
        EXPECT_TRUE(codes.insert(reason_code(reason)).second) << reason_code(reason);
        EXPECT_EQ(std::count(rule_ids.begin(), rule_ids.end(), reason_rule(reason)), 1) << reason_code(reason);
    }
    EXPECT_EQ(reason_rule(Reason::none), "");
}

/// Expects that each reason has a sentence of its own. The sentence for an action aimed at another player may be the same as
/// the reason's other sentence.
template <typename Reason>
void expect_texts(int reason_count)
{
    std::set<std::string_view> texts;
    for (int index = 1; index < reason_count; ++index) {
        const auto reason = static_cast<Reason>(index);
        const std::set<std::string_view> own{reason_text(reason), reason_text(reason, true)};
        for (const std::string_view text : own) {
            EXPECT_TRUE(text.size() > 10 && text.back() == '.') << text;
            EXPECT_TRUE(texts.insert(text).second) << text;
        }
    }
    EXPECT_STREQ(reason_text(Reason::none), "");
}

/// Reads a RULES.md and returns the text of each section with a heading such as "### DOS-DECK-1 The deck", by the heading's
/// first word. A section ends at the next heading. Reports a file that can't be read and a word that has two headings.
inline std::map<std::string, std::string, std::less<>> rule_sections(const std::string &path)
{
    std::ifstream file(path);
    EXPECT_TRUE(file) << path;
    std::map<std::string, std::string, std::less<>> sections;
    std::string *section = nullptr;
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with("#"))
            section = nullptr;
        if (line.starts_with("### ")) {
            const std::string id = line.substr(4, line.find(' ', 4) - 4);
            const auto [entry, is_new] = sections.try_emplace(id);
            EXPECT_TRUE(is_new) << path << " has two headings " << id;
            section = &entry->second;
        } else if (section != nullptr) {
            (*section += line) += '\n';
        }
    }
    return sections;
}

/// Expects that a RULES.md has one section with text for each rule and no other section, and that its text names no other
/// rule.
inline void expect_document_of(std::span<const std::string_view> rule_ids, const std::string &path)
{
    const auto sections = rule_sections(path);
    for (const std::string_view id : rule_ids) {
        const auto section = sections.find(id);
        EXPECT_TRUE(section != sections.end() && section->second.size() > 10) << path << " has no text for " << id;
    }
    for (const auto &[id, text] : sections)
        EXPECT_EQ(std::ranges::count(rule_ids, id), 1) << path << " has a heading " << id;

    std::ostringstream document;
    document << std::ifstream(path).rdbuf();
    const std::string text = document.str();
    const std::regex id_pattern("\\b[A-Z]+-[A-Z]+-[0-9]+\\b");
    for (std::sregex_iterator found(text.begin(), text.end(), id_pattern); found != std::sregex_iterator(); ++found)
        EXPECT_EQ(std::ranges::count(rule_ids, found->str()), 1) << path << " names " << found->str();
}

/// Expects that a RULES.md lists the code of each reason in the section of the reason's rule, and in no other.
template <typename Reason>
void expect_document_of_reasons(int reason_count, const std::string &path)
{
    const auto sections = rule_sections(path);
    for (int index = 1; index < reason_count; ++index) {
        const auto reason = static_cast<Reason>(index);
        const std::string code = "`" + std::string(reason_code(reason)) + "`";
        for (const auto &[id, text] : sections)
            EXPECT_EQ(text.find(code) != std::string::npos, id == reason_rule(reason))
                << path << ", " << id << ": " << code;
    }
}

} // namespace tableside::test
