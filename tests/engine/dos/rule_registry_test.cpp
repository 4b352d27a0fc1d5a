// The rules of DOS and their reasons, each with a test.
#include "engine/dos/reason.h"
#include "tests/engine/support/rule_registry.h"

namespace tableside::test {

namespace {

constexpr std::string_view rule_ids[] = {
#include "tests/engine/dos/rule_ids.inc"
};

TEST(Registry, every_rule_has_a_row)
{
    expect_rows_of(rule_ids);
}

TEST(Registry, every_reason_is_expected_in_a_row)
{
    expect_rows_of_reasons<dos::Reason>(dos::reason_count);
}

TEST(Registry, every_reason_has_a_code_and_a_rule)
{
    expect_codes_and_rules<dos::Reason>(dos::reason_count, rule_ids);
}

} // namespace

} // namespace tableside::test
