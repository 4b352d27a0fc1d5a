// Every rule has a test that bears its name, and every reason names a rule that exists.
#include "dos/reason.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

namespace tableside::test {

namespace {

constexpr std::string_view rule_ids[] = {
#include "rule_ids.inc"
};

std::set<std::string> all_test_names()
{
    std::set<std::string> names;
    const testing::UnitTest &tests = *testing::UnitTest::GetInstance();
    for (int suite = 0; suite < tests.total_test_suite_count(); ++suite) {
        const testing::TestSuite &rows = *tests.GetTestSuite(suite);
        for (int row = 0; row < rows.total_test_count(); ++row)
            names.insert(std::string(rows.name()) + "." + rows.GetTestInfo(row)->name());
    }
    return names;
}

TEST(Registry, every_rule_has_a_row)
{
    const std::set<std::string> names = all_test_names();
    for (const std::string_view id : rule_ids) {
        std::string wanted(id);
        std::replace(wanted.begin(), wanted.end(), '-', '_');
        wanted += '_';
        const bool found = std::any_of(names.begin(), names.end(), [&](const std::string &name) {
            return name.find(wanted) != std::string::npos;
        });
        EXPECT_TRUE(found) << id << " has no row";
    }
}

/// The rows as gtest prints them; they show what they expect.
std::string all_rows()
{
    std::string rows;
    const testing::UnitTest &tests = *testing::UnitTest::GetInstance();
    for (int suite = 0; suite < tests.total_test_suite_count(); ++suite) {
        const testing::TestSuite &tested = *tests.GetTestSuite(suite);
        for (int row = 0; row < tested.total_test_count(); ++row) {
            if (const char *param = tested.GetTestInfo(row)->value_param())
                rows += param;
        }
    }
    return rows;
}

TEST(Registry, every_reason_is_expected_in_a_row)
{
    const std::string rows = all_rows();
    for (int index = 1; index < dos::reason_count; ++index) {
        const auto reason = static_cast<dos::Reason>(index);
        const std::string code(dos::reason_code(reason));
        const std::string refused = "refused " + code + " " + std::string(dos::reason_rule(reason));
        EXPECT_NE(rows.find(refused), std::string::npos) << refused;
    }
}

TEST(Registry, every_reason_has_a_code_and_a_rule)
{
    std::set<std::string_view> codes;
    for (int index = 1; index < dos::reason_count; ++index) {
        const auto reason = static_cast<dos::Reason>(index);
        EXPECT_TRUE(codes.insert(dos::reason_code(reason)).second) << dos::reason_code(reason);
        EXPECT_EQ(std::count(std::begin(rule_ids), std::end(rule_ids), dos::reason_rule(reason)), 1)
            << dos::reason_code(reason);
    }
    EXPECT_EQ(dos::reason_rule(dos::Reason::none), "");
}

} // namespace

} // namespace tableside::test
