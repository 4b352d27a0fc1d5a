// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Test rows of the rules of UNO.
#pragma once

#include "tests/engine/support/rule_row.h"
#include "tests/engine/uno/position.h"

namespace tableside::uno_test {

using Row = test::RowOf<Position>;

inline constexpr uno::Ruleset stacking{.stacking = true};
inline constexpr uno::Ruleset no_bluffing{.no_bluffing = true};

class UnoRuleRow : public testing::TestWithParam<Row>
{};

} // namespace tableside::uno_test
