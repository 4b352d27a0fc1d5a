// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The rows that test the rules: a position, a script of actions, the expected events, and perhaps the legal actions
// afterwards. A row is named after its rule, such as DosMatch/RuleRow.plays/DOS_MATCH_3_single_color. A template over a game's
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
    /// The expected events, such as "0 matches r7 with r7 (single); ...". After "... " only the last events are given; other
    /// rows expect the events before them.
    std::string_view events;
    /// The legal actions of the seat then in turn; not checked if missing.
    std::optional<std::string_view> legal_then{};

    friend std::ostream &operator<<(std::ostream &out, const RowOf &row)
    {
        return out << row.rule << ' ' << row.name << ": " << row.script << " -> " << row.events;
    }
};

template <typename Position>
std::string named_after_rule(const testing::TestParamInfo<RowOf<Position>> &info)
{
    std::string joined = std::string(info.param.rule) + "_" + std::string(info.param.name);
    std::ranges::replace(joined, '-', '_');
    return joined;
}

/// Expects that the events of the row's script are those of the row.
template <typename Position>
void expect_events(const std::string &events, const RowOf<Position> &row)
{
    constexpr std::string_view omission = "... ";
    if (row.events.starts_with(omission)) {
        EXPECT_TRUE(events.ends_with("; " + std::string(row.events.substr(omission.size())))) << events;
    } else {
        EXPECT_EQ(events, row.events);
    }
}

} // namespace tableside::test
