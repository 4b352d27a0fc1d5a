// Rows of the rules of UNO.
#pragma once

#include "rule_row.h"
#include "uno_position.h"

namespace tableside::uno_test {

using Row = test::RowOf<Position>;

class UnoRuleRow : public testing::TestWithParam<Row>
{
};

} // namespace tableside::uno_test
