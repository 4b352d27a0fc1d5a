// Rows of the rules of DOS.
#pragma once

#include "position.h"
#include "rule_row.h"

namespace tableside::test {

using Row = RowOf<Position>;

class RuleRow : public testing::TestWithParam<Row>
{
};

} // namespace tableside::test
