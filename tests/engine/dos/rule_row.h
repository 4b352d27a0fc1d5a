// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The type of the table-driven test rows for the rules of DOS; see tests/engine/support/rule_row.h.
#pragma once

#include "tests/engine/dos/position.h"
#include "tests/engine/support/rule_row.h"

namespace tableside::test {

using Row = RowOf<Position>;

class RuleRow : public testing::TestWithParam<Row>
{};

} // namespace tableside::test
