// The rules of UNO and their reasons, each with a test.
#include "engine/uno/reason.h"
#include "tests/engine/support/rule_registry.h"

namespace tableside::test {

namespace {

constexpr std::string_view rule_ids[] = {
#include "tests/engine/uno/rule_ids.inc"
};

TEST(UnoRegistry, every_rule_has_a_row)
{
    expect_rows_of(rule_ids);
}

TEST(UnoRegistry, every_reason_is_expected_in_a_row)
{
    expect_rows_of_reasons<uno::Reason>(uno::reason_count);
}

TEST(UnoRegistry, every_reason_has_a_code_and_a_rule)
{
    expect_codes_and_rules<uno::Reason>(uno::reason_count, rule_ids);
}

} // namespace

} // namespace tableside::test
