// Every rule has a test that bears its name, and every reason names a rule that exists. A template over a game's
// reasons; the program that asks must hold all the rows of that game.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <span>
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

inline void expect_rows_of(std::span<const std::string_view> rule_ids)
{
    std::set<std::string> names;
    for_each_test([&](const testing::TestSuite &suite, const testing::TestInfo &test) {
        names.insert(std::string(suite.name()) + "." + test.name());
    });
    for (const std::string_view id : rule_ids) {
        std::string wanted(id);
        std::replace(wanted.begin(), wanted.end(), '-', '_');
        wanted += '_';
        const bool found = std::any_of(names.begin(), names.end(),
                                       [&](const std::string &name) { return name.find(wanted) != std::string::npos; });
        EXPECT_TRUE(found) << id << " has no row";
    }
}

/// The rows as gtest prints them show what they expect.
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

} // namespace tableside::test
