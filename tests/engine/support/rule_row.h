// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rows that test the rules: a position, a script of actions, the expected events, and perhaps the legal actions
// afterwards. A row is named after its rule, such as Dos/RuleRow.plays/DOS_MATCH_3_single_color. A template over a game's
// Position (tests/engine/dos/position.h, tests/engine/uno/position.h).
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <optional>
#include <ostream>
#include <string>
#include <string_view>

namespace tableside::test {

template <typename Position>
struct RowOf
{
    std::string_view rule;
    std::string_view name;
    Position position;
    std::string_view script; ///< The actions, such as "0 match 0 r7; 0 end".
    std::string_view events; ///< The expected events, such as "0 matches r7 with r7 (single); ...".
    std::optional<std::string_view>
        legal_then{}; ///< The legal actions of the seat then in turn; not checked if missing.

    friend std::ostream &operator<<(std::ostream &out, const RowOf &row)
    {
        return out << row.rule << ' ' << row.name << ": " << row.script << " -> " << row.events;
    }
};

inline std::string row_name(std::string_view rule, std::string_view name)
{
    std::string joined = std::string(rule) + "_" + std::string(name);
    std::replace(joined.begin(), joined.end(), '-', '_');
    return joined;
}

template <typename Position>
std::string named_after_rule(const testing::TestParamInfo<RowOf<Position>> &info)
{
    return row_name(info.param.rule, info.param.name);
}

} // namespace tableside::test
